//! A request for sheets to print, as the query of an address: `language=pl&board=S75`.

use std::error::Error;
use std::fmt;
use std::hash::{BuildHasher as _, RandomState};

use tessera_draw::print::{Language, Paper, PerPage, Press, PrintError};
use tessera_games::{GameId, Start, StartError};

/// The greatest number of boards in one request.
pub const MAX_BOARDS: usize = 100;

/// A request for sheets.
#[derive(PartialEq, Debug)]
pub(crate) struct PrintRequest {
    game: GameId,
    paper: Paper,
    language: Language,
    /// Empty for a game without generated boards.
    boards: Vec<Start>,
    per_page: PerPage,
    rules: bool,
}

/// Why a request cannot be read.
#[derive(PartialEq, Debug)]
pub(crate) enum PrintRequestError {
    Unknown(String),
    Twice(&'static str),
    Value(String),
    Code(String, StartError),
    OtherGame(&'static str),
    SeveralWays,
    TooManyBoards,
}

impl PrintRequest {
    /// Reads the options that follow the name of the game.
    pub(crate) fn read(game: GameId, query: &str) -> Result<Self, PrintRequestError> {
        let mut options = Options::default();
        for (name, value) in form_urlencoded::parse(query.as_bytes()) {
            options.read(&name, &value)?;
        }
        if !game.has_boards()
            && let Some(name) = options.of_boards()
        {
            return Err(PrintRequestError::OtherGame(name));
        }
        Ok(Self {
            game,
            paper: options.paper.unwrap_or_default(),
            language: options.language.unwrap_or_default(),
            per_page: options.per_page.unwrap_or_default(),
            rules: options.rules.unwrap_or_default(),
            boards: if game.has_boards() { options.all_boards(game)? } else { Vec::new() },
        })
    }

    /// Makes the sheets.
    pub(crate) fn pdf(&self) -> Result<Vec<u8>, PrintError> {
        let press = Press::new(self.paper, self.language)?;
        let sheets = match (self.game.has_boards(), self.rules) {
            (true, true) => press.starts_and_rules(&self.boards, self.per_page)?,
            (true, false) => press.starts(&self.boards, self.per_page)?,
            (false, _) => press.game(self.game)?,
        };
        Ok(sheets.pdf()?)
    }
}

/// The options that are given.
#[derive(Default)]
struct Options {
    paper: Option<Paper>,
    language: Option<Language>,
    boards: Vec<Start>,
    seed: Option<u32>,
    fresh: Option<usize>,
    per_page: Option<PerPage>,
    rules: Option<bool>,
}

impl Options {
    fn read(&mut self, name: &str, value: &str) -> Result<(), PrintRequestError> {
        match name {
            "paper" => once("paper", &mut self.paper, value.parse().map_err(PrintRequestError::value)?),
            "language" => {
                once("language", &mut self.language, value.parse().map_err(PrintRequestError::value)?)
            }
            "seed" => {
                let seed = value
                    .parse()
                    .map_err(|_| PrintRequestError::value("a seed is a number from 0 to 4294967295"))?;
                once("seed", &mut self.seed, seed)
            }
            "fresh" => {
                let sentence = format!("fresh is a number of boards from 1 to {MAX_BOARDS}");
                let count = value.parse().ok().filter(|count| (1..=MAX_BOARDS).contains(count));
                once("fresh", &mut self.fresh, count.ok_or(PrintRequestError::Value(sentence))?)
            }
            "per-page" => once("per-page", &mut self.per_page, per_page(value)?),
            "rules" => {
                let rules = value.parse().map_err(|_| PrintRequestError::value("rules is true or false"))?;
                once("rules", &mut self.rules, rules)
            }
            "board" if self.boards.len() == MAX_BOARDS => Err(PrintRequestError::TooManyBoards),
            "board" => {
                self.boards.push(
                    Start::on_board(value).map_err(|error| PrintRequestError::Code(shown(value), error))?,
                );
                Ok(())
            }
            _ => Err(PrintRequestError::Unknown(shown(name))),
        }
    }

    /// The name of an option that only games with generated boards have, if one is given.
    fn of_boards(&self) -> Option<&'static str> {
        let given = [
            ("board", !self.boards.is_empty()),
            ("seed", self.seed.is_some()),
            ("fresh", self.fresh.is_some()),
            ("per-page", self.per_page.is_some()),
            ("rules", self.rules.is_some()),
        ];
        given.into_iter().find(|&(_, is_given)| is_given).map(|(name, _)| name)
    }

    fn all_boards(self, game: GameId) -> Result<Vec<Start>, PrintRequestError> {
        let usual = Start::standard(game);
        match (self.boards.is_empty(), self.seed, self.fresh) {
            (true, None, None) => Ok(vec![usual]),
            (true, Some(seed), None) => Ok(vec![usual.with_seed(seed)]),
            (true, None, Some(count)) => Ok((0..count).map(|_| usual.with_seed(random_seed())).collect()),
            (false, None, None) => Ok(self.boards),
            _ => Err(PrintRequestError::SeveralWays),
        }
    }
}

/// The seed of a random board.
fn random_seed() -> u32 {
    RandomState::new().hash_one(()) as u32
}

/// Sets an option that may be given once only.
fn once<T>(name: &'static str, kept: &mut Option<T>, value: T) -> Result<(), PrintRequestError> {
    if kept.replace(value).is_some() { Err(PrintRequestError::Twice(name)) } else { Ok(()) }
}

fn per_page(value: &str) -> Result<PerPage, PrintRequestError> {
    match value {
        "1" => Ok(PerPage::One),
        "2" => Ok(PerPage::Two),
        _ => Err(PrintRequestError::value("per-page is 1 or 2")),
    }
}

/// The first characters of a text from outside, for a message.
fn shown(text: &str) -> String {
    text.chars().take(40).collect()
}

impl PrintRequestError {
    fn value(sentence: impl fmt::Display) -> Self {
        Self::Value(sentence.to_string())
    }
}

impl fmt::Display for PrintRequestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(name) => write!(
                f,
                "there is no option {name:?}: they are language, paper, board, seed, fresh, per-page and rules"
            ),
            Self::Twice(name) => write!(f, "the option {name} is given twice"),
            Self::Value(sentence) => f.write_str(sentence),
            Self::Code(code, error) => write!(f, "{code:?} is not a board code: {error}"),
            Self::OtherGame(name) => {
                write!(f, "the option {name} belongs to {}", GameId::titles(GameId::has_boards))
            }
            Self::SeveralWays => f.write_str("board, seed and fresh exclude each other"),
            Self::TooManyBoards => write!(f, "an order has at most {MAX_BOARDS} boards"),
        }
    }
}

impl Error for PrintRequestError {}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn fresh_boards_are_as_many_as_asked_for_and_all_different() {
        let request = PrintRequest::read(GameId::Slither, "fresh=100").expect("a good request");
        assert_eq!(request.boards.len(), 100);
        assert!(request.boards.iter().map(Start::board_code).collect::<HashSet<_>>().len() > 98);
    }
}
