# Yoxii: wszystkie komunikaty tylko tej gry. Formy i parametry opisują pliki wspólne: game.ftl, learn.ftl, rules.ftl i print.ftl.

## Na planszy

editor-stone = { $player ->
    [first] Biały kamień o wartości { $value }
   *[second] Czerwony kamień o wartości { $value }
}
editor-totem = Totem

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

## Lekcje

learn-answer-red = Czerwone

learn-yoxii-lesson-totem = Totem
learn-yoxii-lesson-stones = Kamienie
learn-yoxii-lesson-end = Jak się kończy
learn-yoxii-lesson-challenge = Wyzwanie

learn-yoxii-first-turn = Grasz białymi i zaczynasz. Tura ma dwie części: rusz totem o jedno pole w jednym z ośmiu kierunków, potem połóż kamień na wolnym polu obok niego. Spróbuj.
learn-yoxii-first-turn-done = To jest tura. Totem jest wspólny; teraz ruszyłyby go czerwone.
learn-yoxii-jump = Totem może też skoczyć w linii prostej nad twoimi kamieniami, bez przerw, na wolne pole tuż za nimi. Przeskocz oba białe kamienie, potem połóż kamień.
learn-yoxii-jump-done = Nad dwoma kamieniami na d7. W nieprzerwanej linii może ich być dowolnie wiele.
learn-yoxii-jump-wrong = To był krok. Rusz totem w górę nad d5 i d6 na d7.
learn-yoxii-ways = Tura białych. Dotknij każdego pola, na które może pójść totem.
learn-yoxii-ways-done = Kroki na wolne pola i skok nad d5.
learn-yoxii-ways-wrong = Tam totem jednym ruchem nie dojdzie.
learn-yoxii-ways-wrong-enemy = Kamienia przeciwnika nigdy się nie mija.
learn-yoxii-ways-wrong-behind = Za e5 stoi czerwony kamień: nie ma gdzie wylądować.
learn-yoxii-ways-wrong-own = Tam stoi kamień. Totem go przeskakuje.

learn-yoxii-four = Ty wybierasz wartość kamienia: 1, 2, 3 albo 4. Wysokie liczą się na końcu bardziej, ale czwórki masz tylko trzy. Zagraj turę z czwórką.
learn-yoxii-four-done = Masz po pięć kamieni 1, 2 i 3 oraz trzy czwórki; zostały dwie.
learn-yoxii-four-wrong = To była inna wartość. Wybierz kamień o wartości 4.
learn-yoxii-left = Pole, z którego totem właśnie odszedł, jest wolne. Rusz totem i połóż kamień na d4.
learn-yoxii-left-done = Dobrze, kamień może zamknąć drogę powrotną.
learn-yoxii-left-wrong = Połóż kamień na d4, skąd przyszedł totem. Dokądkolwiek poszedł, d4 jest obok.
learn-yoxii-supply = Białe położyły trzy czwórki. Czy mogą położyć jeszcze jedną?
learn-yoxii-supply-done = Dobrze, są zużyte. Kamienie na planszy już tam zostają.
learn-yoxii-supply-wrong = Każdy gracz ma tylko trzy czwórki, a wszystkie białe leżą na planszy.
learn-yoxii-anywhere = Jeśli żadne pole obok totemu nie jest wolne, kamień kładzie się na dowolnym wolnym polu planszy. Skocz na d7 i zobacz.
learn-yoxii-anywhere-done = Wszystkie pięć pól wokół d7 było zajętych, więc kamień mógł trafić gdziekolwiek.
learn-yoxii-anywhere-wrong = Skocz nad d5 i d6 na d7.

learn-yoxii-stuck = Tura białych, a nie mogą ruszyć totemu. Czerwone mogłyby jeszcze skoczyć nad d6. Czy gra toczy się dalej?
learn-yoxii-stuck-done = Dobrze: gra kończy się, gdy tylko gracz, na którego przypada tura, nie może ruszyć totemu.
learn-yoxii-stuck-wrong = Liczy się tylko gracz, na którego przypada tura. Białe nie mogą ruszyć, więc gra skończona.
learn-yoxii-count = Teraz liczy się kamienie obok totemu. Dotknij tych białych kamieni, które się liczą.
learn-yoxii-count-done = 4 i 3: białe mają 7.
learn-yoxii-count-wrong = Tam nie ma kamienia, który liczyłby się dla białych.
learn-yoxii-count-wrong-far = Ten kamień nie dotyka totemu: nie liczy się.
learn-yoxii-count-wrong-enemy = To kamień czerwonych.
learn-yoxii-who = Białe mają 7 obok totemu. Kto wygrywa?
learn-yoxii-who-done = Czerwone mają 2 + 2 + 2 = 6. Wygrywają białe.
learn-yoxii-who-wrong = Dodaj czerwone kamienie obok totemu: 2 + 2 + 2.
learn-yoxii-more-stones = Tu sumy są równe: 3 + 3 i 2 + 2 + 2. Kto wygrywa?
learn-yoxii-more-stones-done = Czerwone mają tam więcej kamieni, trzy do dwóch.
learn-yoxii-more-stones-wrong = Przy równych sumach wygrywa ten, kto ma obok totemu więcej kamieni.
learn-yoxii-all-equal = Totem stoi w rogu, a białe nie mogą go ruszyć. Białe mają tam 3 + 2, czerwone 4 + 1. Kto wygrywa?
learn-yoxii-all-equal-done = Równe sumy, tyle samo kamieni: remis.
learn-yoxii-all-equal-wrong = 5 do 5, dwa kamienie do dwóch.

learn-yoxii-win-one = Tura białych: wygraj od razu. Jest dokładnie jeden sposób.
learn-yoxii-win-one-done = Czerwone nie mogą się ruszyć, a białe kamienie ważą więcej. Bystre oko!
learn-yoxii-win-one-wrong = To nie wygrywa od razu. Skąd czerwone nie mogłyby ruszyć totemu – i co by się tam policzyło?
learn-yoxii-win-two = Tura białych: wygraj w dwóch. Po właściwej turze nic, co zrobią czerwone, nie pomoże.
learn-yoxii-win-two-done = Teraz czerwone mogą tylko wybrać, jak przegrać.
learn-yoxii-win-two-wrong = Po tym czerwone jeszcze się wymkną. Trzymaj totem tam, gdzie są białe kamienie.
learn-yoxii-win-two-end = Teraz dokończ.
learn-yoxii-win-two-end-done = Policzone i wygrane! To był cały kurs.
learn-yoxii-win-two-end-wrong = Jeszcze nie. Zamknij ostatnie wyjście kamieniem, który jest dość wart.

## Zasady

rules-head-totem = Ruch totemu
rules-head-stones = Kładzenie kamienia

rules-yoxii-aim = Gdy totem nie może się już ruszyć, mieć wokół niego cenniejsze kamienie.
rules-yoxii-setup = Plansza ma 37 pól: siedem na siedem, ze ściętymi rogami. Każdy gracz ma 18 kamieni: po pięć o wartościach 1, 2 i 3 oraz trzy o wartości 4. Gracze mają jeden wspólny totem, który zaczyna na środku. Zaczynają białe, potem czerwone i białe grają na zmianę.
rules-yoxii-setup-start = Początek: totem na d4, wszystkie inne pola wolne.
rules-yoxii-turn = Tura ma dwie części, w tej kolejności: najpierw rusz totem, potem połóż kamień. Jedno i drugie jest obowiązkowe.
rules-yoxii-totem =
    Rusz totem w jednym z ośmiu kierunków, w rzędzie, w kolumnie albo po przekątnej:
    - o jedno pole, na pole wolne;
    - albo nad nieprzerwaną linią jednego lub kilku własnych kamieni, na pole tuż za ostatnim z nich, jeśli jest wolne.

    Totem nigdy nie przechodzi nad kamieniem przeciwnika ani nad wolnym polem.
rules-yoxii-totem-ways = Tura białych: tu totem może pójść. Nad d5 skacze na d6. Nad e5 nie może: za nim stoi czerwony kamień. Czerwonego kamienia na e4 nie da się minąć.
rules-yoxii-stones =
    Potem połóż jeden kamień o dowolnej wartości, jaka ci została, na wolnym polu stykającym się z totemem bokiem lub rogiem. Pole, z którego totem właśnie odszedł, jest wolne.

    Jeśli żadne pole obok totemu nie jest wolne, połóż kamień na dowolnym wolnym polu planszy.
rules-yoxii-stones-beside = Wolne pola obok totemu.
rules-yoxii-end =
    Gra kończy się, gdy gracz, na którego przypada tura, nie może ruszyć totemu, nawet jeśli drugi jeszcze by mógł. Każdy dodaje wartości własnych kamieni stykających się z totemem bokiem lub rogiem:
    - wygrywa wyższa suma;
    - przy równych sumach wygrywa ten, kto ma tam więcej kamieni;
    - jeśli i to jest równe, jest remis.
rules-yoxii-end-count = Białe nie mogą ruszyć totemu. Obok niego białe mają 4 + 3 = 7, czerwone 2 + 2 + 2 = 6: wygrywają białe. Kamień na d4 się nie liczy.
rules-yoxii-thanks = Autorem gry Yoxii jest Jeremy Partinico. Dziękujemy jemu i wydawcy. Jeśli gra ci się podoba, kup oryginał: jest piękny.

## Arkusze do druku

print-yoxii-pieces = Każdy gracz: 18 kamieni – po pięć o wartości 1, 2 i 3 oraz trzy o wartości 4. Białe to koła, czerwone to ośmiokąty. Jeden wspólny totem.

print-rules-yoxii =
    # Cel
    Gdy totem nie może się już ruszyć, mieć wokół niego cenniejsze kamienie.

    # Co jest potrzebne
    Każdy gracz ma 18 kamieni: po pięć o wartościach 1, 2 i 3 oraz trzy o wartości 4. Totem zaczyna na środku planszy. Zaczynają białe, potem gracze grają na zmianę.

    # Twoja tura
    Najpierw rusz totem, potem połóż kamień. Jedno i drugie jest obowiązkowe.
    - Rusz totem w jednym z ośmiu kierunków: o jedno pole, na pole wolne; albo w linii prostej nad jednym lub kilkoma własnymi kamieniami, bez przerw, na pole tuż za nimi, jeśli jest wolne. Totem nigdy nie przechodzi nad kamieniem przeciwnika.
    - Połóż kamień o dowolnej wartości, jaka ci została, na wolnym polu stykającym się z totemem bokiem lub rogiem. Pole, z którego totem odszedł, jest wolne. Jeśli żadne pole obok totemu nie jest wolne, połóż kamień na dowolnym wolnym polu.

    # Koniec gry
    Gra kończy się, gdy gracz, na którego przypada tura, nie może ruszyć totemu. Każdy dodaje wartości własnych kamieni stykających się z totemem bokiem lub rogiem. Wygrywa wyższa suma. Przy równych sumach wygrywa ten, kto ma tam więcej kamieni; jeśli i to jest równe, jest remis.
print-example-yoxii = Koniec gry: totem nie może się ruszyć i liczy się kamienie wokół niego.
