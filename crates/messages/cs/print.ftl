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

# Co čtečka obrazovky říká o obrázcích.
print-as-text = Pozice jako text: { $position }
print-empty-board = { $game }: prázdný herní plán
print-cutouts = { $game }: kusy k vystřižení, každý v přerušované čáře

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
print-notation = { $game ->
    [xok] Jak je číst: d3d4 položí dvě ryby na pole d3 a d4. Sc2ne položí malého žraloka na pole c2 s tlamou na severovýchod. A, B a C jsou velcí žraloci: tlamy vedle sebe, s mezerou a naproti sobě; směr je směr první tlamy: e, ne, nw, w, sw nebo se. Řady mají písmena odspodu, pole v řadě čísla zleva.
    [yoxii] Jak je číst: d5-e6=3 přesune totem na pole d5 a položí kámen o hodnotě 3 na pole e6.
    [trexo] Jak je číst: e5e6 položí polovinu destičky s X na pole e5 a polovinu s O na pole e6.
   *[slither] Jak je číst: 1n>e je krok hada 1 na sever jako moudrého, potom míří na východ; druhý had jde po něm jako šílený. n, e, s a w jsou kroky, j je skok, t je běh. Po ~ jde první šílený had. #e5 je zeď na poli e5, oc3 je volné pole na c3.
}
