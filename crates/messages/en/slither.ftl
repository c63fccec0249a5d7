# Slither Stone: all messages of this game alone. Forms and parameters are described in the common files, game.ftl, learn.ftl, rules.ftl and print.ftl.

## On the board

editor-body = { $player ->
    [first] Body of snake { $snake } of player 1
   *[second] Body of snake { $snake } of player 2
}
editor-free = Free space
editor-head = { $player ->
    [first] Head of snake { $snake } of player 1; again to turn it
   *[second] Head of snake { $snake } of player 2; again to turn it
}
editor-moved = Snakes have moved this turn
editor-supply = { $player ->
    [first] Free spaces of player 1
   *[second] Free spaces of player 2
}
editor-wall = Wall
editor-walled = Wall placed this turn

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

## Lessons

learn-answer-first = Player 1
learn-answer-second = Player 2

learn-slither-lesson-moves = Moving
learn-slither-lesson-walls = Walls and free spaces
learn-slither-lesson-death = Death
learn-slither-lesson-challenge = Challenge

learn-slither-step = You are player 1, with snakes 1 (left) and 2 (right). Each turn you move both: one is wise, the other mad. In a step the wise snake goes one square anywhere, the mad one goes where it points. Let snake 1 be wise and step east.
learn-slither-step-done = Snake 1 went east, snake 2 one square ahead. The squares behind them stay part of them.
learn-slither-step-wrong = Make snake 1 the wise one, choose the step, and go east, to the right.
learn-slither-look = After its move the wise snake turns its head wherever you like; the mad one keeps its direction. Let snake 2 be wise and look west after its move.
learn-slither-look-done = Next turn, as the mad one, it would go west.
learn-slither-look-wrong = Snake 2 should be the wise one and look west, to the left, at the end.
learn-slither-jump = A wall stands in front of each snake. In a jump both go to the second square ahead; what lies between does not matter. Keep both alive.
learn-slither-jump-done = Over the walls. The square between is not entered.
learn-slither-jump-wrong = A snake has died. Choose the jump: both go over the walls.
learn-slither-dash = The third kind of move: in a dash both go three squares straight ahead. Dash.
learn-slither-dash-done = Three squares, each of them now part of the snake.
learn-slither-dash-wrong = Choose the dash as the kind of move.
learn-slither-wise = Snake 1 has two walls ahead: neither step nor jump nor dash saves it if it is mad. Keep both snakes alive.
learn-slither-wise-done = The wise one may step aside. Choose well who is wise.
learn-slither-wise-wrong = A snake has died. Let snake 1 be wise and step aside.
learn-slither-order = You also choose who moves first. Both snakes jump to d3 here; the second to arrive dies. Jump, and save snake 2.
learn-slither-order-done = Snake 2 was first; snake 1 ran into it. What killed it stays as it is.
learn-slither-order-wrong = Choose the jump, and let snake 2 move first.

learn-slither-wall = Before or after the snakes’ move you may draw one wall on an empty square. Play a turn with a wall.
learn-slither-wall-done = One wall each turn, if you like; never more.
learn-slither-wall-wrong = There was no wall in that turn. Take the wall, tap an empty square that no snake touches, and move the snakes.
learn-slither-wall-where = A wall must not share a side with a living snake, yours or your opponent’s. Tap every marked square on which a wall may be drawn.
learn-slither-wall-where-done = Corner to corner is fine.
learn-slither-wall-where-wrong = Tap one of the marked squares.
learn-slither-wall-where-wrong-beside = That square shares a side with a snake.
learn-slither-free = Free spaces keep squares open: no wall can be drawn there. They go on any empty square, as many in a turn as you like, five in the game. Put one on b3 and move.
learn-slither-free-done = Four are left. Snakes may enter it as if it were empty.
learn-slither-free-wrong = Put a free space on b3, in front of snake 1.
learn-slither-free-enter = Here b3 is a free space. Let snake 1 be wise and step onto it.
learn-slither-free-enter-done = Entered like an empty square; now it is part of the snake.
learn-slither-free-enter-wrong = Snake 1 should be wise and step north, onto b3.

learn-slither-remains = A snake that leaves the board, or enters a wall or a living snake, even itself, dies, and all its squares become walls. Snake 1 dashes into the wall on b5. Tap every square that becomes a wall.
learn-slither-remains-done = Its three squares, and b4, which it entered in the same dash.
learn-slither-remains-wrong = The snake is not there.
learn-slither-remains-wrong-wall = b5 is a wall already, and stays one.
learn-slither-twice = With one living snake you move it twice by the same kind of move: once as the wise one, once as the mad one, in either order. Survive.
learn-slither-twice-done = North, then east. As the mad one it goes where it points at that moment.
learn-slither-twice-wrong = It has died. Two steps: north, then east. Which of them is the mad one’s, and where must it look?
learn-slither-lost = The last snake of player 1 has just died. Who wins?
learn-slither-lost-done = Whoever has no living snake loses at once. There are no draws.
learn-slither-lost-wrong = The player whose last snake dies loses.

learn-slither-trap = Your opponent’s only snake can hardly turn. Draw one wall and move so that it dies whatever it does next. There is exactly one way.
learn-slither-trap-done = No step, no jump and no dash can save it. That was the whole course!
learn-slither-trap-wrong = It still has a way out. Try its steps, jumps and dashes: where does your wall help most, and where must your snake stand and look?

## Rules

rules-head-walls = Walls and free spaces
rules-head-moving = Moving both snakes
rules-head-death = How a snake dies
rules-head-last = With one snake left

rules-slither-aim = Keep a snake alive. If your last living snake dies, you lose at once. There are no draws.
rules-slither-setup = A board of squares with some walls, on screen or on paper. Each player has two snakes, 1 and 2, which start as heads that point somewhere, and five free spaces in supply. Draw lots for who is player 1; player 1 begins.
rules-slither-setup-start = A small board: the snakes of player 1 below, those of player 2 above, and two walls.
rules-slither-turn =
    In your turn, in any order:
    - move both snakes, which you must;
    - draw one wall, if you like;
    - draw as many of your free spaces as you like.

    Walls and free spaces go before or after the snakes’ move, not between the two snakes. When the snakes have moved you may end your turn.
rules-slither-walls =
    A wall goes on an empty square that does not share a side with any square of any living snake, yours or your opponent’s. Corner to corner is fine.

    A free space goes on any empty square, also beside a snake. No wall can be drawn there any more; snakes may enter it as if it were empty. Five are all that you have for the game.
rules-slither-walls-where = On b3 stands a free space. On c3 a wall would be allowed: it touches no snake along a side.
rules-slither-moving =
    Name one of your snakes the wise one; the other is mad. Both make the same kind of move:
    - Step: one square. The wise snake goes in any of the four directions, the mad one where it points.
    - Jump: to the second square straight ahead. The square between is not entered, whatever is on it.
    - Dash: three squares straight ahead, entering each of them.

    After its move the wise snake points wherever you like. The mad one keeps its direction. You also choose which of the two moves first. Every square that a snake enters becomes part of it, and its new head.
rules-slither-moving-before = A wall stands in front of each snake of player 1. The mad one cannot step …
rules-slither-moving-jump = … so both jump. Snake 1 was the wise one and now looks east.
rules-slither-death =
    A snake that leaves the board, or enters a wall or any living snake, itself included, dies. At once all its squares become walls, also those that it entered earlier in the same dash. What killed it stays as it is. Your other snake still makes its move.
rules-slither-death-before = Snake 1 dashes: b4 is free, b5 is a wall …
rules-slither-death-after = … and it dies. Its four squares are walls now. Snake 2 has dashed too, and lives.
rules-slither-last = If you begin your turn with one living snake, it moves twice, both times by the same kind of move: once as the wise snake and once as the mad one, in the order that you choose. As the mad snake it goes where it points at that moment. If the first move kills it, there is no second.
rules-slither-end = The player whose last living snake dies loses at once. You die by your own moves only: a good player leaves the opponent no square to go to.
rules-slither-thanks = Slither Stone was designed by Critical Pawn. Thank you, and thanks to all who publish it. The boards here are our own.

## Sheets to print

print-slither-board = Board { $code }
print-slither-free = free spaces, to cross off
print-slither-wall = wall
print-slither-free-space = free space
print-slither-snakes = snakes 1 and 2
print-slither-legend =
    Each turn: move both snakes in the same way – step, jump or dash –, one of them wise, the other mad. You may also draw one wall, not beside a living snake, and any of your free spaces.

print-rules-slither =
    # Aim
    Keep a snake alive. If your last living snake dies, you lose at once.

    # What you need
    A printed board and two pencils. Each player has two snakes, which start as heads on the board, and five free spaces. Draw lots for who is player 1; player 1 begins.

    # Your turn
    You must move both snakes. Before or after that, you may draw one wall and as many of your free spaces as you like.
    - A wall goes on an empty square that does not share a side with any living snake.
    - A free space goes on any empty square; cross one off your five. No wall can be drawn there any more, but snakes may enter it.

    # Moving both snakes
    Name one of your snakes the wise one; the other is mad. Choose which of them moves first. Both make the same kind of move:
    - Step: one square. The wise snake goes in any direction, the mad one where it points.
    - Jump: to the second square ahead, over whatever lies between.
    - Dash: three squares ahead, one after the other.

    After its move the wise snake turns its head to any side you like. The mad one keeps its direction. Every square a snake enters becomes part of it.

    A snake that leaves the board, or enters a wall or a living snake, itself included, dies: all its squares become walls. With only one living snake, move it twice by the same kind of move, once as the wise snake and once as the mad one, in the order you choose.
print-example-slither = In the middle of a game: both players have moved their snakes several times.
