# Co se říká o hrách: kdo je na tahu, co kde stojí, co se smí a proč ne, jak hra skončila.
# Pole mají jména jako d4. Hráči jsou first a second, žraloci S (malý), A (60°), B (120°) a C (180°).

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
hint-blocks-five = Blokuje pět v linii.
hint-blocks-ten = Blokuje řetěz deseti.
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

editor-body = { $player ->
    [first] Tělo hada { $snake } hráče 1
   *[second] Tělo hada { $snake } hráče 2
}
editor-erase = Smazat
editor-fish = { $player ->
    [first] Bílá ryba
   *[second] Černá ryba
}
editor-free = Volné pole
editor-head = { $player ->
    [first] Hlava hada { $snake } hráče 1; znovu pro otočení
   *[second] Hlava hada { $snake } hráče 2; znovu pro otočení
}
editor-moved = Hadi se už v tomto tahu pohnuli
editor-shark = { $player ->
    [first] { $kind ->
        [S] Malý bílý žralok; znovu pro otočení
        [A] Bílý žralok 60°; znovu pro otočení
        [B] Bílý žralok 120°; znovu pro otočení
       *[C] Bílý žralok 180°; znovu pro otočení
    }
   *[second] { $kind ->
        [S] Malý černý žralok; znovu pro otočení
        [A] Černý žralok 60°; znovu pro otočení
        [B] Černý žralok 120°; znovu pro otočení
       *[C] Černý žralok 180°; znovu pro otočení
    }
}
editor-stone = { $player ->
    [first] Bílý kámen s hodnotou { $value }
   *[second] Červený kámen s hodnotou { $value }
}
editor-supply = { $player ->
    [first] Volná pole hráče 1
   *[second] Volná pole hráče 2
}
editor-tile = { $direction ->
    [right] Destička: zde X, O vpravo
    [left] Destička: zde X, O vlevo
    [up] Destička: zde X, O nahoře
   *[down] Destička: zde X, O dole
}
editor-to-move = Změnit, kdo je na tahu
editor-totem = Totem
editor-wall = Zeď
editor-walled = Zeď už v tomto tahu stojí

## Xok

xok-to-move = { $player ->
    [first] Na tahu je bílý
   *[second] Na tahu je černý
}
xok-wins = { $player ->
    [first] Vyhrává bílý
   *[second] Vyhrává černý
}
xok-end-chain = { $player ->
    [first] Bílý má řetěz délky { $count }.
   *[second] Černý má řetěz délky { $count }.
}
xok-end-larger = { $player ->
    [first] Není už co hrát a řetěz bílého ({ $count }) je delší než řetěz černého ({ $other }).
   *[second] Není už co hrát a řetěz černého ({ $count }) je delší než řetěz bílého ({ $other }).
}
xok-end-sharks = { $player ->
    [first] Není už co hrát. Oba řetězy mají délku { $count }, ale v bílém je více žraloků: { $sharks } ku { $other }.
   *[second] Není už co hrát. Oba řetězy mají délku { $count }, ale v černém je více žraloků: { $sharks } ku { $other }.
}
xok-end-draw = { $sharks ->
    [one] Není už co hrát. Oba řetězy mají délku { $count } a { $sharks } žraloka: vyhrávají oba.
    [few] Není už co hrát. Oba řetězy mají délku { $count } a { $sharks } žraloky: vyhrávají oba.
   *[other] Není už co hrát. Oba řetězy mají délku { $count } a { $sharks } žraloků: vyhrávají oba.
}
xok-cell-fish = { $player ->
    [first] { $cell }: bílá ryba
   *[second] { $cell }: černá ryba
}
xok-cell-shark = { $cell }: { $player ->
    [first] bílý
   *[second] černý
} { $kind ->
    [S] malý žralok, tlama na
    [A] žralok 60°, tlamy na
    [B] žralok 120°, tlamy na
   *[C] žralok 180°, tlamy na
} { $first ->
    [e] východ
    [ne] severovýchod
    [nw] severozápad
    [w] západ
    [sw] jihozápad
   *[se] jihovýchod
}{ $kind ->
    [S] {""}
   *[other] { $second ->
        [e] { " a východ" }
        [ne] { " a severovýchod" }
        [nw] { " a severozápad" }
        [w] { " a západ" }
        [sw] { " a jihozápad" }
       *[se] { " a jihovýchod" }
    }
}
xok-stock-fish = { $player ->
    [first] Bílý
   *[second] Černý
}: v zásobě { $count ->
    [one] { $count } ryba
    [few] { $count } ryby
   *[other] { $count } ryb
}
xok-stock-shark = { $player ->
    [first] Bílý
   *[second] Černý
}: v zásobě { $kind ->
    [S] { $count ->
        [one] { $count } malý žralok
        [few] { $count } malí žraloci
       *[other] { $count } malých žraloků
    }
    [A] { $count ->
        [one] { $count } žralok 60°
        [few] { $count } žraloci 60°
       *[other] { $count } žraloků 60°
    }
    [B] { $count ->
        [one] { $count } žralok 120°
        [few] { $count } žraloci 120°
       *[other] { $count } žraloků 120°
    }
   *[C] { $count ->
        [one] { $count } žralok 180°
        [few] { $count } žraloci 180°
       *[other] { $count } žraloků 180°
    }
}
xok-said-fish = { $player ->
    [first] Bílý pokládá ryby na { $first } a { $second }
   *[second] Černý pokládá ryby na { $first } a { $second }
}
xok-said-shark = { $player ->
    [first] Bílý
   *[second] Černý
} pokládá { $kind ->
    [S] malého žraloka
    [A] žraloka 60°
    [B] žraloka 120°
   *[C] žraloka 180°
} na { $cell }, otočeného na { $direction ->
    [e] východ
    [ne] severovýchod
    [nw] severozápad
    [w] západ
    [sw] jihozápad
   *[se] jihovýchod
}, a žere { $count ->
    [one] { $count } rybu
    [few] { $count } ryby
   *[other] { $count } ryb
}
xok-ask-first-fish = Ukaž pole pro první rybu, nebo vezmi žraloka.
xok-ask-second-fish = Ukaž prázdné sousední pole pro druhou rybu.
xok-ask-shark = Ukaž pole, na kterém žralok něco sežere.
xok-ask-facing = Otoč žraloka, nebo zahraj tah.
xok-choose-piece = Díl
xok-choose-facing = Směr
xok-fish-item = Dvě ryby (zbývá { $count })
xok-shark-item = { $kind ->
    [S] Malý žralok
    [A] Žralok 60°
    [B] Žralok 120°
   *[C] Žralok 180°
} (zbývá { $count })
xok-facing-item = { $direction ->
    [e] Východ
    [ne] Severovýchod
    [nw] Severozápad
    [w] Západ
    [sw] Jihozápad
   *[se] Jihovýchod
}{ $count ->
    [0] : nežere nic
    [one] : žere { $count } rybu
    [few] : žere { $count } ryby
   *[other] : žere { $count } ryb
}
xok-part-fish = ryba na { $cell }
xok-part-shark = { $kind ->
    [S] malý žralok
    [A] žralok 60°
    [B] žralok 120°
   *[C] žralok 180°
} na { $cell }, otočený na { $direction ->
    [e] východ
    [ne] severovýchod
    [nw] severozápad
    [w] západ
    [sw] jihozápad
   *[se] jihovýchod
}
xok-note-chain = řetěz délky { $count }
xok-note-eats = žere { $count ->
    [one] { $count } rybu
    [few] { $count } ryby
   *[other] { $count } ryb
}
xok-hint-chain = Vytvoří řetěz délky { $count }.
xok-hint-eats = Sežere { $count ->
    [one] { $count } rybu
    [few] { $count } ryby
   *[other] { $count } ryb
}.
xok-eats-nothing = Žralok musí sežrat aspoň jednu rybu.
xok-no-empty-neighbour = Vedle { $cell } není prázdné pole pro druhou rybu.
xok-no-prey = Takový žralok by teď nikde nic nesežral.
xok-no-shark-left = { $kind ->
    [S] V zásobě už není malý žralok.
    [A] V zásobě už není žralok 60°.
    [B] V zásobě už není žralok 120°.
   *[C] V zásobě už není žralok 180°.
}
xok-no-two-cells = Žádná dvě prázdná pole se už nedotýkají.
xok-not-empty = Pole { $cell } není prázdné.
xok-not-neighbours = Obě ryby musí být na sousedních polích.
xok-on-own-fish = Ryba na { $cell } je tvoje.
xok-on-shark = Na { $cell } už stojí žralok.
xok-put-shark-first = Nejprve polož žraloka na pole.
xok-too-few-fish = V zásobě máš méně než dvě ryby.
xok-problem-fish = { $player ->
    [first] Bílý má jen { $count } ryb.
   *[second] Černý má jen { $count } ryb.
}
xok-problem-shark = { $player ->
    [first] Bílý
   *[second] Černý
} má jen { $kind ->
    [S] { $count ->
        [one] { $count } malého žraloka
        [few] { $count } malé žraloky
       *[other] { $count } malých žraloků
    }
    [A] jednoho žraloka 60°
    [B] jednoho žraloka 120°
   *[C] jednoho žraloka 180°
}.

## Yoxii

yoxii-to-move = { $player ->
    [first] Na tahu je bílý
   *[second] Na tahu je červený
}
yoxii-wins = { $player ->
    [first] Vyhrává bílý
   *[second] Vyhrává červený
}
yoxii-end-sum = { $player ->
    [first] Totem se nemůže pohnout. Bílý má kolem něj { $sum }, červený { $other }.
   *[second] Totem se nemůže pohnout. Červený má kolem něj { $sum }, bílý { $other }.
}
yoxii-end-stones = { $player ->
    [first] Totem se nemůže pohnout. Oba mají kolem něj { $sum }, ale bílý tam má více kamenů: { $count } ku { $other }.
   *[second] Totem se nemůže pohnout. Oba mají kolem něj { $sum }, ale červený tam má více kamenů: { $count } ku { $other }.
}
yoxii-end-draw = Totem se nemůže pohnout. Oba mají kolem něj { $sum } a stejně mnoho kamenů.
yoxii-cell-stone = { $player ->
    [first] { $cell }: bílý kámen, { $value }
   *[second] { $cell }: červený kámen, { $value }
}
yoxii-cell-totem = { $cell }: totem
yoxii-stock-stone = { $player ->
    [first] Bílý
   *[second] Červený
}: v zásobě { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
} s hodnotou { $value }
yoxii-said = { $player ->
    [first] Bílý posouvá totem na { $totem } a pokládá { $value } na { $cell }
   *[second] Červený posouvá totem na { $totem } a pokládá { $value } na { $cell }
}
yoxii-ask-totem = Pohni totemem: ukaž osvětlené pole.
yoxii-ask-stone = Polož { $value } na osvětlené pole.
yoxii-ask-stone-and-value = Zvol hodnotu a ukaž osvětlené pole pro kámen.
yoxii-ask-value = Zvol hodnotu kamene.
yoxii-choose-value = Hodnota
yoxii-value-item = Hodnota { $value } (zbývá { $count })
yoxii-part-stone = kámen na { $cell }
yoxii-part-totem = totem na { $cell }
yoxii-part-value = hodnota { $value }
yoxii-note-jump = totem skáče
yoxii-note-sums = kolem totemu: ty { $own }, soupeř { $other }
yoxii-hint-sums = Vede { $own } ku { $other } kolem totemu.
yoxii-none-left = Kámen s hodnotou { $value } už nezbývá.
yoxii-stone-away = Kámen musí ležet vedle totemu, dokud je tam volné pole.
yoxii-stone-on-stone = Už tam leží kámen.
yoxii-stone-on-totem = Teď tam stojí totem.
yoxii-totem-off-line = Totem se pohybuje rovně, v jednom z osmi směrů.
yoxii-totem-on-stone = Totem musí dojít na volné pole.
yoxii-totem-over-enemy = Totem nemůže přejít přes soupeřův kámen.
yoxii-totem-over-free = Totem nemůže přejít přes volné pole.
yoxii-totem-stays = Totem musí opustit své pole.
yoxii-problem-balance = Bílých kamenů musí být na plánu tolik co červených, nebo o jeden více: teď { $first } a { $second }.
yoxii-problem-stones = { $player ->
    [first] Bílý
   *[second] Červený
} má jen { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
} s hodnotou { $value }.
yoxii-problem-totem = Totem musí být právě jeden.

## Trexo

trexo-to-move = { $player ->
    [first] Na tahu je X
   *[second] Na tahu je O
}
trexo-wins = { $player ->
    [first] Vyhrává X
   *[second] Vyhrává O
}
trexo-end-line = { $player ->
    [first] X má { $count } v linii.
   *[second] O má { $count } v linii.
}
trexo-end-given = { $player ->
    [first] Destička hráče O vytvořila linii { $count } znaků X.
   *[second] Destička hráče X vytvořila linii { $count } znaků O.
}
trexo-end-no-place = Žádnou destičku už nelze položit a není tu žádná linie.
trexo-end-stock = Všechny destičky leží a není tu žádná linie.
trexo-cell = { $cell }: { $symbol }, výška { $level }, druhá polovina na { $other }
trexo-stock = { $count ->
    [one] V zásobě { $count } destička
    [few] V zásobě { $count } destičky
   *[other] V zásobě { $count } destiček
}
trexo-said = { $player ->
    [first] X pokládá destičku do výšky { $level }: X na { $x }, O na { $o }
   *[second] O pokládá destičku do výšky { $level }: X na { $x }, O na { $o }
}
trexo-ask-first = Ukaž pole pro polovinu { $symbol }.
trexo-ask-second = Ukaž sousední pole pro polovinu { $symbol }, nebo destičku otoč.
trexo-ask-play = Otoč destičku, nebo zahraj tah.
trexo-choose-half = Pod prstem
trexo-choose-way = Druhá polovina
trexo-half-item = Polovina { $symbol }
trexo-way-item = { $direction ->
    [right] Vpravo
    [left] Vlevo
    [up] Nahoře
   *[down] Dole
}
trexo-part-half = { $symbol } na { $cell }
trexo-note-level = výška { $level }
trexo-hint-row = Vytvoří řadu délky { $count }.
trexo-different-levels = Obě pole musí být stejně vysoká, ne { $low } a { $high }.
trexo-lay-first = Nejprve ukaž pole pro destičku.
trexo-no-level-neighbour = Žádné sousední pole není stejně vysoké (výška { $level }).
trexo-not-side-by-side = Obě poloviny musí mít společnou stranu.
trexo-one-tile = Destička nesmí ležet přesně na jedné jiné.
trexo-only-one-tile = Jediné stejně vysoké sousední pole patří k téže destičce.
trexo-same-square = Destička potřebuje dvě pole.
trexo-stock-empty = Žádná destička už nezbývá.
trexo-problem-levels = Výšky nedávají celé destičky.
trexo-problem-tile = Destičce na { $cell } chybí druhá polovina.
trexo-problem-tiles = { $count ->
    [one] Leží { $count } destička, ale je jich jen { $tiles }.
    [few] Leží { $count } destičky, ale je jich jen { $tiles }.
   *[other] Leží { $count } destiček, ale je jich jen { $tiles }.
}

## Slither Stone

slither-to-move = { $player ->
    [first] Na tahu je hráč 1
   *[second] Na tahu je hráč 2
}
slither-wins = { $player ->
    [first] Vyhrává hráč 1
   *[second] Vyhrává hráč 2
}
slither-end = { $player ->
    [first] Poslední had hráče 2 je mrtvý.
   *[second] Poslední had hráče 1 je mrtvý.
}
slither-cell-wall = { $cell }: zeď
slither-cell-free = { $cell }: volné pole
slither-cell-body = { $player ->
    [first] { $cell }: had { $snake } hráče 1
   *[second] { $cell }: had { $snake } hráče 2
}
slither-cell-head = { $cell }: hlava hada { $snake } { $player ->
    [first] hráče 1
   *[second] hráče 2
}, dívá se na { $direction ->
    [n] sever
    [e] východ
    [s] jih
   *[w] západ
}
slither-stock-free = { $player ->
    [first] Hráč 1
   *[second] Hráč 2
}: { $count ->
    [one] { $count } volné pole
    [few] { $count } volná pole
   *[other] { $count } volných polí
} v zásobě
slither-stock-snake = { $player ->
    [first] Hráč 1: had { $snake } žije
   *[second] Hráč 2: had { $snake } žije
}
slither-said = { $player ->
    [first] Hráč 1
   *[second] Hráč 2
}: { $snake ->
    [none] hadi se ještě nepohnuli
   *[other] { $kind ->
        [j] skok
        [t] běh
        [n] krok na sever
        [e] krok na východ
        [s] krok na jih
        [w] krok na západ
       *[none] {""}
    }, moudrý had { $snake }{ $direction ->
        [none] {""}
        [n] , potom se dívá na sever
        [e] , potom se dívá na východ
        [s] , potom se dívá na jih
       *[w] , potom se dívá na západ
    }{ $order ->
        [mad] { ", nejprve šílený" }
       *[wise] {""}
    }
}{ $wall ->
    [none] {""}
   *[other] ; zeď na { $wall }
}{ $free ->
    [none] {""}
   *[other] ; volné pole na { $free }
}{ $dead ->
    [none] {""}
   *[other] ; mrtví hadi: { $dead }
}
slither-ask-end = Ukonči tah, nebo něco přidej či změň.
slither-ask-free = Ukaž prázdné pole pro volné pole.
slither-ask-kind = Zvol pohyb: ukaž pole před moudrým hadem.
slither-ask-wall = Ukaž prázdné pole pro zeď, ne vedle hada.
slither-ask-wise = Ukaž hada, který má být moudrý.
slither-choose-kind = Pohyb
slither-choose-order = Kdo první
slither-choose-pointing = Potom se dívá
slither-choose-tool = Dotek
slither-choose-wise = Moudrý had
slither-tool-snake = pohne hady
slither-tool-wall = postaví zeď
slither-tool-free = položí volné pole (zbývá { $count })
slither-wise-item = Had { $snake }
slither-step = { $direction ->
    [n] Krok na sever
    [e] Krok na východ
    [s] Krok na jih
   *[w] Krok na západ
}
slither-jump = Skok
slither-dash = Běh
slither-order-wise = Nejprve moudrý
slither-order-mad = Nejprve šílený
slither-pointing-item = { $direction ->
    [n] Sever
    [e] Východ
    [s] Jih
   *[w] Západ
}
slither-part-free = volné pole na { $cell }
slither-part-mad-first = nejprve šílený had
slither-part-pointing = potom se dívá na { $direction ->
    [n] sever
    [e] východ
    [s] jih
   *[w] západ
}
slither-part-wall = zeď na { $cell }
slither-part-wise = had { $snake } je moudrý
slither-note-dies = had { $snake } zahyne
slither-hint-survives = Udrží hady naživu, zatímco většina pohybů některého zabije.
slither-beside-snake = Zeď nelze postavit vedle živého hada.
slither-dead-snake = Had { $snake } je mrtvý.
slither-dies-as-mad = Had zahyne nejprve jako šílený.
slither-dies-pointing = Moudrý had v tomto pohybu zahyne a nikam se nedívá.
slither-move-chosen = Pohyb je zvolen: ukaž pole vedle nové hlavy a otoč ji, nebo vezmi pohyb zpět.
slither-move-first = Nejprve zvol pohyb.
slither-moved-already = Hadi se už v tomto tahu pohnuli.
slither-no-free-space = Nemáš už žádné volné pole.
slither-not-moved-yet = Tah nemůže skončit, dokud se hadi nepohnou.
slither-on-free-space = Už tam je volné pole.
slither-on-snake = Je tam had.
slither-on-wall = Už tam je zeď.
slither-out-of-reach = Tam moudrý had jedním pohybem nedojde.
slither-second-wall = V jednom tahu lze postavit jen jednu zeď.
slither-tap-own-snake = Nejprve ukaž jednoho ze svých hadů.
slither-problem-free = Na plánu a v zásobách je dohromady více než deset volných polí.
slither-problem-head = { $player ->
    [first] Had { $snake } hráče 1 musí mít právě jednu hlavu.
   *[second] Had { $snake } hráče 2 musí mít právě jednu hlavu.
}
slither-problem-no-snake = Aspoň jeden had musí žít.
