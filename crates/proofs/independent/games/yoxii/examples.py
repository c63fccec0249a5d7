"""Yoxii: positions that brute force solves in no time, for the tests of certificates."""

# The opponent of the winner is to move, and the plan has hundreds of positions.
LONG = "board=13 3/Tb./.22../.../b r"
# Drawn, with two plans.
DRAWN = "board=13 ./aT./.a12./..4/. r"
# Over, and drawn.
OVER = "board=13 1/2Ta/.3cb./.../. w"
