# Teksty arkuszy do druku: plansze, elementy do wycięcia, zasady na jednej stronie.
# W zasadach wiersz z „# ” to nagłówek, wiersz z „- ” to punkt listy, pusty wiersz kończy akapit.

print-player = { $number ->
    [1] Gracz 1
   *[other] Gracz 2
}
print-page = { $page } / { $pages }
print-scale = { $length } mm – jeśli linijka się zgadza, arkusz wydrukowano w skali

print-slither-board = Plansza { $code }
print-slither-free = wolne pola, do skreślania
print-slither-wall = mur
print-slither-free-space = wolne pole
print-slither-snakes = węże 1 i 2
print-slither-legend =
    W każdej turze: porusz oboma wężami w ten sam sposób – krok, skok albo bieg –, jednym jako mądrym, drugim jako szalonym. Możesz też narysować jeden mur, nie obok żywego węża, i dowolną liczbę swoich wolnych pól.

print-rules = { $game }: zasady
print-by = { $game ->
    [xok] Autorzy gry: Joël i Rafael Escalante
    [yoxii] Autor gry: Jeremy Partinico
    [trexo] Autor gry: Jan Åke Hansson
   *[slither] Autor gry: Critical Pawn
}
print-board = { $game }: plansza
print-pieces = { $game }: elementy do wycięcia
print-xok-pieces = Każdy gracz: 14 ryb, 3 małe rekiny, 3 duże rekiny. Białe są gładkie, czarne – ciemne i w paski.
print-yoxii-pieces = Każdy gracz: 18 kamieni – po pięć o wartości 1, 2 i 3 oraz trzy o wartości 4. Białe to koła, czerwone to ośmiokąty. Jeden wspólny totem.
print-trexo-pieces = { $count ->
    [one] { $count } płytka
    [few] { $count } płytki
   *[other] { $count } płytek
}, wspólny zapas. Tnij wzdłuż linii; z grubszego papieru układa się lepiej.

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

print-example-xok = Koniec gry: białe mają łańcuch dziesięciu elementów.
print-example-yoxii = Koniec gry: totem nie może się ruszyć i liczy się kamienie wokół niego.
print-example-trexo = Koniec gry: pięć znaków w linii. Liczby mówią, ile płytek leży na polu.
print-example-slither = W środku gry: obaj gracze ruszyli już swoje węże kilka razy.
