# Co se říká o hrách: kdo je na tahu, co kde stojí, co se smí a proč ne, jak hra skončila.
# Pole mají jména jako d4. Hráči jsou first a second.

ask-nothing = Hra skončila.
ask-play = Zahraj tah, nebo ho ještě změň.
game-drawn = Hra skončila remízou.
cell-empty = { $cell }: prázdné

illegal-another-game = To patří k jiné hře.
illegal-game-over = Partie už skončila.
illegal-off-the-board = To je mimo plán.
illegal-position = Tohle není pozice hry { $game }: chyba je u znaku { $column }.
illegal-text = To není tah: chyba je u znaku { $column }.
refused-choice = Tohle tu zvolit nejde.
refused-drop = Tohle odebrat nejde.
refused-rotate = Tady není co otočit.

note-wins = vyhraje hru
note-loses = prohraje hru
note-draws = ukončí hru remízou

hint-best = Nejlepší nalezený tah.
hint-blocks = Nedovolí soupeři hned vyhrát.
hint-delays = { $count ->
    [0] Každý tah prohrává; tento vydrží nejdéle.
    [one] Každý tah prohrává za { $count } tah.
    [few] Každý tah prohrává; tento vydrží { $count } tahy.
   *[other] Každý tah prohrává; tento vydrží { $count } tahů.
}
hint-holds = Udrží remízu.
hint-wins-in = { $count ->
    [0] Vynutí výhru.
    [one] Vyhrává za { $count } tah.
    [few] Vyhrává za { $count } tahy.
   *[other] Vyhrává za { $count } tahů.
}
hint-wins-now = Hned vyhrává.

editor-erase = Smazat
editor-to-move = Změnit, kdo je na tahu
