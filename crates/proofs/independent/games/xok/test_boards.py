"""Xok: positions of the small boards, worked out by hand."""

from board_tests import BoardTests


class SmallBoards(BoardTests):
    def test_parameters(self):
        thirty = ".../..../...../....../...../..../..."
        self.assert_reads(
            "board=12 chain=4 ...../..../... w", "board=14 chain=3 ../.../..../.../.. b",
            "board=19 chain=9 .../..../...../..../... w", f"board=30 chain=9 {thirty} w", f"{thirty} w",
            "board=12 chain=10 S5A4B3../..../... w")
        self.assert_refuses(
            f"board=30 chain=10 {thirty} w", "board=12 chain=2 ...../..../... w", "board=12 chain=11 ...../..../... w",
            "board=13 chain=4 ...../..../... w", "chain=4 board=12 ...../..../... w", "board=12 ...../..../... w",
            f"chain=4 {thirty} w", "board=12 chain=4 .../..../..... w", "board=12 chain=4 C0..../..../... w",
            "board=12 chain=4 S0S1.../..../... w", "board=12 chain=4 FFFFF/FF../... w", "board=14 chain=4 C3./.../..../.../.. w",
            "board=19 chain=4 S0S1S2/..../...../..../... w")

    def test_small(self):
        # Neighbouring pairs: 9 within the rows, 6 and 8 between them.
        self.assertEqual(len(self.actions("board=12 chain=4 ...../..../... w")), 2 + 3 + 4 + 6 + 8)
        # b2b3, c2 to c4, d2 to d5 and back: 9 within the rows, and twice 4 and 6 between them.
        self.assertEqual(len(self.actions("board=14 chain=4 ../.../..../.../.. w")), 9 + 2 * (4 + 6))
        # Rows of 3, 4, 5, 4, 3 are a hexagon of side 3.
        self.assertEqual(len(self.actions("board=19 chain=4 .../..../...../..../... w")), 42)
        # Three white fish in a row make a chain of three, but not of four; the player to move does not win by one.
        self.assertEqual(self.result("board=12 chain=3 ...../..../FFF b"), "first")
        self.assertIsNone(self.result("board=12 chain=4 ...../..../FFF b"))
        self.assertIsNone(self.result("board=12 chain=3 ...../..../FFF w"))
        # The middle of row b is not beside c1; d2 is beside c2 on the larger board.
        self.assertIsNone(self.result("board=12 chain=3 F..../..F./.F. b"))
        self.assertEqual(self.result("board=19 chain=3 .../F.../.F.../.F../... b"), "first")

    def test_sharks(self):
        # A white fish on a1 of board 12: Black's sharks on it, and on a2, b1, b2, which face it.
        sharks = [action for action in self.actions("board=12 chain=9 ...../..../F.. b") if action[0] in "SABC"]
        on_it = [f"{shark}a1{facing}" for shark in "SAB" for facing in ("e", "ne", "nw", "w", "sw", "se")]
        facing_it = ["Sa2w", "Sb1se", "Sb2sw", "Aa2w", "Aa2nw", "Ab1se", "Ab1sw", "Ab2sw", "Ab2w",
                     "Ba2w", "Ba2ne", "Bb1se", "Bb1w", "Bb2sw", "Bb2nw"]
        self.assertEqual(sharks, sorted(on_it + facing_it))
        # Facings that eat alike are one answer: each shark on a1, and on each of the three cells beside it.
        board, state = self.game.parse("board=12 chain=9 ...../..../F.. b")
        with_sharks = [after for after in board.answers(state) if any(shark in after[:-1] for shark in "sab")]
        self.assertEqual(len(with_sharks), 12)
        self.assertEqual(len(set(with_sharks)), 12)

    def test_normal_form(self):
        board, state = self.game.parse("board=14 chain=9 C2F/.s3./A5..b4/.../.c1 b")
        self.assertEqual(board.write(board.normal(state)), "board=14 chain=9 C0F/.s0./A0..b0/.../.c0 b")
