# Zasady gier, dla strony i terminala. Wiersz z „- ” to punkt listy, pusty wiersz kończy akapit.
# Jakie są rozdziały i diagramy, mówi lessons/rules/.

rules-title = Zasady gry { $game }
rules-choose = Która gra?
rules-lead = Naszymi słowami, z diagramami. Dokładne brzmienie dla programów jest w dokumentacji.
rules-learn = Naucz się przy planszy
rules-play = Graj
rules-mark = ▸ wskazuje to, o czym mówi wiersz pod diagramem.

rules-head-aim = Cel
rules-head-setup = Co jest potrzebne
rules-head-turn = Twoja tura
rules-head-fish = Dwie ryby
rules-head-sharks = Jeden rekin
rules-head-totem = Ruch totemu
rules-head-stones = Kładzenie kamienia
rules-head-tile = Kładzenie płytki
rules-head-stack = Układanie na sobie
rules-head-lines = Pięć w linii
rules-head-walls = Mury i wolne pola
rules-head-moving = Ruch obu węży
rules-head-death = Jak ginie wąż
rules-head-last = Z jednym wężem
rules-head-end = Koniec gry
rules-head-thanks = Podziękowania

## Xok

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

## Yoxii

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

## Trexo

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

## Slither Stone

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
