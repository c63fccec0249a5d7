# The rules of the games, for the page and the terminal. In a text, a line with "- " is a point of a list, and an empty
# line ends a paragraph. Which sections and diagrams there are is said in lessons/rules/.

rules-title = The rules of { $game }
rules-choose = Which game?
rules-lead = In our own words, with diagrams. The exact wording for programs is in the documentation.
rules-learn = Learn it at the board
rules-play = Play
rules-mark = ▸ points at what the line below a diagram speaks of.

rules-head-aim = Aim
rules-head-setup = What you need
rules-head-turn = Your turn
rules-head-fish = Two fish
rules-head-sharks = One shark
rules-head-totem = Moving the totem
rules-head-stones = Placing a stone
rules-head-tile = Laying a tile
rules-head-stack = Stacking
rules-head-lines = Five in a line
rules-head-walls = Walls and free spaces
rules-head-moving = Moving both snakes
rules-head-death = How a snake dies
rules-head-last = With one snake left
rules-head-end = End of the game
rules-head-thanks = Thanks

## Xok

rules-xok-aim = Be the first to join ten of your own pieces into one chain. Fish and sharks count alike. Pieces are joined where their cells touch.
rules-xok-aim-chain = White has ten in one chain and wins.
rules-xok-setup =
    The board has 30 hexagonal cells. Each player has 14 fish and six sharks:
    - three small sharks with one mouth;
    - a big shark with two mouths side by side;
    - a big shark with two mouths and one direction between them;
    - a big shark with two mouths back to back.

    White begins; then the players take turns.
rules-xok-setup-sharks = The sharks: small ones above; below them the three big ones. An arrow or an open mouth shows where a shark bites.
rules-xok-turn =
    Do exactly one of two things:
    - put down two fish;
    - or put down one shark, which must eat.

    You cannot pass.
rules-xok-fish = Put two fish from your supply on two empty cells that touch. They need not touch your other pieces. You need both: with a single fish left, you cannot play it alone.
rules-xok-fish-pair = A pair of fish in the middle of the board.
rules-xok-sharks =
    Put a shark from your supply on an empty cell, or right on an enemy fish, and turn it as you like. It eats the enemy fish on its own cell and every enemy fish right in front of one of its mouths. It must eat at least one.

    A mouth that looks at an empty cell, at any shark, at a fish of your own or over the edge eats nothing there. A mouth never refuses: what it can eat, it eats. If you want to eat less, turn the shark.

    Eaten fish go back to their owner at once and can be played again. Sharks stay where they are for ever, and nobody eats them. A shark bites only in the moment in which it is placed: later, a fish can safely be put in front of its mouth.
rules-xok-sharks-before = Three black fish. White lands a big shark on d3, its mouths towards d4 and e2 …
rules-xok-sharks-after = … and it eats all three. They are back in Black’s supply.
rules-xok-end =
    Ten of your pieces in one chain after your turn: you win at once.

    If the player whose turn it is can do nothing, the game ends, and the largest chains are compared:
    - the longer one wins;
    - if they are equally long, the one with more sharks in it wins (of several largest chains, the one with most sharks counts);
    - if that is equal too, both win.
rules-xok-end-blocked = Black cannot move. The largest chains are both five long; White’s has two sharks, Black’s one: White wins.
rules-xok-thanks = Xok was designed by Joël and Rafael Escalante. Thank you, and thanks to the publisher. If you like it here, buy the original: it is beautiful.

## Yoxii

rules-yoxii-aim = When the totem cannot move any more, have the more valuable stones around it.
rules-yoxii-setup = The board has 37 squares: seven by seven, with the corners cut off. Each player has 18 stones: five each of the values 1, 2 and 3, and three of value 4. Both players share one totem, which starts in the middle. White begins; then Red and White take turns.
rules-yoxii-setup-start = The start: the totem on d4, all other squares free.
rules-yoxii-turn = A turn has two parts, in this order: first move the totem, then place a stone. Both must be done.
rules-yoxii-totem =
    Move the totem in one of the eight directions, along a row, a column or a diagonal:
    - one square, onto a free one;
    - or over an unbroken line of one or more of your own stones, onto the square right behind the last of them, if it is free.

    It never passes an enemy stone, and it never passes a free square.
rules-yoxii-totem-ways = White to move: where the totem may go. Over d5 it jumps to d6. Over e5 it cannot: a red stone stands behind. The red stone on e4 cannot be passed.
rules-yoxii-stones =
    Then place one stone of any value that you have left on a free square next to the totem, at a side or at a corner. The square that the totem has just left is free.

    If no square next to the totem is free, place the stone on any free square of the board.
rules-yoxii-stones-beside = The free squares next to the totem.
rules-yoxii-end =
    The game ends when the player whose turn it is cannot move the totem, even if the other player still could. Each player adds up the values of their own stones next to the totem, at its sides and corners:
    - the higher sum wins;
    - if the sums are equal, the player with more stones there wins;
    - if that is equal too, the game is a draw.
rules-yoxii-end-count = White cannot move the totem. Next to it White has 4 + 3 = 7, Red has 2 + 2 + 2 = 6: White wins. The stone on d4 does not count.
rules-yoxii-thanks = Yoxii was designed by Jeremy Partinico. Thank you, and thanks to the publisher. If you like it here, buy the original: it is beautiful.

## Trexo

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

## Slither Stone

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
