"""Trexo: positions of the small boards, worked out by hand."""

from board_tests import BoardTests


class SmallBoards(BoardTests):
    def test_parameters(self):
        ten = "/".join(["10"] * 10)
        self.assert_reads(
            "tiles=8 size=4 line=3 4/4/4/4 X", "tiles=999 size=3 line=4 3/3/3 X", "tiles=1 size=3 line=3 3/3/3 X",
            f"tiles=60 size=10 line=4 {ten} X", "tiles=3 size=5 5/5/5/5/5 X", f"{ten} X")
        self.assert_refuses(
            "tiles=8 size=4 4/4/4/4 X", "tiles=8 size=4 line=5 4/4/4/4 X", "tiles=8 size=5 line=5 5/5/5/5/5 X",
            "tiles=8 size=4 line=2 4/4/4/4 X", "tiles=8 size=4 line=6 4/4/4/4 X", "tiles=8 size=2 line=3 2/2 X",
            "tiles=1000 size=4 line=3 4/4/4/4 X", "tiles=0 size=4 line=3 4/4/4/4 X", "line=3 4/4/4/4 X",
            "size=4 tiles=8 line=3 4/4/4/4 X", "tiles=8 size=4 line=03 4/4/4/4 X", f"line=4 {ten} X",
            "tiles=8 line=3 size=4 4/4/4/4 X", "tiles=8 size=4 line=3 line=3 4/4/4/4 X", "tiles=8 size=4 line=3  4/4/4/4 X",
            "tiles=8 size=4 line=3 4/4/4/13 X", "tiles=8 size=4 line=3 4/4/4/X1>O1<2 X")

    def test_small(self):
        self.assertEqual(len(self.actions("tiles=8 size=4 line=3 4/4/4/4 X")), 48)
        # X completes a row of X tops with its own tile, then of O tops.
        board, state = self.game.parse("tiles=9 size=4 line=3 4/4/O1vO1v2/X1^X1^2 X")
        self.assertEqual(board.result(board.play(state, "c1c2")), "second")
        self.assertEqual(board.result(board.play(state, "c1d1")), "first")
        self.assertIsNone(board.result(board.play(state, "d1c1")))
        # With line=4 three are no line.
        self.assertIsNone(self.result("tiles=9 size=4 line=4 4/4/O1vO1v2/X1^X1^X1>O1< O"))
        self.assertEqual(self.result("tiles=3 size=4 line=4 4/4/O1vO1v2/X1^X1^X1>O1< O"), "draw")
        # Four tiles around the middle of 3 x 3: nothing lies on the middle, and every top tile has other neighbours.
        around = "tiles=9 size=3 line=4 X1>O1<X1v/O1v1O1^/X1^O1>X1< X"
        self.assertEqual(self.actions(around), sorted(["b3c3", "c3b3", "c2c1", "c1c2", "a1b1", "b1a1", "a3a2", "a2a3"]))
