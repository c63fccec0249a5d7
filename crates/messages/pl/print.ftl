# Teksty arkuszy do druku: plansze, elementy do wycięcia, zasady na jednej stronie.
# W zasadach wiersz z „# ” to nagłówek, wiersz z „- ” to punkt listy, pusty wiersz kończy akapit.

print-player = { $number ->
    [1] Niebieski
   *[other] Pomarańczowy
}
print-page = { $page } / { $pages }
print-scale = Ten odcinek ma { $length } mm, jeśli wydruk jest w skali 1:1.

print-rules = { $game }: zasady
print-by = { $game ->
    [xok] Autorzy gry: Joël i Rafael Escalante
    [yoxii] Autor gry: Jeremy Partinico
    [trexo] Autor gry: Jan Åke Hansson
   *[slither] Autor gry: Critical Pawn
}
print-board = { $game }: plansza
print-pieces = { $game }: elementy do wycięcia

# Zadania: pozycje, w których wygrywa albo ratuje dokładnie jedna tura.
print-puzzles = { $game }: zadania
print-puzzle-win = { $turns ->
    [1] Wygraj w jednej turze
   *[other] Wygraj w { $turns } turach
}
print-puzzle-save = Ratuje cię tylko jeden ruch
print-puzzle-level = Poziom { $level }
print-solutions = { $game }: rozwiązania
print-solutions-note = { $game ->
    [yoxii] Twoje ruchy i najdłuższa obrona. Po znaku * wartość kamienia jest dowolna.
    [slither] Po znaku * nieważne, w którą stronę patrzy mądry wąż.
   *[other] Twoje ruchy i najdłuższa obrona.
}
