//! A turn of Slither Stone: walls and free spaces are placed and the snakes moved, in any order, until it ends.
//!
//! It is made on the board: a tap on a head makes that snake wise, a tap on a square moves it there, a tap beside the new
//! head turns it. What is not chosen has a default, so that head and square are a whole turn.

mod choices;
mod going;
mod heard;
mod report;
mod take;
mod ways;

use tessera_game::Position as _;
use tessera_games::slither_stone::{Action, Position, Snake, SnakeNumber, Square};

use self::going::Going;
use super::{angle, illegal, say};
use crate::Words;
use crate::draft::{Draft, Event, Hand, meaningless, note_outcome};

/// The groups of choices.
const TOOL: &str = "tool";
const WISE: &str = "wise";
const KIND: &str = "kind";
/// Kinds of move that no square stands for.
const BEYOND: &str = "beyond";
const ORDER: &str = "order";
const POINTING: &str = "pointing";

/// What a tap means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tool {
    Snake,
    Wall,
    Free,
}

impl Tool {
    const ALL: [Self; 3] = [Self::Snake, Self::Wall, Self::Free];

    const fn id(self) -> &'static str {
        match self {
            Self::Snake => "snake",
            Self::Wall => "wall",
            Self::Free => "free",
        }
    }
}

/// One chosen action of the turn; the details of a move are in `going`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Deed {
    Wall(Square),
    Free(Square),
    Move,
}

#[derive(Clone)]
pub(super) struct SlitherHand {
    start: Position,
    tool: Tool,
    deeds: Vec<Deed>,
    going: Going,
}

impl SlitherHand {
    pub(super) fn new(start: Position) -> Self {
        Self { start, tool: Tool::Snake, deeds: Vec::new(), going: Going::default() }
    }

    /// Plays the chosen actions; the error says which one cannot be played and why.
    fn play(&self) -> Result<(Position, Vec<Action>), (usize, Words)> {
        let mut now = self.start;
        let mut actions = Vec::new();
        for (index, &deed) in self.deeds.iter().enumerate() {
            let action = match deed {
                Deed::Wall(square) => Action::Wall(square),
                Deed::Free(square) => Action::FreeSpace(square),
                Deed::Move => {
                    let chosen = self.going.chosen(&now);
                    Action::Move(chosen.ok_or_else(|| (index, self.no_move(&now)))?)
                }
            };
            now.play(action).map_err(|reason| (index, illegal(reason)))?;
            actions.push(action);
        }
        Ok((now, actions))
    }

    /// Why the snakes cannot be moved as chosen.
    fn no_move(&self, now: &Position) -> Words {
        let dead = self.going.wise.filter(|&number| !now.is_living(self.own(number)));
        dead.map_or_else(say::slither_moved_already, |number| say::slither_dead_snake(number.digit()))
    }

    fn own(&self, number: SnakeNumber) -> Snake {
        Snake { owner: self.start.to_move(), number }
    }

    /// The position with everything done that has been chosen.
    fn now(&self) -> Position {
        self.play().map_or(self.start, |(now, _)| now)
    }

    /// The position in which the snakes move, or would move now.
    fn before_move(&self) -> Position {
        let place = self.deeds.iter().position(|&deed| deed == Deed::Move);
        let before = Self { deeds: self.deeds[..place.unwrap_or(self.deeds.len())].to_vec(), ..self.clone() };
        before.now()
    }

    /// Makes a change, unless an earlier choice could then not be played.
    fn change(&mut self, change: impl FnOnce(&mut Self)) -> Result<(), Words> {
        let mut next = self.clone();
        change(&mut next);
        next.settle();
        next.play().map_err(|(_, words)| words)?;
        *self = next;
        Ok(())
    }

    /// Takes something back, and everything that cannot be played without it.
    fn take_back(&mut self, change: impl FnOnce(&mut Self)) {
        change(self);
        self.settle();
        while let Err((index, _)) = self.play() {
            self.deeds.remove(index);
        }
    }

    /// The move gets its place among the actions as soon as it is complete; a dead snake has no direction.
    fn settle(&mut self) {
        if self.going.kind.is_some() {
            self.going.wise = self.going.wise_in(&self.start);
        }
        let placed = self.deeds.contains(&Deed::Move);
        if self.going.is_whole() && !placed {
            self.deeds.push(Deed::Move);
        } else if !self.going.is_whole() && placed {
            self.deeds.retain(|&deed| deed != Deed::Move);
        }
        if self.going.pointing.is_some() && self.going.living_leg(&self.before_move()).is_none() {
            self.going.pointing = None;
        }
    }

    /// The name of the part that is a wall or a free space.
    fn deed_id(&self, deed: Deed) -> Option<String> {
        match deed {
            Deed::Wall(square) => Some(format!("wall-{}", self.start.square_text(square))),
            Deed::Free(square) => Some(format!("free-{}", self.start.square_text(square))),
            Deed::Move => None,
        }
    }

    fn events(&self) -> Vec<Event> {
        let mut events = Vec::new();
        for &deed in &self.deeds {
            let (tool, square) = match deed {
                Deed::Wall(square) => (Tool::Wall, square),
                Deed::Free(square) => (Tool::Free, square),
                Deed::Move => {
                    events.extend(self.going_events());
                    continue;
                }
            };
            events.push(Event::choose(TOOL, tool.id()));
            events.push(Event::tap(&self.start.square_text(square)));
        }
        if !self.going.is_whole() {
            events.extend(self.going_events());
        }
        if self.tool != Tool::Snake {
            events.push(Event::choose(TOOL, self.tool.id()));
        }
        events
    }

    fn going_events(&self) -> Vec<Event> {
        let Going { wise, kind, mad_first, pointing } = self.going;
        let events = [
            mad_first.map(|mad| Event::choose(ORDER, if mad { "mad" } else { "wise" })),
            wise.map(|number| Event::choose(WISE, number.digit())),
            kind.map(|kind| Event::choose(KIND, kind.letter())),
            pointing.map(|direction| Event::choose(POINTING, direction.letter())),
        ];
        events.into_iter().flatten().collect()
    }
}

impl Hand for SlitherHand {
    fn take(&mut self, event: &Event) -> Result<(), Words> {
        match event {
            Event::Tap(name) => self.tap(self.square(name).ok_or_else(|| meaningless(event))?),
            Event::Choose(group, item) => self.choose(event, group, item),
            Event::Drop(part) => self.drop(part),
            Event::Rotate(by) => self.turn(*by).ok_or_else(|| meaningless(event)),
        }
    }

    fn draft(&self) -> Draft {
        let (now, actions) = self.play().unwrap_or((self.start, Vec::new()));
        let ended = now.outcome();
        let complete = now.has_moved() || ended.is_some();
        let mut position = self.start;
        let mut ahead = Vec::new();
        for &action in &actions {
            ahead.push(position.action_text(action));
            position.play_unchecked(action);
        }
        let mut whole = ahead.clone();
        if ended.is_none() {
            whole.push(".".to_owned());
        }
        let mut draft = Draft {
            events: self.events(),
            actions: if complete { whole } else { Vec::new() },
            complete,
            parts: self.parts(),
            lit: self.lit(&now),
            choices: self.choices(&now),
            heard: self.heard(),
            ahead,
            ..Draft::new(self.asks(&now))
        };
        if !self.start.has_moved() {
            self.show_ways(&mut draft);
        }
        draft.notes.extend(ended.map(|outcome| note_outcome(outcome, self.start.to_move())));
        draft
    }
}
