# `tessera table`, kde se tahy píší, a odmítnutí na příkazovém řádku.

command-error = chyba
command-action = tah č. { $number } („{ $text }“) nelze zahrát: { $why }
command-no-board-codes = Kódy plánů má jen { $games }.
command-which-game = Která hra?
command-no-game = Taková hra tu není. Napiš jeden z těchto názvů: { $names }.
command-help =
    Napiš tah v textové podobě, například jeden z těch, které vypíše `moves`.
      moves   možné tahy               hint   dobrý tah a jeho důvod
      undo    vrátit tah               save   uložit partii, i `save NÁZEV`
      open    `open NÁZEV`: hrát dál   games  uložené partie
      board   znovu zobrazit plán      text   pozice jako text
      help    tento přehled            quit   konec
command-to-move = { $state }:
command-over = { $state }. (undo, save nebo quit)
command-computer-plays = Počítač hraje { $turn }
command-refused = { $why }  (`help` vypíše, co lze napsat)
command-no-undo = Není co vrátit.
command-no-hint = Partie skončila: rada už není.
command-named = Partie je uložena jako { $name }, odteď po každém tahu.
command-name-taken = Partie { $name } už existuje. Zvol jiný název, nebo napiš `open { $name }`.
command-bad-name = „{ $name }“ nemůže být název. Použij nejvýš 60 písmen, číslic, spojovníků a mezer.
command-no-such-game = Partie { $name } není. `games` vypíše uložené partie.
command-game-damaged = Partii { $name } nelze přečíst.
command-not-alone = V { $name } je víc než tahy této partie, a proto se soubor nezmění. `save` a název uloží, co se hraje teď.
command-no-games = Žádné uložené partie nejsou.

## `tessera puzzles play`

command-puzzle = { $game }, úloha { $number }, obtížnost { $level }
command-puzzle-turn = Tvůj tah:
command-puzzle-next = Enter: další úloha, quit: konec:
command-puzzles-help =
    Napiš tah v textové podobě. Můžeš napsat i tato slova:
      hint    rada, potom další          solution  řešení
      next    další úloha                moves     možné tahy
      board   znovu zobrazit plán        text      pozice jako text
      help    tento přehled              quit      konec
command-puzzles-score = Vyřešeno na první pokus: { $solved } z { $tried }.

annotate-value = { $player }: { $percent } %.
annotate-better = { $kind ->
    [blunder] Hrubá chyba
    [mistake] Chyba
   *[inaccuracy] Nepřesnost
}: lepší tah je { $turn } ({ $percent } %).
