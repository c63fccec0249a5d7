//! Which actions are legal: for each template of acting, the set of cells. Listing, counting and choosing at
//! random all read these sets.

use std::ops::ControlFlow;

use tessera_game::Random;

use crate::template::{PAIRS, Template};
use crate::{Action, Cells, Direction, Position, SharkKind};

/// For each template of acting, the cells on which it is legal.
type Targets = [Cells; Template::COUNT];

impl Position {
    /// Whether the player to move has an action, ignoring chains.
    #[inline]
    pub(crate) fn can_act(&self) -> bool {
        let empty = self.empty();
        let pairs = || PAIRS.into_iter().any(|direction| !(empty & empty.step(direction)).is_empty());
        // A shark in supply can at least land on an enemy fish, wherever there is one.
        (self.has_any_shark() && !self.enemy_fish().is_empty()) || (self.has_two_fish() && pairs())
    }

    /// Calls `listener` with every action until it breaks.
    #[inline]
    pub(crate) fn visit<L: FnMut(Action) -> ControlFlow<()>>(&self, mut listener: L) -> ControlFlow<()> {
        for (template, cells) in Template::all().zip(self.targets()) {
            for cell in cells {
                listener(Action::new(template, cell))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The number of actions.
    #[inline]
    pub(crate) fn count(&self) -> usize {
        self.targets().into_iter().map(Cells::len).sum()
    }

    /// One of the actions, each with the same probability; `None` if there are none.
    #[inline]
    pub(crate) fn choose(&self, random: &mut Random) -> Option<Action> {
        let targets = self.targets();
        let count: usize = targets.iter().map(|cells| cells.len()).sum();
        if count == 0 {
            return None;
        }
        let mut below = random.below(count as u32) as usize;
        for (template, cells) in Template::all().zip(targets) {
            if below < cells.len() {
                return cells.nth(below).map(|cell| Action::new(template, cell));
            }
            below -= cells.len();
        }
        None
    }

    #[expect(
        clippy::inline_always,
        reason = "counting becomes twice as fast where the sets stay in registers"
    )]
    #[inline(always)]
    fn targets(&self) -> Targets {
        let mut targets = [Cells::NONE; Template::COUNT];
        let empty = self.empty();
        let first = empty.only_if(self.has_two_fish());
        for direction in PAIRS {
            targets[direction.index()] = first & empty.step(direction.opposite());
        }
        let fish = self.enemy_fish();
        // The empty cells from which a mouth in a direction eats a fish.
        let bites = Direction::ALL.map(|direction| empty & fish.step(direction.opposite()));
        // Unrolled by hand: the kind is then a constant, and no table is looked up.
        self.add_sharks(SharkKind::Small, fish, &bites, &mut targets);
        self.add_sharks(SharkKind::Big60, fish, &bites, &mut targets);
        self.add_sharks(SharkKind::Big120, fish, &bites, &mut targets);
        self.add_sharks(SharkKind::Big180, fish, &bites, &mut targets);
        targets
    }

    /// On a fish a shark may face any way; on an empty cell, one of its mouths must bite.
    #[expect(clippy::inline_always, reason = "see `targets`")]
    #[inline(always)]
    fn add_sharks(&self, kind: SharkKind, fish: Cells, bites: &[Cells; 6], targets: &mut Targets) {
        let has = self.has_shark(kind);
        for (facing, template) in Template::of_kind(kind).enumerate() {
            let bite = bites[facing] | bites[(facing + kind.angle()) % 6];
            targets[template] = (fish | bite).only_if(has);
        }
    }
}
