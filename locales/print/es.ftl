# What stands on printed sheets and nowhere else.
print-dates = Todas las fechas
print-dates-how = Para zanjar discusiones. Durante la partida nadie mira aquí.
print-mat = El tablero
print-mat-how = Coloca la fila de cartas encima: el mazo a la izquierda y luego los cinco espacios. Cada espacio añade el beneficio impreso debajo.
