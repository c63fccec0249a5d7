//! Whole numbers from Python, which have no bounds there.

use std::fmt::Display;

use pyo3::exceptions::{PyOverflowError, PyTypeError};
use pyo3::prelude::*;

use crate::errors::wrong;

/// A whole number of any size, so that one that is too large gets a plain message instead of an overflow.
#[derive(Clone, Debug)]
pub(crate) enum Whole {
    Fits(i128),
    Beyond(String),
}

impl<'py> FromPyObject<'_, 'py> for Whole {
    type Error = PyErr;

    fn extract(number: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        match number.extract::<i64>() {
            Ok(small) => Ok(Self::Fits(small.into())),
            Err(error) if error.is_instance_of::<PyOverflowError>(number.py()) => {
                let large = number.extract::<u64>().map(|large| Self::Fits(large.into()));
                large.or_else(|_| Ok(Self::Beyond(number.str()?.to_string())))
            }
            Err(_) => {
                let kind = number.get_type();
                Err(PyTypeError::new_err(format!("a whole number is needed, not {}", kind.name()?)))
            }
        }
    }
}

impl Display for Whole {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Fits(number) => number.fmt(f),
            Self::Beyond(text) => f.write_str(text),
        }
    }
}

impl Whole {
    /// The number, if it is in the range; the message of the error begins with the name.
    pub(crate) fn within<T>(self, name: &str, low: T, high: T) -> PyResult<T>
    where
        T: TryFrom<i128> + PartialOrd + Display + Copy,
    {
        let number = match self {
            Self::Fits(number) => T::try_from(number).ok(),
            Self::Beyond(_) => None,
        };
        number
            .filter(|number| (low..=high).contains(number))
            .ok_or_else(|| wrong(format_args!("{name} is a number from {low} to {high}, not {self}")))
    }

    /// The index of one of this many places; otherwise the number itself.
    pub(crate) fn place(self, count: usize) -> Result<usize, Self> {
        let place = match self {
            Self::Fits(number) => usize::try_from(number).ok().filter(|&place| place < count),
            Self::Beyond(_) => None,
        };
        place.ok_or(self)
    }
}

/// A number that may be left out.
pub(crate) fn within<T>(number: Option<Whole>, name: &str, low: T, high: T) -> PyResult<Option<T>>
where
    T: TryFrom<i128> + PartialOrd + Display + Copy,
{
    number.map(|number| number.within(name, low, high)).transpose()
}
