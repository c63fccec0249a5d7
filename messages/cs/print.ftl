# Texty listů k tisku: plány, díly k vystřižení, pravidla na jedné straně.
# V pravidlech je řádek s „# “ nadpis, řádek s „- “ bod seznamu, prázdný řádek končí odstavec.

print-player = { $number ->
    [1] Hráč 1
   *[other] Hráč 2
}
print-page = { $page } / { $pages }
print-scale = { $length } mm – pokud pravítko souhlasí, je list vytištěn v měřítku

print-slither-board = Plán { $code }
print-slither-free = volná pole, k odškrtání
print-slither-wall = zeď
print-slither-free-space = volné pole
print-slither-snakes = hadi 1 a 2
print-slither-legend =
    V každém tahu: pohni oběma hady stejným způsobem – krok, skok nebo běh –, jedním jako moudrým, druhým jako šíleným. Můžeš také nakreslit jednu zeď, ne vedle živého hada, a libovolný počet svých volných polí.

print-rules = { $game }: pravidla
print-by = { $game ->
    [xok] Autoři hry: Joël a Rafael Escalante
    [yoxii] Autor hry: Jeremy Partinico
    [trexo] Autor hry: Jan Åke Hansson
   *[slither] Autor hry: Critical Pawn
}
print-board = { $game }: hrací plán
print-pieces = { $game }: díly k vystřižení
print-xok-pieces = Každý hráč: 14 ryb, 3 malí žraloci, 3 velcí žraloci. Bílí jsou hladcí, černí tmaví a pruhovaní.
print-yoxii-pieces = Každý hráč: 18 kamenů – po pěti s hodnotou 1, 2 a 3 a tři s hodnotou 4. Bílé jsou kruhy, červené osmiúhelníky. Jeden společný totem.
print-trexo-pieces = { $count ->
    [one] { $count } destička
    [few] { $count } destičky
   *[other] { $count } destiček
}, společná zásoba. Stříhej podél čar; ze silnějšího papíru se lépe vrství.

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

print-rules-yoxii =
    # Cíl
    Mít kolem totemu hodnotnější kameny, až se nebude moci pohnout.

    # Co je potřeba
    Každý hráč má 18 kamenů: po pěti s hodnotami 1, 2 a 3 a tři s hodnotou 4. Totem začíná uprostřed plánu. Začíná bílý, potom se hráči střídají.

    # Tvůj tah
    Nejprve pohni totemem, potom polož kámen. Obojí je povinné.
    - Pohni totemem v jednom z osmi směrů: o jedno pole, na volné pole; nebo v přímce přes jeden či více vlastních kamenů, bez mezer, na pole hned za nimi, je-li volné. Totem nikdy nepřejde přes soupeřův kámen.
    - Polož kámen jakékoli hodnoty, která ti zbývá, na volné pole, které se dotýká totemu stranou nebo rohem. Pole, ze kterého totem odešel, je volné. Není-li vedle totemu žádné volné pole, polož kámen na kterékoli volné pole.

    # Konec hry
    Hra končí, když hráč na tahu nemůže totemem pohnout. Každý sečte hodnoty vlastních kamenů, které se dotýkají totemu stranou nebo rohem. Vyhrává vyšší součet. Při stejných součtech vyhrává ten, kdo tam má více kamenů; je-li i to stejné, je to remíza.

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

print-rules-slither =
    # Cíl
    Udržet hada naživu. Zahyne-li tvůj poslední živý had, okamžitě prohráváš.

    # Co je potřeba
    Vytištěný plán a dvě tužky. Každý hráč má dva hady, kteří jsou na začátku jen hlavami na plánu, a pět volných polí. Vylosujte, kdo je hráč 1; hráč 1 začíná.

    # Tvůj tah
    Musíš pohnout oběma hady. Předtím nebo potom smíš nakreslit jednu zeď a libovolný počet svých volných polí.
    - Zeď se kreslí na prázdné pole, které nemá společnou stranu s žádným živým hadem.
    - Volné pole se kreslí na kterékoli prázdné pole; odškrtni jedno ze svých pěti. Zeď tam už nakreslit nelze, ale hadi na ně smějí vstoupit.

    # Pohyb obou hadů
    Urči jednoho ze svých hadů jako moudrého; druhý je šílený. Zvol, který se pohne první. Oba udělají stejný druh pohybu:
    - Krok: o jedno pole. Moudrý had jde libovolným směrem, šílený tam, kam se dívá.
    - Skok: na druhé pole před sebou; co je na poli mezi tím, nevadí.
    - Běh: tři pole vpřed, jedno po druhém.

    Po svém pohybu otočí moudrý had hlavu na kteroukoli stranu. Šílený směr nemění. Každé pole, na které had vstoupí, se stane jeho částí.

    Had, který opustí plán nebo vstoupí na zeď či na živého hada, i na sebe sama, zahyne: všechna jeho pole se stanou zdmi. Kdo má jen jednoho živého hada, pohne jím dvakrát stejným druhem pohybu, jednou jako moudrým a jednou jako šíleným, v pořadí, jaké si zvolí.

print-example-xok = Konec hry: bílý má řetěz deseti dílů.
print-example-yoxii = Konec hry: totem se nemůže pohnout a kameny kolem něj se sečtou.
print-example-trexo = Konec hry: pět znaků v linii. Čísla ukazují, kolik destiček na poli leží.
print-example-slither = Uprostřed hry: oba hráči už pohnuli svými hady několikrát.
