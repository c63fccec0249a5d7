"""Yoxii: positions of the small boards, worked out by hand."""

from board_tests import BoardTests


class SmallBoards(BoardTests):
    def test_parameters(self):
        self.assert_reads(
            "board=13 ./.../..T../.../. w", "board=21 .../...../..T../...../... w",
            "board=25 ...../...../..T../...../..... w", "board=13 1/.../..T../.../. r")
        self.assert_refuses(
            "board=37 .../...../......./...T.../......./...../... w", "board=14 ./.../..T../.../. w",
            "board=21 ...../...../..T../...../..... w", "board=13 .../...../..T../...../... w", "board=13  ./.../..T../.../. w",
            "board=013 ./.../..T../.../. w", "BOARD=13 ./.../..T../.../. w", "board=13 size=3 ./.../..T../.../. w",
            "board=13 1/11./.aTa./.../a w", "board=13 3/3a./.bT../.../. w", "board=13 1/.../..T../.../. w")

    def test_small(self):
        # Eight steps; from d5 e.g. the stone may go to d6, c5, e5, c4, d4, e4: the row above has one square only.
        counts = {}
        for action in self.actions("board=13 ./.../..T../.../. w"):
            counts[action[:2]] = counts.get(action[:2], 0) + 1
        self.assertEqual(counts, {"d5": 24, "d3": 24, "c4": 24, "e4": 24, "c5": 20, "e5": 20, "c3": 20, "e3": 20})
        # The totem on d6 is shut in by red stones; White could move it, if one of them were white.
        self.assertEqual(self.result("board=13 T/aab/.11../3../. w"), "second")
        self.assertIsNone(self.result("board=13 T/1ab/.a1../3../. w"))
        # Sums 3 and 3, but two red stones against one white stone; Red cannot jump, since b4 and f4 are white.
        self.assertEqual(self.result("board=13 T/a3b/1...1/.../. r"), "second")
        # Sums 6 and 6, three stones each; White's jumps would end beyond the edge of this board.
        self.assertEqual(self.result("board=13 1/2Ta/.3cb./.../. w"), "draw")
