# Trexo: všechny zprávy jen této hry. Tvary a parametry popisují společné soubory game.ftl, learn.ftl, rules.ftl a print.ftl.

## Na plánu

editor-tile = { $direction ->
    [right] Destička: zde X, O vpravo
    [left] Destička: zde X, O vlevo
    [up] Destička: zde X, O nahoře
   *[down] Destička: zde X, O dole
}

trexo-to-move = { $player ->
    [first] Na tahu je X
   *[second] Na tahu je O
}
# What counts, in the bar of each player; short where there is little room.
trexo-standing = Nejdelší řada: { $count } z { $goal }
trexo-standing-short = řada { $count }/{ $goal }
trexo-wins = { $player ->
    [first] Vyhrává X
   *[second] Vyhrává O
}
trexo-end-line = { $player ->
    [first] X má { $count } v řadě.
   *[second] O má { $count } v řadě.
}
trexo-end-given = { $player ->
    [first] Destička hráče O vytvořila řadu { $count } symbolů X.
   *[second] Destička hráče X vytvořila řadu { $count } symbolů O.
}
trexo-end-no-place = Žádnou destičku už nejde položit a nikdo nemá pět v řadě.
trexo-end-stock = Všechny destičky jsou položené a nikdo nemá pět v řadě.
trexo-cell = { $cell }: { $symbol }, úroveň { $level }, druhá polovina na { $other }
trexo-cell-half = { $cell }: { $symbol }, úroveň { $level }, druhá polovina ještě neleží
trexo-stock = { $count ->
    [one] V zásobě { $count } destička
    [few] V zásobě { $count } destičky
   *[other] V zásobě { $count } destiček
}
trexo-said = { $player ->
    [first] X pokládá destičku na úroveň { $level }: X na { $x }, O na { $o }
   *[second] O pokládá destičku na úroveň { $level }: X na { $x }, O na { $o }
}
trexo-ask-first = Klepni na pole pro polovinu { $symbol }.
trexo-ask-second = Klepni na sousední pole pro polovinu { $symbol }, nebo destičku otoč.
trexo-ask-play = Otoč destičku, nebo zahraj tah.
trexo-choose-half = Na zvoleném poli
trexo-choose-way = Druhá polovina
trexo-half-item = Polovina { $symbol }
trexo-way-item = { $direction ->
    [right] Vpravo
    [left] Vlevo
    [up] Nahoře
   *[down] Dole
}
trexo-part-half = { $symbol } na { $cell }
trexo-note-level = úroveň { $level }
trexo-hint-breaks = Přeruší soupeřovu řadu o délce { $count }.
trexo-hint-covers = Zakryje soupeřův symbol na { $cell }.
trexo-hint-five = { $form ->
    [threatens] Hrozí pěti v řadě destičkou na { $x } a { $o }.
   *[otherwise] { $player ->
        [first] Jinak X vytvoří pět v řadě destičkou na { $x } a { $o }.
       *[second] Jinak O vytvoří pět v řadě destičkou na { $x } a { $o }.
    }
}
trexo-hint-row = { $form ->
    [does] Vytvoří { $count } v řadě.
   *[otherwise] { $player ->
        [first] Jinak X vytvoří { $count } v řadě.
       *[second] Jinak O vytvoří { $count } v řadě.
    }
}
trexo-hint-stops = Na jednom konci zastaví soupeřovu řadu o délce { $count }.
trexo-different-levels = Obě pole musí mít stejnou úroveň (teď mají { $low } a { $high }).
trexo-lay-first = Nejdřív klepni na pole pro destičku.
trexo-no-level-neighbour = Žádné sousední pole nemá stejnou úroveň ({ $level }).
trexo-not-side-by-side = Obě pole musí mít společnou stranu.
trexo-one-tile = Destička nesmí přesně zakrýt jednu jinou destičku.
trexo-only-one-tile = Jediné sousední pole se stejnou úrovní patří ke stejné destičce.
trexo-same-square = Destička potřebuje dvě pole.
trexo-stock-empty = V zásobě už není žádná destička.
trexo-problem-levels = Z těchto úrovní nejde složit celé destičky.
trexo-problem-tile = Destičce na { $cell } chybí druhá polovina.
trexo-problem-tiles = { $count ->
    [one] Na plánu je { $count } destička, ale ve hře jich je jen { $tiles }.
    [few] Na plánu jsou { $count } destičky, ale ve hře jich je jen { $tiles }.
   *[other] Na plánu je { $count } destiček, ale ve hře jich je jen { $tiles }.
}
# What is said instead of a text that speaks of tapping or of what only eyes see.
ear-trexo-ask-first = Vyber pole pro polovinu { $symbol }.
ear-trexo-ask-second = Vyber sousední pole pro polovinu { $symbol }, nebo destičku otoč.
ear-trexo-lay-first = Nejdřív vyber pole pro destičku.

## Nastavení

settings-slanted-note = Věže v Trexu jsou vidět z boku.

## Psaní tahů

typing-trexo-notation = Pole symbolu X, potom pole symbolu O: e5 e6.
typing-trexo-example = e5 e6

## Lekce

learn-answer-x = X
learn-answer-o = O

learn-trexo-lesson-aim = Cíl hry
learn-trexo-lesson-tile = Destičky
learn-trexo-lesson-stack = Vrstvení
learn-trexo-lesson-lines = Pět v řadě a konec hry
learn-trexo-lesson-challenge = Výzva

learn-trexo-lay = Nová partie: jsi X a začínáš. V tahu položíš jednu destičku ze společné zásoby na dvě pole, která mají společnou stranu. Polož destičku, kam chceš.
learn-trexo-lay-done = Zůstane tam až do konce hry. Tah vynechat nesmíš.
learn-trexo-turn = Destička má na jedné polovině X a na druhé O; ty volíš, jak ji otočíš. Polož ji tak, aby O bylo na d4.
learn-trexo-turn-done = Správně. Ať destičku položí kdokoli, jsou na ní oba symboly.
learn-trexo-turn-wrong = Na d4 má být polovina s O.
learn-trexo-turn-wrong-round = Teď je na d4 X. Otoč destičku.

learn-trexo-second-level = Destičky se smějí klást i na sebe. Obě pole ale musí mít stejnou úroveň a poloviny musí ležet na dvou různých destičkách. Polož destičku na úroveň 2.
learn-trexo-second-level-done = Spojuje dvě destičky pod sebou. Přesně zakrýt jednu jinou destičku nesmí.
learn-trexo-second-level-wrong = Tahle leží přímo na plánu. Polož ji napříč přes obě destičky.
learn-trexo-rest = Chceš položit destičku na c3 a ještě jedno pole. Klepni na každé pole, které může být tím druhým.
learn-trexo-rest-done = Stejná úroveň a pod ní jiná destička: b3 a c4.
learn-trexo-rest-wrong = To pole není hned vedle c3.
learn-trexo-rest-wrong-same = Na d3 a c3 je stejná destička. Poloviny musí ležet na dvou různých.
learn-trexo-rest-wrong-height = c2 má nižší úroveň než c3. Obě pole ji musí mít stejnou.

learn-trexo-row = Vyhrává pět tvých symbolů v řadě: vodorovně, svisle nebo šikmo. Jsi X. Klepni na označené pole pro své X a potom na pole vedle něj pro O.
learn-trexo-row-done = Pět v řadě: vyhráváš!
learn-trexo-row-wrong = Řadě X chybí jeden symbol, na e3.
learn-trexo-row-wrong-round = Na e3 je O. Otoč destičku.
learn-trexo-diagonal = Počítá se jen to, co je vidět shora, na úrovni nezáleží. Vyhraj šikmo – a pozor na druhou polovinu.
learn-trexo-diagonal-done = Pět šikmo; na úrovni nezáleží.
learn-trexo-diagonal-wrong = Šikmá řada X vede z a1 na d4.
learn-trexo-diagonal-wrong-both = S O na e6 dokončíš i šikmou řadu pěti O, a pak vyhraje O. Dej O jinam.
learn-trexo-block = Teď jsi O. X hrozí pátým symbolem na e3. Zastav ho: obsaď pole, nebo některé X zakryj.
learn-trexo-block-done = Zastaveno. Zakrytí je často nejlepší obrana.
learn-trexo-block-wrong = X by teď vyhrál na e3.
learn-trexo-block-wrong-gift = Páté X je z tvé destičky. Řada soupeřových symbolů znamená výhru soupeře, ať ji vytvoří kdokoli.
learn-trexo-both = X právě jednou destičkou dokončil dvě řady: pět X v řadě 3 a pět O v řadě 2. Kdo vyhrává?
learn-trexo-both-done = O. Když tvoje destička dokončí soupeřovu řadu, vyhrává soupeř.
learn-trexo-both-wrong = Táhl X. Řada soupeřových symbolů má přednost.
learn-trexo-stock = V této partii byly jen čtyři destičky a zbývá jedna. Polož ji.
learn-trexo-stock-done = Zásoba je prázdná a nikdo nemá pět v řadě: remíza. Stejně to dopadne, když už žádnou destičku nejde položit.
learn-trexo-stock-wrong = Polož poslední destičku kamkoli.

learn-trexo-win-one = Na tahu je O: vyhraj hned. Jde to jen jedním způsobem.
learn-trexo-win-one-done = Pět O. Výborný postřeh!
learn-trexo-win-one-wrong = To nedá pět O v řadě. Nezapomeň, že X můžeš zakrýt.
learn-trexo-win-two = Na tahu je X: vyhraj ve dvou tazích. Po správném tahu už hráči O nic nepomůže.
learn-trexo-win-two-done = Teď X hrozí víc, než O dokáže zastavit.
learn-trexo-win-two-wrong = To O dokáže zastavit. Která destička pomůže dvěma řadám najednou?
learn-trexo-win-two-end = Teď to dokonči.
learn-trexo-win-two-end-done = Pět X! To byl celý kurz.
learn-trexo-win-two-end-wrong = To ještě není pět v řadě.

## Pravidla

rules-head-tile = Pokládání destičky
rules-head-stack = Vrstvení
rules-head-lines = Pět v řadě

rules-trexo-aim = Vytvoř jako první řadu aspoň pěti svých symbolů (počítá se pohled shora): vodorovně, svisle nebo šikmo.
rules-trexo-setup =
    - Plán s 10 × 10 poli.
    - Společná zásoba 60 destiček (starší vydání jich má 45). Destička zabírá dvě pole a má na jedné polovině X a na druhé O.

    Vylosujte, kdo hraje za X a kdo za O. Začíná X, potom se střídáte.
rules-trexo-tile = Vezmi destičku ze zásoby a polož ji na dvě pole, která mají společnou stranu, otočenou, jak chceš. Nesmí přečnívat přes okraj plánu. Jiných destiček se dotýkat nemusí. Zůstane tam až do konce hry. Tah vynechat nesmíš.
rules-trexo-tile-first = Destička s X na c3 a O na c4.
rules-trexo-stack =
    Destičky se smějí klást i na sebe. Úroveň pole je počet destiček, které na něm leží; nejvyšší úroveň není.
    - Obě pole musí mít stejnou úroveň.
    - Destička položená na jiné musí ležet na dvou různých destičkách; nesmí přesně zakrýt jednu jinou.
rules-trexo-stack-two = Správně: horní destička spojuje dvě pod ní. Její pole mají úroveň 2.
rules-trexo-stack-not = Nesmí se: destička na b3 a c3, protože na obou polích je stejná destička. Na c3 a d3 by to šlo.
rules-trexo-lines =
    Počítá se jen to, co je vidět shora, na úrovni nezáleží. Po tvém tahu:
    - je-li v řadě pět nebo víc soupeřových symbolů, vyhrává soupeř, i když máš řadu i ty;
    - jinak, je-li v řadě pět nebo víc tvých symbolů, vyhráváš ty.

    Proto se podívej na obě poloviny destičky, než ji položíš.
rules-trexo-lines-diagonal = X má pět šikmo. Že je c3 na vyšší úrovni, nevadí.
rules-trexo-lines-both = X jednou destičkou dokončil dvě řady, jednu z X a jednu z O: vyhrává O.
rules-trexo-end = Když nikdo nemá pět v řadě a zásoba je prázdná nebo už žádnou destičku nejde položit, je to remíza.
rules-trexo-thanks = Autorem hry Trexo je Jan Åke Hansson. Děkujeme jemu i vydavateli. Jestli se ti hra líbí, kup si originál – je krásný.

## Listy k tisku

print-trexo-pieces = { $count ->
    [one] { $count } destička
    [few] { $count } destičky
   *[other] { $count } destiček
}, společná zásoba. Stříhej podél čar; ze silnějšího papíru se lépe vrství.

print-rules-trexo =
    # Cíl
    Vytvoř jako první řadu aspoň pěti svých symbolů (počítá se pohled shora): vodorovně, svisle nebo šikmo.

    # Co je potřeba
    Plán s 10 × 10 poli a společná zásoba 60 destiček. Destička zabírá dvě pole a má na jedné polovině X a na druhé O. Vylosujte, kdo hraje za X a kdo za O. Začíná X, potom se hráči střídají.

    # Tvůj tah
    Vezmi destičku ze zásoby a polož ji na dvě pole, která mají společnou stranu, otočenou, jak chceš. Nesmí přečnívat přes okraj plánu. Jiných destiček se dotýkat nemusí a zůstane tam až do konce hry. Tah vynechat nesmíš.
    - Obě pole musí mít stejnou úroveň: leží na nich stejný počet destiček. Nejvyšší úroveň není.
    - Destička položená na jiné musí ležet na dvou různých destičkách; nesmí přesně zakrýt jednu jinou.

    # Konec hry
    Počítá se jen to, co je vidět shora, na úrovni nezáleží.
    - Je-li po tvém tahu v řadě pět nebo víc soupeřových symbolů, vyhrává soupeř, i když máš řadu i ty.
    - Jinak, je-li v řadě pět nebo víc tvých symbolů, vyhráváš ty.
    - Když nikdo nemá pět v řadě a zásoba je prázdná nebo už žádnou destičku nejde položit, je to remíza.
print-example-trexo = Konec hry: pět symbolů v řadě. Čísla ukazují, kolik destiček na poli leží.

## Témata úloh

puzzles-theme-last-gap = Poslední mezera
puzzles-theme-last-gap-hint = Jedna destička doplní pět v řadě.
puzzles-theme-double-threat = Dvojí hrozba
puzzles-theme-double-threat-hint = Pohroz dvakrát najednou: soupeř zastaví jen jednu řadu.
puzzles-theme-poisoned-tile = Otrávená destička
puzzles-theme-poisoned-tile-hint = Pozor na druhou polovinu: jinak položená destička daruje řadu soupeři.
puzzles-theme-level-trick = Hra s vrstvením
puzzles-theme-level-trick-hint = Polož destičku na jiné destičky.
puzzles-theme-block = Blok
puzzles-theme-block-hint = Zastav soupeřovu řadu.

## Vyřešené plány

study-trexo-board = { $tiles ->
    [one] { $size } × { $size }, { $line } v řadě, { $tiles } destička
    [few] { $size } × { $size }, { $line } v řadě, { $tiles } destičky
   *[other] { $size } × { $size }, { $line } v řadě, { $tiles } destiček
}
study-trexo-drawn = Remíza
