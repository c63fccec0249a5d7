# The dialog of the keys of a board.

keys-lead = Działają, gdy plansza jest aktywna. Dojdziesz do niej klawiszem Tab.
keys-arrows = przejdź na sąsiednie pole
keys-enter = wskaż pole (także spacja)
keys-rotate = obróć
keys-confirm = zatwierdź turę
keys-cancel = anuluj turę
keys-undo = cofnij
keys-redo = ponów
keys-hint = podpowiedź
keys-type = wpisz ruch
keys-lists = wypisz planszę i możliwe ruchy
keys-status = powiedz, czyja jest kolej
keys-hexes = na jedno z sześciu sąsiednich pól
keys-row = na początek albo koniec rzędu
keys-first = na pierwsze pole
keys-last = na ostatnie pole
keys-piece = na następne zajęte pole
keys-same = na następny element tego rodzaju
keys-owner = na następny element tego samego gracza
keys-jump-back = to samo, ale wstecz
keys-value = powiedz, ile jest warta pozycja (w analizie)
keys-around = powiedz, co jest wokół
keys-line = powiedz, co leży w tym kierunku
keys-last-turn = powiedz, jaki był ostatni ruch
keys-clock = powiedz, ile zostało czasu
keys-moves = powiedz, jakie ruchy są tu możliwe
