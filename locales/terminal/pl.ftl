# Texts of the terminal alone: the page does not load them.
term-menu-resume = Wróć do ostatniej gry
term-menu-join = Dołącz do stołu za pomocą kodu
term-menu-quit = Wyjście
term-what-timeline = każdy za siebie: kto pierwszy umieści wszystkie karty
term-what-twist = wszyscy razem po najlepszy wynik; także solo
term-what-trek = trzy dni podróży w czasie
term-how-many-people = Ile osób gra przy tej klawiaturze?
term-n-people = { $n ->
    [one] tylko ja
    [few] { $n } osoby na zmianę
   *[other] { $n } osób na zmianę
}
term-how-many-bots = Ile botów?
term-n-bots = { $n ->
    [0] żaden
    [one] jeden bot
    [few] { $n } boty
   *[other] { $n } botów
}
term-name-of = Nick gracza { $n }
term-player = Gracz
term-ask-code = Kod lub adres stołu
term-bad-address = „{ $text }” nie jest ani kodem jak 7QK2-M9XD, ani adresem jak http://192.168.1.5:8080/j/7QK2-M9XD. Sprawdź, co przysłał gospodarz.
term-nothing-to-resume = Nie ma gry, do której można wrócić. Zacznij nową: antedate play
term-saved = Gra jest zapisana. Wróć do niej: antedate play --resume
term-come-back = Twoje miejsce czeka. Wróć: antedate play --join { $address }
term-record = Zapis gry: { $path } (aby go sprawdzić: antedate verify)
term-too-small = To okno ma { $wide } × { $tall } znaków. Stół potrzebuje { $wantWide } × { $wantTall }: powiększ je albo graj z --plain.
term-key-choose = wybierz
term-key-move = przesuń
term-key-ok = potwierdź
term-key-on = dalej
term-key-back = wstecz
term-key-keys = klawisze
term-key-chat = czat
term-key-line = stół
term-key-hands = karty
term-all-cards = Karty wszystkich
term-all-journeys = Podróże wszystkich
term-key-lessons = historie
term-key-scroll = przewiń
term-key-leave = wyjdź
term-key-stay = zostań
term-leave-title = Wyjść?
term-leave-local = Gra jest zapisana; możesz do niej wrócić w każdej chwili.
term-leave-remote = Miejsce pozostaje twoje; możesz wrócić w każdej chwili.
term-next-player = Następny gracz
term-pass-keyboard = Przekaż klawiaturę: { $name }.
term-press-enter = Naciśnij Enter, gdy nikt inny nie patrzy.
term-you-start = Jesteś gospodarzem: naciśnij S, aby zacząć, B, aby dodać bota.
term-type-number = (od 1 do { $n }; b: wstecz, ?: pomoc)
term-not-understood = „{ $text }” nie ma na liście. Wpisz numer z listy albo ?, aby zobaczyć pomoc.
term-plain-help = Wpisz numer, aby wybrać, albo kilka naraz, np. 2 5. b: wstecz, l: stół, h: karty wszystkich, i: historie z kart, say …: czat, q: wyjście (gra jest zapisana).
term-plain-menu-help = Wpisz numer, aby wybrać. b: wstecz, q: wyjście.
term-after-game = r: zagraj jeszcze raz, i: historie z kart, q: wyjście
term-round = runda { $n }
term-where = Gdzie jest miejsce karty „{ $title }”?
term-what-with = Co zrobić z kartą „{ $title }”?
term-belonged = Tu jest miejsce tej karty: { $place }
term-free = wolna
term-in-slot = w luce
term-blocked = zablokowana
term-time-left = Pozostały czas: { $time }
term-clock-ran-out = { $name }: czas minął, ruch wykonuje bot.
term-left = { $name } odchodzi od stołu.
term-plays-again = { $name } znów gra.
term-bot-plays-for = Teraz za gracza { $name } gra bot.
term-reshuffled = Z odrzuconych kart powstał nowy, potasowany stos.
term-eliminated = { $n ->
    [one] Odpada { $names }.
    [few] Odpadają: { $names }.
   *[other] Odpadają: { $names }.
}
term-ancestors-left = przodkowie: { $n }
term-deck-left = talia: { $n }
term-day-of = dzień { $day } z 3
term-departures = Odjazdy
term-hours = { $n } h
term-at-hour = zegarek na { $hour }
term-n-points = { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}
term-n-crystals = { $n ->
    [0] bez kryształów
    [one] 1 kryształ
    [few] { $n } kryształy
   *[other] { $n } kryształów
}
term-plus-points = { $n ->
    [one] +1 punkt
    [few] +{ $n } punkty
   *[other] +{ $n } punktów
}
term-plus-crystals = { $n ->
    [one] +1 kryształ
    [few] +{ $n } kryształy
   *[other] +{ $n } kryształów
}
term-no-journey = jeszcze bez podróży
term-journeys = podróże { $lengths } → { $date }
term-choose-itinerary = Wybierz plan na dziś.
term-choose-departure = Wybierz, dokąd jechać.
term-how-many-crystals = Wydać kryształy? Każdy oszczędza godzinę.
term-choose-column = Który żeton najpierw i gdzie?
term-where-token = Gdzie położyć żeton?
term-token-first = najpierw { $token }
term-to-place = Do położenia:
term-pass = Pas: nie ma nic do wzięcia
term-watch-to = twój zegarek staje na { $hour }
term-punctual = punktualnie: +{ $n }
term-journey-starts = zaczyna się podróż
term-journey-continues = podróż trwa
term-journey-closes = wcześniejsza data: zaczyna się nowa podróż
term-use-warp = Najpierw użyj zakrzywienia czasu
term-choose-warp = Którego zakrzywienia?
term-choose-spaces = Które dwie karty zamienić miejscami?
term-choose-echo = Premia którego pola?
term-choose-top = Która z nich trafi na wierzch talii? Tylko ty je widzisz.
term-warps-off = Bez nich
term-warps-on = Z zakrzywieniami czasu
term-warps = Zakrzywienia czasu:
term-warp-by = użyte: { $name }
term-warp-used = { $name } używa zakrzywienia czasu „{ $warp }”.
term-foreseen = { $name } zagląda do talii.
term-journey-detours = objazd włącza ją do podróży
term-took = { $name } → { $card }: zegarek na { $hour }.
term-new-journey = Nowa podróż.
term-has-chosen = { $name } ma już plan dnia.
term-token-returned = { $name }: brak miejsca na żeton { $token }.
term-passed = { $name } pasuje.
term-day-ended = Dzień { $day } dobiegł końca.
term-day-began = Zaczyna się dzień { $day }.
term-score-parts = { $points } na torze + { $crystals } za kryształy + { $journeys } za podróże
error-unkept-key = Nie można zapisać klucza do miejsca na tym komputerze: { $why }
error-untrusted-server = Serwer { $host } nie potrafi potwierdzić swojej tożsamości ({ $why }). Jeśli ma certyfikat z własnym podpisem, wskaż jego plik w SSL_CERT_FILE.
term-what-chorus = wszyscy naraz układają tę samą kartę; także w pojedynkę
term-waiting-for-n = Czekamy na graczy: { $n }.
term-n-players = Gracze: { $n }
term-all-points = Jak komu idzie
term-your-choice = Twój wybór: { $place }
