# What stands on printed sheets and nowhere else.
print-dates = Все даты
print-dates-how = Чтобы решать споры. Во время партии игроки сюда не смотрят.
print-mat = Поле
print-mat-how = Разложите над полем ряд карт: слева колоду, затем пять мест. Каждое место добавляет бонус, напечатанный под ним.
