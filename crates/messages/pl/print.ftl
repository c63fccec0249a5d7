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

# Co czytnik ekranu mówi o obrazkach.
print-as-text = Pozycja jako tekst: { $position }
print-empty-board = { $game }: pusta plansza
print-cutouts = { $game }: elementy, każdy w przerywanej linii do wycięcia

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
print-notation = { $game ->
    [xok] Jak je czytać: d3d4 to dwie ryby na polach d3 i d4. Sc2ne to mały rekin na polu c2 z paszczą skierowaną na północny wschód. A, B i C to duże rekiny: paszcze obok siebie, z przerwą i naprzeciw; kierunek dotyczy pierwszej paszczy: e, ne, nw, w, sw lub se. Rzędy mają litery od dołu, pola w rzędzie numery od lewej.
    [yoxii] Jak je czytać: d5-e6=3 przesuwa totem na pole d5 i kładzie kamień o wartości 3 na polu e6.
    [trexo] Jak je czytać: e5e6 kładzie połowę płytki z X na polu e5, a połowę z O na polu e6.
   *[slither] Jak je czytać: 1n>e to krok węża 1 na północ jako mądrego, po którym patrzy on na wschód; drugi wąż rusza się po nim jako szalony. n, e, s i w to kroki, j to skok, t to bieg. Po znaku ~ szalony wąż rusza się pierwszy. #e5 to ściana na polu e5, oc3 to wolne pole na c3.
}
