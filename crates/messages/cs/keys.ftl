# The dialog of the keys of a board.

keys-lead = Fungují, když je vybraný plán. Dostaneš se na něj klávesou Tab.
keys-arrows = přejít na vedlejší pole
keys-enter = klepnout na pole (nebo mezerník)
keys-rotate = otočit
keys-confirm = zahrát tah
keys-cancel = zrušit tah
keys-undo = vrátit tah
keys-redo = vrátit vpřed
keys-hint = rada
keys-type = napsat tah
keys-lists = vypsat plán a možné tahy
keys-status = říct, kdo je na tahu
keys-hexes = na jedno ze šesti sousedních polí
keys-row = na začátek nebo konec řady
keys-first = na první pole
keys-last = na poslední pole
keys-piece = na další obsazené pole
keys-same = na další kámen tohoto druhu
keys-owner = na další kámen téhož hráče
keys-jump-back = totéž, ale zpátky
keys-value = říct hodnotu pozice (v rozboru)
keys-around = říct, co je okolo
keys-line = říct, co leží tím směrem
keys-last-turn = říct poslední tah
keys-clock = říct zbývající čas
keys-moves = říct možné tahy na tomto poli
