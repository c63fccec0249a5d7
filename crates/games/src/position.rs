//! A position of any game behind one type.

use std::fmt;

use tessera_game::{ActionError, Outcome, Player, Position, TextError};

use crate::table::games;
use crate::{ActionIds as _, AnyAction, AnyGame, AnyIllegal, GameId, Planes as _, Start};

/// Something that can be done with a position of any game, at full speed: it gets the game's fastest type.
pub trait Visitor {
    /// What comes out.
    type Output;

    /// Does it.
    fn visit<P: AnyGame>(self, position: P) -> Self::Output;
}

macro_rules! positions {
    (($d:tt) $(
        $(#[$doc:meta])*
        $game:ident {
            rules: $rules:ident,
            start: [$($value:ident: $start:ty)?],
            own: $own:ident,
            name: $name:literal,
            title: $title:literal,
            designer: $designer:literal,
            players: $players:expr,
        }
    )*) => {
        /// A position of one of the games.
        ///
        /// Its methods are what every game can do. Code that needs the speed or the types of one game matches on it, or
        /// uses a [`Visitor`] or [`with_own!`](crate::with_own).
        #[expect(clippy::large_enum_variant, reason = "a boxed variant would not be Copy")]
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum AnyPosition {
            $(
                #[doc = concat!("A position of ", $title, ".")]
                $game($rules::Position),
            )*
        }

        /// Evaluates an expression with the position of the game.
        macro_rules! each {
            ($d any:expr, $d position:ident => $d value:expr) => {
                match $d any {
                    $(AnyPosition::$game($d position) => $d value,)*
                }
            };
        }

        $(
            impl From<$rules::Position> for AnyPosition {
                fn from(position: $rules::Position) -> Self {
                    Self::$game(position)
                }
            }
        )*

        impl AnyPosition {
            /// Reads a position string of a game.
            pub fn parse(game: GameId, text: &str) -> Result<Self, TextError> {
                Ok(match game {
                    $(GameId::$game => Self::$game(text.parse()?),)*
                })
            }

            /// Which game it is.
            pub const fn game(&self) -> GameId {
                match self {
                    $(Self::$game(_) => GameId::$game,)*
                }
            }

        }

        /// Evaluates an expression with `$own` bound to a reference to the position as its game's fastest type. A [`Visitor`]
        /// does the same; this also works for code that needs more of the type than [`AnyGame`].
        ///
        /// ```
        /// use tessera_game::perft;
        /// use tessera_games::{AnyPosition, GameId, with_own};
        /// let start = AnyPosition::start(GameId::Trexo);
        /// assert_eq!(with_own!(&start, own => perft(own, 1)), 360);
        /// ```
        #[macro_export]
        macro_rules! with_own {
            ($d any:expr, $d own:ident => $d value:expr) => {
                match $d any {
                    $($crate::AnyPosition::$game(position) => {
                        $crate::$own!(position, $d own => $d value)
                    })*
                }
            };
        }
    };
}

games!(positions);

impl AnyPosition {
    /// Lets `visitor` work on the position as its game's fastest type.
    pub fn visit<V: Visitor>(&self, visitor: V) -> V::Output {
        with_own!(self, own => visitor.visit(*own))
    }

    /// The usual beginning of a game; of Slither Stone, the standard board with seed 0.
    pub fn start(game: GameId) -> Self {
        Self::from(Start::standard(game))
    }

    /// The player whose action is next.
    pub fn to_move(&self) -> Player {
        each!(self, position => position.to_move())
    }

    /// How the game has ended, or `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        each!(self, position => position.outcome())
    }

    /// The number of legal actions, 0 when the game is over.
    pub fn count_actions(&self) -> usize {
        each!(self, position => position.count_actions())
    }

    /// The legal actions; none when the game is over.
    pub fn actions(&self) -> Vec<AnyAction> {
        each!(self, position => actions(position))
    }

    /// The canonical texts of the legal actions, sorted by bytes.
    pub fn action_texts(&self) -> Vec<String> {
        let mut texts = each!(self, position => action_texts(position));
        texts.sort_unstable();
        texts
    }

    /// The canonical text of an action, if it is an action of this game.
    pub fn action_text(&self, action: AnyAction) -> Option<String> {
        each!(self, position => action_text(position, action))
    }

    /// The texts of actions that are played one after the other from here, up to the first that is not legal.
    pub fn line_texts(&self, actions: &[AnyAction]) -> Vec<String> {
        let mut now = *self;
        let text = |&action: &AnyAction| {
            let text = now.action_text(action)?;
            now.play(action).ok()?;
            Some(text)
        };
        actions.iter().map_while(text).collect()
    }

    /// Reads an action and checks that it is legal here.
    pub fn parse_action(&self, text: &str) -> Result<AnyAction, ActionError<AnyIllegal>> {
        each!(self, position => parse_action(position, text))
    }

    /// Reads one turn: its actions, of which one that only ends the turn may be left out.
    pub fn parse_turn(&self, text: &str) -> Result<Vec<AnyAction>, ActionError<AnyIllegal>> {
        each!(self, position => parse_turn(position, text))
    }

    /// The text of a turn whose actions start here, without the action that only ends it.
    pub fn turn_text(&self, actions: &[AnyAction]) -> String {
        each!(self, position => turn_text(position, actions))
    }

    /// The action that only ends the turn, if the game has one and it may be played now.
    pub fn end_of_turn(&self) -> Option<AnyAction> {
        each!(self, position => end_of_turn(position))
    }

    /// Plays an action if it is legal; otherwise says why not and changes nothing.
    pub fn play(&mut self, action: AnyAction) -> Result<(), AnyIllegal> {
        each!(self, position => play(position, action))
    }

    /// Reads an action and plays it; an error changes nothing.
    pub fn play_text(&mut self, text: &str) -> Result<(), ActionError<AnyIllegal>> {
        let action = self.parse_action(text)?;
        self.play(action).map_err(ActionError::Illegal)
    }

    /// How many symmetries the board has, at least 1. Symmetry 0 changes nothing.
    pub fn symmetries(&self) -> usize {
        each!(self, position => position.symmetries())
    }

    /// This position seen through a symmetry (a number below [`symmetries`](Self::symmetries)).
    #[must_use]
    pub fn transformed(&self, symmetry: usize) -> Self {
        each!(self, position => Self::from(position.transformed(symmetry)))
    }

    /// A legal action of this position, as it is in the transformed position; `None` for one of another game.
    pub fn transformed_action(&self, symmetry: usize, action: AnyAction) -> Option<AnyAction> {
        each!(self, position => transformed_action(position, symmetry, action))
    }

    /// How many ids the actions of this variant have.
    pub fn id_count(&self) -> usize {
        each!(self, position => position.id_count())
    }

    /// The number of planes, of rows and of columns of its observation.
    pub fn planes_shape(&self) -> [usize; 3] {
        each!(self, position => position.planes_shape())
    }

    /// The id of an action that is legal here; `None` for one of another game.
    pub fn action_id(&self, action: AnyAction) -> Option<u16> {
        each!(self, position => own_id(position, action))
    }

    /// The action that an id means here, if it means one. It need not be legal.
    pub fn action_with_id(&self, id: u16) -> Option<AnyAction> {
        each!(self, position => with_id(position, id))
    }

    /// A number that is equal for positions that play on alike.
    pub fn hash(&self) -> u64 {
        each!(self, position => position.hash())
    }
}

impl fmt::Display for AnyPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        each!(self, position => position.fmt(f))
    }
}

fn actions<P: AnyGame>(position: &P) -> Vec<AnyAction> {
    position.actions().into_iter().map(P::any_action).collect()
}

fn action_texts<P: AnyGame>(position: &P) -> Vec<String> {
    position.actions().into_iter().map(|action| position.action_text(action)).collect()
}

fn action_text<P: AnyGame>(position: &P, action: AnyAction) -> Option<String> {
    P::own_action(action).map(|action| position.action_text(action))
}

fn parse_action<P: AnyGame>(position: &P, text: &str) -> Result<AnyAction, ActionError<AnyIllegal>> {
    position.parse_action(text).map(P::any_action).map_err(any_error::<P>)
}

fn parse_turn<P: AnyGame>(position: &P, text: &str) -> Result<Vec<AnyAction>, ActionError<AnyIllegal>> {
    let actions = tessera_game::parse_turn(position, text).map_err(any_error::<P>)?;
    Ok(actions.into_iter().map(P::any_action).collect())
}

fn turn_text<P: AnyGame>(position: &P, actions: &[AnyAction]) -> String {
    let own: Vec<P::Action> = actions.iter().filter_map(|&action| P::own_action(action)).collect();
    tessera_game::turn_text(position, &own)
}

fn end_of_turn<P: AnyGame>(position: &P) -> Option<AnyAction> {
    position.end_of_turn().map(P::any_action)
}

fn play<P: AnyGame>(position: &mut P, action: AnyAction) -> Result<(), AnyIllegal> {
    let action = P::own_action(action).ok_or(AnyIllegal::AnotherGame)?;
    position.play(action).map_err(P::any_illegal)
}

fn transformed_action<P: AnyGame>(position: &P, symmetry: usize, action: AnyAction) -> Option<AnyAction> {
    P::own_action(action).map(|action| P::any_action(position.transformed_action(symmetry, action)))
}

fn own_id<P: AnyGame>(position: &P, action: AnyAction) -> Option<u16> {
    P::own_action(action).map(|action| position.action_id(action))
}

fn with_id<P: AnyGame>(position: &P, id: u16) -> Option<AnyAction> {
    position.action_with_id(id).map(P::any_action)
}

fn any_error<P: AnyGame>(error: ActionError<P::Illegal>) -> ActionError<AnyIllegal> {
    match error {
        ActionError::Malformed(error) => ActionError::Malformed(error),
        ActionError::Illegal(reason) => ActionError::Illegal(P::any_illegal(reason)),
    }
}
