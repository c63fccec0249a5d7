//! Where a person's files lie.

use std::env;
use std::path::PathBuf;

/// The folder of Tessera in the folder that a variable names, or else in this one of the person's home.
pub(crate) fn of_person(variable: &str, usual: &str) -> Option<PathBuf> {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = set(variable).or_else(|| set("HOME").map(|home| home.join(usual)))?;
    Some(folder.join("tessera"))
}
