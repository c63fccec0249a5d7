//! Checks the list of files with unsafe code in docs/contributing.md.

use std::collections::BTreeSet;

use super::{read, section};
use crate::run::tracked;

/// The attributes with which a file allows what the workspace denies.
const PERMISSIONS: [&str; 2] = ["allow(unsafe_code", "expect(unsafe_code"];

#[test]
fn every_file_with_unsafe_code_is_listed() {
    let sources = tracked(&["*.rs"]).into_iter().filter(|path| path != file!());
    let allow: BTreeSet<String> =
        sources.filter(|path| PERMISSIONS.iter().any(|permission| read(path).contains(permission))).collect();
    let text = read("docs/contributing.md");
    let items = section(&text, "## Unsafe code").lines().filter_map(|line| line.strip_prefix("- ["));
    let listed: BTreeSet<String> =
        items.filter_map(|item| item.split(']').next()).map(str::to_owned).collect();
    assert_eq!(listed, allow);
}
