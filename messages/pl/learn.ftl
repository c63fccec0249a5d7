# Lekcje. Jakie są i co jest dobrze, mówi lessons/. Do każdego kroku: zadanie, co mówimy, gdy jest wykonane, i co,
# gdy poszło źle.

learn-title = Nauka gry { $game }
learn-lead = Krótkie lekcje przy planszy, zasada po zasadzie, z małym wyzwaniem na końcu.
learn-progress = { $done } z { $all ->
    [one] { $all } lekcji
    [few] { $all } lekcji
   *[other] { $all } lekcji
}
learn-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[other] { $count } kroków
}
learn-course = Kurs
learn-begin = Zacznij
learn-continue = Dalej
learn-lesson-state = { $state ->
    [done] Ukończona
    [open] Zaczęta
   *[new] Nowa
}
learn-step = Krok { $step } z { $steps }
learn-back = Wszystkie lekcje
learn-board = Plansza gry { $game }
learn-retry = Spróbuj jeszcze raz
learn-skip = Pomiń
learn-next = Dalej
learn-next-lesson = Następna lekcja
learn-finish = Zakończ
learn-reply = Przeciwnik gra { $turn }.
learn-left = { $count ->
    [0] Wszystko znalezione.
    [one] Zostało { $count } do znalezienia
    [few] Zostały { $count } do znalezienia
   *[other] Zostało { $count } do znalezienia
}
learn-found = { $cell }: dobrze.
learn-marked = Zaznaczone: { $cells }
learn-rules-of = Zasady gry { $game }
learn-answers = Twoja odpowiedź
learn-all-done = Znasz już całą grę.
learn-now-play = Zagraj w { $game }
learn-now-rules = Przeczytaj zasady
learn-forget = Zacznij kurs od nowa
learn-lost = Nie ma takiej lekcji.
learn-broken = Tej lekcji nie da się pokazać.

learn-answer-yes = Tak
learn-answer-no = Nie
learn-answer-white = Białe
learn-answer-black = Czarne
learn-answer-red = Czerwone
learn-answer-both = Obaj gracze
learn-answer-draw = Nikt: remis
learn-answer-x = X
learn-answer-o = O
learn-answer-one = Jedna
learn-answer-two = Dwie
learn-answer-gone = Poza grą
learn-answer-supply = Z powrotem w zapasie właściciela
learn-answer-first = Gracz 1
learn-answer-second = Gracz 2

## Xok

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

## Yoxii

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

## Trexo

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

## Slither Stone

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
