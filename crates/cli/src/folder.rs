//! The folders of a user's files.

use std::env;
use std::path::PathBuf;

/// Tessera's folder within the one that an environment variable names, or else within this one of the user's home.
pub(crate) fn of_person(variable: &str, usual: &str) -> Option<PathBuf> {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = set(variable).or_else(|| set("HOME").map(|home| home.join(usual)))?;
    Some(folder.join("tessera"))
}
