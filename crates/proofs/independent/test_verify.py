"""Certificates made by brute force are accepted; the same with any one line broken are refused, with a reason."""

import contextlib
import gzip
from importlib import import_module
import io
from pathlib import Path
import subprocess
import sys
import tempfile
import unittest

from brute_force import Solver
from games import GAMES
import verify


def example(name):
    """A game and its position of this name."""
    for game in GAMES:
        position = getattr(import_module(f"games.{game}.examples"), name, None)
        if position is not None:
            return game, position
    raise LookupError(name)


STOCK_OF_TWO = example("STOCK_OF_TWO")
WON_AT_ONCE = example("WON_AT_ONCE")
LONG = example("LONG")
DRAWN = example("DRAWN")
OVER = example("OVER")
START = example("START")
ENDING = example("ENDING")


class Verifying(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.made = {}

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def lines(self, solved):
        """The lines of a certificate, solved once for all tests."""
        if solved not in self.made:
            self.made[solved] = Solver(*solved).certificate()
        return list(self.made[solved])

    def write(self, lines, name="test.cert"):
        path = Path(self.folder.name) / name
        data = lines if isinstance(lines, bytes) else "".join(line + "\n" for line in lines).encode()
        path.write_bytes(gzip.compress(data) if name.endswith(".gz") else data)
        return str(path)

    def run_on(self, *arguments):
        """The exit code and what is printed."""
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            code = verify.main(list(arguments))
        return code, out.getvalue()

    def assert_accepts(self, lines, *words, options=(), name="test.cert"):
        code, out = self.run_on(self.write(lines, name), *options)
        self.assertEqual(code, 0, out)
        for word in words:
            self.assertIn(word, out)

    def assert_refuses(self, lines, reason, line=None, options=(), name="test.cert"):
        code, out = self.run_on(self.write(lines, name), *options)
        self.assertEqual(code, 1, out)
        place = "" if line is None else f"line {line}: "
        self.assertIn(f": refused, {place}", out)
        self.assertIn(reason, out)


class Accepted(Verifying):
    def test_all_values(self):
        self.assert_accepts(self.lines(STOCK_OF_TWO), "draw, 25 positions, longest line 2 turns")
        self.assert_accepts(self.lines(WON_AT_ONCE), "first, 1 position, longest line 1 turn\n")
        self.assert_accepts(self.lines(LONG), "first, 298 positions, longest line 7 turns")
        self.assert_accepts(self.lines(DRAWN), "draw, 75 positions, longest line 6 turns")
        self.assert_accepts(self.lines(START), "second, 269 positions, longest line 6 turns")

    def test_facings_only_count_in_plans(self):
        lines = self.lines(ENDING)
        self.assertIn("b4.Ff.", lines[2])
        self.assert_accepts(lines, "first, 24 positions, longest line")

    def test_compressed(self):
        self.assert_accepts(self.lines(STOCK_OF_TWO), "draw, 25 positions", name="test.cert.gz")

    def test_a_game_that_is_over(self):
        lines = self.lines(OVER)
        self.assertEqual(lines[3:], ["value draw", "holds first draw", "holds second draw", "end 0"])
        self.assert_accepts(lines, "draw, 0 positions, longest line 0 turns")
        self.assert_accepts(lines, "draw, 0 positions", options=("--sample", "5"))

    def test_samples(self):
        sample = ("--sample", "20", "--seed", "7")
        self.assert_accepts(self.lines(LONG), "first, 298 positions, a sample of 2", "lines holds (seed 7)", options=sample)
        self.assert_accepts(self.lines(START), "second, 269 positions, a sample of 20 lines", options=sample, name="test.cert.gz")
        # A sample as large as the file is the whole file.
        self.assert_accepts(self.lines(STOCK_OF_TWO), "longest line 2 turns", options=("--sample", "25"))


class Form(Verifying):
    """Lines that have not their form: point 1."""

    def replaced(self, at, text, solved=STOCK_OF_TWO):
        lines = self.lines(solved)
        lines[at] = text
        return lines

    def test_head(self):
        for at, text, reason in (
            (0, "tessera-certificate 2", "the first line of a certificate"),
            (1, "game chess", "the game is one of"),
            (1, f"game  {STOCK_OF_TWO[0]}", "the game is one of"),
            (1, f"Game {STOCK_OF_TWO[0]}", "begins with game"),
            (2, "position 3/3/3 X", "not a position string"),
            (2, "position tiles=2 size=3 line=3 3/3/3 O", "the other player is to move"),
            (2, "tiles=2 size=3 line=3 3/3/3 X", "begins with position"),
            (3, "value win", "the value is first, second or draw"),
            (3, "value", "begins with value"),
            (4, "holds second draw", "expected the line: holds first draw"),
            (4, "holds first win", "expected the line: holds first draw"),
        ):
            with self.subTest(text):
                self.assert_refuses(self.replaced(at, text), reason, at + 1)
        # The line is a good one, but belongs to another value.
        self.assert_refuses(self.replaced(3, "value first"), "expected the line: holds first win", 5)

    def test_lines_of_a_plan(self):
        position, action = self.lines(LONG)[20].split("|")
        for text, reason in (
            (f"{position}|{action}|", "is not legal here"),
            (f"{position}| {action}", "is not legal here"),
            (f"{position}|", "is not legal here"),
            (f"{position}|{action.upper()}", "is not legal here"),
            (f"{position}|{action}\r", "is not legal here"),
            (f"{position}|b2-b2=1", "is not legal here"),
            (f"{position} |{action}", "not a position string"),
            (position.replace("T", "t") + f"|{action}", "not a position string"),
            (f"{position}\u00e9|{action}", "outside ASCII"),
            (f"{position}|{action}" + "x" * 5000, "too long"),
            (position, "expected a line of the plan or the end"),
            ("", "expected a line of the plan or the end"),
            (f"{position}|{action}\n", "expected a line of the plan or the end"),
        ):
            with self.subTest(text):
                line = 22 if text.endswith("\n") else 21
                self.assert_refuses(self.replaced(20, text, LONG), reason, line)

    def test_parameters_and_facings_of_a_plan(self):
        lines = self.lines(WON_AT_ONCE)
        lines[5] = lines[5].replace("tiles=9", "tiles=8")
        self.assert_refuses(lines, "other parameters than the solved one", 6)
        lines = self.lines(ENDING)
        at = next(at for at, line in enumerate(lines) if "S0" in line)
        lines[at] = lines[at].replace("S0", "S1")
        self.assert_refuses(lines, "a facing other than 0", at + 1)

    def test_order_and_number(self):
        lines = self.lines(LONG)
        lines[30], lines[31] = lines[31], lines[30]
        self.assert_refuses(lines, "not in the order of their bytes", 32)
        lines = self.lines(LONG)
        lines.insert(31, lines[30])
        self.assert_refuses(lines, "stands twice", 32)
        lines = self.lines(LONG)
        lines.insert(31, lines[30].replace("|", "|x"))
        self.assert_refuses(lines, "stands twice", 32)

    def test_end(self):
        last = len(self.lines(STOCK_OF_TWO))
        for text, reason in (
            ("end 24", "there are 25 lines with an action, not 24"),
            ("end 025", "is not a number"),
            ("end +25", "is not a number"),
            ("end", "expected a line of the plan or the end"),
            ("holds first draw", "expected a line of the plan or the end"),
        ):
            with self.subTest(text):
                self.assert_refuses(self.replaced(-1, text), reason, last)
        self.assert_refuses(self.lines(STOCK_OF_TWO)[:-1], "the file ends too early", last)
        self.assert_refuses([*self.lines(STOCK_OF_TWO), ""], "something follows the end", last + 1)
        self.assert_refuses("\n".join(self.lines(STOCK_OF_TWO)).encode(), "no line feed", last)
        self.assert_refuses(b"", "the file ends too early", 1)
        without_second = [*self.lines(STOCK_OF_TWO)[:6], "end 1"]
        self.assert_refuses(without_second, "expected the line: holds second draw", 7)

    def test_files(self):
        whole = gzip.compress("".join(line + "\n" for line in self.lines(STOCK_OF_TWO)).encode())
        for name, data in (("cut.gz", whole[:-9]), ("no.gz", b"tessera-certificate 1\n"), ("bad.gz", whole[:40] + b"xx" + whole[42:])):
            with self.subTest(name):
                path = Path(self.folder.name) / name
                path.write_bytes(data)
                code, out = self.run_on(str(path))
                self.assertEqual(code, 1)
                self.assertIn("refused, the file is not whole gzip data", out)
        code, out = self.run_on(str(Path(self.folder.name) / "missing"), self.write(self.lines(STOCK_OF_TWO)))
        self.assertEqual(code, 1)
        self.assertIn("the file cannot be read", out)
        self.assertIn("draw, 25 positions", out)


class Meaning(Verifying):
    """Lines that have their form but do not prove anything: points 2 to 5."""

    def with_line(self, solved, line):
        """A certificate of one plan with one line more, in order."""
        lines = self.lines(solved)
        total = int(lines[-1].split()[1])
        return [*lines[:5], *sorted([*lines[5:-1], line]), f"end {total + 1}"]

    def line_of(self, lines, position):
        return 1 + next(at for at, line in enumerate(lines) if line.startswith(position + "|"))

    def test_wrong_player(self):
        position = "board=13 3/Tb./.22../.../b r"
        lines = self.with_line(LONG, f"{position}|d6-d5=1")
        self.assert_refuses(lines, "the player of the plan is not to move", self.line_of(lines, position))

    def test_over(self):
        position = "board=13 T/aab/.11../3../. w"
        lines = self.with_line(LONG, f"{position}|d6-d5=1")
        self.assert_refuses(lines, "the game is over in this position", self.line_of(lines, position))

    def test_for_nothing(self):
        position = "board=13 ./.../..T../.../. w"
        lines = self.with_line(LONG, f"{position}|d5-d6=1")
        self.assert_refuses(lines, "there for nothing", self.line_of(lines, position))

    def test_missing_lines(self):
        """Each line of a plan is needed."""
        for solved in (DRAWN, ENDING, STOCK_OF_TWO):
            whole = self.lines(solved)
            total = int(whole[-1].split()[1])
            for at, line in enumerate(whole):
                if "|" in line:
                    with self.subTest(line):
                        broken = [*whole[:at], *whole[at + 1:-1], f"end {total - 1}"]
                        self.assert_refuses(broken, "not in the plan")

    def test_other_actions(self):
        """An action that gives the value away is refused, in each position of a plan."""
        for solved in (DRAWN, ENDING):
            solver = Solver(*solved)
            whole = self.lines(solved)
            promised, tried = None, 0
            for at, line in enumerate(whole):
                if line.startswith("holds"):
                    player, promise = line.split()[1:]
                    promised = (player,) if promise == "win" else (player, "draw")
                position, bar, _ = line.partition("|")
                if not bar:
                    continue
                state = solver.board.read(*self.rows(position))
                for action, after in solver.board.choices(state):
                    if solver.value(after) not in promised:
                        tried += 1
                        code, out = self.run_on(self.write([*whole[:at], f"{position}|{action}", *whole[at + 1:]]))
                        self.assertEqual(code, 1, (position, action))
                        self.assertIn(": refused, line ", out)
                        break
            self.assertGreater(tried, 5, solved)

    @staticmethod
    def rows(position):
        rows, mover = position.split(" ")[-2:]
        return rows.split("/"), mover

    def test_unpromised_ends(self):
        # The action makes a line of O tops, which wins for O.
        lines = self.lines(WON_AT_ONCE)
        lines[5] = lines[5].partition("|")[0] + "|c1c2"
        self.assert_refuses(lines, "after the action c1c2 the game is over with the result second", 6)
        # A plan for more than there is: the stock runs out.
        lines = self.lines(STOCK_OF_TWO)
        broken = [*lines[:3], "value second", "holds second win", *lines[7:]]
        broken[-1] = f"end {len(broken) - 6}"
        self.assert_refuses(broken, "the game is over with the result draw", 6)
        # An answer takes the last tile, and nobody has a line.
        position = WON_AT_ONCE[1].replace("tiles=9", "tiles=4")
        broken = ["tessera-certificate 1", f"game {WON_AT_ONCE[0]}", f"position {position}", "value first", "holds first win",
                  f"{position}|d4d3", "end 1"]
        self.assert_refuses(broken, "an answer leads to the result draw", 6)

    def test_solved_position(self):
        # The opponent is to move in the solved position, and the plan is empty.
        lines = self.lines(START)
        self.assert_refuses([*lines[:5], "end 0"], "an answer leads to a position that is not in the plan", 3)
        lines = self.lines(DRAWN)
        other = [line for line in lines if line != f"{DRAWN[1]}|{self.root_action(lines)}"]
        other[-1] = f"end {int(lines[-1].split()[1]) - 1}"
        self.assert_refuses(other, "the solved position is not in the plan", 3)

    @staticmethod
    def root_action(lines):
        return next(line for line in lines if line.startswith(DRAWN[1] + "|")).partition("|")[2]

    def test_a_game_that_is_over(self):
        lines = self.lines(OVER)
        first = [*lines[:3], "value first", "holds first win", "end 0"]
        self.assert_refuses(first, "the game is over in the solved position, with the result draw", 4)
        full = [*lines[:5], "board=13 ./.../..T../.../. w|d5-d6=1", *lines[5:-1], "end 1"]
        self.assert_refuses(full, "so the plan is empty", 6)

    def test_samples(self):
        lines = self.lines(LONG)
        total = len(lines) - 6
        everything = ("--sample", str(total - 3), "--seed", "1")
        # With nearly all lines in the sample, a missing line in the middle is noticed.
        broken = [*lines[:100], *lines[101:-1], f"end {total - 1}"]
        self.assert_refuses(broken, "an answer leads to a position that is not in the plan", options=everything)
        broken = self.lines(LONG)
        broken[150], broken[151] = broken[151], broken[150]
        self.assert_refuses(broken, "not in the order", 152, options=("--sample", "1"))
        # The solved position is always in the sample.
        lines = self.lines(DRAWN)
        at = next(at for at, line in enumerate(lines) if line.startswith(DRAWN[1] + "|"))
        broken = [*lines[:at], DRAWN[1] + "|nothing", *lines[at + 1:]]
        self.assert_refuses(broken, "is not legal here", at + 1, options=("--sample", "1"))


class Command(Verifying):
    PROGRAM = [sys.executable, str(Path(__file__).with_name("verify.py"))]

    def test_from_another_folder(self):
        path = self.write(self.lines(STOCK_OF_TWO))
        done = subprocess.run([*self.PROGRAM, path, path + "x"], capture_output=True, text=True, cwd=self.folder.name)
        self.assertEqual(done.returncode, 1)
        self.assertEqual(len(done.stdout.splitlines()), 2)
        self.assertEqual(done.stderr, "")

    def test_bad_arguments(self):
        for arguments in ([], ["x", "--sample", "0"], ["x", "--sample", "-1"], ["x", "--seed", "x"]):
            with self.subTest(arguments):
                done = subprocess.run([*self.PROGRAM, *arguments], capture_output=True, text=True)
                self.assertEqual(done.returncode, 2)
                self.assertNotIn("Traceback", done.stderr)

    def test_progress(self):
        stream = io.StringIO()
        progress = verify.Progress("file", stream)
        progress.tick("read", 256)
        self.assertEqual(stream.getvalue(), "")
        progress.next = 0
        progress.tick("read", 512)
        progress.tick("read", 768)
        self.assertEqual(stream.getvalue(), "file: read 512 positions\n")

    def test_interrupt(self):
        path = self.write(self.lines(STOCK_OF_TWO))

        def interrupted(*_):
            raise KeyboardInterrupt

        whole, verify.check_whole = verify.check_whole, interrupted
        try:
            with contextlib.redirect_stderr(io.StringIO()) as err:
                code, out = self.run_on(path)
        finally:
            verify.check_whole = whole
        self.assertEqual((code, out, err.getvalue()), (130, "", "stopped\n"))


if __name__ == "__main__":
    unittest.main()
