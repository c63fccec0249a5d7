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
settings-sound = Sound
settings-slanted = Slanted view
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

lists-cells = The board
lists-legal = { $count ->
    [one] One possible move
   *[other] { $count } possible moves
}
play-rotate = Turn the piece

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
