# The rules of the games, for the page and the terminal. In a text, a line with "- " is a point of a list, and an empty
# line ends a paragraph. Which sections and diagrams there are is said in crates/lessons/rules.

rules-title = The rules of { $game }
rules-choose = Which game?
rules-lead = In our own words, with diagrams.
rules-learn = Learn it on the board
rules-play = Play
rules-mark = ▸ marks what the caption is about.

rules-head-aim = Aim
rules-head-setup = What you need
rules-head-turn = Your turn
rules-head-end = End of the game
rules-head-thanks = Thanks
