# Xok: všechny zprávy jen této hry. Tvary a parametry popisují společné soubory game.ftl, learn.ftl, rules.ftl a print.ftl.
# Žraloci jsou S (malý) a velcí A (tlamy vedle sebe), B (s mezerou) a C (naproti sobě).

## Na plánu

editor-fish = { $player ->
    [first] Bílá ryba
   *[second] Černá ryba
}
editor-shark = { $player ->
    [first] { $kind ->
        [S] Malý bílý žralok (další klepnutí otočí)
        [A] Velký bílý žralok, tlamy vedle sebe (další klepnutí otočí)
        [B] Velký bílý žralok, tlamy s mezerou (další klepnutí otočí)
       *[C] Velký bílý žralok, tlamy naproti sobě (další klepnutí otočí)
    }
   *[second] { $kind ->
        [S] Malý černý žralok (další klepnutí otočí)
        [A] Velký černý žralok, tlamy vedle sebe (další klepnutí otočí)
        [B] Velký černý žralok, tlamy s mezerou (další klepnutí otočí)
       *[C] Velký černý žralok, tlamy naproti sobě (další klepnutí otočí)
    }
}

xok-to-move = { $player ->
    [first] Na tahu je bílý
   *[second] Na tahu je černý
}
xok-both-win = Vyhráváte oba!
# What counts, in the bar of each player; short where there is little room.
xok-standing = Nejdelší řetěz: { $count } z { $goal }
xok-standing-short = řetěz { $count }/{ $goal }
xok-wins = { $player ->
    [first] Vyhrává bílý
   *[second] Vyhrává černý
}
xok-end-chain = { $player ->
    [first] Bílý má řetěz o { $count } článcích.
   *[second] Černý má řetěz o { $count } článcích.
}
xok-end-larger = { $player ->
    [first] Další tah už není možný. Řetěz bílého ({ $count }) je delší než řetěz černého ({ $other }).
   *[second] Další tah už není možný. Řetěz černého ({ $count }) je delší než řetěz bílého ({ $other }).
}
xok-end-sharks = { $player ->
    [first] Další tah už není možný. Oba řetězy jsou stejně dlouhé ({ $count }), ale v bílém je víc žraloků, { $sharks }:{ $other }.
   *[second] Další tah už není možný. Oba řetězy jsou stejně dlouhé ({ $count }), ale v černém je víc žraloků, { $sharks }:{ $other }.
}
xok-end-draw = Další tah už není možný. Oba řetězy jsou stejně dlouhé ({ $count }) a je v nich stejný počet žraloků ({ $sharks }): vyhráváte oba.
xok-cell-fish = { $player ->
    [first] { $cell }: bílá ryba
   *[second] { $cell }: černá ryba
}
xok-cell-shark = { $cell }: { $kind ->
    [S] malý
   *[other] velký
} { $player ->
    [first] bílý
   *[second] černý
} žralok, { $kind ->
    [S] tlama na
   *[other] tlamy na
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
        [one] { $count } velký žralok (tlamy vedle sebe)
        [few] { $count } velcí žraloci (tlamy vedle sebe)
       *[other] { $count } velkých žraloků (tlamy vedle sebe)
    }
    [B] { $count ->
        [one] { $count } velký žralok (tlamy s mezerou)
        [few] { $count } velcí žraloci (tlamy s mezerou)
       *[other] { $count } velkých žraloků (tlamy s mezerou)
    }
   *[C] { $count ->
        [one] { $count } velký žralok (tlamy naproti sobě)
        [few] { $count } velcí žraloci (tlamy naproti sobě)
       *[other] { $count } velkých žraloků (tlamy naproti sobě)
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
   *[other] velkého žraloka
} na { $cell }, { $kind ->
    [S] tlama na
   *[other] tlamy na
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
} a sežere ryby: { $cells }
xok-heard-mouths = { $kind ->
    [S] tlama na
   *[other] tlamy na
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
xok-heard-eaten = sežere ryby: { $cells }
xok-ask-first-fish = Klepni na pole pro první rybu, nebo si vezmi žraloka.
xok-ask-two-fish = Klepni na pole pro první ze dvou ryb.
xok-ask-second-fish = Klepni na prázdné sousední pole pro druhou rybu.
xok-ask-shark = Klepni na pole, kde žralok něco sežere.
xok-ask-facing = Otoč žraloka, nebo zahraj tah.
xok-choose-piece = Figurka
xok-choose-facing = Směr
xok-fish-item = Dvě ryby (v zásobě: { $count })
xok-shark-item = { $kind ->
    [S] Malý žralok
    [A] Velký žralok: tlamy vedle sebe
    [B] Velký žralok: tlamy s mezerou
   *[C] Velký žralok: tlamy naproti sobě
} (v zásobě: { $count })
xok-facing-item = { $direction ->
    [e] Východ
    [ne] Severovýchod
    [nw] Severozápad
    [w] Západ
    [sw] Jihozápad
   *[se] Jihovýchod
}{ $count ->
    [0] : nesežere nic
    [one] : sežere { $count } rybu
    [few] : sežere { $count } ryby
   *[other] : sežere { $count } ryb
}
xok-part-fish = ryba na { $cell }
xok-part-shark = { $kind ->
    [S] malý žralok
    [A] velký žralok (tlamy vedle sebe)
    [B] velký žralok (tlamy s mezerou)
   *[C] velký žralok (tlamy naproti sobě)
} na { $cell }, otočený na { $direction ->
    [e] východ
    [ne] severovýchod
    [nw] severozápad
    [w] západ
    [sw] jihozápad
   *[se] jihovýchod
}
xok-note-chain = { $count ->
    [one] řetěz o { $count } článku
   *[other] řetěz o { $count } článcích
}
xok-note-eats = sežere { $count ->
    [one] { $count } rybu
    [few] { $count } ryby
   *[other] { $count } ryb
}
xok-hint-chain = { $form ->
    [does] Vytvoří řetěz o { $count } článcích.
   *[otherwise] { $player ->
        [first] Jinak bílý vytvoří řetěz o { $count } článcích.
       *[second] Jinak černý vytvoří řetěz o { $count } článcích.
    }
}
xok-hint-closes = Sevře soupeřův řetěz o { $size } článcích (prázdných polí vedle něj: { $count }).
xok-hint-cuts = { $form ->
    [does] Zkrátí soupeřův nejdelší řetěz na { $count } (předtím { $was }).
   *[otherwise] { $player ->
        [first] Jinak bílý zkrátí nejdelší řetěz na { $count } (předtím { $was }).
       *[second] Jinak černý zkrátí nejdelší řetěz na { $count } (předtím { $was }).
    }
}
xok-hint-eats = { $form ->
    [does] { $count ->
        [one] Sežere rybu na { $cells }.
        [few] Sežere { $count } ryby ({ $cells }).
       *[other] Sežere { $count } ryb ({ $cells }).
    }
   *[otherwise] { $player ->
        [first] Jinak bílý sežere ryby: { $cells }.
       *[second] Jinak černý sežere ryby: { $cells }.
    }
}
xok-hint-joins = { $form ->
    [does] Spojí řetězy v jeden o { $count } článcích.
   *[otherwise] { $player ->
        [first] Jinak bílý spojí řetězy v jeden o { $count } článcích.
       *[second] Jinak černý spojí řetězy v jeden o { $count } článcích.
    }
}
xok-hint-ten = { $form ->
    [threatens] Hrozí řetězem o deseti článcích ({ $cells }).
   *[otherwise] { $player ->
        [first] Jinak bílý dokončí řetěz o deseti článcích ({ $cells }).
       *[second] Jinak černý dokončí řetěz o deseti článcích ({ $cells }).
    }
}
xok-eats-nothing = Žralok musí sežrat aspoň jednu rybu.
xok-no-empty-neighbour = Vedle { $cell } už není prázdné pole pro druhou rybu.
xok-no-prey = Tenhle žralok by teď nikde nic nesežral.
xok-no-shark-left = { $kind ->
    [S] Malého žraloka už nemáš.
    [A] Velkého žraloka s tlamami vedle sebe už nemáš.
    [B] Velkého žraloka s mezerou mezi tlamami už nemáš.
   *[C] Velkého žraloka s tlamami naproti sobě už nemáš.
}
xok-no-two-cells = Nikde už nejsou dvě prázdná pole vedle sebe.
xok-not-empty = Pole { $cell } není prázdné.
xok-not-neighbours = Obě ryby musí být na sousedních polích.
xok-on-own-fish = Ryba na { $cell } je tvoje.
xok-on-shark = Na { $cell } už stojí žralok.
xok-put-shark-first = Nejdřív polož žraloka na pole.
xok-too-few-fish = V zásobě už nemáš dvě ryby.
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
    [A] jednoho velkého žraloka s tlamami vedle sebe
    [B] jednoho velkého žraloka s mezerou mezi tlamami
   *[C] jednoho velkého žraloka s tlamami naproti sobě
}.
# What is said instead of a text that speaks of tapping or of what only eyes see.
ear-xok-ask-first-fish = Vyber pole pro první rybu, nebo si vezmi žraloka.
ear-xok-ask-two-fish = Vyber pole pro první ze dvou ryb.
ear-xok-ask-second-fish = Vyber prázdné sousední pole pro druhou rybu.
ear-xok-ask-shark = Vyber pole, na kterém žralok něco sežere.

## Psaní tahů

typing-xok-notation = Dvě ryby: obě pole, d3 d4. Žralok: písmeno, pole a směr první tlamy, S d4 ne. S je malý žralok; A, B a C jsou velcí: tlamy vedle sebe, s mezerou a naproti sobě. Směry: e (východ), ne, nw, w (západ), sw, se.
typing-xok-example = d3 d4

## Lekce

learn-answer-black = Černý
learn-answer-both = Oba
learn-answer-gone = Mimo hru
learn-answer-supply = Zpátky v zásobě svého hráče

learn-xok-lesson-aim = Cíl hry
learn-xok-lesson-fish = Ryby
learn-xok-lesson-sharks = Žraloci
learn-xok-lesson-mouths = Dvě tlamy
learn-xok-lesson-after = Co zůstane
learn-xok-lesson-end = Jak hra končí
learn-xok-lesson-challenge = Výzva

learn-xok-two-fish = Nová partie: hraješ za bílého a začínáš. V tahu položíš dvě ryby na dvě prázdná pole, která se dotýkají (nebo jednoho žraloka, ten přijde za chvíli). Polož dvě ryby, kam chceš.
learn-xok-two-fish-done = Správně. Musí se dotýkat jen navzájem, tvých ostatních figurek ne.
learn-xok-one-fish = Bílý má na plánu 13 ze 14 ryb, v zásobě mu tedy zbývá jedna. Podívej se na prázdná pole: smí ji zahrát samotnou?
learn-xok-one-fish-done = Správně: ryby se hrají po dvou. Bílý teď musí zahrát žraloka; ryby, které mu černý sežere, se mu zase vrátí.
learn-xok-one-fish-wrong = Ryby se hrají vždycky po dvou, jednu samotnou zahrát nejde. A tah nesmí vynechat nikdo.

learn-xok-bite = Žralok, kterého pokládáš, musí něco sežrat: soupeřovu rybu na svém poli nebo přímo před tlamou. Polož malého žraloka tak, aby sežral rybu.
learn-xok-bite-done = Sežráno! Každý žralok, kterého položíš, musí sežrat aspoň jednu rybu.
learn-xok-bite-wrong = To se smí, ale úkolem je položit malého žraloka, toho s jednou tlamou.
learn-xok-land = Žraloka smíš položit i přímo na soupeřovu rybu, a on ji také sežere. Sežer obě ryby jedním malým žralokem.
learn-xok-land-done = Jedna pod žralokem, druhá před tlamou: obě sežrané.
learn-xok-land-wrong = Obě ryby jedním malým žralokem: polož ho na jednu a tlamu otoč k té druhé.
learn-xok-land-wrong-one = Žralok sežral jen jednu rybu. Polož ho na jednu a tlamu otoč k té druhé.
learn-xok-where = Klepni na každé pole, kam by teď bílý mohl položit malého žraloka.
learn-xok-where-done = Pole s rybou a všechna pole kolem ní: jinde by žralok nic nesežral.
learn-xok-where-wrong = Odtud malý žralok nic nesežere, a tak ho tam položit nesmíš.

learn-xok-side = Tento velký žralok má dvě tlamy vedle sebe. Sežer jím všechny tři ryby jedním tahem.
learn-xok-side-done = Tři najednou: jedna pod ním, dvě před tlamami.
learn-xok-side-wrong = Vezmi velkého žraloka s tlamami vedle sebe.
learn-xok-side-wrong-less = To je méně než tři. Polož žraloka na jednu rybu a tlamy otoč k těm dvěma zbylým.
learn-xok-gap = Druhý velký žralok má mezi tlamami mezeru. Sežer všechny tři ryby.
learn-xok-gap-done = Správně: tlamy na východ a severozápad, mezera na severovýchod.
learn-xok-gap-wrong = Vezmi velkého žraloka s mezerou mezi tlamami.
learn-xok-gap-wrong-less = To je méně než tři. Polož žraloka na d3: který má tlamy k d4 a e2?
learn-xok-straight = Třetí velký žralok má tlamy naproti sobě: každou na opačné straně. Sežer všechny tři ryby.
learn-xok-straight-done = Správně. Protože kouše na obě strany, dá se otočit jen třemi způsoby.
learn-xok-straight-wrong = Vezmi velkého žraloka s tlamami naproti sobě.
learn-xok-straight-wrong-less = To je méně než tři. Polož žraloka na prostřední rybu, tlamami k oběma ostatním.
learn-xok-empty-bite = Bílý položí na d3 žraloka s tlamami naproti sobě. Jedna tlama míří na černou rybu, druhá na bílou. Kolik ryb žralok sežere?
learn-xok-empty-bite-done = Jednu. Tlama, která míří na vlastní rybu, na žraloka, na prázdné pole nebo přes okraj, nesežere nic. Ale co sežrat může, to sežrat musí.
learn-xok-empty-bite-wrong = Žraloci nikdy nežerou ryby vlastního hráče.

learn-xok-back = Bílý žralok právě sežral dvě černé ryby, na d2 a d4. Kde jsou teď?
learn-xok-back-done = Správně, a černý je hned může zahrát znovu.
learn-xok-back-wrong = Žádná ryba ze hry nevypadne: sežrané se vracejí svému hráči a ten je může zahrát znovu.
learn-xok-food = Klepni na každou figurku, kterou by bílý žralok mohl sežrat.
learn-xok-food-done = Žraloci žerou jen soupeřovy ryby. Žraloka nikdy nikdo nesežere.
learn-xok-food-wrong = Tam není co sežrat.
learn-xok-food-wrong-shark = Žraloky nikdo nesežere. Zůstávají navždy tam, kde jsou.
learn-xok-food-wrong-own = To je bílá ryba. Žraloci vlastní ryby nežerou.
learn-xok-safe = Černý žralok míří na d4. Ale žralok kouše jen ve chvíli, kdy se pokládá. Polož dvě ryby, jednu z nich na d4.
learn-xok-safe-done = Nic se nestalo: žralok už kousl. Nikdy se nepohne a znovu nekousne.
learn-xok-safe-wrong = Jedna z ryb má být na d4, přímo před tlamou. Je tam v bezpečí.

learn-xok-chain = Ryby a žraloci jedné barvy, kteří se dotýkají, tvoří řetěz. Klepni na každé pole nejdelšího řetězu bílého.
learn-xok-chain-done = Šest v jednom řetězu, i se žralokem.
learn-xok-chain-wrong = To není část nejdelšího řetězu bílého.
learn-xok-chain-wrong-apart = Tyhle dvě ryby se dotýkají navzájem, ale dlouhého řetězu ne.
learn-xok-ten = Vyhrává řetěz o deseti článcích: deset tvých ryb a žraloků, kteří se dotýkají. Hraješ za bílého a máš jich osm. Klepni na dvě prázdná pole pro dvě ryby – a vyhraj!
learn-xok-ten-done = Deset v jednom řetězu: vyhráváš!
learn-xok-ten-wrong = Obě ryby se musí připojit k řetězu o osmi článcích, druhá třeba přes tu první.
learn-xok-longest = Na tahu je černý, ale nemůže nic udělat: nikde nejsou dvě prázdná pole vedle sebe a žraloci mu došli. Pak rozhodují nejdelší řetězy. Kdo vyhrává?
learn-xok-longest-done = Černý má šest v řadě d, nejdelší řetěz bílého má jen pět.
learn-xok-longest-wrong = Spočítej nejdelší řetěz každého: řadu d proti řadám c a e.
learn-xok-more-sharks = Černý zase nemůže nic udělat. Nejdelší řetězy jsou stejné: oba mají pět, bílý v řadě e, černý v řadě d. Pak rozhodují žraloci v nich. Kdo vyhrává?
learn-xok-more-sharks-done = Bílý má ve svém řetězu dva žraloky, černý jednoho.
learn-xok-more-sharks-wrong = Spočítej žraloky v řadě e a v řadě d.
learn-xok-both-win = Pět proti pěti a v každém jeden žralok. Kdo vyhrává?
learn-xok-both-win-done = Oba! Když je všechno stejné, vyhráváte oba.
learn-xok-both-win-wrong = Nikdo nemá navrch: řetězy i počty žraloků jsou stejné.

learn-xok-win-one = Na tahu je bílý: vyhraj hned. Jde to jen jedním způsobem.
learn-xok-win-one-done = Deset v jednom řetězu. Výborný postřeh!
learn-xok-win-one-wrong = To ještě nedá deset. Hledej dvě prázdná pole, která spojí řetězy bílého.
learn-xok-win-two = Na tahu je bílý: vyhraj ve dvou tazích. Po správném tahu už černému nic nepomůže.
learn-xok-win-two-done = Teď vede k deseti víc cest a černý je všechny nezavře.
learn-xok-win-two-wrong = Na to má černý ještě odpověď. Hledej dvě pole, která spojí horní řetězy a nechají ti rybu k sežrání.
learn-xok-win-two-end = Teď to dokonči.
learn-xok-win-two-end-done = Deset! To byl celý kurz.
learn-xok-win-two-end-wrong = To ještě není deset. Která černá ryba stojí mezi tvými řetězy?

## Pravidla

rules-head-fish = Dvě ryby
rules-head-sharks = Jeden žralok

rules-xok-aim = Spoj jako první deset svých ryb a žraloků do jednoho řetězu. Ryby a žraloci se počítají stejně. Figurky jsou spojené, když se jejich pole dotýkají.
rules-xok-aim-chain = Bílý má řetěz o deseti článcích a vyhrává.
rules-xok-setup =
    Plán má 30 šestiúhelníkových polí. Každý hráč má 14 ryb a šest žraloků:
    - tři malé žraloky s jednou tlamou;
    - velkého žraloka s tlamami vedle sebe;
    - velkého žraloka s mezerou mezi tlamami;
    - velkého žraloka s tlamami naproti sobě.

    Začíná bílý, potom se hráči střídají.
rules-xok-setup-sharks = Žraloci: nahoře malí, pod nimi tři velcí. Je vidět, kam který z nich kouše.
rules-xok-turn =
    Vyber si jedno z toho:
    - polož dvě ryby;
    - nebo polož jednoho žraloka, který musí něco sežrat.

    Tah vynechat nesmíš.
rules-xok-fish = Polož dvě ryby ze své zásoby na dvě prázdná pole vedle sebe. Tvých ostatních figurek se dotýkat nemusí. Potřebuješ obě: když ti zbývá jediná ryba, samotnou ji zahrát nejde.
rules-xok-fish-pair = Dvojice ryb uprostřed plánu.
rules-xok-sharks =
    Polož žraloka ze své zásoby na prázdné pole nebo přímo na soupeřovu rybu (nikdy na vlastní) a otoč ho, jak chceš. Sežere soupeřovu rybu na svém poli a každou soupeřovu rybu přímo před některou ze svých tlam. Musí sežrat aspoň jednu; malý žralok může sežrat nejvýš dvě, velký nejvýš tři.

    Tlama, která míří na prázdné pole, na jakéhokoli žraloka, na tvou vlastní rybu nebo přes okraj, nesežere nic. Tlama nikdy neodmítne: co sežrat může, to sežere. Chceš-li sežrat méně, otoč žraloka jinak.

    Sežrané ryby se hned vracejí svému hráči a ten je může zahrát znovu. Žraloci zůstávají navždy tam, kde jsou, a nikdo je nesežere. Žralok kouše jen ve chvíli, kdy se pokládá: později je ryba před jeho tlamou v bezpečí.
rules-xok-sharks-before = Tři černé ryby. Bílý položí velkého žraloka na d3, tlamami k d4 a e2…
rules-xok-sharks-after = …a ten sežere všechny tři. Jsou zpátky v zásobě černého.
rules-xok-end =
    Máš po svém tahu řetěz aspoň o deseti článcích? Hned vyhráváš.

    Když hráč na tahu nemůže nic udělat, hra končí a porovnají se nejdelší řetězy:
    - vyhrává delší;
    - jsou-li stejně dlouhé, vyhrává ten, ve kterém je víc žraloků (má-li někdo nejdelších řetězů několik, počítá se ten, ve kterém je žraloků nejvíc);
    - je-li i to stejné, vyhráváte oba.
rules-xok-end-blocked = Černý nemůže nic udělat. Nejdelší řetězy mají oba pět článků; v bílém jsou dva žraloci, v černém jeden: vyhrává bílý.
rules-xok-thanks = Autory hry Xok jsou Joël a Rafael Escalante. Děkujeme jim i vydavateli. Jestli se ti hra líbí, kup si originál – je krásný.

## Listy k tisku

print-xok-pieces = Každý hráč: 14 ryb, 3 malí žraloci, 3 velcí žraloci. Bílé figurky jsou hladké, černé tmavé a pruhované.

print-rules-xok =
    # Cíl
    Spoj jako první deset svých ryb a žraloků do jednoho řetězu. Figurky jsou spojené, když se jejich pole dotýkají.

    # Co je potřeba
    Každý hráč má 14 ryb, tři malé žraloky s jednou tlamou a tři velké žraloky se dvěma tlamami: vedle sebe, s mezerou, nebo naproti sobě. Začíná bílý, potom se hráči střídají.

    # Tvůj tah
    Udělej jednu ze dvou věcí. Tah vynechat nesmíš.
    - Dvě ryby. Polož dvě ryby ze své zásoby na dvě prázdná pole vedle sebe. Potřebuješ obě: jedna ryba sama se nehraje.
    - Jeden žralok. Polož žraloka ze své zásoby na prázdné pole nebo na soupeřovu rybu (nikdy na vlastní) a otoč ho, jak chceš. Sežere soupeřovu rybu pod sebou a každou soupeřovu rybu přímo před některou ze svých tlam. Musí sežrat aspoň jednu; malý žralok může sežrat nejvýš dvě, velký nejvýš tři. Tlama, která míří na prázdné pole, na jakéhokoli žraloka, na tvou vlastní rybu nebo přes okraj, nesežere nic. Co sežrat může, to sežere vždycky.

    Sežrané ryby se vracejí svému hráči a ten je může zahrát znovu. Žraloci zůstávají navždy tam, kde jsou, a nikdo je nesežere. Žralok kouše jen ve chvíli, kdy se pokládá: později je ryba před jeho tlamou v bezpečí.

    # Konec hry
    - Máš po svém tahu řetěz aspoň o deseti článcích? Hned vyhráváš.
    - Když hráč na tahu nemůže nic udělat, porovnejte nejdelší řetězy: vyhrává delší. Jsou-li stejně dlouhé, vyhrává ten, ve kterém je víc žraloků (z několika nejdelších se počítá ten, ve kterém je jich nejvíc). Je-li i to stejné, vyhráváte oba.

print-example-xok = Konec hry: bílý má řetěz o deseti článcích.

## Témata úloh

puzzles-theme-join = Spojení
puzzles-theme-join-hint = Dvě ryby mohou dokončit řetěz.
puzzles-theme-cut = Přerušení
puzzles-theme-cut-hint = Polož ryby do cesty: soupeřovy skupiny se nesmějí spojit.
puzzles-theme-feed-a-shark = Nakrm žraloka
puzzles-theme-feed-a-shark-hint = Žralok tu najde něco k snědku.
puzzles-theme-race = Závod
puzzles-theme-race-hint = Obě strany mají k výhře jen krok: buď první.

## Vyřešené plány

study-xok-board = { $board ->
    [one] { $board } pole, řetěz o { $chain } článcích
    [few] { $board } pole, řetěz o { $chain } článcích
   *[other] { $board } polí, řetěz o { $chain } článcích
}
study-xok-drawn = Vyhráváte oba
