//! The next moves in which both snakes of a player live. The board only fills up, so a player who has none now has none later.

use tessera_games::slither_stone::Direction;

use super::field::{Bits, Field};
use super::ways::Head;

/// The moves with which both snakes live.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Safety {
    /// Steps, regardless of where the wise snake points afterwards. No wall can stop them: none can be placed
    /// beside a snake.
    pub(super) steps: u32,
    /// Those of them after which both snakes have a way on.
    pub(super) lasting: u32,
    /// Whether there is a step after which both snakes have two ways on.
    pub(super) roomy: bool,
    /// Both can jump.
    pub(super) jump: bool,
    /// Both can dash.
    pub(super) dash: bool,
}

impl Safety {
    /// Whether there is any.
    pub(super) fn any(self) -> bool {
        self.steps > 0 || self.jump || self.dash
    }
}

/// The options of two snakes of one player.
#[inline]
pub(super) fn of_two(field: &Field, one: Head, two: Head) -> Safety {
    let ahead = |head: Head, from: Bits| field.moved(from, head.direction);
    let open = field.open;
    let (with_way_on, with_two_ways_on) = ways_on(field);
    let first = [one, two].map(|head| ahead(head, head.at) & open);
    let mut safety = Safety::default();
    for (wise, mad_step) in [(one, first[1]), (two, first[0])] {
        if mad_step != 0 {
            let steps = field.beside(wise.at) & open & !mad_step;
            safety.steps += steps.count_ones();
            if mad_step & with_way_on != 0 {
                safety.lasting += (steps & with_way_on).count_ones();
            }
            safety.roomy |= mad_step & with_two_ways_on != 0 && steps & with_two_ways_on != 0;
        }
    }
    let [one_jump, two_jump] = [one, two].map(|head| ahead(head, ahead(head, head.at)) & open);
    safety.jump = one_jump != 0 && two_jump != 0 && one_jump != two_jump;
    let second = [ahead(one, first[0]) & open, ahead(two, first[1]) & open];
    let third = [ahead(one, second[0]) & open, ahead(two, second[1]) & open];
    let entered = [0, 1].map(|snake| first[snake] | second[snake] | third[snake]);
    safety.dash = third[0] != 0 && third[1] != 0 && entered[0] & entered[1] == 0;
    safety
}

/// The open squares beside an open square, and those beside two or more.
#[inline]
fn ways_on(field: &Field) -> (Bits, Bits) {
    let [north, east, south, west] = Direction::ALL.map(|direction| field.moved(field.open, direction));
    let two = (north & east) | (south & west) | ((north | east) & (south | west));
    (field.open & (north | east | south | west), field.open & two)
}
