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

# What a screen reader says of the pictures.
print-as-text = The position as text: { $position }
print-empty-board = { $game }: the empty board
print-cutouts = { $game }: the pieces, each in a dashed line to cut along

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
print-notation = { $game ->
    [xok] How to read them: d3d4 puts two fish on d3 and d4. Sc2ne puts the small shark on c2 with its mouth to the north-east. A, B and C are the big sharks, with mouths side by side, with a gap and back to back; the direction is that of the first mouth: e, ne, nw, w, sw or se. Rows have letters from below, spaces have numbers from the left.
    [yoxii] How to read them: d5-e6=3 moves the totem to d5 and puts a stone of value 3 on e6.
    [trexo] How to read them: e5e6 puts the X half of a tile on e5 and its O half on e6.
   *[slither] How to read them: 1n>e moves snake 1 as the wise one to the north, and then it faces east; the other snake follows as the mad one. n, e, s and w are steps, j is a jump, t is a dash. After a ~ the mad snake goes first. #e5 is a wall on e5, oc3 a free space on c3.
}
