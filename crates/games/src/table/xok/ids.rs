//! Xok: the 71 pairs of cells in the order of their texts, then 21 sharks for each of the 30 cells.

use std::sync::LazyLock;

use tessera_xok::{Action, Cell, Position, Shark, SharkKind};

use crate::numbers::ActionIds;

const PAIRS: usize = 71;
const SHARKS: usize = 21;
const COUNT: usize = PAIRS + SHARKS * Cell::COUNT;

/// The actions by id, and the ids by the number that an action has in its own crate.
struct Tables {
    actions: Vec<Action>,
    ids: Vec<u16>,
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| {
    let two_fish = Cell::all().flat_map(|one| {
        let later = Cell::all().filter(move |&other| other > one);
        later.filter_map(move |other| Action::two_fish(one, other).ok())
    });
    let sharks = || {
        let kinds = SharkKind::ALL.into_iter();
        kinds.flat_map(|kind| kind.facings().iter().map(move |&facing| Shark::new(kind, facing)))
    };
    let with_shark = Cell::all().flat_map(|cell| sharks().map(move |shark| Action::shark(shark, cell)));
    let actions: Vec<Action> = two_fish.chain(with_shark).collect();
    let mut ids = vec![0; Action::NUMBERS];
    for (id, action) in (0..).zip(&actions) {
        ids[action.number()] = id;
    }
    Tables { actions, ids }
});

impl ActionIds for Position {
    fn id_count(&self) -> usize {
        COUNT
    }

    #[inline]
    fn action_id(&self, action: Action) -> u16 {
        TABLES.ids[action.number()]
    }

    #[inline]
    fn action_with_id(&self, id: u16) -> Option<Action> {
        TABLES.actions.get(usize::from(id)).copied()
    }
}
