"""Xok, from docs/rules/xok.md alone.

A state is a string: one character a cell, row by row from the top, then the player to move. A shark that faces 0 is its
letter; a shark that faces another way has a character of its own, so that the normal form is one translation.
"""

from functools import lru_cache

from notation import OTHER, Refused, Rules, parameters, shown, split
from .cells import CHARACTERS, FACINGS, FISH, MOUTHS, NEXT, PLAYER, ROWS, SHAPES, SHARKS, TEXTS, TO_NORMAL
from .cells import bits, cell_beside, mask


def parse(text):
    """The board and the state of a position string."""
    given, rows, mover = split(text)
    if not given:
        name, chain = 30, 10
    elif len(given) == 2:
        name, chain = parameters(given, ("board", "chain"))
        if name not in SHAPES:
            raise Refused("board is 12, 14, 19 or 30")
        if not 3 <= chain <= 10:
            raise Refused("chain is from 3 to 10")
        if (name, chain) == (30, 10):
            raise Refused("board=30 chain=10 is the standard game, for which no parameter is written")
    else:
        raise Refused("the parameters are board and chain")
    board = Board.of(name, chain)
    return board, board.read(rows, mover)


class Board(Rules):
    """The rules for one board and length of the winning chain."""

    def __init__(self, name, chain):
        self.chain = chain
        self.parameters = (name, chain)
        self.prefix = "" if (name, chain) == (30, 10) else f"board={name} chain={chain} "
        shape, self.fish, self.sharks = SHAPES[name]
        rows = [(ROWS.index(row), first, last) for row, (first, last) in shape.items()][::-1]
        self.widths = [last - first + 1 for _, first, last in rows]
        cells = [(row, number) for row, first, last in rows for number in range(first, last + 1)]
        self.names = [ROWS[row] + str(number) for row, number in cells]
        self.count = len(cells)
        places = {cell: place for place, cell in enumerate(cells)}
        # For each cell its neighbour in each direction, or None beyond the edge.
        beside = [[places.get(cell_beside(*cell, facing)) for facing in FACINGS] for cell in cells]
        self.masks = [mask(row) for row in beside]
        # For each shark and cell the cells in front of its mouths, by facing.
        self.fronts = {
            letter: [[mask(row[(facing + mouth) % 6] for mouth in mouths) for facing in range(facings)] for row in beside]
            for letter, (mouths, facings) in MOUTHS.items()
        }
        # Pairs of neighbours in the order of their texts: lower row first, then lower number. Cells of a lower row
        # have higher places, cells of one row go up with their number.
        self.pairs = []
        for a, row in enumerate(beside):
            for b in row:
                if b is not None and a < b:
                    low, high = (a, b) if cells[a][0] == cells[b][0] else (b, a)
                    self.pairs.append((a, b, self.names[low] + self.names[high]))

    @classmethod
    @lru_cache(maxsize=None)
    def of(cls, name, chain):
        return cls(name, chain)

    def read(self, rows, mover):
        """The state of the rows and the player to move."""
        if len(rows) != len(self.widths):
            raise Refused(f"there are {len(rows)} rows, not {len(self.widths)}")
        cells = "".join(self.read_row(row, width) for row, width in zip(rows, self.widths))
        plain = cells.translate(TO_NORMAL)
        for color in "wb":
            for piece, supply in ((FISH[color], self.fish), *zip(SHARKS[color], self.sharks)):
                if plain.count(piece) > supply:
                    raise Refused(f"there are more pieces {piece} than exist")
        if mover not in PLAYER:
            raise Refused(f"the player to move is w or b, not {shown(mover)}")
        return cells + mover

    @staticmethod
    def read_row(row, width):
        cells, at = [], 0
        while at < len(row):
            if row[at] in ".Ff":
                cells.append(row[at])
                at += 1
            elif row[at:at + 2] in CHARACTERS:
                cells.append(CHARACTERS[row[at:at + 2]])
                at += 2
            else:
                raise Refused(f"a row is not readable from here on: {shown(row[at:])}")
        if len(cells) != width:
            raise Refused(f"a row has {len(cells)} cells, not {width}: {shown(row)}")
        return "".join(cells)

    def write(self, state):
        """The position string of a state."""
        rows, at = [], 0
        for width in self.widths:
            rows.append("".join(TEXTS.get(cell, cell) for cell in state[at:at + width]))
            at += width
        return f"{self.prefix}{'/'.join(rows)} {state[-1]}"

    def rank(self, state):
        """A number that grows with every action: sharks stay, and fish go only when a shark comes."""
        fish = state.count("F") + state.count("f")
        return 64 * (self.count - state.count(".") - fish) + fish

    def to_move(self, state):
        return PLAYER[state[-1]]

    def normal(self, state):
        """The state with all facings 0, which plays on alike."""
        return state[:-1].translate(TO_NORMAL) + state[-1]

    def largest(self, plain, color):
        """The size of the largest group of a player and the most sharks in one of that size."""
        pieces = FISH[color] + SHARKS[color]
        left = mask(place for place in range(self.count) if plain[place] in pieces)
        best = (0, 0)
        while left:
            group = fresh = left & -left
            while fresh:
                reached = 0
                for place in bits(fresh):
                    reached |= self.masks[place]
                fresh = reached & left & ~group
                group |= fresh
            left &= ~group
            members = [plain[place] for place in bits(group)]
            best = max(best, (len(members), len(members) - members.count(FISH[color])))
        return best

    def result(self, state):
        """The result if the game is over, else None."""
        plain, color = self.normal(state), state[-1]
        if self.largest(plain, NEXT[color])[0] >= self.chain:
            return OTHER[PLAYER[color]]
        if self.fish_pairs(plain) or next(self.meals(plain), None):
            return None
        own, other = self.largest(plain, color), self.largest(plain, NEXT[color])
        if own == other:
            return "draw"
        return PLAYER[color if own > other else NEXT[color]]

    def fish_pairs(self, plain):
        """The pairs of cells on which the player to move may put two fish."""
        if plain.count(FISH[plain[-1]]) + 2 > self.fish:
            return []
        return [pair for pair in self.pairs if plain[pair[0]] == plain[pair[1]] == "."]

    def meals(self, plain):
        """Each way to place a shark: its letter, cell, facing, and the set of places where it eats."""
        color = plain[-1]
        fish = FISH[NEXT[color]]
        prey = mask(place for place in range(self.count) if plain[place] == fish)
        # A shark has to be on or beside a fish to eat.
        cells = [cell for cell in range(self.count) if plain[cell] in (".", fish) and (self.masks[cell] | 1 << cell) & prey]
        for letter, own, supply in zip("SABC", SHARKS[color], self.sharks):
            if plain.count(own, 0, self.count) < supply:
                for cell in cells:
                    for facing, front in enumerate(self.fronts[letter][cell]):
                        eaten = (front | 1 << cell) & prey
                        if eaten:
                            yield letter, cell, facing, eaten

    def put_fish(self, state, a, b):
        """The state after two fish on two cells, where the place of `a` is lower."""
        fish = FISH[state[-1]]
        return f"{state[:a]}{fish}{state[a + 1:b]}{fish}{state[b + 1:-1]}{NEXT[state[-1]]}"

    def put_shark(self, state, letter, cell, facing, eaten):
        """The state after a shark that eats on a set of places."""
        cells = list(state)
        for place in bits(eaten):
            cells[place] = "."
        cells[cell] = CHARACTERS[(letter if state[-1] == "w" else letter.lower()) + str(facing)]
        cells[-1] = NEXT[state[-1]]
        return "".join(cells)

    def choices(self, state):
        """The legal actions as texts, each with the state after it, where the game is not over."""
        plain = self.normal(state)
        found = [(text, self.put_fish(state, a, b)) for a, b, text in self.fish_pairs(plain)]
        for letter, cell, facing, eaten in self.meals(plain):
            text = f"{letter}{self.names[cell]}{FACINGS[facing]}"
            found.append((text, self.put_shark(state, letter, cell, facing, eaten)))
        return found

    def answers(self, state):
        """The states after each legal action in normal form, where the game is not over."""
        plain = self.normal(state)
        # Facings that eat alike lead to one state.
        meals = {(letter, cell, eaten) for letter, cell, _, eaten in self.meals(plain)}
        return ([self.put_fish(plain, a, b) for a, b, _ in self.fish_pairs(plain)]
                + [self.put_shark(plain, letter, cell, 0, eaten) for letter, cell, eaten in meals])
