# Slither Stone: wszystkie komunikaty tylko tej gry. Formy i parametry opisują pliki wspólne: game.ftl, learn.ftl, rules.ftl i print.ftl.

## Na planszy

editor-body = { $player ->
    [first] Ciało niebieskiego węża { $snake }
   *[second] Ciało pomarańczowego węża { $snake }
}
editor-free = Wolne pole
editor-head = { $player ->
    [first] Głowa niebieskiego węża { $snake } (wskaż ponownie, by obrócić)
   *[second] Głowa pomarańczowego węża { $snake } (wskaż ponownie, by obrócić)
}
editor-moved = Węże już się ruszyły w tej turze
editor-supply = { $player ->
    [first] Wolne pola niebieskiego
   *[second] Wolne pola pomarańczowego
}
editor-wall = Ściana
editor-walled = W tej turze umieszczono już ścianę

slither-to-move = { $player ->
    [first] Kolej niebieskiego
   *[second] Kolej pomarańczowego
}
# What counts, in the bar of each player; short where there is little room.
slither-standing = Pola w zasięgu: { $count }
slither-standing-short = zasięg { $count }
slither-wins = { $player ->
    [first] Wygrywa niebieski
   *[second] Wygrywa pomarańczowy
}
slither-end = { $player ->
    [first] Ostatni pomarańczowy wąż nie żyje.
   *[second] Ostatni niebieski wąż nie żyje.
}
slither-cell-wall = { $cell }: ściana
slither-cell-free = { $cell }: wolne pole
slither-cell-body = { $player ->
    [first] { $cell }: niebieski wąż { $snake }
   *[second] { $cell }: pomarańczowy wąż { $snake }
}
slither-cell-head = { $cell }: głowa { $player ->
    [first] niebieskiego
   *[second] pomarańczowego
} węża { $snake }, patrzy na { $direction ->
    [n] północ
    [e] wschód
    [s] południe
   *[w] zachód
}
slither-stock-free = { $player ->
    [first] Niebieski
   *[second] Pomarańczowy
}: w zapasie { $count ->
    [one] { $count } wolne pole
    [few] { $count } wolne pola
   *[other] { $count } wolnych pól
}
slither-stock-snake = { $player ->
    [first] Niebieski: wąż { $snake } żyje
   *[second] Pomarańczowy: wąż { $snake } żyje
}
slither-heard-head = { $role ->
    [wise] mądry
   *[mad] szalony
} wąż { $snake } kończy na { $cell }, głową na { $direction ->
    [n] północ
    [e] wschód
    [s] południe
   *[w] zachód
}
slither-said = { $player ->
    [first] Niebieski
   *[second] Pomarańczowy
}: { $snake ->
    [none] węże jeszcze się nie ruszyły
   *[other] { $kind ->
        [j] skok
        [t] bieg
        [n] krok na północ
        [e] krok na wschód
        [s] krok na południe
        [w] krok na zachód
       *[none] {""}
    }, mądry wąż { $snake }{ $direction ->
        [none] {""}
        [n] , potem patrzy na północ
        [e] , potem patrzy na wschód
        [s] , potem patrzy na południe
       *[w] , potem patrzy na zachód
    }{ $order ->
        [mad] { ", najpierw szalony" }
       *[wise] {""}
    }
}{ $wall ->
    [none] {""}
   *[other] ; ściana na { $wall }
}{ $free ->
    [none] {""}
   *[other] ; wolne pole na { $free }
}{ $one ->
    [none] {""}
   *[other] ; głowa węża 1 na { $one }
}{ $two ->
    [none] {""}
   *[other] ; głowa węża 2 na { $two }
}{ $dead ->
    [none] {""}
   *[other] ; martwe węże: { $dead }
}
slither-brief = { $player ->
    [first] Niebieski
   *[second] Pomarańczowy
} { $snake ->
    [none] kończy turę
   *[other] mądrym wężem { $snake } { $kind ->
        [j] skacze
        [t] biegnie
        [n] robi krok na północ
        [e] robi krok na wschód
        [s] robi krok na południe
       *[w] robi krok na zachód
    }{ $direction ->
        [none] {""}
        [n] , potem obraca go na północ
        [e] , potem obraca go na wschód
        [s] , potem obraca go na południe
       *[w] , potem obraca go na zachód
    }{ $order ->
        [mad] { " (najpierw szalony)" }
       *[wise] {""}
    }
}{ $wall ->
    [none] {""}
   *[other] ; ściana na { $wall }
}{ $count ->
    [0] {""}
    [one] ; wolne pole na { $free }
   *[other] ; wolne pola na { $free }
}{ $dead ->
    [none] {""}
   *[other] ; martwe węże: { $dead }
}
slither-ask-end = Zakończ turę albo coś dodaj lub zmień.
slither-ask-free = Wskaż puste pole, które ma zostać wolnym polem.
slither-ask-kind = Wybierz ruch: wskaż pole, na które ma trafić mądry wąż.
slither-ask-wall = Wskaż puste pole dla ściany, nie obok węża.
slither-ask-wise = Wskaż węża, który ma być mądry.
slither-ask-turn = Zatwierdź turę albo wskaż pole obok nowej głowy, aby ją obrócić.
slither-beyond = { $kind ->
    [j] Śmiertelny skok
    [t] Śmiertelny bieg
    [n] Śmiertelny krok na północ
    [e] Śmiertelny krok na wschód
    [s] Śmiertelny krok na południe
   *[w] Śmiertelny krok na zachód
}
slither-cell-dies = tu ginie wąż { $snake }
slither-cell-face = { $direction ->
    [n] obróć głowę na północ
    [e] obróć głowę na wschód
    [s] obróć głowę na południe
   *[w] obróć głowę na zachód
}
slither-cell-forced = { $kind ->
    [step] krok szalonego węża
    [jump] skok szalonego węża
   *[dash] bieg szalonego węża
}{ $dies ->
    [yes] { ", który tu ginie" }
   *[no] {""}
}
slither-cell-mad = szalony wąż
slither-cell-way = { $kind ->
    [step] krok tutaj
    [jump] skok tutaj
   *[dash] bieg tutaj
}{ $dies ->
    [yes] { ", ale wąż ginie" }
   *[no] {""}
}
slither-cell-wise = mądry wąż
slither-choose-beyond = Śmiertelne ruchy
slither-note-mad = wąż { $snake } jest szalony: idzie prosto przed siebie
slither-choose-kind = Ruch
slither-choose-order = Kto pierwszy
slither-choose-pointing = Potem patrzy
slither-choose-tool = Co teraz robisz?
slither-choose-wise = Mądry wąż
slither-tool-wall = Ściana
slither-tool-free = Wolne pola: { $count }
slither-wise-item = Wąż { $snake }
slither-step = { $direction ->
    [n] Krok na północ
    [e] Krok na wschód
    [s] Krok na południe
   *[w] Krok na zachód
}
slither-jump = Skok
slither-dash = Bieg
slither-order-wise = Najpierw mądry
slither-order-mad = Najpierw szalony
slither-pointing-item = { $direction ->
    [n] Na północ
    [e] Na wschód
    [s] Na południe
   *[w] Na zachód
}
slither-part-free = wolne pole na { $cell }
slither-part-wall = ściana na { $cell }
slither-part-wise = wąż { $snake } jest mądry
slither-note-dies = wąż { $snake } ginie
slither-hint-boxes = { $form ->
    [does] Zamyka węża { $snake } przeciwnika (pola w zasięgu: { $count }, było { $was }).
   *[otherwise] { $player ->
        [first] Inaczej niebieski zamknie węża { $snake } (pola w zasięgu: { $count }, było { $was }).
       *[second] Inaczej pomarańczowy zamknie węża { $snake } (pola w zasięgu: { $count }, było { $was }).
    }
}
slither-hint-reach = Daje więcej miejsca – pola w zasięgu: ty { $own }, przeciwnik { $other }.
slither-hint-room = { $form ->
    [does] Daje wężowi { $snake } więcej miejsca (pola w zasięgu: { $count }, było { $was }).
   *[otherwise] { $player ->
        [first] Inaczej niebieski da wężowi { $snake } więcej miejsca (pola w zasięgu: { $count }, było { $was }).
       *[second] Inaczej pomarańczowy da wężowi { $snake } więcej miejsca (pola w zasięgu: { $count }, było { $was }).
    }
}
slither-hint-survives = Węże przeżyją, a większość innych ruchów zabija któregoś z nich.
slither-beside-snake = Ściany nie można umieścić obok żywego węża.
slither-dead-snake = Wąż { $snake } nie żyje.
slither-dies-as-mad = Wąż zginie już w ruchu szalonym, więc drugiego ruchu nie będzie.
slither-dies-pointing = Mądry wąż ginie w tym ruchu, więc nie można już obrócić jego głowy.
slither-move-chosen = Ruch jest już wybrany: wskaż pole obok nowej głowy, by ją obrócić, albo cofnij ruch.
slither-move-first = Najpierw wybierz ruch.
slither-moved-already = Węże już się ruszyły w tej turze.
slither-no-free-space = Nie masz już wolnych pól.
slither-not-moved-yet = Najpierw rusz wężami, potem zakończ turę.
slither-on-free-space = Jest tam już wolne pole.
slither-on-snake = Jest tam wąż.
slither-on-wall = Jest tam już ściana.
slither-out-of-reach = Mądry wąż nie dojdzie tam jednym ruchem.
slither-second-wall = W turze można umieścić tylko jedną ścianę.
slither-tap-own-snake = Najpierw wskaż jednego ze swoich węży.
slither-problem-free = Na planszy i w zapasach jest razem więcej niż dziesięć wolnych pól.
slither-problem-head = { $player ->
    [first] Niebieski wąż { $snake } musi mieć dokładnie jedną głowę.
   *[second] Pomarańczowy wąż { $snake } musi mieć dokładnie jedną głowę.
}
slither-problem-no-snake = Przynajmniej jeden wąż musi żyć.
# What is said instead of a text that speaks of tapping or of what only eyes see.
ear-slither-ask-free = Wybierz puste pole, które ma zostać wolnym polem.
ear-slither-ask-kind = Wybierz ruch albo pole, na które ma trafić mądry wąż.
ear-slither-ask-wall = Wybierz puste pole dla ściany, nie obok węża.
ear-slither-ask-wise = Wybierz węża, który ma być mądry.
ear-slither-ask-turn = Zatwierdź turę albo obróć głowę węża, który się ruszył.
ear-slither-tap-own-snake = Najpierw wybierz jednego ze swoich węży.

## Wpisywanie ruchów

typing-slither-notation = Numer mądrego węża, ruch i kierunek głowy po ruchu: 1n>e. Ruch to n, e, s albo w (krok), j (skok) lub t (bieg). Ściana to #e5, wolne pole to oc3; oddziel je spacją, przed ruchem albo po nim. Znak ~ przed ruchem oznacza, że szalony wąż rusza się pierwszy.
typing-slither-example = 1n>e

## Lekcje

learn-answer-first = Niebieski
learn-answer-second = Pomarańczowy

learn-slither-lesson-aim = Cel gry
learn-slither-lesson-moves = Ruchy
learn-slither-lesson-walls = Ściany i wolne pola
learn-slither-lesson-death = Jak ginie wąż
learn-slither-lesson-challenge = Wyzwanie

learn-slither-ahead = Grasz niebieskimi wężami 1 (po lewej) i 2 (po prawej). Głowa pokazuje, w którą stronę patrzy wąż. Wskaż pole tuż przed głową każdego ze swoich węży.
learn-slither-ahead-done = Dobrze. Szalony wąż zawsze idzie prosto przed siebie.
learn-slither-ahead-wrong = To pole nie leży tuż przed głową węża 1 ani węża 2.
learn-slither-ahead-wrong-other = To pole leży przed pomarańczowym wężem.
learn-slither-step = W swojej turze ruszasz oboma wężami. Przy kroku mądry wąż idzie o jedno pole w dowolną stronę, a szalony prosto przed siebie. Niech wąż 1 będzie mądry i zrobi krok w prawo (na wschód).
learn-slither-step-done = Wąż 1 poszedł w prawo, a wąż 2 o jedno pole naprzód. Pola za nimi dalej są ich częścią.
learn-slither-step-wrong = Mądry ma być wąż 1; wybierz krok w prawo (na wschód).
learn-slither-look = Po swoim ruchu mądry wąż obraca głowę, dokąd chcesz; szalony patrzy dalej w tę samą stronę. Niech wąż 2 będzie mądry i po ruchu patrzy w lewo (na zachód).
learn-slither-look-done = W następnej turze, jako szalony, poszedłby w lewo (na zachód).
learn-slither-look-wrong = Mądry ma być wąż 2 i po ruchu ma patrzeć w lewo (na zachód).
learn-slither-jump = Przed każdym wężem stoi ściana. Przy skoku oba węże lądują na drugim polu przed sobą; co leży pomiędzy, nie ma znaczenia. Niech oba przeżyją.
learn-slither-jump-done = Ponad ścianami! Na pole pomiędzy wąż nie wchodzi.
learn-slither-jump-wrong = Wąż zginął. Wybierz skok: oba węże przeskoczą ściany.
learn-slither-dash = Trzeci rodzaj ruchu: przy biegu oba węże idą trzy pola prosto przed siebie. Wybierz bieg.
learn-slither-dash-done = Trzy pola, a każde z nich jest teraz częścią węża.
learn-slither-dash-wrong = To nie był bieg. Wybierz bieg.
learn-slither-wise = Przed wężem 1 są dwie ściany: jako szalony zginie przy kroku, skoku i biegu. Niech oba węże przeżyją.
learn-slither-wise-done = Mądry może pójść w bok. Dobrze wybieraj, który wąż jest mądry.
learn-slither-wise-wrong = Wąż zginął. Niech wąż 1 będzie mądry i zrobi krok w bok.
learn-slither-order = Wybierasz też, który wąż rusza się pierwszy. Tu oba węże skaczą na d3; ten, który dotrze tam jako drugi, zginie. Wybierz skok i uratuj węża 2.
learn-slither-order-done = Wąż 2 był pierwszy, a wąż 1 na niego wpadł. Wąż 2 żyje dalej.
learn-slither-order-wrong = Wybierz skok i niech pierwszy ruszy się wąż 2.

learn-slither-wall = Przed ruchem węży albo po nim możesz umieścić jedną ścianę na pustym polu. Rozegraj turę ze ścianą.
learn-slither-wall-done = W jednej turze możesz umieścić jedną ścianę, nie więcej.
learn-slither-wall-wrong = W tej turze nie było ściany. Wybierz ścianę, wskaż puste pole, które nie styka się z wężem, i rusz wężami.
learn-slither-wall-where = Ściana nie może mieć wspólnego boku z żywym wężem, twoim ani przeciwnika. Wskaż każde zaznaczone pole, na którym można umieścić ścianę.
learn-slither-wall-where-done = Dobrze! Rogiem stykać się wolno.
learn-slither-wall-where-wrong = Wskaż jedno z zaznaczonych pól.
learn-slither-wall-where-wrong-beside = To pole ma wspólny bok z wężem.
learn-slither-free = Wolne pole trzyma drogę otwartą: nikt nie może tam umieścić ściany. Umieść jedno na b3 i rusz wężami.
learn-slither-free-done = Węże mogą na nie wchodzić. Na całą partię zostały ci cztery; w jednej turze możesz umieścić kilka.
learn-slither-free-wrong = Umieść wolne pole na b3, przed wężem 1.
learn-slither-free-enter = Tu b3 jest wolnym polem. Niech wąż 1 będzie mądry i zrobi na nie krok.
learn-slither-free-enter-done = Wąż wszedł jak na zwykłe puste pole; teraz jest ono jego częścią.
learn-slither-free-enter-wrong = Mądry ma być wąż 1 i ma zrobić krok w górę (na północ), na b3.

learn-slither-remains = Wąż ginie, gdy wpada na ścianę albo na żywego węża lub wychodzi poza planszę. Wszystkie jego pola stają się wtedy ścianami. Wąż 1 biegnie i wpada na ścianę na b5. Wskaż każde pole, które stanie się ścianą.
learn-slither-remains-done = Trzy pola węża i b4, na które wszedł w tym samym biegu.
learn-slither-remains-wrong = Tu nie ma tego węża.
learn-slither-remains-wrong-wall = b5 już jest ścianą i nią zostaje.
learn-slither-self = Wąż 1 się zwinął i patrzy na własne ciało. Wąż ginie także wtedy, gdy wpada na siebie. Niech oba węże przeżyją.
learn-slither-self-done = Pola za wężem dalej są jego częścią: może je przeskoczyć, ale nie może na nie wejść.
learn-slither-self-wrong = Wąż zginął. Wąż 1 nie może wejść na własne pola: niech jako mądry zrobi krok w dół (na południe) albo niech oba skoczą.
learn-slither-other = Wąż 1 jest stracony: nie uratuje go krok, skok ani bieg. Ale twój drugi wąż i tak wykonuje swój ruch, tego samego rodzaju. Uratuj węża 2.
learn-slither-other-done = Wąż 1 zginął, a wąż 2 i tak skoczył. Od następnej tury będzie się ruszał dwa razy.
learn-slither-other-wrong = Wąż 2 też zginął. Oba węże wykonują ten sam rodzaj ruchu: który wyprowadzi stąd węża 2?
learn-slither-twice = Gdy został ci jeden żywy wąż, ruszasz nim dwa razy tym samym rodzajem ruchu: raz jako mądrym, raz jako szalonym, w dowolnej kolejności. Przeżyj!
learn-slither-twice-done = W górę, a potem w prawo. Jako szalony wąż idzie tam, gdzie w tej chwili patrzy.
learn-slither-twice-wrong = Wąż zginął. Dwa kroki: w górę (na północ), potem w prawo (na wschód). Który z nich robi jako szalony i w którą stronę musi wtedy patrzeć?
learn-slither-lost = Koniec partii. Grasz niebieskimi wężami. Ostatni pomarańczowy wąż właśnie zginął i zamienił się w ściany. Kto wygrywa?
learn-slither-lost-done = Ty! Kto nie ma żywego węża, od razu przegrywa. Remisów nie ma.
learn-slither-lost-wrong = Przegrywa gracz, którego ostatni wąż ginie.

learn-slither-both = Niech oba węże przeżyją. Jest tylko jeden sposób.
learn-slither-both-done = Wąż 1 odszedł od ściany, a wąż 2 poszedł prosto przed siebie.
learn-slither-both-wrong = Wąż zginął. Wypróbuj każdego węża jako mądrego i zobacz, dokąd musi pójść drugi.
learn-slither-block = Jedyny wąż przeciwnika ma jedno wyjście, a ściany nie można umieścić obok niego. Zamknij to wyjście własnym wężem.
learn-slither-block-done = Twój wąż jest dla niego jak ściana: nie uratuje go ani krok, ani skok, ani bieg.
learn-slither-block-wrong = Jeszcze się wydostanie. Jego jedyna droga prowadzi w dół (na południe), na e5: który z twoich węży może tam wejść?
learn-slither-trap = Jedyny wąż przeciwnika prawie nie ma miejsca. Umieść ścianę i rusz swoim wężem tak, żeby tamten zginął, cokolwiek teraz zrobi. Jest tylko jeden sposób.
learn-slither-trap-done = Nie uratuje go ani krok, ani skok, ani bieg.
learn-slither-trap-wrong = Ma jeszcze wyjście. Sprawdź jego kroki, skoki i biegi: gdzie ściana pomoże najbardziej? Gdzie ma stać twój wąż i w którą stronę ma patrzeć?
learn-slither-two = Przeciwnik ma dwa węże. Umieść ścianę i rusz swoimi wężami tak, żeby oba jego węże zginęły, cokolwiek teraz zrobi. Jest tylko jeden sposób.
learn-slither-two-done = Żaden nie może zrobić kroku, a oba skoki są zamknięte. To był cały kurs!
learn-slither-two-wrong = Któryś jeszcze przeżyje. Mogą już tylko skakać: jedno pole lądowania zamknij ścianą, drugie wężem.

## Zasady

rules-head-walls = Ściany i wolne pola
rules-head-moving = Ruch obu węży
rules-head-death = Jak ginie wąż
rules-head-last = Gdy został jeden wąż

rules-slither-aim = Utrzymaj przy życiu choć jednego węża. Jeśli zginie twój ostatni żywy wąż, od razu przegrywasz. Remisów nie ma.
rules-slither-setup =
    - Plansza z kwadratowych pól z kilkoma ścianami.
    - Każdy gracz ma dwa węże, 1 i 2. Na początku wąż to sama głowa, która patrzy w jedną stronę.
    - Każdy gracz ma w zapasie pięć wolnych pól.

    Wylosujcie, kto gra niebieskimi wężami. Niebieski zaczyna.
rules-slither-setup-start = Mała plansza: na dole niebieskie węże, u góry pomarańczowe i dwie ściany.
rules-slither-turn =
    W swojej turze:
    - ruszasz oboma wężami (to obowiązkowe);
    - możesz umieścić jedną ścianę;
    - możesz umieścić tyle swoich wolnych pól, ile chcesz.

    Ściany i wolne pola umieszczasz przed ruchem węży albo po nim, nigdy pomiędzy. Gdy węże się ruszyły, możesz zakończyć turę.
rules-slither-walls =
    Ścianę umieszcza się na pustym polu, które nie ma wspólnego boku z żadnym żywym wężem, twoim ani przeciwnika. Rogiem może się stykać.

    Wolne pole umieszcza się na dowolnym pustym polu, także obok węża. Nie można już tam umieścić ściany, a węże wchodzą na nie jak na puste pole. Na całą grę masz ich pięć.
rules-slither-walls-where = Na b3 jest wolne pole. Na c3 można umieścić ścianę: nie styka się bokiem z żadnym wężem.
rules-slither-moving =
    Wybierz, który z twoich węży jest mądry; drugi jest szalony. Oba wykonują ten sam rodzaj ruchu:
    - Krok: o jedno pole. Mądry wąż idzie w dowolną z czterech stron, szalony tam, gdzie patrzy.
    - Skok: na drugie pole na wprost, ponad tym, co leży pomiędzy.
    - Bieg: trzy pola na wprost, jedno po drugim.

    Po swoim ruchu mądry wąż obraca głowę, dokąd chcesz. Szalony patrzy dalej w tę samą stronę.

    Wybierasz też, który z nich rusza się pierwszy. Każde pole, na które wąż wchodzi, staje się jego częścią; na ostatnim jest teraz głowa.
rules-slither-moving-before = Przed każdym niebieskim wężem stoi ściana. Szalony nie może zrobić kroku…
rules-slither-moving-jump = …więc oba skaczą. Wąż 1 był mądry i teraz patrzy na wschód.
rules-slither-death =
    Wąż ginie, gdy wychodzi poza planszę albo wchodzi na ścianę lub na żywego węża, nawet na siebie. Wszystkie jego pola od razu stają się ścianami, także te, na które wszedł wcześniej w tym samym biegu. To, na co wpadł, zostaje bez zmian.

    Twój drugi wąż i tak wykonuje swój ruch.
rules-slither-death-before = Wąż 1 biegnie: b4 jest puste, b5 to ściana…
rules-slither-death-after = …i ginie. Jego cztery pola są teraz ścianami. Wąż 2 też pobiegł i żyje.
rules-slither-last = Jeśli zaczynasz turę z jednym żywym wężem, ruszasz nim dwa razy, oba razy tym samym rodzajem ruchu: raz jako mądrym i raz jako szalonym, w wybranej kolejności. Jako szalony idzie tam, gdzie w tej chwili patrzy. Jeśli pierwszy ruch go zabije, drugiego nie ma.
rules-slither-end = Jeśli zginie twój ostatni żywy wąż, od razu przegrywasz. Wąż ginie tylko we własnym ruchu – więc nie zostaw wężom przeciwnika żadnej drogi!
rules-slither-thanks = Autorem gry Slither Stone jest Critical Pawn. Dziękujemy jemu i wszystkim, którzy ją wydają. Plansze są naszego pomysłu.

## Arkusze do druku

print-slither-board = Plansza { $code }
print-slither-free = wolne pola, do skreślania
print-slither-wall = ściana
print-slither-free-space = wolne pole
print-slither-snakes = węże 1 i 2
print-slither-legend =
    W każdej turze rusz oboma wężami w ten sam sposób (krok, skok albo bieg): jednym jako mądrym, drugim jako szalonym. Możesz też narysować jedną ścianę, nie obok żywego węża, i dowolną liczbę swoich wolnych pól. Drogę węża rysuj linią, jego głowę strzałką; ściany zamaluj, wolne pola zakreśl kółkiem.

print-rules-slither =
    # Cel
    Utrzymaj przy życiu choć jednego węża. Jeśli zginie twój ostatni żywy wąż, od razu przegrywasz. Remisów nie ma.

    # Co jest potrzebne
    Wydrukowana plansza i pisaki w dwóch różnych kolorach. Każdy gracz ma dwa węże, na początku same głowy, i pięć wolnych pól. Wylosujcie, kto gra niebieskimi; niebieski zaczyna.

    # Twoja tura
    Musisz ruszyć oboma wężami. Przed tym albo po tym możesz narysować jedną ścianę i tyle swoich wolnych pól, ile chcesz.
    - Ścianę rysuje się na pustym polu, które nie ma wspólnego boku z żywym wężem.
    - Wolne pole rysuje się na dowolnym pustym polu. Ściany tam już nie będzie, ale węże mogą tam wejść.

    # Ruch obu węży
    Wybierz, który z twoich węży jest mądry; drugi jest szalony. Wybierz też, który rusza się pierwszy. Oba wykonują ten sam rodzaj ruchu:
    - Krok: o jedno pole. Mądry wąż idzie w dowolną z czterech stron, szalony tam, gdzie patrzy.
    - Skok: na drugie pole na wprost, ponad tym, co leży pomiędzy.
    - Bieg: trzy pola na wprost, jedno po drugim.

    Po swoim ruchu mądry wąż obraca głowę, dokąd chcesz. Szalony patrzy dalej w tę samą stronę. Każde pole, na które wąż wchodzi, staje się jego częścią.

    Wąż ginie, gdy wychodzi poza planszę albo wchodzi na ścianę lub na żywego węża, nawet na siebie: wszystkie jego pola stają się ścianami. Twój drugi wąż i tak wykonuje swój ruch.

    Kto ma tylko jednego żywego węża, rusza nim dwa razy tym samym rodzajem ruchu, raz jako mądrym i raz jako szalonym, w wybranej kolejności. Jeśli pierwszy ruch go zabije, drugiego nie ma.

    # Na papierze
    - Wąż: linia od pola do pola, przy skoku łuk nad polem pomiędzy. Nowa głowa to strzałka tam, gdzie wąż patrzy; starą przekreśl.
    - Ściana: zamalowane pole. Gdy wąż zginie, zamaluj wszystkie jego pola. Wolne pole: kółko; skreśl jedno ze swoich pięciu.
print-example-slither = W środku gry: obie strony kilka razy ruszyły już swoimi wężami.

## Tematy zadań

puzzles-theme-box-in = Osaczenie
puzzles-theme-box-in-hint = Nie zostaw wężom przeciwnika żadnej drogi.
puzzles-theme-escape = Ucieczka
puzzles-theme-escape-hint = Jest tylko jedno wyjście.
puzzles-theme-last-resort = Ostatni ratunek
puzzles-theme-last-resort-hint = Ratuje cię tylko wolne pole.
