# What stands on printed sheets and nowhere else.
print-dates = Wszystkie daty
print-dates-how = Do rozstrzygania sporów. W trakcie gry gracze tu nie zaglądają.
print-mat = Mata
print-mat-how = Nad matą ułóż rząd kart: z lewej talia, dalej pięć pól. Każde pole dodaje premię wydrukowaną pod nim.
