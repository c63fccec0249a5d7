# Strona w przeglądarce: wszystko poza tym, co mówi się o pozycji (game.ftl), lekcjami, zasadami i analizą.

## Everywhere

app-title = { $screen } – Tessera
app-home = Tessera – cztery gry dla dwojga
app-calls = ({ $count }) { $title }
app-description = Xok, Yoxii, Trexo i Slither Stone: cztery gry dla dwojga. Graj, ucz się i analizuj.
app-load-failed = Nie udało się wczytać tej części strony. Sprawdź połączenie i spróbuj ponownie.
app-broken = Coś poszło nie tak. Twoje partie są bezpieczne; odśwież stronę.
title-new = Nowa gra
title-game = Partia
title-games = Moje partie
title-settings = Ustawienia
title-learn = Nauka
title-puzzles = Zadania
title-rules = Zasady
title-study = Analiza
title-known = Co wiadomo na pewno
title-editor = Edytor planszy
title-lost = Nie znaleziono

nav-label = Menu główne
nav-home = Tessera, strona główna
nav-skip = Przejdź do treści
nav-play = Graj
nav-learn = Nauka
nav-puzzles = Zadania
nav-study = Analiza
nav-games = Moje partie
nav-settings = Ustawienia
nav-calls = { $count ->
    [one] { $count } partia czeka na ciebie
    [few] { $count } partie czekają na ciebie
   *[other] { $count } partii czeka na ciebie
}

lost-title = Nic tu nie ma
lost-text = Ten adres nigdzie nie prowadzi. Może link jest niepełny.
lost-home = Wróć do gier

ui-close = Zamknij
ui-cancel = Anuluj
ui-print = Drukuj

game-name = { $game ->
    [xok] Xok
    [yoxii] Yoxii
    [trexo] Trexo
   *[slither] Slither Stone
}

# The two players of a game, as the game calls them.
player-name = { $game ->
    [xok] { $player ->
        [first] Białe
       *[second] Czarne
    }
    [yoxii] { $player ->
        [first] Białe
       *[second] Czerwone
    }
    [trexo] { $player ->
        [first] X
       *[second] O
    }
   *[slither] { $player ->
        [first] Niebieski
       *[second] Pomarańczowy
    }
}

## The board

board-label = Plansza gry { $game }
board-cell-lit = { $cell }, do wyboru

## Home

home-title = Cztery gry dla dwojga
home-lead = Graj z kimś obok, przez internet albo z komputerem. Bez konta, bez instalowania.
home-pitch = { $game ->
    [xok] Połącz dziesięć ryb i rekinów w łańcuch, zanim przegryzą go rekiny przeciwnika.
    [yoxii] Zaprowadź totem tam, gdzie twoje kamienie są warte najwięcej.
    [trexo] Na każdej płytce są oba symbole. Ułóż pięć swoich w linii – patrząc z góry.
   *[slither] Każdy ma dwa węże: jeden jest mądry, drugi szalony. Niech twoje żyją dłużej!
}
home-by = { $game ->
    [xok] autorzy: Joël i Rafael Escalante
    [yoxii] autor: Jeremy Partinico
    [trexo] autor: Jan Åke Hansson
   *[slither] autor: Critical Pawn
}
home-play = Graj
home-learn = Nauka
home-learn-game = Nauka: { $game }
home-continue = Wróć do gry { $game }
home-more-open = { $count ->
    [one] i jeszcze jedna rozpoczęta partia
    [few] i jeszcze { $count } rozpoczęte partie
    [many] i jeszcze { $count } rozpoczętych partii
   *[other] i jeszcze { $count } rozpoczętej partii
}

seat-you = Ty
seat-computer = Komputer, poziom { $level }
games-versus-computer = z komputerem, poziom { $level }
games-versus-person = dwie osoby, jeden ekran

## New game

new-opponent = Przeciwnik
new-computer = Komputer
new-person = Ktoś obok
new-level = Poziom
new-level-says = { $level ->
    [1] 1 – początkujący
    [2] 2 – bardzo łatwy
    [3] 3 – łatwy
    [4] 4 – spokojny
    [5] 5 – średni
    [6] 6 – solidny
    [7] 7 – trudny
    [8] 8 – bardzo trudny
    [9] 9 – mistrzowski
   *[10] 10 – pełna moc
}
new-side = Grasz jako
new-lot = Losowo
new-begins = Pierwszy ruch: { $player }.
new-clock = Zegar
new-minutes = { $minutes ->
    [0] bez zegara
    [one] po { $minutes } minucie
    [few] po { $minutes } minuty
    [many] po { $minutes } minut
   *[other] po { $minutes } minuty
}
new-increment = Dodatek za każdą turę
new-seconds = { $seconds ->
    [0] brak
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}
new-tiles = Płytki
new-number = { $id ->
    [tiles] { $count ->
        [45] 45 – wcześniejsze wydanie
        [60] 60 – standard
       *[other] { $count }
    }
   *[other] { $count }
}
new-board = Plansza
new-columns = Kolumny
new-rows = Rzędy
new-walls = Ściany
new-seed = Numer
new-seed-wrong = Numer planszy ma od jednej do dziewięciu cyfr.
new-another-board = Inna
new-code = Kod
new-learn = Naucz się grać
new-rules = Zasady
new-start = Zacznij

## Playing

play-loading = Rozkładam planszę…
play-core-failed = Nie udało się wczytać gry. Sprawdź połączenie i odśwież stronę.
play-not-found = Na tym urządzeniu nie ma takiej partii.
play-broken = Nie można odczytać tej zapisanej partii. Pozostałe są nienaruszone.
play-computer-failed = Komputer nie znalazł ruchu. Cofnij ruch albo odśwież stronę.
play-wait = Komputer myśli. Zatrzymasz go przyciskiem Cofnij.
play-to-move = teraz kolej
play-thinking = myśli…
play-winner = wygrana
play-clock = Zegar: { $player }
play-stock = Zapas: { $player }
play-parts = Wybrane dotąd
play-take-back = cofnij wybór
play-confirm = Zatwierdź
play-cancelled = Tura anulowana.
play-code = Plansza { $code }
play-undo = Cofnij
play-undone = Cofnięto.
play-redo = Ponów
play-redone = Ponowiono.
play-hint = Podpowiedź
play-hinting = Szukam podpowiedzi…
play-hint-says = Podpowiedź: { $turn }.
play-hint-keys = Enter zatwierdza ten ruch, Escape zamyka podpowiedź.
play-hint-closed = Podpowiedź zamknięta.
play-hint-stopped = Szukanie podpowiedzi przerwane.
play-hint-line = Co może być dalej
play-hint-follow = Zagraj ten ruch
play-hint-close = Pomyślę bez pomocy
play-hint-failed = Nie znaleziono podpowiedzi.
play-flip = Obróć planszę
play-resign = Poddaj się
play-restart = Od nowa
play-tools = Gra
settings-sound = Dźwięk
settings-slanted = Widok z ukosa
play-keys = Klawisze
play-lists = Plansza i możliwe ruchy
play-moves = Ruchy
play-no-moves = Nie było jeszcze żadnego ruchu.
play-looking-back = To wcześniejsza pozycja.
play-look-now = Wróć do gry
play-type = Wpisz ruch
play-type-play = Zagraj wpisany ruch
play-wins = Wygrywa { $player }
play-draw = { $game ->
    [xok] Wygrywacie oboje!
   *[other] Remis
}
play-why-resigned = Poddanie partii: { $player }.
play-why-time = Koniec czasu: { $player }.
play-decided = Rozstrzygające pola: { $cells }.
play-again = Jeszcze raz
play-new = Nowa gra

ask-resign = Poddać się?
ask-resign-text = Partia się skończy i wygra druga strona.
ask-resign-yes = Poddaj się
ask-restart = Zacząć od nowa?
ask-restart-text = Dotychczasowe ruchy przepadną.
ask-restart-yes = Od nowa

lists-cells = Plansza
lists-legal = { $count ->
    [one] { $count } możliwy ruch
    [few] { $count } możliwe ruchy
    [many] { $count } możliwych ruchów
   *[other] { $count } możliwego ruchu
}
play-rotate = Obróć

## The game and this device

play-unsaved = Ta partia nie jest zapisana na tym urządzeniu: brakuje miejsca albo przeglądarka na to nie pozwala. Możesz grać dalej, ale po zamknięciu karty partia przepadnie.
play-save-file = Zapisz do pliku
play-saved-file = Partia jest zapisana w pliku. Otworzysz ją w Analizie.
play-deleted = Ta partia została usunięta w innej karcie.
play-not-kept = Przeglądarka nie pozwala tej stronie zapisywać partii, dlatego tej już nie ma.

## The end of a game

play-you-win = Wygrywasz!
play-you-lose = Przegrywasz
play-turning = { $count ->
    [0] Zobacz punkty zwrotne
    [one] Zobacz punkt zwrotny
    [few] Zobacz { $count } punkty zwrotne
   *[many] Zobacz { $count } punktów zwrotnych
}
play-course = Przebieg partii (linia w górze: przewaga – { $player })
play-menu = Menu
ask-resign-who = Kto się poddaje?
ask-resign-player = Poddaje się: { $player }

## Names and results

new-name = Imię ({ $player })

## Titles, and what a screen reader is told

title-of = { $game }: { $screen }
title-against = { $game }, poziom { $level }
title-two = { $game } dla dwojga
title-turn = { $title } – { $turn }
title-your-turn = twoja kolej
play-opened = { $title }.
play-you-are = Twoja strona: { $player }.
play-seen-by = Plansza widziana od strony: { $player }. Kierunki podaję tak, jak je widzisz.
play-now-shown = Aktualna pozycja.
play-start-shown = Początek partii. Nikt jeszcze nie zagrał.
play-turn-shown = Plansza po turze { $number }: { $turn }.
play-part-gone = Cofnięto: { $part }.
play-clock-says = { $clock }: { $time }
play-hurry = { $seconds ->
    [one] Pozostała { $seconds } sekunda.
    [few] Pozostały { $seconds } sekundy.
    [many] Pozostało { $seconds } sekund.
   *[other] Pozostało { $seconds } sekundy.
}
play-turn-name = { $number }: { $turn }
board-cell-fresh = { $cell }, ostatni ruch
board-cell-shown = { $cell }, zaznaczone
board-way = { $way ->
    [n] północ
    [ne] północny wschód
    [e] wschód
    [se] południowy wschód
    [s] południe
    [sw] południowy zachód
    [w] zachód
   *[nw] północny zachód
}
board-around = { $way }: { $cell }
board-edge = Tu jest brzeg planszy.
board-no-pieces = Na planszy nie ma takiego elementu.
lists-piece = { $piece }: { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[other] { $count } ruchów
}

## Partie online

title-online = Partia online
title-join = Zaproszenie
title-seat = Twoje miejsce
title-online-game = { $game } online
seat-opponent = Przeciwnik
games-versus-online = na odległość, online
games-your-turn = Twoja kolej
games-invited = czekamy na drugą osobę
new-online = Online
new-invite = Utwórz zaproszenie
play-agreed = Remis
play-aborted = Partia odwołana
