# The screen of `tessera tui`. Lines must fit a terminal of 80 columns; names of keys are short.

tui-continue = Go on with the game
tui-game = Game
tui-opponent = Against
tui-friend = a friend at this terminal
tui-computer = the computer
tui-level = Level
tui-side = You play
tui-side-first = first
tui-side-second = second
tui-side-lot = by lot
tui-start = Play
tui-menu-keys = Arrows choose, Enter plays, q leaves
tui-broken = The kept game cannot be read; it is left alone.
tui-not-kept = The game cannot be kept for the next time.
tui-too-small = This screen is too small: it needs { $width } × { $height } signs.
tui-thinking = The computer is thinking …
tui-judging = Value: …
tui-value = First player: { $bar } { $percent } %
tui-hint = Hint: { $turn } – { $why }
tui-typing = Your turn:
tui-key-help = Help
tui-key-new = Menu
tui-key-hint = Hint
tui-key-value = Value
tui-key-undo = Undo
tui-key-redo = Redo
tui-key-flip = Flip
tui-key-type = Type
tui-key-quit = Quit
tui-help =
    Arrows       move over the board
    Space        tap the cell
    Enter        play the turn if it is complete, else tap
    letters      choose what stands beside the board
    {"["} and ]      turn a piece
    Backspace    take back the last part of the turn
    Esc          begin the turn anew
    : or F8      type a turn in its text form
    Ctrl-Z, Ctrl-Y   undo, redo

    + can be tapped · (x) would stand there · underlined: last turn

    The mouse taps cells, chooses, and presses what is in the bar.
