"""The rules of all games against the test vectors."""

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


if __name__ == "__main__":
    unittest.main()
