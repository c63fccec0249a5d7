# Zadania na stronie. To, co należy do tematów jednej gry, jest w jej własnym pliku.

puzzles-lead = W każdym zadaniu dobry jest jeden ruch: żaden inny nie wygrywa tak szybko albo żaden inny cię nie ratuje. To udowodnione. Znajdź go!
puzzles-title = { $game }: zadania
puzzles-all = Wszystkie zadania
puzzles-of = { $game }: zadania
puzzles-board = Plansza gry { $game }
puzzles-count = { $count ->
    [one] { $count } zadanie
    [few] { $count } zadania
   *[other] { $count } zadań
}
puzzles-days = { $count ->
    [0] Rozwiąż zadanie dnia, a jutro następne.
    [one] { $count } dzień z rzędu
   *[other] { $count } dni z rzędu
}

## Zadanie dnia i zadania na miarę

puzzles-today = Zadanie dnia
puzzles-today-lead = { $date }. Takie samo dla wszystkich.
puzzles-today-short = { $state ->
    [solved] Dziś rozwiązane
   *[new] Dziś nowe
}
puzzles-today-go = { $state ->
    [solved] Obejrzyj jeszcze raz
   *[new] Rozwiąż
}
puzzles-stream = Zadania dla ciebie
puzzles-stream-lead = Zadania dobrane do ciebie: ranking rośnie i spada wraz z wynikami.
puzzles-stream-go = Rozwiązuj
puzzles-rating = Ranking { $rating }
puzzles-rating-new = Jeszcze bez rankingu
puzzles-rating-change = Ranking { $rating } ({ $change })
puzzles-row = { $count } z rzędu
puzzles-row-best = { $count } z rzędu, rekord { $best }
puzzles-solved = Rozwiązane: { $count }
puzzles-begin-level = Twój poziom na początek
puzzles-level = Poziom { $level }
puzzles-theme = Temat
puzzles-theme-any = Dowolny

## Rozwiązywanie

puzzles-win = { $status }. { $turns ->
    [1] Wygraj w jednej turze.
   *[other] Wygraj w { $turns } turach.
}
puzzles-save = { $status }. Ratuje cię tylko jeden ruch: znajdź go.
puzzles-goal = { $goal ->
    [save] Ratuje cię tylko jeden ruch
    [one] Wygraj w jednej turze
   *[win] Wygraj w { $turns } turach
}
puzzles-reply = Przeciwnik odpowiada: { $turn }.
puzzles-right = Dobrze! Przeciwnik odpowiada…
puzzles-right-like = Dobrze! Ten ruch jest równie dobry. Gramy dalej po: { $turn }.
puzzles-solved-win = Rozwiązane: to wygrywa.
puzzles-solved-save = Rozwiązane: to cię ratuje.
puzzles-wrong-win = { $turns ->
    [1] Inny ruch wygrywa od razu. Spróbuj jeszcze raz.
   *[other] Inny ruch wygrywa w { $turns } turach. Spróbuj jeszcze raz.
}
puzzles-wrong-save = Ratuje cię inny ruch. Spróbuj jeszcze raz.
puzzles-counted = Liczy się tylko pierwsza próba: twój ranking to teraz { $rating } ({ $change }).
puzzles-retry = Spróbuj jeszcze raz
puzzles-next = Następne zadanie
puzzles-more = Więcej zadań
puzzles-show = Pokaż rozwiązanie
puzzles-solution = Oto rozwiązanie.

puzzles-hint = Podpowiedź
puzzles-hint-more = Jeszcze podpowiedź
puzzles-hints = Podpowiedzi
puzzles-hint-where = Spójrz tutaj: { $cells }.
puzzles-hint-turn = Właściwy ruch: { $turn }.

puzzles-why = Dlaczego nie?
puzzles-why-wait = Komputer szuka odpowiedzi na twój ruch.
puzzles-why-over = { $result }.
puzzles-why-loses = Wtedy wygrywa przeciwnik.
puzzles-why-draws = Wtedy jest remis.
puzzles-why-slower = { $turns ->
    [1] To też wygrywa, ale później: inny ruch wygrywa od razu.
   *[other] To też wygrywa, ale później: inny ruch wygrywa w { $turns } turach.
}
puzzles-why-escapes = Wtedy przeciwnik ratuje się taką odpowiedzią.
puzzles-why-worse = Przeciwnik może odpowiedzieć tak.
puzzles-why-unknown = Komputer nie znalazł odpowiedzi. Spróbuj jeszcze raz.
puzzles-line = Następne ruchy
puzzles-line-back = Ruch wstecz
puzzles-line-forth = Następny ruch

## Twoje partie

puzzles-own = Z twoich partii
puzzles-own-lead = Pozycje, w których umknął ci jedyny ruch, który wygrywał albo ratował partię.
puzzles-own-go = Poszukaj ich
puzzles-own-none = W twoich zakończonych partiach nie ma jeszcze takich pozycji.
puzzles-own-search = { $all ->
    [one] Przeglądam { $all } partię, gotowe: { $done }.
    [few] Przeglądam { $all } partie, gotowe: { $done }.
   *[other] Przeglądam { $all } partii, gotowe: { $done }.
}
puzzles-own-win = Tu była wygrana
puzzles-own-save = Tu był ratunek
puzzles-own-turn = { $game }, { $when }, tura { $number }

## Czego brakuje albo co jest uszkodzone

puzzles-lost = Nie ma takiego zadania.
puzzles-broken = Tego zadania nie da się pokazać.
puzzles-damaged = Plik z tymi zadaniami jest uszkodzony w wierszu { $line }. Wczytaj stronę ponownie, aby pobrać go jeszcze raz.
puzzles-not-loaded = Nie udało się wczytać zadań. Sprawdź połączenie i spróbuj jeszcze raz.
