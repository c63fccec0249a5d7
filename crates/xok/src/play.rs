//! Playing an action, and what it eats.

use tessera_game::Player;

use crate::{Action, Cells, Position};

impl Position {
    /// The fish that the player to move would eat by an action.
    #[inline]
    pub fn eaten(&self, action: Action) -> Cells {
        match action.as_shark() {
            None => Cells::NONE,
            Some(_) => self.enemy_fish() & action.reach(),
        }
    }

    /// Plays a legal action. What is eaten is in supply again by not being on the board.
    #[inline]
    pub(crate) fn apply(&mut self, action: Action) {
        let [me, enemy] = [self.to_move, !self.to_move].map(Player::index);
        match action.as_shark() {
            None => self.fish[me] |= action.reach(),
            Some(shark) => {
                self.sharks[me] |= action.cell().into();
                self.rosters[me].put(shark, action.cell());
                self.fish[enemy] &= !action.reach();
            }
        }
        self.to_move = !self.to_move;
    }
}
