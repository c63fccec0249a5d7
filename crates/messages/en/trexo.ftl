# Trexo: all messages of this game alone. Forms and parameters are described in the common files, game.ftl, learn.ftl, rules.ftl and print.ftl.

## On the board

hint-blocks-five = Blocks five in a line.
editor-tile = { $direction ->
    [right] Tile: X here, O to the right
    [left] Tile: X here, O to the left
    [up] Tile: X here, O above
   *[down] Tile: X here, O below
}

trexo-to-move = { $player ->
    [first] X to move
   *[second] O to move
}
trexo-wins = { $player ->
    [first] X wins
   *[second] O wins
}
trexo-end-line = { $player ->
    [first] X has { $count } in a line.
   *[second] O has { $count } in a line.
}
trexo-end-given = { $player ->
    [first] O’s tile made a line of { $count } for X.
   *[second] X’s tile made a line of { $count } for O.
}
trexo-end-no-place = No tile can be laid any more, and there is no line.
trexo-end-stock = All tiles are laid, and there is no line.
trexo-cell = { $cell }: { $symbol }, level { $level }, other half on { $other }
trexo-stock = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
trexo-said = { $player ->
    [first] X lays a tile on level { $level }: X on { $x }, O on { $o }
   *[second] O lays a tile on level { $level }: X on { $x }, O on { $o }
}
trexo-ask-first = Tap a square for the { $symbol } half.
trexo-ask-second = Tap a neighbour for the { $symbol } half, or turn the tile.
trexo-ask-play = Turn the tile, or play the turn.
trexo-choose-half = Under the finger
trexo-choose-way = Other half
trexo-half-item = { $symbol } half
trexo-way-item = { $direction ->
    [right] To the right
    [left] To the left
    [up] Above
   *[down] Below
}
trexo-part-half = { $symbol } on { $cell }
trexo-note-level = level { $level }
trexo-hint-row = Makes { $count } in a row.
trexo-different-levels = Both squares must be equally high, not { $low } and { $high }.
trexo-lay-first = First tap a square for the tile.
trexo-no-level-neighbour = No neighbour is as high as this square (level { $level }).
trexo-not-side-by-side = The two halves must share a side.
trexo-one-tile = A tile cannot lie exactly on one other tile.
trexo-only-one-tile = The only neighbour as high belongs to the same tile.
trexo-same-square = A tile needs two squares.
trexo-stock-empty = No tile is left.
trexo-problem-levels = The levels do not add up to whole tiles.
trexo-problem-tile = The tile on { $cell } lacks its other half.
trexo-problem-tiles = { $count } tiles are laid, but there are only { $tiles }.

## Lessons

learn-answer-x = X
learn-answer-o = O

learn-trexo-lesson-tile = Tiles
learn-trexo-lesson-stack = Stacking
learn-trexo-lesson-lines = Lines and endings
learn-trexo-lesson-challenge = Challenge

learn-trexo-lay = You are X and begin. Each turn, one tile from the common stock is laid on two squares that share a side. Lay a tile anywhere.
learn-trexo-lay-done = It stays there for the rest of the game. There is no passing.
learn-trexo-turn = A tile shows X on one half and O on the other, and you choose which way round. Lay one with its O on d4.
learn-trexo-turn-done = Right. Whoever lays a tile, both signs are on it.
learn-trexo-turn-wrong = The O half should be on d4.
learn-trexo-turn-wrong-round = Now X is on d4. Turn the tile round.

learn-trexo-second-level = Tiles may lie on tiles, if both squares are equally high and the two halves rest on two different tiles. Lay a tile on level 2.
learn-trexo-second-level-done = It joins the two tiles below. A tile exactly on one other tile would not be allowed.
learn-trexo-second-level-wrong = That lies on the board. Lay it across both tiles.
learn-trexo-rest = A tile shall lie on c3 and one more square. Tap every square that could be the other one.
learn-trexo-rest-done = Equally high, and another tile below: b3 and c4.
learn-trexo-rest-wrong = That square is not next to c3.
learn-trexo-rest-wrong-same = d3 and c3 show the same tile. The halves must rest on two different ones.
learn-trexo-rest-wrong-height = c2 is lower than c3. Both squares must be equally high.

learn-trexo-row = Five of your sign in a row, a column or a diagonal win. You are X: win.
learn-trexo-row-done = Five in a row.
learn-trexo-row-wrong = The row of X needs one more, on e3.
learn-trexo-row-wrong-round = That is an O on e3. Turn the tile round.
learn-trexo-diagonal = Only what is seen from above counts, however high it lies. Win on the diagonal – and watch the other half.
learn-trexo-diagonal-done = Five on the diagonal; the level does not matter.
learn-trexo-diagonal-wrong = The diagonal of X runs from a1 to d4.
learn-trexo-diagonal-wrong-both = With O on e6 you finish a diagonal of five O as well, and then O wins. Put the O elsewhere.
learn-trexo-block = You are O now. X threatens a fifth on e3. Stop it: block, or cover an X.
learn-trexo-block-done = Stopped. Covering is often the best way to block.
learn-trexo-block-wrong = X would now win on e3.
learn-trexo-block-wrong-gift = You have put the fifth X there yourself. A line of your opponent’s sign wins for your opponent, whoever made it.
learn-trexo-both = X has just finished two lines with one tile: five X in row 3 and five O in row 2. Who wins?
learn-trexo-both-done = O. If there is a line of the opponent’s, the opponent wins.
learn-trexo-both-wrong = X made the turn. A line of the opponent’s sign counts first.
learn-trexo-stock = This stock had only four tiles, and one is left. Lay it.
learn-trexo-stock-done = The stock is empty and nobody has a line: a draw. The same if no tile can be laid.
learn-trexo-stock-wrong = Lay the last tile anywhere.

learn-trexo-win-one = O to move: win at once. There is exactly one way.
learn-trexo-win-one-done = Five O. Well seen!
learn-trexo-win-one-wrong = That makes no line of five O. Remember that you can cover an X.
learn-trexo-win-two = X to move: win in two. After the right turn, nothing that O does helps.
learn-trexo-win-two-done = Now X threatens more than O can stop.
learn-trexo-win-two-wrong = O can stop that. Which tile helps two lines at once?
learn-trexo-win-two-end = Now finish it.
learn-trexo-win-two-end-done = Five X! That was the whole course.
learn-trexo-win-two-end-wrong = That is not yet five in a line.

## Rules

rules-head-tile = Laying a tile
rules-head-stack = Stacking
rules-head-lines = Five in a line

rules-trexo-aim = See five of your own signs in a line from above: in a row, a column or a diagonal.
rules-trexo-setup = A board of 10 × 10 squares and a common stock of 60 tiles (an earlier edition has 45). A tile covers two squares and shows X on one half and O on the other. One player is X, the other is O. X begins; then the players take turns.
rules-trexo-tile = Take a tile from the stock and lay it on two squares that share a side, either way round. It need not touch other tiles. It stays where it is for the rest of the game. You cannot pass.
rules-trexo-tile-first = A tile with X on c3 and O on c4.
rules-trexo-stack =
    Tiles may lie on tiles. The level of a square is the number of tiles on it.
    - Both squares must have the same level.
    - Above the board itself, the two halves must rest on two different tiles: a tile never lies exactly on one other tile.
rules-trexo-stack-two = Rightly laid: the upper tile joins the two tiles below it. Its squares are on level 2.
rules-trexo-stack-not = Not allowed: a tile on b3 and c3, since both squares show the same tile. On c3 and d3 it would be.
rules-trexo-lines =
    Only what is seen from above counts, however high it lies. After a turn:
    - if there is a line of five or more of the opponent’s sign, the opponent wins, even if there is a line of the mover’s as well;
    - otherwise, if there is a line of five or more of the mover’s sign, the mover wins.

    So look at both halves of your tile before you let it go.
rules-trexo-lines-diagonal = X has five on a diagonal. That c3 lies higher does not matter.
rules-trexo-lines-both = X has finished two lines with one tile, one of X and one of O: O wins.
rules-trexo-end = If nobody has a line and the stock is empty, or no tile can be laid any more, the game is a draw.
rules-trexo-thanks = Trexo was designed by Jan Åke Hansson. Thank you, and thanks to the publisher. If you like it here, buy the original: it is beautiful.

## Sheets to print

print-trexo-pieces = { $count } tiles, a common stock. Cut along the lines; thicker paper stacks better.

print-rules-trexo =
    # Aim
    See five of your own signs in a line from above: in a row, a column or a diagonal.

    # What you need
    A board of 10 × 10 squares and a common stock of 60 tiles. A tile covers two squares and shows X on one half and O on the other. One player is X, the other is O. X begins; then the players take turns.

    # Your turn
    Take a tile from the stock and lay it on two squares that share a side, either way round. It need not touch other tiles, and it stays where it is. You cannot pass.
    - Both squares must be equally high: with equally many tiles on them.
    - On top of other tiles, the two halves must rest on two different tiles. A tile never lies exactly on one other tile.

    # End of the game
    Only what is seen from above counts, however high it lies.
    - If there is a line of five or more of your opponent’s sign after your turn, your opponent wins, even if there is a line of yours as well.
    - Otherwise, if there is a line of five or more of your sign, you win.
    - If the stock is empty or no tile can be laid, the game is a draw.
print-example-trexo = The end of a game: five signs in a line. The numbers say how many tiles lie on a square.
