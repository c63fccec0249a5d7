# Trexo: wszystkie komunikaty tylko tej gry. Formy i parametry opisują pliki wspólne: game.ftl, learn.ftl, rules.ftl i print.ftl.

## Na planszy

hint-blocks-five = Blokuje piątkę w linii.
editor-tile = { $direction ->
    [right] Płytka: tu X, O po prawej
    [left] Płytka: tu X, O po lewej
    [up] Płytka: tu X, O powyżej
   *[down] Płytka: tu X, O poniżej
}

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

## Lekcje

learn-answer-x = X
learn-answer-o = O

learn-trexo-lesson-tile = Płytki
learn-trexo-lesson-stack = Układanie na sobie
learn-trexo-lesson-lines = Linie i zakończenia
learn-trexo-lesson-challenge = Wyzwanie

learn-trexo-lay = Jesteś X i zaczynasz. W każdej turze kładzie się jedną płytkę ze wspólnego zapasu na dwóch polach, które mają wspólny bok. Połóż płytkę gdziekolwiek.
learn-trexo-lay-done = Zostaje tam do końca gry. Pasować nie wolno.
learn-trexo-turn = Płytka pokazuje X na jednej połowie, a O na drugiej; wybierasz, w którą stronę. Połóż ją tak, żeby O było na d4.
learn-trexo-turn-done = Dobrze. Ktokolwiek kładzie płytkę, są na niej oba znaki.
learn-trexo-turn-wrong = Połowa z O ma leżeć na d4.
learn-trexo-turn-wrong-round = Teraz na d4 jest X. Obróć płytkę.

learn-trexo-second-level = Płytki mogą leżeć na płytkach, jeśli oba pola są równie wysokie, a połowy spoczywają na dwóch różnych płytkach. Połóż płytkę na poziomie 2.
learn-trexo-second-level-done = Łączy dwie płytki pod sobą. Dokładnie na jednej innej płytce leżeć nie może.
learn-trexo-second-level-wrong = Ta leży na planszy. Połóż ją w poprzek obu płytek.
learn-trexo-rest = Płytka ma leżeć na c3 i jeszcze jednym polu. Dotknij każdego pola, które może być tym drugim.
learn-trexo-rest-done = Równie wysoko, a pod spodem inna płytka: b3 i c4.
learn-trexo-rest-wrong = To pole nie leży obok c3.
learn-trexo-rest-wrong-same = Na d3 i c3 widać tę samą płytkę. Połowy muszą spoczywać na dwóch różnych.
learn-trexo-rest-wrong-height = c2 leży niżej niż c3. Oba pola muszą być równie wysokie.

learn-trexo-row = Pięć twoich znaków w rzędzie, w kolumnie albo na przekątnej wygrywa. Jesteś X: wygraj.
learn-trexo-row-done = Pięć w rzędzie.
learn-trexo-row-wrong = Rzędowi X brakuje jednego, na e3.
learn-trexo-row-wrong-round = Na e3 jest O. Obróć płytkę.
learn-trexo-diagonal = Liczy się tylko to, co widać z góry, bez względu na wysokość. Wygraj na przekątnej – i uważaj na drugą połowę.
learn-trexo-diagonal-done = Pięć na przekątnej; poziom nie ma znaczenia.
learn-trexo-diagonal-wrong = Przekątna X biegnie od a1 do d4.
learn-trexo-diagonal-wrong-both = Z O na e6 kończysz też przekątną pięciu O, a wtedy wygrywa O. Połóż O gdzie indziej.
learn-trexo-block = Teraz jesteś O. X grozi piątym na e3. Zatrzymaj go: zablokuj albo zakryj któreś X.
learn-trexo-block-done = Zatrzymany. Zakrycie to często najlepsza obrona.
learn-trexo-block-wrong = X wygrałby teraz na e3.
learn-trexo-block-wrong-gift = Piąte X wyszło z twojej ręki. Linia znaku przeciwnika wygrywa dla przeciwnika, ktokolwiek ją zrobił.
learn-trexo-both = X jedną płytką dokończył właśnie dwie linie: pięć X w rzędzie 3 i pięć O w rzędzie 2. Kto wygrywa?
learn-trexo-both-done = O. Jeśli jest linia przeciwnika, wygrywa przeciwnik.
learn-trexo-both-wrong = Turę zagrał X. Najpierw liczy się linia znaku przeciwnika.
learn-trexo-stock = W tym zapasie były tylko cztery płytki i została jedna. Połóż ją.
learn-trexo-stock-done = Zapas jest pusty i nikt nie ma linii: remis. Tak samo, gdy żadnej płytki nie da się położyć.
learn-trexo-stock-wrong = Połóż ostatnią płytkę gdziekolwiek.

learn-trexo-win-one = Tura O: wygraj od razu. Jest dokładnie jeden sposób.
learn-trexo-win-one-done = Pięć O. Bystre oko!
learn-trexo-win-one-wrong = To nie daje linii pięciu O. Pamiętaj, że możesz zakryć X.
learn-trexo-win-two = Tura X: wygraj w dwóch. Po właściwej turze nic, co zrobi O, nie pomoże.
learn-trexo-win-two-done = Teraz X grozi tym, czego O nie zdoła zatrzymać.
learn-trexo-win-two-wrong = To O może zatrzymać. Która płytka pomaga dwóm liniom naraz?
learn-trexo-win-two-end = Teraz dokończ.
learn-trexo-win-two-end-done = Pięć X! To był cały kurs.
learn-trexo-win-two-end-wrong = To jeszcze nie pięć w linii.

## Zasady

rules-head-tile = Kładzenie płytki
rules-head-stack = Układanie na sobie
rules-head-lines = Pięć w linii

rules-trexo-aim = Zobaczyć z góry pięć własnych znaków w jednej linii: w rzędzie, w kolumnie albo na przekątnej.
rules-trexo-setup = Plansza 10 × 10 pól i wspólny zapas 60 płytek (wcześniejsze wydanie ma 45). Płytka zajmuje dwa pola i pokazuje X na jednej połowie, a O na drugiej. Jeden gracz to X, drugi to O. Zaczyna X, potem gracze grają na zmianę.
rules-trexo-tile = Weź płytkę z zapasu i połóż ją na dwóch polach, które mają wspólny bok, w dowolną stronę. Nie musi dotykać innych płytek. Zostaje tam do końca gry. Nie wolno pasować.
rules-trexo-tile-first = Płytka z X na c3 i O na c4.
rules-trexo-stack =
    Płytki mogą leżeć na płytkach. Poziom pola to liczba płytek, które na nim leżą.
    - Oba pola muszą mieć ten sam poziom.
    - Powyżej samej planszy obie połowy muszą spoczywać na dwóch różnych płytkach: płytka nigdy nie leży dokładnie na jednej innej.
rules-trexo-stack-two = Położona dobrze: górna płytka łączy dwie leżące pod nią. Jej pola są na poziomie 2.
rules-trexo-stack-not = Niedozwolone: płytka na b3 i c3, bo na obu polach widać tę samą płytkę. Na c3 i d3 byłoby wolno.
rules-trexo-lines =
    Liczy się tylko to, co widać z góry, bez względu na wysokość. Po turze:
    - jeśli jest linia co najmniej pięciu znaków przeciwnika, wygrywa przeciwnik, nawet jeśli jest też linia gracza, który grał;
    - w przeciwnym razie, jeśli jest linia co najmniej pięciu znaków gracza, który grał, wygrywa on.

    Dlatego spójrz na obie połowy płytki, zanim ją puścisz.
rules-trexo-lines-diagonal = X ma pięć na przekątnej. To, że c3 leży wyżej, nie ma znaczenia.
rules-trexo-lines-both = X jedną płytką dokończył dwie linie, jedną z X i jedną z O: wygrywa O.
rules-trexo-end = Jeśli nikt nie ma linii, a zapas jest pusty albo żadnej płytki nie da się już położyć, jest remis.
rules-trexo-thanks = Autorem gry Trexo jest Jan Åke Hansson. Dziękujemy jemu i wydawcy. Jeśli gra ci się podoba, kup oryginał: jest piękny.

## Arkusze do druku

print-trexo-pieces = { $count ->
    [one] { $count } płytka
    [few] { $count } płytki
   *[other] { $count } płytek
}, wspólny zapas. Tnij wzdłuż linii; z grubszego papieru układa się lepiej.

print-rules-trexo =
    # Cel
    Zobaczyć z góry pięć własnych znaków w jednej linii: w rzędzie, w kolumnie albo na przekątnej.

    # Co jest potrzebne
    Plansza 10 × 10 pól i wspólny zapas 60 płytek. Płytka zajmuje dwa pola i pokazuje X na jednej połowie, a O na drugiej. Jeden gracz to X, drugi to O. Zaczyna X, potem gracze grają na zmianę.

    # Twoja tura
    Weź płytkę z zapasu i połóż ją na dwóch polach, które mają wspólny bok, w dowolną stronę. Nie musi dotykać innych płytek i zostaje tam, gdzie leży. Nie wolno pasować.
    - Oba pola muszą być równie wysokie: leży na nich tyle samo płytek.
    - Na innych płytkach obie połowy muszą spoczywać na dwóch różnych płytkach. Płytka nigdy nie leży dokładnie na jednej innej.

    # Koniec gry
    Liczy się tylko to, co widać z góry, bez względu na wysokość.
    - Jeśli po twojej turze jest linia co najmniej pięciu znaków przeciwnika, wygrywa przeciwnik, nawet jeśli jest też linia twoich.
    - W przeciwnym razie, jeśli jest linia co najmniej pięciu twoich znaków, wygrywasz ty.
    - Jeśli zapas jest pusty albo żadnej płytki nie da się położyć, jest remis.
print-example-trexo = Koniec gry: pięć znaków w linii. Liczby mówią, ile płytek leży na polu.
