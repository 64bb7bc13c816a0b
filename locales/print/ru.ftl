# What stands on printed sheets and nowhere else.
print-dates = Все даты
print-dates-how = Чтобы решать споры. Во время партии игроки сюда не смотрят.
print-mat = Поле
print-mat-how = Выложите над полем ряд карт: слева колода, дальше пять ячеек. Каждая ячейка добавляет бонус, напечатанный под ней.
