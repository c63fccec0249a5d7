//! Trexo.

use tessera_games::ActionIds;
use tessera_games::trexo::{Board, Shape};

use super::Proved;

impl<S: Shape> Proved for Board<S>
where
    Self: ActionIds,
{
    const FORCES: bool = true;
}
