//! Every outcome of moving a player's snakes, those in which snakes die included.

use tessera_games::slither_stone::{Direction, Kind, Move};

use super::field::{Bits, Field};
use super::ways::{Aftermath, Head, alone, each_together};

/// The result of one way of moving the snakes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outcome {
    /// The move, to be completed by where the wise snake points; `None` if the snakes have moved before.
    form: Option<Move>,
    /// Where the wise snake may point: all of it makes a difference to the next turn only.
    pub(super) pointings: &'static [Direction],
    /// How many snakes live.
    pub(super) alive: u32,
    /// The squares that are entered.
    pub(super) entered: Bits,
    /// Where the wise and the mad snake are afterwards; nothing where one has died.
    ends: [Bits; 2],
}

impl Outcome {
    /// The snakes stay where they are, since they have moved before.
    pub(super) const STAYED: Self =
        Self { form: None, pointings: &[Direction::North], alive: 2, entered: 0, ends: [0; 2] };

    fn new(field: &Field, form: Move, pointings: &'static [Direction], after: &Aftermath) -> Self {
        Self {
            form: Some(form),
            pointings,
            alive: after.alive,
            entered: field.open & !after.open,
            ends: [after.wise_end, after.mad_end],
        }
    }

    /// The move, with the wise snake pointing there.
    pub(super) fn pointing(&self, pointing: Direction) -> Option<Move> {
        self.form.map(|form| Move { pointing, ..form })
    }

    /// The squares of the heads afterwards.
    pub(super) fn ends(&self) -> Bits {
        self.ends[0] | self.ends[1]
    }

    /// The heads afterwards, from those before, with the wise snake pointing there.
    pub(super) fn heads(&self, before: [Option<Head>; 2], pointing: Direction) -> [Option<Head>; 2] {
        let Some(form) = self.form else { return before };
        let is_alone = before.iter().flatten().count() == 1;
        before.map(|head| {
            let head = head?;
            let is_wise = head.number == form.wise;
            let at = if is_wise && !is_alone { self.ends[0] } else { self.ends[1] };
            (at != 0).then_some(Head {
                at,
                direction: if is_wise { pointing } else { head.direction },
                ..head
            })
        })
    }
}

/// All outcomes that differ in more than where the wise snake points.
pub(super) fn outcomes(field: &Field, heads: [Option<Head>; 2]) -> Vec<Outcome> {
    let mut outcomes = Vec::with_capacity(30);
    each_outcome(field, heads, |form, pointings, after| {
        outcomes.push(Outcome::new(field, form, pointings, after));
    });
    outcomes
}

/// Calls `visit` with each of them: the form of the move, where the wise snake may point, and the result.
#[inline]
pub(super) fn each_outcome(
    field: &Field,
    heads: [Option<Head>; 2],
    mut visit: impl FnMut(Move, &'static [Direction], &Aftermath),
) {
    match heads {
        [Some(one), Some(two)] => each_together(field, [one, two], |form, after| {
            let dead = after.wise_end == 0;
            visit(form, if dead { &[Direction::North] } else { &Direction::ALL }, after);
        }),
        [Some(head), None] | [None, Some(head)] => each_alone(field, head, visit),
        [None, None] => {}
    }
}

fn each_alone(field: &Field, head: Head, mut visit: impl FnMut(Move, &'static [Direction], &Aftermath)) {
    for kind in Kind::ALL {
        let form = |mad_first| Move { wise: head.number, mad_first, kind, pointing: Direction::North };
        for pointing in &Direction::ALL {
            let after = alone(field, head, kind, false, *pointing);
            visit(form(false), std::slice::from_ref(pointing), &after);
        }
        let after = alone(field, head, kind, true, Direction::North);
        visit(form(true), &Direction::ALL, &after);
    }
}
