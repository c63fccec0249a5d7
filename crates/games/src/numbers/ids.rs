//! Actions as numbers that never change: `docs/rules/actions.md`.

use std::ops::ControlFlow;

use tessera_game::Position;

/// The actions of a game as small numbers, the same in every release.
///
/// ```
/// use tessera_games::{ActionIds as _, xok};
/// use tessera_game::Position as _;
/// let start = xok::Position::start();
/// let action = start.parse_action("d3d4").unwrap();
/// assert_eq!(start.id_count(), 701);
/// assert_eq!(start.action_id(action), 38);
/// assert_eq!(start.action_with_id(38), Some(action));
/// ```
pub trait ActionIds: Position {
    /// How many ids the variant has. Every id is below this.
    fn id_count(&self) -> usize;

    /// The id of an action that is legal here. No other legal action has the same.
    fn action_id(&self, action: Self::Action) -> u16;

    /// The action that an id means here, if it means one. It need not be legal.
    fn action_with_id(&self, id: u16) -> Option<Self::Action>;

    /// Writes 1 for the id of each legal action and 0 for the others. `mask` is as long as there are ids.
    #[inline]
    fn write_mask(&self, mask: &mut [u8]) {
        if self.outcome().is_some() { mask.fill(0) } else { self.write_mask_unchecked(mask) }
    }

    /// The same where the game is not over.
    #[inline]
    fn write_mask_unchecked(&self, mask: &mut [u8]) {
        mask.fill(0);
        let _ = self.visit_actions_unchecked(|action| {
            if let Some(byte) = mask.get_mut(usize::from(self.action_id(action))) {
                *byte = 1;
            }
            ControlFlow::Continue(())
        });
    }

    /// Whether the ids turn and mirror alike in every position. In Slither Stone they do not: a part of an action that
    /// means nothing stays as it is.
    const FIXED_SYMMETRIES: bool = true;

    /// The id of an action of this position, as it is in the position seen through a symmetry.
    fn transformed_id(&self, symmetry: usize, id: u16) -> Option<u16> {
        let action = self.transformed_action(symmetry, self.action_with_id(id)?);
        Some(self.transformed(symmetry).action_id(action))
    }
}
