//! How a game begins. This is the one place that reads and writes it: records, JSON, UGI, HTTP and share links ask
//! here. What only one game has lies in the module of that game.

mod error;
mod request;
mod slither;
mod texts;
mod trexo;

use tessera_slither_stone::BoardSpec;
use tessera_trexo::Rules;

pub use error::StartError;
pub use request::{BoardRequest, StartNumber, StartRequest};
pub use texts::{StartPart, StartTexts};

use crate::table::games;
use crate::{AnyPosition, GameId};

macro_rules! starts {
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
        /// How a game begins: by its rules, with a variant or a board where the game has them, or from a set-up position.
        ///
        /// ```
        /// use tessera_games::{AnyPosition, GameId, Start, StartTexts};
        /// let texts = StartTexts { board: Some("s1za 6"), ..StartTexts::default() };
        /// let start = Start::read(GameId::Slither, &texts)?;
        /// assert_eq!(start.board_code().as_deref(), Some("S1ZA-6"));
        /// assert_eq!(start, Start::standard(GameId::Slither).with_seed(2026));
        ///
        /// let error = Start::read(GameId::Xok, &texts).unwrap_err();
        /// assert_eq!(error.to_string(), "only Slither Stone has board codes");
        /// # Ok::<(), tessera_games::StartError>(())
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[expect(clippy::large_enum_variant, reason = "there are few at a time, and they are copied like positions")]
        pub enum Start {
            $(
                #[doc = concat!("A start of ", $title, " by its rules.")]
                $game $(($start))?,
            )*
            /// A position of any game that was set up. One that is a start by the rules is that start: see `Start::from`.
            Position(AnyPosition),
        }

        impl Start {
            /// The usual beginning of a game; of Slither Stone, the standard board with seed 0.
            pub fn standard(game: GameId) -> Self {
                match game {
                    $(GameId::$game => Self::$game $((<$start>::default()))?,)*
                }
            }

            /// Which game begins.
            pub const fn game(&self) -> GameId {
                match self {
                    $(Self::$game { .. } => GameId::$game,)*
                    Self::Position(position) => position.game(),
                }
            }
        }

        impl From<Start> for AnyPosition {
            fn from(start: Start) -> Self {
                match start {
                    $(Start::$game $(($value))? => Self::$game($rules::Position::start($($value)?)),)*
                    Start::Position(position) => position,
                }
            }
        }
    };
}

games!(starts);

impl Start {
    /// The start on the board with this code, in whichever game has such codes.
    pub fn on_board(code: &str) -> Result<Self, StartError> {
        code.parse().map(Self::Slither).map_err(StartError::Board)
    }

    /// The code of the board; `None` in a game without generated boards, and for a position that was set up.
    pub fn board_code(&self) -> Option<String> {
        match self {
            Self::Slither(board) => Some(board.to_string()),
            _ => None,
        }
    }

    /// The start on a board of the same kind with another seed. A game without generated boards begins as before.
    #[must_use]
    pub fn with_seed(self, seed: u32) -> Self {
        match self {
            Self::Slither(board) => Self::Slither(board.with_seed(seed)),
            other => other,
        }
    }

    /// The starts of a game that proved fair, the best first. A game without generated boards has its starting position only.
    pub fn fair(game: GameId) -> Vec<Self> {
        match game {
            GameId::Slither => BoardSpec::fair().map(Self::Slither).collect(),
            other => vec![Self::standard(other)],
        }
    }

    /// The two numbers that make a variant: of Trexo, its tiles and its size. A variant with short lines has more than
    /// these, so it has a name but no numbers.
    pub const fn variant_numbers(&self) -> Option<[u16; 2]> {
        match self {
            Self::Trexo(rules) if rules.line() == Rules::STANDARD_LINE => {
                Some([rules.tiles(), rules.size() as u16])
            }
            _ => None,
        }
    }

    /// The variant of a game with these numbers, if there is one.
    pub fn from_variant_numbers(game: GameId, numbers: [u16; 2]) -> Option<Self> {
        match game {
            GameId::Trexo => trexo::from_numbers(numbers),
            _ => None,
        }
    }

    /// The numbers that can be chosen before the game begins, with the values that they have here.
    pub fn numbers(&self) -> Vec<StartNumber> {
        match *self {
            Self::Trexo(rules) => trexo::numbers(rules).into(),
            Self::Slither(board) => slither::numbers(board).into(),
            _ => Vec::new(),
        }
    }

    /// Whether people are offered this start: by the rules, not set up, with numbers that can be chosen; what cannot
    /// be chosen is as usual. A stranger may ask for such a game.
    ///
    /// ```
    /// use tessera_games::{GameId, Start};
    /// let trexo = |numbers| Start::from_variant_numbers(GameId::Trexo, numbers);
    /// assert!(trexo([45, 10]).is_some_and(|start| start.is_offered()));
    /// assert!(!trexo([999, 10]).is_some_and(|start| start.is_offered()));
    /// assert!(!trexo([45, 8]).is_some_and(|start| start.is_offered()));
    /// ```
    pub fn is_offered(&self) -> bool {
        let size = |start: Self| start.variant_numbers().map(|[_, size]| size);
        !matches!(self, Self::Position(_))
            && size(*self) == size(Self::standard(self.game()))
            && self.numbers().iter().all(StartNumber::is_offered)
    }
}

impl From<AnyPosition> for Start {
    /// A position that is a start by the rules is that start. Slither Stone has too many boards to find out.
    fn from(position: AnyPosition) -> Self {
        let start = match position.game() {
            GameId::Trexo => Rules::of_text(&position.to_string()).map(Self::Trexo).ok(),
            GameId::Slither => None,
            game => Some(Self::standard(game)),
        };
        start.filter(|&start| AnyPosition::from(start) == position).unwrap_or(Self::Position(position))
    }
}

impl From<GameId> for Start {
    /// The starting position.
    fn from(game: GameId) -> Self {
        Self::standard(game)
    }
}

impl GameId {
    /// Whether games begin on generated boards, each with a code and a seed.
    pub const fn has_boards(self) -> bool {
        matches!(self, Self::Slither)
    }

    /// Whether the game has variants, each with a name.
    pub const fn has_variants(self) -> bool {
        matches!(self, Self::Trexo)
    }

    /// Whether a game can end without a winner. If not, players cannot agree on a draw either.
    pub const fn has_draws(self) -> bool {
        !matches!(self, Self::Slither)
    }

    /// The titles of the games for which this holds, for a sentence: `Xok and Trexo`.
    pub fn titles(holds: impl Fn(Self) -> bool) -> String {
        let titles: Vec<&str> = Self::ALL.into_iter().filter(|&game| holds(game)).map(Self::title).collect();
        match titles.as_slice() {
            [] => String::new(),
            [one] => (*one).into(),
            [others @ .., last] => format!("{} and {last}", others.join(", ")),
        }
    }
}
