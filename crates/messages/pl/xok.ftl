# Xok: wszystkie komunikaty tylko tej gry. Formy i parametry opisują pliki wspólne: game.ftl, learn.ftl, rules.ftl i print.ftl.
# Rekiny: S (mały), A (60°), B (120°) i C (180°).

## Na planszy

hint-blocks-ten = Blokuje łańcuch dziesięciu.
editor-fish = { $player ->
    [first] Biała ryba
   *[second] Czarna ryba
}
editor-shark = { $player ->
    [first] { $kind ->
        [S] Mały biały rekin; ponownie, by obrócić
        [A] Biały rekin 60°; ponownie, by obrócić
        [B] Biały rekin 120°; ponownie, by obrócić
       *[C] Biały rekin 180°; ponownie, by obrócić
    }
   *[second] { $kind ->
        [S] Mały czarny rekin; ponownie, by obrócić
        [A] Czarny rekin 60°; ponownie, by obrócić
        [B] Czarny rekin 120°; ponownie, by obrócić
       *[C] Czarny rekin 180°; ponownie, by obrócić
    }
}

xok-to-move = { $player ->
    [first] Ruch białych
   *[second] Ruch czarnych
}
xok-wins = { $player ->
    [first] Wygrywają białe
   *[second] Wygrywają czarne
}
xok-end-chain = { $player ->
    [first] Białe mają łańcuch długości { $count }.
   *[second] Czarne mają łańcuch długości { $count }.
}
xok-end-larger = { $player ->
    [first] Nie ma już ruchu, a łańcuch białych ({ $count }) jest dłuższy niż czarnych ({ $other }).
   *[second] Nie ma już ruchu, a łańcuch czarnych ({ $count }) jest dłuższy niż białych ({ $other }).
}
xok-end-sharks = { $player ->
    [first] Nie ma już ruchu. Oba łańcuchy mają długość { $count }, ale w białym jest więcej rekinów: { $sharks } do { $other }.
   *[second] Nie ma już ruchu. Oba łańcuchy mają długość { $count }, ale w czarnym jest więcej rekinów: { $sharks } do { $other }.
}
xok-end-draw = { $sharks ->
    [one] Nie ma już ruchu. Oba łańcuchy mają długość { $count } i { $sharks } rekina: wygrywają obaj gracze.
    [few] Nie ma już ruchu. Oba łańcuchy mają długość { $count } i { $sharks } rekiny: wygrywają obaj gracze.
   *[other] Nie ma już ruchu. Oba łańcuchy mają długość { $count } i { $sharks } rekinów: wygrywają obaj gracze.
}
xok-cell-fish = { $player ->
    [first] { $cell }: biała ryba
   *[second] { $cell }: czarna ryba
}
xok-cell-shark = { $cell }: { $player ->
    [first] biały
   *[second] czarny
} { $kind ->
    [S] mały rekin, paszcza na
    [A] rekin 60°, paszcze na
    [B] rekin 120°, paszcze na
   *[C] rekin 180°, paszcze na
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
    [A] { $count ->
        [one] { $count } rekin 60°
        [few] { $count } rekiny 60°
       *[other] { $count } rekinów 60°
    }
    [B] { $count ->
        [one] { $count } rekin 120°
        [few] { $count } rekiny 120°
       *[other] { $count } rekinów 120°
    }
   *[C] { $count ->
        [one] { $count } rekin 180°
        [few] { $count } rekiny 180°
       *[other] { $count } rekinów 180°
    }
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
    [A] rekina 60°
    [B] rekina 120°
   *[C] rekina 180°
} na { $cell }, zwróconego na { $direction ->
    [e] wschód
    [ne] północny wschód
    [nw] północny zachód
    [w] zachód
    [sw] południowy zachód
   *[se] południowy wschód
}, i zjadają { $count ->
    [one] { $count } rybę
    [few] { $count } ryby
   *[other] { $count } ryb
}
xok-ask-first-fish = Wskaż pole dla pierwszej ryby albo weź rekina.
xok-ask-second-fish = Wskaż puste sąsiednie pole dla drugiej ryby.
xok-ask-shark = Wskaż pole, na którym rekin coś zje.
xok-ask-facing = Obróć rekina albo zagraj turę.
xok-choose-piece = Element
xok-choose-facing = Kierunek
xok-fish-item = Dwie ryby (zostało { $count })
xok-shark-item = { $kind ->
    [S] Mały rekin
    [A] Rekin 60°
    [B] Rekin 120°
   *[C] Rekin 180°
} (zostało { $count })
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
    [A] rekin 60°
    [B] rekin 120°
   *[C] rekin 180°
} na { $cell }, zwrócony na { $direction ->
    [e] wschód
    [ne] północny wschód
    [nw] północny zachód
    [w] zachód
    [sw] południowy zachód
   *[se] południowy wschód
}
xok-note-chain = łańcuch długości { $count }
xok-note-eats = zjada { $count ->
    [one] { $count } rybę
    [few] { $count } ryby
   *[other] { $count } ryb
}
xok-hint-chain = Tworzy łańcuch długości { $count }.
xok-hint-eats = Zjada { $count ->
    [one] { $count } rybę
    [few] { $count } ryby
   *[other] { $count } ryb
}.
xok-eats-nothing = Rekin musi zjeść przynajmniej jedną rybę.
xok-no-empty-neighbour = Obok { $cell } nie ma pustego pola dla drugiej ryby.
xok-no-prey = Taki rekin nie mógłby teraz nigdzie nic zjeść.
xok-no-shark-left = { $kind ->
    [S] Nie ma już małych rekinów w zapasie.
    [A] Nie ma już rekina 60° w zapasie.
    [B] Nie ma już rekina 120° w zapasie.
   *[C] Nie ma już rekina 180° w zapasie.
}
xok-no-two-cells = Nie ma już dwóch stykających się pustych pól.
xok-not-empty = Pole { $cell } nie jest puste.
xok-not-neighbours = Dwie ryby muszą leżeć na sąsiednich polach.
xok-on-own-fish = Ryba na { $cell } jest twoja.
xok-on-shark = Na { $cell } stoi już rekin.
xok-put-shark-first = Najpierw połóż rekina na polu.
xok-too-few-fish = Masz mniej niż dwie ryby w zapasie.
xok-problem-fish = { $player ->
    [first] Białe mają tylko { $count } ryb.
   *[second] Czarne mają tylko { $count } ryb.
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
    [A] jednego rekina 60°
    [B] jednego rekina 120°
   *[C] jednego rekina 180°
}.

## Lekcje

learn-answer-black = Czarne
learn-answer-both = Obaj gracze
learn-answer-gone = Poza grą
learn-answer-supply = Z powrotem w zapasie właściciela

learn-xok-lesson-fish = Ryby
learn-xok-lesson-sharks = Rekiny
learn-xok-lesson-mouths = Dwie paszcze
learn-xok-lesson-after = Co zostaje
learn-xok-lesson-end = Jak się kończy
learn-xok-lesson-challenge = Wyzwanie

learn-xok-two-fish = Grasz białymi i zaczynasz. W turze kładziesz dwie ryby na dwóch pustych polach, które się stykają – albo jednego rekina, jak pokaże następna lekcja. Połóż dwie ryby gdziekolwiek.
learn-xok-two-fish-done = Dobrze. Nie muszą dotykać twoich innych elementów, tylko siebie nawzajem.
learn-xok-one-fish = Białe mają na planszy 13 z 14 ryb, więc została jedna. Spójrz na puste pola: czy białe mogą zagrać ją samą?
learn-xok-one-fish-done = Dobrze: ryby zagrywa się parami. Białe muszą teraz zagrać rekina; ryby zjedzone przez czarne kiedyś wrócą.
learn-xok-one-fish-wrong = Ryby zawsze zagrywa się parami; jednej zagrać nie można. I nikt nie może pasować.

learn-xok-bite = Kładziony rekin musi coś zjeść: rybę przeciwnika na swoim polu albo tuż przed swoją paszczą. Połóż małego rekina tak, żeby zjadł.
learn-xok-bite-done = Zjedzona. Każdy kładziony rekin musi zjeść co najmniej jedną rybę.
learn-xok-bite-wrong = To było dozwolone, ale to nie był mały rekin. Wybierz małego, z jedną paszczą.
learn-xok-land = Rekin może też stanąć wprost na rybie przeciwnika i ją również zjada. Zjedz obie ryby jednym małym rekinem.
learn-xok-land-done = Jedna pod rekinem, druga przed paszczą: obie zjedzone.
learn-xok-land-wrong = Obie ryby, jednym małym rekinem: stań na jednej i zwróć się ku drugiej.
learn-xok-land-wrong-one = Zjedzona została tylko jedna ryba. Stań na jednej, a paszczę zwróć ku drugiej.
learn-xok-where = Dotknij każdego pola, na którym białe mogłyby teraz położyć małego rekina.
learn-xok-where-done = Pole samej ryby i wszystkie pola obok niej: nigdzie indziej rekin nic nie zje.
learn-xok-where-wrong = Stamtąd mały rekin nic nie zje, więc nie wolno go tam położyć.

learn-xok-side = Ten duży rekin ma dwie paszcze obok siebie. Zjedz nim wszystkie trzy ryby w jednej turze.
learn-xok-side-done = Trzy naraz: jedna pod nim, dwie przed nim.
learn-xok-side-wrong = Weź dużego rekina z paszczami obok siebie.
learn-xok-side-wrong-less = To mniej niż trzy. Stań na jednej rybie, z paszczami obok siebie ku dwóm pozostałym.
learn-xok-gap = Drugi duży rekin ma jeden kierunek pomiędzy paszczami. Zjedz wszystkie trzy ryby.
learn-xok-gap-done = Dobrze: wschód i północny zachód, a pomiędzy nimi północny wschód.
learn-xok-gap-wrong = Weź dużego rekina z jednym kierunkiem pomiędzy paszczami.
learn-xok-gap-wrong-less = To mniej niż trzy. Stań na d3: który rekin ma paszcze ku d4 i e2?
learn-xok-straight = Trzeci duży rekin ma paszcze po przeciwnych stronach. Zjedz wszystkie trzy ryby.
learn-xok-straight-done = Dobrze. Ponieważ patrzy w obie strony, ma tylko trzy różne ustawienia.
learn-xok-straight-wrong = Weź dużego rekina z paszczami po przeciwnych stronach.
learn-xok-straight-wrong-less = To mniej niż trzy. Stań w środku i patrz w obie strony.
learn-xok-empty-bite = Białe kładą na d3 rekina z paszczami po przeciwnych stronach. Jedna paszcza patrzy na czarną rybę, druga na białą. Ile ryb zostaje zjedzonych?
learn-xok-empty-bite-done = Jedna. Paszcza zwrócona na własną rybę, na rekina, na puste pole lub poza planszę nic nie zjada. Ale co może zjeść, zjeść musi.
learn-xok-empty-bite-wrong = Rekiny nigdy nie jedzą ryb swojego gracza.

learn-xok-back = Biały rekin zjadł właśnie dwie czarne ryby, na d2 i d4. Gdzie one teraz są?
learn-xok-back-done = Dobrze, i od razu można je zagrać ponownie.
learn-xok-back-wrong = Żadna ryba nie odpada z gry: zjedzone wracają do właściciela i można je zagrać ponownie.
learn-xok-food = Dotknij każdego elementu, który mógłby zjeść biały rekin.
learn-xok-food-done = Zjada się tylko ryby przeciwnika. Rekiny są bezpieczne na zawsze.
learn-xok-food-wrong = Tam nie ma nic do zjedzenia.
learn-xok-food-wrong-shark = Rekinów nikt nie zjada. Zostają na zawsze tam, gdzie leżą.
learn-xok-food-wrong-own = To biała ryba. Rekiny nie jedzą swoich.
learn-xok-safe = Czarny rekin patrzy na d4. Ale rekin gryzie tylko wtedy, gdy się go kładzie. Połóż dwie ryby, jedną z nich na d4.
learn-xok-safe-done = Nic się nie dzieje: rekin już ugryzł. Nigdy się nie ruszy i nigdy więcej nie ugryzie.
learn-xok-safe-wrong = Jedna z dwóch ryb ma leżeć na d4, tuż przed paszczą. Jest tam bezpieczna.

learn-xok-chain = Ryby i rekiny, które się stykają, tworzą łańcuch. Dotknij każdego pola najdłuższego łańcucha białych.
learn-xok-chain-done = Sześć w jednym łańcuchu, razem z rekinem.
learn-xok-chain-wrong = To nie jest biały element tego łańcucha.
learn-xok-chain-wrong-apart = Te dwa stykają się ze sobą, ale nie z długim łańcuchem.
learn-xok-ten = Dziesięć w jednym łańcuchu natychmiast wygrywa. Białe mają osiem. Wygraj.
learn-xok-ten-done = Dziesięć: wygrywasz.
learn-xok-ten-wrong = Obie ryby muszą dołączyć do łańcucha ośmiu, druga choćby przez pierwszą.
learn-xok-longest = Tura czarnych, a nie mogą nic zrobić: nie ma pary pustych pól ani rekinów w zapasie. Wtedy liczą się najdłuższe łańcuchy. Kto wygrywa?
learn-xok-longest-done = Czarne mają sześć w rzędzie d, białe tylko po pięć.
learn-xok-longest-wrong = Policz najdłuższy łańcuch każdego: rząd d przeciw rzędom c i e.
learn-xok-more-sharks = Czarne znów nie mogą nic zrobić. Najdłuższe łańcuchy są równe: po pięć, biały w rzędzie e, czarny w rzędzie d. Wtedy liczą się rekiny w nich. Kto wygrywa?
learn-xok-more-sharks-done = Białe mają w tym łańcuchu dwa rekiny, czarne jednego.
learn-xok-more-sharks-wrong = Policz rekiny w rzędzie e i w rzędzie d.
learn-xok-both-win = Pięć przeciw pięciu i w każdym jeden rekin. Kto wygrywa?
learn-xok-both-win-done = Obaj! Jeśli wszystko jest równe, wygrywają obaj gracze.
learn-xok-both-win-wrong = Nikt nie jest lepszy: łańcuchy i rekiny są równe.

learn-xok-win-one = Tura białych: wygraj od razu. Jest dokładnie jeden sposób.
learn-xok-win-one-done = Dziesięć w jednym łańcuchu. Bystre oko!
learn-xok-win-one-wrong = To nie daje dziesięciu. Poszukaj dwóch pustych pól, które połączą łańcuchy białych.
learn-xok-win-two = Tura białych: wygraj w dwóch. Po właściwej turze nic, co zrobią czarne, nie pomoże.
learn-xok-win-two-done = Teraz jest więcej niż jedna droga do dziesięciu i czarne nie zamkną wszystkich.
learn-xok-win-two-wrong = Na to czarne mają jeszcze odpowiedź. Poszukaj dwóch pól, które łączą górne łańcuchy i zostawiają rybę do zjedzenia.
learn-xok-win-two-end = Teraz dokończ.
learn-xok-win-two-end-done = Dziesięć! To był cały kurs.
learn-xok-win-two-end-wrong = To jeszcze nie dziesięć. Która czarna ryba stoi między twoimi łańcuchami?

## Zasady

rules-head-fish = Dwie ryby
rules-head-sharks = Jeden rekin

rules-xok-aim = Jako pierwszy połącz dziesięć swoich elementów w jeden łańcuch. Ryby i rekiny liczą się tak samo. Elementy są połączone, gdy ich pola się stykają.
rules-xok-aim-chain = Białe mają dziesięć elementów w jednym łańcuchu i wygrywają.
rules-xok-setup =
    Plansza ma 30 sześciokątnych pól. Każdy gracz ma 14 ryb i sześć rekinów:
    - trzy małe rekiny z jedną paszczą;
    - dużego rekina z dwiema paszczami obok siebie;
    - dużego rekina z dwiema paszczami i jednym kierunkiem pomiędzy nimi;
    - dużego rekina z dwiema paszczami po przeciwnych stronach.

    Zaczynają białe, potem gracze grają na zmianę.
rules-xok-setup-sharks = Rekiny: u góry małe, pod nimi trzy duże. Strzałka albo otwarta paszcza pokazuje, gdzie rekin gryzie.
rules-xok-turn =
    Zrób dokładnie jedną z dwóch rzeczy:
    - połóż dwie ryby;
    - albo połóż jednego rekina, który musi coś zjeść.

    Nie wolno pasować.
rules-xok-fish = Połóż dwie ryby ze swojego zapasu na dwóch pustych polach, które się stykają. Nie muszą dotykać twoich innych elementów. Potrzebne są obie: jednej ostatniej ryby nie można zagrać samej.
rules-xok-fish-pair = Para ryb na środku planszy.
rules-xok-sharks =
    Połóż rekina ze swojego zapasu na pustym polu albo wprost na rybie przeciwnika i obróć go, jak chcesz. Zjada rybę przeciwnika na swoim polu i każdą rybę przeciwnika tuż przed jedną ze swoich paszczy. Musi zjeść przynajmniej jedną.

    Paszcza zwrócona na puste pole, na dowolnego rekina, na własną rybę albo poza planszę nic tam nie zjada. Paszcza nigdy nie odmawia: co może zjeść, zjada. Jeśli chcesz zjeść mniej, obróć rekina inaczej.

    Zjedzone ryby od razu wracają do właściciela, który może je zagrać ponownie. Rekiny zostają na zawsze tam, gdzie leżą, i nikt ich nie zjada. Rekin gryzie tylko w chwili, gdy się go kładzie: później można bezpiecznie położyć rybę przed jego paszczą.
rules-xok-sharks-before = Trzy czarne ryby. Białe kładą dużego rekina na d3, paszczami w stronę d4 i e2 …
rules-xok-sharks-after = … i zjada on wszystkie trzy. Są znów w zapasie czarnych.
rules-xok-end =
    Dziesięć twoich elementów w jednym łańcuchu po twojej turze: natychmiast wygrywasz.

    Jeśli gracz, na którego przypada tura, nie może nic zrobić, gra się kończy i porównuje się największe łańcuchy:
    - wygrywa dłuższy;
    - jeśli są równie długie, wygrywa ten, w którym jest więcej rekinów (z kilku największych liczy się ten, w którym jest ich najwięcej);
    - jeśli i to jest równe, wygrywają obaj gracze.
rules-xok-end-blocked = Czarne nie mogą nic zrobić. Oba największe łańcuchy mają po pięć pól; w białym są dwa rekiny, w czarnym jeden: wygrywają białe.
rules-xok-thanks = Autorami gry Xok są Joël i Rafael Escalante. Dziękujemy im i wydawcy. Jeśli gra ci się podoba, kup oryginał: jest piękny.

## Arkusze do druku

print-xok-pieces = Każdy gracz: 14 ryb, 3 małe rekiny, 3 duże rekiny. Białe są gładkie, czarne – ciemne i w paski.

print-rules-xok =
    # Cel
    Jako pierwszy połącz dziesięć swoich elementów, ryb i rekinów, w jeden łańcuch. Elementy są połączone, gdy ich pola się stykają.

    # Co jest potrzebne
    Każdy gracz ma 14 ryb, trzy małe rekiny z jedną paszczą i trzy duże rekiny z dwiema paszczami: obok siebie, z jednym kierunkiem pomiędzy nimi albo po przeciwnych stronach. Zaczynają białe, potem gracze grają na zmianę.

    # Twoja tura
    Zrób jedną z dwóch rzeczy. Nie wolno pasować.
    - Dwie ryby. Połóż dwie ryby ze swojego zapasu na dwóch pustych polach, które się stykają. Potrzebne są obie: jednej ryby się nie zagrywa.
    - Jeden rekin. Połóż rekina ze swojego zapasu na pustym polu albo na polu z rybą przeciwnika, obróconego dowolnie. Zjada on rybę przeciwnika, na której staje, i każdą rybę przeciwnika tuż przed jedną ze swoich paszczy. Musi zjeść przynajmniej jedną.

    Zjedzone ryby wracają do właściciela, który może je zagrać ponownie. Rekiny zostają na zawsze tam, gdzie leżą, i nikt ich nie zjada. Rekin gryzie tylko wtedy, gdy się go kładzie: później można bezpiecznie położyć rybę przed jego paszczą.

    # Koniec gry
    - Dziesięć twoich elementów w jednym łańcuchu po twojej turze: natychmiast wygrywasz.
    - Jeśli gracz, na którego przypada tura, nie może nic zrobić, porównajcie największe łańcuchy: wygrywa dłuższy. Jeśli są równie długie, wygrywa ten, w którym jest więcej rekinów. Jeśli i to jest równe, wygrywają obaj gracze.

print-example-xok = Koniec gry: białe mają łańcuch dziesięciu elementów.
