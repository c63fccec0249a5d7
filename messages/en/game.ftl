# What is said of the games: whose turn it is, what stands where, what may be done and why not, how a game has ended.
# Cells have names such as d4. Players are first and second, sharks S (small), A (60°), B (120°) and C (180°).

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
hint-blocks-five = Blocks five in a line.
hint-blocks-ten = Blocks a chain of ten.
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

editor-body = { $player ->
    [first] Body of snake { $snake } of player 1
   *[second] Body of snake { $snake } of player 2
}
editor-erase = Erase
editor-fish = { $player ->
    [first] White fish
   *[second] Black fish
}
editor-free = Free space
editor-head = { $player ->
    [first] Head of snake { $snake } of player 1; again to turn it
   *[second] Head of snake { $snake } of player 2; again to turn it
}
editor-moved = Snakes have moved this turn
editor-shark = { $player ->
    [first] { $kind ->
        [S] White small shark; again to turn it
        [A] White 60° shark; again to turn it
        [B] White 120° shark; again to turn it
       *[C] White 180° shark; again to turn it
    }
   *[second] { $kind ->
        [S] Black small shark; again to turn it
        [A] Black 60° shark; again to turn it
        [B] Black 120° shark; again to turn it
       *[C] Black 180° shark; again to turn it
    }
}
editor-stone = { $player ->
    [first] White stone of value { $value }
   *[second] Red stone of value { $value }
}
editor-supply = { $player ->
    [first] Free spaces of player 1
   *[second] Free spaces of player 2
}
editor-tile = { $direction ->
    [right] Tile: X here, O to the right
    [left] Tile: X here, O to the left
    [up] Tile: X here, O above
   *[down] Tile: X here, O below
}
editor-to-move = Change who is to move
editor-totem = Totem
editor-wall = Wall
editor-walled = Wall placed this turn

## Xok

xok-to-move = { $player ->
    [first] White to move
   *[second] Black to move
}
xok-wins = { $player ->
    [first] White wins
   *[second] Black wins
}
xok-end-chain = { $player ->
    [first] White has a chain of { $count }.
   *[second] Black has a chain of { $count }.
}
xok-end-larger = { $player ->
    [first] No action is left, and White’s chain of { $count } is longer than Black’s of { $other }.
   *[second] No action is left, and Black’s chain of { $count } is longer than White’s of { $other }.
}
xok-end-sharks = { $player ->
    [first] No action is left. Both chains have { $count } pieces, and White’s has more sharks: { $sharks } to { $other }.
   *[second] No action is left. Both chains have { $count } pieces, and Black’s has more sharks: { $sharks } to { $other }.
}
xok-end-draw = { $sharks ->
    [one] No action is left. Both chains have { $count } pieces and { $sharks } shark: both win.
   *[other] No action is left. Both chains have { $count } pieces and { $sharks } sharks: both win.
}
xok-cell-fish = { $player ->
    [first] { $cell }: white fish
   *[second] { $cell }: black fish
}
xok-cell-shark = { $cell }: { $player ->
    [first] white
   *[second] black
} { $kind ->
    [S] small shark, mouth
    [A] 60° shark, mouths
    [B] 120° shark, mouths
   *[C] 180° shark, mouths
} { $first ->
    [e] east
    [ne] north-east
    [nw] north-west
    [w] west
    [sw] south-west
   *[se] south-east
}{ $kind ->
    [S] {""}
   *[other] { $second ->
        [e] { " and east" }
        [ne] { " and north-east" }
        [nw] { " and north-west" }
        [w] { " and west" }
        [sw] { " and south-west" }
       *[se] { " and south-east" }
    }
}
xok-stock-fish = { $player ->
    [first] White: { $count } fish left
   *[second] Black: { $count } fish left
}
xok-stock-shark = { $player ->
    [first] White
   *[second] Black
}: { $kind ->
    [S] small sharks
    [A] 60° shark
    [B] 120° shark
   *[C] 180° shark
}, { $count } left
xok-said-fish = { $player ->
    [first] White puts fish on { $first } and { $second }
   *[second] Black puts fish on { $first } and { $second }
}
xok-said-shark = { $player ->
    [first] White
   *[second] Black
} puts a { $kind ->
    [S] small shark
    [A] 60° shark
    [B] 120° shark
   *[C] 180° shark
} on { $cell }, facing { $direction ->
    [e] east
    [ne] north-east
    [nw] north-west
    [w] west
    [sw] south-west
   *[se] south-east
}, and eats { $count } fish
xok-ask-first-fish = Tap a cell for the first fish, or take a shark.
xok-ask-second-fish = Tap an empty neighbour for the second fish.
xok-ask-shark = Tap a cell where the shark eats something.
xok-ask-facing = Turn the shark, or play the turn.
xok-choose-piece = Piece
xok-choose-facing = Facing
xok-fish-item = Two fish ({ $count } left)
xok-shark-item = { $kind ->
    [S] Small shark
    [A] Shark 60°
    [B] Shark 120°
   *[C] Shark 180°
} ({ $count } left)
xok-facing-item = { $direction ->
    [e] East
    [ne] North-east
    [nw] North-west
    [w] West
    [sw] South-west
   *[se] South-east
}{ $count ->
    [0] : eats nothing
   *[other] : eats { $count } fish
}
xok-part-fish = fish on { $cell }
xok-part-shark = { $kind ->
    [S] small shark
    [A] 60° shark
    [B] 120° shark
   *[C] 180° shark
} on { $cell }, facing { $direction ->
    [e] east
    [ne] north-east
    [nw] north-west
    [w] west
    [sw] south-west
   *[se] south-east
}
xok-note-chain = chain of { $count }
xok-note-eats = eats { $count } fish
xok-hint-chain = Makes a chain of { $count }.
xok-hint-eats = Eats { $count } fish.
xok-eats-nothing = A shark must eat at least one fish.
xok-no-empty-neighbour = No empty cell is next to { $cell } for the second fish.
xok-no-prey = Such a shark could eat nothing anywhere now.
xok-no-shark-left = { $kind ->
    [S] No small shark is left.
    [A] The 60° shark is not left.
    [B] The 120° shark is not left.
   *[C] The 180° shark is not left.
}
xok-no-two-cells = No two empty cells touch each other any more.
xok-not-empty = { $cell } is not empty.
xok-not-neighbours = The two fish must be on neighbouring cells.
xok-on-own-fish = The fish on { $cell } is your own.
xok-on-shark = A shark stands on { $cell } already.
xok-put-shark-first = First put a shark on a cell.
xok-too-few-fish = You have fewer than two fish left.
xok-problem-fish = { $player ->
    [first] White has only { $count } fish.
   *[second] Black has only { $count } fish.
}
xok-problem-shark = { $player ->
    [first] White
   *[second] Black
} has only { $count } { $kind ->
    [S] small { $count ->
        [one] shark
       *[other] sharks
    }
    [A] shark of 60°
    [B] shark of 120°
   *[C] shark of 180°
}.

## Yoxii

yoxii-to-move = { $player ->
    [first] White to move
   *[second] Red to move
}
yoxii-wins = { $player ->
    [first] White wins
   *[second] Red wins
}
yoxii-end-sum = { $player ->
    [first] The totem cannot move. White has { $sum } around it, Red { $other }.
   *[second] The totem cannot move. Red has { $sum } around it, White { $other }.
}
yoxii-end-stones = { $player ->
    [first] The totem cannot move. Both have { $sum } around it, and White has more stones there: { $count } to { $other }.
   *[second] The totem cannot move. Both have { $sum } around it, and Red has more stones there: { $count } to { $other }.
}
yoxii-end-draw = The totem cannot move. Both have { $sum } around it, with equally many stones.
yoxii-cell-stone = { $player ->
    [first] { $cell }: white stone, { $value }
   *[second] { $cell }: red stone, { $value }
}
yoxii-cell-totem = { $cell }: the totem
yoxii-stock-stone = { $player ->
    [first] White
   *[second] Red
}: { $count ->
    [one] { $count } stone
   *[other] { $count } stones
} of value { $value } left
yoxii-said = { $player ->
    [first] White moves the totem to { $totem } and puts a { $value } on { $cell }
   *[second] Red moves the totem to { $totem } and puts a { $value } on { $cell }
}
yoxii-ask-totem = Move the totem: tap a lit square.
yoxii-ask-stone = Put the { $value } on a lit square.
yoxii-ask-stone-and-value = Choose a value, and tap a lit square for the stone.
yoxii-ask-value = Choose the value of the stone.
yoxii-choose-value = Value
yoxii-value-item = Value { $value } ({ $count } left)
yoxii-part-stone = stone on { $cell }
yoxii-part-totem = totem to { $cell }
yoxii-part-value = value { $value }
yoxii-note-jump = the totem jumps
yoxii-note-sums = around the totem: you { $own }, opponent { $other }
yoxii-hint-sums = Leads { $own } to { $other } around the totem.
yoxii-none-left = No stone of value { $value } is left.
yoxii-stone-away = The stone must go next to the totem while a square there is free.
yoxii-stone-on-stone = There is a stone already.
yoxii-stone-on-totem = The totem stands there now.
yoxii-totem-off-line = The totem moves straight, in one of the eight directions.
yoxii-totem-on-stone = The totem must land on a free square.
yoxii-totem-over-enemy = The totem cannot pass an enemy stone.
yoxii-totem-over-free = The totem cannot pass a free square.
yoxii-totem-stays = The totem must leave its square.
yoxii-problem-balance = White must have as many stones on the board as Red, or one more: now { $first } and { $second }.
yoxii-problem-stones = { $player ->
    [first] White has only { $count } stones of value { $value }.
   *[second] Red has only { $count } stones of value { $value }.
}
yoxii-problem-totem = There must be exactly one totem.

## Trexo

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

## Slither Stone

slither-to-move = { $player ->
    [first] Player 1 to move
   *[second] Player 2 to move
}
slither-wins = { $player ->
    [first] Player 1 wins
   *[second] Player 2 wins
}
slither-end = { $player ->
    [first] The last snake of player 2 is dead.
   *[second] The last snake of player 1 is dead.
}
slither-cell-wall = { $cell }: wall
slither-cell-free = { $cell }: free space
slither-cell-body = { $player ->
    [first] { $cell }: snake { $snake } of player 1
   *[second] { $cell }: snake { $snake } of player 2
}
slither-cell-head = { $cell }: head of snake { $snake } of { $player ->
    [first] player 1
   *[second] player 2
}, pointing { $direction ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
slither-stock-free = { $player ->
    [first] Player 1
   *[second] Player 2
}: { $count ->
    [one] { $count } free space
   *[other] { $count } free spaces
} left
slither-stock-snake = { $player ->
    [first] Player 1: snake { $snake } is alive
   *[second] Player 2: snake { $snake } is alive
}
slither-said = { $player ->
    [first] Player 1
   *[second] Player 2
}: { $snake ->
    [none] the snakes have not moved yet
   *[other] { $kind ->
        [j] jump
        [t] dash
        [n] step north
        [e] step east
        [s] step south
        [w] step west
       *[none] {""}
    }, snake { $snake } wise{ $direction ->
        [none] {""}
        [n] , then pointing north
        [e] , then pointing east
        [s] , then pointing south
       *[w] , then pointing west
    }{ $order ->
        [mad] { ", the mad one first" }
       *[wise] {""}
    }
}{ $wall ->
    [none] {""}
   *[other] ; wall on { $wall }
}{ $free ->
    [none] {""}
   *[other] ; free space on { $free }
}{ $dead ->
    [none] {""}
   *[other] ; dead snakes: { $dead }
}
slither-ask-end = End the turn, or add or change something.
slither-ask-free = Tap an empty square for a free space.
slither-ask-kind = Choose the move: tap a square before the wise snake.
slither-ask-wall = Tap an empty square for the wall, not beside a snake.
slither-ask-wise = Tap the snake that is to be wise.
slither-choose-kind = Move
slither-choose-order = First to go
slither-choose-pointing = Then points
slither-choose-tool = A tap
slither-choose-wise = Wise snake
slither-tool-snake = moves the snakes
slither-tool-wall = places a wall
slither-tool-free = places a free space ({ $count } left)
slither-wise-item = Snake { $snake }
slither-step = { $direction ->
    [n] Step north
    [e] Step east
    [s] Step south
   *[w] Step west
}
slither-jump = Jump
slither-dash = Dash
slither-order-wise = Wise first
slither-order-mad = Mad first
slither-pointing-item = { $direction ->
    [n] North
    [e] East
    [s] South
   *[w] West
}
slither-part-free = free space on { $cell }
slither-part-mad-first = mad snake first
slither-part-pointing = then pointing { $direction ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
slither-part-wall = wall on { $cell }
slither-part-wise = snake { $snake } is wise
slither-note-dies = snake { $snake } dies
slither-hint-survives = Keeps the snakes alive, where most moves kill one.
slither-beside-snake = A wall cannot be placed beside a living snake.
slither-dead-snake = Snake { $snake } is dead.
slither-dies-as-mad = The snake dies as the mad one first.
slither-dies-pointing = The wise snake dies in this move and points nowhere.
slither-move-chosen = The move is chosen: tap beside the new head to turn it, or take the move back.
slither-move-first = First choose the move.
slither-moved-already = The snakes have moved already this turn.
slither-no-free-space = You have no free space left.
slither-not-moved-yet = The turn cannot end before the snakes have moved.
slither-on-free-space = There is a free space already.
slither-on-snake = There is a snake.
slither-on-wall = There is a wall already.
slither-out-of-reach = The wise snake cannot go there in one move.
slither-second-wall = Only one wall can be placed in a turn.
slither-tap-own-snake = First tap one of your snakes.
slither-problem-free = There are more than ten free spaces on the board and in the supplies.
slither-problem-head = { $player ->
    [first] Snake { $snake } of player 1 must have exactly one head.
   *[second] Snake { $snake } of player 2 must have exactly one head.
}
slither-problem-no-snake = At least one snake must be alive.
