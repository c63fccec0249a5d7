# Pravidla her, pro stránku i terminál. Řádek s „- “ je bod seznamu, prázdný řádek končí odstavec.
# Jaké jsou oddíly a diagramy, říká lessons/rules/.

rules-title = Pravidla hry { $game }
rules-choose = Která hra?
rules-lead = Našimi slovy, s diagramy. Přesné znění pro programy je v dokumentaci.
rules-learn = Nauč se u plánu
rules-play = Hrát
rules-mark = ▸ ukazuje na to, o čem mluví řádek pod diagramem.

rules-head-aim = Cíl
rules-head-setup = Co je potřeba
rules-head-turn = Tvůj tah
rules-head-fish = Dvě ryby
rules-head-sharks = Jeden žralok
rules-head-totem = Pohyb totemu
rules-head-stones = Pokládání kamene
rules-head-tile = Pokládání destičky
rules-head-stack = Vrstvení
rules-head-lines = Pět v linii
rules-head-walls = Zdi a volná pole
rules-head-moving = Pohyb obou hadů
rules-head-death = Jak had zahyne
rules-head-last = S jedním hadem
rules-head-end = Konec hry
rules-head-thanks = Poděkování

## Xok

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

## Yoxii

rules-yoxii-aim = Mít kolem totemu hodnotnější kameny, až se nebude moci pohnout.
rules-yoxii-setup = Plán má 37 polí: sedm krát sedm, bez rohů. Každý hráč má 18 kamenů: po pěti s hodnotami 1, 2 a 3 a tři s hodnotou 4. Hráči mají jeden společný totem, který začíná uprostřed. Začíná bílý, potom se červený a bílý střídají.
rules-yoxii-setup-start = Začátek: totem na d4, všechna ostatní pole volná.
rules-yoxii-turn = Tah má dvě části, v tomto pořadí: nejprve pohni totemem, potom polož kámen. Obojí je povinné.
rules-yoxii-totem =
    Pohni totemem v jednom z osmi směrů, v řadě, ve sloupci nebo po úhlopříčce:
    - o jedno pole, na volné pole;
    - nebo přes nepřerušenou řadu jednoho či více vlastních kamenů, na pole hned za posledním z nich, je-li volné.

    Totem nikdy nepřejde přes soupeřův kámen ani přes volné pole.
rules-yoxii-totem-ways = Na tahu je bílý: sem totem smí. Přes d5 skočí na d6. Přes e5 nemůže: za ním stojí červený kámen. Přes červený kámen na e4 přejít nelze.
rules-yoxii-stones =
    Potom polož jeden kámen jakékoli hodnoty, která ti zbývá, na volné pole, které se dotýká totemu stranou nebo rohem. Pole, ze kterého totem právě odešel, je volné.

    Není-li vedle totemu žádné volné pole, polož kámen na kterékoli volné pole plánu.
rules-yoxii-stones-beside = Volná pole vedle totemu.
rules-yoxii-end =
    Hra končí, když hráč na tahu nemůže totemem pohnout, i kdyby druhý ještě mohl. Každý sečte hodnoty vlastních kamenů, které se dotýkají totemu stranou nebo rohem:
    - vyhrává vyšší součet;
    - při stejných součtech vyhrává ten, kdo tam má více kamenů;
    - je-li i to stejné, je to remíza.
rules-yoxii-end-count = Bílý nemůže totemem pohnout. Vedle něj má bílý 4 + 3 = 7, červený 2 + 2 + 2 = 6: vyhrává bílý. Kámen na d4 se nepočítá.
rules-yoxii-thanks = Autorem hry Yoxii je Jeremy Partinico. Děkujeme jemu i vydavateli. Pokud se ti hra líbí, kup si originál: je krásný.

## Trexo

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

## Slither Stone

rules-slither-aim = Udržet hada naživu. Zahyne-li tvůj poslední živý had, okamžitě prohráváš. Remízy nejsou.
rules-slither-setup = Čtvercový plán s několika zdmi, na obrazovce nebo na papíře. Každý hráč má dva hady, 1 a 2, kteří jsou na začátku jen hlavami a někam se dívají, a pět volných polí v zásobě. Vylosujte, kdo je hráč 1; hráč 1 začíná.
rules-slither-setup-start = Malý plán: dole hadi hráče 1, nahoře hadi hráče 2 a dvě zdi.
rules-slither-turn =
    Ve svém tahu, v libovolném pořadí:
    - pohneš oběma hady, to je povinné;
    - smíš nakreslit jednu zeď;
    - smíš nakreslit libovolný počet svých volných polí.

    Zdi a volná pole se kreslí před pohybem hadů nebo po něm, ne mezi oběma hady. Když se hadi pohnuli, smíš tah ukončit.
rules-slither-walls =
    Zeď se kreslí na prázdné pole, které nemá společnou stranu s žádným polem žádného živého hada, tvého ani soupeřova. Rohem se dotýkat smí.

    Volné pole se kreslí na kterékoli prázdné pole, i vedle hada. Zeď tam už nakreslit nelze a hadi na ně vstupují jako na prázdné. Na celou hru jich máš pět.
rules-slither-walls-where = Na b3 je volné pole. Na c3 by zeď být směla: nedotýká se stranou žádného hada.
rules-slither-moving =
    Urči jednoho ze svých hadů jako moudrého; druhý je šílený. Oba udělají stejný druh pohybu:
    - Krok: o jedno pole. Moudrý had jde kterýmkoli ze čtyř směrů, šílený tam, kam se dívá.
    - Skok: na druhé pole přímo vpřed. Na pole mezi tím had nevstoupí, ať je na něm cokoli.
    - Běh: tři pole přímo vpřed, na každé z nich vstoupí.

    Po svém pohybu se moudrý had dívá, kam chceš. Šílený směr nemění. Zvolíš také, který z nich se pohne první. Každé pole, na které had vstoupí, se stane jeho částí a jeho novou hlavou.
rules-slither-moving-before = Před každým hadem hráče 1 stojí zeď. Šílený nemůže udělat krok …
rules-slither-moving-jump = … a tak oba skočí. Had 1 byl moudrý a teď se dívá na východ.
rules-slither-death =
    Had, který opustí plán nebo vstoupí na zeď či na živého hada, i na sebe sama, zahyne. Všechna jeho pole se hned stanou zdmi, i ta, na která vstoupil dříve v témže běhu. To, co ho zabilo, zůstane, jak je. Tvůj druhý had přesto udělá svůj pohyb.
rules-slither-death-before = Had 1 běží: b4 je prázdné, b5 je zeď …
rules-slither-death-after = … a zahyne. Jeho čtyři pole jsou teď zdi. Had 2 běžel také a žije.
rules-slither-last = Začínáš-li tah s jedním živým hadem, pohne se dvakrát, pokaždé stejným druhem pohybu: jednou jako moudrý a jednou jako šílený, v pořadí, jaké zvolíš. Jako šílený jde tam, kam se v té chvíli dívá. Zabije-li ho první pohyb, druhý už není.
rules-slither-end = Hráč, jehož poslední živý had zahyne, okamžitě prohrává. Had zahyne jen vlastním pohybem: dobrý hráč nenechá soupeři pole, kam by mohl jít.
rules-slither-thanks = Autorem hry Slither Stone je Critical Pawn. Děkujeme jemu i všem, kdo ji vydávají. Plány jsou zde naše vlastní.
