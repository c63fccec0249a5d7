# `tessera table`, gdzie ruchy się wpisuje, i odmowy w wierszu poleceń.

command-error = błąd
command-action = ruchu nr { $number } („{ $text }”) nie można wykonać: { $why }
command-no-board-codes = Kody plansz ma tylko { $games }.
command-which-game = Która gra?
command-no-game = Nie ma takiej gry. Wpisz jedną z nazw: { $names }.
command-help =
    Wpisz ruch w postaci tekstu, na przykład jeden z tych, które wypisuje `moves`.
      moves   możliwe ruchy            hint   dobry ruch i jego powód
      undo    cofnięcie ruchu          save   zapis partii, też `save NAZWA`
      open    `open NAZWA`: dalej      games  zapisane partie
      board   plansza jeszcze raz      text   pozycja jako tekst
      help    ta lista                 quit   koniec
command-to-move = { $state }:
command-over = { $state }. (undo, save albo quit)
command-computer-plays = Komputer gra { $turn }
command-refused = { $why }  (`help` wypisuje, co można wpisać)
command-no-undo = Nie ma czego cofnąć.
command-no-hint = Partia jest skończona: nie ma podpowiedzi.
command-named = Partia jest zapisana jako { $name }, a od teraz po każdej turze.
command-name-taken = Partia { $name } już istnieje. Wybierz inną nazwę albo wpisz `open { $name }`.
command-bad-name = „{ $name }” nie może być nazwą. Użyj najwyżej 60 liter, cyfr, łączników i spacji.
command-no-such-game = Nie ma partii { $name }. `games` wypisuje zapisane partie.
command-game-damaged = Partii { $name } nie można odczytać.
command-not-alone = W { $name } jest coś więcej niż tury tej partii, więc plik się nie zmieni. `save` i nazwa zapisuje to, co teraz grasz.
command-no-games = Nie ma zapisanych partii.

## `tessera puzzles play`

command-puzzle = { $game }, zadanie { $number }, poziom { $level }
command-puzzle-turn = Twoja tura:
command-puzzle-next = Enter: następne zadanie, quit: koniec:
command-puzzles-help =
    Wpisz turę w postaci tekstu. Możesz też wpisać:
      hint    podpowiedź, potem kolejne  solution  rozwiązanie
      next    następne zadanie           moves     możliwe ruchy
      board   plansza jeszcze raz        text      pozycja jako tekst
      help    ta lista                   quit      koniec
command-puzzles-score = Rozwiązane za pierwszym razem: { $solved } z { $tried }.

annotate-value = { $player }: { $percent }%.
annotate-better = { $kind ->
    [blunder] Gruby błąd
    [mistake] Błąd
   *[inaccuracy] Niedokładność
}: lepszy ruch to { $turn } ({ $percent }%).
