# Slither Stone: wszystkie komunikaty tylko tej gry. Formy i parametry opisują pliki wspólne: game.ftl, learn.ftl, rules.ftl i print.ftl.

## Na planszy

editor-body = { $player ->
    [first] Ciało węża { $snake } gracza 1
   *[second] Ciało węża { $snake } gracza 2
}
editor-free = Wolne pole
editor-head = { $player ->
    [first] Głowa węża { $snake } gracza 1; ponownie, by obrócić
   *[second] Głowa węża { $snake } gracza 2; ponownie, by obrócić
}
editor-moved = Węże już się ruszyły w tej turze
editor-supply = { $player ->
    [first] Wolne pola gracza 1
   *[second] Wolne pola gracza 2
}
editor-wall = Mur
editor-walled = Mur postawiono w tej turze

slither-to-move = { $player ->
    [first] Ruch gracza 1
   *[second] Ruch gracza 2
}
slither-wins = { $player ->
    [first] Wygrywa gracz 1
   *[second] Wygrywa gracz 2
}
slither-end = { $player ->
    [first] Ostatni wąż gracza 2 nie żyje.
   *[second] Ostatni wąż gracza 1 nie żyje.
}
slither-cell-wall = { $cell }: mur
slither-cell-free = { $cell }: wolne pole
slither-cell-body = { $player ->
    [first] { $cell }: wąż { $snake } gracza 1
   *[second] { $cell }: wąż { $snake } gracza 2
}
slither-cell-head = { $cell }: głowa węża { $snake } { $player ->
    [first] gracza 1
   *[second] gracza 2
}, patrzy na { $direction ->
    [n] północ
    [e] wschód
    [s] południe
   *[w] zachód
}
slither-stock-free = { $player ->
    [first] Gracz 1
   *[second] Gracz 2
}: { $count ->
    [one] { $count } wolne pole
    [few] { $count } wolne pola
   *[other] { $count } wolnych pól
} w zapasie
slither-stock-snake = { $player ->
    [first] Gracz 1: wąż { $snake } żyje
   *[second] Gracz 2: wąż { $snake } żyje
}
slither-said = { $player ->
    [first] Gracz 1
   *[second] Gracz 2
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
   *[other] ; mur na { $wall }
}{ $free ->
    [none] {""}
   *[other] ; wolne pole na { $free }
}{ $dead ->
    [none] {""}
   *[other] ; martwe węże: { $dead }
}
slither-ask-end = Zakończ turę albo coś dodaj lub zmień.
slither-ask-free = Wskaż puste pole dla wolnego pola.
slither-ask-kind = Wybierz ruch: wskaż pole przed mądrym wężem.
slither-ask-wall = Wskaż puste pole dla muru, nie obok węża.
slither-ask-wise = Wskaż węża, który ma być mądry.
slither-choose-kind = Ruch
slither-choose-order = Kto pierwszy
slither-choose-pointing = Potem patrzy
slither-choose-tool = Dotknięcie
slither-choose-wise = Mądry wąż
slither-tool-snake = rusza węże
slither-tool-wall = stawia mur
slither-tool-free = stawia wolne pole (zostało { $count })
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
    [n] Północ
    [e] Wschód
    [s] Południe
   *[w] Zachód
}
slither-part-free = wolne pole na { $cell }
slither-part-mad-first = najpierw szalony wąż
slither-part-pointing = potem patrzy na { $direction ->
    [n] północ
    [e] wschód
    [s] południe
   *[w] zachód
}
slither-part-wall = mur na { $cell }
slither-part-wise = wąż { $snake } jest mądry
slither-note-dies = wąż { $snake } ginie
slither-hint-survives = Utrzymuje węże przy życiu, a większość ruchów któregoś zabija.
slither-beside-snake = Muru nie można postawić obok żywego węża.
slither-dead-snake = Wąż { $snake } nie żyje.
slither-dies-as-mad = Wąż ginie najpierw jako szalony.
slither-dies-pointing = Mądry wąż ginie w tym ruchu i nigdzie nie patrzy.
slither-move-chosen = Ruch jest wybrany: wskaż pole obok nowej głowy, by ją obrócić, albo cofnij ruch.
slither-move-first = Najpierw wybierz ruch.
slither-moved-already = Węże już się ruszyły w tej turze.
slither-no-free-space = Nie masz już wolnych pól.
slither-not-moved-yet = Tura nie może się skończyć, zanim węże się ruszą.
slither-on-free-space = Jest tam już wolne pole.
slither-on-snake = Jest tam wąż.
slither-on-wall = Jest tam już mur.
slither-out-of-reach = Mądry wąż nie dojdzie tam jednym ruchem.
slither-second-wall = W turze można postawić tylko jeden mur.
slither-tap-own-snake = Najpierw wskaż jednego ze swoich węży.
slither-problem-free = Na planszy i w zapasach jest razem więcej niż dziesięć wolnych pól.
slither-problem-head = { $player ->
    [first] Wąż { $snake } gracza 1 musi mieć dokładnie jedną głowę.
   *[second] Wąż { $snake } gracza 2 musi mieć dokładnie jedną głowę.
}
slither-problem-no-snake = Przynajmniej jeden wąż musi żyć.

## Lekcje

learn-answer-first = Gracz 1
learn-answer-second = Gracz 2

learn-slither-lesson-moves = Ruchy
learn-slither-lesson-walls = Mury i wolne pola
learn-slither-lesson-death = Śmierć
learn-slither-lesson-challenge = Wyzwanie

learn-slither-step = Jesteś graczem 1 i masz węże 1 (po lewej) i 2 (po prawej). W każdej turze ruszasz oba: jeden jest mądry, drugi szalony. W kroku mądry idzie o jedno pole dokądkolwiek, szalony tam, gdzie patrzy. Niech wąż 1 będzie mądry i zrobi krok na wschód.
learn-slither-step-done = Wąż 1 poszedł na wschód, wąż 2 o jedno pole naprzód. Pola za nimi pozostają ich częścią.
learn-slither-step-wrong = Niech mądry będzie wąż 1; wybierz krok na wschód, w prawo.
learn-slither-look = Po swoim ruchu mądry wąż obraca głowę, dokąd chcesz; szalony zachowuje kierunek. Niech wąż 2 będzie mądry i po ruchu patrzy na zachód.
learn-slither-look-done = W następnej turze, jako szalony, poszedłby na zachód.
learn-slither-look-wrong = Mądry ma być wąż 2 i na końcu ma patrzeć na zachód, w lewo.
learn-slither-jump = Przed każdym wężem stoi mur. W skoku oba idą na drugie pole przed sobą; co leży pomiędzy, nie ma znaczenia. Zachowaj oba przy życiu.
learn-slither-jump-done = Ponad murami. Na pole pomiędzy wąż nie wchodzi.
learn-slither-jump-wrong = Wąż zginął. Wybierz skok: oba przeskoczą mury.
learn-slither-dash = Trzeci rodzaj ruchu: w biegu oba idą trzy pola prosto przed siebie. Pobiegnij.
learn-slither-dash-done = Trzy pola, każde z nich jest teraz częścią węża.
learn-slither-dash-wrong = Wybierz bieg jako rodzaj ruchu.
learn-slither-wise = Przed wężem 1 są dwa mury: jeśli jest szalony, nie uratuje go ani krok, ani skok, ani bieg. Zachowaj oba węże przy życiu.
learn-slither-wise-done = Mądry może zejść w bok. Dobrze wybieraj, kto jest mądry.
learn-slither-wise-wrong = Wąż zginął. Niech wąż 1 będzie mądry i zrobi krok w bok.
learn-slither-order = Wybierasz też, kto rusza pierwszy. Tu oba węże skaczą na d3; drugi zginie. Skocz i uratuj węża 2.
learn-slither-order-done = Wąż 2 był pierwszy; wąż 1 na niego wpadł. To, co go zabiło, pozostaje bez zmian.
learn-slither-order-wrong = Wybierz skok i pozwól wężowi 2 ruszyć pierwszemu.

learn-slither-wall = Przed ruchem węży albo po nim możesz narysować jeden mur na pustym polu. Zagraj turę z murem.
learn-slither-wall-done = Jeden mur na turę, jeśli chcesz; nigdy więcej.
learn-slither-wall-wrong = W tej turze nie było muru. Weź mur, dotknij pustego pola, którego nie dotyka żaden wąż, i rusz węże.
learn-slither-wall-where = Mur nie może mieć wspólnego boku z żywym wężem, twoim ani przeciwnika. Dotknij każdego zaznaczonego pola, na którym można narysować mur.
learn-slither-wall-where-done = Rogiem stykać się może.
learn-slither-wall-where-wrong = Dotknij jednego z zaznaczonych pól.
learn-slither-wall-where-wrong-beside = To pole ma wspólny bok z wężem.
learn-slither-free = Wolne pola trzymają drogę otwartą: muru tam narysować nie można. Rysuje się je na dowolnym pustym polu, w turze ile chcesz, w grze pięć. Narysuj jedno na b3 i rusz węże.
learn-slither-free-done = Zostały cztery. Węże wchodzą na nie jak na puste.
learn-slither-free-wrong = Narysuj wolne pole na b3, przed wężem 1.
learn-slither-free-enter = Tu b3 jest wolnym polem. Niech wąż 1 będzie mądry i zrobi na nie krok.
learn-slither-free-enter-done = Wchodzi się jak na puste; teraz jest częścią węża.
learn-slither-free-enter-wrong = Mądry ma być wąż 1 i zrobić krok na północ, na b3.

learn-slither-remains = Wąż, który opuszcza planszę albo wchodzi na mur lub na żywego węża, nawet na siebie, ginie, a wszystkie jego pola stają się murami. Wąż 1 biegnie na mur na b5. Dotknij każdego pola, które stanie się murem.
learn-slither-remains-done = Jego trzy pola i b4, na które wszedł w tym samym biegu.
learn-slither-remains-wrong = Tam węża nie ma.
learn-slither-remains-wrong-wall = b5 już jest murem i nim zostaje.
learn-slither-twice = Z jednym żywym wężem ruszasz nim dwa razy tym samym rodzajem ruchu: raz jako mądrym, raz jako szalonym, w dowolnej kolejności. Przeżyj.
learn-slither-twice-done = Na północ, potem na wschód. Jako szalony idzie tam, gdzie w tej chwili patrzy.
learn-slither-twice-wrong = Zginął. Dwa kroki: na północ, potem na wschód. Który z nich należy do szalonego i dokąd trzeba patrzeć?
learn-slither-lost = Ostatni wąż gracza 1 właśnie zginął. Kto wygrywa?
learn-slither-lost-done = Kto nie ma żywego węża, natychmiast przegrywa. Remisów nie ma.
learn-slither-lost-wrong = Przegrywa gracz, którego ostatni wąż ginie.

learn-slither-trap = Jedyny wąż przeciwnika ledwo może się obrócić. Narysuj jeden mur i rusz tak, żeby zginął, cokolwiek teraz zrobi. Jest dokładnie jeden sposób.
learn-slither-trap-done = Nie uratuje go ani krok, ani skok, ani bieg. To był cały kurs!
learn-slither-trap-wrong = Ma jeszcze wyjście. Sprawdź jego kroki, skoki i biegi: gdzie mur pomoże najbardziej i gdzie ma stać i patrzeć twój wąż?

## Zasady

rules-head-walls = Mury i wolne pola
rules-head-moving = Ruch obu węży
rules-head-death = Jak ginie wąż
rules-head-last = Z jednym wężem

rules-slither-aim = Utrzymać węża przy życiu. Jeśli ginie twój ostatni żywy wąż, natychmiast przegrywasz. Remisów nie ma.
rules-slither-setup = Plansza z kwadratowych pól z kilkoma murami, na ekranie albo na papierze. Każdy gracz ma dwa węże, 1 i 2, które na początku są samymi głowami patrzącymi w jakąś stronę, i pięć wolnych pól w zapasie. Wylosujcie, kto jest graczem 1; zaczyna gracz 1.
rules-slither-setup-start = Mała plansza: na dole węże gracza 1, u góry węże gracza 2 i dwa mury.
rules-slither-turn =
    W swojej turze, w dowolnej kolejności:
    - ruszasz oba węże, co jest obowiązkowe;
    - możesz narysować jeden mur;
    - możesz narysować dowolną liczbę swoich wolnych pól.

    Mury i wolne pola rysuje się przed ruchem węży albo po nim, nie pomiędzy dwoma wężami. Gdy węże się ruszyły, możesz zakończyć turę.
rules-slither-walls =
    Mur rysuje się na pustym polu, które nie ma wspólnego boku z żadnym polem żadnego żywego węża, twojego ani przeciwnika. Rogiem może się stykać.

    Wolne pole rysuje się na dowolnym pustym polu, także obok węża. Nie można już tam narysować muru, a węże wchodzą na nie jak na puste. Na całą grę masz ich pięć.
rules-slither-walls-where = Na b3 jest wolne pole. Na c3 można by narysować mur: nie dotyka bokiem żadnego węża.
rules-slither-moving =
    Nazwij jednego ze swoich węży mądrym; drugi jest szalony. Oba wykonują ten sam rodzaj ruchu:
    - Krok: o jedno pole. Mądry wąż idzie w dowolnym z czterech kierunków, szalony tam, gdzie patrzy.
    - Skok: na drugie pole na wprost. Na pole pomiędzy wąż nie wchodzi, cokolwiek na nim jest.
    - Bieg: trzy pola na wprost, wchodząc na każde z nich.

    Po swoim ruchu mądry wąż patrzy, dokąd chcesz. Szalony zachowuje kierunek. Wybierasz też, który z nich rusza pierwszy. Każde pole, na które wąż wchodzi, staje się jego częścią i jego nową głową.
rules-slither-moving-before = Przed każdym wężem gracza 1 stoi mur. Szalony nie może zrobić kroku …
rules-slither-moving-jump = … więc oba skaczą. Wąż 1 był mądry i teraz patrzy na wschód.
rules-slither-death =
    Wąż, który opuszcza planszę albo wchodzi na mur lub na żywego węża, także na siebie, ginie. Wszystkie jego pola od razu stają się murami, również te, na które wszedł wcześniej w tym samym biegu. To, co go zabiło, pozostaje bez zmian. Twój drugi wąż i tak wykonuje swój ruch.
rules-slither-death-before = Wąż 1 biegnie: b4 jest puste, b5 to mur …
rules-slither-death-after = … i ginie. Jego cztery pola są teraz murami. Wąż 2 też pobiegł i żyje.
rules-slither-last = Jeśli zaczynasz turę z jednym żywym wężem, rusza się on dwa razy, oba razy tym samym rodzajem ruchu: raz jako mądry i raz jako szalony, w kolejności, jaką wybierzesz. Jako szalony idzie tam, gdzie w tej chwili patrzy. Jeśli pierwszy ruch go zabije, drugiego nie ma.
rules-slither-end = Gracz, którego ostatni żywy wąż ginie, natychmiast przegrywa. Wąż ginie tylko we własnym ruchu: dobry gracz nie zostawia przeciwnikowi pola, na które można wejść.
rules-slither-thanks = Autorem gry Slither Stone jest Critical Pawn. Dziękujemy jemu i wszystkim, którzy ją wydają. Plansze są tu naszego pomysłu.

## Arkusze do druku

print-slither-board = Plansza { $code }
print-slither-free = wolne pola, do skreślania
print-slither-wall = mur
print-slither-free-space = wolne pole
print-slither-snakes = węże 1 i 2
print-slither-legend =
    W każdej turze: porusz oboma wężami w ten sam sposób – krok, skok albo bieg –, jednym jako mądrym, drugim jako szalonym. Możesz też narysować jeden mur, nie obok żywego węża, i dowolną liczbę swoich wolnych pól.

print-rules-slither =
    # Cel
    Utrzymać węża przy życiu. Jeśli ginie twój ostatni żywy wąż, natychmiast przegrywasz.

    # Co jest potrzebne
    Wydrukowana plansza i dwa ołówki. Każdy gracz ma dwa węże, które na początku są samymi głowami na planszy, i pięć wolnych pól. Wylosujcie, kto jest graczem 1; zaczyna gracz 1.

    # Twoja tura
    Musisz ruszyć oba węże. Przed tym albo po tym możesz narysować jeden mur i dowolną liczbę swoich wolnych pól.
    - Mur rysuje się na pustym polu, które nie ma wspólnego boku z żadnym żywym wężem.
    - Wolne pole rysuje się na dowolnym pustym polu; skreśl jedno ze swoich pięciu. Nie można już tam narysować muru, ale węże mogą na nie wejść.

    # Ruch obu węży
    Nazwij jednego ze swoich węży mądrym; drugi jest szalony. Wybierz, który rusza pierwszy. Oba wykonują ten sam rodzaj ruchu:
    - Krok: o jedno pole. Mądry wąż idzie w dowolnym kierunku, szalony tam, gdzie patrzy.
    - Skok: na drugie pole przed sobą, ponad tym, co leży pomiędzy.
    - Bieg: trzy pola przed siebie, jedno po drugim.

    Po swoim ruchu mądry wąż obraca głowę w dowolną stronę. Szalony zachowuje kierunek. Każde pole, na które wąż wchodzi, staje się jego częścią.

    Wąż, który opuszcza planszę albo wchodzi na mur lub na żywego węża, także na siebie, ginie: wszystkie jego pola stają się murami. Kto ma tylko jednego żywego węża, rusza nim dwa razy tym samym rodzajem ruchu, raz jako mądrym i raz jako szalonym, w wybranej kolejności.
print-example-slither = W środku gry: obaj gracze ruszyli już swoje węże kilka razy.
