//! Listing the actions, counting them, and choosing one at random.

use std::ops::ControlFlow;

use tessera_game::Random;

use crate::{Action, Position, Square, Squares};

impl Position {
    /// The squares to which the player to move can move the totem. There are none where the game is over.
    #[inline]
    pub fn destinations(&self) -> Squares {
        self.destinations_over(self.own)
    }

    /// The squares to which the totem could be moved now if it could jump over these stones.
    #[inline]
    pub fn destinations_over(&self, stones: Squares) -> Squares {
        let lines = self.totem.lines();
        let stones = stones.bits();
        // In each direction the totem lands on the first square that has none of the stones: a step is a jump
        // over no stone. Another stone there drops out with all that is not free.
        let mut landings = 0;
        for line in lines.upwards {
            let beyond = line & !stones;
            landings |= beyond & beyond.wrapping_neg();
        }
        for line in lines.downwards {
            // The lowest bit is no square. It stands for a line on which there is nowhere to land.
            let beyond = line & !stones | 1;
            landings |= 1 << beyond.ilog2();
        }
        Squares::from_bits(landings) & self.free()
    }

    /// The squares on which a stone can be placed after the totem has moved to `destination`.
    #[inline]
    pub fn stone_squares(&self, destination: Square) -> Squares {
        let free = self.shape.squares() - self.own - self.enemy;
        let near = destination.neighbours() & free;
        if near.is_empty() { free - destination.into() } else { near }
    }

    /// The squares on which nothing stands.
    #[inline]
    pub(crate) fn free(&self) -> Squares {
        self.shape.squares() - self.own - self.enemy - self.totem.into()
    }

    /// Calls `listener` with every action until it breaks.
    #[inline]
    pub(crate) fn visit<L>(&self, mut listener: L) -> ControlFlow<()>
    where
        L: FnMut(Action) -> ControlFlow<()>,
    {
        for totem in self.destinations() {
            for stone in self.stone_squares(totem) {
                for value in self.own_supply.values() {
                    listener(Action::new(totem, stone, value))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The number of actions: any square for the stone goes with any value that is left.
    #[inline]
    pub(crate) fn count(&self) -> usize {
        (self.count_placements(self.destinations()) * self.own_supply.number_of_values()) as usize
    }

    /// Each action with the same probability; `None` if there is none.
    #[inline]
    pub(crate) fn choose(&self, random: &mut Random) -> Option<Action> {
        let destinations = self.destinations();
        let mut left = random.below(self.count_placements(destinations));
        let value = self.own_supply.nth_value(random.below(self.own_supply.number_of_values()));
        for totem in destinations {
            let squares = self.stone_squares(totem);
            if left < squares.len() {
                return Some(Action::new(totem, squares.nth(left)?, value));
            }
            left -= squares.len();
        }
        None
    }

    /// In how many ways the totem can move and a stone of a given value be placed.
    #[inline]
    fn count_placements(&self, destinations: Squares) -> u32 {
        destinations.iter().map(|totem| self.stone_squares(totem).len()).sum()
    }
}
