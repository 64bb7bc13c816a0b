# What stands on printed sheets and nowhere else.
print-dates = Toutes les dates
print-dates-how = Pour trancher les débats. Personne ne regarde ici pendant la partie.
print-mat = Le plateau
print-mat-how = Dispose la rangée de cartes au-dessus : le paquet à gauche, puis les cinq cases. Chaque case donne en plus l’avantage imprimé en dessous.
