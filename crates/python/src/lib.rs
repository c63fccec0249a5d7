//! The native part of the Python package `tessera_games`: rules, batches, players and records. What people call lies in
//! `python/tessera_games`, typed in `_native.pyi`.

mod ascii;
mod batch;
mod engine;
mod errors;
mod game;
mod perft;
mod record;
mod state;
mod whole;

use pyo3::prelude::*;

/// The native module.
#[pymodule]
mod _native {
    #[pymodule_export]
    use crate::batch::{Batch, restore_batch};
    #[pymodule_export]
    use crate::engine::{RawAnalysis, RawEngine};
    #[pymodule_export]
    use crate::errors::{BadText, EngineError, IllegalAction, TesseraError};
    #[pymodule_export]
    use crate::game::{Game, restore_game};
    #[pymodule_export]
    use crate::record::{Record, read_records};
    #[pymodule_export]
    use crate::state::{State, restore_state};
    use pyo3::prelude::*;
    use pyo3::types::PyTuple;
    use tessera_games::GameId;

    /// The names of the games.
    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))?;
        module.add("GAMES", PyTuple::new(module.py(), GameId::ALL.map(GameId::name))?)
    }
}
