# Textes du terminal seul : la page ne les charge pas.
term-menu-resume = Reprendre ma dernière partie
term-menu-join = Rejoindre une table avec un code
term-menu-quit = Quitter
term-what-timeline = chacun pour soi : place toutes tes cartes avant les autres
term-what-twist = tous ensemble pour le meilleur score ; en solo aussi
term-what-trek = un voyage de trois jours dans le temps
term-how-many-people = Combien de personnes jouent sur ce clavier ?
term-n-people = { $n ->
    [one] moi seulement
   *[other] { $n } personnes, à tour de rôle
}
term-how-many-bots = Combien de bots ?
term-n-bots = { $n ->
    [0] aucun
    [one] un bot
   *[other] { $n } bots
}
term-name-of = Nom de la personne { $n }
term-player = Anonyme
term-ask-code = Code ou adresse de la table
term-bad-address = « { $text } » n’est ni un code comme 7QK2-M9XD ni une adresse comme http://192.168.1.5:8080/j/7QK2-M9XD. Vérifie ce que l’hôte t’a envoyé.
term-nothing-to-resume = Il n’y a pas de partie à reprendre. Commences-en une : antedate play
term-saved = La partie est enregistrée. Pour la reprendre : antedate play --resume
term-come-back = Ta place est gardée. Pour revenir : antedate play --join { $address }
term-record = Le compte rendu de la partie : { $path } (pour le vérifier : antedate verify)
term-too-small = Cette fenêtre fait { $wide } × { $tall } caractères. Il en faut { $wantWide } × { $wantTall } pour la table : agrandis la fenêtre, ou joue avec --plain.
term-key-choose = choisir
term-key-move = déplacer
term-key-ok = valider
term-key-on = continuer
term-key-back = retour
term-key-keys = touches
term-key-chat = discuter
term-key-line = table
term-key-hands = cartes
term-all-cards = Les cartes de tous
term-all-journeys = Les voyages de tous
term-key-lessons = notes
term-key-scroll = défiler
term-key-leave = partir
term-key-stay = rester
term-leave-title = Partir ?
term-leave-local = La partie est enregistrée ; tu peux la reprendre quand tu veux.
term-leave-remote = Ta place est gardée ; tu peux revenir quand tu veux.
term-next-player = Tour suivant
term-pass-keyboard = Passe le clavier à { $name }.
term-press-enter = Appuie sur Entrée quand personne d’autre ne regarde.
term-you-start = C’est toi l’hôte : S pour commencer, B pour ajouter un bot.
term-type-number = (1 à { $n } ; b : retour, ? : aide)
term-not-understood = « { $text } » n’est pas au choix. Tape un nombre de la liste, ou ? pour l’aide.
term-plain-help = Tape un nombre pour choisir, ou plusieurs à la fois, comme 2 5. b : retour, l : la table, h : les cartes de tous, i : les histoires derrière les cartes, say … : discuter, q : partir (la partie est enregistrée).
term-plain-menu-help = Tape un nombre pour choisir. b : retour, q : partir.
term-after-game = r : rejouer, i : les histoires derrière les cartes, q : partir
term-round = manche { $n }
term-where = Où va « { $title } » ?
term-what-with = Que faire de « { $title } » ?
term-belonged = Sa place était ici : { $place }
term-free = libre
term-in-slot = dans la case
term-blocked = bloquée
term-time-left = Temps restant : { $time }
term-clock-ran-out = Temps écoulé pour { $name } ; un bot a joué.
term-left = { $name } a quitté la table.
term-plays-again = { $name } rejoue.
term-bot-plays-for = Un bot joue maintenant pour { $name }.
term-reshuffled = La défausse a été mélangée pour former une nouvelle pioche.
term-eliminated = { $n ->
    [one] { $names } est hors jeu.
   *[other] { $names } sont hors jeu.
}
term-ancestors-left = ancêtres : { $n }
term-deck-left = paquet : { $n }
term-day-of = jour { $day } sur 3
term-departures = Départs
term-hours = { $n } h
term-at-hour = montre sur { $hour }
term-n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
term-n-crystals = { $n ->
    [0] aucun cristal
    [one] { $n } cristal
   *[other] { $n } cristaux
}
term-plus-points = { $n ->
    [one] +{ $n } point
   *[other] +{ $n } points
}
term-plus-crystals = { $n ->
    [one] +{ $n } cristal
   *[other] +{ $n } cristaux
}
term-no-journey = pas encore de voyage
term-journeys = voyages { $lengths } → { $date }
term-choose-itinerary = Choisis ton itinéraire du jour.
term-choose-departure = Choisis où voyager.
term-how-many-crystals = Dépenser des cristaux ? Chacun fait gagner une heure.
term-choose-column = Quel jeton d’abord, et où ?
term-where-token = Où va le jeton ?
term-token-first = d’abord { $token }
term-to-place = À poser :
term-pass = Passer : il n’y a rien à prendre
term-watch-to = ta montre passe à { $hour }
term-punctual = pile à l’heure : +{ $n }
term-journey-starts = un voyage commence
term-journey-continues = le voyage continue
term-journey-closes = plus tôt : un autre voyage commence
term-took = { $name } → { $card } : montre sur { $hour }.
term-new-journey = Un nouveau voyage.
term-has-chosen = { $name } a choisi un itinéraire.
term-token-returned = { $name } : pas de place pour { $token }.
term-passed = { $name } passe.
term-day-ended = Le jour { $day } est fini.
term-day-began = Le jour { $day } commence.
term-score-parts = { $points } sur la piste + { $crystals } pour les cristaux + { $journeys } pour les voyages
error-unkept-key = La clé de ta place ne peut pas être enregistrée sur cette machine : { $why }
error-untrusted-server = Le serveur { $host } ne peut pas prouver son identité ({ $why }). Si son certificat est autosigné, indique son fichier dans SSL_CERT_FILE.

term-use-warp = Utiliser d’abord une distorsion temporelle
term-choose-warp = Quelle distorsion temporelle ?
term-choose-spaces = Quelles deux cartes échanger ?
term-choose-echo = L’avantage de quelle case ?
term-choose-top = Laquelle va sur le dessus du paquet ? Personne d’autre ne les voit.
term-warps-off = Sans
term-warps-on = Avec les distorsions temporelles
term-warps = Distorsions temporelles :
term-warp-by = utilisée par { $name }
term-warp-used = { $name } utilise une distorsion temporelle : { $warp }.
term-foreseen = { $name } a regardé dans le paquet.
term-journey-detours = le détour la fait entrer dans le voyage
term-what-chorus = tout le monde place la même carte en même temps ; en solo aussi
term-waiting-for-n = { $n ->
    [one] On attend { $n } personne.
   *[other] On attend { $n } personnes.
}
term-n-players = { $n ->
    [one] { $n } personne
   *[other] { $n } personnes
}
term-all-points = Les points de tous
term-your-choice = Ton choix : { $place }
