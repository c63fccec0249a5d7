# What stands on the sheets to print: boards, pieces to cut out, rules on one page.
# In the rules, a line with "# " is a heading, a line with "- " a point of a list, an empty line ends a paragraph.

print-player = { $number ->
    [1] Player 1
   *[other] Player 2
}
print-page = { $page } / { $pages }
print-scale = { $length } mm – if a ruler agrees, the sheet is printed to scale

print-slither-board = Board { $code }
print-slither-free = free spaces, to cross off
print-slither-wall = wall
print-slither-free-space = free space
print-slither-snakes = snakes 1 and 2
print-slither-legend =
    Each turn: move both snakes in the same way – step, jump or dash –, one of them wise, the other mad. You may also draw one wall, not beside a living snake, and any of your free spaces.

print-rules = { $game }: the rules
print-by = { $game ->
    [xok] A game by Joël and Rafael Escalante
    [yoxii] A game by Jeremy Partinico
    [trexo] A game by Jan Åke Hansson
   *[slither] A game by Critical Pawn
}
print-board = { $game }: the board
print-pieces = { $game }: pieces to cut out
print-xok-pieces = Each player: 14 fish, 3 small sharks, 3 big sharks. White’s are plain, Black’s are dark and striped.
print-yoxii-pieces = Each player: 18 stones – five each of 1, 2 and 3, and three of 4. White’s are discs, Red’s are octagons. One totem for both.
print-trexo-pieces = { $count } tiles, a common stock. Cut along the lines; thicker paper stacks better.

print-rules-xok =
    # Aim
    Be the first to join ten of your own pieces, fish and sharks alike, into one chain. Pieces are joined where their cells touch.

    # What you need
    Each player has 14 fish, three small sharks with one mouth, and three big sharks with two mouths: side by side, with one direction between them, or back to back. White begins; then the players take turns.

    # Your turn
    Do one of two things. You cannot pass.
    - Two fish. Put two fish from your supply on two empty cells that touch. You need both: one fish alone is not played.
    - One shark. Put a shark from your supply on an empty cell, or on a cell with an enemy fish, facing as you like. It eats the enemy fish it lands on and every enemy fish right in front of one of its mouths. It must eat at least one.

    Eaten fish go back to their owner, who may play them again. Sharks stay where they are for ever and are never eaten. A shark bites only when it is placed: later, fish may safely be put in front of its mouth.

    # End of the game
    - Ten of your pieces in one chain after your turn: you win at once.
    - If the player to move can do nothing, compare the largest chains: the longer one wins. If they are equally long, the one with more sharks wins. If that is equal too, both win.

print-rules-yoxii =
    # Aim
    When the totem cannot move any more, have the more valuable stones around it.

    # What you need
    Each player has 18 stones: five each of the values 1, 2 and 3, and three of value 4. The totem starts in the middle of the board. White begins; then the players take turns.

    # Your turn
    First move the totem, then place a stone. Both must be done.
    - Move the totem in one of the eight directions: one square, onto a free one; or in a straight line over one or more of your own stones, without gaps, onto the square right behind them, if it is free. It never passes an enemy stone.
    - Place a stone of any value that you have left on a free square next to the totem, at a side or a corner. The square that the totem has left is free. If no square next to the totem is free, place the stone on any free square.

    # End of the game
    The game ends when the player to move cannot move the totem. Each player adds up the values of their own stones next to the totem, at its sides and corners. The higher sum wins. If the sums are equal, the player with more stones there wins; if that is equal too, the game is a draw.

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

print-example-xok = The end of a game: White has a chain of ten.
print-example-yoxii = The end of a game: the totem cannot move, and the stones around it are counted.
print-example-trexo = The end of a game: five signs in a line. The numbers say how many tiles lie on a square.
print-example-slither = In the middle of a game: both players have moved their snakes several times.
