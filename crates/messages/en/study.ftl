# Study, the board editor, import and export, and the dialog of sheets to print.

## What can be studied

study-lead = Step through a game, see what the computer thinks of it, and try other turns.
study-from-start = From the start
study-set-up = Set up a position
study-kept = Your studies
study-kept-none = A study is kept here as soon as you change something in it.
study-kept-broken = { $count ->
    [one] A kept study cannot be read. The others are not affected.
   *[other] { $count } kept studies cannot be read. The others are not affected.
}
study-delete-broken = Delete
study-delete-one = Delete the study of { $game } of { $when }
study-delete-yes = Delete for good
study-games = { $count ->
    [one] One finished game can be studied as well
   *[other] { $count } finished games can be studied as well
}
study-all = All studies
study-not-found = There is no such study or game on this device.
study-broken = This kept study cannot be read.
study-problem-more = Nothing else is affected: your games and studies are as they were.
study-no-room = There is no room left on this device to keep the study. Export it, or delete old games.

## Import

study-import = Open something
study-import-label = A record, a position or a link
study-import-open = Open
study-import-choose = Choose a file
study-import-empty = Paste something first.
study-import-unknown = This is neither a record nor a position nor a link of Tessera.
study-import-large = This file is too large for one game.
study-import-file = This file cannot be read.

## The study

study-of = Study of { $game }
study-turns = Turns
study-no-turns = Play a turn on the board, or type one.
study-undo = Take the last change back
study-undone = Taken back.
study-promote = Make it the main line
study-promoted = The variation now comes first.
study-delete = Delete from here
study-deleted = Deleted. The last change can be taken back.
study-comment = Comment on this position
study-steps = Step through the game
study-first = To the start
study-back = One turn back
study-forth = One turn on
study-last = To the end
study-at-start = Start
study-here = { $number }. { $text }
study-mark = { $mark ->
    [blunder] (blunder)
    [mistake] (mistake)
   *[slip] (inaccuracy)
}

## What the computer thinks

study-lines = Best lines
study-analysis = Computer analysis
study-analysis-off = Switch it on to see what the position is worth and how to go on.
study-thinking = Thinking …
study-depth = depth { $depth }
study-play-line = Play { $turn }
study-bar = Evaluation
study-bar-waiting = Not known yet
study-bar-off = Analysis is off
study-worth = { $player } { $percent } %
study-proven = proven
study-proven-draw = A draw by force
study-proven-win = { $count ->
    [one] { $player } wins by force, in { $count } action
   *[other] { $player } wins by force, in { $count } actions
}

## Report

study-report = The whole game
study-graph = Expected result over the game
study-graph-note = In the graph, up is good for the first player; diamonds are proven results, circles turning points.
study-report-empty = Once there are turns, this shows how the game went.
study-report-off = Switch the analysis on for the whole report.
study-progress = { $count ->
    [one] { $done } of { $count } position looked at …
   *[other] { $done } of { $count } positions looked at …
}
study-percent = { $percent } %
study-accuracy-note = Accuracy: a turn that gives nothing away counts 100 %, and half as much for every 15 points of expected result it gives away; this is the mean of the turns.
study-turning = Turning points
study-turning-none = No turn gave much away.
study-turning-yet = None so far.
study-turned = { $kind ->
    [win-missed] { $player } lets a certain win slip: from 100 % to { $after } %.
    [draw-missed] { $player } lets a certain draw slip: now it is lost.
    [into-loss] { $player } now loses by force; it was { $before } %.
    [turned] { $player } hands over the lead: from { $before } % to { $after } %.
   *[gave] { $player } falls from { $before } % to { $after } %.
}
study-better = Better was { $text }.

## Export

study-export = Share and save
study-link = Link to this game
study-link-note = The link holds the whole game with its variations and comments. Nothing is sent to a server.
study-record = Record
study-copy = Copy: { $what }
study-copy-record = Copy
study-copied = Copied.
study-copy-failed = The browser does not allow copying. Select the text and copy it yourself.
study-save-record = Save as a file
study-position = Position on the board
study-to-editor = Change this position in the editor
study-picture = Picture of the board
study-ink = Ink-saving
study-save = Save { $kind }
study-picture-failed = This browser cannot make the picture. SVG works without it.

## Board editor

edit-games = Game
edit-tools = Tools
edit-tool = Tap a cell for:
edit-start = Usual start
edit-stock = Left to place
edit-clear = Empty
edit-good = The position is fine.
edit-position = Position as text
edit-play = Play from here
edit-study = Study from here
edit-not-yet = You can play and study from here as soon as the position is proper.

## Sheets to print

sheets-title = Print { $game }
sheets-lead = { $game ->
    [slither] Boards for two pencils, ready to print.
   *[other] Board, all pieces to cut out, and the rules on one page.
}
sheets-boards = Which board
sheets-this = This one, { $code }
sheets-fresh = Fresh ones
sheets-count = How many boards
sheets-per-page = Boards on a page
sheets-rules = With the rules
sheets-paper = Paper
sheets-open = Open the PDF
sheets-again = Try again
sheets-offline = The sheets are made by the Tessera server, which cannot be reached just now. Start it or check the connection, then try again.
