//! Checks the codes in docs/online.md against the code: refusals, errors over HTTP, and why sockets are closed.

use std::collections::BTreeSet;

use super::{read, section};

/// The first cells of the rows of a table, without backticks.
fn first_cells(text: &str) -> BTreeSet<String> {
    let rows = text.lines().filter_map(|line| line.strip_prefix("| "));
    let cells = rows.filter_map(|row| row.split(" |").next());
    cells.map(|cell| cell.trim_matches('`').to_owned()).filter(|cell| cell != "code").collect()
}

/// What stands in a source between these two texts, each time.
fn between(source: &str, before: &str, after: &str) -> BTreeSet<String> {
    source.split(before).skip(1).filter_map(|rest| rest.split(after).next()).map(str::to_owned).collect()
}

fn is_code(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
}

#[test]
fn every_refusal_is_documented() {
    let refusals = read("crates/online/src/refusal.rs");
    let codes = refusals.split("fn code(").nth(1).and_then(|rest| rest.split("\n    }\n").next());
    let mut codes = between(codes.expect("refusals have codes"), "=> \"", "\"");
    let socket = read("crates/server/src/online/socket.rs");
    codes.extend(between(&socket, "ServerMessage::No { c, code: \"", "\""));
    let documented = first_cells(section(&read("docs/online.md"), "## Why a command is refused"));
    assert_eq!(documented, codes);
}

#[test]
fn every_error_over_http_is_documented() {
    let api = read("crates/server/src/online/api.rs");
    let answers = api.split("impl IntoResponse for Problem").nth(1).expect("problems are answered");
    let codes: BTreeSet<String> =
        answers.split('"').skip(1).step_by(2).map(str::to_owned).filter(|text| is_code(text)).collect();
    let documented = first_cells(section(&read("docs/online.md"), "### Errors"));
    assert_eq!(documented, codes);
}

#[test]
fn every_close_code_is_documented() {
    let mut codes = between(&read("crates/server/src/online/close.rs"), "u16 = ", ";");
    codes.extend(between(&read("crates/online/src/wire/mod.rs"), "UNSUPPORTED_PROTOCOL: u16 = ", ";"));
    codes.insert("none".into());
    assert_eq!(first_cells(section(&read("docs/online.md"), "## Why a socket is closed")), codes);
}
