//! Xok: seven rows of six places each, so that `ne` is the next row and `nw` the next row and one place to the left.

use tessera_game::Player;
use tessera_xok::{Cell, Cells, Position, SharkKind};

use crate::numbers::{Planes, Writer};

const ROWS: usize = 7;
const COLUMNS: usize = 6;
/// The row from which on rows begin in the first place; each row below begins one place further right.
const MIDDLE: usize = 3;

/// The places of the thirty cells in a plane, by [`Cell::index`].
const PLACES: [usize; Cell::COUNT] = {
    let lengths = [3, 4, 5, 6, 5, 4, 3];
    let mut places = [0; Cell::COUNT];
    let (mut row, mut index) = (0, 0);
    while row < ROWS {
        let mut number = 0;
        while number < lengths[row] {
            places[index] = row * COLUMNS + MIDDLE.saturating_sub(row) + number;
            number += 1;
            index += 1;
        }
        row += 1;
    }
    places
};

fn places(cells: Cells) -> impl Iterator<Item = usize> {
    cells.into_iter().map(|cell| PLACES[cell.index()])
}

impl Planes for Position {
    const PLANES: &'static [&'static str] = &[
        "own fish",
        "own sharks",
        "other fish",
        "other sharks",
        "own fish left",
        "own small sharks left",
        "own 60° sharks left",
        "own 120° sharks left",
        "own 180° sharks left",
        "other fish left",
        "other small sharks left",
        "other 60° sharks left",
        "other 120° sharks left",
        "other 180° sharks left",
        "board",
    ];

    fn plane_size(&self) -> [usize; 2] {
        [ROWS, COLUMNS]
    }

    #[inline]
    fn write_planes_of(&self, player: Player, out: &mut [u8]) {
        let mut writer = Writer::new(out, ROWS * COLUMNS);
        let players = [player, !player];
        for player in players {
            writer.ones(places(self.fish(player)));
            writer.ones(places(self.sharks(player)));
        }
        for player in players {
            writer.fill(self.fish_left(player));
            for kind in SharkKind::ALL {
                writer.fill(self.sharks_left(player, kind));
            }
        }
        writer.ones(places(self.rules().shape().cells()));
    }

    fn most_actions(&self) -> usize {
        self.rules().shape().most_actions()
    }
}
