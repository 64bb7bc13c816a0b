# Texte nur für das Terminal: Die Seite lädt sie nicht.
term-menu-resume = Meine letzte Partie fortsetzen
term-menu-join = Mit einem Code an einen Tisch
term-menu-quit = Beenden
term-what-timeline = alle gegen alle: Wer legt zuerst alle Karten richtig an?
term-what-twist = alle zusammen für möglichst viele Punkte; auch allein
term-what-trek = eine dreitägige Reise durch die Zeit
term-how-many-people = Wie viele Leute spielen an dieser Tastatur?
term-n-people = { $n ->
    [one] nur ich
   *[other] { $n } Leute, abwechselnd
}
term-how-many-bots = Wie viele Bots?
term-n-bots = { $n ->
    [0] keine
    [one] ein Bot
   *[other] { $n } Bots
}
term-name-of = Name von Person { $n }
term-player = Gast
term-ask-code = Code oder Adresse des Tisches
term-bad-address = „{ $text }“ ist weder ein Code wie 7QK2-M9XD noch eine Adresse wie http://192.168.1.5:8080/j/7QK2-M9XD. Prüfe, was dir der Host geschickt hat.
term-nothing-to-resume = Es gibt keine Partie zum Fortsetzen. Beginne eine: antedate play
term-saved = Die Partie ist gespeichert. Zum Fortsetzen: antedate play --resume
term-come-back = Dein Platz bleibt dir erhalten. Zum Zurückkommen: antedate play --join { $address }
term-record = Das Spielprotokoll: { $path } (zum Prüfen: antedate verify)
term-too-small = Dieses Fenster hat { $wide } × { $tall } Zeichen. Der Tisch braucht { $wantWide } × { $wantTall }: Vergrößere das Fenster oder spiel mit --plain.
term-key-choose = wählen
term-key-move = bewegen
term-key-ok = bestätigen
term-key-on = weiter
term-key-back = zurück
term-key-keys = Tasten
term-key-chat = Chat
term-key-line = Tisch
term-key-hands = Karten
term-all-cards = Alle Karten
term-all-journeys = Alle Reisen
term-key-lessons = Notizen
term-key-scroll = blättern
term-key-leave = gehen
term-key-stay = bleiben
term-leave-title = Gehen?
term-leave-local = Die Partie ist gespeichert; du kannst sie jederzeit fortsetzen.
term-leave-remote = Dein Platz bleibt dir erhalten; du kannst jederzeit zurückkommen.
term-next-player = Nächste Person
term-pass-keyboard = Gib die Tastatur weiter an { $name }.
term-press-enter = Drück die Eingabetaste, wenn sonst niemand hinsieht.
term-you-start = Du bist Host: S startet die Partie, B fügt einen Bot hinzu.
term-type-number = (1 bis { $n }; b: zurück, ?: Hilfe)
term-not-understood = „{ $text }“ steht nicht zur Wahl. Tippe eine Zahl aus der Liste oder ? für Hilfe.
term-plain-help = Tippe eine Zahl, um zu wählen, oder mehrere zugleich, etwa 2 5. b: zurück, l: der Tisch, h: alle Karten, i: die Geschichten hinter den Karten, say …: Chat, q: gehen (die Partie ist gespeichert).
term-plain-menu-help = Tippe eine Zahl, um zu wählen. b: zurück, q: gehen.
term-after-game = r: noch einmal, i: die Geschichten hinter den Karten, q: gehen
term-round = Runde { $n }
term-where = Wohin gehört „{ $title }“?
term-what-with = Was machst du mit „{ $title }“?
term-belonged = Sie gehörte hierher: { $place }
term-free = frei
term-in-slot = im Fach
term-blocked = blockiert
term-time-left = Noch { $time }
term-clock-ran-out = Die Zeit von { $name } ist abgelaufen; ein Bot hat gezogen.
term-left = { $name } hat den Tisch verlassen.
term-plays-again = { $name } spielt wieder selbst.
term-bot-plays-for = Ein Bot spielt jetzt für { $name }.
term-reshuffled = Der Ablagestapel wurde gemischt und ist der neue Nachziehstapel.
term-eliminated = { $n ->
    [one] { $names } ist ausgeschieden.
   *[other] { $names } sind ausgeschieden.
}
term-ancestors-left = Ahnen: { $n }
term-deck-left = Stapel: { $n }
term-day-of = Tag { $day } von 3
term-departures = Reiseziele
term-hours = { $n } h
term-at-hour = Uhr auf { $hour }
term-n-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
term-n-crystals = { $n ->
    [0] keine Kristalle
    [one] 1 Kristall
   *[other] { $n } Kristalle
}
term-plus-points = { $n ->
    [one] +1 Punkt
   *[other] +{ $n } Punkte
}
term-plus-crystals = { $n ->
    [one] +1 Kristall
   *[other] +{ $n } Kristalle
}
term-no-journey = noch keine Reise
term-journeys = Reisen { $lengths } → { $date }
term-choose-itinerary = Wähle deinen Reiseplan für heute.
term-choose-departure = Wähle, wohin du reist.
term-how-many-crystals = Kristalle ausgeben? Jeder spart eine Stunde.
term-choose-column = Welcher Marker zuerst, und wohin?
term-where-token = Wohin kommt der Marker?
term-token-first = zuerst { $token }
term-to-place = Zu legen:
term-pass = Passen: Es gibt nichts zu nehmen
term-watch-to = deine Uhr geht auf { $hour }
term-punctual = pünktlich: +{ $n }
term-journey-starts = eine Reise beginnt
term-journey-continues = die Reise geht weiter
term-journey-closes = früher: eine neue Reise beginnt
term-took = { $name } → { $card }: Uhr auf { $hour }.
term-new-journey = Eine neue Reise.
term-has-chosen = { $name } hat einen Reiseplan gewählt.
term-token-returned = { $name }: kein Platz für { $token }.
term-passed = { $name } passt.
term-day-ended = Tag { $day } ist vorbei.
term-day-began = Tag { $day } beginnt.
term-score-parts = { $points } auf der Leiste + { $crystals } für Kristalle + { $journeys } für Reisen
error-unkept-key = Der Schlüssel zu deinem Platz lässt sich auf diesem Rechner nicht speichern: { $why }
error-untrusted-server = Der Server { $host } kann sich nicht ausweisen ({ $why }). Ist sein Zertifikat selbst signiert, gib dessen Datei in SSL_CERT_FILE an.

term-use-warp = Zuerst einen Zeitwirbel einsetzen
term-choose-warp = Welcher Zeitwirbel?
term-choose-spaces = Welche zwei Karten tauschen die Plätze?
term-choose-echo = Von welchem Platz kommt der Zusatz?
term-choose-top = Welche davon kommt oben auf den Stapel? Nur du kannst sie sehen.
term-warps-off = Ohne
term-warps-on = Mit Zeitwirbeln
term-warps = Zeitwirbel:
term-warp-by = eingesetzt von { $name }
term-warp-used = { $name } setzt einen Zeitwirbel ein: { $warp }.
term-foreseen = { $name } hat in den Stapel geschaut.
term-journey-detours = der Umweg nimmt sie in die Reise auf
term-what-chorus = alle legen zugleich dieselbe Karte an; auch allein
term-waiting-for-n = Warten auf { $n } Leute.
term-n-players = { $n ->
    [one] eine Person
   *[other] { $n } Leute
}
term-all-points = So steht es bei allen
term-your-choice = Deine Wahl: { $place }
