# The page in the browser: everything but what is said of a position (game.ftl), lessons, rules and study.

## Everywhere

app-title = { $screen } – Tessera
app-home = Tessera – four games for two
app-calls = ({ $count }) { $title }
app-description = Xok, Yoxii, Trexo and Slither Stone: play, learn and study four games for two.
app-load-failed = This part of the page could not be loaded. Check your connection and try again.
app-broken = Something went wrong. Your games are safe; reload the page.
title-new = New game
title-game = Game
title-games = My games
title-settings = Settings
title-learn = Learn
title-puzzles = Puzzles
title-rules = Rules
title-study = Study
title-known = What is known
title-editor = Board editor
title-lost = Not found

nav-label = Main
nav-home = Tessera, home
nav-skip = Skip to content
nav-play = Play
nav-learn = Learn
nav-puzzles = Puzzles
nav-study = Study
nav-games = My games
nav-settings = Settings
nav-calls = { $count ->
    [one] { $count } game waits for you
   *[other] { $count } games wait for you
}

lost-title = Nothing here
lost-text = This address leads nowhere. Maybe part of the link is missing.
lost-home = Go to the games

ui-close = Close
ui-cancel = Cancel
ui-print = Print

game-name = { $game ->
    [xok] Xok
    [yoxii] Yoxii
    [trexo] Trexo
   *[slither] Slither Stone
}

# The two players of a game, as the game calls them.
player-name = { $game ->
    [xok] { $player ->
        [first] White
       *[second] Black
    }
    [yoxii] { $player ->
        [first] White
       *[second] Red
    }
    [trexo] { $player ->
        [first] X
       *[second] O
    }
   *[slither] { $player ->
        [first] Blue
       *[second] Orange
    }
}

## Settings

settings-page = General
settings-play = Playing
settings-language = Language
settings-language-system = Same as browser
settings-theme = Theme
settings-system = System
settings-light = Light
settings-dark = Dark
settings-board = Boards
settings-board-own = Each its own
settings-board-wood = Wood
settings-board-stone = Stone
settings-motion = Motion
settings-motion-off = Off
settings-confirm = Ask before playing a turn
settings-confirm-note = A finished turn waits until you confirm it.
settings-sound = Sound
settings-coordinates = Coordinates on the board
settings-lit = Show where you can play
settings-lit-note = Dots where you can play (if there are not too many).
settings-slanted = Slanted view
settings-slanted-note = Shows Trexo’s towers from the side.
settings-speech = Said by screen readers
settings-speech-full = Everything
settings-speech-brief = Less
settings-speech-note = “Less” leaves out which spaces you can choose, and which ones the last turn changed.
settings-kept = Settings and games are stored on this device; online games are also on the server.
settings-online = Games with a friend online
settings-name = Your name
settings-name-note = 2 to 20 letters. Your opponent sees it while you play. Leave it empty to play without a name.
settings-name-wrong = A name has 2 to 20 letters and nothing else.
settings-names = Show the names of others

## The board

board-label = { $game } board
board-cell-lit = { $cell }, can be chosen

## Home

home-title = Four games for two
home-lead = Play a friend, next to you or online, or the computer. No account, nothing to install.
home-pitch = { $game ->
    [xok] Join ten fish and sharks in a chain – before your opponent’s sharks bite it apart.
    [yoxii] Lead the totem to where your stones are worth most.
    [trexo] Every tile shows both symbols. Get five of yours in a line – seen from above.
   *[slither] Two snakes each: one wise, one mad. Keep yours alive longest.
}
home-by = { $game ->
    [xok] by Joël and Rafael Escalante
    [yoxii] by Jeremy Partinico
    [trexo] by Jan Åke Hansson
   *[slither] by Critical Pawn
}
home-play = Play
home-learn = Learn
home-learn-game = Learn { $game }
home-continue = Continue { $game }
home-more-open = { $count ->
    [one] and one more game in progress
   *[other] and { $count } more games in progress
}

seat-you = You
seat-computer = Computer, level { $level }
games-versus-computer = against the computer, level { $level }
games-versus-person = two players, one screen

## New game

new-opponent = Play against
new-computer = Computer
new-person = Friend here
new-level = Level
new-level-says = { $level ->
    [1] 1 – just learning
    [2] 2 – very easy
    [3] 3 – easy
    [4] 4 – relaxed
    [5] 5 – medium
    [6] 6 – solid
    [7] 7 – hard
    [8] 8 – very hard
    [9] 9 – master
   *[10] 10 – full strength
}
new-side = You play
new-lot = Random
new-begins = { $player } begins.
new-clock = Clock
new-minutes = { $minutes ->
    [0] none
    [one] { $minutes } minute each
   *[other] { $minutes } minutes each
}
new-increment = Extra time per turn
new-seconds = { $seconds ->
    [0] none
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
new-tiles = Tiles
new-number = { $id ->
    [tiles] { $count ->
        [45] 45 – an earlier edition
        [60] 60 – standard
       *[other] { $count }
    }
   *[other] { $count }
}
new-board = Board
new-columns = Columns
new-rows = Rows
new-walls = Walls
new-seed = Number
new-seed-wrong = A board number has one to nine digits.
new-another-board = Another
new-code = Code
new-learn = Learn it
new-rules = Rules
new-start = Start

## Playing

play-loading = Setting up the board…
play-core-failed = The game could not be loaded. Check your connection and reload the page.
play-not-found = This game is not on this device.
play-broken = This saved game cannot be read. Your other games are not affected.
play-computer-failed = The computer could not find a move. Undo, or reload the page.
play-wait = The computer is thinking. Undo stops it.
play-to-move = to move
play-thinking = thinking…
play-winner = winner
play-clock = { $player }’s clock
play-stock = { $player }’s supply
play-parts = Chosen so far
play-take-back = take back
play-confirm = Play
play-cancelled = Turn cancelled.
play-code = Board { $code }
play-undo = Undo
play-undone = Taken back.
play-redo = Redo
play-redone = Played again.
play-hint = Hint
play-hinting = Looking for a hint…
play-hint-says = Hint: { $turn }.
play-hint-keys = Enter plays it, Escape closes it.
play-hint-closed = Hint closed.
play-hint-stopped = The search for a hint has stopped.
play-hint-line = What may follow
play-hint-follow = Play it
play-hint-close = I’ll think for myself
play-hint-failed = No hint could be found.
play-flip = Turn the board
play-resign = Resign
play-restart = Start over
play-tools = Game
play-keys = Keys
play-lists = Pieces and possible moves
play-moves = Turns
play-no-moves = No turns played yet.
play-looking-back = This is an earlier position.
play-look-now = Back to the game
play-type = Type a turn
play-type-play = Play the typed turn
play-wins = { $player } wins
play-draw = { $game ->
    [xok] You both win!
   *[other] A draw
}
play-why-resigned = { $player } resigned.
play-why-time = { $player } ran out of time.
play-decided = Decided on { $cells }.
play-again = Play again
play-new = New game

ask-resign = Resign?
ask-resign-text = The game ends, and the other player wins.
ask-resign-yes = Resign
ask-restart = Start over?
ask-restart-text = The turns played so far will be lost.
ask-restart-yes = Start over

keys-lead = These work while the board has the focus. Press Tab to get there.
keys-arrows = move around the board
keys-enter = choose (or press Space)
keys-rotate = turn the piece
keys-confirm = play the turn
keys-cancel = cancel the turn
keys-undo = undo
keys-redo = redo
keys-hint = hint
keys-type = type a turn
keys-lists = list the pieces and possible moves
keys-status = say whose turn it is

lists-cells = The board
lists-legal = { $count ->
    [one] One possible move
   *[other] { $count } possible moves
}
play-rotate = Turn the piece

## Games kept on this device

games-open = In progress
games-finished = Finished
games-none = No games yet. They appear here once you play.
games-play = Play a game
games-turns = { $count ->
    [0] not started
    [one] { $count } turn
   *[other] { $count } turns
}
games-study = Study the { $game } game from { $when }
games-delete-one = Delete the { $game } game from { $when }
games-delete = Delete this game?
games-delete-text = It is stored only on this device and cannot be brought back.
games-delete-yes = Delete
games-delete-broken = Delete
games-deleted = { $count ->
    [one] The game is deleted.
   *[other] { $count } games are deleted.
}
games-broken = { $count ->
    [one] One saved game cannot be read. The others are not affected.
   *[other] { $count } saved games cannot be read. The others are not affected.
}

## The game and this device

play-unsaved = This game is not saved on this device: there is no room left, or the browser does not allow it. You can play on, but it will be lost when you close this tab.
play-save-file = Save to a file
play-saved-file = Saved to a file. Open it in Study to continue.
play-deleted = This game was deleted in another tab.
play-not-kept = This browser does not let the page save games, so this one is gone.

## The end of a game

play-you-win = You win!
play-you-lose = You lose
play-turning = { $count ->
    [0] Look at your turning points
    [one] Look at the turning point
   *[other] Look at the { $count } turning points
}
play-course = How the game went: the higher the line, the better for { $player }
play-menu = Menu
ask-resign-who = Who resigns?
ask-resign-player = { $player } resigns

## Names and results

new-name = Name of { $player }
games-filter = Show
games-all = All games
games-results = Against the computer
games-tally = { $game }, level { $level }: { $won } won, { $lost } lost{ $drawn ->
    [0] {""}
   *[other] , { $drawn } drawn
}

## Titles, and what a screen reader is told

title-of = { $game }: { $screen }
title-against = { $game } vs computer, level { $level }
title-two = { $game } for two players
title-turn = { $title } – { $turn }
title-your-turn = your turn
play-opened = { $title }.
play-you-are = You are { $player }.
play-seen-by = You see the board from { $player }’s side. Directions are given as you see them.
play-now-shown = The game as it stands.
play-start-shown = The start of the game. Nobody has moved yet.
play-turn-shown = The board after turn { $number }: { $turn }.
play-part-gone = Taken back: { $part }.
play-clock-says = { $clock }: { $time }
play-hurry = { $seconds ->
    [one] { $seconds } second left.
   *[other] { $seconds } seconds left.
}
play-turn-name = { $number }: { $turn }
board-cell-fresh = { $cell }, last turn
board-cell-shown = { $cell }, marked
board-way = { $way ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
}
board-around = { $way }: { $cell }
board-edge = This is the edge of the board.
board-no-pieces = There is no such piece on the board.
lists-piece = { $piece }: { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
type-help = How to type a turn
type-example = For example: { $example }. Type “help” to see what you can ask.
type-notation = { $game ->
    [xok] Two fish: both spaces, d3 d4. A shark: its letter, its space and the direction of its first mouth, S d4 ne. S is the small shark; A, B and C are the big ones with mouths side by side, with a gap and back to back. Directions: e, ne, nw, w, sw, se.
    [yoxii] Where the totem goes, where the stone goes, and its value: d5 e6 3.
    [trexo] The square of X, then the square of O: e5 e6.
   *[slither] The number of the wise snake, the move and where it faces afterwards: 1n>e. The move is n, e, s or w for a step, j for a jump, t for a dash. A wall is #e5, a free space oc3; put a space between them, before or after the move. A ~ in front of the move lets the mad snake go first.
}
type-example-of = { $game ->
    [xok] d3 d4
    [yoxii] d5 e6 3
    [trexo] e5 e6
   *[slither] 1n>e
}
type-directions = Typed directions are those of the board: n is towards the higher numbers, even if the board is turned.
type-questions = You can also type: help, last, status, clock, pieces, moves d4, around d4, line d4 ne, back, draw, resign, value.
ask-word-help = help
ask-word-last = last
ask-word-status = status
ask-word-clock = clock
ask-word-moves = moves
ask-word-around = around
ask-word-line = line
ask-word-pieces = pieces
ask-word-back = back
ask-word-draw = draw
ask-word-resign = resign
ask-word-value = value
ask-help = You can type a turn, or one of these words
ask-help-one = { $word }: { $does }
ask-does-help = this help
ask-does-last = the last turn
ask-does-status = whose turn it is
ask-does-clock = the time left
ask-does-moves = how many moves there are; with a place such as d4, the moves there
ask-does-around = what is around a place, as in around d4
ask-does-line = what lies along a line, as in line d4 ne
ask-does-pieces = all pieces on the board
ask-does-back = undo the last turn; online, ask to undo it; in study, one turn back
ask-does-draw = offer or accept a draw online
ask-does-resign = resign
ask-does-value = what the position is worth, in study
ask-no-clock = This game is played without a clock.
ask-no-moves = There is no move on { $cell }.
ask-more-moves = And { $count } more; the list of possible moves has them all.
ask-no-cell = Say where, for example d4.
ask-no-way = Say in which direction: n, ne, e, se, s, sw, w or nw.
ask-not-here = That cannot be done here.
ask-no-back = There is nothing to undo.
ask-no-redo = There is nothing to redo.
ask-no-value = Study says what a position is worth.
keys-hexes = to one of the six neighbours
keys-row = to the start or end of the row
keys-first = to the start of the board
keys-last = to the end of the board
keys-piece = to the next piece
keys-same = to the next piece of this kind
keys-jump-back = the same, but back
keys-value = say what the position is worth, in study
keys-around = say what is around
keys-line = say what lies in that direction
keys-last-turn = say the last turn
keys-clock = say the time left
keys-moves = say the moves here

## Games online

title-online = Online game
title-join = Invitation
title-seat = Your seat
title-online-game = { $game } online
seat-opponent = Opponent
games-versus-online = with a friend, online
games-your-turn = Your turn
games-invited = waiting for your friend
new-online = Online
new-invite = Create an invitation
play-agreed = A draw
play-aborted = Called off
games-delete-online = Your seat in this game is stored on this device. Without it, or the link to it, you cannot continue.
