//! Trexo: the tops, the levels in binary, where the other half of each top tile lies, and the stock.

use tessera_game::Player;
use tessera_trexo::{Board, Position, Set, Shape, Symbol, with_board};

use crate::numbers::{Planes, Writer};
use crate::spread::write_rows;

fn write<S: Shape>(writer: &mut Writer<'_>, set: S::Set, size: usize) {
    write_rows(set.words(), Board::<S>::STEPS[1], size, writer.plane());
}

impl<S: Shape> Planes for Board<S> {
    const PLANES: &'static [&'static str] = &[
        "own tops",
        "other tops",
        "level, binary digit of 1",
        "level, binary digit of 2",
        "level, binary digit of 4",
        "other half to the left",
        "other half to the right",
        "other half above",
        "other half below",
        "tiles left",
    ];

    fn plane_size(&self) -> [usize; 2] {
        [usize::from(self.rules().size()); 2]
    }

    #[inline]
    fn write_planes_of(&self, player: Player, out: &mut [u8]) {
        let [size, _] = self.plane_size();
        let mut writer = Writer::new(out, size * size);
        let tops = self.tops();
        for player in [player, !player] {
            write::<S>(&mut writer, tops[Symbol::of(player).index()], size);
        }
        for set in self.level_digits().into_iter().chain(self.arrows()) {
            write::<S>(&mut writer, set, size);
        }
        writer.fill(self.tiles_left().into());
    }

    fn most_actions(&self) -> usize {
        self.tiles_left().into()
    }
}

impl Planes for Position {
    const PLANES: &'static [&'static str] = Board::<tessera_trexo::Standard>::PLANES;

    fn plane_size(&self) -> [usize; 2] {
        with_board!(self, board => board.plane_size())
    }

    fn write_planes_of(&self, player: Player, out: &mut [u8]) {
        with_board!(self, board => board.write_planes_of(player, out));
    }

    fn most_actions(&self) -> usize {
        self.tiles_left().into()
    }
}
