//! The first screen: which game, against whom.

use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};
use tessera_games::{GameId, Player};
use tessera_players::Level;

use super::saved::Saved;

/// The choices on the first screen.
pub(super) struct Menu {
    pub(super) game: GameId,
    pub(super) computer: bool,
    pub(super) level: u8,
    pub(super) side: Side,
    pub(super) shows_help: bool,
    /// The saved games, the latest first.
    kept: Vec<Saved>,
    /// The index of the chosen saved game.
    chosen: usize,
    row: usize,
    /// The places of the drawn rows, for the mouse.
    pub(super) places: Vec<(Row, Rect)>,
}

/// Who begins, if the computer plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    First,
    Second,
    Lot,
}

/// A row of the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Row {
    Continue,
    Game,
    Opponent,
    Level,
    Side,
    Start,
}

/// The effect of a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Asked {
    Nothing,
    Continue,
    Start,
    Back,
    Quit,
}

impl Menu {
    pub(super) fn new(kept: Vec<Saved>) -> Self {
        let (game, side) = (GameId::ALL[0], Side::First);
        Self {
            game,
            computer: true,
            level: 3,
            side,
            shows_help: false,
            kept,
            chosen: 0,
            row: 0,
            places: Vec::new(),
        }
    }

    /// The chosen saved game.
    pub(super) fn saved(&self) -> Option<&Saved> {
        self.kept.get(self.chosen)
    }

    /// The current rows.
    pub(super) fn rows(&self) -> Vec<Row> {
        let computer = if self.computer { &[Row::Level, Row::Side][..] } else { &[] };
        let saved = self.saved().map(|_| Row::Continue);
        let rows = saved.into_iter().chain([Row::Game, Row::Opponent]);
        rows.chain(computer.iter().copied()).chain([Row::Start]).collect()
    }

    pub(super) fn chosen(&self) -> Row {
        self.rows().get(self.row).copied().unwrap_or(Row::Start)
    }

    /// The computer's side and level, if it plays. A random side depends on whether `random` is even.
    pub(super) fn opponent(&self, random: u64) -> Option<(Player, Level)> {
        let level = Level::new(self.level).ok().filter(|_| self.computer)?;
        let person_begins = match self.side {
            Side::First => true,
            Side::Second => false,
            Side::Lot => random.is_multiple_of(2),
        };
        Some((if person_begins { Player::Second } else { Player::First }, level))
    }

    pub(super) fn key(&mut self, key: KeyCode) -> Asked {
        let last = self.rows().len() - 1;
        match key {
            KeyCode::Up | KeyCode::BackTab => self.row = self.row.checked_sub(1).unwrap_or(last),
            KeyCode::Down | KeyCode::Tab => self.row = if self.row < last { self.row + 1 } else { 0 },
            KeyCode::Left => self.change(-1),
            KeyCode::Right | KeyCode::Char(' ') => self.change(1),
            KeyCode::Enter => return self.enter(),
            KeyCode::Esc if self.shows_help => self.shows_help = false,
            KeyCode::Esc => return Asked::Back,
            KeyCode::Char('q') => return Asked::Quit,
            _ => {}
        }
        Asked::Nothing
    }

    /// A click chooses a row; a click on the chosen one does what Enter or an arrow does.
    pub(super) fn click(&mut self, at: Position) -> Asked {
        let Some(&(row, _)) = self.places.iter().find(|(_, place)| place.contains(at)) else {
            return Asked::Nothing;
        };
        self.row = self.rows().iter().position(|&other| other == row).unwrap_or_default();
        match row {
            Row::Continue | Row::Start => self.enter(),
            _ => {
                self.change(1);
                Asked::Nothing
            }
        }
    }

    fn enter(&mut self) -> Asked {
        match self.chosen() {
            Row::Continue => Asked::Continue,
            _ => Asked::Start,
        }
    }

    /// Changes the value of the chosen row to the next or the previous one.
    fn change(&mut self, by: i8) {
        match self.chosen() {
            Row::Game => self.game = turned(&GameId::ALL, self.game, by),
            Row::Opponent => self.computer = !self.computer,
            Row::Level => self.level = self.level.saturating_add_signed(by).clamp(1, 10),
            Row::Side => self.side = turned(&[Side::First, Side::Second, Side::Lot], self.side, by),
            Row::Continue => {
                let all: Vec<usize> = (0..self.kept.len()).collect();
                self.chosen = turned(&all, self.chosen, by);
            }
            Row::Start => {}
        }
    }
}

/// The next of several, cyclically.
fn turned<T: Copy + PartialEq>(all: &[T], now: T, by: i8) -> T {
    let place = all.iter().position(|&one| one == now).unwrap_or_default();
    let next = place.checked_add_signed(by.into()).unwrap_or(all.len() - 1) % all.len();
    all[next]
}
