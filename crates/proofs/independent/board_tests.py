"""What the tests of each game's boards share."""

import unittest

from games import GAMES
from notation import Refused


class BoardTests(unittest.TestCase):
    """Tests of one game; its name is that of the package with the tests."""

    @property
    def game(self):
        return GAMES[type(self).__module__.split(".")[-2]]

    def assert_reads(self, *texts):
        for text in texts:
            with self.subTest(text):
                board, state = self.game.parse(text)
                self.assertEqual(board.write(state), text)

    def assert_refuses(self, *texts):
        for text in texts:
            with self.subTest(text), self.assertRaises(Refused):
                self.game.parse(text)

    def result(self, text):
        board, state = self.game.parse(text)
        return board.result(state)

    def actions(self, text):
        board, state = self.game.parse(text)
        return sorted(board.actions(state))
