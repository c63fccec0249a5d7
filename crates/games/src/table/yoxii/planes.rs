//! Yoxii: seven rows and columns, of which the corners are no squares.

use tessera_game::Player;
use tessera_yoxii::{Position, Square, Squares, Value};

use crate::numbers::{Planes, Writer};

const SIZE: usize = 7;

fn place(square: Square) -> usize {
    usize::from(square.row()) * SIZE + usize::from(square.column())
}

fn places(squares: Squares) -> impl Iterator<Item = usize> {
    squares.into_iter().map(place)
}

impl Planes for Position {
    const PLANES: &'static [&'static str] = &[
        "own stones of value 1",
        "own stones of value 2",
        "own stones of value 3",
        "own stones of value 4",
        "other stones of value 1",
        "other stones of value 2",
        "other stones of value 3",
        "other stones of value 4",
        "totem",
        "own stones of value 1 left",
        "own stones of value 2 left",
        "own stones of value 3 left",
        "own stones of value 4 left",
        "other stones of value 1 left",
        "other stones of value 2 left",
        "other stones of value 3 left",
        "other stones of value 4 left",
        "board",
    ];

    fn plane_size(&self) -> [usize; 2] {
        [SIZE, SIZE]
    }

    #[inline]
    fn write_planes_of(&self, player: Player, out: &mut [u8]) {
        let mut writer = Writer::new(out, SIZE * SIZE);
        let players = [player, !player];
        let [low, high] = self.value_bits();
        for stones in players.map(|player| self.stones(player)) {
            for values in
                [stones - low - high, (stones & low) - high, (stones & high) - low, stones & low & high]
            {
                writer.ones(places(values));
            }
        }
        writer.ones([place(self.totem())]);
        for supply in players.map(|player| self.supply(player)) {
            for value in Value::ALL {
                writer.fill(supply.left(value).into());
            }
        }
        writer.ones(places(self.shape().squares()));
    }

    /// Every action takes one of the squares around the totem.
    fn most_actions(&self) -> usize {
        self.shape().squares().len() as usize - 1
    }
}
