# `tessera table`, kde se tahy píší, a odmítnutí na příkazovém řádku.

command-error = chyba
command-action = tah č. { $number } („{ $text }“) nelze zahrát: { $why }
command-no-board-codes = Kódy plánů má jen { $games }.
command-which-game = Která hra?
command-no-game = Taková hra tu není. Napiš jeden z těchto názvů: { $names }.
command-help =
    Napiš tah v textové podobě, například jeden z těch, které vypíše `moves`.
      moves   možné tahy               hint   dobrý tah a jeho důvod
      undo    vrátit tah               save   uložit partii do souboru
      board   znovu zobrazit plán      text   pozice jako text
      help    tento přehled            quit   konec
command-to-move = { $state }:
command-over = { $state }. (undo, save nebo quit)
command-computer-plays = Počítač hraje { $turn }
command-refused = { $why }  (`help` vypíše, co lze napsat)
command-no-undo = Není co vrátit.
command-no-hint = Partie skončila: rada už není.
annotate-value = { $player }: { $percent } %.
annotate-better = { $kind ->
    [blunder] Hrubá chyba
    [mistake] Chyba
   *[inaccuracy] Nepřesnost
}: lepší tah je { $turn } ({ $percent } %).
