# What stands on printed sheets and nowhere else.
print-dates = Todas las fechas
print-dates-how = Para zanjar discusiones. Durante la partida nadie mira aquí.
print-mat = El tablero
print-mat-how = Pon la fila de cartas junto al borde superior: el mazo a la izquierda y después los otros cinco destinos. Cada uno añade el beneficio impreso debajo.
