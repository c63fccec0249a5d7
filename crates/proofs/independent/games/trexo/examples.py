"""Trexo: positions that brute force solves in no time, for the tests of certificates."""

# Drawn; the second player answers every first tile.
STOCK_OF_TWO = "tiles=2 size=3 line=3 3/3/3 X"
# The player to move has an action that wins.
WON_AT_ONCE = "tiles=9 size=4 line=3 4/4/O1vO1v2/X1^X1^2 X"
