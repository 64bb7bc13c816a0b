# What stands on printed sheets and nowhere else.
print-dates = Alle Daten
print-dates-how = Für Streitfragen. Während der Partie schaut hier niemand hinein.
print-mat = Die Matte
print-mat-how = Leg die Auslage darüber: links den Stapel, dann die fünf Plätze. Jeder Platz bringt außerdem den Zusatz, der darunter steht.
