# `tessera table`, where turns are typed, and refusals on the command line.

command-error = error
command-action = move { $number } (“{ $text }”) cannot be played: { $why }
command-no-board-codes = only { $games } has board codes
command-which-game = Which game?
command-no-game = There is no such game. Type one of: { $names }.
command-help =
    Type a turn in its text form, for example one of those that `moves` lists.
      moves   all possible moves       hint   a good turn, and why
      undo    take the last turn back  save   save the game, or `save NAME`
      open    `open NAME` continues    games  the saved games
      board   show the board again     text   the position as text
      help    this list                quit   leave the game
command-to-move = { $state }:
command-over = { $state }. (undo, save or quit)
command-computer-plays = The computer plays { $turn }
command-refused = { $why }  (`help` lists what can be typed)
command-no-undo = There is nothing to take back.
command-no-hint = The game is over: there is no hint.
command-named = The game is saved as { $name }, from now on after every turn.
command-name-taken = There is already a game { $name }. Choose another name, or type `open { $name }`.
command-bad-name = “{ $name }” cannot be a name. Use up to 60 letters, digits, hyphens and spaces.
command-no-such-game = There is no game { $name }. `games` lists the saved games.
command-game-damaged = The game { $name } cannot be read.
command-not-alone = { $name } has more than the turns of this game, so it is not changed. `save` and a name saves what is played now.
command-no-games = There are no saved games.

## `tessera puzzles play`

command-puzzle = { $game }, puzzle { $number }, level { $level }
command-puzzle-turn = Your turn:
command-puzzle-next = Enter for the next puzzle, or quit:
command-puzzles-help =
    Type the turn in its text form. These words can be typed, too:
      hint    a hint, and more of them   solution  the solution
      next    another puzzle             moves     all possible moves
      board   show the board again       text      the position as text
      help    this list                  quit      leave
command-puzzles-score = Solved at the first try: { $solved } of { $tried }.

annotate-value = { $player } { $percent }%.
annotate-better = { $kind ->
    [blunder] Blunder
    [mistake] Mistake
   *[inaccuracy] Inaccuracy
}: { $turn } was better ({ $percent }%).
