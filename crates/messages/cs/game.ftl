# Co se říká o hrách: kdo je na tahu, co kde stojí, co se smí a proč ne, jak hra skončila.
# Pole mají jména jako d4. Hráči jsou first a second.

ask-nothing = Hra skončila.
ask-play = Zahraj tah, nebo něco změň.
game-drawn = Hra skončila remízou.
cell-empty = { $cell }: prázdné

illegal-another-game = To patří k jiné hře.
illegal-game-over = Hra už skončila.
illegal-off-the-board = To je mimo plán.
illegal-position = Toto není pozice hry { $game }: viz znak { $column }.
illegal-text = Toto není tah: viz znak { $column }.
refused-choice = Taková volba tu není.
refused-drop = Nic takového tu nelze vzít zpět.
refused-rotate = Není tu co otočit.

note-wins = vyhrává hru
note-loses = prohrává hru
note-draws = končí hru remízou

hint-best = Nejlepší nalezený tah.
hint-blocks = Brání soupeři okamžitě vyhrát.
hint-delays = { $count ->
    [0] Všechno prohrává; toto se brání nejdéle.
    [one] Všechno prohrává za { $count } tah.
    [few] Všechno prohrává; toto vydrží { $count } tahy.
   *[other] Všechno prohrává; toto vydrží { $count } tahů.
}
hint-holds = Drží remízu.
hint-wins-in = { $count ->
    [0] Vynutí výhru.
    [one] Vyhrává za { $count } tah.
    [few] Vyhrává za { $count } tahy.
   *[other] Vyhrává za { $count } tahů.
}
hint-wins-now = Okamžitě vyhrává.

editor-erase = Smazat
editor-to-move = Změnit, kdo je na tahu
