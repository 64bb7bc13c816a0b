# Textes de l’interface, communs au web, au terminal et au serveur.
## Home
main-menu = Menu principal
home-title = Remets l’histoire dans l’ordre
home-lead = Qu’est-ce qui est arrivé en premier ? Place tes cartes sur la frise, avec tes amis autour d’une même table ou contre des bots.
play-now = Jouer
play-now-what = { $game }, contre { $bots ->
    [one] un bot
   *[other] { $bots } bots
}. Sans compte, sans attente.
play-now-team = { $game }, avec { $bots ->
    [one] un bot
   *[other] { $bots } bots
}. Sans compte, sans attente.
fan-1 = La Grande Pyramide
fan-2 = L’imprimerie
fan-3 = Colomb prend la mer
my-games = Mes parties
with-friends = Entre amis
with-friends-how = Ouvre une table et partage le lien ou le code. Un appareil ou plusieurs, tout près ou très loin.
new-table = Nouvelle table
join-by-code = Rejoindre avec un code
code = Code
join = Rejoindre
home = Accueil
loading = Un instant…
close = Fermer

## Set-up
game = Jeu
game-timeline = Timeline
game-timeline-what = Chacun pour soi : place toutes tes cartes avant les autres.
game-twist = Twist
game-twist-what = Tous ensemble : formez une ligne avec 36 cartes et marquez le plus de points possible.
game-trek = Trek
deck = Jeu de cartes
decks = Jeux de cartes
decks-mix = Choisis-en un, ou mélanges-en plusieurs dont les dates sont des années.
which-cards = Quelles cartes ?
choose-decks = Choisir des jeux ({ $n })
surprise-me = Surprends-moi
surprise-chose = Tiré au sort : { $decks }
surprise-only = Rien d’autre à tirer au sort pour ce jeu : { $decks }
find-deck = Chercher un jeu de cartes
find-deck-none = Aucun jeu de cartes de ce nom ou sur ce thème.
n-decks = { $n ->
    [one] un jeu
   *[other] { $n } jeux
}
take-deck = Choisir
take-deck-named = Choisir { $deck }
play-with-decks = { $n ->
    [one] Jouer avec ce jeu
   *[other] Jouer avec { $n } jeux
}
level-known = Bien connu
level-mixed = Varié
level-hard = Pour experts
level-numbers = { $level } : { $known } connues de beaucoup, { $unknown } de peu de gens
deck-only-in = Seulement en { $langs }
deck-needs-dates = Fait pour un autre jeu : ces cartes ne se placent pas sur une frise.
deck-needs-icons = Ce jeu demande des cartes à symboles, et celles-ci n’en ont pas.
deck-needs-own = Ce jeu a ses propres cartes.
deck-replaces = Ne se mélange pas : remplace les autres
deck-too-few = Pas assez de cartes à lui seul : il en faut { $needed }. Mélange-le avec un autre jeu.
mix-too-few = Pas assez de cartes : il en faut { $needed }. Ajoute un jeu.
fresh-cards = Pas de cartes vues récemment
fresh-cards-what = Les cartes que quelqu’un ici a vues dans ses trois dernières parties restent dans la boîte, tant qu’il y en a assez d’autres.
topics = Thèmes
period = Période
cards = Cartes
filter = Certains thèmes ou années seulement
filter-of = { $n ->
    [one] Si tu ne choisis rien, la seule carte est en jeu.
   *[other] Si tu ne choisis rien, les { $n } cartes sont en jeu.
}
from-year = De l’année
to-year = À l’année
any-year = peu importe
era = Ère
era-ce = apr. J.-C.
era-bce = av. J.-C.
year-bce = { $year } av. J.-C.
period-both = de { $from } à { $to }
period-from = à partir de { $from }
period-to = jusqu’à { $to }
hand-size = Cartes en main
lock-table = Verrouiller la table : personne d’autre ne peut s’asseoir
handicap = Handicap
handicap-what = Qui en sait plus peut commencer avec plus de cartes : tout le monde garde ses chances.
extra-cards = { $n ->
    [0] aucune carte de plus
    [one] une carte de plus
   *[other] { $n } cartes de plus
}
edition-classic = classique
edition-twist = twist, avec des icônes
edition-saga = saga, de bas en haut
your-name = Ton nom
proposed-names = Ada, Hypatie, Galilée, Zheng He, Ibn Battûta, Sappho, Kepler, Murasaki, Marie, Copernic, Averroès, Sofia, Aryabhata, Hatchepsout, Amelia, Volta
seats = Places
bots = Bots
bot-level = Caractère des bots
clock = Temps par coup
clock-none = Sans limite
clock-30s = 30 secondes
clock-60s = 1 minute
clock-2m = 2 minutes
clock-1d = 1 jour
public-table = Montrer cette table à tout le monde sur ce serveur
public-table-what = N’importe qui peut chercher une date, et rien ne peut l’empêcher. Un temps court rend cela difficile : seules les parties à 30 ou 60 secondes par coup entrent au palmarès.
stand-ins = Si quelqu’un s’absente
stand-ins-gentle = Un bot gentil
stand-ins-amateur = Au plus un bot moyen
stand-ins-any = N’importe quel bot
show-hints = Montrer les indications
make-table = Ouvrir la table
waiting-room = Salle d’attente
invite-how = Partage le lien, ou dicte le code :
code-is = Le code est { $code }
copy-link = Partager le lien
link-copied = Lien copié
only-here = Cette table n’est accessible que sur cet appareil. Jouez-y ensemble en vous le passant : ajoute les autres ci-dessous.
qr-of = Code QR : { $address }
sit-down = Prendre place
seat-after-game = Tu regardes. Tu pourras prendre place à la fin de cette partie.
at-the-table = À la table : { $n } sur { $seats }
host = hôte
you = toi
on-this-device = sur cet appareil
hot-seat-what = Quelqu’un est avec toi ? Jouez tous sur cet appareil, en vous le passant.
hot-seat-name = Son nom
hot-seat-add = L’ajouter ici
pass-to = À { $name } de jouer.
pass-now = Passer l’appareil
curtain-for = Passe l’appareil à { $name }
curtain-what = Les cartes restent cachées tant que tu n’es pas là.
curtain-open = C’est moi, { $name } : montrer mes cartes
bot = bot
away = pas là
out = hors jeu
remove = Retirer
remove-named = Retirer { $name }
add-bot = Ajouter un bot
who-begins = Qui commence
first-random = Au hasard
first-me = Je commence
start = Lancer la partie
needs-players = { $n ->
    [one] On peut jouer en solo.
   *[other] Il faut être { $n } pour ce jeu : invite quelqu’un ou ajoute un bot.
}
waiting-for-host = L’hôte va lancer la partie.

## At the table
players = À la table
n-watching = { $n ->
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
}
is-away = { $name } n’est pas là ({ $time })
let-bot-play = Laisser jouer un bot
to-move = son tour
n-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
the-line = La frise, du plus ancien au plus récent
your-cards = Tes cartes
your-turn = À toi de jouer
turn-of = { $name } réfléchit
play-off = Départage
play-off-of-others = Le départage se joue sans toi ; tu peux regarder.
draw-pile = Pioche : { $n }
discard-pile = Défausse : { $n }
no-cards-left = Tu n’as plus de cartes.
gone-on-without-you = La partie continue sans toi ; tu peux regarder.
choose-card = Choisis une de tes cartes.
choose-gap = Où va-t-elle ? Choisis un intervalle.
ask-between = Entre { $left } et { $right } ?
ask-before = Avant : { $right } ?
ask-after = Après : { $left } ?
place-it = Placer
back = Retour
cancel = Annuler
gap-between = entre { $left }, { $leftDate }, et { $right }, { $rightDate }, intervalle { $n } sur { $count }
gap-before = avant { $right }, { $rightDate }, intervalle { $n } sur { $count }
gap-after = après { $left }, { $leftDate }, intervalle { $n } sur { $count }
card-in-line = { $title }, { $date }
card-in-hand = Carte { $n } : { $title } ({ $topic })
belonged-here = { $title }, { $date } : sa place était ici
placing = { $name } : « { $title } ».
go-on = Continuer
right = Juste !
wrong = Faux.
revealed-right = { $name } : « { $title } » – { $date }.
revealed-wrong-between = { $name } : « { $title } » – { $date }. Sa place était entre { $left } et { $right }.
revealed-wrong-before = { $name } : « { $title } » – { $date }. Sa place était avant : { $right }.
revealed-wrong-after = { $name } : « { $title } » – { $date }. Sa place était après : { $left }.
counts-as = Chaque carte compte pour une seule année : « { $date } » compte comme { $year }.
either-side = « { $title } » a la même date : les deux côtés étaient justes.
why = Pourquoi ?
zoom-out = Cartes plus petites
zoom-in = Cartes plus grandes
true-time = À l’échelle
jump-to = Aller à…
years = { $from }–{ $to }
years-bce = { $from }–{ $to } av. J.-C.
last-moves = Derniers coups
lesson-of = À propos de « { $title } »
source = Source : { $source }
hint-twist = Touche une carte et retourne-la : sa date décide de sa place. Allonge la ligne, remplis les cases et évite les blocages.
hint-twist-scene = Touche une carte et retourne-la : son numéro de scène décide de sa place. Allonge la colonne, remplis les cases et évite les blocages.
hint-pick = Touche une de tes cartes, en bas. Personne ne connaît encore sa date.
hint-pick-scene = Touche une de tes cartes, en bas. À quel moment de l’histoire cela se passe-t-il ? Les scènes suivantes sont plus haut.
hint-again = C’est encore à toi : qui n’a plus de cartes en premier gagne. Touche « Pourquoi ? » pour en savoir plus sur une carte.
hint-gap = Touche maintenant l’intervalle numéroté où elle va, ou fais-y glisser la carte.
hint-place = C’est sûr ? Tu peux changer d’avis tant qu’elle n’est pas placée.
hint-turn = Retourne-la : sa date décide de sa place. Un bout de la ligne rapporte deux points, une case un seul.
hint-turn-scene = Retourne-la : son numéro de scène décide de sa place. Un bout de la colonne rapporte deux points, une case un seul.
hint-turn-or-discard = Retourne-la, ou défausse-la : son icône correspond. Une défausse coûte un point, mais ne bloque rien.
hint-stop = Joue la sécurité et termine ton tour, ou risque une deuxième carte.

## Twist
main-row = La ligne principale, avec les cases entre ses cartes
main-column = La colonne principale, les cartes suivantes plus haut, avec les cases entre ses cartes
row-first = À la première carte : { $date }
row-last = À la dernière carte : { $date }
way-later = plus tard
way-earlier = plus tôt
score-is = Score : { $score }
to-next-rank = Encore { $n } : { $rank }
tally = { $main } dans la ligne · { $slots } dans les cases · { $lost } ailleurs
to-match = Icône à assortir :
matches = peut être défaussée
icon-none = aucune icône
icon-anchor = ancre
icon-crown = couronne
icon-feather = plume
icon-key = clé
icon-shield = bouclier
icon-sun = soleil
card-in-slot = { $title }, { $date }, dans une case
free-slot = entre { $left } et { $right } : libre
card-upright = { $title }, icône { $icon }
card-blocked = { $title }, bloquée, { $date }, icône { $icon }, au dos { $back }
cards-of = { $name } : ses cartes
turn-it = Retourner
discard-it = Défausser
end-turn = Finir le tour
try-or-discard = Choisis une carte à retourner ou à défausser.
must-try = { $n ->
    [one] Il faut continuer : encore { $n } carte debout. Si elle est bloquée, la partie est finie.
   *[other] Il faut continuer : encore { $n } cartes debout.
}
last-upright = Ta dernière carte debout : si elle est bloquée, la partie est finie.
stop-or-go-on = Finis ton tour, ou retourne une deuxième carte.
advise = Conseil sur « { $title } »
pin-play = Joue celle-ci
pin-discard = Défausse celle-ci
pin-about = À peu près ici…
pin-before-all = avant tout le reste
pin-after = après : { $date }
place-end = nouveau bout, 2 points
place-free = case libre, 1 point
place-taken = case prise, la carte serait bloquée
slot-taken-by = Entre { $left } et { $right }, il y a déjà « { $title } », { $date }.
unpin = Retirer le conseil
rank-0 = Espoirs
rank-1 = Novices
rank-2 = Élèves
rank-3 = Scribes
rank-4 = Archivistes
rank-5 = Mémoires vivantes
rank-6 = Sages des âges
rank-7 = Nomades du temps

## Result
you-win = Tu gagnes !
you-share = Vous partagez la victoire !
winners = { $n ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}
won-because = Plus aucune carte à la fin de la manche { $rounds }.
won-alone = Il ne reste personne d’autre en jeu.
won-together = Il n’y avait plus de cartes à piocher pour le départage de la manche { $rounds }.
why-all-out = Toutes les cartes ont été jouées.
why-cannot-act = La personne dont c’était le tour ne pouvait ni retourner ni défausser de carte.
why-no-card-placed = Toutes les cartes retournées pendant ce tour ont été bloquées.
rematch = Rejouer
share = Partager
shared = Copié
share-timeline = { $name } : { $right } sur { $all } au bon endroit, série de { $streak }
share-twist = Antedate Twist : { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $rank }
in-true-time = À l’échelle
in-story-order = Dans l’ordre du récit
axis-says = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} : { $from } – { $to }
lessons = Les histoires derrière les cartes
missed-by-years = { $n ->
    [one] { $name } : à { $n } an près
   *[other] { $name } : à { $n } ans près
}
missed-by-scenes = { $n ->
    [one] { $name } : à { $n } scène près
   *[other] { $name } : à { $n } scènes près
}
was-blocked = { $name } l’a retournée et elle a été bloquée
shuffle-check = Le mélange était-il honnête ?
shuffle-what = Avant la partie, le serveur s’est engagé sur sa graine secrète. Ton navigateur peut maintenant refaire le mélange tout seul et comparer.
check-now = Vérifier
download-transcript = Télécharger le compte rendu de la partie
shuffle-honest = Le mélange était honnête.
shuffle-wrong = Quelque chose ne correspond pas.
check-commitment = La graine est celle sur laquelle le serveur s’était engagé.
check-deal = Les cartes étaient dans l’ordre que donne cette graine.
check-reshuffles = { $n ->
    [one] La défausse a été remélangée { $n } fois, comme le veut la graine.
   *[other] La défausse a été remélangée { $n } fois, comme le veut la graine.
}
commitment = L’engagement :

## Connection
link-reconnecting = Reconnexion… Ton coup est en sécurité.
link-restarting = Le serveur redémarre… Ton coup est en sécurité.
link-back = La connexion est rétablie.
link-shaky = Ta connexion est lente.
saving-paused = Le serveur ne peut pas enregistrer pour l’instant. Ton coup est en sécurité.
cannot-enter = Impossible de rejoindre cette table
table-closed = Cette table est fermée
watch = Regarder
seat-moved = Cette place est maintenant sur un autre appareil
seat-moved-what = Tu peux regarder d’ici, ou reprendre la place depuis l’autre appareil.
seat-sent-away = Tu n’es plus à cette table
seat-sent-away-what = L’hôte a libéré ta place. Tu peux regarder, ou te rasseoir s’il reste une place.
seat-left = Tu as quitté cette table
seat-left-what = Tu peux regarder, ou te rasseoir s’il reste une place.
move-seat = Transférer cette place sur un autre appareil
move-seat-what = Ouvre cette adresse là-bas dans les dix minutes. Elle ne marche qu’une fois ; ensuite, cet appareil cède la place.
leave = Quitter la table
still-running = Ta partie de { $game } est toujours en cours.
still-running-what = Une partie en cours
return-to-table = Retourner à la table
leave-sure = Partir pour de bon ? Un bot jouera à ta place.
leave-room-sure = Quitter cette table ?
bot-holds = Un bot joue à ta place.
bot-holds-clock = Ton temps s’est écoulé deux fois : un bot joue à ta place.
time-up = Temps écoulé : un bot a joué à ta place.
take-back = Reprendre ta place

## Talk
chat = Discussion
chat-empty = Pas encore de message.
chat-say = Dis quelque chose
send = Envoyer
preset-hello = Bonjour !
preset-well-played = Bien joué !
preset-thanks = Merci !
preset-oops = Oups !
preset-thinking = Je réfléchis.
preset-your-turn = À toi !
preset-never-guessed = Je ne l’aurais jamais deviné.
preset-good-game = Belle partie !

## Said aloud
say-joined = { $name } a pris place.
say-started = La partie commence.
say-your-turn = C’est à toi.
say-placed = { $name } a placé « { $title } », { $date }. Juste.
say-misplaced-between = { $name } a placé « { $title } », { $date }. Faux, sa place était entre { $left } et { $right }.
say-misplaced-before = { $name } a placé « { $title } », { $date }. Faux, sa place était avant : { $right }.
say-misplaced-after = { $name } a placé « { $title } », { $date }. Faux, sa place était après : { $left }.
say-ended = La partie est finie.
say-play-off = Départage : { $names } continuent avec une carte chacun.
say-chat = { $name } dit : { $text }
say-went-left = { $name } a retourné « { $title } », { $date } : c’est maintenant la plus ancienne de la ligne.
say-went-right = { $name } a retourné « { $title } », { $date } : c’est maintenant la plus récente de la ligne.
say-went-slot = { $name } a retourné « { $title } », { $date } : elle remplit une case.
say-went-stack = { $name } a retourné « { $title } », { $date } : même date, elle est empilée.
say-went-blocked = { $name } a retourné « { $title } », { $date } : la case est prise, la carte est bloquée.
say-discarded = { $name } a défaussé « { $title } », { $date }.

## Keys
keys = Raccourcis clavier
key-pick = choisir une carte
key-gap = choisir un intervalle
key-place = placer la carte
key-zoom = cartes plus petites ou plus grandes
key-cancel = annuler
key-line = écouter la frise
key-hand = écouter tes cartes
key-try = retourner la carte
key-discard = défausser la carte
key-stop = finir ton tour

## Settings and about
settings = Réglages
language = Langue
theme = Thème
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
motion = Animations
motion-auto = Comme l’appareil
motion-less = Réduites
pace = Affichage des coups
pace-slow = Avec le temps de lire
pace-usual = Normal
pace-fast = Rapide
pace-none = Tout d’un coup
hints = Indications
hints-first = À ma première partie
hints-always = Toujours
hints-never = Jamais
sound = Son
sound-off = coupé
shakes = Vibrations
shakes-what = Le téléphone vibre doucement quand une carte est retournée.
calm = Mode calme.
calm-what = Ni discussion, ni public, ni animations, ni son.
notify = Me prévenir quand c’est mon tour.
notify-what = Seulement quand cette page est en arrière-plan.
settings-stored = Ces réglages sont enregistrés sur cet appareil.
about = À propos
about-what = Antedate est un endroit où jouer aux jeux de cartes chronologiques, fidèle aux règles imprimées, avec des amis et des bots. C’est un seul programme, que tout le monde peut faire tourner.
credits = Les jeux
credit-timeline = Timeline a été créé par Frédéric Henry.
credit-twist = Le jeu coopératif de Timeline Twist a été créé par Frédéric Henry et Corey Konieczka.
credit-trek = Trekking Through History a été créé par Charlie Bink.
not-affiliated = Nous n’avons aucun lien avec leurs éditeurs. Le texte des règles, les cartes et les données sont de nous.
licences = Licences
licence-motifs = Images : game-icons.net, par Lorc, Delapouite et d’autres, CC BY 3.0.
licence-fonts = Polices : Playfair Display et Source Sans 3, SIL Open Font License.
licence-decks = Jeux de cartes : CC BY 4.0.
licence-code = Programme : MIT ou Apache 2.0.
licence-packages = Les paquets qu’utilisent cette page et le programme, avec leurs licences :
privacy = Vie privée
privacy-what = Pas de compte, pas de pistage, rien n’est chargé d’autres sites. Le serveur garde tes pseudos, tes messages et tes coups, et rien d’autre sur toi. Tu peux les exporter ou les effacer sur ta page.
offline-title = La table est hors de portée
offline-what = Le serveur ne répond pas, ou cet appareil est hors ligne. Rien n’est perdu : ta place et tes coups sont en sécurité.
offline-again = Réessayer
no-such-page = Page introuvable
no-such-page-what = Cette adresse ne mène nulle part. L’as-tu copiée en entier ?

## Refusals
error-unreachable = Le serveur est injoignable. Réessaie dans un instant.
error-not-seated = Tu n’as pas de place à cette table. Rejoins-la d’abord.
error-not-host = Seul l’hôte peut faire cela.
error-table-closed = Cette table est fermée. Ouvres-en une autre.
error-game-running = Une partie est en cours. Attends la fin.
error-no-game = Aucune partie n’est en cours. L’hôte peut en lancer une.
error-table-locked = L’hôte a verrouillé cette table. Demande-lui de la déverrouiller.
error-table-full = Les { $seats } places sont prises. Tu peux regarder, ou demander à l’hôte d’en ajouter.
error-bad-name = Un nom compte de 1 à { $max } caractères visibles. Choisis-en un autre.
error-name-taken = Quelqu’un à cette table a déjà ce nom. Choisis-en un autre.
error-name-reserved = Ce nom est réservé au serveur ou à ses bots. Choisis-en un autre.
error-bad-token = La clé de cette place est abîmée. Rejoins de nouveau la table.
error-token-used = Cette clé est déjà utilisée à cette table. Rejoins de nouveau la table.
error-bad-id = Le message est illisible. Recharge la page.
error-no-such-player = Cette personne n’est pas à cette table.
error-not-a-bot = Ce n’est pas un bot.
error-bad-level = Ce serveur n’a pas de bot de ce caractère. Choisis-en un autre.
error-bad-option = Ce choix n’est pas possible : { $option } = { $value }.
error-too-few-players = Il faut être { $needed } pour ce jeu, mais { $have ->
    [one] il n’y a que { $have } personne
   *[other] il n’y a que { $have } personnes
}. Invite quelqu’un ou ajoute des bots.
error-too-few-cards = { $have ->
    [one] Il n’y a que { $have } carte en jeu, mais il en faut { $needed }.
   *[other] Il n’y a que { $have } cartes en jeu, mais il en faut { $needed }.
} Choisis plus de thèmes ou d’années, un jeu plus grand, moins de monde ou des mains plus petites.
error-cannot-deal = Les cartes ne peuvent pas être distribuées : { $reason }
error-bot-holds-seat = Un bot joue à ta place. Reprends d’abord ta place.
error-owner-gone = Personne n’est là pour prendre cette place ; le bot continue.
error-stand-in-too-strong = À cette table, seuls ces bots peuvent tenir la place de quelqu’un : { $allowed }.
error-stale = Quelqu’un a joué entre-temps. Regarde de nouveau, puis décide.
error-wrong-game = Ce coup appartient à une autre partie.
error-cannot-drop = Dans ce jeu, personne ne peut être écarté. Laisse un bot prendre la place.
error-already-out = Cette personne est déjà hors jeu.
error-bad-text = Un message compte de 1 à { $max } caractères. Raccourcis-le.
error-bad-characters = Ton texte contient des caractères invisibles, qui inversent le texte ou s’empilent sur une lettre. Enlève-les et réessaie.
error-headers-too-long = La requête a trop d’en-têtes, ou des en-têtes trop longs.
error-no-pins = On ne peut donner de conseils que dans le jeu coopératif. Passe par la discussion.
error-bad-pin = Cette carte n’est plus là.
error-not-finished = La partie n’est pas finie. Son compte rendu reste secret jusque-là.
error-not-due = C’est déjà arrivé.
error-not-your-turn = Ce n’est pas ton tour. Attends les autres.
error-not-in-hand = Cette carte n’est pas dans ta main.
error-no-such-gap = La frise n’a pas cet intervalle. Choisis-en un autre.
error-out-of-game = Tu es hors jeu pour cette partie.
error-no-such-seat = Cette place n’existe pas.
error-game-over = La partie est finie.
error-card-blocked = Cette carte est bloquée : tu peux seulement la défausser.
error-already-placing = Tu as déjà retourné une carte : tu ne peux plus défausser pendant ce tour.
error-icon-differs = L’icône ne correspond pas à la défausse. Choisis une autre carte.
error-nothing-placed = Place une carte avant de finir ton tour.
error-bad-message = Le serveur n’a pas compris cette page. Recharge-la.
error-version-unknown = Cette page est trop ancienne pour le serveur. Recharge-la.
error-enter-first = La connexion n’était pas prête. Réessaie.
error-wrong-token = Cette place n’est plus sur cet appareil. Elle est peut-être passée sur un autre.
error-too-fast = Trop de messages. Attends un instant.
error-saving-paused = Le serveur ne peut pas enregistrer pour l’instant. Réessaie dans un instant.
error-going-down = Le serveur redémarre. Réessaie dans un instant.
error-no-such-table = Cette table n’existe pas. Vérifie le lien.
error-no-such-code = Aucune table n’a ce code. Vérifie-le et réessaie.
error-no-such-deck = Ce jeu de cartes n’existe pas. Choisis-en un autre.
error-bad-decks = Ces jeux de cartes ne se mélangent pas, ou ne conviennent pas à ce jeu. Choisis-en d’autres.
error-bad-request = Le serveur n’a pas compris la requête. Recharge la page.
error-table-damaged = L’enregistrement de cette table est abîmé. Ouvre une nouvelle table.
error-too-long = Le message est trop long. Raccourcis-le.
error-too-many = Trop d’essais. Attends un instant et réessaie.
error-too-slow = La requête a mis trop de temps à arriver. Envoie-la de nouveau.
error-wrong-origin = Cette page vient d’une autre adresse. Ouvre-la à l’adresse du serveur.
error-wrong-ticket = Ce lien a expiré ou a déjà servi. Prends-en un nouveau sur l’autre appareil.
error-method-not-allowed = Le serveur ne connaît pas cette requête. Recharge la page.
error-not-found = Il n’y a rien ici. Repars de l’accueil.
error-which-player = Vous êtes plusieurs à jouer sur cet appareil. Choisis qui.

## Trek
game-trek-what = Trois jours à travers le temps, de 2 à 4 : choisis tes départs, remplis ton itinéraire, fais de longs voyages.
edition-trek = trek
trek-first-game = Première partie : les itinéraires du jour I sont tirés au hasard
hint-trek = Touche une carte pour voir où arriverait ta montre et ce que tu gagnerais. Des dates dans l’ordre font un voyage : plus il est long, mieux c’est.
token-person = Personnage
token-event = Événement
token-innovation = Innovation
token-progress = Progrès
token-wild = Joker
token-crystal = Cristal temporel
token-letter-person = P
token-letter-event = E
token-letter-innovation = I
token-letter-progress = G
token-letter-wild = J
token-letter-crystal = C
trek-nothing = rien
trek-h = h
trek-clock = L’horloge
trek-clock-start = Au départ, de haut en bas : { $names }.
trek-clock-at = Sur { $hour }, de haut en bas : { $names }.
trek-clock-done = Sur 12, journée finie : { $names }.
trek-done = fini
trek-departures = Départs et ancêtres
trek-departure = Départ { $n } : { $title }, { $date }. { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}, donne { $benefits }
trek-departure-mat = Départ { $n } : { $title }, { $date }. { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}, donne { $benefits }, plus { $mat } du plateau
trek-space-empty = Départ { $n } : vide
trek-ancestor = Ancêtre
trek-left = reste { $n }
trek-ancestor-says = Ancêtre : { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}, donne { $benefits }, prolonge n’importe quel voyage. Reste { $n }
trek-preview = Ce que donne cette visite
trek-lands = { $hours } h : ta montre arrive sur { $watch }.
trek-lands-punctual = { $hours } h : pile sur 12, +{ $points }.
trek-lands-late = { $hours } h : au-delà de 12, ta montre s’y arrête.
trek-journey-starts = Un voyage commence.
trek-journey-continues = Ton voyage continue : { $length } cartes, il vaut { $worth }.
trek-journey-closes = { $closed ->
    [one] Ton voyage de { $closed } carte
   *[other] Ton voyage de { $closed } cartes
} se termine ; un autre commence.
trek-pays-points = { $n ->
    [one] +{ $n } point
   *[other] +{ $n } points
}
trek-pays-crystals = { $n ->
    [one] +{ $n } cristal
   *[other] +{ $n } cristaux
}
trek-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
trek-crystals = { $n ->
    [one] { $n } cristal
   *[other] { $n } cristaux
}
trek-returned = Pas de place pour : { $tokens }.
trek-again = Ensuite, c’est encore à toi.
trek-spend = Dépense des cristaux pour gagner des heures
trek-spend-less = Un cristal de moins
trek-spend-more = Un cristal de plus
trek-spending = { $n ->
    [one] { $n } cristal à dépenser
   *[other] { $n } cristaux à dépenser
}
trek-wild-to = Le joker va dans la colonne
trek-wild-as = Joker en { $name }
trek-place-own = { $name } dans sa colonne
trek-go = Y aller
trek-choose = Choisis ton itinéraire du jour
trek-choose-how = Choisis en secret : tous sont révélés ensemble. Chacun dure un jour.
trek-take-itinerary = Prendre celui-ci
trek-your-itineraries = Tes itinéraires
trek-waiting = Choix en cours : { $names }
trek-has-chosen = A choisi en secret
trek-is-choosing = Choisit un itinéraire
trek-choose-departure = Choisis un départ ou un ancêtre.
trek-place-tokens = Où va le jeton ?
trek-must-pass = Il ne reste rien à prendre.
trek-pass = Passer pour aujourd’hui
trek-itinerary-named = Itinéraire « { $name } »
trek-column-says = { $name } : { $filled } sur { $all } couvertes
trek-space-pays = la case { $n } donne { $reward }
trek-row-pays = La rangée { $n }, une fois complète, donne { $reward }
trek-panel-of = { $name } : itinéraire et voyages
trek-score-says = { $total ->
    [one] { $total } point
   *[other] { $total } points
} : { $points } sur la piste, { $journeys } pour les voyages.
trek-open-journey = Voyage :
trek-closed-journey = Terminé :
trek-journey-worth = { $length ->
    [one] { $length } carte
   *[other] { $length } cartes
}, vaut { $worth }
trek-no-journey = Pas encore de voyage.
trek-index = Index des dates
trek-index-how = Toutes les dates du paquet de chaque jour. En doré : dans la rangée. Barrées : visitées. Les autres sont à venir ou déjà passées.
trek-index-of = Dates du jour { $day }
trek-date-row = dans la rangée
trek-date-visited = visitée
trek-day = Jour { $day ->
    [1] I
    [2] II
   *[3] III
}
trek-day-over = Le jour { $day ->
    [1] I
    [2] II
   *[3] III
} est fini
trek-day-today = { $n ->
    [one] { $n } point aujourd’hui
   *[other] { $n } points aujourd’hui
}
trek-day-line = { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}, { $open ->
    [0] aucun voyage ouvert
    [one] un voyage de { $open } carte
   *[other] un voyage de { $open } cartes
}, { $total ->
    [one] { $total } point
   *[other] { $total } points
} en tout
trek-day-next = Nouvelles cartes pour le jour { $day ->
    [1] I
    [2] II
   *[3] III
}. Les voyages et les cristaux restent ; tout le monde choisit un nouvel itinéraire.
trek-told-chose = { $who ->
    [you] Tu as choisi un itinéraire.
   *[other] { $name } a choisi un itinéraire.
}
trek-told-revealed = Tous les itinéraires sont révélés. La journée commence.
trek-told-visit = { $who ->
    [you] Tu visites
   *[other] { $name } visite
} « { $title } », { $date } : montre sur { $watch }. { $journey ->
    [starts] Un voyage commence.
    [detours] La carte entre dans le voyage par un détour : { $length } cartes.
    [continues] Le voyage compte { $length } cartes.
   *[closes] Le voyage se termine, un autre commence.
}{ $points ->
    [0] {""}
    [one] {" "}+{ $points } point.
   *[other] {" "}+{ $points } points.
}{ $crystals ->
    [0] {""}
    [one] {" "}+{ $crystals } cristal.
   *[other] {" "}+{ $crystals } cristaux.
}
trek-told-ancestor = { $who ->
    [you] Tu rencontres un ancêtre
   *[other] { $name } rencontre un ancêtre
} : montre sur { $watch }. Le voyage compte { $length } cartes.{ $points ->
    [0] {""}
    [one] {" "}+{ $points } point.
   *[other] {" "}+{ $points } points.
}{ $crystals ->
    [0] {""}
    [one] {" "}+{ $crystals } cristal.
   *[other] {" "}+{ $crystals } cristaux.
}
trek-told-token = { $who ->
    [you] Tu poses un jeton
   *[other] { $name } pose un jeton
} : { $column ->
    [person] Personnage
    [event] Événement
    [innovation] Innovation
   *[progress] Progrès
}.{ $points ->
    [0] {""}
    [one] {" "}+{ $points } point.
   *[other] {" "}+{ $points } points.
}{ $crystals ->
    [0] {""}
    [one] {" "}+{ $crystals } cristal.
   *[other] {" "}+{ $crystals } cristaux.
}
trek-told-passed = { $who ->
    [you] Tu n’as rien à prendre et tu passes.
   *[other] { $name } n’a rien à prendre et passe.
}
trek-told-day-ended = Le jour { $day ->
    [1] I
    [2] II
   *[3] III
} est fini.
trek-told-day-began = Le jour { $day ->
    [1] I
    [2] II
   *[3] III
} commence : tout le monde choisit un itinéraire.
trek-final-count = Décompte final
trek-count-1 = Piste
trek-count-2 = Cristaux
trek-count-3 = Voyages
trek-count-4 = Total
trek-count-how = Un voyage rapporte selon sa longueur : cartes → points.
trek-show-all = Tout montrer
trek-winner = victoire
trek-won-with = { $n ->
    [one] Avec { $n } point.
   *[other] Avec { $n } points.
}
trek-tie-journey = Égalité de points : { $nth ->
    [1] le plus long voyage l’emporte.
    [2] le deuxième plus long voyage l’emporte.
   *[other] le { $nth }e plus long voyage l’emporte.
}
trek-tie-shared = Égalité de points et de voyages : victoire partagée.
trek-journeys = Les voyages
trek-journeys-how = Touche une date pour lire son histoire.
share-trek = Antedate Trek : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, place { $place } sur { $n }
picture-trek = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, place { $place } sur { $n }
key-departure = choisir un départ
key-ancestor = choisir un ancêtre
key-neighbours = le départ suivant
key-go = y aller, ou choisir l’itinéraire
key-crystals = moins ou plus de cristaux
key-wild = une autre colonne pour le joker
key-clock = écouter l’horloge
key-row = écouter les départs
key-me = écouter ton itinéraire
key-index = l’index des dates
error-choose-first = Chaque jour commence par un itinéraire. Choisis d’abord l’un des tiens.
error-others-choosing = Tu as choisi. Attends que tout le monde l’ait fait.
error-not-choosing = Les itinéraires se choisissent au début d’une journée. Continue avec le tien.
error-not-your-itinerary = Cet itinéraire n’est pas à toi. Choisis l’un des tiens.
error-itinerary-used = Tu as déjà utilisé cet itinéraire. Choisis-en un autre.
error-itinerary-drawn = Dans une première partie, tu joues le jour I avec l’itinéraire qui t’a été donné.
error-no-such-space = Ce départ n’existe pas. Choisis l’un des six.
error-empty-space = Il n’y a plus rien ici. Choisis un autre départ.
error-no-ancestor-left = Il ne reste plus d’ancêtres. Choisis un départ.
error-ancestor-cannot-start = Un ancêtre ne peut pas commencer un voyage. Choisis d’abord un départ.
error-not-enough-crystals = Tu n’as pas autant de cristaux. Dépenses-en moins.
error-below-one-hour = Une visite dure au moins une heure. Dépense moins de cristaux.
error-tokens-first = Tu as des jetons à poser. Pose-les d’abord.
error-no-tokens-to-place = Tu n’as pas de jeton à poser. Choisis un départ.
error-no-such-token = Tu n’as plus de jeton de ce genre. Pose l’un des tiens.
error-wrong-column = Ce jeton ne va que dans sa colonne.
error-column-full = Cette colonne est pleine. Choisis-en une autre.
error-impossible-tokens = Les jetons ne peuvent pas être posés ainsi. Choisis de nouveau.
error-cannot-pass = On ne peut passer que s’il n’y a rien à prendre.

## Replay
replay = Revoir
replay-of = Revoir : { $game }
watch-replay = Revoir la partie
replay-what = Revois une partie finie, coup par coup : du point de vue de n’importe qui, ou avec toutes les cartes révélées.
replay-drop = Dépose un compte rendu ici
replay-choose = Choisir un fichier
replay-where = Le compte rendu d’une partie se trouve sur sa page de résultat, à côté de la vérification du mélange. Le serveur le rejoue selon les règles et ne garde rien.
replay-other-file = Un autre fichier
replay-which = Partie dans ce fichier, 1 à { $n }
replay-controls = Parcourir la partie
replay-first = À la donne
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-move = Coup
replay-at = Coup { $n } sur { $all }
replay-deal = Les cartes sont distribuées.
replay-eyes = Vue
replay-eyes-none = public
replay-eyes-all = toutes les cartes révélées
replay-pace = Vitesse
replay-pace-slow = lente
replay-pace-usual = normale
replay-pace-fast = rapide
replay-link = Lien vers ce moment
replay-to-table = À la table
replay-unused = { $name } : itinéraires restants
replay-pile = { $n ->
    [0] La pioche est vide
    [one] La pioche : { $n } carte
   *[other] La pioche, de haut en bas : { $n } cartes
}
say-stopped = { $name } finit son tour.
say-dropped = { $name } a quitté la partie ; ses cartes sont révélées et défaussées.
key-replay-step = un coup en arrière ou en avant
key-replay-ends = à la donne ou à la fin
key-replay-play = lire ou mettre en pause
error-not-a-transcript = Ce fichier n’est pas un compte rendu de partie. Choisis un fichier .jsonl d’une page de résultat, ou écrit par « antedate lab ».
error-bad-transcript = La ligne { $line } enfreint les règles ({ $clause }) : { $reason }
error-transcript-without-deck = Ce compte rendu ne dit pas quel jeu de cartes a servi : impossible de nommer les cartes.
error-transcript-too-long = Un compte rendu peut faire au plus { $max } octets. Celui-ci est plus long.
error-unknown-deck = Cette partie a été jouée avec le jeu « { $deck } » { $version }, que ce serveur n’a pas (empreinte { $hash }). Lance le serveur avec « --decks » et le dossier de ce jeu, ou ouvre le compte rendu là où la partie a été jouée.
error-deck-differs = Cette partie a été jouée avec une autre version du jeu « { $deck } » : { $version } (empreinte { $hash }). Ouvre le compte rendu là où la partie a été jouée.
error-cards-differ = La carte « { $card } » de ce compte rendu n’est pas celle du jeu. Le compte rendu a été modifié.
error-no-such-game = Cette table n’a pas joué autant de parties. Jusqu’ici : { $games }.

## The decks page, and what readers say of a card

decks-lead = Feuillette les cartes quand tu veux. Les dates restent cachées tant que tu ne touches pas une carte.
play-with-deck = Jouer avec ce jeu
coverage-time = Cartes par période
coverage-topics = Cartes par thème
coverage-fame = Cartes par notoriété
coverage-period = Période
coverage-known = Notoriété
coverage-cards = Cartes
coverage-table = En tableau
coverage-most = { $title } : le plus dans « { $name } », { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}. Tous les nombres sont dans le tableau ci-dessous.
fame = { $n ->
    [1] pour spécialistes
    [2] peu connue
    [3] assez connue
    [4] bien connue
   *[other] connue de tout le monde
}
deck-cards = Les cartes
deck-cards-how = Touche une carte pour voir sa date, son histoire et sa source.
deck-print = Imprimer et découper
deck-print-how = Un PDF avec les cartes, les règles et toutes les dates. Imprime en recto verso, retourné sur le bord long, à la taille réelle ; les repères indiquent où couper.
deck-print-a4 = PDF au format A4
deck-print-letter = PDF au format Letter
deck-find = Chercher des cartes
deck-search = Dans le titre
deck-topic = Thème
deck-all-topics = Tous les thèmes
deck-all-periods = Toutes les périodes
deck-found = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
deck-show-dates = Montrer toutes les dates
deck-more = En voir plus (reste { $n })
date-hidden = date
deck-authors = Par { $authors }.
deck-licence = Licence { $licence }, version { $version }.
deck-sources = Chaque carte cite sa source ; un code comme Q12345 est un élément de Wikidata.
wrong-date = Cette date est fausse
wrong-date-of = Cette date est fausse : { $title }
wrong-date-what = Ta remarque va aux responsables de ce serveur, qui peuvent corriger le jeu. Rien sur toi n’est enregistré : personne ne pourra te répondre.
wrong-date-words = Qu’est-ce qui est faux ?
wrong-date-year = La bonne année, si tu la connais
wrong-date-source = Où peut-on le vérifier ?
wrong-date-empty = Dis en quelques mots ce qui ne va pas.
wrong-date-thanks = Merci. Ta remarque est enregistrée.
error-no-such-card = Ce jeu n’a pas cette carte. Recharge la page.
error-bad-report = Impossible d’enregistrer cela. Écris quelques mots, au plus { $max } caractères, et une année valable.
error-deck-too-large-to-print = Ce jeu compte { $cards } cartes ; d’ici, on peut en imprimer { $max } au plus. Adresse-toi aux responsables de ce serveur.
error-reports-full = Les remarques précédentes n’ont pas encore été lues. Réessaie un autre jour.
## First games and rules
rules = Règles
rules-open = Les règles de { $game }
teach-me = Apprends-moi
teach-me-what = Une vraie partie contre un bot gentil, avec un guide qui explique chaque chose la première fois qu’elle arrive.
teach-me-game = Apprends-moi { $game }
coach = Guide
coach-next = Compris
coach-stop = Continuer sans guide
coach-sum-title = Ta première partie est finie
coach-sum-cards = { $right ->
    [one] { $right } carte bien placée,
   *[other] { $right } cartes bien placées,
} { $wrong ->
    [0] aucune erreur.
    [one] une erreur.
   *[other] { $wrong } erreurs.
}
coach-sum-timeline = À retenir : joue les cartes dont tu ne doutes pas tant que leur intervalle est large, et lis chaque date révélée. La prochaine fois, il y aura plus de monde, et personne ne te dira quoi regarder.
coach-sum-twist = À retenir : les bouts de la ligne rapportent le plus, chaque case n’accueille qu’une date, et tu peux très bien t’arrêter après une réussite. Défausse les cartes bloquées par leur icône, avant de manquer de cartes debout.
coach-sum-trek = À retenir : de petits pas dans le temps font de longs voyages, des visites brèves te donnent plus de tours, et une récompense mérite qu’on la vise. La prochaine fois, pense à ta journée avant de choisir ton itinéraire.
coach-timeline-welcome = La carte du milieu montre sa date : la frise part d’elle. Choisis une de tes cartes, en bas, puis l’intervalle où tu penses qu’elle va : avant ou après. Commence par celle qui te paraît la plus évidente.
coach-timeline-right = Juste ! La carte reste et tu en as une de moins. Tu ne pioches rien : c’est ainsi qu’on gagne. La frise a maintenant un intervalle de plus, pour tout le monde.
coach-timeline-wrong = Faux : la carte s’en va et tu en pioches une autre. Tu as autant de cartes qu’avant, et tu as perdu un tour. Regarde où était sa place : sa date peut t’aider plus tard.
coach-timeline-others = C’était la carte de ton adversaire. Juste ou fausse, chaque date révélée resserre tes hypothèses : lis-la avant de choisir.
coach-timeline-gaps = La frise s’est allongée et ses intervalles ont rétréci. Une carte que tu ne situes qu’à peu près est plus en sécurité dans un intervalle large : joue-la avant qu’il se remplisse.
coach-timeline-play-off = Départage : vous êtes plusieurs à ne plus avoir de cartes dans la même manche, et vous en piochez une chacun. Qui est seul sans carte à la fin d’une manche gagne.
coach-timeline-round = Quelqu’un n’a plus de cartes. La manche se joue quand même jusqu’au bout, pour que tout le monde ait le même nombre de tours : une carte juste peut encore te sauver.
coach-timeline-last = Ta dernière carte. Si elle est juste et que personne d’autre ne finit pendant cette manche, tu gagnes.
coach-timeline-other-last = Il ne reste qu’une carte à ton adversaire. Tu ne peux rien y faire, mais tu peux tenir le rythme : si vous finissez dans la même manche, il y a un départage.
coach-twist-welcome = Le bot et toi formez une équipe. Choisis une carte et retourne-la : seule sa date décide de sa place. Le mieux est avant ou après toute la ligne : cherche une carte très ancienne ou très récente.
coach-twist-end = C’est le nouveau bout de la ligne : 2 points. La ligne couvre plus d’années, et tout ce qui tombe dedans doit se partager quelques cases.
coach-twist-slot = Elle tombe entre deux cartes de la ligne, donc elle va dans la case au-dessus : 1 point. Il n’y a qu’une case entre deux voisines, et celle-ci est prise.
coach-twist-stack = Exactement la date d’une carte déjà posée : elle s’empile dessus et rapporte autant.
coach-twist-blocked = Sa case était prise : la carte est bloquée. Elle reste couchée devant toi et compte contre vous, jusqu’à ce que tu puisses la défausser par son icône. Évite maintenant les cartes de ces années-là.
coach-twist-must = Rien n’a trouvé de place pendant ce tour : tu dois retourner une autre carte. Si toutes tes cartes debout sont bloquées en un seul tour, la partie est finie pour vous deux.
coach-twist-danger = Attention : il te reste peu de cartes debout. Si toutes celles que tu retournes pendant ce tour sont bloquées, la partie est finie pour vous deux. Une carte au cadre bleu se défausse sans risque ; sinon, retourne celle qui a le plus de chances d’être un nouveau bout ou de trouver une case libre.
coach-twist-stop = Une carte a trouvé sa place. Tu peux t’arrêter : tu gardes tout et tu pioches. Ou retournes-en encore une, si tu n’as pas de doute : une deuxième réussite termine aussi ton tour.
coach-twist-others = Ton équipier a joué. Toutes les cartes sont visibles, regarde donc aussi les siennes : une case remplie par l’un est perdue pour l’autre.
coach-twist-advice = Un mot est épinglé à l’une de tes cartes : c’est ce que ferait ton équipier. C’est toi qui décides.
coach-twist-discard = Une carte au cadre bleu a l’icône que demande la défausse. Au lieu de retourner des cartes, tu peux la défausser : cela coûte un point, mais c’est sûr, et c’est la seule façon de se débarrasser d’une carte bloquée.
coach-twist-narrow = Rien ne s’insère jamais entre deux cartes de la ligne : chaque paire n’a qu’une case, quel que soit le nombre d’années. Avant de retourner une carte du milieu, vérifie que sa case est libre.
coach-twist-pile = La pioche est vide. Désormais, vous ne jouez que les cartes devant vous ; chacune qui reste à la fin coûte un point.
coach-trek-drawn = Voici ton itinéraire du jour I, tiré au hasard. Ses colonnes reçoivent des jetons : Personnage, Événement, Innovation et Progrès. Les cases couvertes et les rangées pleines donnent ce qui y est imprimé.
coach-trek-departures = Six départs, et les ancêtres en dessous. Touches-en un : l’horloge montre où arriverait ta montre, et la barre du bas ce que tu gagnerais. Les visites brèves te laissent plus de journée ; les longues rapportent plus.
coach-trek-itinerary = Choisis ton itinéraire du jour. Regarde d’abord les départs : quels jetons seront faciles à obtenir ? Les autres choisissent aussi en secret, et chaque itinéraire ne dure qu’un jour.
coach-trek-tokens = Tes jetons sont tombés dans leurs colonnes, chacun sur la case libre la plus haute. Vise les cases et les rangées à récompense ; un jeton dont la colonne est pleine est perdu.
coach-trek-hours = Le tour revient à la montre la plus en retard, parfois plusieurs fois de suite. Des visites brèves donnent donc beaucoup de tours, et une longue laisse les autres te rattraper.
coach-trek-journey = Tu es en voyage. Une carte de date postérieure l’allonge ; une carte antérieure le termine et en commence un autre. De petits pas dans le temps laissent de la place pour bien d’autres cartes.
coach-trek-closed = Ton voyage est fini : tu le gardes, et il compte à la fin. Un autre a commencé. Un long voyage vaut bien plus que deux courts.
coach-trek-crystals = Tu as un cristal temporel. Dépense-le avant de partir pour gagner une heure, par exemple pour arriver pile sur 12. Un cristal gardé vaut un point à la fin.
coach-trek-ancestor = Un ancêtre n’a pas de date et prolonge n’importe quel voyage. Prends-en un quand tous les départs te feraient reculer dans le temps.
coach-trek-noon = La journée s’achève. Arriver pile sur 12 rapporte 3 points ; une carte qui irait plus loin s’y arrête sans eux, mais donne ses jetons. Garde donc une longue visite pour la fin.
coach-trek-done = Ta montre est sur 12 : ta journée est finie. Les autres jouent jusqu’à la fin de la leur. Qui arrive en dernier commence le jour suivant.
coach-trek-day = Un nouveau jour, avec des cartes plus récentes. Les jetons et l’itinéraire s’en vont, mais ton voyage et tes cristaux restent : ne le termine pas à la légère.
coach-trek-last-day = Le dernier jour. À la fin, chaque cristal vaut un point, et ton voyage ouvert compte aussi.

## Me
me = Moi
me-lead = Ton bilan ici. Seul ce navigateur peut voir cette page.
me-games-n = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
me-won-n = { $n ->
    [one] { $n } gagnée
   *[other] { $n } gagnées
}
me-right = Cartes justes
me-right-of = { $right } sur { $tries }
me-streak = Victoires d’affilée
me-streak-best = record
me-none-title = Rien ici pour l’instant
me-none = Finis ta première partie. Cette page montrera alors quelles époques et quels thèmes tu connais le mieux, et quelles cartes revoir.
me-map = Atlas du temps
me-map-lead = Combien de fois tu as bien placé ce genre de cartes. Touche une case pour t’y entraîner.
me-map-hits = { $period }, { $topic } : { $right } sur { $tries } au bon endroit.
me-map-none = { $period }, { $topic } : pas encore joué.
me-map-practise = M’entraîner sur ces cartes
me-map-seldom = rarement juste
me-map-always = presque toujours
me-map-few = trop peu pour juger
me-map-unplayed = pas encore joué
me-percent = { $n } %
me-missed = Les cartes qui te résistent
me-missed-how = Devine quand c’était, puis touche pour vérifier.
me-missed-n = { $wrong ->
    [one] { $wrong } ratée
   *[other] { $wrong } ratées
} sur { $tries }
me-best = Tes records
me-best-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
me-best-seats = { $seats ->
    [one] en solo
   *[other] { $seats } à table
}
me-latest = Tes parties
me-game-won = gagnée
me-game-lost = pas gagnée
me-game-left = abandonnée
me-with = avec { $names }
me-game-alone = en solo
me-stood-in = un bot a joué à ta place
me-kept = Ce que nous gardons sur toi
me-kept-what = Tes noms, tes messages et tes coups aux tables, sous un numéro, sans compte. Si vous êtes plusieurs à jouer sur cet appareil, seule la première personne de chaque table compte ici.
me-number = Ton numéro, si tu écris aux responsables de ce serveur : { $number }
me-export = Tout exporter
me-erase = Tout effacer
me-erase-sure = Vraiment tout effacer ?
me-erase-what = Tes noms et tes messages disparaissent de toutes les parties, tu quittes les tables où tu es, et cette page repart de zéro. Les parties restent pour les autres. C’est irréversible.
me-erase-yes = Effacer
me-erase-no = Garder
me-erased = C’est fait. Plus rien sur toi n’est gardé ici.

## Hall of fame
hall = Palmarès
hall-lead = Les meilleures parties des tables ouvertes, et celles qu’on a choisi de montrer. Ni dates ni cartes : rien n’est dévoilé.
hall-what = Classement
hall-edition = Édition
hall-edition-twist = Twist
hall-edition-saga = Saga
hall-team = À la table
hall-period = Période
hall-period-today = les dernières 24 heures
hall-period-week = les 7 derniers jours
hall-period-ever = depuis toujours
hall-streaks = Timeline : victoires d’affilée
hall-scores-twist = Twist : scores des équipes
hall-scores-trek = Trek : scores
hall-none = Pas encore de partie ici.
hall-none-how = Joue à une table ouverte, ou montre ton résultat à la fin d’une partie.
hall-place = Place
hall-who = Nom
hall-result = Résultat
hall-streak-n = { $n ->
    [one] { $n } victoire
   *[other] { $n } victoires d’affilée
}
hall-points-unit = { $points ->
    [one] point
   *[other] points
}
hall-somebody = quelqu’un
hall-with-bots = avec des bots
hall-stood-in = un bot a remplacé quelqu’un
hall-see = Voir ce résultat
hall-picture = Image de ce résultat : { $what }
hall-to = Au palmarès
hall-show = Montrer au palmarès
hall-unlisted-deck = Le palmarès ne retient que les parties jouées avec un jeu de cartes fourni, en entier.
hall-unlisted-stood-in = Le palmarès ne retient que les parties décidées par toi, du premier au dernier coup. Ici, un bot a joué ou le temps s’est écoulé.
hall-unlisted-clock = Le palmarès ne retient que les parties à 30 ou 60 secondes par coup, trop court pour chercher les dates.
hall-show-what = Ton nom apparaît comme ici, celui des autres seulement avec leur accord. Ni cartes ni dates.
hall-shown = Tout le monde peut le voir maintenant.
error-hall-off = Ce serveur ne tient pas de palmarès.
error-no-such-result = Ce résultat n’existe pas, ou il n’a pas été rendu public.

## Guessing along
guess-along = Deviner aussi
guess-what = { $name } : où vont ses cartes ? Devine pour toi ; personne ne le saura.
guess-later = C’est à toi. Tu pourras deviner de nouveau quand les autres joueront.
guess-it = C’est mon idée
guess-between = D’après moi, entre { $left } et { $right }
guess-before = D’après moi, avant : { $right }
guess-after = D’après moi, après : { $left }
guess-was-right = Tu avais deviné juste.
guess-was-wrong = Tu avais une autre idée.
guess-score = { $right } sur { $all } au bon endroit
key-guess = deviner la carte de quelqu’un en attendant

## The picture of a result
picture = Image
picture-save = Enregistrer l’image
picture-share = Partager l’image

## Size of everything
size = Taille
size-auto = Adaptée à l’écran
size-big = Grande, pour un projecteur

## Somebody is away, and the little line of advice
go-on-without = Continuer sans { $name }
go-on-sure = Continuer sans { $name } ? Ses cartes sont révélées et défaussées, et il n’y aura pas de retour dans cette partie.
away-ask-host = L’hôte peut laisser jouer un bot tout de suite ; au bout de deux minutes, toute la table le peut.
away-host = Au bout de deux minutes, toute la table peut laisser jouer un bot.
pin-by = { $where } (conseil : { $names })

# Entraînement : ce qu’on a raté revient.
practice = Entraînement
practice-due = { $n ->
    [0] rien à revoir
    [one] { $n } carte à revoir
   *[other] { $n } cartes à revoir
  }
practice-learned = { $n ->
    [one] { $n } acquise
   *[other] { $n } acquises
  }
practice-nth = Carte { $n } sur { $count }
practice-new = nouvelle pour toi
practice-ask = Où va cette carte ?
practice-line = La frise, de la carte la plus ancienne à la plus récente
practice-off = { $n ->
    [one] À un intervalle près.
   *[other] À { $n } intervalles près.
  }
practice-yours = ton choix
practice-again-in = { $n ->
    [one] Elle revient demain.
   *[other] Elle revient dans { $n } jours.
  }
practice-result = { $right } sur { $count }
practice-more = Continuer l’entraînement
practice-anki = Enregistrer mes cartes pour Anki
practice-none-title = Rien à revoir ici
practice-none = Tu connais toutes les cartes de ce choix, ou il n’y en a aucune. Joue une partie : ce que tu rates reviendra ici.
practice-begin = M’entraîner
practice-missed = Revoir mes erreurs
practice-lead = Les cartes que tu rates reviennent juste avant que tu les oublies.
error-no-such-question = Le jeu de cartes a changé depuis que cette question a été posée. Recommence l’entraînement.
error-too-many-answers = { $max } de tes réponses sont conservées, c’est le maximum. Efface tes données pour repartir de zéro.
error-bad-date = Cette date n’est pas valide. Écris-la comme ceci : 2026-11-19.
error-daily-in-future = Ce jour n’a pas encore commencé. Ses cartes seront tirées à ce moment-là.
error-no-daily = Aucune carte n’a été tirée ce jour-là. Choisis-en un autre dans « Jours passés ».
error-daily-running = Ce jour est encore en cours. Son compte rendu reste secret jusqu’à la fin.
error-run-unfinished = Tu n’as pas encore placé toutes les cartes de ce jour. Termine-le d’abord.
error-run-over = Tu as déjà joué ce parcours : { $points } sur { $cards } au bon endroit. On ne le joue qu’une fois.
error-card-closed = Cette carte est déjà retournée et ta première réponse compte. Passe à la suivante.
error-card-not-open = Ce n’est pas encore le tour de cette carte. Place d’abord les précédentes.
error-not-your-run = On ne peut défier les autres qu’avec des cartes qu’on a jouées jusqu’au bout. Joue-les d’abord.
error-no-such-duel = Ce duel n’existe pas. Le lien a-t-il été copié en entier ?
error-duel-full = Il y a déjà { $max } personnes dans ce duel, c’est le maximum. Crées-en un autre.
error-duel-not-joined = Tu ne participes pas encore à ce duel. Donne d’abord ton nom pour relever le défi.
error-duel-deck-changed = Le jeu de cartes a changé depuis le début du duel. Défiez-vous avec de nouvelles cartes.

play-timeline = Timeline
play-timeline-what = Place tes cartes avant les autres
play-twist = Twist
play-twist-what = Une seule ligne, tous ensemble
play-saga = Star Wars
play-saga-what = Les scènes des films, tous ensemble
play-trek = Trek
play-trek-what = Trois jours à travers le temps
play-chorus = Chorus
play-chorus-what = Tous placent la même carte
play-children = Timeline pour enfants
play-children-what = Cartes célèbres, trois chacun, bots gentils
one-tap = Lancer une partie
company-bots = Juste moi, avec des bots
company-phone = Un téléphone pour tous
company-screen = Partager cet appareil
company-phone-what = À plusieurs, sur un seul appareil
company-friends = Entre amis
go-on-with = Continuer : { $game }
under-way = en cours
turn-is = À { $name } de jouer
time-left = encore { $time }
notify-me = Me prévenir quand c’est mon tour
so-far = Jusqu’ici
last-game = Dernière partie
try-game = Essayer { $game }
me-all = Toutes mes parties
lobby = Tables ouvertes
lobby-all-games = Tous les jeux
lobby-all-languages = Toutes les langues
lobby-none = Rien de tel pour l’instant.
seats-free = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
who-plays = Qui joue ?
which-game = Quel jeu ?
player-n = Personne { $n }
add-player = Ajouter quelqu’un
more-choices = Autres choix
fame-wanted = Notoriété
fame-all = Toutes les cartes
fame-4 = Bien connues
fame-5 = Célèbres seulement
name-length = { $n } sur { $max } caractères
name-too-long = { $n } caractères : le maximum est { $max }. Raccourcis un peu.
only-here-how = Comment inviter d’autres téléphones ?
only-here-command = La personne qui fait tourner le programme doit le lancer avec « serve --lan ». Les téléphones du même réseau pourront alors rejoindre la table.
you-yourself = Toi
last-card = Ta dernière carte
again-asked = { $n ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
}
again-waiting = On attend { $names }…
again-start-now = Commencer sans attendre
again-begun = La partie suivante a commencé.
again-join = Rejoindre
result-won = Tu gagnes ! { $right } sur { $all } au bon endroit
result-short = { $n ->
    [one] { $right } sur { $all } au bon endroit, à une carte de la fin
   *[other] { $right } sur { $all } au bon endroit, à { $n } cartes de la fin
}
result-none-left = { $right } sur { $all } au bon endroit
result-team = Bravo, { $score ->
    [one] { $score } point
   *[other] { $score } points
} : { $rank }
result-team-low = { $score ->
    [one] { $score } point
   *[other] { $score } points
} : { $rank }
result-place = { $points ->
    [one] { $points } point, place { $place } sur { $n }
   *[other] { $points } points, place { $place } sur { $n }
}
bot-played = { $bots ->
    [one] Un bot a joué un de tes { $all } coups.
   *[other] Un bot a joué { $bots } de tes { $all } coups.
}
bot-played-all = Un bot a joué toute ta partie.
moment-best = Ton meilleur moment
moment-best-near = { $n ->
    [one] Juste, à un an de sa voisine
   *[other] Juste, à { $n } ans de sa voisine
}
moment-best-same = Juste, exactement la même année
moment-best-plain = Pile au bon endroit
moment-miss = À retenir
you-missed-by-years = { $n ->
    [one] { $words } an d’écart
   *[other] Années d’écart : { $words }
}
you-missed-by-scenes = { $n ->
    [one] { $words } scène d’écart
   *[other] { $words } scènes d’écart
}
you-were-blocked = Tu l’as retournée et elle a été bloquée
table-menu = Menu de la table
preset-again = On rejoue ?
say-you-went-left = Tu as retourné « { $title } », { $date } : c’est maintenant la plus ancienne de la ligne.
say-you-went-right = Tu as retourné « { $title } », { $date } : c’est maintenant la plus récente de la ligne.
say-you-went-slot = Tu as retourné « { $title } », { $date } : elle remplit une case.
say-you-went-stack = Tu as retourné « { $title } », { $date } : même date, elle est empilée.
say-you-went-blocked = Tu as retourné « { $title } », { $date } : la case est prise, la carte est bloquée.
say-you-discarded = Tu as défaussé « { $title } », { $date }.
trek-warps-option = Distorsions temporelles : une fois par jour, chacun peut bousculer la rangée, sa montre ou son voyage
trek-warps = Distorsions temporelles
trek-warp-used-by = utilisée par { $name }
trek-warp-not-now = Elle ne changerait rien pour l’instant, ou tu ne peux pas la payer.
trek-warp-choose-spaces = Quelles deux cartes échanger ?
trek-warp-choose-echo = Quel avantage ?
trek-warp-look = Touche une carte pour voir ce qu’elle donnerait avec cette distorsion.
trek-warp-use = Utiliser : { $price }
trek-foresight = Pose l’une de ces cartes sur le dessus du paquet. Personne d’autre ne les voit.
warp-rewind = À rebours
warp-haste = Hâte
warp-exchange = Échange
warp-new-dawn = Nouvelle aube
warp-foresight = Prescience
warp-detour = Détour
warp-prism = Prisme
warp-echo = Écho
warp-does-rewind = Ta montre recule d’une heure avant que tu prennes la carte.
warp-does-haste = La carte que tu prends demande deux heures de moins, mais au moins une.
warp-does-exchange = Deux cartes de la rangée changent de place.
warp-does-new-dawn = Les cinq cases de la rangée reçoivent de nouvelles cartes du paquet.
warp-does-foresight = Tu regardes en secret les trois prochaines cartes du paquet et en poses une sur le dessus.
warp-does-detour = Une carte antérieure peut se glisser avant la dernière de ton voyage, si sa date le permet.
warp-does-prism = Tous les jetons de ce tour sont des jokers.
warp-does-echo = Le plateau te donne l’avantage de la case de ton choix.
warp-free = gratuit
warp-costs-crystals = { $n ->
    [one] { $n } cristal
   *[other] { $n } cristaux
}
warp-costs-hours = { $n ->
    [one] { $n } heure de plus
   *[other] { $n } heures de plus
}
trek-journey-detours = Le détour la fait entrer dans ton voyage : { $length } cartes, il vaut { $worth }.
trek-signs = Symboles
trek-sign-on = Ton voyage continue : il compterait ce nombre de cartes.
trek-sign-new = Une date antérieure : ton voyage se termine, et un autre commence avec cette carte.
trek-sign-hours = Les heures que prend la visite : ta montre avance d’autant.
trek-sign-mat = Un cadeau du plateau, sous cette case.
trek-sign-crystal = Cristal temporel : dépense-le pour gagner une heure, ou garde-le pour 1 point.
trek-sign-wild = Un joker : il va dans la colonne de ton choix.
trek-sign-noon = { $n ->
    [one] Arriver pile sur 12 : { $n } point.
   *[other] Arriver pile sur 12 : { $n } points.
}
trek-strip = Points selon la longueur du voyage
trek-strip-says = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
trek-strip-beyond = Au-delà de { $n } : { $points } de plus par carte
trek-track = piste { $n }
trek-by-journeys = voyages { $n }
trek-why-score = Pourquoi ce score ?
trek-why-track = sur la piste : cases, rangées et ponctualité
trek-why-crystals = { $n ->
    [one] pour { $n } cristal
   *[other] pour { $n } cristaux, 1 point chacun
}
trek-why-open = { $n ->
    [one] pour le voyage ouvert de { $n } carte
   *[other] pour le voyage ouvert de { $n } cartes
}
trek-why-journey = { $n ->
    [one] pour un voyage terminé de { $n } carte
   *[other] pour un voyage terminé de { $n } cartes
}
trek-told-warp = { $who ->
    [you] Tu utilises une distorsion temporelle : « { $warp } ».
   *[other] { $name } utilise une distorsion temporelle : « { $warp } ».
}
trek-told-foreseen = { $who ->
    [you] Tu as regardé dans le paquet.
   *[other] { $name } a regardé dans le paquet.
}
key-warps = les distorsions temporelles
error-no-warps = Cette partie se joue sans distorsions temporelles.
error-no-such-warp = Cette distorsion n’est pas là aujourd’hui. Choisis-en une autre.
error-marker-used = Tu as déjà utilisé une distorsion temporelle aujourd’hui. Prends une carte.
error-warp-taken = Quelqu’un a déjà utilisé cette distorsion aujourd’hui. Choisis-en une autre.
error-warp-too-dear = Tu n’as pas assez de cristaux pour cette distorsion.
error-wrong-warp-choice = Cette distorsion ne marche pas ainsi. Choisis ce qu’elle demande.
error-same-space = Choisis deux cartes différentes.
error-nothing-to-echo = Il n’y a rien à répéter dans cette case. Choisis-en une autre.
error-warp-changes-nothing = Cette distorsion ne changerait rien pour l’instant.
error-nothing-to-take = Après une distorsion, il ne resterait rien à prendre.
error-put-on-top-first = Pose d’abord sur le dessus l’une des cartes que tu regardes.
error-not-looking = Tu n’es pas en train de regarder dans le paquet.
error-no-such-top = Tu ne regardes pas autant de cartes.
replay-settings = Vue et vitesse
coach-sum-chorus = À retenir : la frise s’allonge, que tu aies juste ou non ; lis donc chaque date révélée. Dans le doute, vise le milieu de ce qui te paraît possible : une petite erreur pèse moins qu’une grande. La vitesse ne compte jamais.
coach-trek-warps = À côté de l’horloge se trouvent les distorsions temporelles : une fois par jour, avant de prendre une carte, tu peux en utiliser une que personne n’a utilisée. Touches-en une pour voir ce qu’elle fait et ce qu’elle coûte.
me-uncounted-no-move = pas comptée : un bot a joué pour toi
me-uncounted-left = tu as quitté la partie : pas comptée comme victoire
me-uncounted-stood-in = un bot a joué un coup pour toi : ne compte pas pour les victoires d’affilée
game-chorus = Chorus
game-chorus-what = Tout le monde place la même carte au même moment, sur une seule frise. En solo, ou jusqu’à 300.
chorus-run = Cartes du parcours
chorus-names = Montrer qui a choisi quel intervalle, une fois la carte retournée
chorus-lives = Vies
chorus-lives-off = Illimitées
chorus-run-so-far = Le parcours jusqu’ici
chorus-card-of = Carte { $n } sur { $run }
chorus-points = { $n ->
    [one] { $n } juste
   *[other] { $n } justes
}
chorus-lives-left = { $n ->
    [one] { $n } vie restante
   *[other] { $n } vies restantes
}
chorus-say-turned = « { $title } » : { $date }. Réponses justes : { $n } sur { $all }.
chorus-say-right = Juste ! « { $title } » : { $date }. Réponses justes : { $n } sur { $all }.
chorus-say-wrong = Pas cette fois. « { $title } » : { $date }. Réponses justes : { $n } sur { $all }.
chorus-hint-gap = Touche l’intervalle où elle va, à ton avis. Personne ne voit ton choix avant que la carte soit retournée.
chorus-hint-done = Tu peux encore changer d’avis. Touche « Valider » quand c’est sûr : la carte est retournée quand tout le monde a validé.
chorus-where = Où va « { $title } » ?
chorus-done = Valider
chorus-change = Changer mon choix
chorus-you-are-done = Choix validé. Tu peux en changer tant que la carte n’est pas retournée.
chorus-out = Tu n’as plus de vies. Regarde comment les autres s’en sortent.
chorus-close = Retourner maintenant
chorus-n-done = { $n ->
    [one] { $n } sur { $all } a validé
   *[other] { $n } sur { $all } ont validé
}
chorus-is-done = a validé
chorus-is-thinking = réfléchit encore
chorus-result = { $n } sur { $run } au bon endroit, { $distance ->
    [0] sans aucun écart
    [one] un intervalle d’écart en tout
   *[other] { $distance } intervalles d’écart en tout
}
chorus-ranking = Classement
chorus-place = Place
chorus-player = Nom
chorus-right = Justes
chorus-off-by = Écart
chorus-more-players = { $n ->
    [one] et une autre personne
   *[other] et { $n } autres personnes
}
chorus-pace = Rythme
chorus-pace-together = Ensemble, carte par carte
chorus-pace-alone = Chacun à son rythme
chorus-teams = Équipes
chorus-teams-off = Sans équipes
chorus-team = Équipe { $n }
chorus-team-members = Membres
chorus-team-mean = Justes en moyenne
chorus-teams-ranking = Classement des équipes
chorus-teams-won = { $n ->
    [one] Victoire de l’équipe { $teams }.
   *[other] Victoire partagée : équipes { $teams }.
}
chorus-own-right = Juste ! « { $title } » : { $date }.
chorus-own-wrong = Pas cette fois. « { $title } » : { $date }.
chorus-place-it = Placer
chorus-hint-alone = Touche l’intervalle où elle va, à ton avis, puis « Placer ». Rien ne presse : pars et reviens quand tu veux.
chorus-finished = Tu as placé toutes les cartes. Le résultat viendra quand tout le monde aura fini.
chorus-came-so-far = { $n ->
    [one] { $n } sur { $all } en est là
   *[other] { $n } sur { $all } en sont là
}
chorus-have-finished = { $n ->
    [one] { $n } sur { $all } a fini
   *[other] { $n } sur { $all } ont fini
}
chorus-join-late = La partie a commencé. Tu entrerais à la carte en cours ; les précédentes comptent comme passées.
chorus-join-alone = Chacun joue à son rythme. Tu commencerais par la première carte.
chorus-cards = Carte par carte
chorus-card = Carte
chorus-share = { $n } sur { $all }
daily = Les dix cartes du jour
daily-what = Les mêmes pour tout le monde, une fois par jour.
daily-past = Un jour passé, pour le plaisir.
daily-over-now = Ce jour est terminé. Tu peux finir ses cartes, mais elles ne comptent plus.
daily-began = { $n } sur { $count } placées
daily-see = Voir tous les résultats
daily-streak = { $n ->
    [0] Pas encore de série
    [one] { $n } jour d’affilée
   *[other] { $n } jours d’affilée
}
daily-best = record : { $n }
daily-next = Les dix prochaines cartes dans
daily-play-next = Jouer les dix prochaines cartes
daily-everyone = Les résultats de tout le monde
daily-players = { $n ->
    [0] Personne n’a fini ces cartes le jour même.
    [one] Une personne a fini.
   *[other] { $n } personnes ont fini.
}
daily-bar = Score de { $points } : { $n }
daily-you = toi
daily-got-it = { $percent } de bonnes réponses
daily-seal = Le serveur s’est engagé sur ces cartes avant que quiconque les voie. Une fois le jour terminé, le secret est révélé et ton navigateur peut le vérifier.
daily-archive = Jours passés
daily-archive-what = Un jour manqué ? Joue-le quand tu veux, pour le plaisir.
daily-archive-more = Jours précédents
daily-archive-none = Pas encore de jours passés. Reviens demain.
daily-not-played = pas joué
daily-not-counted = ne compte pas
daily-not-counted-what = Pour le plaisir : ce jour ne compte pas pour ta série.
run-result = { $points } sur { $cards }
run-result-streak = { $points } sur { $cards }, série de { $streak }
run-praise-all = Sans faute !
run-praise-great = Magnifique !
run-praise-good = Bien joué !
run-praise-hard = Pas facile !
run-elsewhere = Cette carte est déjà placée, dans un autre onglet ou sur un autre appareil. Reprends ici.
duel = Duel
duel-challenge = Défier quelqu’un avec ces cartes
duel-challenge-what = Les mêmes cartes, quand on veut. Une fois que vous aurez fini, vous verrez vos parcours côte à côte.
duel-make = Lancer le défi
duel-link-what = Envoie ce lien. Jusqu’à { $max } personnes peuvent jouer ces cartes, chacune quand elle veut.
duel-only-here = Seul cet appareil peut joindre ce serveur : le lien ne marche donc qu’ici.
duel-invites = { $name } te défie
duel-invites-what = { $n } cartes, les mêmes pour tout le monde. Joue quand tu veux ; ensuite, vous verrez vos parcours côte à côte, carte par carte.
duel-of-day = Ce sont les cartes du { $day }. Les jouer ici compte aussi pour ce jour-là.
duel-who = Aussi de la partie : { $names }
duel-take = Relever le défi
duel-see = Comparer les parcours
duel-ready = Ton défi est prêt
duel-ready-what = Personne d’autre n’a encore fini. Envoie le lien et reviens : les parcours apparaîtront ici côte à côte.
duel-you-win = Gagné !
duel-they-win = { $name } l’emporte
duel-draw = Égalité !
duel-by-distance = Autant de cartes justes, mais moins d’écart : { $less } contre { $more }.
duel-you = Toi
duel-side = Carte par carte
duel-against = Comparer avec
duel-sum = Justes pour vous deux : { $both }. Pour toi seulement : { $mine }. Pour { $name } seulement : { $theirs }. Pour personne : { $neither }.
duel-right = juste
duel-off = { $n ->
    [one] un intervalle d’écart
   *[other] { $n } intervalles d’écart
}
duel-waiting = Encore en train de jouer : { $names }
key-done = valider ton choix
error-nothing-to-close = Dans ce jeu, aucune carte ne se retourne pour tout le monde. Attends la personne dont c’est le tour.
error-own-pace = Ici, chacun retourne ses propres cartes. Si quelqu’un ne revient pas, laisse un bot jouer à sa place.
error-too-late = Les cartes déjà jouées ont coûté toutes les vies. Attends le prochain parcours.
error-run-finished = Tu as placé toutes les cartes du parcours. Attends les autres.
coach-chorus-welcome = La carte du milieu montre sa date. Choisis l’intervalle où va la carte du bas : avant ou après. Tout le monde place cette même carte, et personne ne voit ton choix.
coach-chorus-alone = Tu fais ce parcours de ton côté : la carte est retournée dès que tu la places, et tu peux t’arrêter et revenir. Ce que les autres ont fait d’une carte, tu le vois une fois que tu l’as placée.
coach-chorus-done = Choix validé ; les autres réfléchissent encore. Tant que la carte n’est pas retournée, tu peux en changer.
coach-chorus-right = Juste ! Un point. La carte rejoint la frise de tout le monde : il y a maintenant un intervalle de plus.
coach-chorus-wrong = Faux, donc pas de point ; mais à égalité de points, une petite erreur pèse moins qu’une grande. La carte est maintenant à sa place, pour tout le monde.
coach-chorus-same = Deux cartes de la même date : les deux côtés étaient justes.
coach-chorus-lives = Cela coûte une vie. Quand il n’en reste plus, tu regardes les autres.
coach-chorus-last = La dernière carte du parcours. Ensuite, qui a le plus de points gagne ; en cas d’égalité, le plus petit écart l’emporte. La vitesse ne compte jamais.
