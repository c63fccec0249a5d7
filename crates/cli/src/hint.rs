//! A hint for a person at the terminal: a turn of the strongest player, and why.

use tessera_games::AnyPosition;
use tessera_players::EngineTurn;
use tessera_search::Score;
use tessera_view::{Advice, Proven, Words, hint_reasons};

/// A turn for the person to move.
pub(crate) struct Hint {
    actions: Vec<String>,
    score: Score,
    /// The best line that begins with another action; may be empty.
    other: Vec<String>,
}

impl Hint {
    /// The lines that the engine looks for: the best turn, and another, which shows what the turn prevents.
    pub(crate) const LINES: usize = 2;

    /// A hint from a turn of the engine. `None` if it does not fit the position.
    pub(crate) fn new(position: &AnyPosition, turn: &EngineTurn) -> Option<Self> {
        let actions = position.line_texts(&turn.actions);
        let other = turn.lines.get(1).map(|line| position.line_texts(&line.pv)).unwrap_or_default();
        let is_whole = actions.len() == turn.actions.len();
        is_whole.then_some(Self { actions, score: turn.lines.first()?.score, other })
    }

    /// The turn as a person types it.
    pub(crate) fn text(&self) -> String {
        let actions: Vec<&str> =
            self.actions.iter().map(String::as_str).filter(|&text| text != ".").collect();
        actions.join(" ")
    }

    /// Why this turn.
    pub(crate) fn reasons(&self, position: &AnyPosition) -> Option<Vec<Words>> {
        let proven = match self.score {
            Score::Win(actions) => Some(Proven::Win(actions)),
            Score::Draw => Some(Proven::Draw),
            Score::Loss(actions) => Some(Proven::Loss(actions)),
            Score::Heuristic(_) => None,
        };
        hint_reasons(position, &Advice { actions: &self.actions, proven, other: &self.other }).ok()
    }
}
