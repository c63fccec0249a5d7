//! A game so far: where it began and what has been played since.

use serde::{Deserialize, Serialize};
use tessera_draw::Scene;
use tessera_games::{AnyAction, AnyPosition, GameId};

use crate::{Words, action_error, illegal, position_error};

/// A game so far.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Line {
    /// Which game.
    #[cfg_attr(feature = "typescript", ts(type = "GameId"))]
    pub game: GameId,
    /// The position string where it began.
    pub start: String,
    /// The texts of the actions since.
    pub actions: Vec<String>,
}

/// A line that was played through: all positions and the actions between them.
#[derive(Clone, Debug)]
pub struct Played {
    /// Where the line began, and the position after each action.
    pub positions: Vec<AnyPosition>,
    /// The actions.
    pub actions: Vec<AnyAction>,
    /// The end of the line, to be drawn.
    pub scene: Scene,
}

impl Line {
    /// The usual beginning of a game.
    pub fn standard(game: GameId) -> Self {
        Self { game, start: AnyPosition::start(game).to_string(), actions: Vec::new() }
    }

    /// Plays the line through. The error says which start or action is not legal.
    pub fn played(&self) -> Result<Played, Words> {
        let start =
            AnyPosition::parse(self.game, &self.start).map_err(|error| position_error(self.game, &error))?;
        let (positions, scene) = (vec![start], Scene::from(start));
        let mut played = Played { positions, actions: Vec::with_capacity(self.actions.len()), scene };
        self.actions.iter().try_for_each(|text| played.play(text))?;
        Ok(played)
    }

    /// The position at the end of the line.
    pub fn position(&self) -> Result<AnyPosition, Words> {
        self.played().map(|played| played.last())
    }
}

impl Played {
    /// The position at the end.
    pub fn last(&self) -> AnyPosition {
        *self.scene.position()
    }

    /// Plays one more action; one that is not legal changes nothing.
    #[inline(never)]
    pub(crate) fn play(&mut self, text: &str) -> Result<(), Words> {
        let action = self.last().parse_action(text).map_err(|error| action_error(&error))?;
        self.scene.play(action).map_err(|reason| illegal(&reason))?;
        self.actions.push(action);
        self.positions.push(*self.scene.position());
        Ok(())
    }

    /// The number of the turn that is next or being made, from 1.
    pub fn turn_number(&self) -> usize {
        1 + self.positions.windows(2).filter(|pair| pair[0].to_move() != pair[1].to_move()).count()
    }
}
