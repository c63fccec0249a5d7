# The lessons. Which there are, and what is right, is said in crates/lessons/courses. Of each step: the task, what is said when it is
# done, and what is said when it went wrong.

learn-title = Learn { $game }
learn-lead = Short lessons on the board, one rule at a time, with a small challenge at the end.
learn-progress = { $done } of { $all ->
    [one] { $all } lesson
   *[other] { $all } lessons
}
learn-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
learn-course = The course
learn-begin = Begin
learn-continue = Continue
learn-lesson-state = { $state ->
    [done] Done
    [open] Started
   *[new] New
}
learn-step = Step { $step } of { $steps }
learn-back = All lessons
learn-board = { $game } board
learn-retry = Try again
learn-skip = Skip
learn-next = Next
learn-next-lesson = Next lesson
learn-finish = Finish
learn-reply = Your opponent answers: { $turn }.
learn-left = { $count ->
    [0] All found.
    [one] { $count } left to find
   *[other] { $count } left to find
}
learn-found = { $cell }: right.
learn-marked = Marked: { $cells }
learn-rules-of = Rules of { $game }
learn-answers = Your answer
learn-all-done = Now you know the whole game.
learn-now-play = Play { $game }
learn-now-rules = Read the rules
learn-forget = Start the course again
learn-lost = There is no such lesson.
learn-broken = This lesson cannot be shown.

learn-answer-yes = Yes
learn-answer-no = No
learn-answer-white = White
learn-answer-draw = Nobody: a draw
learn-answer-one = One
learn-answer-two = Two
