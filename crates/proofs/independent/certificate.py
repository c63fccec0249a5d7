"""Reads the file of a certificate, as docs/proofs.md has it, and checks the form of its lines (point 1).

The texts of positions and actions are handed on as they are; what they mean is up to the rules.
"""

import gzip

from games import GAMES
from notation import Refused, number, shown

# The longest position string and action stay far below this; a file without line feeds is not read as one line.
LONGEST_LINE = 4096
PLANS = {
    "first": (("first", "win"),),
    "second": (("second", "win"),),
    "draw": (("first", "draw"), ("second", "draw")),
}


class Broken(Exception):
    """A certificate is refused, for a reason, at a line (None where it is not one line's fault)."""

    def __init__(self, reason, line=None):
        super().__init__(reason)
        self.reason, self.line = reason, line


class Certificate:
    """An open certificate: the lines at its head as fields, then `lines` once."""

    def __init__(self, path):
        opener = gzip.open if str(path).endswith(".gz") else open
        self.file = opener(path, "rb")
        self.number = 0
        try:
            self.read_head()
        except BaseException:
            self.file.close()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.file.close()

    def read_head(self):
        if self.line() != "tessera-certificate 1":
            raise Broken("the first line of a certificate is: tessera-certificate 1", 1)
        name = self.field("game")
        if name not in GAMES:
            raise Broken(f"the game is one of {', '.join(GAMES)}, not {shown(name)}", 2)
        self.game = name
        self.position = self.field("position")
        try:
            self.board, self.state = GAMES[name].parse(self.position)
        except Refused as why:
            raise Broken(f"not a position string: {why}", 3) from None
        self.value = self.field("value")
        if self.value not in PLANS:
            raise Broken(f"the value is first, second or draw, not {shown(self.value)}", 4)
        self.plans = PLANS[self.value]

    def line(self):
        """The next line without its line feed."""
        self.number += 1
        line = self.file.readline(LONGEST_LINE)
        if not line:
            raise Broken("the file ends too early; its last line is: end N", self.number)
        if line[-1:] != b"\n":
            raise Broken("the line has no line feed at its end, or is too long", self.number)
        try:
            return line[:-1].decode("ascii")
        except UnicodeDecodeError:
            raise Broken("the line has a character outside ASCII", self.number) from None

    def field(self, name):
        line = self.line()
        if not line.startswith(name + " "):
            raise Broken(f"expected a line that begins with {name}, found {shown(line)}", self.number)
        return line[len(name) + 1:]

    def lines(self):
        """Each line with an action: the plan's place, the line's number, the position and the action."""
        total = 0
        line = self.line()
        for plan, (player, promise) in enumerate(self.plans):
            if line != f"holds {player} {promise}":
                raise Broken(f"expected the line: holds {player} {promise}, found {shown(line)}", self.number)
            before, before_position = "", ""
            line = self.line()
            while "|" in line:
                position, _, action = line.partition("|")
                if position == before_position:
                    raise Broken("the position stands twice in the plan", self.number)
                if line < before:
                    raise Broken("the lines are not in the order of their bytes", self.number)
                yield plan, self.number, position, action
                total += 1
                before, before_position = line, position
                line = self.line()
        if not line.startswith("end "):
            raise Broken(f"expected a line of the plan or the end, found {shown(line)}", self.number)
        try:
            # The smallest number is 0 here, unlike everywhere else.
            end = 0 if line == "end 0" else number(line[4:], "the number after end")
        except Refused as why:
            raise Broken(str(why), self.number) from None
        if end != total:
            raise Broken(f"there are {total} lines with an action, not {end}", self.number)
        if self.file.read(1):
            raise Broken("something follows the end", self.number + 1)
