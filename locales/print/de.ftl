# What stands on printed sheets and nowhere else.
print-dates = Alle Daten
print-dates-how = Für Streitfragen. Während einer Partie schaut hier niemand hinein.
print-mat = Die Matte
print-mat-how = Lege die Kartenreihe darüber aus: links den Stapel, dann die fünf Felder. Jedes Feld bringt zusätzlich den Bonus, der darunter steht.
