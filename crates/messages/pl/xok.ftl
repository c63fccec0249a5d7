# Xok: wszystkie komunikaty tylko tej gry. Formy i parametry opisują pliki wspólne: game.ftl, learn.ftl, rules.ftl i print.ftl.
# Rekiny: S (mały), A (paszcze obok siebie), B (paszcze z przerwą) i C (paszcze naprzeciw).

## Na planszy

editor-fish = { $player ->
    [first] Biała ryba
   *[second] Czarna ryba
}
editor-shark = { $player ->
    [first] { $kind ->
        [S] Mały biały rekin (wskaż ponownie, by obrócić)
        [A] Duży biały rekin, paszcze obok siebie (wskaż ponownie, by obrócić)
        [B] Duży biały rekin, paszcze z przerwą (wskaż ponownie, by obrócić)
       *[C] Duży biały rekin, paszcze naprzeciw (wskaż ponownie, by obrócić)
    }
   *[second] { $kind ->
        [S] Mały czarny rekin (wskaż ponownie, by obrócić)
        [A] Duży czarny rekin, paszcze obok siebie (wskaż ponownie, by obrócić)
        [B] Duży czarny rekin, paszcze z przerwą (wskaż ponownie, by obrócić)
       *[C] Duży czarny rekin, paszcze naprzeciw (wskaż ponownie, by obrócić)
    }
}

xok-to-move = { $player ->
    [first] Kolej białych
   *[second] Kolej czarnych
}
xok-both-win = Wygrywacie oboje!
# What counts, in the bar of each player; short where there is little room.
xok-standing = Najdłuższy łańcuch: { $count } z { $goal }
xok-standing-short = łańcuch { $count }/{ $goal }
xok-wins = { $player ->
    [first] Wygrywają białe
   *[second] Wygrywają czarne
}
xok-end-chain = { $player ->
    [first] Białe mają łańcuch z { $count } ogniw.
   *[second] Czarne mają łańcuch z { $count } ogniw.
}
xok-end-larger = { $player ->
    [first] Nie ma już możliwych ruchów. Łańcuch białych ({ $count }) jest dłuższy niż łańcuch czarnych ({ $other }).
   *[second] Nie ma już możliwych ruchów. Łańcuch czarnych ({ $count }) jest dłuższy niż łańcuch białych ({ $other }).
}
xok-end-sharks = { $player ->
    [first] Nie ma już możliwych ruchów. Oba łańcuchy są równie długie ({ $count }), ale w białym jest więcej rekinów: { $sharks } do { $other }.
   *[second] Nie ma już możliwych ruchów. Oba łańcuchy są równie długie ({ $count }), ale w czarnym jest więcej rekinów: { $sharks } do { $other }.
}
xok-end-draw = Nie ma już możliwych ruchów. Oba łańcuchy są równie długie ({ $count }) i jest w nich tyle samo rekinów ({ $sharks }): wygrywacie oboje.
xok-cell-fish = { $player ->
    [first] { $cell }: biała ryba
   *[second] { $cell }: czarna ryba
}
xok-cell-shark = { $cell }: { $kind ->
    [S] mały
   *[other] duży
} { $player ->
    [first] biały
   *[second] czarny
} rekin, { $kind ->
    [S] paszcza na
   *[other] paszcze na
} { $first ->
    [e] wschód
    [ne] północny wschód
    [nw] północny zachód
    [w] zachód
    [sw] południowy zachód
   *[se] południowy wschód
}{ $kind ->
    [S] {""}
   *[other] { $second ->
        [e] { " i wschód" }
        [ne] { " i północny wschód" }
        [nw] { " i północny zachód" }
        [w] { " i zachód" }
        [sw] { " i południowy zachód" }
       *[se] { " i południowy wschód" }
    }
}
xok-stock-fish = { $player ->
    [first] Białe
   *[second] Czarne
}: w zapasie { $count ->
    [one] { $count } ryba
    [few] { $count } ryby
   *[other] { $count } ryb
}
xok-stock-shark = { $player ->
    [first] Białe
   *[second] Czarne
}: w zapasie { $kind ->
    [S] { $count ->
        [one] { $count } mały rekin
        [few] { $count } małe rekiny
       *[other] { $count } małych rekinów
    }
   *[other] { $count ->
        [one] { $count } duży rekin
        [few] { $count } duże rekiny
       *[other] { $count } dużych rekinów
    }
}{ $kind ->
    [S] {""}
    [A] { " (paszcze obok siebie)" }
    [B] { " (paszcze z przerwą)" }
   *[C] { " (paszcze naprzeciw)" }
}
xok-said-fish = { $player ->
    [first] Białe kładą ryby na { $first } i { $second }
   *[second] Czarne kładą ryby na { $first } i { $second }
}
xok-said-shark = { $player ->
    [first] Białe
   *[second] Czarne
} kładą { $kind ->
    [S] małego rekina
   *[other] dużego rekina
} na { $cell }, { $kind ->
    [S] paszcza na
   *[other] paszcze na
} { $first ->
    [e] wschód
    [ne] północny wschód
    [nw] północny zachód
    [w] zachód
    [sw] południowy zachód
   *[se] południowy wschód
}{ $kind ->
    [S] {""}
   *[other] { $second ->
        [e] { " i wschód" }
        [ne] { " i północny wschód" }
        [nw] { " i północny zachód" }
        [w] { " i zachód" }
        [sw] { " i południowy zachód" }
       *[se] { " i południowy wschód" }
    }
}; zjedzone: { $cells }
xok-heard-mouths = { $kind ->
    [S] paszcza na
   *[other] paszcze na
} { $first ->
    [e] wschód
    [ne] północny wschód
    [nw] północny zachód
    [w] zachód
    [sw] południowy zachód
   *[se] południowy wschód
}{ $kind ->
    [S] {""}
   *[other] { $second ->
        [e] { " i wschód" }
        [ne] { " i północny wschód" }
        [nw] { " i północny zachód" }
        [w] { " i zachód" }
        [sw] { " i południowy zachód" }
       *[se] { " i południowy wschód" }
    }
}
xok-heard-eaten = zjedzone: { $cells }
xok-ask-first-fish = Wskaż pole dla pierwszej ryby albo weź rekina.
xok-ask-two-fish = Wskaż pole dla pierwszej z dwóch ryb.
xok-ask-second-fish = Wskaż puste sąsiednie pole dla drugiej ryby.
xok-ask-shark = Wskaż pole, na którym rekin coś zje.
xok-ask-facing = Obróć rekina albo zatwierdź turę.
xok-choose-piece = Co kładziesz?
xok-choose-facing = Kierunek
xok-fish-item = Dwie ryby (w zapasie: { $count })
xok-shark-item = { $kind ->
    [S] Mały rekin
    [A] Duży rekin: paszcze obok siebie
    [B] Duży rekin: paszcze z przerwą
   *[C] Duży rekin: paszcze naprzeciw
} (w zapasie: { $count })
xok-facing-item = { $direction ->
    [e] Wschód
    [ne] Północny wschód
    [nw] Północny zachód
    [w] Zachód
    [sw] Południowy zachód
   *[se] Południowy wschód
}{ $count ->
    [0] : nic nie zjada
    [one] : zjada { $count } rybę
    [few] : zjada { $count } ryby
   *[other] : zjada { $count } ryb
}
xok-part-fish = ryba na { $cell }
xok-part-shark = { $kind ->
    [S] mały rekin
    [A] duży rekin (paszcze obok siebie)
    [B] duży rekin (paszcze z przerwą)
   *[C] duży rekin (paszcze naprzeciw)
} na { $cell }, zwrócony na { $direction ->
    [e] wschód
    [ne] północny wschód
    [nw] północny zachód
    [w] zachód
    [sw] południowy zachód
   *[se] południowy wschód
}
xok-note-chain = { $count ->
    [one] łańcuch z { $count } ogniwa
   *[other] łańcuch z { $count } ogniw
}
xok-note-eats = zjada { $count ->
    [one] { $count } rybę
    [few] { $count } ryby
   *[other] { $count } ryb
}
xok-hint-chain = { $form ->
    [does] Daje łańcuch z { $count } ogniw.
   *[otherwise] { $player ->
        [first] Inaczej białe ułożą łańcuch z { $count } ogniw.
       *[second] Inaczej czarne ułożą łańcuch z { $count } ogniw.
    }
}
xok-hint-closes = Osacza łańcuch przeciwnika z { $size } ogniw (puste pola obok: { $count }).
xok-hint-cuts = { $form ->
    [does] Skraca najdłuższy łańcuch przeciwnika z { $was } do { $count }.
   *[otherwise] { $player ->
        [first] Inaczej białe skrócą najdłuższy łańcuch z { $was } do { $count }.
       *[second] Inaczej czarne skrócą najdłuższy łańcuch z { $was } do { $count }.
    }
}
xok-hint-eats = { $form ->
    [does] { $count ->
        [one] Zjada rybę na { $cells }.
        [few] Zjada { $count } ryby ({ $cells }).
       *[other] Zjada { $count } ryb ({ $cells }).
    }
   *[otherwise] { $player ->
        [first] Inaczej białe zjedzą ryby: { $cells }.
       *[second] Inaczej czarne zjedzą ryby: { $cells }.
    }
}
xok-hint-joins = { $form ->
    [does] Łączy łańcuchy w jeden z { $count } ogniw.
   *[otherwise] { $player ->
        [first] Inaczej białe połączą łańcuchy w jeden z { $count } ogniw.
       *[second] Inaczej czarne połączą łańcuchy w jeden z { $count } ogniw.
    }
}
xok-hint-ten = { $form ->
    [threatens] Grozi łańcuchem z dziesięciu ogniw ({ $cells }).
   *[otherwise] { $player ->
        [first] Inaczej białe ułożą łańcuch z dziesięciu ogniw ({ $cells }).
       *[second] Inaczej czarne ułożą łańcuch z dziesięciu ogniw ({ $cells }).
    }
}
xok-eats-nothing = Rekin musi zjeść co najmniej jedną rybę.
xok-no-empty-neighbour = Obok { $cell } nie ma pustego pola dla drugiej ryby.
xok-no-prey = Ten rekin nie ma teraz czego zjeść.
xok-no-shark-left = { $kind ->
    [S] Nie masz już małych rekinów w zapasie.
    [A] Tego rekina (paszcze obok siebie) nie masz już w zapasie.
    [B] Tego rekina (paszcze z przerwą) nie masz już w zapasie.
   *[C] Tego rekina (paszcze naprzeciw) nie masz już w zapasie.
}
xok-no-two-cells = Nie ma już dwóch pustych pól, które się stykają.
xok-not-empty = Pole { $cell } nie jest puste.
xok-not-neighbours = Dwie ryby muszą leżeć na sąsiednich polach.
xok-on-own-fish = Ryba na { $cell } jest twoja.
xok-on-shark = Na { $cell } leży już rekin.
xok-put-shark-first = Najpierw połóż rekina na planszy.
xok-too-few-fish = Masz w zapasie mniej niż dwie ryby.
xok-problem-fish = { $player ->
    [first] Białe mają tylko { $count ->
        [one] { $count } rybę.
        [few] { $count } ryby.
       *[other] { $count } ryb.
    }
   *[second] Czarne mają tylko { $count ->
        [one] { $count } rybę.
        [few] { $count } ryby.
       *[other] { $count } ryb.
    }
}
xok-problem-shark = { $player ->
    [first] Białe
   *[second] Czarne
} mają tylko { $kind ->
    [S] { $count ->
        [one] { $count } małego rekina
        [few] { $count } małe rekiny
       *[other] { $count } małych rekinów
    }
    [A] jednego dużego rekina z paszczami obok siebie
    [B] jednego dużego rekina z przerwą między paszczami
   *[C] jednego dużego rekina z paszczami naprzeciw
}.
# What is said instead of a text that speaks of tapping or of what only eyes see.
ear-xok-ask-first-fish = Wybierz pole dla pierwszej ryby albo weź rekina.
ear-xok-ask-two-fish = Wybierz pole dla pierwszej z dwóch ryb.
ear-xok-ask-second-fish = Wybierz puste sąsiednie pole dla drugiej ryby.
ear-xok-ask-shark = Wybierz pole, na którym rekin coś zje.

## Wpisywanie ruchów

typing-xok-notation = Dwie ryby: oba pola, d3 d4. Rekin: litera, pole i kierunek pierwszej paszczy, S d4 ne. S to mały rekin; A, B i C to duże rekiny: paszcze obok siebie, z przerwą i naprzeciw. Kierunki: e (wschód), ne, nw, w (zachód), sw, se.
typing-xok-example = d3 d4

## Lekcje

learn-answer-black = Czarne
learn-answer-both = Obie strony
learn-answer-gone = Poza grą
learn-answer-supply = Znów w zapasie właściciela

learn-xok-lesson-aim = Cel gry
learn-xok-lesson-fish = Ryby
learn-xok-lesson-sharks = Rekiny
learn-xok-lesson-mouths = Dwie paszcze
learn-xok-lesson-after = Co zostaje
learn-xok-lesson-end = Jak się kończy
learn-xok-lesson-challenge = Wyzwanie

learn-xok-two-fish = Nowa partia: grasz białymi i zaczynasz. W swojej turze kładziesz dwie ryby na dwóch pustych polach, które się stykają (albo jednego rekina – o tym za chwilę). Połóż dwie ryby, gdzie chcesz.
learn-xok-two-fish-done = Dobrze! Ryby muszą stykać się ze sobą, ale nie muszą dotykać innych twoich ryb ani rekinów.
learn-xok-one-fish = Białe mają na planszy 13 ze swoich 14 ryb, więc została im jedna. Spójrz na puste pola: czy białe mogą zagrać ją samą?
learn-xok-one-fish-done = Dobrze: ryby kładzie się tylko parami. Białe muszą teraz położyć rekina. Ryby, które zjedzą im czarne, wrócą do zapasu.
learn-xok-one-fish-wrong = Ryby zawsze kładzie się parami; jednej zagrać nie można. I nikt nie może pasować.

learn-xok-bite = Rekin, którego kładziesz, musi coś zjeść: rybę przeciwnika pod sobą albo tuż przed paszczą. Połóż małego rekina tak, żeby zjadł rybę.
learn-xok-bite-done = Zjedzona! Każdy rekin, którego kładziesz, musi zjeść co najmniej jedną rybę.
learn-xok-bite-wrong = Tak wolno, ale zadanie jest inne: połóż małego rekina, tego z jedną paszczą.
learn-xok-land = Rekina można też położyć wprost na rybie przeciwnika: tę rybę również zje. Zjedz obie ryby jednym małym rekinem.
learn-xok-land-done = Jedna pod rekinem, druga przed paszczą: obie zjedzone!
learn-xok-land-wrong = Obie ryby jednym małym rekinem: połóż go na jednej, a paszczę skieruj na drugą.
learn-xok-land-wrong-one = Rekin zjadł tylko jedną rybę. Połóż go na jednej, a paszczę skieruj na drugą.
learn-xok-where = Wskaż każde pole, na którym białe mogłyby teraz położyć małego rekina.
learn-xok-where-done = Pole z rybą i wszystkie pola obok niej: nigdzie indziej rekin nic nie zje.
learn-xok-where-wrong = Stąd mały rekin nic nie zje, więc nie wolno go tu położyć.

learn-xok-side = Ten duży rekin ma dwie paszcze obok siebie. Zjedz nim wszystkie trzy ryby w jednej turze.
learn-xok-side-done = Trzy naraz: jedna pod nim, dwie przed nim.
learn-xok-side-wrong = Weź dużego rekina z paszczami obok siebie.
learn-xok-side-wrong-less = To mniej niż trzy. Połóż rekina na jednej rybie, a paszcze skieruj na dwie pozostałe.
learn-xok-gap = Drugi duży rekin ma przerwę między paszczami. Zjedz wszystkie trzy ryby.
learn-xok-gap-done = Dobrze! Paszcze patrzą na wschód i na północny zachód, a pole między nimi jest bezpieczne.
learn-xok-gap-wrong = Weź dużego rekina z przerwą między paszczami.
learn-xok-gap-wrong-less = To mniej niż trzy. Połóż na d3 rekina, który jedną paszczą sięga d4, a drugą e2.
learn-xok-straight = Trzeci duży rekin ma paszcze naprzeciw: po dwóch przeciwnych stronach. Zjedz wszystkie trzy ryby.
learn-xok-straight-done = Dobrze! Patrzy w obie strony, więc ma tylko trzy różne ustawienia.
learn-xok-straight-wrong = Weź dużego rekina z paszczami naprzeciw.
learn-xok-straight-wrong-less = To mniej niż trzy. Połóż rekina w środku, paszczami w obie strony.
learn-xok-empty-bite = Białe kładą na d3 rekina z paszczami naprzeciw. Jedna paszcza patrzy na czarną rybę, druga na białą. Ile ryb zniknie z planszy?
learn-xok-empty-bite-done = Jedna. Paszcza skierowana na własną rybę, na rekina, na puste pole albo poza planszę nic nie zjada. Ale co może zjeść, to musi zjeść.
learn-xok-empty-bite-wrong = Rekiny nigdy nie jedzą ryb swojego koloru.

learn-xok-back = Biały rekin zjadł właśnie dwie czarne ryby, na d2 i d4. Gdzie one teraz są?
learn-xok-back-done = Dobrze! I od razu można je zagrać ponownie.
learn-xok-back-wrong = Ryby nie odpadają z gry: zjedzone wracają do właściciela i można je zagrać ponownie.
learn-xok-food = Wskaż wszystko, co mógłby zjeść biały rekin.
learn-xok-food-done = Rekiny zjadają tylko ryby przeciwnika. Rekinów nie zjada nikt.
learn-xok-food-wrong = Tu nie ma nic do zjedzenia.
learn-xok-food-wrong-shark = Rekinów nikt nie zjada. Zostają na zawsze tam, gdzie leżą.
learn-xok-food-wrong-own = To biała ryba. Rekiny nie jedzą swoich.
learn-xok-safe = Czarny rekin patrzy na d4. Ale rekin gryzie tylko wtedy, gdy się go kładzie. Połóż dwie ryby, jedną z nich na d4.
learn-xok-safe-done = Nic się nie dzieje: ten rekin już ugryzł. Nie ruszy się i więcej nie ugryzie.
learn-xok-safe-wrong = Jedna z dwóch ryb ma leżeć na d4, tuż przed paszczą. Jest tam bezpieczna.

learn-xok-chain = Ryby i rekiny jednego koloru, które się stykają, tworzą łańcuch. Wskaż każde pole najdłuższego łańcucha białych.
learn-xok-chain-done = Sześć w jednym łańcuchu, razem z rekinem.
learn-xok-chain-wrong = To nie jest część najdłuższego łańcucha białych.
learn-xok-chain-wrong-apart = Te dwie ryby stykają się ze sobą, ale nie z długim łańcuchem.
learn-xok-ten = Wygrywa łańcuch z dziesięciu ogniw: dziesięć twoich ryb i rekinów, które się stykają. Grasz białymi i masz osiem. Wskaż dwa puste pola dla dwóch ryb – i wygraj!
learn-xok-ten-done = Dziesięć w jednym łańcuchu: wygrywasz!
learn-xok-ten-wrong = Obie ryby muszą dołączyć do łańcucha z ośmiu ogniw; druga może stykać się tylko z pierwszą.
learn-xok-longest = Kolej czarnych, ale nie mogą nic zrobić: nie ma dwóch pustych pól obok siebie ani rekinów w zapasie. Wtedy liczą się najdłuższe łańcuchy. Kto wygrywa?
learn-xok-longest-done = Czarne mają sześć w rzędzie d, a najdłuższy łańcuch białych ma tylko pięć.
learn-xok-longest-wrong = Policz najdłuższe łańcuchy: czarny w rzędzie d, białe w rzędach c i e.
learn-xok-more-sharks = Czarne znów nie mogą nic zrobić. Najdłuższe łańcuchy są równe: po pięć, biały w rzędzie e, czarny w rzędzie d. Wtedy liczą się rekiny w łańcuchach. Kto wygrywa?
learn-xok-more-sharks-done = Białe mają w tym łańcuchu dwa rekiny, czarne jednego.
learn-xok-more-sharks-wrong = Policz rekiny w rzędzie e i w rzędzie d.
learn-xok-both-win = Pięć przeciw pięciu i w każdym łańcuchu jeden rekin. Kto wygrywa?
learn-xok-both-win-done = Obie strony! Jeśli wszystko jest równe, wygrywacie oboje.
learn-xok-both-win-wrong = Nikt nie jest lepszy: łańcuchy i rekiny są równe.

learn-xok-win-one = Kolej białych: wygraj od razu. Jest tylko jeden sposób.
learn-xok-win-one-done = Dziesięć w jednym łańcuchu. Brawo, dobre oko!
learn-xok-win-one-wrong = To nie daje dziesięciu. Poszukaj dwóch pustych pól, które połączą łańcuchy białych.
learn-xok-win-two = Kolej białych: wygraj w dwóch turach. Po właściwym ruchu czarnym nic już nie pomoże.
learn-xok-win-two-done = Teraz do dziesięciu prowadzi więcej niż jedna droga i czarne nie zamkną wszystkich.
learn-xok-win-two-wrong = Na to czarne mają jeszcze odpowiedź. Poszukaj dwóch pól, które łączą górne łańcuchy i zostawiają rybę do zjedzenia.
learn-xok-win-two-end = Teraz dokończ.
learn-xok-win-two-end-done = Dziesięć! To był cały kurs.
learn-xok-win-two-end-wrong = To jeszcze nie dziesięć. Która czarna ryba leży między twoimi łańcuchami?

## Zasady

rules-head-fish = Dwie ryby
rules-head-sharks = Jeden rekin

rules-xok-aim = Połącz dziesięć swoich ryb i rekinów w jeden łańcuch, zanim zrobi to druga strona. Ryby i rekiny są połączone, gdy ich pola się stykają.
rules-xok-aim-chain = Białe mają łańcuch z dziesięciu ogniw i wygrywają.
rules-xok-setup =
    Plansza ma 30 sześciokątnych pól. Każdy gracz ma 14 ryb i sześć rekinów:
    - trzy małe rekiny z jedną paszczą;
    - dużego rekina z paszczami obok siebie;
    - dużego rekina z przerwą między paszczami;
    - dużego rekina z paszczami naprzeciw.

    Zaczynają białe, potem gracie na zmianę.
rules-xok-setup-sharks = Rekiny: u góry małe, pod nimi trzy duże. Widać, w którą stronę każdy z nich gryzie.
rules-xok-turn =
    Zrób jedną z dwóch rzeczy:
    - połóż dwie ryby;
    - albo połóż jednego rekina, który musi coś zjeść.

    Pasować nie wolno.
rules-xok-fish = Połóż dwie ryby ze swojego zapasu na dwóch pustych polach, które się stykają. Nie muszą dotykać innych twoich ryb ani rekinów. Zawsze dwie: gdy została ci jedna, nie możesz jej zagrać.
rules-xok-fish-pair = Para ryb na środku planszy.
rules-xok-sharks =
    Połóż rekina ze swojego zapasu na pustym polu albo wprost na rybie przeciwnika (nigdy na swojej) i obróć go, jak chcesz. Zjada rybę pod sobą i każdą rybę przeciwnika tuż przed którąkolwiek ze swoich paszcz. Musi zjeść co najmniej jedną; mały rekin może zjeść najwyżej dwie, duży najwyżej trzy.

    Paszcza skierowana na puste pole, na rekina, na twoją rybę albo poza planszę nic nie zjada. Co może zjeść, to zjada zawsze. Jeśli chcesz zjeść mniej, obróć rekina inaczej.

    Zjedzone ryby od razu wracają do właściciela i można je zagrać ponownie. Rekiny zostają na zawsze tam, gdzie leżą, i nikt ich nie zjada. Rekin gryzie tylko w chwili, gdy się go kładzie: później można bezpiecznie położyć rybę przed jego paszczą.
rules-xok-sharks-before = Trzy czarne ryby. Białe kładą dużego rekina na d3, paszczami w stronę d4 i e2…
rules-xok-sharks-after = …a on zjada wszystkie trzy. Są znów w zapasie czarnych.
rules-xok-end =
    Jeśli po swojej turze masz łańcuch z co najmniej dziesięciu ogniw, od razu wygrywasz.

    Jeśli gracz, którego jest kolej, nie może nic zrobić, gra się kończy i porównujecie najdłuższe łańcuchy:
    - wygrywa dłuższy;
    - jeśli są równie długie, wygrywa ten, w którym jest więcej rekinów (z kilku najdłuższych liczy się ten, w którym jest ich najwięcej);
    - jeśli i to jest równe, wygrywacie oboje.
rules-xok-end-blocked = Czarne nie mogą nic zrobić. Oba najdłuższe łańcuchy mają po pięć ogniw; w białym są dwa rekiny, w czarnym jeden: wygrywają białe.
rules-xok-thanks = Autorami gry Xok są Joël i Rafael Escalante. Dziękujemy im i wydawcy. Jeśli gra ci się podoba, kup oryginał – jest piękny.

## Arkusze do druku

print-xok-pieces = Każdy gracz: 14 ryb, 3 małe rekiny, 3 duże rekiny. Białe są gładkie, czarne – ciemne i w paski.

print-rules-xok =
    # Cel
    Połącz dziesięć swoich ryb i rekinów w jeden łańcuch, zanim zrobi to druga strona. Ryby i rekiny są połączone, gdy ich pola się stykają.

    # Co jest potrzebne
    Każdy gracz ma 14 ryb, trzy małe rekiny z jedną paszczą i trzy duże rekiny z dwiema paszczami: obok siebie, z przerwą i naprzeciw. Zaczynają białe, potem gracie na zmianę.

    # Twoja tura
    Zrób jedną z dwóch rzeczy. Pasować nie wolno.
    - Dwie ryby. Połóż dwie ryby ze swojego zapasu na dwóch pustych polach, które się stykają. Zawsze dwie: jednej ryby nie można zagrać.
    - Jeden rekin. Połóż rekina ze swojego zapasu na pustym polu albo na rybie przeciwnika (nigdy na swojej) i obróć go, jak chcesz. Zjada rybę pod sobą i każdą rybę przeciwnika tuż przed którąkolwiek ze swoich paszcz. Musi zjeść co najmniej jedną; mały rekin może zjeść najwyżej dwie, duży najwyżej trzy. Paszcza skierowana na puste pole, na rekina, na twoją rybę albo poza planszę nic nie zjada. Co może zjeść, to zjada zawsze.

    Zjedzone ryby wracają do właściciela i można je zagrać ponownie. Rekiny zostają na zawsze tam, gdzie leżą, i nikt ich nie zjada. Rekin gryzie tylko wtedy, gdy się go kładzie: później można bezpiecznie położyć rybę przed jego paszczą.

    # Koniec gry
    - Jeśli po swojej turze masz łańcuch z co najmniej dziesięciu ogniw, od razu wygrywasz.
    - Jeśli gracz, którego jest kolej, nie może nic zrobić, porównajcie najdłuższe łańcuchy: wygrywa dłuższy. Jeśli są równie długie, wygrywa ten, w którym jest więcej rekinów (z kilku najdłuższych liczy się ten, w którym jest ich najwięcej). Jeśli i to jest równe, wygrywacie oboje.

print-example-xok = Koniec gry: białe mają łańcuch z dziesięciu ogniw.

## Tematy zadań

puzzles-theme-join = Połączenie
puzzles-theme-join-hint = Dwie ryby mogą dopełnić łańcuch.
puzzles-theme-cut = Odcięcie
puzzles-theme-cut-hint = Połóż ryby na drodze: grupy przeciwnika nie mogą się połączyć.
puzzles-theme-feed-a-shark = Nakarm rekina
puzzles-theme-feed-a-shark-hint = Rekin znajdzie tu coś do zjedzenia.
puzzles-theme-race = Wyścig
puzzles-theme-race-hint = Obie strony zaraz wygrają: bądź szybciej.

## Rozwiązane plansze

study-xok-board = { $board ->
    [one] { $board } pole, łańcuch z { $chain } ogniw
    [few] { $board } pola, łańcuch z { $chain } ogniw
   *[other] { $board } pól, łańcuch z { $chain } ogniw
}
study-xok-drawn = Wygrywają obie strony
