# What stands on printed sheets and nowhere else.
print-dates = Tutte le date
print-dates-how = Per risolvere le discussioni. Durante la partita i giocatori non guardano qui.
print-mat = Il tappetino
print-mat-how = Disponi la fila di carte qui sopra: il mazzo a sinistra, poi i cinque spazi. Ogni spazio aggiunge il beneficio stampato sotto.
