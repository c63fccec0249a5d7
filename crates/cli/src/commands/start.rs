//! `tessera start`: the position in which a game begins.

use anyhow::Result;
use clap::Args;
use tessera_games::{AnyPosition, BoardRequest, GameId, StartError, StartRequest};

use crate::{bad_usage, input, output, refusal};

/// Print the position in which a game begins
#[derive(Args)]
#[command(after_help = "Examples:
  tessera start xok
  tessera start trexo --tiles 45 --size 8
  tessera start slither                  the standard board, seed 0
  tessera start slither --fair           one of the boards that proved fair; its code goes to standard error
  tessera start slither --fresh          a random board; its code goes to standard error
  tessera start slither --columns 8 --rows 9 --walls 6 --seed 7
  tessera start slither --seed 7 --code  the code of a board instead of the position")]
pub(crate) struct Start {
    /// The game
    #[arg(value_parser = input::game_parser(), ignore_case = true)]
    game: GameId,
    /// Slither Stone: the board with this code
    #[arg(long, value_name = "CODE", conflicts_with_all = ["seed", "columns", "rows", "walls", "fresh", "fair"])]
    board: Option<String>,
    /// Slither Stone: the seed of the board, from 0 to 4294967295 [default: 0]
    #[arg(long, value_name = "N", conflicts_with = "fresh")]
    seed: Option<u32>,
    /// Slither Stone: a random seed
    #[arg(long)]
    fresh: bool,
    /// Slither Stone: one of the standard boards that proved fair, at random
    #[arg(long, conflicts_with_all = ["seed", "columns", "rows", "walls", "fresh"])]
    fair: bool,
    #[command(flatten)]
    kind: input::BoardKind,
    /// Slither Stone: print the code of the board instead of the position
    #[arg(long)]
    code: bool,
    /// Trexo: the number of tiles, from 1 to 999 [default: 60]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=999))]
    tiles: Option<u16>,
    /// Trexo: the length of the board's side, from 5 to 12 [default: 10]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = clap::value_parser!(u8).range(5..=12))]
    size: Option<u8>,
}

impl Start {
    pub(crate) fn run(&self) -> Result<()> {
        self.check_options();
        let start = self.start()?;
        if let Some(code) = start.board_code() {
            if self.code {
                return output::print_line(code);
            }
            if self.fresh || self.fair {
                output::complain(format_args!("board {code}"));
            }
        }
        output::print_line(AnyPosition::from(start))
    }

    /// An option of another game is bad usage: clap's message ends the program.
    fn check_options(&self) {
        let of_boards = self.board.is_some() || self.seed.is_some() || self.fresh || self.fair || self.code;
        let of_boards = of_boards || self.kind.is_given();
        let of_variants = self.tiles.is_some() || self.size.is_some();
        let (options, games) = if of_boards && !self.game.has_boards() {
            let options = "--board, --seed, --fresh, --fair, --columns, --rows, --walls and --code";
            (options, GameId::titles(GameId::has_boards))
        } else if of_variants && !self.game.has_variants() {
            ("--tiles and --size", GameId::titles(GameId::has_variants))
        } else {
            return;
        };
        bad_usage(&["start"], format!("{options} belong to {games}"))
    }

    fn start(&self) -> Result<tessera_games::Start> {
        if self.fair {
            return Ok(input::fair_start(self.game, &mut input::fresh_random()));
        }
        let board = match &self.board {
            Some(code) => BoardRequest::Code { code: code.clone() },
            None if self.fresh => self.kind.request(input::fresh_random().next_u64() as u32),
            None => self.kind.request(self.seed.unwrap_or_default()),
        };
        let request = StartRequest {
            tiles: self.tiles,
            size: self.size,
            board: Some(board),
            ..StartRequest::new(self.game)
        };
        request.start().map_err(|error| match error {
            // The numbers are good one by one, but not together.
            StartError::NoBoard(_) | StartError::NoVariant => {
                bad_usage(&["start"], refusal::start(error, self.game, None))
            }
            _ => refusal::start(error, self.game, None),
        })
    }
}
