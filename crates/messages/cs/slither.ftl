# Slither Stone: všechny zprávy jen této hry. Tvary a parametry popisují společné soubory game.ftl, learn.ftl, rules.ftl a print.ftl.

## Na plánu

editor-body = { $player ->
    [first] Tělo modrého hada { $snake }
   *[second] Tělo oranžového hada { $snake }
}
editor-free = Volné pole
editor-head = { $player ->
    [first] Hlava modrého hada { $snake } (další klepnutí otočí)
   *[second] Hlava oranžového hada { $snake } (další klepnutí otočí)
}
editor-moved = Hadi se už v tomto tahu pohnuli
editor-supply = { $player ->
    [first] Volná pole modrého
   *[second] Volná pole oranžového
}
editor-wall = Zeď
editor-walled = V tomto tahu už byla umístěna zeď

slither-to-move = { $player ->
    [first] Na tahu je modrý
   *[second] Na tahu je oranžový
}
# What counts, in the bar of each player; short where there is little room.
slither-standing = Polí v dosahu: { $count }
slither-standing-short = dosah { $count }
slither-wins = { $player ->
    [first] Vyhrává modrý
   *[second] Vyhrává oranžový
}
slither-end = { $player ->
    [first] Poslední oranžový had je mrtvý.
   *[second] Poslední modrý had je mrtvý.
}
slither-cell-wall = { $cell }: zeď
slither-cell-free = { $cell }: volné pole
slither-cell-body = { $player ->
    [first] { $cell }: modrý had { $snake }
   *[second] { $cell }: oranžový had { $snake }
}
slither-cell-head = { $cell }: hlava { $player ->
    [first] modrého
   *[second] oranžového
} hada { $snake }, dívá se na { $direction ->
    [n] sever
    [e] východ
    [s] jih
   *[w] západ
}
slither-stock-free = { $player ->
    [first] Modrý
   *[second] Oranžový
}: { $count ->
    [one] { $count } volné pole
    [few] { $count } volná pole
   *[other] { $count } volných polí
} v zásobě
slither-stock-snake = { $player ->
    [first] Modrý: had { $snake } žije
   *[second] Oranžový: had { $snake } žije
}
slither-heard-head = { $role ->
    [wise] moudrý
   *[mad] šílený
} had { $snake } skončí na { $cell }, hlavou na { $direction ->
    [n] sever
    [e] východ
    [s] jih
   *[w] západ
}
slither-said = { $player ->
    [first] Modrý
   *[second] Oranžový
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
        [mad] { ", nejdřív šílený" }
       *[wise] {""}
    }
}{ $wall ->
    [none] {""}
   *[other] ; zeď na { $wall }
}{ $free ->
    [none] {""}
   *[other] ; volné pole na { $free }
}{ $one ->
    [none] {""}
   *[other] ; hlava hada 1 na { $one }
}{ $two ->
    [none] {""}
   *[other] ; hlava hada 2 na { $two }
}{ $dead ->
    [none] {""}
   *[other] ; mrtví hadi: { $dead }
}
slither-brief = { $player ->
    [first] Modrý
   *[second] Oranžový
} { $snake ->
    [none] ukončí tah
   *[other] { $kind ->
        [j] skočí
        [t] poběží
        [n] udělá krok na sever
        [e] udělá krok na východ
        [s] udělá krok na jih
       *[w] udělá krok na západ
    } moudrým hadem { $snake }{ $direction ->
        [none] {""}
        [n] , potom ho otočí na sever
        [e] , potom ho otočí na východ
        [s] , potom ho otočí na jih
       *[w] , potom ho otočí na západ
    }{ $order ->
        [mad] { " (nejdřív šílený)" }
       *[wise] {""}
    }
}{ $wall ->
    [none] {""}
   *[other] ; zeď na { $wall }
}{ $count ->
    [0] {""}
    [one] ; volné pole na { $free }
   *[other] ; volná pole na { $free }
}{ $dead ->
    [none] {""}
   *[other] ; mrtví hadi: { $dead }
}
slither-ask-end = Ukonči tah, nebo ještě něco přidej či změň.
slither-ask-free = Klepni na prázdné pole, ze kterého bude volné pole.
slither-ask-kind = Zvol pohyb: klepni na pole, kam má moudrý had jít.
slither-ask-wall = Klepni na prázdné pole pro zeď, ne vedle hada.
slither-ask-wise = Klepni na hada, který má být moudrý.
slither-ask-turn = Zahraj tah, nebo klepni vedle nové hlavy a otoč ji.
slither-beyond = { $kind ->
    [j] Smrtelný skok
    [t] Smrtelný běh
    [n] Smrtelný krok na sever
    [e] Smrtelný krok na východ
    [s] Smrtelný krok na jih
   *[w] Smrtelný krok na západ
}
slither-cell-dies = tady had { $snake } zahyne
slither-cell-face = { $direction ->
    [n] otočit hlavu na sever
    [e] otočit hlavu na východ
    [s] otočit hlavu na jih
   *[w] otočit hlavu na západ
}
slither-cell-forced = { $kind ->
    [step] krok šíleného hada
    [jump] skok šíleného hada
   *[dash] běh šíleného hada
}{ $dies ->
    [yes] { ", který tu zahyne" }
   *[no] {""}
}
slither-cell-mad = šílený had
slither-cell-way = { $kind ->
    [step] krok sem
    [jump] skok sem
   *[dash] běh sem
}{ $dies ->
    [yes] { ", ale had zahyne" }
   *[no] {""}
}
slither-cell-wise = moudrý had
slither-choose-beyond = Smrtelné pohyby
slither-note-mad = had { $snake } je šílený: jde rovně vpřed
slither-choose-kind = Pohyb
slither-choose-order = Kdo jde první
slither-choose-pointing = Potom se dívá na
slither-choose-tool = Co teď?
slither-choose-wise = Moudrý had
slither-tool-wall = Zeď
slither-tool-free = Volná pole: { $count }
slither-wise-item = Had { $snake }
slither-step = { $direction ->
    [n] Krok na sever
    [e] Krok na východ
    [s] Krok na jih
   *[w] Krok na západ
}
slither-jump = Skok
slither-dash = Běh
slither-order-wise = Nejdřív moudrý
slither-order-mad = Nejdřív šílený
slither-pointing-item = { $direction ->
    [n] Sever
    [e] Východ
    [s] Jih
   *[w] Západ
}
slither-part-free = volné pole na { $cell }
slither-part-wall = zeď na { $cell }
slither-part-wise = had { $snake } je moudrý
slither-note-dies = had { $snake } zahyne
slither-hint-boxes = { $form ->
    [does] Sevře soupeřova hada { $snake } (polí v dosahu: { $count }, předtím { $was }).
   *[otherwise] { $player ->
        [first] Jinak modrý sevře hada { $snake } (polí v dosahu: { $count }, předtím { $was }).
       *[second] Jinak oranžový sevře hada { $snake } (polí v dosahu: { $count }, předtím { $was }).
    }
}
slither-hint-reach = Získá víc místa (polí v dosahu: ty { $own }, soupeř { $other }).
slither-hint-room = { $form ->
    [does] Dá hadovi { $snake } víc místa (polí v dosahu: { $count }, předtím { $was }).
   *[otherwise] { $player ->
        [first] Jinak modrý dá hadovi { $snake } víc místa (polí v dosahu: { $count }, předtím { $was }).
       *[second] Jinak oranžový dá hadovi { $snake } víc místa (polí v dosahu: { $count }, předtím { $was }).
    }
}
slither-hint-survives = Udrží hady naživu; většina tahů by některého zabila.
slither-beside-snake = Zeď nejde umístit vedle živého hada.
slither-dead-snake = Had { $snake } je mrtvý.
slither-dies-as-mad = Had zahyne už při šíleném pohybu, takže druhý pohyb nebude.
slither-dies-pointing = Moudrý had při tomto pohybu zahyne, takže hlavu už otočit nejde.
slither-move-chosen = Pohyb je zvolený: klepnutím vedle nové hlavy ji otočíš. Nebo pohyb odeber.
slither-move-first = Nejdřív zvol pohyb.
slither-moved-already = Hadi se v tomto tahu už pohnuli.
slither-no-free-space = Nemáš už žádné volné pole.
slither-not-moved-yet = Nejdřív pohni hady, potom ukonči tah.
slither-on-free-space = Už tam je volné pole.
slither-on-snake = Je tam had.
slither-on-wall = Už tam je zeď.
slither-out-of-reach = Tam se moudrý had jedním pohybem nedostane.
slither-second-wall = V jednom tahu jde umístit jen jednu zeď.
slither-tap-own-snake = Nejdřív klepni na jednoho ze svých hadů.
slither-problem-free = Na plánu a v zásobách je dohromady víc než deset volných polí.
slither-problem-head = { $player ->
    [first] Modrý had { $snake } musí mít právě jednu hlavu.
   *[second] Oranžový had { $snake } musí mít právě jednu hlavu.
}
slither-problem-no-snake = Aspoň jeden had musí žít.
# What is said instead of a text that speaks of tapping or of what only eyes see.
ear-slither-ask-free = Vyber prázdné pole, které má být volným polem.
ear-slither-ask-kind = Vyber pohyb, nebo pole, kam má moudrý had jít.
ear-slither-ask-wall = Vyber prázdné pole pro zeď, ne vedle hada.
ear-slither-ask-wise = Vyber hada, který má být moudrý.
ear-slither-ask-turn = Zahraj tah, nebo otoč hlavu hada, který se pohnul.
ear-slither-tap-own-snake = Nejdřív vyber jednoho ze svých hadů.

## Psaní tahů

typing-slither-notation = Číslo moudrého hada, pohyb a směr hlavy po něm: 1n>e. Pohyb je n, e, s nebo w (krok), j (skok) nebo t (běh). Zeď je #e5, volné pole oc3; odděl je mezerou, před pohybem nebo po něm. Vlnovka ~ před pohybem znamená, že první jde šílený had.
typing-slither-example = 1n>e

## Lekce

learn-answer-first = Modrý
learn-answer-second = Oranžový

learn-slither-lesson-aim = Cíl hry
learn-slither-lesson-moves = Pohyb
learn-slither-lesson-walls = Zdi a volná pole
learn-slither-lesson-death = Jak had zahyne
learn-slither-lesson-challenge = Výzva

learn-slither-ahead = Hraješ s modrými hady 1 (vlevo) a 2 (vpravo). Hlava ukazuje, kam se had dívá. Klepni na pole přímo před hlavou každého ze svých hadů.
learn-slither-ahead-done = Správně. Šílený had jde vždy rovně před sebe.
learn-slither-ahead-wrong = To pole není přímo před hlavou hada 1 ani hada 2.
learn-slither-ahead-wrong-other = To pole je před oranžovým hadem.
learn-slither-step = Ve svém tahu pohneš oběma hady. Při kroku jde moudrý had o jedno pole kterýmkoli směrem, šílený rovně před sebe. Ať je moudrý had 1 a udělá krok doprava (na východ).
learn-slither-step-done = Had 1 šel doprava, had 2 o jedno pole vpřed. Pole za nimi k nim patří dál.
learn-slither-step-wrong = Ať je moudrý had 1; zvol krok na východ (doprava).
learn-slither-look = Po svém pohybu otočí moudrý had hlavu, kam chceš; šílený směr nemění. Ať je moudrý had 2 a po pohybu se dívá na západ (doleva).
learn-slither-look-done = Kdyby byl v příštím tahu šílený, šel by doleva.
learn-slither-look-wrong = Moudrý má být had 2 a na konci se má dívat na západ (doleva).
learn-slither-jump = Před každým hadem stojí zeď. Při skoku jdou oba rovnou na druhé pole před sebou; co je na tom prvním, nevadí. Udrž oba naživu.
learn-slither-jump-done = Přes zdi! Na přeskočené pole had nevstoupí.
learn-slither-jump-wrong = Had zahynul. Zvol skok: oba přeskočí zdi.
learn-slither-dash = Třetí druh pohybu je běh: oba jdou o tři pole přímo vpřed. Zvol běh.
learn-slither-dash-done = Tři pole a každé teď patří k hadovi.
learn-slither-dash-wrong = Jako druh pohybu zvol běh.
learn-slither-wise = Před hadem 1 jsou dvě zdi: jako šíleného ho nezachrání krok, skok ani běh. Udrž oba hady naživu.
learn-slither-wise-done = Moudrý had smí ukročit stranou. Dobře vybírej, kdo bude moudrý.
learn-slither-wise-wrong = Had zahynul. Ať je moudrý had 1 a udělá krok stranou.
learn-slither-order = Volíš také, kdo se pohne první. Tady oba hadi skočí na d3; kdo tam dorazí druhý, zahyne. Skoč a zachraň hada 2.
learn-slither-order-done = Had 2 byl první; had 1 do něj narazil. Had 2 žije dál.
learn-slither-order-wrong = Zvol skok a jako prvním pohni hadem 2.

learn-slither-wall = Před pohybem hadů nebo po něm smíš umístit jednu zeď na prázdné pole. Zahraj tah se zdí.
learn-slither-wall-done = V jednom tahu smíš umístit jednu zeď, víc ne.
learn-slither-wall-wrong = V tom tahu zeď nebyla. Vezmi zeď, klepni na prázdné pole, kterého se žádný had nedotýká, a pohni hady.
learn-slither-wall-where = Zeď nesmí mít společnou stranu s živým hadem, tvým ani soupeřovým. Klepni na každé označené pole, kam smíš umístit zeď.
learn-slither-wall-where-done = Správně. Rohem se zeď hada dotýkat smí.
learn-slither-wall-where-wrong = Klepni na některé z označených polí.
learn-slither-wall-where-wrong-beside = To pole má společnou stranu s hadem.
learn-slither-free = Volné pole drží cestu otevřenou: zeď tam nikdo umístit nesmí. Umísti jedno na b3 a pohni hady.
learn-slither-free-done = Hadi na ně vstoupit mohou. Na celou partii ti zbývají čtyři; v jednom tahu jich můžeš umístit i několik.
learn-slither-free-wrong = Umísti volné pole na b3, před hada 1.
learn-slither-free-enter = Tady je na b3 volné pole. Ať je moudrý had 1 a udělá na ně krok.
learn-slither-free-enter-done = Had na ně vstoupil jako na prázdné pole; teď je jeho částí.
learn-slither-free-enter-wrong = Moudrý má být had 1 a udělat krok na sever (nahoru), na b3.

learn-slither-remains = Had, který narazí do zdi nebo do živého hada anebo opustí plán, zahyne a ze všech jeho polí budou zdi. Had 1 běží do zdi na b5. Klepni na každé pole, ze kterého bude zeď.
learn-slither-remains-done = Jeho tři pole a b4, kam vstoupil při témž běhu.
learn-slither-remains-wrong = Tam had není.
learn-slither-remains-wrong-wall = Na b5 už zeď je a zůstane tam.
learn-slither-self = Had 1 se stočil a dívá se na vlastní tělo. Had zahyne i tehdy, když narazí sám do sebe. Udrž oba hady naživu.
learn-slither-self-done = Pole za hadem k němu patří dál: smí je přeskočit, ale vstoupit na ně nesmí.
learn-slither-self-wrong = Had zahynul. Had 1 nesmí vstoupit na vlastní pole: ať jako moudrý udělá krok dolů (na jih), nebo ať oba skočí.
learn-slither-other = Had 1 je ztracený: nezachrání ho krok, skok ani běh. Tvůj druhý had ale přesto udělá svůj pohyb, a to stejného druhu. Zachraň hada 2.
learn-slither-other-done = Had 1 zahynul a had 2 přesto skočil. Od příštího tahu se bude hýbat dvakrát.
learn-slither-other-wrong = Zahynul i had 2. Oba hadi udělají stejný druh pohybu: který odtud hada 2 dostane?
learn-slither-twice = Když ti zbývá jediný živý had, pohneš jím dvakrát stejným druhem pohybu: jednou jako moudrým, jednou jako šíleným, v libovolném pořadí. Přežij!
learn-slither-twice-done = Nahoru, potom doprava. Jako šílený jde tam, kam se v té chvíli dívá.
learn-slither-twice-wrong = Zahynul. Dva kroky: nahoru, potom doprava. Který z nich udělá jako šílený a kam se přitom musí dívat?
learn-slither-lost = Konec partie. Hraješ s modrými hady. Poslední oranžový had právě zahynul a proměnil se ve zdi. Kdo vyhrává?
learn-slither-lost-done = Ty! Kdo nemá živého hada, hned prohrává. Remízy tu nejsou.
learn-slither-lost-wrong = Prohrává hráč, jehož poslední had zahyne.

learn-slither-both = Udrž oba hady naživu. Jde to jen jedním způsobem.
learn-slither-both-done = Had 1 uhnul před zdí a had 2 šel rovně před sebe.
learn-slither-both-wrong = Had zahynul. Zkus jako moudrého každého z hadů a podívej se, kam musí ten druhý.
learn-slither-block = Jediný soupeřův had má jednu cestu ven a zeď vedle něj umístit nejde. Zavři mu cestu vlastním hadem.
learn-slither-block-done = Tvůj had je pro něj jako zeď: nezachrání ho krok, skok ani běh.
learn-slither-block-wrong = Ještě unikne. Jeho jediná cesta vede dolů (na jih), na e5: který z tvých hadů tam může?
learn-slither-trap = Jediný soupeřův had má málo místa. Umísti jednu zeď a pohni svým hadem tak, aby ten soupeřův zahynul, ať udělá cokoli. Jde to jen jedním způsobem.
learn-slither-trap-done = Nezachrání ho krok, skok ani běh.
learn-slither-trap-wrong = Ještě má cestu ven. Vyzkoušej jeho kroky, skoky a běhy: kde zeď pomůže nejvíc, kde má tvůj had stát a kam se má dívat?
learn-slither-two = Soupeř má dva hady. Umísti jednu zeď a pohni svými hady tak, aby oba jeho hadi zahynuli, ať udělá cokoli. Jde to jen jedním způsobem.
learn-slither-two-done = Žádný nemůže udělat krok a oba skoky jsou zavřené. To byl celý kurz!
learn-slither-two-wrong = Některý ještě přežije. Mohou už jen skákat: jedno pole dopadu zavři zdí, druhé hadem.

## Pravidla

rules-head-walls = Zdi a volná pole
rules-head-moving = Pohyb obou hadů
rules-head-death = Jak had zahyne
rules-head-last = S jedním hadem

rules-slither-aim = Udrž aspoň jednoho hada naživu. Když zahyne tvůj poslední živý had, hned prohráváš. Remízy tu nejsou.
rules-slither-setup =
    - Plán ze čtvercových polí s několika zdmi.
    - Každý hráč má dva hady, 1 a 2; každý had je na začátku jen hlava, která se dívá jedním směrem.
    - Každý hráč má v zásobě pět volných polí.

    Vylosujte, kdo hraje s modrými hady. Modrý začíná.
rules-slither-setup-start = Malý plán: dole modří hadi, nahoře oranžoví a dvě zdi.
rules-slither-turn =
    Ve svém tahu:
    - pohni oběma hady (to musíš);
    - umísti jednu zeď, jestli chceš;
    - umísti libovolný počet svých volných polí, jestli chceš.

    Zdi a volná pole se umisťují před pohybem hadů nebo po něm, nikdy mezi pohyby obou hadů. Jakmile se hadi pohnou, můžeš tah ukončit.
rules-slither-walls =
    Zeď umístíš na prázdné pole, které nemá společnou stranu s žádným živým hadem, tvým ani soupeřovým. Rohem se dotýkat smí.

    Volné pole umístíš na kterékoli prázdné pole, i vedle hada. Zeď tam už nikdo umístit nesmí a hadi na ně vstupují jako na prázdné pole. Na celou hru jich máš pět.
rules-slither-walls-where = Na b3 je volné pole. Na c3 by zeď být mohla: nemá společnou stranu s žádným hadem.
rules-slither-moving =
    Vyber, který z tvých hadů je moudrý; druhý je šílený. Oba udělají stejný druh pohybu:
    - Krok: o jedno pole. Moudrý had jde kterýmkoli ze čtyř směrů, šílený tam, kam se dívá.
    - Skok: na druhé pole přímo vpřed; co je na prvním, nevadí.
    - Běh: o tři pole přímo vpřed, jedno po druhém.

    Po svém pohybu otočí moudrý had hlavu, kam chceš. Šílený směr nemění.

    Zvolíš také, který z nich se pohne první. Každé pole, na které had vstoupí, se stane jeho částí; na posledním má hlavu.
rules-slither-moving-before = Před každým modrým hadem stojí zeď. Šílený nemůže udělat krok…
rules-slither-moving-jump = …a tak oba skočí. Had 1 byl moudrý a teď se dívá na východ.
rules-slither-death =
    Had zahyne, když opustí plán nebo vstoupí na zeď či na živého hada, i na sebe. Ze všech jeho polí jsou hned zdi, i z těch, na která vstoupil při témž běhu. To, do čeho narazil, zůstane, jak je.

    Tvůj druhý had přesto udělá svůj pohyb.
rules-slither-death-before = Had 1 běží: b4 je prázdné, b5 je zeď…
rules-slither-death-after = …a zahyne. Jeho čtyři pole jsou teď zdi. Had 2 běžel také a žije.
rules-slither-last = Když začínáš tah s jediným živým hadem, pohne se dvakrát, pokaždé stejným druhem pohybu: jednou jako moudrý a jednou jako šílený, v pořadí, jaké zvolíš. Jako šílený jde tam, kam se v té chvíli dívá. Když zahyne při prvním pohybu, druhý už není.
rules-slither-end = Když zahyne tvůj poslední živý had, hned prohráváš. Had zahyne jen při vlastním pohybu, a tak nenech soupeřovým hadům pole, kam by mohli jít!
rules-slither-thanks = Autorem hry Slither Stone je Critical Pawn. Děkujeme jemu i všem, kdo ji vydávají. Herní plány jsou tu naše vlastní.

## Listy k tisku

print-slither-board = Plán { $code }
print-slither-free = volná pole, k odškrtávání
print-slither-wall = zeď
print-slither-free-space = volné pole
print-slither-snakes = hadi 1 a 2
print-slither-legend =
    V každém tahu pohni oběma hady stejným způsobem (krok, skok nebo běh): jedním jako moudrým, druhým jako šíleným. Můžeš také nakreslit jednu zeď, ne vedle živého hada, a libovolný počet svých volných polí. Cestu hada kresli čarou, jeho hlavu šipkou; zdi vybarvi, volná pole zakroužkuj.

print-rules-slither =
    # Cíl
    Udrž aspoň jednoho hada naživu. Když zahyne tvůj poslední živý had, hned prohráváš. Remízy tu nejsou.

    # Co je potřeba
    Vytištěný plán a dvě pera nebo pastelky různých barev. Každý hráč má dva hady, na začátku jen hlavy na plánu, a pět volných polí. Vylosujte, kdo hraje s modrými hady; modrý začíná.

    # Tvůj tah
    Musíš pohnout oběma hady. Předtím nebo potom můžeš nakreslit jednu zeď a libovolný počet svých volných polí.
    - Zeď nakresli na prázdné pole, které nemá společnou stranu s žádným živým hadem.
    - Volné pole nakresli na kterékoli prázdné pole. Zeď tam už nikdo nakreslit nesmí, ale hadi na ně vstoupit smějí.

    # Pohyb obou hadů
    Vyber, který z tvých hadů je moudrý; druhý je šílený. Zvol, který se pohne první. Oba udělají stejný druh pohybu:
    - Krok: o jedno pole. Moudrý had jde kterýmkoli ze čtyř směrů, šílený tam, kam se dívá.
    - Skok: na druhé pole přímo vpřed; co je na prvním, nevadí.
    - Běh: o tři pole přímo vpřed, jedno po druhém.

    Po svém pohybu otočí moudrý had hlavu, kam chceš. Šílený směr nemění. Každé pole, na které had vstoupí, se stane jeho částí.

    Had, který opustí plán nebo vstoupí na zeď či na živého hada, i na sebe, zahyne: ze všech jeho polí jsou hned zdi. Tvůj druhý had se přesto pohne.

    Máš-li na začátku tahu jediného živého hada, pohni jím dvakrát stejným druhem pohybu, jednou jako moudrým a jednou jako šíleným, v pořadí, jaké zvolíš. Když zahyne při prvním pohybu, druhý už není.

    # Na papíře
    - Had: čára od pole k poli, při skoku oblouk přes pole uprostřed. Nová hlava je šipka tam, kam se had dívá; starou přeškrtni.
    - Zeď: vybarvené pole. Když had zahyne, vybarvi všechna jeho pole. Volné pole: kroužek; odškrtni jedno ze svých pěti.
print-example-slither = Uprostřed hry: oba hráči už několikrát pohnuli svými hady.

## Témata úloh

puzzles-theme-box-in = Sevření
puzzles-theme-box-in-hint = Nenech soupeřovým hadům žádnou cestu.
puzzles-theme-escape = Únik
puzzles-theme-escape-hint = Ven vede jediná cesta.
puzzles-theme-last-resort = Poslední záchrana
puzzles-theme-last-resort-hint = Zachrání tě jen volné pole.
