# `tessera table`, where turns are typed, and refusals on the command line.

command-error = error
command-action = move { $number } (“{ $text }”) cannot be played: { $why }
command-no-board-codes = only { $games } has board codes
command-which-game = Which game?
command-no-game = There is no such game. Type one of: { $names }.
command-help =
    Type a turn in its text form, for example one of those that `moves` lists.
      moves   all possible moves       hint   a good turn, and why
      undo    take the last turn back  save   save the game as a record
      board   show the board again     text   the position as text
      help    this list                quit   leave the game
command-to-move = { $state }:
command-over = { $state }. (undo, save or quit)
command-computer-plays = The computer plays { $turn }
command-refused = { $why }  (`help` lists what can be typed)
command-no-undo = There is nothing to take back.
command-no-hint = The game is over: there is no hint.
annotate-value = { $player } { $percent }%.
annotate-better = { $kind ->
    [blunder] Blunder
    [mistake] Mistake
   *[inaccuracy] Inaccuracy
}: { $turn } was better ({ $percent }%).
