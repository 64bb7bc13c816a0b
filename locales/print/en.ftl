# What stands on printed sheets and nowhere else.
print-dates = All dates
print-dates-how = For settling arguments. Players don’t look here while a game is on.
print-mat = The mat
print-mat-how = Lay the row of cards above it: the deck on the left, then the five spaces. Each space adds the benefit printed under it.
