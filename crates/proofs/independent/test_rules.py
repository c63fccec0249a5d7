"""The rules against the test vectors, and against positions of the small boards worked out by hand."""

import hashlib
import json
from pathlib import Path
import unittest

from games import GAMES
from notation import Refused

VECTORS = Path(__file__).resolve().parents[3] / "vectors"
# Larger counts are left out: they take minutes in plain Python.
LARGEST_PERFT = 300_000


def perft(board, state, depth):
    if depth == 1:
        return len(board.actions(state))
    if board.result(state) is not None:
        return 0
    return sum(perft(board, after, depth - 1) for _, after in board.choices(state))


def vectors(file, kind):
    """The vectors of a type in a file, with the rules of their game."""
    with open(VECTORS / file, encoding="ascii") as lines:
        found = [vector for vector in map(json.loads, lines) if vector["type"] == kind and vector["game"] in GAMES]
    return [(GAMES[vector["game"]], vector) for vector in found]


class Vectors(unittest.TestCase):
    def check(self, files, kind, test):
        """Runs a test for each vector of a type."""
        found = [pair for file in files for pair in vectors(f"{file}.jsonl", kind)]
        self.assertGreater(len(found), 0)
        for game, vector in found:
            with self.subTest(vector=str(vector)[:300]):
                test(game, vector)

    def test_positions(self):
        def test(game, vector):
            board, state = game.parse(vector["position"])
            self.assertEqual(board.write(state), vector["position"])
            self.assertEqual(board.to_move(state), vector["to_move"])
            self.assertEqual(board.result(state), vector["result"])
            texts = sorted(board.actions(state))
            self.assertEqual(len(texts), vector["count"])
            self.assertEqual(hashlib.sha256("\n".join(texts).encode()).hexdigest(), vector["digest"])
            self.assertEqual(texts, vector.get("actions", texts))
            for sample in vector["sample"]:
                self.assertEqual(board.write(board.play(state, sample["action"])), sample["next"])
            if "perft2" in vector:
                self.assertEqual(perft(board, state, 2), vector["perft2"])

        self.check(GAMES, "position", test)

    def test_perft(self):
        def test(game, vector):
            board, state = game.parse(vector["position"])
            for depth, expected in enumerate(vector["perft"], 1):
                if expected <= LARGEST_PERFT:
                    self.assertEqual(perft(board, state, depth), expected)

        self.check(GAMES, "perft", test)

    def test_games(self):
        def test(game, vector):
            board, state = game.parse(vector["start"])
            for action in vector["actions"]:
                self.assertIsNone(board.result(state))
                rank, answers = board.rank(state), board.answers(state)
                self.assertEqual(len(answers), len(set(answers)))
                state = board.play(state, action)
                self.assertGreater(board.rank(state), rank)
                self.assertIn(board.normal(state), answers)
            self.assertEqual(board.write(state), vector["final"])
            self.assertEqual(board.result(state), vector["result"])

        self.check(GAMES, "game", test)

    def test_aliases_name_the_canonical_action(self):
        # A certificate has canonical forms only, so aliases are not legal texts here.
        def test(game, vector):
            board, state = game.parse(vector["position"])
            self.assertEqual(board.write(board.play(state, vector["canonical"])), vector["next"])
            with self.assertRaises(Refused):
                board.play(state, vector["text"])

        self.check(GAMES, "alias", test)

    def test_bad_positions(self):
        def test(game, vector):
            with self.assertRaises(Refused):
                game.parse(vector["position"])

        self.check(["bad"], "bad position", test)

    def test_bad_actions(self):
        def test(game, vector):
            board, state = game.parse(vector["position"])
            with self.assertRaises(Refused):
                board.play(state, vector["action"])

        self.check(["bad"], "bad action", test)


class SmallBoards(unittest.TestCase):
    def assert_reads(self, game, *texts):
        for text in texts:
            with self.subTest(text):
                board, state = GAMES[game].parse(text)
                self.assertEqual(board.write(state), text)

    def assert_refuses(self, game, *texts):
        for text in texts:
            with self.subTest(text), self.assertRaises(Refused):
                GAMES[game].parse(text)

    def result(self, game, text):
        board, state = GAMES[game].parse(text)
        return board.result(state)

    def actions(self, game, text):
        board, state = GAMES[game].parse(text)
        return sorted(board.actions(state))

    def test_trexo_parameters(self):
        ten = "/".join(["10"] * 10)
        self.assert_reads(
            "trexo", "tiles=8 size=4 line=3 4/4/4/4 X", "tiles=999 size=3 line=4 3/3/3 X", "tiles=1 size=3 line=3 3/3/3 X",
            f"tiles=60 size=10 line=4 {ten} X", "tiles=3 size=5 5/5/5/5/5 X", f"{ten} X")
        self.assert_refuses(
            "trexo", "tiles=8 size=4 4/4/4/4 X", "tiles=8 size=4 line=5 4/4/4/4 X", "tiles=8 size=5 line=5 5/5/5/5/5 X",
            "tiles=8 size=4 line=2 4/4/4/4 X", "tiles=8 size=4 line=6 4/4/4/4 X", "tiles=8 size=2 line=3 2/2 X",
            "tiles=1000 size=4 line=3 4/4/4/4 X", "tiles=0 size=4 line=3 4/4/4/4 X", "line=3 4/4/4/4 X",
            "size=4 tiles=8 line=3 4/4/4/4 X", "tiles=8 size=4 line=03 4/4/4/4 X", f"line=4 {ten} X",
            "tiles=8 line=3 size=4 4/4/4/4 X", "tiles=8 size=4 line=3 line=3 4/4/4/4 X", "tiles=8 size=4 line=3  4/4/4/4 X",
            "tiles=8 size=4 line=3 4/4/4/13 X", "tiles=8 size=4 line=3 4/4/4/X1>O1<2 X")

    def test_trexo_small(self):
        self.assertEqual(len(self.actions("trexo", "tiles=8 size=4 line=3 4/4/4/4 X")), 48)
        # X completes a row of X tops with its own tile, then of O tops.
        board, state = GAMES["trexo"].parse("tiles=9 size=4 line=3 4/4/O1vO1v2/X1^X1^2 X")
        self.assertEqual(board.result(board.play(state, "c1c2")), "second")
        self.assertEqual(board.result(board.play(state, "c1d1")), "first")
        self.assertIsNone(board.result(board.play(state, "d1c1")))
        # With line=4 three are no line.
        self.assertIsNone(self.result("trexo", "tiles=9 size=4 line=4 4/4/O1vO1v2/X1^X1^X1>O1< O"))
        self.assertEqual(self.result("trexo", "tiles=3 size=4 line=4 4/4/O1vO1v2/X1^X1^X1>O1< O"), "draw")
        # Four tiles around the middle of 3 x 3: nothing lies on the middle, and every top tile has other neighbours.
        around = "tiles=9 size=3 line=4 X1>O1<X1v/O1v1O1^/X1^O1>X1< X"
        self.assertEqual(self.actions("trexo", around), sorted(["b3c3", "c3b3", "c2c1", "c1c2", "a1b1", "b1a1", "a3a2", "a2a3"]))

    def test_yoxii_parameters(self):
        self.assert_reads(
            "yoxii", "board=13 ./.../..T../.../. w", "board=21 .../...../..T../...../... w",
            "board=25 ...../...../..T../...../..... w", "board=13 1/.../..T../.../. r")
        self.assert_refuses(
            "yoxii", "board=37 .../...../......./...T.../......./...../... w", "board=14 ./.../..T../.../. w",
            "board=21 ...../...../..T../...../..... w", "board=13 .../...../..T../...../... w", "board=13  ./.../..T../.../. w",
            "board=013 ./.../..T../.../. w", "BOARD=13 ./.../..T../.../. w", "board=13 size=3 ./.../..T../.../. w",
            "board=13 1/11./.aTa./.../a w", "board=13 3/3a./.bT../.../. w", "board=13 1/.../..T../.../. w")

    def test_yoxii_small(self):
        # Eight steps; from d5 e.g. the stone may go to d6, c5, e5, c4, d4, e4: the row above has one square only.
        counts = {}
        for action in self.actions("yoxii", "board=13 ./.../..T../.../. w"):
            counts[action[:2]] = counts.get(action[:2], 0) + 1
        self.assertEqual(counts, {"d5": 24, "d3": 24, "c4": 24, "e4": 24, "c5": 20, "e5": 20, "c3": 20, "e3": 20})
        # The totem on d6 is shut in by red stones; White could move it, if one of them were white.
        self.assertEqual(self.result("yoxii", "board=13 T/aab/.11../3../. w"), "second")
        self.assertIsNone(self.result("yoxii", "board=13 T/1ab/.a1../3../. w"))
        # Sums 3 and 3, but two red stones against one white stone; Red cannot jump, since b4 and f4 are white.
        self.assertEqual(self.result("yoxii", "board=13 T/a3b/1...1/.../. r"), "second")
        # Sums 6 and 6, three stones each; White's jumps would end beyond the edge of this board.
        self.assertEqual(self.result("yoxii", "board=13 1/2Ta/.3cb./.../. w"), "draw")

    def test_xok_parameters(self):
        thirty = ".../..../...../....../...../..../..."
        self.assert_reads(
            "xok", "board=12 chain=4 ...../..../... w", "board=14 chain=3 ../.../..../.../.. b",
            "board=19 chain=9 .../..../...../..../... w", f"board=30 chain=9 {thirty} w", f"{thirty} w",
            "board=12 chain=10 S5A4B3../..../... w")
        self.assert_refuses(
            "xok", f"board=30 chain=10 {thirty} w", "board=12 chain=2 ...../..../... w", "board=12 chain=11 ...../..../... w",
            "board=13 chain=4 ...../..../... w", "chain=4 board=12 ...../..../... w", "board=12 ...../..../... w",
            f"chain=4 {thirty} w", "board=12 chain=4 .../..../..... w", "board=12 chain=4 C0..../..../... w",
            "board=12 chain=4 S0S1.../..../... w", "board=12 chain=4 FFFFF/FF../... w", "board=14 chain=4 C3./.../..../.../.. w",
            "board=19 chain=4 S0S1S2/..../...../..../... w")

    def test_xok_small(self):
        # Neighbouring pairs: 9 within the rows, 6 and 8 between them.
        self.assertEqual(len(self.actions("xok", "board=12 chain=4 ...../..../... w")), 2 + 3 + 4 + 6 + 8)
        # b2b3, c2 to c4, d2 to d5 and back: 9 within the rows, and twice 4 and 6 between them.
        self.assertEqual(len(self.actions("xok", "board=14 chain=4 ../.../..../.../.. w")), 9 + 2 * (4 + 6))
        # Rows of 3, 4, 5, 4, 3 are a hexagon of side 3.
        self.assertEqual(len(self.actions("xok", "board=19 chain=4 .../..../...../..../... w")), 42)
        # Three white fish in a row make a chain of three, but not of four; the player to move does not win by one.
        self.assertEqual(self.result("xok", "board=12 chain=3 ...../..../FFF b"), "first")
        self.assertIsNone(self.result("xok", "board=12 chain=4 ...../..../FFF b"))
        self.assertIsNone(self.result("xok", "board=12 chain=3 ...../..../FFF w"))
        # The middle of row b is not beside c1; d2 is beside c2 on the larger board.
        self.assertIsNone(self.result("xok", "board=12 chain=3 F..../..F./.F. b"))
        self.assertEqual(self.result("xok", "board=19 chain=3 .../F.../.F.../.F../... b"), "first")

    def test_xok_sharks(self):
        # A white fish on a1 of board 12: Black's sharks on it, and on a2, b1, b2, which face it.
        sharks = [action for action in self.actions("xok", "board=12 chain=9 ...../..../F.. b") if action[0] in "SABC"]
        on_it = [f"{shark}a1{facing}" for shark in "SAB" for facing in ("e", "ne", "nw", "w", "sw", "se")]
        facing_it = ["Sa2w", "Sb1se", "Sb2sw", "Aa2w", "Aa2nw", "Ab1se", "Ab1sw", "Ab2sw", "Ab2w",
                     "Ba2w", "Ba2ne", "Bb1se", "Bb1w", "Bb2sw", "Bb2nw"]
        self.assertEqual(sharks, sorted(on_it + facing_it))
        # Facings that eat alike are one answer: each shark on a1, and on each of the three cells beside it.
        board, state = GAMES["xok"].parse("board=12 chain=9 ...../..../F.. b")
        with_sharks = [after for after in board.answers(state) if any(shark in after[:-1] for shark in "sab")]
        self.assertEqual(len(with_sharks), 12)
        self.assertEqual(len(set(with_sharks)), 12)

    def test_xok_normal_form(self):
        board, state = GAMES["xok"].parse("board=14 chain=9 C2F/.s3./A5..b4/.../.c1 b")
        self.assertEqual(board.write(board.normal(state)), "board=14 chain=9 C0F/.s0./A0..b0/.../.c0 b")


if __name__ == "__main__":
    unittest.main()
