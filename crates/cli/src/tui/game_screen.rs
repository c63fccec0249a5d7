//! A game on the screen: its turns, the current draft, and the computer's replies.

use std::path::PathBuf;

use ratatui::layout::Rect;
use tessera_games::{AnyPosition, GameId, Player};
use tessera_players::Level;
use tessera_view::{Cell, Draft, Event, Look, Turn, ViewOptions, Words};
use tessera_view::{Line, draft, look, turns};

use super::thinker::{Found, Reply, Task};

/// A game on the screen.
pub(super) struct GameScreen {
    line: Line,
    /// Undone turns, the latest last.
    undone: Vec<Vec<String>>,
    events: Vec<Event>,
    /// Which player is the computer, and on which level.
    pub(super) computer: Option<(Player, Level)>,
    pub(super) seen_by: Player,
    /// The selected cell.
    pub(super) cursor: String,
    /// The text that the person is typing, if any.
    pub(super) typed: Option<String>,
    /// The content of the message line.
    pub(super) message: Option<Message>,
    /// The expected result for the first player, if it is shown and known.
    pub(super) value: Option<f64>,
    pub(super) shows_value: bool,
    pub(super) shows_help: bool,
    /// The computer's current task.
    pub(super) thinking: Option<Task>,
    /// Everything visible, updated after every change.
    pub(super) seen: Seen,
    /// Where things were drawn, for mouse clicks.
    pub(super) places: Places,
}

/// A message to the person.
pub(super) enum Message {
    Words(Words),
    /// A turn that the computer suggests, and the reason.
    Hint(String, Vec<Words>),
    /// A message of the screen itself, by its key.
    Text(&'static str),
    /// The file in which the game was saved.
    Saved(PathBuf),
}

/// Everything visible of the game.
pub(super) struct Seen {
    pub(super) position: AnyPosition,
    /// The position before the last turn.
    pub(super) before: AnyPosition,
    /// The position after the current turn so far.
    pub(super) ahead: AnyPosition,
    pub(super) look: Look,
    pub(super) draft: Draft,
    pub(super) turns: Vec<Turn>,
}

/// Where things were drawn.
#[derive(Default)]
pub(super) struct Places {
    pub(super) cells: Vec<(String, Rect)>,
    pub(super) choices: Vec<(Event, Rect)>,
    pub(super) bar: Vec<(super::bar::Command, Rect)>,
}

impl GameScreen {
    pub(super) fn new(line: Line, computer: Option<(Player, Level)>) -> Result<Self, Words> {
        let seen_by = computer.map_or(Player::First, |(player, _)| !player);
        let seen = see(&line, &[], seen_by)?;
        let cursor = middle(&seen.look.cells).map(|cell| cell.name.clone()).unwrap_or_default();
        Ok(Self {
            line,
            undone: Vec::new(),
            events: Vec::new(),
            computer,
            seen_by,
            cursor,
            typed: None,
            message: None,
            value: None,
            shows_value: false,
            shows_help: false,
            thinking: None,
            seen,
            places: Places::default(),
        })
    }

    pub(super) fn line(&self) -> &Line {
        &self.line
    }

    pub(super) fn game(&self) -> GameId {
        self.line.game
    }

    pub(super) fn is_over(&self) -> bool {
        self.seen.position.outcome().is_some()
    }

    /// The computer's level, if it is to move.
    pub(super) fn computer_to_move(&self) -> Option<Level> {
        let (player, level) = self.computer?;
        (!self.is_over() && self.seen.position.to_move() == player).then_some(level)
    }

    /// Whether the person may act.
    pub(super) fn is_open(&self) -> bool {
        !self.is_over() && self.computer_to_move().is_none()
    }

    /// Adds an event to the current turn. A turn with nothing left to choose is played at once.
    pub(super) fn event(&mut self, event: Event) {
        if !self.is_open() {
            return;
        }
        self.message = None;
        self.events.push(event);
        self.see();
        self.events.clone_from(&self.seen.draft.events);
        self.message = self.seen.draft.refused.clone().map(Message::Words);
        if self.seen.draft.finished {
            self.play_draft();
        }
    }

    /// Plays the current turn, if it is complete.
    pub(super) fn play_draft(&mut self) -> bool {
        let complete = self.seen.draft.complete;
        if complete {
            let actions = self.seen.draft.actions.clone();
            self.play(actions);
        }
        complete
    }

    /// Removes the last part of the current turn.
    pub(super) fn drop_last(&mut self) {
        if let Some(part) = self.seen.draft.parts.last() {
            self.event(Event::Drop(part.id.clone()));
        }
    }

    /// Discards the current turn.
    pub(super) fn cancel(&mut self) {
        self.events.clear();
        self.message = None;
        self.see();
    }

    /// Plays actions that are known to be legal.
    pub(super) fn play(&mut self, actions: Vec<String>) {
        self.line.actions.extend(actions);
        self.undone.clear();
        self.after_change();
    }

    /// Plays the typed turn. An invalid one is explained and stays for correction.
    pub(super) fn play_typed(&mut self) {
        let Some(text) = self.typed.take().filter(|text| !text.trim().is_empty()) else { return };
        let position = self.seen.position;
        match position.parse_turn(text.trim()) {
            Ok(actions) => {
                self.play(position.line_texts(&actions));
            }
            Err(error) => {
                self.message = Some(Message::Words(tessera_view::action_error(&error)));
                self.typed = Some(text);
            }
        }
    }

    /// Undoes the last turn; against the computer, back to the person's last turn.
    pub(super) fn undo(&mut self) {
        while let Some(turn) = self.seen.turns.last() {
            let from = self.line.actions.len() - turn.actions;
            let actions = self.line.actions.split_off(from);
            self.undone.push(actions);
            self.see();
            if self.computer_to_move().is_none() {
                break;
            }
        }
        self.after_change();
    }

    /// Redoes what was undone.
    pub(super) fn redo(&mut self) {
        while let Some(actions) = self.undone.pop() {
            self.line.actions.extend(actions);
            self.see();
            if self.computer_to_move().is_none() {
                break;
            }
        }
        self.after_change();
    }

    pub(super) fn flip(&mut self) {
        self.seen_by = !self.seen_by;
        self.see();
    }

    /// Moves the cursor in a direction.
    pub(super) fn step(&mut self, arrow: Arrow) {
        let here = self.seen.look.cells.iter().find(|cell| cell.name == self.cursor);
        let next = here.and_then(|cell| match arrow {
            Arrow::Left => cell.next.left.clone(),
            Arrow::Right => cell.next.right.clone(),
            Arrow::Up => cell.next.up.clone(),
            Arrow::Down => cell.next.down.clone(),
        });
        if let Some(next) = next {
            self.cursor = next;
        }
    }

    /// Applies the computer's reply.
    pub(super) fn receive(&mut self, reply: Reply) {
        self.thinking = None;
        match reply.found {
            Found::Turn(actions) => self.play(actions),
            Found::Expected(value) => self.value = Some(value),
            Found::Hint(hint) => {
                let why = hint.reasons(&self.seen.position);
                self.message = why.map(|why| Message::Hint(hint.text(), why));
            }
        }
    }

    fn after_change(&mut self) {
        self.events.clear();
        self.message = None;
        self.value = None;
        self.thinking = None;
        self.see();
    }

    /// Updates what is visible. The line is legal, so this does not fail.
    fn see(&mut self) {
        if let Ok(seen) = see(&self.line, &self.events, self.seen_by) {
            self.seen = seen;
        }
    }
}

/// A direction on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Arrow {
    Left,
    Right,
    Up,
    Down,
}

/// The cell in the middle of the board.
fn middle(cells: &[Cell]) -> Option<&Cell> {
    let count = cells.len().max(1) as f64;
    let mean = |of: fn(&Cell) -> f64| cells.iter().map(of).sum::<f64>() / count;
    let (x, y) = (mean(|cell| cell.x), mean(|cell| cell.y));
    let distance = |cell: &Cell| ((cell.x - x).powi(2) + (cell.y - y).powi(2)).round();
    cells.iter().rev().min_by(|one, other| distance(one).total_cmp(&distance(other)))
}

fn see(line: &Line, events: &[Event], seen_by: Player) -> Result<Seen, Words> {
    let view = ViewOptions { seen_by, slanted: false, coordinates: true };
    let look = look(line, view)?;
    let draft = draft(line, events)?;
    let turns = turns(line)?;
    let last = turns.last().map_or(0, |turn| turn.actions);
    let kept = line.actions.len() - last;
    let before = Line { actions: line.actions[..kept].to_vec(), ..line.clone() }.position()?;
    let position = line.position()?;
    let mut ahead = position;
    for action in &draft.ahead {
        ahead.play_text(action).map_err(|error| tessera_view::action_error(&error))?;
    }
    Ok(Seen { position, before, ahead, look, draft, turns })
}
