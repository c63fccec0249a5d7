# Puzzles on the page. What belongs to the themes of one game is in the game's own file.

puzzles-lead = In each puzzle one turn is right: no other wins as fast, or no other saves you. That is proven. Find it!
puzzles-title = { $game } puzzles
puzzles-all = All puzzles
puzzles-of = { $game } puzzles
puzzles-board = { $game } board
puzzles-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzles-days = { $count ->
    [0] Solve a puzzle of the day, and another one tomorrow.
    [one] { $count } day in a row
   *[other] { $count } days in a row
}

## The puzzle of the day, and those that fit

puzzles-today = Puzzle of the day
puzzles-today-lead = { $date }. The same one for everyone.
puzzles-today-short = { $state ->
    [solved] Solved today
   *[new] New today
}
puzzles-today-go = { $state ->
    [solved] Look at it again
   *[new] Solve it
}
puzzles-stream = Puzzles for you
puzzles-stream-lead = Matched to your level: your rating changes as you solve.
puzzles-stream-go = Solve
puzzles-rating = Rating { $rating }
puzzles-rating-new = No rating yet
puzzles-rating-change = Rating { $rating } ({ $change })
puzzles-row = { $count } in a row
puzzles-row-best = { $count } in a row, best { $best }
puzzles-solved = { $count } solved
puzzles-begin-level = Starting level
puzzles-level = Level { $level }
puzzles-theme = Theme
puzzles-theme-any = Any

## Solving

puzzles-win = { $status }. { $turns ->
    [1] Win in one turn.
   *[other] Win in { $turns } turns.
}
puzzles-save = { $status }. Only one turn saves you: find it.
puzzles-goal = { $goal ->
    [save] Only one turn saves you
    [one] Win in one turn
   *[win] Win in { $turns } turns
}
puzzles-reply = Your opponent answers: { $turn }.
puzzles-right = Right! Your opponent answers…
puzzles-right-like = Right! Yours is just as good. The puzzle continues with { $turn }.
puzzles-solved-win = Solved: that wins.
puzzles-solved-save = Solved: that saves you.
puzzles-wrong-win = { $turns ->
    [1] Another turn wins at once. Try again.
   *[other] Another turn wins in { $turns } turns. Try again.
}
puzzles-wrong-save = Another turn saves you. Try again.
puzzles-counted = Only the first try counts: your rating is now { $rating } ({ $change }).
puzzles-retry = Try again
puzzles-next = Next puzzle
puzzles-more = More puzzles
puzzles-show = Show the solution
puzzles-solution = This is the solution.

puzzles-hint = Hint
puzzles-hint-more = Another hint
puzzles-hints = Hints
puzzles-hint-where = Look here: { $cells }.
puzzles-hint-turn = The turn is: { $turn }.

puzzles-why = Why not?
puzzles-why-wait = The computer is looking for an answer to your turn.
puzzles-why-over = { $result }.
puzzles-why-loses = Then your opponent wins.
puzzles-why-draws = Then it is a draw.
puzzles-why-slower = { $turns ->
    [1] That wins too, but later: another turn wins at once.
   *[other] That wins too, but later: another turn wins in { $turns } turns.
}
puzzles-why-escapes = Then your opponent escapes with this answer.
puzzles-why-worse = Your opponent can answer like this.
puzzles-why-unknown = The computer found no answer. Try again.
puzzles-line = Turns that follow
puzzles-line-back = Back one turn
puzzles-line-forth = Next turn

## Your own games

puzzles-own = From your own games
puzzles-own-lead = Positions in which you missed the only turn that would have won or saved the game.
puzzles-own-go = Look for them
puzzles-own-none = There are none in your finished games yet.
puzzles-own-search = { $all ->
    [one] Looking through { $all } game: { $done } done.
   *[other] Looking through { $all } games: { $done } done.
}
puzzles-own-win = You could have won here
puzzles-own-save = You could have saved yourself here
puzzles-own-turn = { $game }, { $when }, turn { $number }

## What is missing or damaged

puzzles-lost = There is no such puzzle.
puzzles-broken = This puzzle cannot be shown.
puzzles-damaged = The file of these puzzles is damaged in line { $line }. Reload the page to get it again.
puzzles-not-loaded = The puzzles could not be loaded. Check the connection and try again.
