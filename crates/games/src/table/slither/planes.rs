//! Slither Stone: what is on each square, the heads and where they point, and what of the turn is done.

use tessera_game::Player;
use tessera_slither_stone::{Direction, Position, Snake, SnakeNumber};

use crate::numbers::{Planes, Writer};
use crate::spread::spread_words;

impl Planes for Position {
    const PLANES: &'static [&'static str] = &[
        "walls",
        "free spaces",
        "own snake 1",
        "own snake 2",
        "other snake 1",
        "other snake 2",
        "head of own snake 1",
        "head of own snake 2",
        "head of other snake 1",
        "head of other snake 2",
        "heads that point north",
        "heads that point east",
        "heads that point south",
        "heads that point west",
        "own free spaces left",
        "other free spaces left",
        "snakes have moved",
        "wall has been placed",
        "board",
    ];

    fn plane_size(&self) -> [usize; 2] {
        let grid = self.grid();
        [grid.rows().into(), grid.columns().into()]
    }

    #[inline]
    fn write_planes_of(&self, player: Player, out: &mut [u8]) {
        let mut writer = Writer::new(out, self.grid().square_count());
        let players = [player, !player];
        let numbered = |owner| SnakeNumber::BOTH.map(|number| Snake { owner, number });
        let [[a, b], [c, d]] = players.map(numbered);
        let snakes = [a, b, c, d];
        let heads = snakes.map(|snake| self.head(snake));
        for set in [self.walls(), self.free_spaces()].into_iter().chain(snakes.map(|snake| self.body(snake)))
        {
            spread_words(set.bits(), writer.plane());
        }
        for head in heads {
            writer.ones(head.map(|(square, _)| square.index()));
        }
        for direction in Direction::ALL {
            let pointing = heads.into_iter().flatten().filter(|&(_, points)| points == direction);
            writer.ones(pointing.map(|(square, _)| square.index()));
        }
        for player in players {
            writer.fill(self.supply(player).into());
        }
        writer.fill(self.has_moved().into());
        writer.fill(self.has_walled().into());
        writer.fill(1);
    }

    fn most_actions(&self) -> usize {
        self.longest_game()
    }
}
