# The page in the browser: everything but what is said of a position (game.ftl), lessons, rules and study.

## Everywhere

app-title = { $screen } – Tessera
app-load-failed = This part of the page could not be loaded. Check the connection and try again.
app-broken = Something went wrong on this page. Your games are kept; load the page again.
title-new = New game
title-game = Game
title-games = My games
title-settings = Settings
title-learn = Learn
title-rules = Rules
title-study = Study
title-editor = Board editor
title-lost = Not found

nav-label = Main
nav-home = Tessera, home
nav-skip = Skip to the content
nav-play = Play
nav-learn = Learn
nav-study = Study
nav-games = Games
nav-settings = Settings

lost-title = Nothing here
lost-text = This address leads nowhere. The link may be incomplete.
lost-home = To the games

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
        [first] Player 1
       *[second] Player 2
    }
}

## Settings

settings-page = The page
settings-play = Playing
settings-language = Language
settings-language-system = Browser’s
settings-theme = Theme
settings-system = System
settings-light = Light
settings-dark = Dark
settings-motion = Motion
settings-motion-off = Off
settings-confirm = Ask before a turn is played
settings-confirm-note = A finished turn waits until you confirm it.
settings-sound = Sound
settings-coordinates = Coordinates on the board
settings-lit = Show where you may tap
settings-lit-note = Dots on the possible cells, when they are few.
settings-slanted = Slanted view
settings-slanted-note = Trexo’s towers seen from the side.
settings-kept = Settings and games are kept on this device only.

## The board

board-label = { $game } board
board-cell-lit = { $cell }, possible

## Home

home-title = Four games for two
home-lead = Play against a friend beside you or against the computer. No account, nothing to install.
home-pitch = { $game ->
    [xok] Fish link up into a chain of ten. Sharks eat the links.
    [yoxii] Lead the totem where your stones weigh most.
    [trexo] Two signs on every tile, and five of yours in a row – from above.
   *[slither] Two snakes each, one wise, one mad. Keep them alive longer.
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
    [one] and one more open game
   *[other] and { $count } more open games
}

seat-you = You
seat-computer = Computer, level { $level }
games-versus-computer = against the computer, level { $level }
games-versus-person = two players here

## New game

new-opponent = Against
new-computer = Computer
new-person = A person here
new-level = Strength
new-level-says = { $level ->
    [1] 1 – just learning
    [2] 2 – very easy
    [3] 3 – easy
    [4] 4 – relaxed
    [5] 5 – fair
    [6] 6 – solid
    [7] 7 – hard
    [8] 8 – very hard
    [9] 9 – master
   *[10] 10 – all it can
}
new-side = You play
new-lot = By lot
new-begins = { $player } begins.
new-clock = Clock
new-minutes = { $minutes ->
    [0] none
    [one] { $minutes } minute each
   *[other] { $minutes } minutes each
}
new-increment = Added every turn
new-seconds = { $seconds ->
    [0] nothing
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
new-tiles = Tiles
new-number = { $id ->
    [tiles] { $count ->
        [45] 45 – an earlier printing
        [60] 60 – usual
       *[other] { $count }
    }
   *[other] { $count }
}
new-board = Board
new-columns = Columns
new-rows = Rows
new-walls = Walls
new-seed = Number
new-seed-wrong = A board’s number has one to nine digits.
new-another-board = Another
new-code = Code
new-learn = Learn it
new-rules = Rules
new-start = Start
new-no-room = There is no room left on this device to keep the game. Delete old ones under Games.

## Playing

play-loading = The board is being set up …
play-core-failed = The game could not be loaded. Check the connection and load the page again.
play-not-found = There is no such game on this device.
play-broken = This stored game cannot be read. Your other games are not affected.
play-computer-failed = The computer could not find a move. Undo, or load the page again.
play-wait = The computer is thinking. Undo stops it.
play-to-move = to move
play-thinking = thinking …
play-winner = winner
play-clock = Clock of { $player }
play-stock = { $player } has left
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
play-hinting = Looking for a hint …
play-hint-says = { $move } – { $why }
play-hint-follow = Play it
play-hint-close = I’ll see for myself
play-hint-failed = No hint could be found.
play-flip = Turn the board
play-resign = Resign
play-restart = Start over
play-tools = Game
play-keys = Keys
play-lists = Pieces and legal actions
play-moves = Turns
play-no-moves = No turn has been played yet.
play-looking-back = This is how the board was.
play-look-now = Back to the game
play-type = Type a turn
play-type-play = Play the typed turn
play-wins = { $player } wins
play-draw = A draw
play-why-resigned = { $player } resigned.
play-why-time = { $player } ran out of time.
play-ended-resigned = The game is over by resignation.
play-ended-time = The game is over on time.
play-ended-board = The game is over.
play-again = Play again
play-study = Study
play-new = New game

ask-resign = Resign?
ask-resign-text = The game ends and the other player wins.
ask-resign-yes = Resign
ask-restart = Start over?
ask-restart-text = The turns played so far are lost.
ask-restart-yes = Start over

keys-lead = These work while the board has the focus. Tab leads there.
keys-arrows = to the next cell
keys-enter = tap the cell
keys-rotate = turn the piece
keys-confirm = play the turn
keys-cancel = cancel the turn
keys-undo = undo
keys-redo = redo
keys-hint = hint
keys-type = type a turn
keys-lists = list the pieces and the legal actions
keys-status = say whose turn it is

lists-cells = The board
lists-legal = { $count ->
    [one] One legal action
   *[other] { $count } legal actions
}
play-rotate = Turn the piece

## Games kept on this device

games-open = Open
games-finished = Finished
games-none = No games yet. They appear here as soon as you play.
games-play = Play a game
games-actions = { $count ->
    [0] not begun
    [one] { $count } action
   *[other] { $count } actions
}
games-study = Study { $game } of { $when }
games-delete-one = Delete { $game } of { $when }
games-delete = Delete this game?
games-delete-text = It is kept on this device only and cannot be brought back.
games-delete-yes = Delete
games-delete-broken = Delete
games-broken = { $count ->
    [one] A stored game cannot be read. The others are not affected.
   *[other] { $count } stored games cannot be read. The others are not affected.
}
