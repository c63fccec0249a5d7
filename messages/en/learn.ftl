# The lessons. Which there are, and what is right, is said in lessons/. Of each step: the task, what is said when it is
# done, and what is said when it went wrong.

learn-title = Learn { $game }
learn-lead = Short lessons at the board, one rule at a time, with a small challenge at the end.
learn-progress = { $done } of { $all ->
    [one] { $all } lesson
   *[other] { $all } lessons
}
learn-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
learn-course = The course
learn-begin = Begin
learn-continue = Continue
learn-lesson-state = { $state ->
    [done] Done
    [open] Begun
   *[new] New
}
learn-step = Step { $step } of { $steps }
learn-back = All lessons
learn-board = { $game } board
learn-retry = Try again
learn-skip = Skip
learn-next = Next
learn-next-lesson = Next lesson
learn-finish = Finish
learn-reply = Your opponent plays { $turn }.
learn-left = { $count ->
    [0] All found.
    [one] { $count } left to find
   *[other] { $count } left to find
}
learn-found = { $cell }: right.
learn-marked = Marked: { $cells }
learn-rules-of = Rules of { $game }
learn-answers = Your answer
learn-all-done = You know the whole game now.
learn-now-play = Play { $game }
learn-now-rules = Read the rules
learn-forget = Start the course again
learn-lost = There is no such lesson.
learn-broken = This lesson cannot be shown.

learn-answer-yes = Yes
learn-answer-no = No
learn-answer-white = White
learn-answer-black = Black
learn-answer-red = Red
learn-answer-both = Both
learn-answer-draw = Nobody: a draw
learn-answer-x = X
learn-answer-o = O
learn-answer-one = One
learn-answer-two = Two
learn-answer-gone = Out of the game
learn-answer-supply = Back into their owner’s supply
learn-answer-first = Player 1
learn-answer-second = Player 2

## Xok

learn-xok-lesson-fish = Fish
learn-xok-lesson-sharks = Sharks
learn-xok-lesson-mouths = Two mouths
learn-xok-lesson-after = What remains
learn-xok-lesson-end = How it ends
learn-xok-lesson-challenge = Challenge

learn-xok-two-fish = You are White and begin. In a turn you put two fish on two empty cells that touch – or one shark, as the next lesson shows. Put down two fish anywhere.
learn-xok-two-fish-done = Right. They need not touch your other pieces, only each other.
learn-xok-one-fish = White has 13 of 14 fish on the board, so one is left. Look at the empty cells: may White play that fish alone?
learn-xok-one-fish-done = Right: fish are played in twos. White has to play a shark now; fish that Black eats come back later.
learn-xok-one-fish-wrong = Fish are always played in twos; a single one cannot be played. And nobody may pass.

learn-xok-bite = A shark must eat when it is placed: an enemy fish on its own cell, or one right in front of its mouth. Place a small shark so that it eats.
learn-xok-bite-done = Eaten. Every shark that you place must eat at least one fish.
learn-xok-bite-wrong = That was legal, but it was no small shark. Choose the small shark, with one mouth.
learn-xok-land = A shark may land right on an enemy fish, and eats it too. Eat both fish with one small shark.
learn-xok-land-done = One under the shark, one in front of its mouth: both eaten.
learn-xok-land-wrong = Both fish, with one small shark: land on one of them and face the other.
learn-xok-land-wrong-one = Only one fish was eaten. Land on one of them and turn the mouth to the other.
learn-xok-where = Tap every cell on which White could place a small shark now.
learn-xok-where-done = The fish’s own cell and all cells beside it: nowhere else can the shark eat.
learn-xok-where-wrong = From there a small shark eats nothing, so it may not be placed there.

learn-xok-side = This big shark has two mouths side by side. Eat all three fish with it, in one turn.
learn-xok-side-done = Three at once: one under it, two in front of it.
learn-xok-side-wrong = Take the big shark whose mouths are side by side.
learn-xok-side-wrong-less = That eats fewer than three. Land on one fish, with the mouths side by side towards the other two.
learn-xok-gap = The second big shark has one direction between its mouths. Eat all three fish.
learn-xok-gap-done = Right: east and north-west, with north-east between them.
learn-xok-gap-wrong = Take the big shark with one direction between its mouths.
learn-xok-gap-wrong-less = That eats fewer than three. Land on d3: which shark has its mouths towards d4 and e2?
learn-xok-straight = The third big shark has its mouths back to back. Eat all three fish.
learn-xok-straight-done = Right. Since it looks both ways, it has only three different facings.
learn-xok-straight-wrong = Take the big shark with its mouths back to back.
learn-xok-straight-wrong-less = That eats fewer than three. Land in the middle and look both ways.
learn-xok-empty-bite = White puts the shark with mouths back to back on d3. One mouth looks at a black fish, the other at a white one. How many fish are eaten?
learn-xok-empty-bite-done = One. A mouth that looks at an own fish, any shark, an empty cell or the edge eats nothing. But what it can eat, it must eat.
learn-xok-empty-bite-wrong = Sharks never eat their own side’s fish.

learn-xok-back = White’s shark has just eaten two black fish, on d2 and d4. Where are they now?
learn-xok-back-done = Right, and they can be played again at once.
learn-xok-back-wrong = No fish ever leaves the game: eaten ones go back to their owner and can be played again.
learn-xok-food = Tap every piece that a white shark could eat.
learn-xok-food-done = Only enemy fish are eaten. Sharks are safe for ever.
learn-xok-food-wrong = Nothing can be eaten there.
learn-xok-food-wrong-shark = Sharks are never eaten. They stay where they are for ever.
learn-xok-food-wrong-own = That is a white fish. Sharks do not eat their own.
learn-xok-safe = The black shark looks at d4. But a shark bites only when it is placed. Put two fish down, one of them on d4.
learn-xok-safe-done = Nothing happens: the shark has bitten already. It never moves and never bites again.
learn-xok-safe-wrong = One of the two fish should be on d4, right in front of the mouth. It is safe there.

learn-xok-chain = Fish and sharks that touch make a chain. Tap every cell of White’s longest chain.
learn-xok-chain-done = Six in one chain, the shark included.
learn-xok-chain-wrong = That is not a white piece of the chain.
learn-xok-chain-wrong-apart = These two touch each other, but not the long chain.
learn-xok-ten = Ten in one chain win at once. White has eight. Win the game.
learn-xok-ten-done = Ten: you win.
learn-xok-ten-wrong = Both fish must join the chain of eight, the second one through the first if need be.
learn-xok-longest = Black is to move, and can do nothing: no empty pair of cells, no sharks left. Then the longest chains count. Who wins?
learn-xok-longest-done = Black has six in row d, White only five in a row.
learn-xok-longest-wrong = Count the longest chain of each: row d against rows c and e.
learn-xok-more-sharks = Again Black can do nothing. The longest chains are equal: five each, White’s in row e and Black’s in row d. Then sharks in them count. Who wins?
learn-xok-more-sharks-done = White has two sharks in that chain, Black one.
learn-xok-more-sharks-wrong = Count the sharks in row e and in row d.
learn-xok-both-win = Five against five, and one shark in each. Who wins?
learn-xok-both-win-done = Both! If everything is equal, both players win.
learn-xok-both-win-wrong = Neither is ahead: chains and sharks are equal.

learn-xok-win-one = White to move: win at once. There is exactly one way.
learn-xok-win-one-done = Ten in one chain. Well seen!
learn-xok-win-one-wrong = That does not make ten. Look for two empty cells that join White’s chains.
learn-xok-win-two = White to move: win in two. After the right turn, nothing that Black does helps.
learn-xok-win-two-done = Now there is more than one way to ten, and Black cannot close them all.
learn-xok-win-two-wrong = Black still has an answer to that. Look for two cells that join the upper chains and leave a fish to eat.
learn-xok-win-two-end = Now finish it.
learn-xok-win-two-end-done = Ten! That was the whole course.
learn-xok-win-two-end-wrong = That is not yet ten. Which black fish stands between your chains?

## Yoxii

learn-yoxii-lesson-totem = The totem
learn-yoxii-lesson-stones = Stones
learn-yoxii-lesson-end = How it ends
learn-yoxii-lesson-challenge = Challenge

learn-yoxii-first-turn = You are White and begin. A turn has two parts: move the totem one square in any of the eight directions, then place one stone on a free square next to it. Try it.
learn-yoxii-first-turn-done = That is a turn. The totem belongs to both; Red would move it next.
learn-yoxii-jump = The totem may also jump in a straight line over your own stones, without gaps, onto the free square right behind them. Jump over both white stones, then place a stone.
learn-yoxii-jump-done = Over two stones to d7. Any number in an unbroken line would do.
learn-yoxii-jump-wrong = That was a step. Move the totem up over d5 and d6 to d7.
learn-yoxii-ways = White to move. Tap every square to which the totem may go.
learn-yoxii-ways-done = Steps to free squares, and the jump over d5.
learn-yoxii-ways-wrong = The totem cannot get there in one move.
learn-yoxii-ways-wrong-enemy = An enemy stone is never passed.
learn-yoxii-ways-wrong-behind = Behind e5 stands a red stone: there is nowhere to land.
learn-yoxii-ways-wrong-own = A stone stands there. The totem jumps over it.

learn-yoxii-four = You choose the value of your stone: 1, 2, 3 or 4. High stones count more in the end, but you have only three 4s. Play a turn with a 4.
learn-yoxii-four-done = You have five each of 1, 2 and 3, and three 4s; two 4s are left.
learn-yoxii-four-wrong = That was another value. Choose the stone of value 4.
learn-yoxii-left = The square that the totem has just left is free. Move the totem and put your stone on d4.
learn-yoxii-left-done = Right, the stone may close the way back.
learn-yoxii-left-wrong = Put the stone on d4, where the totem came from. Wherever it has gone, d4 is next to it.
learn-yoxii-supply = White has laid three 4s. May White lay another 4?
learn-yoxii-supply-done = Right, they are used up. Stones on the board stay there.
learn-yoxii-supply-wrong = There are only three 4s for each player, and all of White’s lie on the board.
learn-yoxii-anywhere = If no square next to the totem is free, your stone goes on any free square of the board. Jump to d7 and see.
learn-yoxii-anywhere-done = All five squares round d7 were taken, so the stone could go anywhere.
learn-yoxii-anywhere-wrong = Jump over d5 and d6 to d7.

learn-yoxii-stuck = White is to move and cannot move the totem. Red could still jump over d6. Does the game go on?
learn-yoxii-stuck-done = Right: the game ends as soon as the player to move is stuck.
learn-yoxii-stuck-wrong = Only the player to move matters. White is stuck, so the game is over.
learn-yoxii-count = Now the stones next to the totem are counted. Tap White’s stones that count.
learn-yoxii-count-done = 4 and 3: White has 7.
learn-yoxii-count-wrong = There is no stone that counts for White.
learn-yoxii-count-wrong-far = That stone does not touch the totem: it does not count.
learn-yoxii-count-wrong-enemy = That is one of Red’s.
learn-yoxii-who = White has 7 next to the totem. Who wins?
learn-yoxii-who-done = Red has 2 + 2 + 2 = 6. White wins.
learn-yoxii-who-wrong = Add up Red’s stones next to the totem: 2 + 2 + 2.
learn-yoxii-more-stones = Here the sums are equal: 3 + 3 and 2 + 2 + 2. Who wins?
learn-yoxii-more-stones-done = Red has more stones there, three against two.
learn-yoxii-more-stones-wrong = With equal sums, the player with more stones next to the totem wins.
learn-yoxii-all-equal = The totem is in the corner and White is stuck. White has 3 + 2 there, Red 4 + 1. Who wins?
learn-yoxii-all-equal-done = Equal sums, equally many stones: a draw.
learn-yoxii-all-equal-wrong = 5 against 5, two stones against two.

learn-yoxii-win-one = White to move: win at once. There is exactly one way.
learn-yoxii-win-one-done = Red is stuck, and White’s stones weigh more. Well seen!
learn-yoxii-win-one-wrong = That does not win at once. Where could Red not move the totem away – and what would be counted there?
learn-yoxii-win-two = White to move: win in two. After the right turn, nothing that Red does helps.
learn-yoxii-win-two-done = Now Red can only choose how to lose.
learn-yoxii-win-two-wrong = Red can still get away after that. Keep the totem where White’s stones are.
learn-yoxii-win-two-end = Now finish it.
learn-yoxii-win-two-end-done = Counted and won! That was the whole course.
learn-yoxii-win-two-end-wrong = Not yet. Close the last way out, with a stone that is worth enough.

## Trexo

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

## Slither Stone

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
