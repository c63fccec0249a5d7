# What is said of the games: whose turn it is, what stands where, what may be done and why not, how a game has ended.
# Spaces and squares have names such as d4. Players are first and second.

ask-nothing = The game is over.
ask-play = Play the turn, or change something.
game-drawn = The game is a draw.
cell-empty = { $cell }: empty

illegal-another-game = That belongs to another game.
illegal-game-over = The game is over.
illegal-off-the-board = That is off the board.
illegal-position = This is not a { $game } position: see character { $column }.
illegal-text = This is not a move: see character { $column }.
refused-choice = You cannot choose that here.
refused-drop = There is nothing to take back.
refused-rotate = There is nothing to turn here.

note-wins = wins the game
note-loses = loses the game
note-draws = ends the game in a draw

hint-best = The best turn found.
hint-blocks = Stops your opponent from winning at once.
hint-delays = { $count ->
    [0] Every turn loses; this one holds out longest.
    [one] Every turn loses within { $count } turn.
   *[other] Every turn loses; this one holds out for { $count } turns.
}
hint-holds = Holds the draw.
hint-wins-in = { $count ->
    [0] Forces a win.
    [one] Wins in { $count } turn.
   *[other] Wins in { $count } turns.
}
hint-wins-now = Wins at once.

editor-erase = Erase
editor-to-move = Change whose turn it is
