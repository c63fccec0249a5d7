# Texty listů k tisku: plány, co se vystřihuje, pravidla na jedné straně.
# V pravidlech je řádek s „# “ nadpis, řádek s „- “ bod seznamu, prázdný řádek končí odstavec.

print-player = { $number ->
    [1] Modrý
   *[other] Oranžový
}
print-page = { $page } / { $pages }
print-scale = Tato úsečka má { $length } mm, pokud je tisk v měřítku 1 : 1.

print-rules = { $game }: pravidla
print-by = { $game ->
    [xok] Autoři hry: Joël a Rafael Escalante
    [yoxii] Autor hry: Jeremy Partinico
    [trexo] Autor hry: Jan Åke Hansson
   *[slither] Autor hry: Critical Pawn
}
print-board = { $game }: herní plán
print-pieces = { $game }: k vystřižení

# Úlohy: pozice, ve kterých vyhrává nebo zachraňuje právě jeden tah.
print-puzzles = { $game }: úlohy
print-puzzle-win = { $turns ->
    [1] Vyhraj jedním tahem
   *[other] Vyhraj do { $turns } tahů
}
print-puzzle-save = Zachrání tě jen jeden tah
print-puzzle-level = Úroveň { $level }
print-solutions = { $game }: řešení
print-solutions-note = { $game ->
    [yoxii] Tvé tahy a nejdelší obrana. Po znaku * na hodnotě kamene nezáleží.
    [slither] Po znaku * nezáleží na tom, kam moudrý had míří.
   *[other] Tvé tahy a nejdelší obrana.
}
