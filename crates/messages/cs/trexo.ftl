# Trexo: všechny zprávy jen této hry. Tvary a parametry popisují společné soubory game.ftl, learn.ftl, rules.ftl a print.ftl.

## Na plánu

hint-blocks-five = Blokuje pět v linii.
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

## Lekce

learn-answer-x = X
learn-answer-o = O

learn-trexo-lesson-tile = Destičky
learn-trexo-lesson-stack = Vrstvení
learn-trexo-lesson-lines = Linie a konce
learn-trexo-lesson-challenge = Výzva

learn-trexo-lay = Jsi X a začínáš. V každém tahu se položí jedna destička ze společné zásoby na dvě pole se společnou stranou. Polož destičku kamkoli.
learn-trexo-lay-done = Zůstane tam až do konce hry. Vynechat tah nelze.
learn-trexo-turn = Destička ukazuje na jedné polovině X a na druhé O; ty volíš, kterým směrem. Polož ji tak, aby O bylo na d4.
learn-trexo-turn-done = Správně. Ať destičku položí kdokoli, jsou na ní oba znaky.
learn-trexo-turn-wrong = Na d4 má být polovina s O.
learn-trexo-turn-wrong-round = Teď je na d4 X. Otoč destičku.

learn-trexo-second-level = Destičky mohou ležet na destičkách, jsou-li obě pole stejně vysoká a poloviny spočívají na dvou různých destičkách. Polož destičku na úroveň 2.
learn-trexo-second-level-done = Spojuje dvě destičky pod sebou. Přesně na jedné jiné ležet nesmí.
learn-trexo-second-level-wrong = Tato leží na plánu. Polož ji napříč přes obě destičky.
learn-trexo-rest = Destička má ležet na c3 a ještě jednom poli. Ťukni na každé pole, které může být tím druhým.
learn-trexo-rest-done = Stejně vysoko a pod ním jiná destička: b3 a c4.
learn-trexo-rest-wrong = To pole není vedle c3.
learn-trexo-rest-wrong-same = Na d3 a c3 je vidět táž destička. Poloviny musí spočívat na dvou různých.
learn-trexo-rest-wrong-height = c2 je níž než c3. Obě pole musí být stejně vysoká.

learn-trexo-row = Pět tvých znaků v řadě, ve sloupci nebo na úhlopříčce vyhrává. Jsi X: vyhraj.
learn-trexo-row-done = Pět v řadě.
learn-trexo-row-wrong = Řadě X chybí jeden, na e3.
learn-trexo-row-wrong-round = Na e3 je O. Otoč destičku.
learn-trexo-diagonal = Počítá se jen to, co je vidět shora, ať to leží jakkoli vysoko. Vyhraj na úhlopříčce – a pozor na druhou polovinu.
learn-trexo-diagonal-done = Pět na úhlopříčce; na úrovni nezáleží.
learn-trexo-diagonal-wrong = Úhlopříčka X vede z a1 na d4.
learn-trexo-diagonal-wrong-both = S O na e6 dokončíš i úhlopříčku pěti O, a pak vyhraje O. Dej O jinam.
learn-trexo-block = Teď jsi O. X hrozí pátým na e3. Zastav ho: zablokuj, nebo zakryj některé X.
learn-trexo-block-done = Zastaveno. Zakrytí je často nejlepší obrana.
learn-trexo-block-wrong = X by teď vyhrálo na e3.
learn-trexo-block-wrong-gift = Páté X vyšlo z tvé ruky. Linie soupeřova znaku vyhrává pro soupeře, ať ji udělá kdokoli.
learn-trexo-both = X právě dokončil jednou destičkou dvě linie: pět X v řadě 3 a pět O v řadě 2. Kdo vyhrává?
learn-trexo-both-done = O. Je-li tam linie soupeře, vyhrává soupeř.
learn-trexo-both-wrong = Táhl X. Nejdřív se počítá linie soupeřova znaku.
learn-trexo-stock = V této zásobě byly jen čtyři destičky a jedna zbývá. Polož ji.
learn-trexo-stock-done = Zásoba je prázdná a linii nemá nikdo: remíza. Stejně tak, nelze-li položit žádnou destičku.
learn-trexo-stock-wrong = Polož poslední destičku kamkoli.

learn-trexo-win-one = Na tahu je O: vyhraj hned. Je právě jeden způsob.
learn-trexo-win-one-done = Pět O. Bystré oko!
learn-trexo-win-one-wrong = To nedá linii pěti O. Nezapomeň, že X můžeš zakrýt.
learn-trexo-win-two = Na tahu je X: vyhraj ve dvou tazích. Po správném tahu už nic, co O udělá, nepomůže.
learn-trexo-win-two-done = Teď X hrozí tím, co O nezastaví.
learn-trexo-win-two-wrong = To O zastavit může. Která destička pomůže dvěma liniím najednou?
learn-trexo-win-two-end = Teď to dokonči.
learn-trexo-win-two-end-done = Pět X! To byl celý kurz.
learn-trexo-win-two-end-wrong = To ještě není pět v linii.

## Pravidla

rules-head-tile = Pokládání destičky
rules-head-stack = Vrstvení
rules-head-lines = Pět v linii

rules-trexo-aim = Vidět shora pět vlastních znaků v jedné linii: v řadě, ve sloupci nebo na úhlopříčce.
rules-trexo-setup = Plán s 10 × 10 poli a společná zásoba 60 destiček (starší vydání má 45). Destička zabírá dvě pole a ukazuje na jedné polovině X a na druhé O. Jeden hráč je X, druhý O. Začíná X, potom se hráči střídají.
rules-trexo-tile = Vezmi destičku ze zásoby a polož ji na dvě pole se společnou stranou, kterýmkoli směrem. Nemusí se dotýkat jiných destiček. Zůstává tam až do konce hry. Vynechat tah nelze.
rules-trexo-tile-first = Destička s X na c3 a O na c4.
rules-trexo-stack =
    Destičky mohou ležet na destičkách. Úroveň pole je počet destiček, které na něm leží.
    - Obě pole musí mít stejnou úroveň.
    - Nad samotným plánem musí obě poloviny spočívat na dvou různých destičkách: destička nikdy neleží přesně na jedné jiné.
rules-trexo-stack-two = Položeno správně: horní destička spojuje dvě pod ní. Její pole jsou na úrovni 2.
rules-trexo-stack-not = Nedovoleno: destička na b3 a c3, protože na obou polích je vidět táž destička. Na c3 a d3 by to šlo.
rules-trexo-lines =
    Počítá se jen to, co je vidět shora, ať to leží jakkoli vysoko. Po tahu:
    - je-li tam linie nejméně pěti znaků soupeře, vyhrává soupeř, i když je tam také linie hráče, který táhl;
    - jinak, je-li tam linie nejméně pěti znaků hráče, který táhl, vyhrává on.

    Proto se podívej na obě poloviny destičky, než ji pustíš.
rules-trexo-lines-diagonal = X má pět na úhlopříčce. Že c3 leží výš, nevadí.
rules-trexo-lines-both = X dokončil jednou destičkou dvě linie, jednu z X a jednu z O: vyhrává O.
rules-trexo-end = Nemá-li nikdo linii a zásoba je prázdná, nebo už nelze položit žádnou destičku, je to remíza.
rules-trexo-thanks = Autorem hry Trexo je Jan Åke Hansson. Děkujeme jemu i vydavateli. Pokud se ti hra líbí, kup si originál: je krásný.

## Archy k tisku

print-trexo-pieces = { $count ->
    [one] { $count } destička
    [few] { $count } destičky
   *[other] { $count } destiček
}, společná zásoba. Stříhej podél čar; ze silnějšího papíru se lépe vrství.

print-rules-trexo =
    # Cíl
    Vidět shora pět vlastních znaků v jedné linii: v řadě, ve sloupci nebo na úhlopříčce.

    # Co je potřeba
    Plán s 10 × 10 poli a společná zásoba 60 destiček. Destička zabírá dvě pole a ukazuje na jedné polovině X a na druhé O. Jeden hráč je X, druhý O. Začíná X, potom se hráči střídají.

    # Tvůj tah
    Vezmi destičku ze zásoby a polož ji na dvě pole se společnou stranou, kterýmkoli směrem. Nemusí se dotýkat jiných destiček a zůstává ležet tam, kde je. Vynechat tah nelze.
    - Obě pole musí být stejně vysoká: leží na nich stejný počet destiček.
    - Na jiných destičkách musí obě poloviny spočívat na dvou různých destičkách. Destička nikdy neleží přesně na jedné jiné.

    # Konec hry
    Počítá se jen to, co je vidět shora, ať to leží jakkoli vysoko.
    - Je-li po tvém tahu linie nejméně pěti znaků soupeře, vyhrává soupeř, i když je tam také linie tvých.
    - Jinak, je-li tam linie nejméně pěti tvých znaků, vyhráváš ty.
    - Je-li zásoba prázdná nebo nelze položit žádnou destičku, je to remíza.
print-example-trexo = Konec hry: pět znaků v linii. Čísla ukazují, kolik destiček na poli leží.
