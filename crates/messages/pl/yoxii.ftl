# Yoxii: wszystkie komunikaty tylko tej gry. Formy i parametry opisują pliki wspólne: game.ftl, learn.ftl, rules.ftl i print.ftl.

## Na planszy

editor-stone = { $player ->
    [first] Biały kamień o wartości { $value }
   *[second] Czerwony kamień o wartości { $value }
}
editor-totem = Totem

yoxii-to-move = { $player ->
    [first] Kolej białych
   *[second] Kolej czerwonych
}
# What counts, in the bar of each player; short where there is little room.
yoxii-standing = Punkty wokół totemu: { $count }
yoxii-standing-short = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
yoxii-wins = { $player ->
    [first] Wygrywają białe
   *[second] Wygrywają czerwone
}
yoxii-end-sum = { $player ->
    [first] Totemu nie można już przesunąć. Punkty wokół niego: białe { $sum }, czerwone { $other }.
   *[second] Totemu nie można już przesunąć. Punkty wokół niego: czerwone { $sum }, białe { $other }.
}
yoxii-end-stones = { $player ->
    [first] Totemu nie można już przesunąć. Punktów wokół niego jest po równo ({ $sum }), ale białe mają tam więcej kamieni: { $count } do { $other }.
   *[second] Totemu nie można już przesunąć. Punktów wokół niego jest po równo ({ $sum }), ale czerwone mają tam więcej kamieni: { $count } do { $other }.
}
yoxii-end-draw = Totemu nie można już przesunąć. Obie strony mają wokół niego tyle samo punktów ({ $sum }) i tyle samo kamieni.
yoxii-cell-stone = { $player ->
    [first] { $cell }: biały kamień, { $value }
   *[second] { $cell }: czerwony kamień, { $value }
}
yoxii-cell-chosen = { $cell }: wybrane dla kamienia
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
    [first] Białe przesuwają totem na { $totem } i kładą kamień o wartości { $value } na { $cell }
   *[second] Czerwone przesuwają totem na { $totem } i kładą kamień o wartości { $value } na { $cell }
}
yoxii-ask-totem = Przesuń totem: wskaż zaznaczone pole.
yoxii-ask-stone = Połóż kamień o wartości { $value } na zaznaczonym polu.
yoxii-ask-stone-and-value = Wybierz wartość i wskaż zaznaczone pole dla kamienia.
yoxii-ask-value = Wybierz wartość kamienia.
yoxii-choose-value = Wartość
yoxii-value-item = Wartość { $value } (w zapasie: { $count })
yoxii-part-stone = kamień na { $cell }
yoxii-part-totem = totem na { $cell }
yoxii-part-value = wartość { $value }
yoxii-note-jump = totem skacze
yoxii-note-sums = punkty wokół totemu: ty { $own }, przeciwnik { $other }
yoxii-hint-keeps = Zostawia kamienie o wartości 4 na później.
yoxii-hint-nearer = { $form ->
    [does] Odrabia stratę wokół totemu: { $own }:{ $other }.
   *[otherwise] { $player ->
        [first] Inaczej białe odrobią stratę wokół totemu: { $own }:{ $other }.
       *[second] Inaczej czerwone odrobią stratę wokół totemu: { $own }:{ $other }.
    }
}
yoxii-hint-stuck = { $player ->
    [first] Inaczej białe przesuną totem na { $totem }, skąd nie ma wyjścia, i wygrają { $own }:{ $other }.
   *[second] Inaczej czerwone przesuną totem na { $totem }, skąd nie ma wyjścia, i wygrają { $own }:{ $other }.
}
yoxii-hint-sums = { $form ->
    [does] Daje prowadzenie { $own }:{ $other } wokół totemu.
   *[otherwise] { $player ->
        [first] Inaczej białe obejmą prowadzenie { $own }:{ $other } wokół totemu.
       *[second] Inaczej czerwone obejmą prowadzenie { $own }:{ $other } wokół totemu.
    }
}
yoxii-hint-ways = { $form ->
    [does] { $count ->
        [one] Przeciwnik może przesunąć totem tylko na jedno pole.
        [few] Przeciwnik może przesunąć totem tylko na { $count } pola.
       *[other] Przeciwnik może przesunąć totem tylko na { $count } pól.
    }
   *[otherwise] { $player ->
        [first] Inaczej białe zostawią totemowi mało możliwości ({ $count }).
       *[second] Inaczej czerwone zostawią totemowi mało możliwości ({ $count }).
    }
}
yoxii-none-left = Nie masz już kamieni o wartości { $value }.
yoxii-stone-away = Kamień musi leżeć obok totemu, dopóki jest tam wolne pole.
yoxii-stone-on-stone = Leży tam już kamień.
yoxii-stone-on-totem = Stoi tam teraz totem.
yoxii-totem-off-line = Totem porusza się po linii prostej, w jednym z ośmiu kierunków.
yoxii-totem-on-stone = Totem musi stanąć na wolnym polu.
yoxii-totem-over-enemy = Totem nie może przeskoczyć kamienia przeciwnika.
yoxii-totem-over-free = Totem nie może przeskoczyć wolnego pola.
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
# What is said instead of a text that speaks of tapping or of what only eyes see.
ear-yoxii-ask-totem = Wybierz, dokąd przesunąć totem.
ear-yoxii-ask-stone = Wybierz pole dla kamienia o wartości { $value }.
ear-yoxii-ask-stone-and-value = Wybierz wartość i pole kamienia.

## Wpisywanie ruchów

typing-yoxii-notation = Pole totemu, pole kamienia i jego wartość: d5 e6 3.
typing-yoxii-example = d5 e6 3

## Lekcje

learn-answer-red = Czerwone

learn-yoxii-lesson-aim = Cel gry
learn-yoxii-lesson-totem = Totem
learn-yoxii-lesson-stones = Kamienie
learn-yoxii-lesson-end = Jak się kończy
learn-yoxii-lesson-challenge = Wyzwanie

learn-yoxii-first-turn = Nowa partia: grasz białymi i zaczynasz. Tura ma dwie części: najpierw przesuń totem o jedno pole w dowolną stronę, potem połóż kamień na wolnym polu obok niego. Spróbuj!
learn-yoxii-first-turn-done = To cała tura. Totem jest wspólny; teraz przesunęłyby go czerwone.
learn-yoxii-jump = Totem może też przeskoczyć twoje kamienie: w linii prostej, bez przerw, na wolne pole tuż za nimi. Przeskocz oba białe kamienie, potem połóż kamień.
learn-yoxii-jump-done = Przez dwa kamienie na d7. W nieprzerwanej linii może ich być dowolnie dużo.
learn-yoxii-jump-wrong = To był krok. Skocz totemem w górę, przez d5 i d6, na d7.
learn-yoxii-ways = Kolej białych. Wskaż każde pole, na które można przesunąć totem.
learn-yoxii-ways-done = Kroki na wolne pola i skok przez d5.
learn-yoxii-ways-wrong = Tam totem jednym ruchem nie dojdzie.
learn-yoxii-ways-wrong-enemy = Kamienia przeciwnika nie wolno przeskoczyć.
learn-yoxii-ways-wrong-behind = Za e5 leży czerwony kamień: totem nie ma gdzie stanąć.
learn-yoxii-ways-wrong-own = Tam leży kamień. Totem może go przeskoczyć, ale na nim nie stanie.

learn-yoxii-four = Ty wybierasz wartość kamienia: 1, 2, 3 albo 4. Wyższe dają na końcu więcej punktów, ale czwórki masz tylko trzy. Połóż w tej turze czwórkę.
learn-yoxii-four-done = Masz po pięć jedynek, dwójek i trójek oraz trzy czwórki; zostały ci dwie czwórki.
learn-yoxii-four-wrong = To była inna wartość. Wybierz kamień o wartości 4.
learn-yoxii-left = Pole, które totem właśnie opuścił, jest wolne. Przesuń totem i połóż kamień na d4.
learn-yoxii-left-done = Dobrze! Kamień może zamknąć drogę powrotną.
learn-yoxii-left-wrong = Połóż kamień na d4, skąd przesunięto totem. Gdziekolwiek totem teraz stoi, d4 jest obok.
learn-yoxii-supply = Białe położyły już trzy czwórki. Czy mogą położyć jeszcze jedną?
learn-yoxii-supply-done = Dobrze: czwórek już nie ma. Kamienie zostają na planszy do końca gry.
learn-yoxii-supply-wrong = Każdy ma tylko trzy czwórki, a wszystkie białe leżą już na planszy.
learn-yoxii-anywhere = Jeśli obok totemu nie ma wolnego pola, połóż kamień na dowolnym wolnym polu planszy. Skocz totemem na d7 i zobacz.
learn-yoxii-anywhere-done = Wszystkie pięć pól wokół d7 było zajętych, więc kamień mógł trafić gdziekolwiek.
learn-yoxii-anywhere-wrong = Skocz totemem przez d5 i d6 na d7.

learn-yoxii-stuck = Kolej białych, ale nie mogą przesunąć totemu. Czerwone mogłyby jeszcze przeskoczyć d6. Czy gra toczy się dalej?
learn-yoxii-stuck-done = Dobrze: tutaj gra kończy się, gdy tylko gracz, którego jest kolej, nie może przesunąć totemu. Instrukcja nie jest jednoznaczna: w opisie celu gry totemu nie może przesunąć żaden z graczy. Zanim zagracie oryginałem, umówcie się co do tego.
learn-yoxii-stuck-wrong = Tutaj liczy się tylko gracz, którego jest kolej. Białe nie mogą przesunąć totemu, więc to koniec gry.
learn-yoxii-count = Koniec partii: totemu nie można już przesunąć. Teraz liczą się kamienie obok niego. Wskaż białe kamienie, które się liczą.
learn-yoxii-count-done = 4 i 3: białe mają 7 punktów.
learn-yoxii-count-wrong = Tu nie ma kamienia, który liczyłby się dla białych.
learn-yoxii-count-wrong-far = Ten kamień nie styka się z totemem, więc się nie liczy.
learn-yoxii-count-wrong-enemy = To kamień czerwonych.
learn-yoxii-who = Białe mają obok totemu 7 punktów. Wygrywa ten, kto ma ich więcej. Kto wygrywa?
learn-yoxii-who-done = Czerwone mają 2 + 2 + 2 = 6. Wygrywają białe.
learn-yoxii-who-wrong = Dodaj czerwone kamienie obok totemu: 2 + 2 + 2.
learn-yoxii-more-stones = Tu sumy są równe: 3 + 3 i 2 + 2 + 2. Kto wygrywa?
learn-yoxii-more-stones-done = Czerwone mają tam więcej kamieni: trzy, a białe dwa.
learn-yoxii-more-stones-wrong = Przy równych sumach wygrywa ten, kto ma obok totemu więcej kamieni.
learn-yoxii-all-equal = Totem stoi w rogu, a białe nie mogą go przesunąć. Białe mają tam 3 + 2, czerwone 4 + 1. Kto wygrywa?
learn-yoxii-all-equal-done = Równe sumy i tyle samo kamieni: remis.
learn-yoxii-all-equal-wrong = 5 do 5, dwa kamienie do dwóch.

learn-yoxii-win-one = Kolej białych: wygraj od razu. Jest tylko jeden sposób.
learn-yoxii-win-one-done = Czerwone nie mogą przesunąć totemu, a białe mają więcej punktów. Brawo, dobre oko!
learn-yoxii-win-one-wrong = To nie wygrywa od razu. Skąd czerwone nie mogłyby przesunąć totemu – i ile punktów byłoby tam dla każdej strony?
learn-yoxii-win-two = Kolej białych: wygraj w dwóch turach. Po właściwym ruchu czerwonym nic już nie pomoże.
learn-yoxii-win-two-done = Teraz czerwone mogą tylko wybrać, jak przegrać.
learn-yoxii-win-two-wrong = Po tym ruchu czerwone się jeszcze wymkną. Trzymaj totem tam, gdzie są białe kamienie.
learn-yoxii-win-two-end = Teraz dokończ.
learn-yoxii-win-two-end-done = Policzone i wygrane! To był cały kurs.
learn-yoxii-win-two-end-wrong = Jeszcze nie. Zamknij ostatnie wyjście kamieniem o odpowiednio dużej wartości.

## Zasady

rules-head-totem = Ruch totemu
rules-head-stones = Kładzenie kamienia

rules-yoxii-aim = Zdobądź więcej punktów niż przeciwnik: liczą się wartości kamieni wokół totemu w chwili, gdy nie można go już przesunąć.
rules-yoxii-setup = Plansza ma 37 pól: siedem na siedem, ale w każdym rogu brakuje trzech. Każdy gracz ma 18 kamieni: po pięć o wartościach 1, 2 i 3 oraz trzy o wartości 4. Totem jest jeden, wspólny; na początku stoi na środku. Zaczynają białe, potem gracie na zmianę.
rules-yoxii-setup-start = Początek: totem na d4, wszystkie inne pola wolne.
rules-yoxii-turn = Tura ma dwie części, w tej kolejności: najpierw przesuń totem, potem połóż kamień. Jedno i drugie jest obowiązkowe.
rules-yoxii-totem =
    Przesuń totem w jednym z ośmiu kierunków, w rzędzie, w kolumnie albo na ukos:
    - o jedno pole, na pole wolne;
    - albo przeskocz nim nieprzerwaną linię jednego lub kilku swoich kamieni, na pole tuż za ostatnim z nich, jeśli jest wolne.

    Nie wolno przeskoczyć kamienia przeciwnika ani wolnego pola.
rules-yoxii-totem-ways = Kolej białych: tu można przesunąć totem. Przez d5 totem skacze na d6. Przez e5 nie może: dalej leży czerwony kamień. Czerwonego kamienia na e4 nie da się przeskoczyć.
rules-yoxii-stones =
    Potem połóż jeden kamień o dowolnej wartości, jaka ci została, na wolnym polu, które styka się z totemem bokiem lub rogiem. Pole, które totem właśnie opuścił, jest wolne.

    Jeśli obok totemu nie ma wolnego pola, połóż kamień na dowolnym wolnym polu planszy.
rules-yoxii-stones-beside = Wolne pola obok totemu.
rules-yoxii-end =
    Gra kończy się, gdy gracz, którego jest kolej, nie może przesunąć totemu, nawet jeśli drugi jeszcze by mógł. Każdy dodaje wartości swoich kamieni, które stykają się z totemem bokiem lub rogiem:
    - wygrywa wyższa suma;
    - przy równych sumach wygrywa ten, kto ma tam więcej kamieni;
    - jeśli i to jest równe, jest remis.
rules-yoxii-end-count = Białe nie mogą przesunąć totemu. Obok niego białe mają 4 + 3 = 7, czerwone 2 + 2 + 2 = 6: wygrywają białe. Kamień na d4 się nie liczy.
rules-yoxii-thanks = Autorem gry Yoxii jest Jeremy Partinico. Dziękujemy jemu i wydawcy. Jeśli gra ci się podoba, kup oryginał – jest piękny.

## Arkusze do druku

print-yoxii-pieces = Każdy gracz: 18 kamieni – po pięć o wartości 1, 2 i 3 oraz trzy o wartości 4. Białe są okrągłe, czerwone mają osiem boków. Jeden wspólny totem.

print-rules-yoxii =
    # Cel
    Zdobądź więcej punktów niż przeciwnik: liczą się wartości kamieni wokół totemu w chwili, gdy nie można go już przesunąć.

    # Co jest potrzebne
    Każdy gracz ma 18 kamieni: po pięć o wartościach 1, 2 i 3 oraz trzy o wartości 4. Totem stoi na początku na środku planszy. Zaczynają białe, potem gracie na zmianę.

    # Twoja tura
    Najpierw przesuń totem, potem połóż kamień. Jedno i drugie jest obowiązkowe.
    - Przesuń totem w jednym z ośmiu kierunków: o jedno pole, na pole wolne; albo przeskocz nim w linii prostej jeden lub kilka swoich kamieni, bez przerw, na pole tuż za nimi, jeśli jest wolne. Nie wolno przeskoczyć kamienia przeciwnika ani wolnego pola.
    - Połóż kamień o dowolnej wartości, jaka ci została, na wolnym polu, które styka się z totemem bokiem lub rogiem. Pole, które totem opuścił, jest wolne. Jeśli obok totemu nie ma wolnego pola, połóż kamień na dowolnym wolnym polu.

    # Koniec gry
    Gra kończy się, gdy gracz, którego jest kolej, nie może przesunąć totemu, nawet jeśli drugi jeszcze by mógł. Każdy dodaje wartości swoich kamieni, które stykają się z totemem bokiem lub rogiem. Wygrywa wyższa suma. Przy równych sumach wygrywa ten, kto ma tam więcej kamieni; jeśli i to jest równe, jest remis.
print-example-yoxii = Koniec gry: totemu nie można już przesunąć i liczą się kamienie wokół niego.

## Tematy zadań

puzzles-theme-close-in = Osaczenie
puzzles-theme-close-in-hint = Nie zostaw totemowi żadnej drogi tam, gdzie twoje kamienie dają więcej punktów.
puzzles-theme-jump-out = Wyskok
puzzles-theme-jump-out-hint = Totem może przeskoczyć twoje kamienie.
puzzles-theme-keep-the-fours = Oszczędź czwórki
puzzles-theme-keep-the-fours-hint = Właściwy jest tu kamień o wartości mniejszej niż cztery.

## Rozwiązane plansze

study-yoxii-board = { $board ->
    [one] { $board } pole
    [few] { $board } pola
   *[other] { $board } pól
}
study-yoxii-drawn = Remis
