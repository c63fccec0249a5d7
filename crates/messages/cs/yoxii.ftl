# Yoxii: všechny zprávy jen této hry. Tvary a parametry popisují společné soubory game.ftl, learn.ftl, rules.ftl a print.ftl.

## Na plánu

editor-stone = { $player ->
    [first] Bílý kámen s hodnotou { $value }
   *[second] Červený kámen s hodnotou { $value }
}
editor-totem = Totem

yoxii-to-move = { $player ->
    [first] Na tahu je bílý
   *[second] Na tahu je červený
}
# What counts, in the bar of each player; short where there is little room.
yoxii-standing = Body kolem totemu: { $count }
yoxii-standing-short = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
yoxii-wins = { $player ->
    [first] Vyhrává bílý
   *[second] Vyhrává červený
}
yoxii-end-sum = { $player ->
    [first] Totemem už nejde pohnout. Body kolem něj: bílý { $sum }, červený { $other }.
   *[second] Totemem už nejde pohnout. Body kolem něj: červený { $sum }, bílý { $other }.
}
yoxii-end-stones = { $player ->
    [first] Totemem už nejde pohnout. Oba mají kolem něj stejný počet bodů ({ $sum }), ale bílý tam má víc kamenů, { $count }:{ $other }.
   *[second] Totemem už nejde pohnout. Oba mají kolem něj stejný počet bodů ({ $sum }), ale červený tam má víc kamenů, { $count }:{ $other }.
}
yoxii-end-draw = Totemem už nejde pohnout. Oba mají kolem něj stejný počet bodů ({ $sum }) i kamenů.
yoxii-cell-stone = { $player ->
    [first] { $cell }: bílý kámen, { $value }
   *[second] { $cell }: červený kámen, { $value }
}
yoxii-cell-chosen = { $cell }: vybráno pro kámen
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
    [first] Bílý přesouvá totem na { $totem } a pokládá kámen s hodnotou { $value } na { $cell }
   *[second] Červený přesouvá totem na { $totem } a pokládá kámen s hodnotou { $value } na { $cell }
}
yoxii-ask-totem = Pohni totemem: klepni na označené pole.
yoxii-ask-stone = Polož kámen s hodnotou { $value } na označené pole.
yoxii-ask-stone-and-value = Zvol hodnotu a klepni na označené pole pro kámen.
yoxii-ask-value = Zvol hodnotu kamene.
yoxii-choose-value = Hodnota
yoxii-value-item = Hodnota { $value } (v zásobě: { $count })
yoxii-part-stone = kámen na { $cell }
yoxii-part-totem = totem na { $cell }
yoxii-part-value = hodnota { $value }
yoxii-note-jump = totem skočí
yoxii-note-sums = body kolem totemu: ty { $own }, soupeř { $other }
yoxii-hint-keeps = Šetří kameny s hodnotou 4 na později.
yoxii-hint-nearer = { $form ->
    [does] Sníží ztrátu kolem totemu: { $own }:{ $other }.
   *[otherwise] { $player ->
        [first] Jinak bílý sníží ztrátu kolem totemu: { $own }:{ $other }.
       *[second] Jinak červený sníží ztrátu kolem totemu: { $own }:{ $other }.
    }
}
yoxii-hint-stuck = { $player ->
    [first] Jinak bílý pohne totemem na { $totem }, odkud už nikam nemůže, a vyhraje { $own }:{ $other }.
   *[second] Jinak červený pohne totemem na { $totem }, odkud už nikam nemůže, a vyhraje { $own }:{ $other }.
}
yoxii-hint-sums = { $form ->
    [does] Kolem totemu získá vedení { $own }:{ $other }.
   *[otherwise] { $player ->
        [first] Jinak bílý získá kolem totemu vedení { $own }:{ $other }.
       *[second] Jinak červený získá kolem totemu vedení { $own }:{ $other }.
    }
}
yoxii-hint-ways = { $form ->
    [does] { $count ->
        [one] Soupeř může totemem pohnout jen na jedno pole.
        [few] Soupeř může totemem pohnout jen na { $count } pole.
       *[other] Soupeř může totemem pohnout jen na { $count } polí.
    }
   *[otherwise] { $player ->
        [first] Jinak bílý nechá totemu málo možností ({ $count }).
       *[second] Jinak červený nechá totemu málo možností ({ $count }).
    }
}
yoxii-none-left = Kámen s hodnotou { $value } už nemáš.
yoxii-stone-away = Kámen musí ležet vedle totemu, dokud je tam volné pole.
yoxii-stone-on-stone = Už tam leží kámen.
yoxii-stone-on-totem = Teď tam stojí totem.
yoxii-totem-off-line = Totem se pohybuje rovně, jedním z osmi směrů.
yoxii-totem-on-stone = Totem musí skončit na volném poli.
yoxii-totem-over-enemy = Totem nesmí přeskočit soupeřův kámen.
yoxii-totem-over-free = Totem nesmí přeskočit volné pole.
yoxii-totem-stays = Totem musí opustit své pole.
yoxii-problem-balance = Bílých kamenů musí být na plánu stejně jako červených, nebo o jeden víc: teď je jich { $first } a { $second }.
yoxii-problem-stones = { $player ->
    [first] Bílý
   *[second] Červený
} má jen { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
} s hodnotou { $value }.
yoxii-problem-totem = Totem musí být právě jeden.
# What is said instead of a text that speaks of tapping or of what only eyes see.
ear-yoxii-ask-totem = Vyber, kam pohnout totemem.
ear-yoxii-ask-stone = Vyber pole pro kámen s hodnotou { $value }.
ear-yoxii-ask-stone-and-value = Vyber hodnotu a pole kamene.

## Psaní tahů

typing-yoxii-notation = Pole totemu, pole kamene a jeho hodnota: d5 e6 3.
typing-yoxii-example = d5 e6 3

## Lekce

learn-answer-red = Červený

learn-yoxii-lesson-aim = Cíl hry
learn-yoxii-lesson-totem = Totem
learn-yoxii-lesson-stones = Kameny
learn-yoxii-lesson-end = Jak hra končí
learn-yoxii-lesson-challenge = Výzva

learn-yoxii-first-turn = Nová partie: hraješ za bílého a začínáš. Tah má dvě části: pohni totemem o jedno pole kterýmkoli směrem a potom polož kámen na volné pole vedle něj. Zkus to!
learn-yoxii-first-turn-done = To je celý tah. Totem je společný; teď by jím pohnul červený.
learn-yoxii-jump = Totem smí také přeskočit tvoje kameny: rovně, bez mezer a na volné pole hned za nimi. Přeskoč oba bílé kameny a potom polož kámen.
learn-yoxii-jump-done = Přes dva kameny na d7. V nepřerušené řadě jich může být libovolný počet.
learn-yoxii-jump-wrong = To byl krok. Skoč totemem nahoru přes d5 a d6 na d7.
learn-yoxii-ways = Na tahu je bílý. Klepni na každé pole, kam totem smí.
learn-yoxii-ways-done = Kroky na volná pole a skok přes d5.
learn-yoxii-ways-wrong = Tam se totem jedním pohybem nedostane.
learn-yoxii-ways-wrong-enemy = Soupeřův kámen se přeskočit nesmí.
learn-yoxii-ways-wrong-behind = Za e5 stojí červený kámen: není kam doskočit.
learn-yoxii-ways-wrong-own = Tam stojí kámen. Totem ho přeskočí a skončí až za ním.

learn-yoxii-four = Hodnotu kamene volíš ty: 1, 2, 3 nebo 4. Vyšší hodnoty na konci přinesou víc bodů, ale čtyřky máš jen tři. Zahraj tah se čtyřkou.
learn-yoxii-four-done = Na začátku máš pět jedniček, pět dvojek, pět trojek a tři čtyřky. Dvě čtyřky ti ještě zbývají.
learn-yoxii-four-wrong = To byla jiná hodnota. Zvol kámen s hodnotou 4.
learn-yoxii-left = Pole, ze kterého totem právě odešel, je volné. Pohni totemem a polož kámen na d4.
learn-yoxii-left-done = Správně, kámen smí zavřít cestu zpátky.
learn-yoxii-left-wrong = Polož kámen na d4, odkud totem přišel. Ať šel kamkoli, d4 je hned vedle něj.
learn-yoxii-supply = Bílý už položil tři čtyřky. Smí položit ještě jednu?
learn-yoxii-supply-done = Správně, už mu došly. Kameny na plánu zůstanou, kde jsou.
learn-yoxii-supply-wrong = Každý hráč má jen tři čtyřky a bílý už má všechny na plánu.
learn-yoxii-anywhere = Když vedle totemu není žádné volné pole, polož kámen na kterékoli volné pole plánu. Skoč totemem na d7 a uvidíš.
learn-yoxii-anywhere-done = Všech pět polí kolem d7 bylo obsazených, a tak kámen mohl kamkoli.
learn-yoxii-anywhere-wrong = Skoč totemem přes d5 a d6 na d7.

learn-yoxii-stuck = Na tahu je bílý, ale nemůže totemem pohnout. Červený by ještě mohl přeskočit d6. Pokračuje hra?
learn-yoxii-stuck-done = Správně: tady hra končí, jakmile hráč na tahu nemůže totemem pohnout. Pravidla k originálu nejsou jednoznačná: v popisu cíle hry nemůže totemem pohnout žádný z hráčů. Než budeš hrát s originálem, domluv se na tom se soupeřem.
learn-yoxii-stuck-wrong = Tady rozhoduje jen hráč na tahu. Bílý nemůže, takže hra skončila.
learn-yoxii-count = Konec partie: totemem už nejde pohnout. Teď se sečtou kameny vedle něj. Klepni na bílé kameny, které se počítají.
learn-yoxii-count-done = 4 a 3: bílý má 7 bodů.
learn-yoxii-count-wrong = Tam není žádný kámen, který by se bílému počítal.
learn-yoxii-count-wrong-far = Tento kámen se totemu nedotýká, a tak se nepočítá.
learn-yoxii-count-wrong-enemy = Ten patří červenému.
learn-yoxii-who = Bílý má vedle totemu 7 bodů. Vyhrává, kdo jich má víc. Kdo vyhrává?
learn-yoxii-who-done = Červený má 2 + 2 + 2 = 6. Vyhrává bílý.
learn-yoxii-who-wrong = Sečti červené kameny vedle totemu: 2 + 2 + 2.
learn-yoxii-more-stones = Tady jsou součty stejné: 3 + 3 a 2 + 2 + 2. Kdo vyhrává?
learn-yoxii-more-stones-done = Červený tam má víc kamenů: tři proti dvěma.
learn-yoxii-more-stones-wrong = Při stejných součtech vyhrává ten, kdo má vedle totemu víc kamenů.
learn-yoxii-all-equal = Totem je v rohu a bílý jím nemůže pohnout. Bílý tam má 3 + 2, červený 4 + 1. Kdo vyhrává?
learn-yoxii-all-equal-done = Stejné součty, stejný počet kamenů: remíza.
learn-yoxii-all-equal-wrong = 5 proti 5, dva kameny proti dvěma.

learn-yoxii-win-one = Na tahu je bílý: vyhraj hned. Jde to jen jedním způsobem.
learn-yoxii-win-one-done = Červený nemůže totemem pohnout a bílý má víc bodů. Výborný postřeh!
learn-yoxii-win-one-wrong = Tím hned nevyhraješ. Odkud by červený nemohl totemem pohnout – a kdo by tam měl víc bodů?
learn-yoxii-win-two = Na tahu je bílý: vyhraj ve dvou tazích. Po správném tahu už červenému nic nepomůže.
learn-yoxii-win-two-done = Teď si červený může jen vybrat, jak prohraje.
learn-yoxii-win-two-wrong = Po tomhle červený ještě unikne. Drž totem tam, kde jsou bílé kameny.
learn-yoxii-win-two-end = Teď to dokonči.
learn-yoxii-win-two-end-done = Sečteno a vyhráno! To byl celý kurz.
learn-yoxii-win-two-end-wrong = Ještě ne. Zavři poslední cestu ven kamenem s dost velkou hodnotou.

## Pravidla

rules-head-totem = Pohyb totemu
rules-head-stones = Pokládání kamene

rules-yoxii-aim = Získej kolem totemu víc bodů než soupeř. Počítají se, až totemem už nepůjde pohnout.
rules-yoxii-setup = Plán má 37 polí: sedm krát sedm, v každém rohu chybí tři pole. Každý hráč má 18 kamenů: pět jedniček, pět dvojek, pět trojek a tři čtyřky. Totem je jeden pro oba a na začátku stojí uprostřed. Začíná bílý, potom se střídáte.
rules-yoxii-setup-start = Výchozí pozice: totem na d4, všechna ostatní pole volná.
rules-yoxii-turn = Tah má dvě části: nejdřív pohni totemem, potom polož kámen. Obojí je povinné.
rules-yoxii-totem =
    Pohni totemem v jednom z osmi směrů, vodorovně, svisle nebo šikmo:
    - o jedno pole, na volné pole;
    - nebo přes nepřerušenou řadu jednoho či více svých kamenů na pole hned za posledním z nich, je-li volné.

    Totem nesmí přeskočit soupeřův kámen ani volné pole.
rules-yoxii-totem-ways = Na tahu je bílý: sem totem smí. Přes d5 skočí na d6. Přes e5 nemůže: za ním stojí červený kámen. Červený kámen na e4 přeskočit nesmí.
rules-yoxii-stones =
    Potom polož jeden kámen s hodnotou, která ti ještě zbývá, na volné pole, které se dotýká totemu stranou nebo rohem. Pole, ze kterého totem právě odešel, je volné.

    Když vedle totemu není žádné volné pole, polož kámen na kterékoli volné pole plánu.
rules-yoxii-stones-beside = Volná pole vedle totemu.
rules-yoxii-end =
    Hra končí, když hráč na tahu nemůže totemem pohnout, i kdyby druhý ještě mohl. Každý sečte hodnoty svých kamenů, které se dotýkají totemu stranou nebo rohem:
    - vyhrává vyšší součet;
    - při stejných součtech vyhrává ten, kdo tam má víc kamenů;
    - je-li i to stejné, je to remíza.
rules-yoxii-end-count = Bílý nemůže totemem pohnout. Vedle totemu má bílý 4 + 3 = 7, červený 2 + 2 + 2 = 6: vyhrává bílý. Kámen na d4 se nepočítá.
rules-yoxii-thanks = Autorem hry Yoxii je Jeremy Partinico. Děkujeme jemu i vydavateli. Jestli se ti hra líbí, kup si originál – je krásný.

## Listy k tisku

print-yoxii-pieces = Každý hráč: 18 kamenů – po pěti s hodnotou 1, 2 a 3 a tři s hodnotou 4. Bílé jsou kruhy, červené osmiúhelníky. Jeden společný totem.

print-rules-yoxii =
    # Cíl
    Získej kolem totemu víc bodů než soupeř. Počítají se, až totemem už nepůjde pohnout.

    # Co je potřeba
    Každý hráč má 18 kamenů: po pěti s hodnotami 1, 2 a 3 a tři s hodnotou 4. Totem stojí na začátku uprostřed plánu. Začíná bílý, potom se hráči střídají.

    # Tvůj tah
    Nejdřív pohni totemem, potom polož kámen. Obojí je povinné.
    - Pohni totemem v jednom z osmi směrů: o jedno pole, na volné pole; nebo rovně přes jeden či více svých kamenů, bez mezer, na pole hned za nimi, je-li volné. Totem nesmí přeskočit soupeřův kámen ani volné pole.
    - Polož kámen s hodnotou, která ti ještě zbývá, na volné pole, které se dotýká totemu stranou nebo rohem. Pole, ze kterého totem odešel, je volné. Když vedle totemu není žádné volné pole, polož kámen na kterékoli volné pole.

    # Konec hry
    Hra končí, když hráč na tahu nemůže totemem pohnout, i kdyby druhý ještě mohl. Každý sečte hodnoty svých kamenů, které se dotýkají totemu stranou nebo rohem. Vyhrává vyšší součet. Při stejných součtech vyhrává ten, kdo tam má víc kamenů; je-li i to stejné, je to remíza.
print-example-yoxii = Konec hry: totemem už nejde pohnout a kameny kolem něj se sečtou.

## Témata úloh

puzzles-theme-close-in = Obklíčení
puzzles-theme-close-in-hint = Nenech totemu žádnou cestu tam, kde kolem něj tvé kameny znamenají víc bodů.
puzzles-theme-jump-out = Únik skokem
puzzles-theme-jump-out-hint = Totem může přeskočit tvé kameny.
puzzles-theme-keep-the-fours = Šetři čtyřky
puzzles-theme-keep-the-fours-hint = Správný je tu kámen s hodnotou menší než čtyři.

## Vyřešené plány

study-yoxii-board = { $board ->
    [one] { $board } pole
    [few] { $board } pole
   *[other] { $board } polí
}
study-yoxii-drawn = Remíza
