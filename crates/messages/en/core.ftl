# What the core says when it is asked for something that cannot be done: broken links, records, codes.

core-broken = Something went wrong. Please try that again.
core-request = This cannot be read.
core-over = The game is over.
core-tiles = There can be 1 to { $most } tiles.

core-board-code = There is no board with this code.
core-board-columns = A board can have 6 to 21 columns.
core-board-rows = A board can have 6 to 21 rows.
core-board-squares = A board can have at most 128 squares.
core-board-even = A board of this size needs an even number of walls.
core-board-walls = { $most ->
    [one] A board of this size can have at most { $most } wall.
   *[other] A board of this size can have at most { $most } walls.
}

core-share-broken = This link is broken: no game can be read from it.
core-share-long = This game is too long for a link. Save it as a file instead.

# Line and column say where in the record.
core-record-form = Line { $line }, column { $column }: this is not how a record is written.
core-record-tag = Line { $line }, column { $column }: this tag cannot be read.
core-record-no-action = Line { $line }, column { $column }: “{ $text }” is not a move.
core-record-illegal = Line { $line }, column { $column }: “{ $text }” cannot be played here.
core-record-number = Line { $line }, column { $column }: the number of this turn should be “{ $right }”.
core-record-turn = Line { $line }, column { $column }: this is not one whole turn.
core-record-result = Line { $line }, column { $column }: this result does not match the game.
core-record-comment = Line { $line }, column { $column }: there is something wrong with this comment.
core-record-variation = Line { $line }, column { $column }: there is something wrong with this variation.
core-record-clock = Line { $line }, column { $column }: this clock time cannot be read.
core-record-long = This record is too long.
