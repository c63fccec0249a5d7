# The screen of `tessera tui`. Lines must fit a terminal of 80 columns; names of keys are short.

tui-continue = Continue the game
tui-kept = { $game }, { $level ->
    [0] two people
   *[other] level { $level }
}, turn { $turn }
tui-game = Game
tui-opponent = Against
tui-friend = a friend at this terminal
tui-computer = the computer
tui-level = Level
tui-side = You play
tui-side-first = first
tui-side-second = second
tui-side-lot = random
tui-start = Play
tui-menu-keys = Arrows choose, Enter plays, q leaves
tui-broken = The saved game cannot be read; the file is left unchanged.
tui-not-kept = The game cannot be saved for next time. F9 saves it here.
tui-lost = The game was not saved for next time: { $file } cannot be written.
tui-saved = Saved as { $file }.
tui-not-saved = The game cannot be saved in this folder.
tui-too-small = This screen is too small: it needs { $width } × { $height } characters.
tui-thinking = The computer is thinking…
tui-judging = Value: …
tui-value = { $player }: { $bar } { $percent }%
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
tui-key-save = Save
tui-key-quit = Quit
tui-help =
    Arrows       move around the board
    Space        choose what is at the cursor
    Enter        play the turn if it is complete, else choose
    letters      choose what is listed beside the board
    {"["} and ]      turn a piece
    Backspace    take back the last part of the turn
    Esc          start the turn over
    : or F8      type a turn
    Ctrl-Z, Ctrl-Y   undo, redo
    F9           save the game as a record in this folder

    + can be chosen · (x) would go there · underlined: last turn

    With the mouse, click the board, the choices and the bar.
tui-menu-help =
    Up, Down     choose a line
    Left, Right  change it
    Enter        play, or continue the game
    Esc, F2      go back to the game
    q, F10       leave

    When you leave, one game of each kind is saved for next time.
