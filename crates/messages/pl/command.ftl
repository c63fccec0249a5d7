# `tessera table`, gdzie ruchy się wpisuje, i odmowy w wierszu poleceń.

command-error = błąd
command-action = ruchu nr { $number } („{ $text }”) nie można wykonać: { $why }
command-no-board-codes = Kody plansz ma tylko { $games }.
command-which-game = Która gra?
command-no-game = Nie ma takiej gry. Wpisz jedną z nazw: { $names }.
command-help =
    Wpisz ruch w postaci tekstu, na przykład jeden z tych, które wypisuje `moves`.
      moves   możliwe ruchy            hint   dobry ruch i jego powód
      undo    cofnięcie ruchu          save   zapis partii w pliku
      board   plansza jeszcze raz      text   pozycja jako tekst
      help    ta lista                 quit   koniec
command-to-move = { $state }:
command-over = { $state }. (undo, save albo quit)
command-computer-plays = Komputer gra { $turn }
command-refused = { $why }  (`help` wypisuje, co można wpisać)
command-no-undo = Nie ma czego cofnąć.
command-no-hint = Partia jest skończona: nie ma podpowiedzi.
annotate-value = { $player }: { $percent }%.
annotate-better = { $kind ->
    [blunder] Gruby błąd
    [mistake] Błąd
   *[inaccuracy] Niedokładność
}: lepszy ruch to { $turn } ({ $percent }%).
