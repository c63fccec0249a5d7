# Analiza, edytor planszy, import i eksport oraz okno arkuszy do druku.

## Co można analizować

study-lead = Przejdź przez partię ruch po ruchu, zobacz, co myśli o niej komputer, i wypróbuj inne ruchy.
study-from-start = Od początku
study-set-up = Ustaw pozycję
study-kept = Twoje analizy
study-kept-none = Analiza zapisze się tu, gdy tylko coś w niej zmienisz.
study-kept-broken = { $count ->
    [one] Jednej zapisanej analizy nie da się odczytać. Pozostałe są nienaruszone.
    [few] { $count } zapisanych analiz nie da się odczytać. Pozostałe są nienaruszone.
    [many] { $count } zapisanych analiz nie da się odczytać. Pozostałe są nienaruszone.
   *[other] { $count } zapisanej analizy nie da się odczytać. Pozostałe są nienaruszone.
}
study-delete-broken = Usuń
study-delete-one = Usuń analizę: { $game }, { $when }
study-delete-yes = Usuń na zawsze
study-games = { $count ->
    [one] Można też analizować jedną zakończoną partię
    [few] Można też analizować { $count } zakończone partie
    [many] Można też analizować { $count } zakończonych partii
   *[other] Można też analizować { $count } zakończonej partii
}
study-all = Wszystkie analizy
study-not-found = Na tym urządzeniu nie ma takiej analizy ani partii.
study-live = Ta partia wciąż trwa online. Możesz ją analizować, gdy się skończy.
study-broken = Tej zapisanej analizy nie da się odczytać.
study-problem-more = Twoim partiom i innym analizom nic się nie stało.
study-no-room = Na tym urządzeniu nie ma już miejsca na zapis analizy. Wyeksportuj ją albo usuń stare partie.

## Import

study-import = Otwórz partię
study-import-label = Zapis partii, pozycja albo link
study-import-open = Otwórz
study-import-choose = Wybierz plik
study-import-empty = Najpierw coś wklej.
study-import-unknown = To nie jest zapis partii, pozycja ani link Tessery.
study-import-large = Ten plik jest za duży jak na jedną partię.
study-import-file = Tego pliku nie da się odczytać.

## Analiza

study-of = Analiza: { $game }
study-of-board = { $game }: { $board }
study-turns = Ruchy
study-no-turns = Zagraj ruch na planszy albo go wpisz.
study-undo = Cofnij ostatnią zmianę
study-undone = Cofnięto.
study-promote = Ustaw jako główny wariant
study-promoted = To jest teraz główny wariant.
study-delete = Usuń od tego miejsca
study-deleted = Usunięto. Ostatnią zmianę można cofnąć.
study-comment = Komentarz do tej pozycji
study-steps = Przejdź przez partię ruch po ruchu
study-first = Na początek
study-back = Ruch wstecz
study-forth = Ruch naprzód
study-last = Na koniec
study-at-start = Początek
study-not-judged = jeszcze bez oceny
study-here = { $number }. { $text }
study-mark = { $mark ->
    [blunder] (gruby błąd)
    [mistake] (błąd)
   *[slip] (niedokładność)
}

## Co sądzi komputer

study-lines = Najlepsze warianty
study-analysis = Analiza komputerowa
study-analysis-off = Włącz ją, żeby zobaczyć, kto stoi lepiej i jak grać dalej.
study-thinking = Myśli…
study-depth = głębokość { $depth }
study-play-line = Zagraj ten ruch
study-in-words = Pokaż ruchy słowami
study-as-written = Pokaż ruchy w zapisie
study-bar = Ocena
study-bar-waiting = Jeszcze nieznana
study-bar-off = Analiza jest wyłączona
study-worth = { $player } { $percent }%
study-proven = udowodnione
study-proven-draw = Wymuszony remis
study-proven-win = { $count ->
    [one] { $player }: wymuszona wygrana w { $count } ruchu
    [few] { $player }: wymuszona wygrana w { $count } ruchach
    [many] { $player }: wymuszona wygrana w { $count } ruchach
   *[other] { $player }: wymuszona wygrana w { $count } ruchu
}

## Eksplorator otwarć

study-explorer = Eksplorator otwarć
study-explorer-loading = Wczytywanie…
study-explorer-failed = Nie udało się wczytać eksploratora otwarć. Zamknij go i otwórz, żeby spróbować ponownie.
study-explorer-damaged = Nie da się odczytać pliku eksploratora otwarć.
study-explorer-beyond = Eksplorator nie zna tej pozycji. Zna tylko najlepsze odpowiedzi na początku partii, do tury { $turns }.
study-explorer-note = Oczekiwany wynik każdego ruchu i to, jak kończyły się partie na najwyższym poziomie: wygrane strony, która zaczynała – remisy – wygrane drugiej strony.
study-explorer-games = { $count ->
    [0] brak partii
    [one] { $count } partia: { $first } – { $draws } – { $second }
    [few] { $count } partie: { $first } – { $draws } – { $second }
    [many] { $count } partii: { $first } – { $draws } – { $second }
   *[other] { $count } partii: { $first } – { $draws } – { $second }
}
study-explorer-results = { $count ->
    [0] brak partii
    [one] { $count } partia: wygrane pierwszego gracza { $first }, remisy { $draws }, wygrane drugiego gracza { $second }
    [few] { $count } partie: wygrane pierwszego gracza { $first }, remisy { $draws }, wygrane drugiego gracza { $second }
   *[other] { $count } partii: wygrane pierwszego gracza { $first }, remisy { $draws }, wygrane drugiego gracza { $second }
}

## Raport

study-report = Cała partia
study-graph = Jak zmieniał się oczekiwany wynik
study-graph-note = Im wyżej na wykresie, tym lepiej dla pierwszego gracza; romby to wyniki udowodnione, kółka to punkty zwrotne.
study-report-empty = Gdy pojawią się ruchy, zobaczysz tu przebieg partii.
study-report-off = Włącz analizę, żeby zobaczyć cały raport.
study-progress = Obejrzane pozycje: { $done } z { $count }…
study-percent = { $percent }%
study-accuracy-note = Dokładność to średnia ze wszystkich ruchów. Ruch, który niczego nie oddaje, liczy się jako 100%; każde oddane 15 punktów oczekiwanego wyniku zmniejsza tę liczbę o połowę.
study-turning = Punkty zwrotne
study-turning-none = Żaden ruch nie kosztował zbyt wiele.
study-turning-yet = Na razie żadnych.
study-puzzles = Zadania z twoich partii
study-retry = Spróbuj jeszcze raz
study-retry-says = { $judgement ->
    [ask] Co jest tu lepsze ({ $player })? Wykonaj ruch na planszy.
    [wait] Sprawdzam twój ruch…
    [best] Brawo: lepszego ruchu nie znaleziono.
    [better] Lepiej niż w partii, ale jest coś silniejszego.
   *[no] To nie jest lepsze. Spróbuj innego ruchu.
}
study-retry-again = Jeszcze jedna próba
study-retry-done = Gotowe
study-turned = { $kind ->
    [win-missed] { $player }: stracona pewna wygrana – było 100%, jest { $after }%.
    [draw-missed] { $player }: stracony pewny remis, teraz to przegrana.
    [into-loss] { $player }: od teraz wymuszona przegrana – było { $before }%.
    [turned] { $player }: oddane prowadzenie – było { $before }%, jest { $after }%.
   *[gave] { $player }: spadek – było { $before }%, jest { $after }%.
}
study-better = Lepszy ruch: { $turn }. { $why }

## Eksport

study-export = Udostępnij i zapisz
study-link = Link do tej partii
study-link-note = Link zawiera całą partię z wariantami i komentarzami. Nic nie trafia na serwer.
study-record = Zapis partii
study-copy = Kopiuj: { $what }
study-copy-record = Kopiuj
study-copied = Skopiowano.
study-copy-failed = Przeglądarka nie pozwala kopiować. Zaznacz tekst i skopiuj go ręcznie.
study-save-record = Zapisz jako plik
study-position = Pozycja na planszy
study-to-editor = Zmień tę pozycję w edytorze
study-picture = Obrazek planszy
study-ink = Do druku
study-save = Zapisz { $kind }
study-picture-failed = Ta przeglądarka nie potrafi zrobić tego obrazka. Zapisz go jako SVG.

## Edytor planszy

edit-games = Gra
edit-tools = Narzędzia
edit-tool = Na wskazanym polu:
edit-start = Pozycja początkowa
edit-stock = W zapasie
edit-clear = Wyczyść planszę
edit-good = Pozycja jest poprawna.
edit-position = Pozycja jako tekst
edit-play = Graj od tej pozycji
edit-study = Analizuj tę pozycję
edit-not-yet = Grać i analizować będzie można, gdy pozycja stanie się poprawna.

## Arkusze do druku

sheets-title = Drukuj: { $game }
sheets-lead = { $game ->
    [slither] Plansze do gry pisakami w dwóch kolorach, gotowe do druku.
   *[other] Plansza, wszystkie elementy do wycięcia i zasady na jednej stronie.
}
sheets-boards = Która plansza
sheets-this = Ta, { $code }
sheets-fresh = Nowe
sheets-count = Ile plansz
sheets-per-page = Plansz na stronie
sheets-rules = Z zasadami
sheets-paper = Papier
sheets-open = Otwórz PDF
sheets-again = Spróbuj ponownie
sheets-offline = Arkusze przygotowuje serwer Tessery, z którym nie ma teraz połączenia. Uruchom go albo sprawdź połączenie i spróbuj ponownie.

## Co wiadomo na pewno

study-known-lead = Małe plansze są rozwiązane: udowodniono, co się stanie, gdy oboje grają najlepiej. Otwórz jedną z nich, by przejść ją tura po turze.
study-known-note = „Tury” to długość najdłuższego wariantu, „Pozycje” to wielkość dowodu. Strona przegrywająca odwleka koniec, jak długo się da; przy remisie obie strony trzymają się swoich planów. Każdy dowód można sprawdzić na podstawie samych zasad.
study-known-board = Plansza
study-known-value = Wynik
study-known-turns = Tury
study-known-positions = Pozycje
study-known-none = Jeszcze nic nie udowodniono.
study-known-damaged = Wiersz { $line } listy rozwiązanych plansz jest uszkodzony.
study-known-not-loaded = Nie udało się wczytać listy rozwiązanych plansz. Sprawdź połączenie i spróbuj ponownie.
