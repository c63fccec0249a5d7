//! `tessera start`: the position in which a game begins.

use anyhow::{Context, Result};
use clap::{Args, CommandFactory, error::ErrorKind};
use tessera_games::slither_stone::BoardSpec;
use tessera_games::trexo::Rules;
use tessera_games::{AnyPosition, GameId};

use crate::{Tessera, input, output};

/// Print the position in which a game begins
#[derive(Args)]
#[command(after_help = "Examples:
  tessera start xok
  tessera start trexo --tiles 45 --size 8
  tessera start slither                  the standard board, seed 0
  tessera start slither --fair           one of the boards that proved fair; its code goes to standard error
  tessera start slither --fresh          a board that nobody has seen; its code, too
  tessera start slither --columns 8 --rows 9 --walls 6 --seed 7
  tessera start slither --seed 7 --code  the code of a board instead of the position")]
pub(crate) struct Start {
    /// The game
    #[arg(value_parser = input::game_parser())]
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
    #[arg(long, value_name = "N")]
    tiles: Option<u16>,
    /// Trexo: the length of the board's side, from 5 to 12 [default: 10]
    #[arg(long, value_name = "N")]
    size: Option<u8>,
}

impl Start {
    pub(crate) fn run(&self) -> Result<()> {
        self.check_options();
        match self.game {
            GameId::Xok | GameId::Yoxii => output::print_line(AnyPosition::start(self.game)),
            GameId::Trexo => output::print_line(self.trexo()?),
            GameId::Slither => self.slither(),
        }
    }

    /// An option of another game is bad usage, and ends the program with what clap says.
    fn check_options(&self) {
        let slither = self.board.is_some() || self.seed.is_some() || self.fresh || self.fair || self.code;
        let slither = slither || self.kind.is_told();
        let trexo = self.tiles.is_some() || self.size.is_some();
        let message = if slither && self.game != GameId::Slither {
            "--board, --seed, --fresh, --fair, --columns, --rows, --walls and --code belong to Slither Stone"
        } else if trexo && self.game != GameId::Trexo {
            "--tiles and --size belong to Trexo"
        } else {
            return;
        };
        Tessera::command().error(ErrorKind::ArgumentConflict, message).exit()
    }

    fn trexo(&self) -> Result<AnyPosition> {
        let usual = Rules::default();
        let tiles = self.tiles.unwrap_or(usual.tiles());
        let size = self.size.unwrap_or(usual.size());
        let rules =
            Rules::new(tiles, size).context("Trexo has 1 to 999 tiles and a side of 5 to 12 squares")?;
        Ok(tessera_games::Start::Trexo(rules).into())
    }

    fn slither(&self) -> Result<()> {
        let board: BoardSpec = match &self.board {
            Some(code) => code.parse().context("this is not a board code")?,
            None if self.fair => input::fair_board(&mut input::fresh_random()),
            None => self.board_from_numbers()?,
        };
        if self.code {
            return output::print_line(board);
        }
        if self.fresh || self.fair {
            anstream::eprintln!("board {board}");
        }
        output::print_line(board.board())
    }

    fn board_from_numbers(&self) -> Result<BoardSpec> {
        let seed = if self.fresh {
            input::fresh_random().next_u64() as u32
        } else {
            self.seed.unwrap_or(BoardSpec::default().seed())
        };
        self.kind.board(seed)
    }
}
