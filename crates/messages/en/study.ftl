# Study, the board editor, import and export, and the dialog of sheets to print.

## What can be studied

study-lead = Step through a game, see what the computer thinks, and try other turns.
study-from-start = From the start
study-set-up = Set up a position
study-kept = Your studies
study-kept-none = A study is saved here once you change something in it.
study-kept-broken = { $count ->
    [one] One saved study cannot be read. The others are not affected.
   *[other] { $count } saved studies cannot be read. The others are not affected.
}
study-delete-broken = Delete
study-delete-one = Delete the { $game } study from { $when }
study-delete-yes = Delete for good
study-games = { $count ->
    [one] You can also study one finished game
   *[other] You can also study { $count } finished games
}
study-all = All studies
study-not-found = There is no such study or game on this device.
study-live = This game is still being played online. You can study it when it is over.
study-broken = This saved study cannot be read.
study-problem-more = Your games and other studies are not affected.
study-no-room = There is no room left on this device to save the study. Export it, or delete old games.

## Import

study-import = Open a game
study-import-label = A record, a position or a link
study-import-open = Open
study-import-choose = Choose a file
study-import-empty = Paste something first.
study-import-unknown = This is not a record, a position or a Tessera link.
study-import-large = This file is too large for one game.
study-import-file = This file cannot be read.

## The study

study-of = { $game } study
study-of-board = { $game }: { $board }
study-turns = Turns
study-no-turns = Play a turn on the board, or type one.
study-undo = Undo the last change
study-undone = Undone.
study-promote = Make this the main line
study-promoted = This variation now comes first.
study-delete = Delete from here
study-deleted = Deleted. You can undo this.
study-comment = Comment on this position
study-steps = Step through the game
study-first = Go to the start
study-back = Back one turn
study-forth = Forward one turn
study-last = Go to the end
study-at-start = Start
study-not-judged = not judged yet
study-here = { $number }. { $text }
study-mark = { $mark ->
    [blunder] (blunder)
    [mistake] (mistake)
   *[slip] (inaccuracy)
}

## What the computer thinks

study-lines = Best lines
study-analysis = Computer analysis
study-analysis-off = Switch it on to see who is ahead and how to go on.
study-thinking = Thinking…
study-depth = depth { $depth }
study-play-line = Play this turn
study-in-words = Show turns in words
study-as-written = Show turns as notation
study-bar = Evaluation
study-bar-waiting = Not known yet
study-bar-off = Analysis is off
study-worth = { $player } { $percent }%
study-proven = proven
study-proven-draw = A forced draw
study-proven-win = { $count ->
    [one] { $player } wins by force in { $count } move
   *[other] { $player } wins by force in { $count } moves
}

## The opening explorer

study-explorer = Opening explorer
study-explorer-loading = Loading…
study-explorer-failed = The opening explorer cannot be loaded. Close and reopen it to try again.
study-explorer-damaged = The file of the opening explorer cannot be read.
study-explorer-beyond = The explorer does not know this position. It only covers the best replies in the first { $turns } turns.
study-explorer-note = The expected result of each turn, and how games of the strongest level ended: first player wins – draws – second player wins.
study-explorer-games = { $count ->
    [0] no games
    [one] { $count } game: { $first } – { $draws } – { $second }
   *[other] { $count } games: { $first } – { $draws } – { $second }
}
study-explorer-results = { $count ->
    [0] no games
    [one] { $count } game: the first player won { $first }, the second player won { $second }, draws: { $draws }
   *[other] { $count } games: the first player won { $first }, the second player won { $second }, draws: { $draws }
}

## Report

study-report = The whole game
study-graph = Expected result during the game
study-graph-note = Up is good for the first player. Diamonds are proven results, circles are turning points.
study-report-empty = Once there are turns, you can see here how the game went.
study-report-off = Switch the analysis on to see the whole report.
study-progress = { $count ->
    [one] { $done } of { $count } position checked…
   *[other] { $done } of { $count } positions checked…
}
study-percent = { $percent }%
study-accuracy-note = Accuracy is the average over all turns. A turn that gives nothing away scores 100%; the score halves for every 15 points of expected result given away.
study-turning = Turning points
study-turning-none = No turn gave much away.
study-turning-yet = None so far.
study-puzzles = Puzzles from your own games
study-retry = Try again
study-retry-says = { $judgement ->
    [ask] What is better for { $player } here? Make a move on the board.
    [wait] Looking at your move…
    [best] Well done: there is nothing better.
    [better] Better than in the game, but there is something stronger.
   *[no] That is not better. Try another move.
}
study-retry-again = Another try
study-retry-done = Done
study-turned = { $kind ->
    [win-missed] { $player } lets a sure win slip: from 100% to { $after }%.
    [draw-missed] { $player } lets a sure draw slip and is now losing.
    [into-loss] { $player } now loses by force; it was { $before }%.
    [turned] { $player } gives up the lead: from { $before }% to { $after }%.
   *[gave] { $player } drops from { $before }% to { $after }%.
}
study-better = Better: { $turn }. { $why }

## Export

study-export = Share and save
study-link = Link to this game
study-link-note = The link holds the whole game with its variations and comments. Nothing is sent to a server.
study-record = Record
study-copy = Copy: { $what }
study-copy-record = Copy
study-copied = Copied.
study-copy-failed = Your browser does not allow copying. Select the text and copy it yourself.
study-save-record = Save as a file
study-position = Position on the board
study-to-editor = Edit this position
study-picture = Picture of the board
study-ink = Ink-saving
study-save = Save { $kind }
study-picture-failed = This browser cannot make the picture. Save it as SVG instead.

## Board editor

edit-games = Game
edit-tools = Tools
edit-tool = Chosen tool:
edit-start = Starting position
edit-stock = Left to place
edit-clear = Clear the board
edit-good = The position is valid.
edit-position = Position as text
edit-play = Play from here
edit-study = Study from here
edit-not-yet = You can play or study from here once the position is valid.

## Sheets to print

sheets-title = Print { $game }
sheets-lead = { $game ->
    [slither] Boards to play on with pens in two colours, ready to print.
   *[other] Board, all pieces to cut out, and the rules on one page.
}
sheets-boards = Which board?
sheets-this = This one, { $code }
sheets-fresh = New ones
sheets-count = How many boards
sheets-per-page = Boards per page
sheets-rules = Include the rules
sheets-paper = Paper
sheets-open = Open the PDF
sheets-again = Try again
sheets-offline = The sheets come from the Tessera server, which cannot be reached right now. Start it or check your connection, then try again.

## What is known

study-known-lead = Small boards are solved: it is proven what happens if both play their best. Open one to step through a line of play.
study-known-note = “Turns” is the length of the longest line, “Positions” the size of the proof. The losing side holds out as long as it can; in a draw, both sides follow their plans. Anyone can check a proof with the rules alone.
study-known-board = Board
study-known-value = Result
study-known-turns = Turns
study-known-positions = Positions
study-known-none = Nothing is proven yet.
study-known-damaged = Line { $line } of the list of solved boards is damaged.
study-known-not-loaded = The list of solved boards could not be loaded. Check your connection and try again.
