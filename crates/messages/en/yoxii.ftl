# Yoxii: all messages of this game alone. Forms and parameters are described in the common files, game.ftl, learn.ftl, rules.ftl and print.ftl.

## On the board

editor-stone = { $player ->
    [first] White stone of value { $value }
   *[second] Red stone of value { $value }
}
editor-totem = Totem

yoxii-to-move = { $player ->
    [first] White to move
   *[second] Red to move
}
# What counts, in the bar of each player; short where there is little room.
yoxii-standing = Points around the totem: { $count }
yoxii-standing-short = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
yoxii-wins = { $player ->
    [first] White wins
   *[second] Red wins
}
yoxii-end-sum = { $player ->
    [first] The totem cannot move. Points around it: White { $sum }, Red { $other }.
   *[second] The totem cannot move. Points around it: Red { $sum }, White { $other }.
}
yoxii-end-stones = { $player ->
    [first] The totem cannot move. Both have { $sum } points around it, and White has more stones there: { $count } to { $other }.
   *[second] The totem cannot move. Both have { $sum } points around it, and Red has more stones there: { $count } to { $other }.
}
yoxii-end-draw = The totem cannot move. Both have { $sum } points around it and the same number of stones.
yoxii-cell-stone = { $player ->
    [first] { $cell }: white stone, { $value }
   *[second] { $cell }: red stone, { $value }
}
yoxii-cell-chosen = { $cell }: chosen for the stone
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
yoxii-ask-totem = Move the totem: choose a marked square.
yoxii-ask-stone = Put the { $value } on a marked square.
yoxii-ask-stone-and-value = Choose a value, then a marked square for the stone.
yoxii-ask-value = Choose the value of the stone.
yoxii-choose-value = Value
yoxii-value-item = Value { $value } ({ $count } left)
yoxii-part-stone = stone on { $cell }
yoxii-part-totem = totem to { $cell }
yoxii-part-value = value { $value }
yoxii-note-jump = the totem jumps
yoxii-note-sums = points around the totem: you { $own }, opponent { $other }
yoxii-hint-keeps = Keeps the stones of value 4 for later.
yoxii-hint-nearer = { $form ->
    [does] Catches up around the totem: { $own }:{ $other }.
   *[otherwise] { $player ->
        [first] Otherwise White catches up around the totem: { $own }:{ $other }.
       *[second] Otherwise Red catches up around the totem: { $own }:{ $other }.
    }
}
yoxii-hint-stuck = { $player ->
    [first] Otherwise White moves the totem to { $totem }, where it is stuck, and wins { $own }:{ $other }.
   *[second] Otherwise Red moves the totem to { $totem }, where it is stuck, and wins { $own }:{ $other }.
}
yoxii-hint-sums = { $form ->
    [does] Leads { $own }:{ $other } around the totem.
   *[otherwise] { $player ->
        [first] Otherwise White leads { $own }:{ $other } around the totem.
       *[second] Otherwise Red leads { $own }:{ $other } around the totem.
    }
}
yoxii-hint-ways = { $form ->
    [does] { $count ->
        [one] Leaves the opponent only one way to move the totem.
       *[other] Leaves the opponent only { $count } ways to move the totem.
    }
   *[otherwise] { $player ->
        [first] { $count ->
            [one] Otherwise White leaves the totem only one way out.
           *[other] Otherwise White leaves the totem only { $count } ways out.
        }
       *[second] { $count ->
            [one] Otherwise Red leaves the totem only one way out.
           *[other] Otherwise Red leaves the totem only { $count } ways out.
        }
    }
}
yoxii-none-left = You have no stone of value { $value } left.
yoxii-stone-away = The stone must go next to the totem if there is a free square there.
yoxii-stone-on-stone = There is already a stone there.
yoxii-stone-on-totem = The totem is there now.
yoxii-totem-off-line = The totem moves in a straight line, in one of the eight directions.
yoxii-totem-on-stone = The totem must land on a free square.
yoxii-totem-over-enemy = The totem cannot jump over an opponent’s stone.
yoxii-totem-over-free = The totem cannot jump over a free square.
yoxii-totem-stays = The totem must leave its square.
yoxii-problem-balance = White must have as many stones on the board as Red, or one more: now { $first } and { $second }.
yoxii-problem-stones = { $player ->
    [first] White has only { $count } stones of value { $value }.
   *[second] Red has only { $count } stones of value { $value }.
}
yoxii-problem-totem = There must be exactly one totem.
# What is said instead of a text that speaks of what only eyes see.
ear-yoxii-ask-totem = Choose where the totem goes.
ear-yoxii-ask-stone = Choose a square for the stone of value { $value }.
ear-yoxii-ask-stone-and-value = Choose a value and a square for the stone.

## How a turn is typed

typing-yoxii-notation = Where the totem goes, where the stone goes, and its value: d5 e6 3.
typing-yoxii-example = d5 e6 3

## Lessons

learn-answer-red = Red

learn-yoxii-lesson-aim = The aim
learn-yoxii-lesson-totem = The totem
learn-yoxii-lesson-stones = Stones
learn-yoxii-lesson-end = How it ends
learn-yoxii-lesson-challenge = Challenge

learn-yoxii-first-turn = A new game: you are White, and you begin. A turn has two parts: move the totem one square in any direction, then put a stone on a free square next to it. Try it!
learn-yoxii-first-turn-done = That is a turn. The totem belongs to both of you: Red moves it next.
learn-yoxii-jump = The totem can also jump in a straight line over one or more of your own stones, without gaps, to the free square right behind them. Jump over both white stones, then place a stone.
learn-yoxii-jump-done = Over two stones to d7. It can jump over any number of your stones in an unbroken line.
learn-yoxii-jump-wrong = That was a step. Move the totem up over d5 and d6 to d7.
learn-yoxii-ways = White to move. Choose every square the totem can move to.
learn-yoxii-ways-done = One step to the free squares, and the jump over d5.
learn-yoxii-ways-wrong = The totem cannot get there in one move.
learn-yoxii-ways-wrong-enemy = The totem cannot jump over an opponent’s stone.
learn-yoxii-ways-wrong-behind = There is a red stone behind e5, so there is nowhere to land.
learn-yoxii-ways-wrong-own = There is a stone there. The totem jumps over it.

learn-yoxii-four = You choose the value of your stone: 1, 2, 3 or 4. High stones count more in the end, but you have only three 4s. Play a turn with a 4.
learn-yoxii-four-done = You have five 1s, five 2s, five 3s and three 4s. Two 4s are left now.
learn-yoxii-four-wrong = That was another value. Choose the stone of value 4.
learn-yoxii-left = The square the totem has just left is free. Move the totem and put your stone on d4.
learn-yoxii-left-done = Right: the stone can close the way back.
learn-yoxii-left-wrong = Put the stone on d4, where the totem came from. Wherever the totem goes, d4 is next to it.
learn-yoxii-supply = White has placed three 4s. Can White place another 4?
learn-yoxii-supply-done = Right, they are used up. Stones stay on the board.
learn-yoxii-supply-wrong = Each player has only three 4s, and all of White’s are on the board.
learn-yoxii-anywhere = If no square next to the totem is free, your stone can go on any free square of the board. Jump to d7 and see.
learn-yoxii-anywhere-done = All five squares around d7 were taken, so the stone could go anywhere.
learn-yoxii-anywhere-wrong = Jump over d5 and d6 to d7.

learn-yoxii-stuck = It is White’s turn, but White cannot move the totem. Red could still jump over d6. Does the game go on?
learn-yoxii-stuck-done = Right: here the game ends as soon as the player whose turn it is cannot move the totem. The rulebook is not clear: where it states the aim, neither player can move it. Agree on this before you play with the original.
learn-yoxii-stuck-wrong = Here only the player whose turn it is matters. White is stuck, so the game is over.
learn-yoxii-count = The end of a game: the totem cannot move any more. Now the stones next to it count. Choose White’s stones that count.
learn-yoxii-count-done = 4 and 3: White has 7 points.
learn-yoxii-count-wrong = That is not one of White’s stones.
learn-yoxii-count-wrong-far = That stone does not touch the totem, so it does not count.
learn-yoxii-count-wrong-enemy = That is a red stone.
learn-yoxii-who = White has 7 points next to the totem. More points win. Who wins?
learn-yoxii-who-done = Red has 2 + 2 + 2 = 6. White wins.
learn-yoxii-who-wrong = Add up Red’s stones next to the totem: 2 + 2 + 2.
learn-yoxii-more-stones = Here the points are equal: 3 + 3 and 2 + 2 + 2. Who wins?
learn-yoxii-more-stones-done = Red has more stones there: three against two.
learn-yoxii-more-stones-wrong = If the points are equal, the player with more stones next to the totem wins.
learn-yoxii-all-equal = The totem is in the corner, and White is stuck. White has 3 + 2 there, Red 4 + 1. Who wins?
learn-yoxii-all-equal-done = Equal points and equal numbers of stones: a draw.
learn-yoxii-all-equal-wrong = 5 points against 5, two stones against two.

learn-yoxii-win-one = White to move: win at once. There is only one way.
learn-yoxii-win-one-done = Red is stuck, and White has more points. Well spotted!
learn-yoxii-win-one-wrong = That does not win at once. Where would Red be stuck – and who would have more points there?
learn-yoxii-win-two = White to move: win in two turns. After the right turn, nothing Red does will help.
learn-yoxii-win-two-done = Now Red can only choose how to lose.
learn-yoxii-win-two-wrong = Red can still get away. Keep the totem where White’s stones are.
learn-yoxii-win-two-end = Now finish it.
learn-yoxii-win-two-end-done = Counted and won! That was the whole course.
learn-yoxii-win-two-end-wrong = Not yet. Close the last way out with a stone that is worth enough.

## Rules

rules-head-totem = Moving the totem
rules-head-stones = Placing a stone

rules-yoxii-aim = Have the higher total on the stones around the totem when it can no longer move.
rules-yoxii-setup = The board has 37 squares: seven by seven, with three squares missing in each corner. Each player has 18 stones: five 1s, five 2s, five 3s and three 4s. You share one totem, which starts in the middle. White begins; then you take turns.
rules-yoxii-setup-start = The starting position: the totem on d4, all other squares free.
rules-yoxii-turn = A turn has two parts: first move the totem, then place a stone. You must do both.
rules-yoxii-totem =
    Move the totem in one of the eight directions, along a row, a column or a diagonal:
    - one square, to a free square;
    - or over an unbroken line of one or more of your own stones, to the square right behind them, if it is free.

    It cannot jump over your opponent’s stones or over free squares.
rules-yoxii-totem-ways = White to move: where the totem can go. It can jump over d5 to d6. It cannot jump over e5: a red stone is behind it. It cannot jump over the red stone on e4.
rules-yoxii-stones =
    Then put one of your stones, of any value, on a free square next to the totem, at a side or at a corner. The square the totem has just left is free.

    If no square next to the totem is free, put the stone on any free square of the board.
rules-yoxii-stones-beside = The free squares next to the totem.
rules-yoxii-end =
    The game ends when the player whose turn it is cannot move the totem, even if the other player still could. Each player adds up the values of their own stones next to the totem, at its sides and corners:
    - the higher total wins;
    - if the totals are equal, the player with more stones there wins;
    - if that is equal too, the game is a draw.
rules-yoxii-end-count = White cannot move the totem. Next to it White has 4 + 3 = 7, Red 2 + 2 + 2 = 6: White wins. The stone on d4 does not count.
rules-yoxii-thanks = Yoxii was designed by Jeremy Partinico. Thank you, and thanks to the publisher. If you enjoy it, buy the original – it is beautiful.

## Sheets to print

print-yoxii-pieces = Each player: 18 stones – five 1s, five 2s, five 3s and three 4s. White’s are round, Red’s have eight sides. One totem for both.

print-rules-yoxii =
    # Aim
    Have the higher total on the stones around the totem when it can no longer move.

    # What you need
    Each player has 18 stones: five 1s, five 2s, five 3s and three 4s. The totem starts in the middle of the board. White begins; then you take turns.

    # Your turn
    First move the totem, then place a stone. You must do both.
    - Move the totem in one of the eight directions: one square, to a free square; or in a straight line over one or more of your own stones, without gaps, to the square right behind them, if it is free. It cannot jump over your opponent’s stones or over free squares.
    - Put one of your stones, of any value, on a free square next to the totem, at a side or a corner. The square the totem has just left is free. If no square next to the totem is free, put the stone on any free square.

    # End of the game
    The game ends when the player whose turn it is cannot move the totem, even if the other player still could. Each player adds up the values of their own stones next to the totem, at its sides and corners. The higher total wins. If the totals are equal, the player with more stones there wins; if that is equal too, the game is a draw.
print-example-yoxii = The end of a game: the totem cannot move, and the stones around it are counted.

## Themes of puzzles

puzzles-theme-close-in = Close in
puzzles-theme-close-in-hint = Leave the totem nowhere to go while your stones around it count more.
puzzles-theme-jump-out = Jump out
puzzles-theme-jump-out-hint = The totem can jump over your own stones.
puzzles-theme-keep-the-fours = Keep the fours
puzzles-theme-keep-the-fours-hint = The right stone here is worth less than four.

## Solved boards

study-yoxii-board = { $board } squares
study-yoxii-drawn = Draw
