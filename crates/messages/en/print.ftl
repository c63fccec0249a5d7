# What stands on the sheets to print: boards, pieces to cut out, rules on one page.
# In the rules, a line with "# " is a heading, a line with "- " a point of a list, an empty line ends a paragraph.

print-player = { $number ->
    [1] Blue
   *[other] Orange
}
print-page = { $page } / { $pages }
print-scale = This line is { $length } mm long if the sheet is printed to scale.

print-rules = { $game }: the rules
print-by = { $game ->
    [xok] A game by Joël and Rafael Escalante
    [yoxii] A game by Jeremy Partinico
    [trexo] A game by Jan Åke Hansson
   *[slither] A game by Critical Pawn
}
print-board = { $game }: the board
print-pieces = { $game }: pieces to cut out

# Puzzles: positions in which exactly one turn wins, or saves.
print-puzzles = { $game }: puzzles
print-puzzle-win = { $turns ->
    [1] Win in one turn
   *[other] Win in { $turns } turns
}
print-puzzle-save = Only one turn saves you
print-puzzle-level = Level { $level }
print-solutions = { $game }: solutions
print-solutions-note = { $game ->
    [yoxii] Your turns and the longest defence. After a *, the value of the stone is not asked.
    [slither] After a *, it does not matter where the wise snake points.
   *[other] Your turns and the longest defence.
}
