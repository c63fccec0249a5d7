//! The order in which a node searches its actions: first the table's action, before any other is generated; then the
//! killers, if the node tries them early; then the others, best score first.

/// Returns the actions of one node one by one. It reuses the buffers of the node's ply, so nothing is allocated.
#[derive(Debug)]
pub(crate) struct Picker<A> {
    stage: Stage,
    pub(crate) lists: Lists<A>,
    /// The killers to be tried before the lists are filled, if any.
    killers: [Option<A>; 2],
    next: usize,
}

/// The buffers of a picker.
#[derive(Debug)]
pub(crate) struct Lists<A> {
    /// Those already picked come first, in the order of picking; the rest as generated.
    pub(crate) actions: Vec<A>,
    pub(crate) scores: Vec<i32>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Table,
    FirstKiller,
    SecondKiller,
    Generate,
    Best,
}

/// The next step of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pick<A> {
    /// Search this action; the number is its ordering score.
    Action(A, i32),
    /// Search this action if it is legal here and not the table's.
    Killer(A),
    /// Fill the lists now.
    Generate,
    /// There are no more actions.
    End,
}

/// The score of the table's action, above all hints, histories and bonuses together.
pub(crate) const TABLE: i32 = 1 << 28;
/// After this many actions the order hardly matters, and selecting the best costs more than it gains.
const SELECTED: usize = 24;

impl<A> Default for Lists<A> {
    fn default() -> Self {
        Self { actions: Vec::new(), scores: Vec::new() }
    }
}

impl<A: Copy + Eq> Picker<A> {
    /// Starts with the table's action, if there is one, then these killers.
    pub(crate) fn new(mut lists: Lists<A>, has_table_action: bool, killers: [Option<A>; 2]) -> Self {
        lists.actions.clear();
        lists.scores.clear();
        let stage = if has_table_action { Stage::Table } else { Stage::FirstKiller };
        Self { stage, lists, killers, next: 0 }
    }

    pub(crate) fn pick(&mut self, table_action: Option<A>) -> Pick<A> {
        match self.stage {
            Stage::Table => {
                self.stage = Stage::FirstKiller;
                table_action.map_or_else(|| self.pick(None), |action| Pick::Action(action, TABLE))
            }
            Stage::FirstKiller => {
                self.stage = Stage::SecondKiller;
                self.killers[0].map_or_else(|| self.pick(None), Pick::Killer)
            }
            Stage::SecondKiller => {
                self.stage = Stage::Generate;
                self.killers[1].map_or_else(|| self.pick(None), Pick::Killer)
            }
            Stage::Generate => {
                self.stage = Stage::Best;
                Pick::Generate
            }
            Stage::Best => self.pick_best(),
        }
    }

    fn pick_best(&mut self) -> Pick<A> {
        let next = self.next;
        if next >= self.lists.scores.len() {
            return Pick::End;
        }
        if next < SELECTED {
            self.bring_best_to(next);
        }
        self.next += 1;
        Pick::Action(self.lists.actions[next], self.lists.scores[next])
    }

    fn bring_best_to(&mut self, place: usize) {
        let scores = &mut self.lists.scores;
        // Two passes are faster than one: the first needs no index and is vectorised.
        let highest = scores[place..].iter().copied().fold(i32::MIN, i32::max);
        let best = scores[place..].iter().position(|&score| score == highest).map_or(place, |at| place + at);
        scores.swap(place, best);
        self.lists.actions.swap(place, best);
    }

    /// All remaining actions, each with its score and its place in the order; the first of them gets `place`.
    pub(crate) fn rest(&mut self, place: usize) -> Vec<(A, i32, usize)> {
        let mut rest = Vec::with_capacity(self.lists.actions.len() - self.next);
        while let Pick::Action(action, score) = self.pick(None) {
            rest.push((action, score, place + rest.len()));
        }
        rest
    }

    /// The killers that are tried before the lists are filled.
    pub(crate) fn killers(&self) -> [Option<A>; 2] {
        self.killers
    }

    /// Whether the lists have been filled.
    pub(crate) fn has_list(&self) -> bool {
        self.stage == Stage::Best
    }

    /// The generated actions picked so far, including the current one.
    pub(crate) fn picked(&self) -> &[A] {
        &self.lists.actions[..self.next]
    }
}

#[cfg(test)]
mod tests {
    use super::{Lists, Pick, Picker, SELECTED, TABLE};

    #[test]
    fn the_table_action_and_the_killers_come_before_the_lists_are_filled() {
        let mut picker = Picker::new(Lists::default(), true, [Some('k'), None]);
        assert_eq!(picker.pick(Some('t')), Pick::Action('t', TABLE));
        assert_eq!(picker.pick(Some('t')), Pick::Killer('k'));
        assert_eq!(picker.pick(Some('t')), Pick::Generate);
        picker.lists.actions.extend(['a', 'b', 'c']);
        picker.lists.scores.extend([1, 3, 2]);
        assert_eq!(picker.pick(None), Pick::Action('b', 3));
        assert_eq!(picker.pick(None), Pick::Action('c', 2));
        assert_eq!(picker.pick(None), Pick::Action('a', 1));
        assert_eq!(picker.picked(), ['b', 'c', 'a']);
        assert_eq!(picker.pick(None), Pick::End);
    }

    #[test]
    fn every_action_comes_once_and_the_first_ones_in_order() {
        let mut picker = Picker::new(Lists::default(), false, [None, None]);
        assert_eq!(picker.pick(None), Pick::Generate);
        const { assert!(SELECTED < 48, "the test needs more actions than are selected") };
        picker.lists.actions.extend(0..96_u8);
        picker.lists.scores.extend((0..96_u8).map(|n| i32::from(n) + if n % 2 == 0 { 1_000 } else { 0 }));
        let mut seen = Vec::new();
        while let Pick::Action(action, _) = picker.pick(None) {
            seen.push(action);
        }
        let best = (0..96_u8).rev().filter(|n| n % 2 == 0).take(SELECTED);
        assert!(best.eq(seen[..SELECTED].iter().copied()));
        seen.sort_unstable();
        assert_eq!(seen, (0..96).collect::<Vec<_>>());
    }
}
