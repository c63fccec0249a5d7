# Xok: všechny zprávy jen této hry. Tvary a parametry popisují společné soubory game.ftl, learn.ftl, rules.ftl a print.ftl.
# Žraloci jsou S (malý), A (60°), B (120°) a C (180°).

## Na plánu

hint-blocks-ten = Blokuje řetěz deseti.
editor-fish = { $player ->
    [first] Bílá ryba
   *[second] Černá ryba
}
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

## Lekce

learn-answer-black = Černý
learn-answer-both = Oba
learn-answer-gone = Mimo hru
learn-answer-supply = Zpět v zásobě majitele

learn-xok-lesson-fish = Ryby
learn-xok-lesson-sharks = Žraloci
learn-xok-lesson-mouths = Dvě tlamy
learn-xok-lesson-after = Co zůstává
learn-xok-lesson-end = Jak hra končí
learn-xok-lesson-challenge = Výzva

learn-xok-two-fish = Hraješ za bílého a začínáš. V tahu položíš dvě ryby na dvě prázdná pole, která se dotýkají – nebo jednoho žraloka, jak ukáže další lekce. Polož dvě ryby kamkoli.
learn-xok-two-fish-done = Správně. Nemusí se dotýkat tvých ostatních dílů, jen sebe navzájem.
learn-xok-one-fish = Bílý má na plánu 13 ze 14 ryb, zbývá tedy jedna. Podívej se na prázdná pole: smí ji bílý zahrát samotnou?
learn-xok-one-fish-done = Správně: ryby se hrají po dvou. Bílý teď musí zahrát žraloka; ryby, které černý sežere, se časem vrátí.
learn-xok-one-fish-wrong = Ryby se vždy hrají po dvou; jedinou zahrát nelze. A nikdo nesmí tah vynechat.

learn-xok-bite = Žralok musí při položení něco sežrat: soupeřovu rybu na svém poli nebo přímo před svou tlamou. Polož malého žraloka tak, aby sežral rybu.
learn-xok-bite-done = Sežráno. Každý položený žralok musí sežrat aspoň jednu rybu.
learn-xok-bite-wrong = To bylo dovolené, ale nebyl to malý žralok. Zvol malého, s jednou tlamou.
learn-xok-land = Žralok smí dopadnout přímo na soupeřovu rybu a sežere ji také. Sežer obě ryby jedním malým žralokem.
learn-xok-land-done = Jedna pod žralokem, druhá před tlamou: obě sežrané.
learn-xok-land-wrong = Obě ryby, jedním malým žralokem: dopadni na jednu a obrať se ke druhé.
learn-xok-land-wrong-one = Sežrána byla jen jedna ryba. Dopadni na jednu a tlamu otoč ke druhé.
learn-xok-where = Ťukni na každé pole, na které by teď bílý mohl položit malého žraloka.
learn-xok-where-done = Pole ryby samé a všechna pole vedle ní: jinde žralok nic nesežere.
learn-xok-where-wrong = Odtud malý žralok nic nesežere, takže tam být položen nesmí.

learn-xok-side = Tento velký žralok má dvě tlamy vedle sebe. Sežer jím všechny tři ryby v jednom tahu.
learn-xok-side-done = Tři najednou: jedna pod ním, dvě před ním.
learn-xok-side-wrong = Vezmi velkého žraloka s tlamami vedle sebe.
learn-xok-side-wrong-less = To jsou méně než tři. Dopadni na jednu rybu, tlamami vedle sebe ke druhým dvěma.
learn-xok-gap = Druhý velký žralok má mezi tlamami jeden směr. Sežer všechny tři ryby.
learn-xok-gap-done = Správně: východ a severozápad, a mezi nimi severovýchod.
learn-xok-gap-wrong = Vezmi velkého žraloka s jedním směrem mezi tlamami.
learn-xok-gap-wrong-less = To jsou méně než tři. Dopadni na d3: který žralok má tlamy k d4 a e2?
learn-xok-straight = Třetí velký žralok má tlamy na opačných stranách. Sežer všechny tři ryby.
learn-xok-straight-done = Správně. Protože se dívá na obě strany, má jen tři různá natočení.
learn-xok-straight-wrong = Vezmi velkého žraloka s tlamami na opačných stranách.
learn-xok-straight-wrong-less = To jsou méně než tři. Dopadni doprostřed a dívej se na obě strany.
learn-xok-empty-bite = Bílý položí na d3 žraloka s tlamami na opačných stranách. Jedna tlama se dívá na černou rybu, druhá na bílou. Kolik ryb bude sežráno?
learn-xok-empty-bite-done = Jedna. Tlama obrácená na vlastní rybu, na žraloka, na prázdné pole nebo mimo plán nesežere nic. Ale co sežrat může, to sežrat musí.
learn-xok-empty-bite-wrong = Žraloci nikdy nežerou ryby vlastního hráče.

learn-xok-back = Bílý žralok právě sežral dvě černé ryby, na d2 a d4. Kde jsou teď?
learn-xok-back-done = Správně, a hned je lze zahrát znovu.
learn-xok-back-wrong = Žádná ryba z hry nevypadne: sežrané se vracejí majiteli a lze je zahrát znovu.
learn-xok-food = Ťukni na každý díl, který by bílý žralok mohl sežrat.
learn-xok-food-done = Žerou se jen soupeřovy ryby. Žraloci jsou navždy v bezpečí.
learn-xok-food-wrong = Tam není co sežrat.
learn-xok-food-wrong-shark = Žraloky nikdo nesežere. Zůstávají navždy tam, kde jsou.
learn-xok-food-wrong-own = To je bílá ryba. Žraloci nežerou své.
learn-xok-safe = Černý žralok se dívá na d4. Ale žralok kouše jen ve chvíli, kdy je položen. Polož dvě ryby, jednu z nich na d4.
learn-xok-safe-done = Nic se neděje: žralok už kousl. Nikdy se nepohne a už nikdy nekousne.
learn-xok-safe-wrong = Jedna z obou ryb má být na d4, přímo před tlamou. Je tam v bezpečí.

learn-xok-chain = Ryby a žraloci, kteří se dotýkají, tvoří řetěz. Ťukni na každé pole nejdelšího řetězu bílého.
learn-xok-chain-done = Šest v jednom řetězu, i se žralokem.
learn-xok-chain-wrong = To není bílý díl tohoto řetězu.
learn-xok-chain-wrong-apart = Tyto dva se dotýkají navzájem, ale dlouhého řetězu ne.
learn-xok-ten = Deset v jednom řetězu okamžitě vyhrává. Bílý jich má osm. Vyhraj.
learn-xok-ten-done = Deset: vyhráváš.
learn-xok-ten-wrong = Obě ryby se musí připojit k řetězu osmi, druhá třeba přes první.
learn-xok-longest = Na tahu je černý a nemůže nic udělat: není dvojice prázdných polí a žraloci došli. Pak se počítají nejdelší řetězy. Kdo vyhrává?
learn-xok-longest-done = Černý má šest v řadě d, bílý jen po pěti.
learn-xok-longest-wrong = Spočítej nejdelší řetěz každého: řada d proti řadám c a e.
learn-xok-more-sharks = Černý zase nemůže nic udělat. Nejdelší řetězy jsou stejné: po pěti, bílý v řadě e, černý v řadě d. Pak se počítají žraloci v nich. Kdo vyhrává?
learn-xok-more-sharks-done = Bílý má v tom řetězu dva žraloky, černý jednoho.
learn-xok-more-sharks-wrong = Spočítej žraloky v řadě e a v řadě d.
learn-xok-both-win = Pět proti pěti a v každém jeden žralok. Kdo vyhrává?
learn-xok-both-win-done = Oba! Je-li všechno stejné, vyhrávají oba hráči.
learn-xok-both-win-wrong = Nikdo nemá navrch: řetězy i žraloci jsou stejní.

learn-xok-win-one = Na tahu je bílý: vyhraj hned. Je právě jeden způsob.
learn-xok-win-one-done = Deset v jednom řetězu. Bystré oko!
learn-xok-win-one-wrong = To nedá deset. Hledej dvě prázdná pole, která spojí řetězy bílého.
learn-xok-win-two = Na tahu je bílý: vyhraj ve dvou tazích. Po správném tahu už nic, co černý udělá, nepomůže.
learn-xok-win-two-done = Teď vede k deseti víc cest a černý je všechny nezavře.
learn-xok-win-two-wrong = Na to má černý ještě odpověď. Hledej dvě pole, která spojí horní řetězy a nechají rybu k sežrání.
learn-xok-win-two-end = Teď to dokonči.
learn-xok-win-two-end-done = Deset! To byl celý kurz.
learn-xok-win-two-end-wrong = To ještě není deset. Která černá ryba stojí mezi tvými řetězy?

## Pravidla

rules-head-fish = Dvě ryby
rules-head-sharks = Jeden žralok

rules-xok-aim = Spoj jako první deset svých dílů do jednoho řetězu. Ryby a žraloci se počítají stejně. Díly jsou spojené, když se jejich pole dotýkají.
rules-xok-aim-chain = Bílý má deset dílů v jednom řetězu a vyhrává.
rules-xok-setup =
    Plán má 30 šestiúhelníkových polí. Každý hráč má 14 ryb a šest žraloků:
    - tři malé žraloky s jednou tlamou;
    - velkého žraloka se dvěma tlamami vedle sebe;
    - velkého žraloka se dvěma tlamami a jedním směrem mezi nimi;
    - velkého žraloka se dvěma tlamami na opačných stranách.

    Začíná bílý, potom se hráči střídají.
rules-xok-setup-sharks = Žraloci: nahoře malí, pod nimi tři velcí. Šipka nebo otevřená tlama ukazuje, kam žralok kouše.
rules-xok-turn =
    Udělej právě jednu ze dvou věcí:
    - polož dvě ryby;
    - nebo polož jednoho žraloka, který musí něco sežrat.

    Vynechat tah nelze.
rules-xok-fish = Polož dvě ryby ze své zásoby na dvě prázdná pole, která se dotýkají. Nemusí se dotýkat tvých ostatních dílů. Potřebuješ obě: poslední jedinou rybu samotnou zahrát nelze.
rules-xok-fish-pair = Dvojice ryb uprostřed plánu.
rules-xok-sharks =
    Polož žraloka ze své zásoby na prázdné pole nebo přímo na soupeřovu rybu a otoč ho, jak chceš. Sežere soupeřovu rybu na svém poli a každou soupeřovu rybu přímo před některou ze svých tlam. Musí sežrat aspoň jednu.

    Tlama obrácená na prázdné pole, na jakéhokoli žraloka, na vlastní rybu nebo mimo plán tam nesežere nic. Tlama nikdy neodmítne: co sežrat může, to sežere. Chceš-li sežrat méně, otoč žraloka jinak.

    Sežrané ryby se hned vracejí svému majiteli, který je může zahrát znovu. Žraloci zůstávají navždy tam, kde jsou, a nikdo je nesežere. Žralok kouše jen ve chvíli, kdy je položen: později lze rybu před jeho tlamu bezpečně položit.
rules-xok-sharks-before = Tři černé ryby. Bílý položí velkého žraloka na d3, tlamami k d4 a e2 …
rules-xok-sharks-after = … a ten sežere všechny tři. Jsou zpět v zásobě černého.
rules-xok-end =
    Deset tvých dílů v jednom řetězu po tvém tahu: okamžitě vyhráváš.

    Když hráč na tahu nemůže nic udělat, hra končí a porovnají se největší řetězy:
    - vyhrává delší;
    - jsou-li stejně dlouhé, vyhrává ten, v němž je více žraloků (z několika největších se počítá ten, v němž je jich nejvíc);
    - je-li i to stejné, vyhrávají oba.
rules-xok-end-blocked = Černý nemůže nic udělat. Oba největší řetězy mají po pěti polích; v bílém jsou dva žraloci, v černém jeden: vyhrává bílý.
rules-xok-thanks = Autory hry Xok jsou Joël a Rafael Escalante. Děkujeme jim i vydavateli. Pokud se ti hra líbí, kup si originál: je krásný.

## Archy k tisku

print-xok-pieces = Každý hráč: 14 ryb, 3 malí žraloci, 3 velcí žraloci. Bílí jsou hladcí, černí tmaví a pruhovaní.

print-rules-xok =
    # Cíl
    Spoj jako první deset svých dílů, ryb i žraloků, do jednoho řetězu. Díly jsou spojené, když se jejich pole dotýkají.

    # Co je potřeba
    Každý hráč má 14 ryb, tři malé žraloky s jednou tlamou a tři velké žraloky se dvěma tlamami: vedle sebe, s jedním směrem mezi nimi, nebo na opačných stranách. Začíná bílý, potom se hráči střídají.

    # Tvůj tah
    Udělej jednu ze dvou věcí. Vynechat tah nelze.
    - Dvě ryby. Polož dvě ryby ze své zásoby na dvě prázdná pole, která se dotýkají. Potřebuješ obě: jedna ryba sama se nehraje.
    - Jeden žralok. Polož žraloka ze své zásoby na prázdné pole nebo na pole se soupeřovou rybou, otočeného libovolně. Sežere soupeřovu rybu, na kterou dopadne, a každou soupeřovu rybu přímo před některou ze svých tlam. Musí sežrat aspoň jednu.

    Sežrané ryby se vracejí svému majiteli, který je může zahrát znovu. Žraloci zůstávají navždy tam, kde jsou, a nikdo je nesežere. Žralok kouše jen ve chvíli, kdy je položen: později lze rybu před jeho tlamu bezpečně položit.

    # Konec hry
    - Deset tvých dílů v jednom řetězu po tvém tahu: okamžitě vyhráváš.
    - Když hráč na tahu nemůže nic udělat, porovnejte největší řetězy: vyhrává delší. Jsou-li stejně dlouhé, vyhrává ten, v němž je více žraloků. Je-li i to stejné, vyhrávají oba.

print-example-xok = Konec hry: bílý má řetěz deseti dílů.
