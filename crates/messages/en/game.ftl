# What is said of the games: whose turn it is, what stands where, what may be done and why not, how a game has ended.
# Cells have names such as d4. Players are first and second.

ask-nothing = The game is over.
ask-play = Play the turn, or change something.
game-drawn = The game is a draw.
cell-empty = { $cell }: empty

illegal-another-game = That belongs to another game.
illegal-game-over = The game is over.
illegal-off-the-board = That is off the board.
illegal-position = This is not a position of { $game }: see character { $column }.
illegal-text = This is not an action: see character { $column }.
refused-choice = There is no such choice here.
refused-drop = There is nothing like that to take back.
refused-rotate = There is nothing to turn here.

note-wins = wins the game
note-loses = loses the game
note-draws = ends the game in a draw

hint-best = The best turn found.
hint-blocks = Keeps the opponent from winning at once.
hint-delays = { $count ->
    [0] Everything loses; this holds out longest.
    [one] Everything loses in { $count } turn.
   *[other] Everything loses; this holds out for { $count } turns.
}
hint-holds = Holds the draw.
hint-wins-in = { $count ->
    [0] Forces a win.
    [one] Wins in { $count } turn.
   *[other] Wins in { $count } turns.
}
hint-wins-now = Wins at once.

editor-erase = Erase
editor-to-move = Change who is to move
