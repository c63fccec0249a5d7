# Analiza, edytor planszy, import i eksport oraz okno arkuszy do druku.

## Co można analizować

study-lead = Przejdź partię krok po kroku, zobacz, co sądzi o niej komputer, i wypróbuj inne ruchy.
study-from-start = Od początku
study-set-up = Ustaw pozycję
study-kept = Twoje analizy
study-kept-none = Analiza zostanie tu zachowana, gdy tylko coś w niej zmienisz.
study-kept-broken = { $count ->
    [one] Jednej zachowanej analizy nie da się odczytać. Pozostałe są nienaruszone.
    [few] { $count } zachowanych analiz nie da się odczytać. Pozostałe są nienaruszone.
    [many] { $count } zachowanych analiz nie da się odczytać. Pozostałe są nienaruszone.
   *[other] { $count } zachowanych analiz nie da się odczytać. Pozostałe są nienaruszone.
}
study-delete-broken = Usuń
study-delete-one = Usuń analizę: { $game }, { $when }
study-delete-yes = Usuń na dobre
study-games = { $count ->
    [one] Można też analizować jedną zakończoną partię
    [few] Można też analizować { $count } zakończone partie
    [many] Można też analizować { $count } zakończonych partii
   *[other] Można też analizować { $count } zakończonej partii
}
study-all = Wszystkie analizy
study-not-found = Na tym urządzeniu nie ma takiej analizy ani partii.
study-broken = Tej zachowanej analizy nie da się odczytać.
study-problem-more = Nic innego nie ucierpiało: twoje partie i analizy są takie, jak były.
study-no-room = Na tym urządzeniu brakuje miejsca, by zachować analizę. Wyeksportuj ją albo usuń stare partie.

## Import

study-import = Otwórz
study-import-label = Zapis partii, pozycja albo link
study-import-open = Otwórz
study-import-choose = Wybierz plik
study-import-empty = Najpierw coś wklej.
study-import-unknown = To nie jest ani zapis partii, ani pozycja, ani link Tessery.
study-import-large = Ten plik jest za duży jak na jedną partię.
study-import-file = Tego pliku nie da się odczytać.

## Analiza

study-of = Analiza: { $game }
study-turns = Ruchy
study-no-turns = Zagraj ruch na planszy albo go wpisz.
study-undo = Cofnij ostatnią zmianę
study-undone = Cofnięto.
study-promote = Ustaw jako główną linię
study-promoted = Wariant jest teraz na pierwszym miejscu.
study-delete = Usuń odtąd
study-deleted = Usunięto. Ostatnią zmianę można cofnąć.
study-comment = Komentarz do tej pozycji
study-steps = Krok po kroku przez partię
study-first = Na początek
study-back = Ruch wstecz
study-forth = Ruch naprzód
study-last = Na koniec
study-at-start = Początek
study-here = { $number }. { $text }
study-mark = { $mark ->
    [blunder] (gruby błąd)
    [mistake] (błąd)
   *[slip] (niedokładność)
}

## Co sądzi komputer

study-lines = Najlepsze linie
study-analysis = Analiza komputerowa
study-analysis-off = Włącz ją, aby zobaczyć, ile warta jest pozycja i jak grać dalej.
study-thinking = Myśli …
study-depth = głębokość { $depth }
study-play-line = Zagraj { $turn }
study-bar = Ocena
study-bar-waiting = Jeszcze nieznana
study-bar-off = Analiza jest wyłączona
study-worth = { $player } { $percent } %
study-proven = dowiedzione
study-proven-draw = Wymuszony remis
study-proven-win = { $count ->
    [one] { $player }: wymuszona wygrana w { $count } akcji
    [few] { $player }: wymuszona wygrana w { $count } akcjach
    [many] { $player }: wymuszona wygrana w { $count } akcjach
   *[other] { $player }: wymuszona wygrana w { $count } akcji
}

## Raport

study-report = Cała partia
study-graph = Oczekiwany wynik w ciągu partii
study-graph-note = Na wykresie w górę znaczy dobrze dla pierwszego gracza; romby to wyniki dowiedzione, kółka to punkty zwrotne.
study-report-empty = Gdy pojawią się ruchy, zobaczysz tu przebieg partii.
study-report-off = Włącz analizę, aby zobaczyć cały raport.
study-progress = { $count ->
    [one] Obejrzano { $done } z { $count } pozycji …
    [few] Obejrzano { $done } z { $count } pozycji …
    [many] Obejrzano { $done } z { $count } pozycji …
   *[other] Obejrzano { $done } z { $count } pozycji …
}
study-percent = { $percent } %
study-accuracy-note = Dokładność: ruch, który niczego nie oddaje, liczy się jako 100 %, a każde oddane 15 punktów oczekiwanego wyniku zmniejsza to o połowę; to średnia ze wszystkich ruchów.
study-turning = Punkty zwrotne
study-turning-none = Żaden ruch nie oddał zbyt wiele.
study-turning-yet = Na razie żadnych.
study-turned = { $kind ->
    [win-missed] { $player }: wypuszczona pewna wygrana, ze 100 % na { $after } %.
    [draw-missed] { $player }: wypuszczony pewny remis, teraz to przegrana.
    [into-loss] { $player }: odtąd wymuszona przegrana; było { $before } %.
    [turned] { $player }: oddane prowadzenie, z { $before } % na { $after } %.
   *[gave] { $player }: spadek z { $before } % na { $after } %.
}
study-better = Lepiej było zagrać { $text }.

## Eksport

study-export = Udostępnij i zapisz
study-link = Link do tej partii
study-link-note = Link zawiera całą partię z wariantami i komentarzami. Nic nie trafia na serwer.
study-record = Zapis partii
study-copy = Kopiuj: { $what }
study-copy-record = Kopiuj
study-copied = Skopiowano.
study-copy-failed = Przeglądarka nie pozwala kopiować. Zaznacz tekst i skopiuj go samodzielnie.
study-save-record = Zapisz jako plik
study-position = Pozycja na planszy
study-to-editor = Zmień tę pozycję w edytorze
study-picture = Obraz planszy
study-ink = Oszczędny
study-save = Zapisz { $kind }
study-picture-failed = Ta przeglądarka nie umie zrobić obrazu. SVG działa i bez tego.

## Edytor planszy

edit-games = Gra
edit-tools = Narzędzia
edit-tool = Dotknij pola, aby użyć:
edit-start = Zwykły początek
edit-stock = Zostało do położenia
edit-clear = Opróżnij
edit-good = Pozycja jest poprawna.
edit-position = Pozycja jako tekst
edit-play = Graj odtąd
edit-study = Analizuj odtąd
edit-not-yet = Grać i analizować odtąd można, gdy tylko pozycja będzie poprawna.

## Arkusze do druku

sheets-title = Drukuj: { $game }
sheets-lead = { $game ->
    [slither] Plansze dla dwóch ołówków, gotowe do druku.
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
sheets-offline = Arkusze przygotowuje serwer Tessery, z którym teraz nie ma połączenia. Uruchom go lub sprawdź połączenie i spróbuj ponownie.
