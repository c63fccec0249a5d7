//! The exceptions of the package. Each says in one sentence what was wrong.

use std::fmt::Display;

use numpy::{BorrowError, PyUntypedArray, PyUntypedArrayMethods};
use pyo3::create_exception;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use tessera_games::{ActionError, AnyIllegal};

create_exception!(tessera_games, TesseraError, PyValueError, "Something that was asked for does not exist.");
create_exception!(tessera_games, IllegalAction, TesseraError, "An action that may not be played here.");
create_exception!(
    tessera_games,
    BadText,
    TesseraError,
    "A text that is not an action, a position or a record."
);
create_exception!(
    tessera_games,
    EngineError,
    PyRuntimeError,
    "An engine that is closed, or does not answer."
);

/// A wrong wish: a game, a variant, a level.
pub(crate) fn wrong(reason: impl Display) -> PyErr {
    TesseraError::new_err(reason.to_string())
}

/// A text that cannot be read.
pub(crate) fn bad_text(reason: impl Display) -> PyErr {
    BadText::new_err(reason.to_string())
}

/// An action that cannot be played.
pub(crate) fn illegal(reason: impl Display) -> PyErr {
    IllegalAction::new_err(reason.to_string())
}

/// An array that cannot be written.
pub(crate) fn unwritable(error: BorrowError) -> PyErr {
    match error {
        BorrowError::AlreadyBorrowed => wrong("another call is using the array"),
        BorrowError::NotWriteable => wrong("the array is read-only"),
        other => wrong(other),
    }
}

/// What something is, for the message of an error: "a str", "an array of float64 with 2 dimensions".
pub(crate) fn kind_of(thing: &Bound<'_, PyAny>) -> String {
    if let Ok(array) = thing.cast::<PyUntypedArray>() {
        return format!("an array of {} with {} dimensions", array.dtype(), array.ndim());
    }
    thing.get_type().name().map_or_else(|_| "this".into(), |name| name.to_string())
}

/// Why the text of an action was refused.
pub(crate) fn refused(text: &str, error: ActionError<AnyIllegal>) -> PyErr {
    match error {
        ActionError::Malformed(error) => bad_text(format_args!("\"{text}\" is no action: {error}")),
        ActionError::Illegal(reason) => illegal(format_args!("\"{text}\" is not legal: {reason}")),
    }
}
