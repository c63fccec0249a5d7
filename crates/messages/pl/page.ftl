# Strona w przeglądarce: wszystko poza tym, co mówi się o pozycji (game.ftl), lekcjami, zasadami i analizą.

## Everywhere

app-title = { $screen } – Tessera
app-load-failed = Nie udało się wczytać tej części strony. Sprawdź połączenie i spróbuj ponownie.
app-broken = Coś poszło nie tak na tej stronie. Twoje gry są zapisane; odśwież stronę.
title-new = Nowa gra
title-game = Gra
title-games = Moje gry
title-settings = Ustawienia
title-learn = Nauka
title-rules = Zasady
title-study = Analiza
title-editor = Edytor planszy
title-lost = Nie znaleziono

nav-label = Główne
nav-home = Tessera, strona główna
nav-skip = Przejdź do treści
nav-play = Graj
nav-learn = Nauka
nav-study = Analiza
nav-games = Gry
nav-settings = Opcje

lost-title = Nic tu nie ma
lost-text = Ten adres donikąd nie prowadzi. Link może być niepełny.
lost-home = Do gier

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
        [first] Gracz 1
       *[second] Gracz 2
    }
}

## Settings

settings-page = Strona
settings-play = Gra
settings-language = Język
settings-language-system = Przeglądarki
settings-theme = Motyw
settings-system = Systemowy
settings-light = Jasny
settings-dark = Ciemny
settings-motion = Animacje
settings-motion-off = Wyłączone
settings-confirm = Pytaj przed zagraniem tury
settings-confirm-note = Gotowa tura czeka, aż ją potwierdzisz.
settings-sound = Dźwięk
settings-coordinates = Współrzędne na planszy
settings-lit = Pokazuj, gdzie można dotknąć
settings-lit-note = Kropki na możliwych polach, gdy jest ich niewiele.
settings-slanted = Widok ukośny
settings-slanted-note = Wieże Trexo widziane z boku.
settings-kept = Ustawienia i gry są przechowywane tylko na tym urządzeniu.

## The board

board-label = Plansza { $game }
board-cell-lit = { $cell }, możliwe

## Home

home-title = Cztery gry dla dwojga
home-lead = Graj z kimś obok albo z komputerem. Bez konta, bez instalowania.
home-pitch = { $game ->
    [xok] Ryby łączą się w łańcuch dziesięciu. Rekiny zjadają ogniwa.
    [yoxii] Zaprowadź totem tam, gdzie twoje kamienie ważą najwięcej.
    [trexo] Dwa znaki na każdej płytce i pięć twoich w rzędzie – patrząc z góry.
   *[slither] Po dwa węże, jeden mądry, drugi szalony. Utrzymaj swoje dłużej przy życiu.
}
home-by = { $game ->
    [xok] autorzy: Joël i Rafael Escalante
    [yoxii] autor: Jeremy Partinico
    [trexo] autor: Jan Åke Hansson
   *[slither] autor: Critical Pawn
}
home-play = Graj
home-learn = Nauka
home-learn-game = Naucz się grać w { $game }
home-continue = Wróć do gry { $game }
home-more-open = { $count ->
    [one] i jeszcze jedna otwarta gra
    [few] i jeszcze { $count } otwarte gry
    [many] i jeszcze { $count } otwartych gier
   *[other] i jeszcze { $count } otwartej gry
}

seat-you = Ty
seat-computer = Komputer, poziom { $level }
games-versus-computer = z komputerem, poziom { $level }
games-versus-person = dwoje graczy tutaj

## New game

new-opponent = Przeciwnik
new-computer = Komputer
new-person = Ktoś obok
new-level = Siła
new-level-says = { $level ->
    [1] 1 – dopiero się uczy
    [2] 2 – bardzo łatwy
    [3] 3 – łatwy
    [4] 4 – swobodny
    [5] 5 – średni
    [6] 6 – solidny
    [7] 7 – trudny
    [8] 8 – bardzo trudny
    [9] 9 – mistrz
   *[10] 10 – wszystko, co potrafi
}
new-side = Grasz jako
new-lot = Losowo
new-begins = Zaczyna: { $player }.
new-clock = Zegar
new-minutes = { $minutes ->
    [0] bez zegara
    [one] { $minutes } minuta
    [few] po { $minutes } minuty
    [many] po { $minutes } minut
   *[other] po { $minutes } minuty
}
new-increment = Dodatek za turę
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
        [60] 60 – zwykle
       *[other] { $count }
    }
   *[other] { $count }
}
new-board = Plansza
new-columns = Kolumny
new-rows = Rzędy
new-walls = Mury
new-seed = Numer
new-seed-wrong = Numer planszy ma od jednej do dziewięciu cyfr.
new-another-board = Inna
new-code = Kod
new-learn = Naucz się
new-rules = Zasady
new-start = Zacznij
new-no-room = Na tym urządzeniu nie ma już miejsca na zapis gry. Usuń stare w zakładce Gry.

## Playing

play-loading = Plansza jest rozstawiana …
play-core-failed = Nie udało się wczytać gry. Sprawdź połączenie i odśwież stronę.
play-not-found = Na tym urządzeniu nie ma takiej gry.
play-broken = Nie można odczytać tej zapisanej gry. Pozostałe gry są nienaruszone.
play-computer-failed = Komputer nie znalazł ruchu. Cofnij albo odśwież stronę.
play-wait = Komputer myśli. Cofnięcie go zatrzyma.
play-to-move = na ruchu
play-thinking = myśli …
play-winner = wygrana
play-clock = Zegar: { $player }
play-stock = Zapas: { $player }
play-parts = Wybrane dotąd
play-take-back = cofnij wybór
play-confirm = Zagraj
play-cancelled = Tura anulowana.
play-code = Plansza { $code }
play-undo = Cofnij
play-undone = Cofnięto.
play-redo = Ponów
play-redone = Zagrano ponownie.
play-hint = Podpowiedź
play-hinting = Szukam podpowiedzi …
play-hint-says = { $move } – { $why }
play-hint-follow = Zagraj to
play-hint-close = Pomyślę bez pomocy
play-hint-failed = Nie znaleziono podpowiedzi.
play-flip = Obróć planszę
play-resign = Poddaj grę
play-restart = Od nowa
play-tools = Gra
play-keys = Klawisze
play-lists = Elementy i dozwolone akcje
play-moves = Tury
play-no-moves = Nie zagrano jeszcze żadnej tury.
play-looking-back = Tak wyglądała plansza.
play-look-now = Wróć do gry
play-type = Wpisz turę
play-type-play = Zagraj wpisaną turę
play-wins = Wygrana: { $player }
play-draw = Remis
play-why-resigned = Poddanie gry: { $player }.
play-why-time = Koniec czasu: { $player }.
play-ended-resigned = Koniec gry przez poddanie.
play-ended-time = Koniec gry na czas.
play-ended-board = Koniec gry.
play-again = Jeszcze raz
play-study = Analiza
play-new = Nowa gra

ask-resign = Poddać grę?
ask-resign-text = Gra się kończy i wygrywa drugi gracz.
ask-resign-yes = Poddaj
ask-restart = Zacząć od nowa?
ask-restart-text = Zagrane dotąd tury przepadną.
ask-restart-yes = Od nowa

keys-lead = Działają, gdy plansza jest aktywna. Dojdziesz do niej klawiszem Tab.
keys-arrows = do następnego pola
keys-enter = dotknij pola
keys-rotate = obróć element
keys-confirm = zagraj turę
keys-cancel = anuluj turę
keys-undo = cofnij
keys-redo = ponów
keys-hint = podpowiedź
keys-type = wpisz turę
keys-lists = lista elementów i dozwolonych akcji
keys-status = powiedz, czyja tura

lists-cells = Plansza
lists-legal = { $count ->
    [one] { $count } dozwolona akcja
    [few] { $count } dozwolone akcje
    [many] { $count } dozwolonych akcji
   *[other] { $count } dozwolonej akcji
}
play-rotate = Obróć element

## Games kept on this device

games-open = Otwarte
games-finished = Zakończone
games-none = Nie ma jeszcze gier. Pojawią się tu, gdy tylko zagrasz.
games-play = Zagraj
games-actions = { $count ->
    [0] nierozpoczęta
    [one] { $count } akcja
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
}
games-study = Analizuj { $game }, { $when }
games-delete-one = Usuń { $game }, { $when }
games-delete = Usunąć tę grę?
games-delete-text = Jest zapisana tylko na tym urządzeniu i nie da się jej przywrócić.
games-delete-yes = Usuń
games-delete-broken = Usuń
games-broken = { $count ->
    [one] Jednej zapisanej gry nie można odczytać. Pozostałe są nienaruszone.
    [few] { $count } zapisanych gier nie można odczytać. Pozostałe są nienaruszone.
    [many] { $count } zapisanych gier nie można odczytać. Pozostałe są nienaruszone.
   *[other] { $count } zapisanej gry nie można odczytać. Pozostałe są nienaruszone.
}
