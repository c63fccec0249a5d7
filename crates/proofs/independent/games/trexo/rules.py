"""Trexo, from docs/rules/trexo.md alone.

A state is a string with one character a square, row by row from the top. Its code is 0 for a square of level 0,
else 8 * level + 4 * (1 if the top is O) + the direction of the other half. The number of tiles laid and the player to
move follow from the levels.
"""

from functools import lru_cache
import re

from notation import Refused, Rules, parameters, shown, split

RIGHT, LEFT, UP, DOWN = range(4)
ARROWS = "><^v"
BACK = (LEFT, RIGHT, DOWN, UP)
TOKEN = re.compile(r"([1-9][0-9]*)|([XO])([1-9][0-9]*)([><^v])", re.ASCII)
DEFAULTS = (60, 10, 5)


def parse(text):
    """The board and the state of a position string."""
    given, rows, mover = split(text)
    if not given:
        values = DEFAULTS
    elif len(given) in (2, 3):
        values = parameters(given, ("tiles", "size", "line"))
        if len(given) == 2:
            values.append(5)
        elif values[2] not in (3, 4):
            raise Refused("line is 3 or 4; where it is 5 it is not written")
        if tuple(values) == DEFAULTS:
            raise Refused("tiles=60 size=10 is the standard game, for which no parameter is written")
    else:
        raise Refused("the parameters are tiles and size, then perhaps line")
    tiles, size, line = values
    if tiles > 999:
        raise Refused("tiles is from 1 to 999")
    smallest = 5 if line == 5 else 3
    if not smallest <= size <= 12:
        raise Refused(f"size is from {smallest} to 12 where a line is {line}")
    board = Board.of(tiles, size, line)
    return board, board.read(rows, mover)


class Board(Rules):
    """The rules for one set of parameters."""

    def __init__(self, tiles, size, line):
        self.tiles, self.size, self.line = tiles, size, line
        self.parameters = (tiles, size, line)
        self.prefix = ""
        if self.parameters != DEFAULTS:
            self.prefix = f"tiles={tiles} size={size} " + (f"line={line} " if line != 5 else "")
        names = [f"{'abcdefghijkl'[column]}{size - row}" for row in range(size) for column in range(size)]
        # For each two squares that share a side: both, the direction from the first to the second, and the
        # texts with the X half on the first and on the second.
        self.pairs = []
        for square in range(size * size):
            row, column = divmod(square, size)
            if column + 1 < size:
                self.pairs.append(self.pair(names, square, square + 1, RIGHT))
            if row + 1 < size:
                self.pairs.append(self.pair(names, square, square + size, DOWN))
        # Sets of squares are bits. Each row has a bit more than squares, never set, so that no line goes around an edge.
        self.bits = [1 << square + square // size for square in range(size * size)]
        self.steps = (1, size, size + 1, size + 2)

    @classmethod
    @lru_cache(maxsize=None)
    def of(cls, tiles, size, line):
        return cls(tiles, size, line)

    @staticmethod
    def pair(names, a, b, direction):
        return a, b, direction, names[a] + names[b], names[b] + names[a]

    def has_line(self, tops):
        """Whether a set of squares has a line: each step leaves the squares from which the run goes on."""
        for step in self.steps:
            run = tops
            for _ in range(self.line - 1):
                run &= run >> step
            if run:
                return True
        return False

    def beside(self, square, direction):
        """The square in a direction, or None beyond the edge."""
        row, column = divmod(square, self.size)
        row += (direction == DOWN) - (direction == UP)
        column += (direction == RIGHT) - (direction == LEFT)
        return row * self.size + column if 0 <= row < self.size and 0 <= column < self.size else None

    def read(self, rows, mover):
        """The state of the rows and the player to move."""
        if len(rows) != self.size:
            raise Refused(f"there are {len(rows)} rows, not {self.size}")
        state = "".join(self.read_row(row) for row in rows)
        codes = list(map(ord, state))
        levels = [code >> 3 for code in codes]
        for square, code in enumerate(codes):
            if code:
                other = self.beside(square, code & 3)
                if other is None or levels[other] < levels[square]:
                    raise Refused("the other half of a tile is missing")
                if levels[other] == levels[square]:
                    if codes[other] & 3 != BACK[code & 3]:
                        raise Refused("two halves of a tile do not point at each other")
                    if not (codes[other] ^ code) & 4:
                        raise Refused("two halves of a tile show the same symbol")
        total = sum(levels)
        if total % 2:
            raise Refused("the sum of the levels is odd")
        if total // 2 > self.tiles:
            raise Refused("there are more tiles on the board than exist")
        if mover not in ("X", "O"):
            raise Refused(f"the player to move is X or O, not {shown(mover)}")
        if mover != "XO"[total // 2 % 2]:
            raise Refused("the number of tiles laid says that the other player is to move")
        return state

    def read_row(self, row):
        squares, at = [], 0
        while at < len(row):
            token = TOKEN.match(row, at)
            if not token:
                raise Refused(f"a row is not readable from here on: {shown(row[at:])}")
            at = token.end()
            digits = token[1] or token[3]
            if len(digits) > 4:
                raise Refused(f"a number in a row is too large: {shown(digits)}")
            if token[1]:
                squares.append("\0" * int(digits))
            else:
                squares.append(chr(8 * int(digits) + 4 * (token[2] == "O") + ARROWS.index(token[4])))
        read = "".join(squares)
        if len(read) != self.size:
            raise Refused(f"a row has {len(read)} squares, not {self.size}")
        return read

    def write(self, state):
        """The position string of a state."""
        rows = []
        for start in range(0, len(state), self.size):
            row, empty = [], 0
            for code in map(ord, state[start:start + self.size]):
                if not code:
                    empty += 1
                    continue
                if empty:
                    row.append(str(empty))
                    empty = 0
                row.append(f"{'XO'[code >> 2 & 1]}{code >> 3}{ARROWS[code & 3]}")
            rows.append("".join(row) + (str(empty) if empty else ""))
        return f"{self.prefix}{'/'.join(rows)} {'XO'[self.rank(state) % 2]}"

    def rank(self, state):
        """The number of tiles laid; it grows by one with every action."""
        return sum(code >> 3 for code in map(ord, state)) // 2

    def to_move(self, state):
        return ("first", "second")[self.rank(state) % 2]

    def result(self, state):
        """The result if the game is over, else None."""
        x = o = 0
        for bit, code in zip(self.bits, map(ord, state)):
            if code & 4:
                o |= bit
            elif code:
                x |= bit
        x_line, o_line = self.has_line(x), self.has_line(o)
        if x_line and o_line:
            # The mover's opponent wins, and that is the player now to move.
            return self.to_move(state)
        if x_line or o_line:
            return "first" if x_line else "second"
        if self.rank(state) == self.tiles or next(self.free_pairs(state), None) is None:
            return "draw"
        return None

    def free_pairs(self, state):
        """The pairs of squares on which a tile may lie."""
        codes = list(map(ord, state))
        for pair in self.pairs:
            code = codes[pair[0]]
            if code >> 3 == codes[pair[1]] >> 3 and (not code or code & 3 != pair[2]):
                yield pair

    def actions(self, state):
        """The legal actions as texts; none when the game is over."""
        if self.result(state) is not None:
            return []
        return [text for pair in self.free_pairs(state) for text in pair[3:]]

    def choices(self, state):
        """The legal actions as texts, each with the state after it, where the game is not over."""
        return [choice for a, b, direction, *texts in self.free_pairs(state)
                for choice in zip(texts, self.lay(state, a, b, direction))]

    @staticmethod
    def lay(state, a, b, direction):
        """The states with a tile on `a` and `b`: the X half on `a`, and the X half on `b`."""
        base = (ord(state[a]) & ~7) + 8
        one, other = base + direction, base + BACK[direction]
        head, middle, tail = state[:a], state[a + 1:b], state[b + 1:]
        return (f"{head}{chr(one)}{middle}{chr(other + 4)}{tail}", f"{head}{chr(one + 4)}{middle}{chr(other)}{tail}")
