# Co mówi się o grach: czyj jest ruch, co gdzie stoi, co wolno i dlaczego nie, jak skończyła się gra.
# Pola mają nazwy takie jak d4. Gracze to first i second, rekiny: S (mały), A (60°), B (120°) i C (180°).

ask-nothing = Gra skończona.
ask-play = Zagraj turę albo coś zmień.
game-drawn = Gra skończyła się remisem.
cell-empty = { $cell }: puste

illegal-another-game = To należy do innej gry.
illegal-game-over = Gra jest skończona.
illegal-off-the-board = To jest poza planszą.
illegal-position = To nie jest pozycja gry { $game }: zob. znak { $column }.
illegal-text = To nie jest posunięcie: zob. znak { $column }.
refused-choice = Nie ma tu takiego wyboru.
refused-drop = Nie ma tu nic takiego do cofnięcia.
refused-rotate = Nie ma tu czego obrócić.

note-wins = wygrywa grę
note-loses = przegrywa grę
note-draws = kończy grę remisem

hint-best = Najlepsza znaleziona tura.
hint-blocks = Nie pozwala przeciwnikowi od razu wygrać.
hint-blocks-five = Blokuje piątkę w linii.
hint-blocks-ten = Blokuje łańcuch dziesięciu.
hint-delays = { $count ->
    [0] Wszystko przegrywa; to broni się najdłużej.
    [one] Wszystko przegrywa w { $count } turze.
    [few] Wszystko przegrywa; to wytrzyma { $count } tury.
   *[other] Wszystko przegrywa; to wytrzyma { $count } tur.
}
hint-holds = Utrzymuje remis.
hint-wins-in = { $count ->
    [0] Wymusza wygraną.
    [one] Wygrywa w { $count } turze.
   *[other] Wygrywa w { $count } turach.
}
hint-wins-now = Od razu wygrywa.

editor-body = { $player ->
    [first] Ciało węża { $snake } gracza 1
   *[second] Ciało węża { $snake } gracza 2
}
editor-erase = Usuń
editor-fish = { $player ->
    [first] Biała ryba
   *[second] Czarna ryba
}
editor-free = Wolne pole
editor-head = { $player ->
    [first] Głowa węża { $snake } gracza 1; ponownie, by obrócić
   *[second] Głowa węża { $snake } gracza 2; ponownie, by obrócić
}
editor-moved = Węże już się ruszyły w tej turze
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
editor-stone = { $player ->
    [first] Biały kamień o wartości { $value }
   *[second] Czerwony kamień o wartości { $value }
}
editor-supply = { $player ->
    [first] Wolne pola gracza 1
   *[second] Wolne pola gracza 2
}
editor-tile = { $direction ->
    [right] Płytka: tu X, O po prawej
    [left] Płytka: tu X, O po lewej
    [up] Płytka: tu X, O powyżej
   *[down] Płytka: tu X, O poniżej
}
editor-to-move = Zmień, czyj jest ruch
editor-totem = Totem
editor-wall = Mur
editor-walled = Mur postawiono w tej turze

## Xok

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

## Yoxii

yoxii-to-move = { $player ->
    [first] Ruch białych
   *[second] Ruch czerwonych
}
yoxii-wins = { $player ->
    [first] Wygrywają białe
   *[second] Wygrywają czerwone
}
yoxii-end-sum = { $player ->
    [first] Totem nie może się ruszyć. Białe mają wokół niego { $sum }, czerwone { $other }.
   *[second] Totem nie może się ruszyć. Czerwone mają wokół niego { $sum }, białe { $other }.
}
yoxii-end-stones = { $player ->
    [first] Totem nie może się ruszyć. Obie strony mają wokół niego { $sum }, ale białe mają tam więcej kamieni: { $count } do { $other }.
   *[second] Totem nie może się ruszyć. Obie strony mają wokół niego { $sum }, ale czerwone mają tam więcej kamieni: { $count } do { $other }.
}
yoxii-end-draw = Totem nie może się ruszyć. Obie strony mają wokół niego { $sum } i tyle samo kamieni.
yoxii-cell-stone = { $player ->
    [first] { $cell }: biały kamień, { $value }
   *[second] { $cell }: czerwony kamień, { $value }
}
yoxii-cell-totem = { $cell }: totem
yoxii-stock-stone = { $player ->
    [first] Białe
   *[second] Czerwone
}: w zapasie { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
   *[other] { $count } kamieni
} o wartości { $value }
yoxii-said = { $player ->
    [first] Białe ruszają totem na { $totem } i kładą { $value } na { $cell }
   *[second] Czerwone ruszają totem na { $totem } i kładą { $value } na { $cell }
}
yoxii-ask-totem = Rusz totem: wskaż podświetlone pole.
yoxii-ask-stone = Połóż { $value } na podświetlonym polu.
yoxii-ask-stone-and-value = Wybierz wartość i wskaż podświetlone pole dla kamienia.
yoxii-ask-value = Wybierz wartość kamienia.
yoxii-choose-value = Wartość
yoxii-value-item = Wartość { $value } (zostało { $count })
yoxii-part-stone = kamień na { $cell }
yoxii-part-totem = totem na { $cell }
yoxii-part-value = wartość { $value }
yoxii-note-jump = totem skacze
yoxii-note-sums = wokół totemu: ty { $own }, przeciwnik { $other }
yoxii-hint-sums = Prowadzi { $own } do { $other } wokół totemu.
yoxii-none-left = Nie ma już kamieni o wartości { $value }.
yoxii-stone-away = Kamień musi leżeć obok totemu, dopóki jest tam wolne pole.
yoxii-stone-on-stone = Leży tam już kamień.
yoxii-stone-on-totem = Stoi tam teraz totem.
yoxii-totem-off-line = Totem rusza się prosto, w jednym z ośmiu kierunków.
yoxii-totem-on-stone = Totem musi stanąć na wolnym polu.
yoxii-totem-over-enemy = Totem nie może przejść nad kamieniem przeciwnika.
yoxii-totem-over-free = Totem nie może przejść nad wolnym polem.
yoxii-totem-stays = Totem musi opuścić swoje pole.
yoxii-problem-balance = Białych kamieni musi być na planszy tyle co czerwonych albo o jeden więcej: teraz { $first } i { $second }.
yoxii-problem-stones = { $player ->
    [first] Białe
   *[second] Czerwone
} mają tylko { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
   *[other] { $count } kamieni
} o wartości { $value }.
yoxii-problem-totem = Totem musi być dokładnie jeden.

## Trexo

trexo-to-move = { $player ->
    [first] Ruch X
   *[second] Ruch O
}
trexo-wins = { $player ->
    [first] Wygrywa X
   *[second] Wygrywa O
}
trexo-end-line = { $player ->
    [first] X ma { $count } w linii.
   *[second] O ma { $count } w linii.
}
trexo-end-given = { $player ->
    [first] Płytka gracza O utworzyła linię { $count } znaków X.
   *[second] Płytka gracza X utworzyła linię { $count } znaków O.
}
trexo-end-no-place = Nie da się już położyć żadnej płytki i nie ma linii.
trexo-end-stock = Wszystkie płytki leżą i nie ma linii.
trexo-cell = { $cell }: { $symbol }, poziom { $level }, druga połowa na { $other }
trexo-stock = { $count ->
    [one] W zapasie { $count } płytka
    [few] W zapasie { $count } płytki
   *[other] W zapasie { $count } płytek
}
trexo-said = { $player ->
    [first] X kładzie płytkę na poziomie { $level }: X na { $x }, O na { $o }
   *[second] O kładzie płytkę na poziomie { $level }: X na { $x }, O na { $o }
}
trexo-ask-first = Wskaż pole dla połowy { $symbol }.
trexo-ask-second = Wskaż sąsiednie pole dla połowy { $symbol } albo obróć płytkę.
trexo-ask-play = Obróć płytkę albo zagraj turę.
trexo-choose-half = Pod palcem
trexo-choose-way = Druga połowa
trexo-half-item = Połowa { $symbol }
trexo-way-item = { $direction ->
    [right] Po prawej
    [left] Po lewej
    [up] Powyżej
   *[down] Poniżej
}
trexo-part-half = { $symbol } na { $cell }
trexo-note-level = poziom { $level }
trexo-hint-row = Tworzy rząd długości { $count }.
trexo-different-levels = Oba pola muszą być równie wysokie, a nie { $low } i { $high }.
trexo-lay-first = Najpierw wskaż pole dla płytki.
trexo-no-level-neighbour = Żadne sąsiednie pole nie jest równie wysokie (poziom { $level }).
trexo-not-side-by-side = Obie połowy muszą mieć wspólny bok.
trexo-one-tile = Płytka nie może leżeć dokładnie na jednej innej.
trexo-only-one-tile = Jedyne równie wysokie sąsiednie pole należy do tej samej płytki.
trexo-same-square = Płytka potrzebuje dwóch pól.
trexo-stock-empty = Nie ma już płytek.
trexo-problem-levels = Poziomy nie składają się na całe płytki.
trexo-problem-tile = Płytce na { $cell } brakuje drugiej połowy.
trexo-problem-tiles = { $count ->
    [one] Leży { $count } płytka, a jest ich tylko { $tiles }.
    [few] Leżą { $count } płytki, a jest ich tylko { $tiles }.
   *[other] Leży { $count } płytek, a jest ich tylko { $tiles }.
}

## Slither Stone

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
