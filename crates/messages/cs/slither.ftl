# Slither Stone: všechny zprávy jen této hry. Tvary a parametry popisují společné soubory game.ftl, learn.ftl, rules.ftl a print.ftl.

## Na plánu

editor-body = { $player ->
    [first] Tělo hada { $snake } hráče 1
   *[second] Tělo hada { $snake } hráče 2
}
editor-free = Volné pole
editor-head = { $player ->
    [first] Hlava hada { $snake } hráče 1; znovu pro otočení
   *[second] Hlava hada { $snake } hráče 2; znovu pro otočení
}
editor-moved = Hadi se už v tomto tahu pohnuli
editor-supply = { $player ->
    [first] Volná pole hráče 1
   *[second] Volná pole hráče 2
}
editor-wall = Zeď
editor-walled = Zeď už v tomto tahu stojí

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

## Lekce

learn-answer-first = Hráč 1
learn-answer-second = Hráč 2

learn-slither-lesson-moves = Pohyb
learn-slither-lesson-walls = Zdi a volná pole
learn-slither-lesson-death = Smrt
learn-slither-lesson-challenge = Výzva

learn-slither-step = Jsi hráč 1 a máš hady 1 (vlevo) a 2 (vpravo). V každém tahu pohneš oběma: jeden je moudrý, druhý šílený. Při kroku jde moudrý o jedno pole kamkoli, šílený tam, kam se dívá. Ať je moudrý had 1 a udělá krok na východ.
learn-slither-step-done = Had 1 šel na východ, had 2 o jedno pole vpřed. Pole za nimi zůstávají jejich částí.
learn-slither-step-wrong = Moudrý ať je had 1; zvol krok na východ, doprava.
learn-slither-look = Po svém pohybu otočí moudrý had hlavu, kam chceš; šílený směr nemění. Ať je moudrý had 2 a po pohybu se dívá na západ.
learn-slither-look-done = V příštím tahu by jako šílený šel na západ.
learn-slither-look-wrong = Moudrý má být had 2 a na konci se má dívat na západ, doleva.
learn-slither-jump = Před každým hadem stojí zeď. Při skoku jdou oba na druhé pole před sebou; co je mezi tím, nevadí. Udrž oba naživu.
learn-slither-jump-done = Přes zdi. Na pole mezi tím had nevstoupí.
learn-slither-jump-wrong = Had zahynul. Zvol skok: oba přeskočí zdi.
learn-slither-dash = Třetí druh pohybu: při běhu jdou oba tři pole přímo vpřed. Běž.
learn-slither-dash-done = Tři pole, každé z nich je teď částí hada.
learn-slither-dash-wrong = Jako druh pohybu zvol běh.
learn-slither-wise = Před hadem 1 jsou dvě zdi: je-li šílený, nezachrání ho krok, skok ani běh. Udrž oba hady naživu.
learn-slither-wise-done = Moudrý smí ukročit stranou. Dobře vol, kdo je moudrý.
learn-slither-wise-wrong = Had zahynul. Ať je moudrý had 1 a udělá krok stranou.
learn-slither-order = Volíš také, kdo se pohne první. Tady oba hadi skočí na d3; druhý zahyne. Skoč a zachraň hada 2.
learn-slither-order-done = Had 2 byl první; had 1 do něj narazil. To, co ho zabilo, zůstane, jak je.
learn-slither-order-wrong = Zvol skok a nech hada 2 jít prvního.

learn-slither-wall = Před pohybem hadů nebo po něm smíš nakreslit jednu zeď na prázdné pole. Zahraj tah se zdí.
learn-slither-wall-done = Jedna zeď za tah, chceš-li; nikdy víc.
learn-slither-wall-wrong = V tom tahu nebyla zeď. Vezmi zeď, ťukni na prázdné pole, kterého se žádný had nedotýká, a pohni hady.
learn-slither-wall-where = Zeď nesmí mít společnou stranu s živým hadem, tvým ani soupeřovým. Ťukni na každé označené pole, na které se zeď nakreslit smí.
learn-slither-wall-where-done = Rohem se dotýkat smí.
learn-slither-wall-where-wrong = Ťukni na některé z označených polí.
learn-slither-wall-where-wrong-beside = To pole má společnou stranu s hadem.
learn-slither-free = Volná pole drží cestu otevřenou: zeď tam nakreslit nelze. Kreslí se na kterékoli prázdné pole, v tahu kolik chceš, za hru pět. Nakresli jedno na b3 a pohni hady.
learn-slither-free-done = Čtyři zbývají. Hadi na ně vstupují jako na prázdné.
learn-slither-free-wrong = Nakresli volné pole na b3, před hada 1.
learn-slither-free-enter = Tady je b3 volné pole. Ať je moudrý had 1 a udělá na ně krok.
learn-slither-free-enter-done = Vstupuje se jako na prázdné; teď je částí hada.
learn-slither-free-enter-wrong = Moudrý má být had 1 a udělat krok na sever, na b3.

learn-slither-remains = Had, který opustí plán nebo vstoupí na zeď či na živého hada, i na sebe, zahyne a všechna jeho pole se stanou zdmi. Had 1 běží na zeď na b5. Ťukni na každé pole, ze kterého bude zeď.
learn-slither-remains-done = Jeho tři pole a b4, na které vstoupil v témže běhu.
learn-slither-remains-wrong = Tam had není.
learn-slither-remains-wrong-wall = b5 už zeď je a zůstane jí.
learn-slither-twice = S jedním živým hadem pohneš dvakrát stejným druhem pohybu: jednou jako moudrým, jednou jako šíleným, v libovolném pořadí. Přežij.
learn-slither-twice-done = Na sever, potom na východ. Jako šílený jde tam, kam se v té chvíli dívá.
learn-slither-twice-wrong = Zahynul. Dva kroky: na sever, potom na východ. Který z nich je šíleného a kam se musí dívat?
learn-slither-lost = Poslední had hráče 1 právě zahynul. Kdo vyhrává?
learn-slither-lost-done = Kdo nemá živého hada, okamžitě prohrává. Remízy nejsou.
learn-slither-lost-wrong = Prohrává hráč, jehož poslední had zahyne.

learn-slither-trap = Jediný soupeřův had se sotva může otočit. Nakresli jednu zeď a pohni tak, aby zahynul, ať teď udělá cokoli. Je právě jeden způsob.
learn-slither-trap-done = Nezachrání ho krok, skok ani běh. To byl celý kurz!
learn-slither-trap-wrong = Ještě má cestu ven. Zkus jeho kroky, skoky a běhy: kde zeď pomůže nejvíc a kde má tvůj had stát a kam se dívat?

## Pravidla

rules-head-walls = Zdi a volná pole
rules-head-moving = Pohyb obou hadů
rules-head-death = Jak had zahyne
rules-head-last = S jedním hadem

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

## Archy k tisku

print-slither-board = Plán { $code }
print-slither-free = volná pole, k odškrtání
print-slither-wall = zeď
print-slither-free-space = volné pole
print-slither-snakes = hadi 1 a 2
print-slither-legend =
    V každém tahu: pohni oběma hady stejným způsobem – krok, skok nebo běh –, jedním jako moudrým, druhým jako šíleným. Můžeš také nakreslit jednu zeď, ne vedle živého hada, a libovolný počet svých volných polí.

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
print-example-slither = Uprostřed hry: oba hráči už pohnuli svými hady několikrát.
