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

## Lessons

learn-answer-red = Red

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

## Rules

rules-head-totem = Moving the totem
rules-head-stones = Placing a stone

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

## Sheets to print

print-yoxii-pieces = Each player: 18 stones – five each of 1, 2 and 3, and three of 4. White’s are discs, Red’s are octagons. One totem for both.

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
print-example-yoxii = The end of a game: the totem cannot move, and the stones around it are counted.
