# What stands on printed sheets and nowhere else.
print-dates = Tutte le date
print-dates-how = Per chiudere le discussioni. Durante la partita qui non si guarda.
print-mat = Il tappetino
print-mat-how = Disponi la fila di carte lungo il bordo superiore: il mazzo a sinistra, poi i cinque spazi. Ogni spazio aggiunge il beneficio stampato sotto.
