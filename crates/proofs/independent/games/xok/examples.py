"""Xok: positions that brute force solves in no time, for the tests of certificates."""

# The opponent of the winner is to move.
START = "board=12 chain=3 ...../..../... w"
# Won by the player to move; sharks face several ways.
ENDING = "board=12 chain=6 b4.Ff./.a0F./..S1 w"
