# The rules of the games, for the page and the terminal. In a text, a line with "- " is a point of a list, and an empty
# line ends a paragraph. Which sections and diagrams there are is said in crates/lessons/rules.

rules-title = The rules of { $game }
rules-choose = Which game?
rules-lead = In our own words, with diagrams. The exact wording for programs is in the documentation.
rules-learn = Learn it at the board
rules-play = Play
rules-mark = ▸ points at what the line below a diagram speaks of.

rules-head-aim = Aim
rules-head-setup = What you need
rules-head-turn = Your turn
rules-head-end = End of the game
rules-head-thanks = Thanks
