# Slither Stone: all messages of this game alone. Forms and parameters are described in the common files, game.ftl, learn.ftl, rules.ftl and print.ftl.

## On the board

editor-body = { $player ->
    [first] Body of blue snake { $snake }
   *[second] Body of orange snake { $snake }
}
editor-free = Free space
editor-head = { $player ->
    [first] Head of blue snake { $snake } (choose again to turn it)
   *[second] Head of orange snake { $snake } (choose again to turn it)
}
editor-moved = The snakes have moved this turn
editor-supply = { $player ->
    [first] Blue’s free spaces
   *[second] Orange’s free spaces
}
editor-wall = Wall
editor-walled = A wall was placed this turn

slither-to-move = { $player ->
    [first] Blue to move
   *[second] Orange to move
}
# What counts, in the bar of each player; short where there is little room.
slither-standing = Squares within reach: { $count }
slither-standing-short = reach { $count }
slither-wins = { $player ->
    [first] Blue wins
   *[second] Orange wins
}
slither-end = { $player ->
    [first] The last orange snake is dead.
   *[second] The last blue snake is dead.
}
slither-cell-wall = { $cell }: wall
slither-cell-free = { $cell }: free space
slither-cell-body = { $player ->
    [first] { $cell }: blue snake { $snake }
   *[second] { $cell }: orange snake { $snake }
}
slither-cell-head = { $cell }: head of { $player ->
    [first] blue
   *[second] orange
} snake { $snake }, facing { $direction ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
slither-stock-free = { $player ->
    [first] Blue
   *[second] Orange
}: { $count ->
    [one] { $count } free space
   *[other] { $count } free spaces
} left
slither-stock-snake = { $player ->
    [first] Blue: snake { $snake } is alive
   *[second] Orange: snake { $snake } is alive
}
slither-heard-head = { $role ->
    [wise] wise
   *[mad] mad
} snake { $snake } ends on { $cell }, facing { $direction ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
slither-said = { $player ->
    [first] Blue
   *[second] Orange
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
        [n] , then facing north
        [e] , then facing east
        [s] , then facing south
       *[w] , then facing west
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
}{ $one ->
    [none] {""}
   *[other] ; head of snake 1 on { $one }
}{ $two ->
    [none] {""}
   *[other] ; head of snake 2 on { $two }
}{ $dead ->
    [none] {""}
   *[other] ; dead snakes: { $dead }
}
slither-brief = { $player ->
    [first] Blue
   *[second] Orange
} { $snake ->
    [none] ends the turn
   *[other] makes snake { $snake } wise and { $kind ->
        [j] jumps
        [t] dashes
        [n] steps north
        [e] steps east
        [s] steps south
       *[w] steps west
    }{ $direction ->
        [none] {""}
        [n] , then turns it north
        [e] , then turns it east
        [s] , then turns it south
       *[w] , then turns it west
    }{ $order ->
        [mad] { " (the mad one first)" }
       *[wise] {""}
    }
}{ $wall ->
    [none] {""}
   *[other] ; wall on { $wall }
}{ $count ->
    [0] {""}
    [one] ; free space on { $free }
   *[other] ; free spaces on { $free }
}{ $dead ->
    [none] {""}
   *[other] ; dead snakes: { $dead }
}
slither-ask-end = End your turn, or add or change something.
slither-ask-free = Choose an empty square for the free space.
slither-ask-kind = Choose where the wise snake should go.
slither-ask-wall = Choose an empty square for the wall, not beside a snake.
slither-ask-wise = Choose the snake that should be wise.
slither-ask-turn = Play, or choose a square beside the moved head to turn it.
slither-beyond = { $kind ->
    [j] Deadly jump
    [t] Deadly dash
    [n] Deadly step north
    [e] Deadly step east
    [s] Deadly step south
   *[w] Deadly step west
}
slither-cell-dies = snake { $snake } dies here
slither-cell-face = { $direction ->
    [n] turn the head north
    [e] turn the head east
    [s] turn the head south
   *[w] turn the head west
}
slither-cell-forced = { $kind ->
    [step] the mad snake steps here
    [jump] the mad snake jumps here
   *[dash] the mad snake dashes here
}{ $dies ->
    [yes] { " and dies" }
   *[no] {""}
}
slither-cell-mad = mad snake
slither-cell-way = { $kind ->
    [step] step here
    [jump] jump here
   *[dash] dash here
}{ $dies ->
    [yes] { ", but the snake dies" }
   *[no] {""}
}
slither-cell-wise = wise snake
slither-choose-beyond = Deadly moves
slither-note-mad = snake { $snake } is mad: it goes straight ahead
slither-choose-kind = Move
slither-choose-order = Who moves first
slither-choose-pointing = Then faces
slither-choose-tool = What now?
slither-choose-wise = Wise snake
slither-tool-wall = Wall
slither-tool-free = Free spaces: { $count }
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
slither-part-wall = wall on { $cell }
slither-part-wise = snake { $snake } is wise
slither-note-dies = snake { $snake } dies
slither-hint-boxes = { $form ->
    [does] Boxes in the opponent’s snake { $snake } (squares within reach: { $count }, before { $was }).
   *[otherwise] { $player ->
        [first] Otherwise Blue boxes in snake { $snake } (squares within reach: { $count }, before { $was }).
       *[second] Otherwise Orange boxes in snake { $snake } (squares within reach: { $count }, before { $was }).
    }
}
slither-hint-reach = Gives you more room (squares within reach: you { $own }, opponent { $other }).
slither-hint-room = { $form ->
    [does] Gives snake { $snake } more room (squares within reach: { $count }, before { $was }).
   *[otherwise] { $player ->
        [first] Otherwise Blue gives snake { $snake } more room (squares within reach: { $count }, before { $was }).
       *[second] Otherwise Orange gives snake { $snake } more room (squares within reach: { $count }, before { $was }).
    }
}
slither-hint-survives = Keeps your snakes alive; most moves would kill one.
slither-beside-snake = A wall cannot be placed beside a living snake.
slither-dead-snake = Snake { $snake } is dead.
slither-dies-as-mad = The snake would already die in its mad move, so there is no second move.
slither-dies-pointing = The wise snake dies in this move, so it cannot turn its head.
slither-move-chosen = The move is set: choose a square beside the new head to turn it, or take the move back.
slither-move-first = First choose the move.
slither-moved-already = The snakes have already moved this turn.
slither-no-free-space = You have no free spaces left.
slither-not-moved-yet = Move the snakes before you end your turn.
slither-on-free-space = There is already a free space there.
slither-on-snake = There is a snake there.
slither-on-wall = There is already a wall there.
slither-out-of-reach = The wise snake cannot go there in one move.
slither-second-wall = You can place only one wall in a turn.
slither-tap-own-snake = First choose one of your snakes.
slither-problem-free = There are more than ten free spaces on the board and in the supplies.
slither-problem-head = { $player ->
    [first] Blue snake { $snake } must have exactly one head.
   *[second] Orange snake { $snake } must have exactly one head.
}
slither-problem-no-snake = At least one snake must be alive.
# What is said instead of a text that speaks of what only eyes see.
ear-slither-ask-free = Choose an empty square for the free space.
ear-slither-ask-kind = Choose a move, or the square where the wise snake should go.
ear-slither-ask-wall = Choose an empty square for the wall, not beside a snake.
ear-slither-ask-wise = Choose the snake that should be wise.
ear-slither-ask-turn = Play the turn, or turn the head that has moved.
ear-slither-tap-own-snake = First choose one of your snakes.

## How a turn is typed

typing-slither-notation = The number of the wise snake, the move and where it faces afterwards: 1n>e. The move is n, e, s or w for a step, j for a jump, t for a dash. A wall is #e5, a free space oc3; put a space between them, before or after the move. A ~ in front of the move lets the mad snake go first.
typing-slither-example = 1n>e

## Lessons

learn-answer-first = Blue
learn-answer-second = Orange

learn-slither-lesson-aim = The aim
learn-slither-lesson-moves = Moving
learn-slither-lesson-walls = Walls and free spaces
learn-slither-lesson-death = How a snake dies
learn-slither-lesson-challenge = Challenge

learn-slither-ahead = You play Blue, with snakes 1 (left) and 2 (right). The head shows which way a snake faces. Choose the square straight ahead of each of your snakes.
learn-slither-ahead-done = Right. A mad snake always goes straight ahead.
learn-slither-ahead-wrong = That is not straight ahead of snake 1 or snake 2.
learn-slither-ahead-wrong-other = That is ahead of one of the orange snakes.
learn-slither-step = In your turn both snakes move. In a step, the wise one goes one square any way you like; the mad one goes straight ahead. Make snake 1 wise and step right (east).
learn-slither-step-done = Snake 1 went right, snake 2 went straight ahead. The squares behind them are still part of them.
learn-slither-step-wrong = Make snake 1 wise and step one square to the right (east).
learn-slither-look = After its move, the wise snake turns its head any way you like. The mad one keeps facing the same way. Make snake 2 wise and let it face left (west) after its move.
learn-slither-look-done = If it is mad next turn, it will go left.
learn-slither-look-wrong = Snake 2 should be wise and face left (west) in the end.
learn-slither-jump = There is a wall in front of each snake. In a jump, both go to the second square ahead, over whatever is in between. Keep both alive.
learn-slither-jump-done = Over the walls! A jumping snake does not touch the square in between.
learn-slither-jump-wrong = A snake has died. Choose the jump: both go over the walls.
learn-slither-dash = The third kind of move: in a dash, both go three squares straight ahead. Dash!
learn-slither-dash-done = Three squares, and all of them are now part of the snake.
learn-slither-dash-wrong = Choose the dash as the kind of move.
learn-slither-wise = Snake 1 has two walls ahead. If it is mad, no step, jump or dash can save it. Keep both snakes alive.
learn-slither-wise-done = The wise snake can step aside. So choose well which one is wise.
learn-slither-wise-wrong = A snake has died. Make snake 1 wise and step aside.
learn-slither-order = You also choose which snake moves first. Here both jump to d3, and the second one to arrive dies. Jump, and save snake 2.
learn-slither-order-done = Snake 2 was first; snake 1 ran into it. Snake 2 lives on.
learn-slither-order-wrong = Choose the jump, and let snake 2 move first.

learn-slither-wall = Before or after the snakes move, you may place one wall on an empty square. Play a turn with a wall.
learn-slither-wall-done = You may place one wall each turn, never more.
learn-slither-wall-wrong = There was no wall in that turn. Choose the wall, then an empty square that no snake touches, and move the snakes.
learn-slither-wall-where = A wall must not share a side with a living snake, yours or your opponent’s. Choose every marked square where you can place a wall.
learn-slither-wall-where-done = Right: touching at a corner is fine.
learn-slither-wall-where-wrong = Choose one of the marked squares.
learn-slither-wall-where-wrong-beside = That square shares a side with a snake.
learn-slither-free = A free space keeps a square open: nobody can place a wall there. Put one on b3 and move.
learn-slither-free-done = Snakes can still enter it. You have four more for the whole game, and may place several in one turn.
learn-slither-free-wrong = Put a free space on b3, in front of snake 1.
learn-slither-free-enter = There is a free space on b3. Make snake 1 wise and step onto it.
learn-slither-free-enter-done = Just like an empty square. Now it is part of the snake.
learn-slither-free-enter-wrong = Snake 1 should be wise and step up (north), to b3.

learn-slither-remains = A snake that runs into a wall, a living snake or the edge dies, and all its squares become walls. Snake 1 dashes into the wall on b5. Choose every square that becomes a wall.
learn-slither-remains-done = Its three squares, and b4, which it entered in the same dash.
learn-slither-remains-wrong = The snake is not there.
learn-slither-remains-wrong-wall = b5 is already a wall, and stays one.
learn-slither-self = Snake 1 has curled up and faces its own body. A snake dies if it runs into itself, too. Keep both snakes alive.
learn-slither-self-done = The squares behind a snake stay part of it: it can jump over them, but not enter them.
learn-slither-self-wrong = A snake has died. Snake 1 must not enter its own squares: let it step down (south) as the wise snake, or let both jump.
learn-slither-other = Snake 1 is lost: no step, jump or dash can save it. But your other snake still makes its move, of the same kind. Save snake 2.
learn-slither-other-done = Snake 1 has died, and snake 2 has jumped all the same. From your next turn on, it moves twice.
learn-slither-other-wrong = Snake 2 has died as well. Both make the same kind of move: which one takes snake 2 out of there?
learn-slither-twice = With one living snake you move it twice with the same kind of move: once as the wise snake, once as the mad one, in either order. Keep it alive.
learn-slither-twice-done = Up, then right. As the mad snake it goes the way it faces at that moment.
learn-slither-twice-wrong = It has died. Two steps: up, then right. Which one is the mad step, and which way must the snake face then?
learn-slither-lost = The end of a game. You play Blue. The last orange snake has just died and turned into walls. Who wins?
learn-slither-lost-done = You do! Whoever has no living snake loses at once. There are no draws.
learn-slither-lost-wrong = The player whose last snake dies loses.

learn-slither-both = Keep both snakes alive. There is only one way.
learn-slither-both-done = Snake 1 has turned away from the wall, and snake 2 has gone straight ahead.
learn-slither-both-wrong = A snake has died. Try each snake as the wise one, and look where the other must go.
learn-slither-block = Your opponent’s only snake has one way out, and a wall cannot go beside it. Close the way with a snake of your own.
learn-slither-block-done = Your snake is as good as a wall: no step, jump or dash can save the other.
learn-slither-block-wrong = It still gets out. Its only way leads down (south), to e5: which of your snakes can go there?
learn-slither-trap = Your opponent’s only snake has little room. Place one wall and move so that it dies whatever it does next. There is only one way.
learn-slither-trap-done = No step, jump or dash can save it.
learn-slither-trap-wrong = It still has a way out. Try its steps, jumps and dashes: where does your wall help most, and where must your snake go, and which way must it face?
learn-slither-two = Your opponent has two snakes. Place one wall and move so that both die whatever they do next. There is only one way.
learn-slither-two-done = Neither can step, and both jumps are closed. That was the whole course!
learn-slither-two-wrong = One of them still lives. They can only jump: close one landing square with a wall, the other with a snake.

## Rules

rules-head-walls = Walls and free spaces
rules-head-moving = Moving both snakes
rules-head-death = How a snake dies
rules-head-last = With one snake left

rules-slither-aim = Keep a snake alive. If your last living snake dies, you lose at once. There are no draws.
rules-slither-setup =
    - A board of squares with some walls.
    - Each player has two snakes, 1 and 2; each starts as a head facing one way.
    - Each player has a supply of five free spaces.

    Decide at random who plays Blue. Blue begins.
rules-slither-setup-start = A small board: the blue snakes below, the orange ones above, and two walls.
rules-slither-turn =
    In your turn:
    - move both snakes (you must);
    - place one wall, if you like;
    - place as many of your free spaces as you like.

    Walls and free spaces come before or after the snakes’ moves, never between them. Once the snakes have moved, you can end your turn.
rules-slither-walls =
    A wall goes on an empty square that does not share a side with a living snake, yours or your opponent’s. Touching at a corner is fine.

    A free space goes on any empty square, even beside a snake. Nobody can place a wall there any more; snakes can enter it like an empty square. You have five for the whole game.
rules-slither-walls-where = There is a free space on b3. A wall could go on c3: it shares no side with a snake.
rules-slither-moving =
    Choose one of your snakes as the wise one; the other is mad. Both make the same kind of move:
    - Step: one square. The wise snake goes in any of the four directions, the mad one straight ahead.
    - Jump: to the second square straight ahead, over whatever is in between.
    - Dash: three squares straight ahead, one after the other.

    After its move, the wise snake turns its head any way you like. The mad one keeps facing the same way.

    You also choose which of the two moves first. Every square a snake enters becomes part of it; the last one is its new head.
rules-slither-moving-before = There is a wall in front of each blue snake. The mad one cannot step…
rules-slither-moving-jump = …so both jump. Snake 1 was the wise one and now faces east.
rules-slither-death =
    A snake dies if it leaves the board or enters a wall or a living snake, even itself. All its squares become walls at once, and so do the squares it entered earlier in the same dash. What it ran into stays as it is.

    Your other snake still makes its move.
rules-slither-death-before = Snake 1 dashes: b4 is empty, b5 is a wall…
rules-slither-death-after = …and it dies. Its four squares are walls now. Snake 2 has dashed too, and lives.
rules-slither-last = If you start your turn with one living snake, it moves twice, both times with the same kind of move: once as the wise snake and once as the mad one, in the order you choose. As the mad snake it goes the way it faces at that moment. If the first move kills it, there is no second.
rules-slither-end = If your last living snake dies, you lose at once. A snake only dies on its own move: so leave your opponent’s snakes nowhere to go!
rules-slither-thanks = Slither Stone was designed by Critical Pawn. Thank you, and thanks to all who publish it. The boards here are our own.

## Sheets to print

print-slither-board = Board { $code }
print-slither-free = free spaces, to cross off
print-slither-wall = wall
print-slither-free-space = free space
print-slither-snakes = snakes 1 and 2
print-slither-legend =
    Each turn, move both snakes in the same way (step, jump or dash), one as the wise snake, the other as the mad one. You may also draw one wall, not beside a living snake, and any of your free spaces. Draw the way of a snake as a line, its head as an arrow; fill in walls, circle free spaces.

print-rules-slither =
    # Aim
    Keep a snake alive. If your last living snake dies, you lose at once. There are no draws.

    # What you need
    A printed board and a pen for each player, in two different colours. Each player has two snakes, which start as heads on the board, and five free spaces. Decide at random who plays Blue; Blue begins.

    # Your turn
    You must move both snakes. Before or after that, you may draw one wall and as many of your free spaces as you like.
    - A wall goes on an empty square that does not share a side with a living snake.
    - A free space goes on any empty square. Nobody can draw a wall there any more, but snakes may enter it.

    # Moving both snakes
    Choose one of your snakes as the wise one; the other is mad. Choose which of them moves first. Both make the same kind of move:
    - Step: one square. The wise snake goes in any of the four directions, the mad one straight ahead.
    - Jump: to the second square ahead, over whatever is in between.
    - Dash: three squares ahead, one after the other.

    After its move, the wise snake turns its head any way you like. The mad one keeps facing the same way. Every square a snake enters becomes part of it.

    A snake dies if it leaves the board or enters a wall or a living snake, even itself: all its squares become walls. Your other snake still makes its move.

    With only one living snake, move it twice with the same kind of move, once as the wise snake and once as the mad one, in the order you choose. If the first move kills it, there is no second.

    # On paper
    - Snake: a line from square to square, in a jump an arc over the square in between. The new head is an arrow in the direction it faces; cross out the old one.
    - Wall: a square filled in. When a snake dies, fill in all its squares. Free space: a circle; cross one off your five.
print-example-slither = In the middle of a game: both players’ snakes have moved a few times.

## Themes of puzzles

puzzles-theme-box-in = Box in
puzzles-theme-box-in-hint = Leave your opponent’s snakes nowhere to go.
puzzles-theme-escape = Escape
puzzles-theme-escape-hint = There is only one way out.
puzzles-theme-last-resort = Last resort
puzzles-theme-last-resort-hint = Only a free space saves you.
