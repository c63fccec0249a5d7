"""Yoxii, from docs/rules/yoxii.md alone.

A state is a string: one character a square, row by row from the top, as in the position string, then the player to move.
"""

from functools import lru_cache

from notation import Refused, Rules, parameters, shown, split

# For each board its rows, from the top: the number of the row and its columns; and the stones of value 1, 2, 3, 4.
SHAPES = {
    37: (((7, "cde"), (6, "bcdef"), (5, "abcdefg"), (4, "abcdefg"), (3, "abcdefg"), (2, "bcdef"), (1, "cde")), (5, 5, 5, 3)),
    13: (((6, "d"), (5, "cde"), (4, "bcdef"), (3, "cde"), (2, "d")), (2, 2, 1, 1)),
    21: (((6, "cde"), (5, "bcdef"), (4, "bcdef"), (3, "bcdef"), (2, "cde")), (3, 3, 2, 2)),
    25: (((6, "bcdef"), (5, "bcdef"), (4, "bcdef"), (3, "bcdef"), (2, "bcdef")), (4, 3, 3, 2)),
}
DIRECTIONS = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]
STONES = {"w": "1234", "r": "abcd"}
NEXT = {"w": "r", "r": "w"}
PLAYER = {"w": "first", "r": "second"}


def parse(text):
    """The board and the state of a position string."""
    given, rows, mover = split(text)
    if not given:
        name = 37
    elif len(given) == 1:
        [name] = parameters(given, ("board",))
        if name not in (13, 21, 25):
            raise Refused("board is 13, 21 or 25; the standard board is not written")
    else:
        raise Refused("the only parameter is board")
    board = Board.of(name)
    return board, board.read(rows, mover)


class Board(Rules):
    """The rules for one board."""

    def __init__(self, name):
        self.parameters = (name,)
        self.prefix = "" if name == 37 else f"board={name} "
        rows, self.supply = SHAPES[name]
        self.widths = [len(columns) for _, columns in rows]
        squares = [(ord(column), row) for row, columns in rows for column in columns]
        self.names = [f"{chr(column)}{row}" for column, row in squares]
        self.count = len(squares)
        places = {square: index for index, square in enumerate(squares)}
        # For each square, in each direction, the squares that follow up to the edge.
        self.rays = [[self.ray(places, square, step) for step in DIRECTIONS] for square in squares]
        self.neighbours = [[ray[0] for ray in rays if ray] for rays in self.rays]

    @classmethod
    @lru_cache(maxsize=None)
    def of(cls, name):
        return cls(name)

    @staticmethod
    def ray(places, square, step):
        found = []
        while True:
            square = (square[0] + step[0], square[1] + step[1])
            if square not in places:
                return found
            found.append(places[square])

    def read(self, rows, mover):
        """The state of the rows and the player to move."""
        if len(rows) != len(self.widths):
            raise Refused(f"there are {len(rows)} rows, not {len(self.widths)}")
        for row, width in zip(rows, self.widths):
            if len(row) != width:
                raise Refused(f"a row has {len(row)} squares, not {width}: {shown(row)}")
        squares = "".join(rows)
        for square in squares:
            if square not in ".T1234abcd":
                raise Refused(f"no square is written as {shown(square)}")
        if squares.count("T") != 1:
            raise Refused(f"there are {squares.count('T')} totems, not 1")
        if mover not in STONES:
            raise Refused(f"the player to move is w or r, not {shown(mover)}")
        for stones in STONES.values():
            for stone, supply in zip(stones, self.supply):
                if squares.count(stone) > supply:
                    raise Refused(f"there are more stones {stone} than exist")
        white, red = (sum(map(squares.count, stones)) for stones in STONES.values())
        if white - red != (mover == "r"):
            raise Refused("the numbers of stones laid do not fit the player to move")
        return squares + mover

    def write(self, state):
        """The position string of a state."""
        rows, at = [], 0
        for width in self.widths:
            rows.append(state[at:at + width])
            at += width
        return f"{self.prefix}{'/'.join(rows)} {state[-1]}"

    def rank(self, state):
        """The number of stones laid; it grows by one with every action."""
        return self.count - 1 - state.count(".")

    def to_move(self, state):
        return PLAYER[state[-1]]

    def totem_moves(self, state):
        """The squares to which the totem may move."""
        own = STONES[state[-1]]
        for ray in self.rays[state.index("T")]:
            for square in ray:
                if state[square] == ".":
                    yield square
                    break
                if state[square] not in own:
                    break

    def result(self, state):
        """The result if the game is over, else None."""
        if next(self.totem_moves(state), None) is not None:
            return None
        around = [state[square] for square in self.neighbours[state.index("T")]]
        white, red = ([stones.index(stone) + 1 for stone in around if stone in stones] for stones in STONES.values())
        if (sum(white), len(white)) == (sum(red), len(red)):
            return "draw"
        return "first" if (sum(white), len(white)) > (sum(red), len(red)) else "second"

    def placings(self, state):
        """Each new square of the totem, with the squares where the stone may then go."""
        left = state.index("T")
        for totem in self.totem_moves(state):
            near = [square for square in self.neighbours[totem] if square == left or state[square] == "."]
            if near:
                yield totem, near
            else:
                yield totem, [s for s in range(self.count) if s != totem and (s == left or state[s] == ".")]

    def stones_left(self, state):
        """The stones that the player to move still has, as letters."""
        return [stone for stone, supply in zip(STONES[state[-1]], self.supply) if state.count(stone) < supply]

    def choices(self, state):
        """The legal actions as texts, each with the state after it."""
        names, found = self.names, []
        stones = [(stone, f"={STONES[state[-1]].index(stone) + 1}") for stone in self.stones_left(state)]
        squares = list(state)
        squares[-1] = NEXT[state[-1]]
        squares[state.index("T")] = "."
        for totem, free in self.placings(state):
            squares[totem] = "T"
            for square in free:
                text = f"{names[totem]}-{names[square]}"
                for stone, value in stones:
                    squares[square] = stone
                    found.append((text + value, "".join(squares)))
                squares[square] = "."
            squares[totem] = "."
        return found
