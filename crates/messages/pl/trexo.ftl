# Trexo: wszystkie komunikaty tylko tej gry. Formy i parametry opisują pliki wspólne: game.ftl, learn.ftl, rules.ftl i print.ftl.

## Na planszy

editor-tile = { $direction ->
    [right] Płytka: tu X, O po prawej
    [left] Płytka: tu X, O po lewej
    [up] Płytka: tu X, O powyżej
   *[down] Płytka: tu X, O poniżej
}

trexo-to-move = { $player ->
    [first] Kolej X
   *[second] Kolej O
}
# What counts, in the bar of each player; short where there is little room.
trexo-standing = Najdłuższa linia: { $count } z { $goal }
trexo-standing-short = linia { $count }/{ $goal }
trexo-wins = { $player ->
    [first] Wygrywa X
   *[second] Wygrywa O
}
trexo-end-line = { $player ->
    [first] X ma { $count } w linii.
   *[second] O ma { $count } w linii.
}
trexo-end-given = { $player ->
    [first] Płytka gracza O utworzyła linię { $count } symboli X.
   *[second] Płytka gracza X utworzyła linię { $count } symboli O.
}
trexo-end-no-place = Nie da się już położyć żadnej płytki, a nikt nie ułożył linii.
trexo-end-stock = Wszystkie płytki są już na planszy, a nikt nie ułożył linii.
trexo-cell = { $cell }: { $symbol }, poziom { $level }, druga połowa na { $other }
trexo-cell-half = { $cell }: { $symbol }, poziom { $level }, drugiej połowy jeszcze nie ma
trexo-stock = { $count ->
    [one] W zapasie: { $count } płytka
    [few] W zapasie: { $count } płytki
   *[other] W zapasie: { $count } płytek
}
trexo-said = { $player ->
    [first] X kładzie płytkę na poziomie { $level }: X na { $x }, O na { $o }
   *[second] O kładzie płytkę na poziomie { $level }: X na { $x }, O na { $o }
}
trexo-ask-first = Wskaż pole dla połowy { $symbol }.
trexo-ask-second = Wskaż sąsiednie pole dla połowy { $symbol } albo obróć płytkę.
trexo-ask-play = Obróć płytkę albo zatwierdź turę.
trexo-choose-half = Na wskazanym polu
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
trexo-hint-breaks = Przerywa linię przeciwnika długości { $count }.
trexo-hint-covers = Zakrywa symbol przeciwnika na { $cell }.
trexo-hint-five = { $form ->
    [threatens] Grozi ułożeniem pięciu w linii płytką na { $x } i { $o }.
   *[otherwise] { $player ->
        [first] Inaczej X ułoży pięć w linii płytką na { $x } i { $o }.
       *[second] Inaczej O ułoży pięć w linii płytką na { $x } i { $o }.
    }
}
trexo-hint-row = { $form ->
    [does] Daje { $count } w linii.
   *[otherwise] { $player ->
        [first] Inaczej X ułoży { $count } w linii.
       *[second] Inaczej O ułoży { $count } w linii.
    }
}
trexo-hint-stops = Blokuje z jednej strony linię przeciwnika długości { $count }.
trexo-different-levels = Oba pola muszą być na tym samym poziomie (tu: { $low } i { $high }).
trexo-lay-first = Najpierw wskaż pole dla płytki.
trexo-no-level-neighbour = Żadne sąsiednie pole nie jest na tym samym poziomie ({ $level }).
trexo-not-side-by-side = Oba pola muszą mieć wspólny bok.
trexo-one-tile = Płytka nie może leżeć dokładnie na jednej innej płytce.
trexo-only-one-tile = Jedyne sąsiednie pole na tym poziomie należy do tej samej płytki.
trexo-same-square = Płytka potrzebuje dwóch pól.
trexo-stock-empty = Nie ma już płytek.
trexo-problem-levels = Z tych poziomów nie da się ułożyć całych płytek.
trexo-problem-tile = Płytce na { $cell } brakuje drugiej połowy.
trexo-problem-tiles = { $count ->
    [one] Na planszy jest { $count } płytka, a może być najwyżej { $tiles }.
    [few] Na planszy są { $count } płytki, a może być najwyżej { $tiles }.
   *[other] Na planszy jest { $count } płytek, a może być najwyżej { $tiles }.
}
# What is said instead of a text that speaks of tapping or of what only eyes see.
ear-trexo-ask-first = Wybierz pole dla połowy { $symbol }.
ear-trexo-ask-second = Wybierz sąsiednie pole dla połowy { $symbol } albo obróć płytkę.
ear-trexo-lay-first = Najpierw wybierz pole dla płytki.

## Ustawienia

settings-slanted-note = W Trexo widać wtedy, jak wysokie są wieże.

## Wpisywanie ruchów

typing-trexo-notation = Pole symbolu X, potem pole symbolu O: e5 e6.
typing-trexo-example = e5 e6

## Lekcje

learn-answer-x = X
learn-answer-o = O

learn-trexo-lesson-aim = Cel gry
learn-trexo-lesson-tile = Płytki
learn-trexo-lesson-stack = Układanie na sobie
learn-trexo-lesson-lines = Linie i koniec gry
learn-trexo-lesson-challenge = Wyzwanie

learn-trexo-lay = Nowa partia: grasz jako X i zaczynasz. W swojej turze kładziesz jedną płytkę ze wspólnego zapasu na dwóch polach, które mają wspólny bok. Połóż płytkę, gdzie chcesz.
learn-trexo-lay-done = Zostanie tam do końca gry. Pasować nie wolno.
learn-trexo-turn = Płytka ma X na jednej połowie, a O na drugiej. Ty wybierasz, w którą stronę ją obrócić. Połóż ją tak, żeby O było na d4.
learn-trexo-turn-done = Dobrze! Na każdej płytce są oba symbole, bez względu na to, kto ją kładzie.
learn-trexo-turn-wrong = Połowa z O ma leżeć na d4.
learn-trexo-turn-wrong-round = Teraz na d4 jest X. Obróć płytkę.

learn-trexo-second-level = Płytki mogą leżeć na płytkach: oba pola muszą być na tym samym poziomie, a pod połowami muszą być dwie różne płytki. Połóż płytkę na poziomie 2.
learn-trexo-second-level-done = Łączy dwie płytki pod sobą. Jednej płytki całkowicie zakryć nie wolno.
learn-trexo-second-level-wrong = Ta płytka leży na samej planszy. Połóż ją w poprzek obu płytek.
learn-trexo-rest = Chcesz położyć płytkę na c3 i jeszcze jednym polu. Wskaż każde pole, które może być tym drugim.
learn-trexo-rest-done = Ten sam poziom, a pod spodem inna płytka: b3 i c4.
learn-trexo-rest-wrong = To pole nie leży obok c3.
learn-trexo-rest-wrong-same = Na d3 i c3 widać tę samą płytkę. Pod połowami muszą być dwie różne.
learn-trexo-rest-wrong-height = c2 jest na niższym poziomie niż c3. Oba pola muszą być na tym samym.

learn-trexo-row = Wygrywa pięć twoich symboli w linii: pionowo, poziomo albo na ukos. Grasz jako X. Wskaż zaznaczone pole dla swojego X, a potem pole obok dla O.
learn-trexo-row-done = Pięć w linii: wygrywasz!
learn-trexo-row-wrong = W rzędzie brakuje jednego X, na e3.
learn-trexo-row-wrong-round = Na e3 jest O. Obróć płytkę.
learn-trexo-diagonal = Liczy się to, co widać z góry; poziom nie ma znaczenia. Wygraj na przekątnej – i uważaj na drugą połowę płytki.
learn-trexo-diagonal-done = Pięć na przekątnej, choć na różnych poziomach.
learn-trexo-diagonal-wrong = Przekątna X biegnie od a1 do d4.
learn-trexo-diagonal-wrong-both = Z O na e6 kończysz też przekątną pięciu O, a wtedy wygrywa O. Połóż O gdzie indziej.
learn-trexo-block = Teraz grasz jako O. X grozi piątym X na e3. Zablokuj to pole albo zakryj któreś X.
learn-trexo-block-done = Udało się! Zakrycie to często najlepsza obrona.
learn-trexo-block-wrong = Teraz X wygra na e3.
learn-trexo-block-wrong-gift = Piąte X jest z twojej płytki. Linia symboli przeciwnika to jego wygrana, bez względu na to, kto ją ułożył.
learn-trexo-both = X jedną płytką kończy właśnie dwie linie: pięć X w rzędzie 3 i pięć O w rzędzie 2. Kto wygrywa?
learn-trexo-both-done = O. Jeśli twoja płytka kończy linię przeciwnika, wygrywa przeciwnik.
learn-trexo-both-wrong = To była tura X. Najpierw liczy się linia symboli przeciwnika.
learn-trexo-stock = W tej partii były tylko cztery płytki i została jedna. Połóż ją.
learn-trexo-stock-done = Zapas jest pusty i nikt nie ma linii: remis. Tak samo jest, gdy żadnej płytki nie da się położyć.
learn-trexo-stock-wrong = Połóż ostatnią płytkę, gdzie chcesz.

learn-trexo-win-one = Kolej O: wygraj od razu. Jest tylko jeden sposób.
learn-trexo-win-one-done = Pięć O. Brawo, dobre oko!
learn-trexo-win-one-wrong = To nie daje linii pięciu O. Pamiętaj, że możesz zakryć X.
learn-trexo-win-two = Kolej X: wygraj w dwóch turach. Po właściwym ruchu O nic już nie pomoże.
learn-trexo-win-two-done = Teraz X ma więcej gróźb, niż O zdoła zatrzymać.
learn-trexo-win-two-wrong = To O może jeszcze zatrzymać. Która płytka pomaga dwóm liniom naraz?
learn-trexo-win-two-end = Teraz dokończ.
learn-trexo-win-two-end-done = Pięć X! To był cały kurs.
learn-trexo-win-two-end-wrong = To jeszcze nie pięć w linii.

## Zasady

rules-head-tile = Kładzenie płytki
rules-head-stack = Układanie na sobie
rules-head-lines = Pięć w linii

rules-trexo-aim = Ułóż w jednej linii co najmniej pięć swoich symboli, pionowo, poziomo albo na ukos, zanim zrobi to druga strona. Liczy się widok z góry.
rules-trexo-setup =
    - Plansza 10 × 10 pól.
    - Wspólny zapas 60 płytek (wcześniejsze wydanie ma 45). Płytka zajmuje dwa pola i ma X na jednej połowie, a O na drugiej.

    Wylosujcie, kto gra X, a kto O. Zaczyna X, potem gracie na zmianę.
rules-trexo-tile = Weź płytkę z zapasu, obróć ją, jak chcesz, i połóż na dwóch polach, które mają wspólny bok. Nie może wystawać poza planszę, ale nie musi dotykać innych płytek. Zostaje tam do końca gry. Pasować nie wolno.
rules-trexo-tile-first = Płytka z X na c3 i O na c4.
rules-trexo-stack =
    Płytki mogą leżeć na płytkach. Poziom pola to liczba płytek, które na nim leżą; najwyższego poziomu nie ma.
    - Oba pola muszą być na tym samym poziomie.
    - Płytka położona na innych musi leżeć na dwóch różnych: nie może całkowicie zakrywać jednej innej płytki.
rules-trexo-stack-two = Dobrze: górna płytka łączy dwie leżące pod nią. Jej pola są na poziomie 2.
rules-trexo-stack-not = Niedozwolone: płytka na b3 i c3, bo na obu polach widać tę samą płytkę. Na c3 i d3 byłoby wolno.
rules-trexo-lines =
    Liczy się tylko to, co widać z góry; poziom nie ma znaczenia. Po twojej turze:
    - co najmniej pięć symboli przeciwnika w linii: wygrywa przeciwnik, nawet gdy jest też twoja linia;
    - w przeciwnym razie, jeśli w linii jest co najmniej pięć twoich symboli, wygrywasz ty.

    Dlatego spójrz na obie połowy płytki, zanim ją położysz!
rules-trexo-lines-diagonal = X ma pięć na przekątnej. To, że c3 leży wyżej, nie ma znaczenia.
rules-trexo-lines-both = X jedną płytką kończy dwie linie, jedną z X i jedną z O: wygrywa O.
rules-trexo-end = Jeśli nikt nie ma linii, a zapas jest pusty albo żadnej płytki nie da się już położyć, jest remis.
rules-trexo-thanks = Autorem gry Trexo jest Jan Åke Hansson. Dziękujemy jemu i wydawcy. Jeśli gra ci się podoba, kup oryginał – jest piękny.

## Arkusze do druku

print-trexo-pieces = { $count ->
    [one] { $count } płytka
    [few] { $count } płytki
   *[other] { $count } płytek
}, wspólny zapas. Tnij wzdłuż linii; z grubszego papieru układa się lepiej.

print-rules-trexo =
    # Cel
    Ułóż w jednej linii co najmniej pięć swoich symboli, pionowo, poziomo albo na ukos, zanim zrobi to druga strona. Liczy się widok z góry.

    # Co jest potrzebne
    Plansza 10 × 10 pól i wspólny zapas 60 płytek. Płytka zajmuje dwa pola i ma X na jednej połowie, a O na drugiej. Wylosujcie, kto gra X, a kto O. Zaczyna X, potem gracie na zmianę.

    # Twoja tura
    Weź płytkę z zapasu, obróć ją, jak chcesz, i połóż na dwóch polach, które mają wspólny bok. Nie może wystawać poza planszę, ale nie musi dotykać innych płytek; zostaje tam do końca gry. Pasować nie wolno.
    - Oba pola muszą być na tym samym poziomie: leży na nich tyle samo płytek. Najwyższego poziomu nie ma.
    - Płytka położona na innych musi leżeć na dwóch różnych: nie może całkowicie zakrywać jednej innej płytki.

    # Koniec gry
    Liczy się tylko to, co widać z góry; poziom nie ma znaczenia.
    - Jeśli po twojej turze w linii jest co najmniej pięć symboli przeciwnika, wygrywa przeciwnik, nawet gdy jest też twoja linia.
    - W przeciwnym razie, jeśli w linii jest co najmniej pięć twoich symboli, wygrywasz ty.
    - Jeśli nikt nie ma linii, a zapas jest pusty albo żadnej płytki nie da się położyć, jest remis.
print-example-trexo = Koniec gry: pięć symboli w linii. Liczby mówią, ile płytek leży na polu.

## Tematy zadań

puzzles-theme-last-gap = Ostatnia luka
puzzles-theme-last-gap-hint = Jedna płytka dopełnia pięć w linii.
puzzles-theme-double-threat = Podwójna groźba
puzzles-theme-double-threat-hint = Zagroź podwójnie: przeciwnik zatrzyma tylko jedną linię.
puzzles-theme-poisoned-tile = Zatruta płytka
puzzles-theme-poisoned-tile-hint = Uważaj na drugą połowę: położona inaczej, płytka odda linię przeciwnikowi.
puzzles-theme-level-trick = Gra poziomem
puzzles-theme-level-trick-hint = Połóż płytkę na innych płytkach.
puzzles-theme-block = Blokada
puzzles-theme-block-hint = Zatrzymaj linię przeciwnika.

## Rozwiązane plansze

study-trexo-board = { $tiles ->
    [one] { $size } × { $size }, { $line } w linii, { $tiles } płytka
    [few] { $size } × { $size }, { $line } w linii, { $tiles } płytki
   *[other] { $size } × { $size }, { $line } w linii, { $tiles } płytek
}
study-trexo-drawn = Remis
