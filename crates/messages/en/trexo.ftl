# Trexo: all messages of this game alone. Forms and parameters are described in the common files, game.ftl, learn.ftl, rules.ftl and print.ftl.

## On the board

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
# What counts, in the bar of each player; short where there is little room.
trexo-standing = Longest line: { $count } of { $goal }
trexo-standing-short = line { $count }/{ $goal }
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
trexo-end-no-place = No more tiles can be laid, and nobody has a line.
trexo-end-stock = All the tiles are laid, and nobody has a line.
trexo-cell = { $cell }: { $symbol }, level { $level }, other half on { $other }
trexo-cell-half = { $cell }: { $symbol }, level { $level }, the other half is not laid yet
trexo-stock = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
trexo-said = { $player ->
    [first] X lays a tile on level { $level }: X on { $x }, O on { $o }
   *[second] O lays a tile on level { $level }: X on { $x }, O on { $o }
}
trexo-ask-first = Choose a square for the { $symbol } half.
trexo-ask-second = Choose a square next to it for the { $symbol } half, or turn the tile.
trexo-ask-play = Turn the tile, or play the turn.
trexo-choose-half = On this square
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
trexo-hint-breaks = Breaks the opponent’s line of { $count }.
trexo-hint-covers = Covers the opponent’s symbol on { $cell }.
trexo-hint-five = { $form ->
    [threatens] Threatens to make five in a line with a tile on { $x } and { $o }.
   *[otherwise] { $player ->
        [first] Otherwise X makes five in a line with a tile on { $x } and { $o }.
       *[second] Otherwise O makes five in a line with a tile on { $x } and { $o }.
    }
}
trexo-hint-row = { $form ->
    [does] Makes { $count } in a line.
   *[otherwise] { $player ->
        [first] Otherwise X makes { $count } in a line.
       *[second] Otherwise O makes { $count } in a line.
    }
}
trexo-hint-stops = Blocks one end of the opponent’s line of { $count }.
trexo-different-levels = Both squares must be on the same level (these are { $low } and { $high }).
trexo-lay-first = First choose a square for the tile.
trexo-no-level-neighbour = No neighbouring square is on this level (level { $level }).
trexo-not-side-by-side = The two squares must share a side.
trexo-one-tile = A tile cannot lie exactly on top of a single other tile.
trexo-only-one-tile = The only neighbouring square on this level belongs to the same tile.
trexo-same-square = A tile needs two squares.
trexo-stock-empty = There are no tiles left.
trexo-problem-levels = The levels do not add up to whole tiles.
trexo-problem-tile = The other half of the tile on { $cell } is missing.
trexo-problem-tiles = { $count } tiles are laid, but there are only { $tiles }.
# What is said instead of a text that speaks of what only eyes see.
ear-trexo-ask-first = Choose a square for the { $symbol } half.
ear-trexo-ask-second = Choose a square next to it for the { $symbol } half, or turn the tile.
ear-trexo-lay-first = First choose a square for the tile.

## Settings

settings-slanted-note = Shows Trexo’s towers from the side.

## How a turn is typed

typing-trexo-notation = The square of X, then the square of O: e5 e6.
typing-trexo-example = e5 e6

## Lessons

learn-answer-x = X
learn-answer-o = O

learn-trexo-lesson-aim = The aim
learn-trexo-lesson-tile = Tiles
learn-trexo-lesson-stack = Stacking
learn-trexo-lesson-lines = Lines and endings
learn-trexo-lesson-challenge = Challenge

learn-trexo-lay = A new game: you are X, and you begin. In a turn, take one tile from the stock you share and lay it on two squares that share a side. Lay a tile anywhere.
learn-trexo-lay-done = It stays there for the rest of the game. And you cannot pass.
learn-trexo-turn = Every tile shows X on one half and O on the other. You choose which way round it lies. Lay one with its O on d4.
learn-trexo-turn-done = Right. Every tile shows both symbols, whoever lays it.
learn-trexo-turn-wrong = The O half should be on d4.
learn-trexo-turn-wrong-round = Now X is on d4. Turn the tile round.

learn-trexo-second-level = Tiles can lie on tiles. Both squares must be on the same level, and the halves must rest on two different tiles. Lay a tile on level 2.
learn-trexo-second-level-done = It joins the two tiles below. It may not lie exactly on top of a single other tile.
learn-trexo-second-level-wrong = That tile lies on the board. Lay it across both tiles.
learn-trexo-rest = You want to lay a tile on c3 and one more square. Choose every square that could be the second one.
learn-trexo-rest-done = On the same level, with a different tile below: b3 and c4.
learn-trexo-rest-wrong = That square is not next to c3.
learn-trexo-rest-wrong-same = d3 and c3 show the same tile. The halves must rest on two different tiles.
learn-trexo-rest-wrong-height = c2 is on a lower level than c3. Both squares must be on the same level.

learn-trexo-row = You win with five of your symbols in a line: across, down or diagonally. You are X. Choose the marked square for your X, then a square next to it for the O.
learn-trexo-row-done = Five in a line: you win!
learn-trexo-row-wrong = The line of X needs one more, on e3.
learn-trexo-row-wrong-round = That is an O on e3. Turn the tile round.
learn-trexo-diagonal = Only what you see from above counts; the level does not matter. Win on the diagonal – and watch the other half.
learn-trexo-diagonal-done = Five on the diagonal, on different levels.
learn-trexo-diagonal-wrong = The diagonal of X runs from a1 to d4.
learn-trexo-diagonal-wrong-both = With O on e6 you also finish five O in a line, and then O wins. Put the O somewhere else.
learn-trexo-block = Now you are O. X wants to make five on e3. Stop it: block the line, or cover an X.
learn-trexo-block-done = Stopped! Covering is often the best way to block.
learn-trexo-block-wrong = X would now win on e3.
learn-trexo-block-wrong-gift = You put the fifth X there yourself. A line of your opponent’s symbols wins for your opponent, whoever made it.
learn-trexo-both = X has just finished two lines with one tile: five X in row 3 and five O in row 2. Who wins?
learn-trexo-both-done = O. If you finish your opponent’s line, your opponent wins.
learn-trexo-both-wrong = X laid the tile. A line of the opponent’s symbols counts first.
learn-trexo-stock = This game had only four tiles, and one is left. Lay it.
learn-trexo-stock-done = The stock is empty and nobody has a line: a draw. It is also a draw if no tile can be laid.
learn-trexo-stock-wrong = Lay the last tile anywhere.

learn-trexo-win-one = O to move: win at once. There is only one way.
learn-trexo-win-one-done = Five O. Well spotted!
learn-trexo-win-one-wrong = That does not make a line of five O. Remember: you can cover an X.
learn-trexo-win-two = X to move: win in two turns. After the right turn, nothing O does will help.
learn-trexo-win-two-done = Now X threatens more than O can stop.
learn-trexo-win-two-wrong = O can stop that. Which tile helps two lines at once?
learn-trexo-win-two-end = Now finish it.
learn-trexo-win-two-end-done = Five X! That was the whole course.
learn-trexo-win-two-end-wrong = That is not five in a line yet.

## Rules

rules-head-tile = Laying a tile
rules-head-stack = Stacking
rules-head-lines = Five in a line

rules-trexo-aim = Be the first to get five of your symbols in a line, seen from above: across, down or diagonally.
rules-trexo-setup =
    - A board of 10 × 10 squares.
    - A stock of 60 tiles, which you share (an earlier edition has 45). A tile covers two squares and shows X on one half and O on the other.

    Decide at random who plays X. X begins; then you take turns.
rules-trexo-tile = Take a tile from the stock and lay it on two squares that share a side, either way round. No part of it may stick out over the edge of the board. It need not touch other tiles. It stays there for the rest of the game. You cannot pass.
rules-trexo-tile-first = A tile with X on c3 and O on c4.
rules-trexo-stack =
    Tiles can lie on tiles. The level of a square is the number of tiles on it; there is no highest level.
    - Both squares must be on the same level.
    - On top of other tiles, the two halves must rest on two different tiles. A tile never lies exactly on top of a single other tile.
rules-trexo-stack-two = Correct: the upper tile joins the two tiles below it. Its squares are on level 2.
rules-trexo-stack-not = Not allowed: a tile on b3 and c3, since both squares show the same tile. On c3 and d3 it would be allowed.
rules-trexo-lines =
    Only what you see from above counts; the level does not matter. After your turn:
    - five or more of your opponent’s symbols in a line: your opponent wins, even if you also made a line;
    - otherwise, five or more of yours in a line: you win.

    So look at both halves before you let go of your tile!
rules-trexo-lines-diagonal = X has five on a diagonal. It does not matter that c3 is on a higher level.
rules-trexo-lines-both = X has finished two lines with one tile, one of X and one of O: O wins.
rules-trexo-end = If nobody has a line, and the stock is empty or no tile can be laid, the game is a draw.
rules-trexo-thanks = Trexo was designed by Jan Åke Hansson. Thank you, and thanks to the publisher. If you enjoy it, buy the original – it is beautiful.

## Sheets to print

print-trexo-pieces = { $count } tiles, shared by both players. Cut along the lines; thicker paper stacks better.

print-rules-trexo =
    # Aim
    Be the first to get five of your symbols in a line, seen from above: across, down or diagonally.

    # What you need
    A board of 10 × 10 squares and a stock of 60 tiles, which you share. A tile covers two squares and shows X on one half and O on the other. Decide at random who plays X. X begins; then you take turns.

    # Your turn
    Take a tile from the stock and lay it on two squares that share a side, either way round. No part of it may stick out over the edge of the board. It need not touch other tiles, and it stays where it is. You cannot pass.
    - Both squares must be on the same level: with the same number of tiles on them. There is no highest level.
    - On top of other tiles, the two halves must rest on two different tiles. A tile never lies exactly on top of a single other tile.

    # End of the game
    Only what you see from above counts; the level does not matter. After your turn:
    - Five or more of your opponent’s symbols in a line: your opponent wins, even if you also made a line.
    - Otherwise, five or more of your symbols in a line: you win.
    - If nobody has a line, and the stock is empty or no tile can be laid, the game is a draw.
print-example-trexo = The end of a game: five symbols in a line. The numbers say how many tiles lie on a square.

## Themes of puzzles

puzzles-theme-last-gap = Last gap
puzzles-theme-last-gap-hint = One tile completes five in a line.
puzzles-theme-double-threat = Double threat
puzzles-theme-double-threat-hint = Threaten twice at once: your opponent can stop only one line.
puzzles-theme-poisoned-tile = Poisoned tile
puzzles-theme-poisoned-tile-hint = Mind the other half: laid another way, the tile gives your opponent the line.
puzzles-theme-level-trick = Level trick
puzzles-theme-level-trick-hint = Lay the tile on top of others.
puzzles-theme-block = Block
puzzles-theme-block-hint = Stop your opponent’s line.

## Solved boards

study-trexo-board = { $tiles ->
    [one] { $size } × { $size }, { $line } in a line, { $tiles } tile
   *[other] { $size } × { $size }, { $line } in a line, { $tiles } tiles
}
study-trexo-drawn = Draw
