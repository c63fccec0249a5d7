//! The commands that the documentation shows, and what it shows of their outputs. The unit tests, which parse them, and
//! the integration tests, which run them, share this module.

use std::fs;
use std::path::{Path, PathBuf};

/// A line for a shell, and where it stands.
pub(crate) struct Example {
    pub(crate) place: String,
    pub(crate) line: String,
    /// What it prints, as the page shows it.
    pub(crate) shown: Option<String>,
}

/// The root of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The pages of the documentation, docs and every README, by their path.
pub(crate) fn pages() -> Vec<(String, String)> {
    let mut paths = Vec::new();
    add_pages(&root(), &mut paths);
    paths.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a page");
        (path.strip_prefix(root()).expect("below").display().to_string(), text)
    };
    paths.into_iter().map(read).collect()
}

fn add_pages(folder: &Path, paths: &mut Vec<PathBuf>) {
    let is_page = |path: &Path| {
        path.extension().is_some_and(|end| end == "md") && path.to_string_lossy().contains("/docs/")
    };
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let (path, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
        if path.is_dir() {
            if !name.starts_with('.') && !["target", "node_modules", "dist"].contains(&name.as_str()) {
                add_pages(&path, paths);
            }
        } else if name == "README.md" || is_page(&path) {
            paths.push(path);
        }
    }
}

/// The examples of a page: the lines of its blocks of code, and calls in running text. `is_name` says whether a call only
/// names a command, such as `tessera record stats`.
pub(crate) fn of_page(place: &str, text: &str, is_name: impl Fn(&str) -> bool) -> Vec<Example> {
    let mut examples = Vec::new();
    let mut add = |line: &str, shown| {
        examples.push(Example { place: place.to_owned(), line: line.to_owned(), shown });
    };
    let text = text.replace(" \\\n    ", " ");
    let parts: Vec<&str> = text.split("```").collect();
    for block in parts.iter().skip(1).step_by(2) {
        let (kind, lines) = block.split_once('\n').unwrap_or_default();
        match kind {
            "" | "sh" | "text" => lines.lines().for_each(|line| add(line.trim_start(), None)),
            "console" => of_console(lines).into_iter().for_each(|(line, shown)| add(&line, Some(shown))),
            _ => {}
        }
    }
    let prose: String = parts.iter().step_by(2).copied().collect();
    let spans =
        prose.split('`').skip(1).step_by(2).map(|span| span.split_whitespace().collect::<Vec<_>>().join(" "));
    for line in spans.filter(|line| line.starts_with("tessera ") && !is_pattern(line) && !is_name(line)) {
        add(&line, None);
    }
    examples
}

/// The commands of a block that shows a terminal, each with what follows it.
fn of_console(block: &str) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = Vec::new();
    for line in block.lines() {
        if let Some(command) = line.strip_prefix("$ ") {
            found.push((command.to_owned(), String::new()));
        } else if let Some((_, shown)) = found.last_mut() {
            shown.extend([line, "\n"]);
        }
    }
    found
}

/// Whether a call in running text stands for many: it has placeholders, such as GAME.
fn is_pattern(line: &str) -> bool {
    let is_name = |word: &str| {
        let word = word.trim_matches(|sign: char| !sign.is_alphanumeric() && sign != '-');
        !word.is_empty() && word.chars().all(|sign| sign.is_ascii_uppercase())
    };
    line.contains(['…', '[', '\\']) || line.split([' ', '=', '.', '/']).any(is_name)
}

#[test]
fn a_page_is_divided_into_examples() {
    let page = "Run `tessera games`, or `tessera show GAME`.\n```sh\n  tessera show xok \\\n    --width 40\n```\n\
        ```console\n$ tessera moves xok | head -n 2\na1\na2\n$ tessera games\nxok …\n```\n```json\n{}\n```\n";
    let examples = of_page("page", page, |line| line == "tessera tui");
    let parts = |Example { line, shown, .. }| (line, shown);
    let found: Vec<(String, Option<String>)> = examples.into_iter().map(parts).collect();
    let expected = [
        ("tessera show xok --width 40", None),
        ("tessera moves xok | head -n 2", Some("a1\na2\n")),
        ("tessera games", Some("xok …\n")),
        ("tessera games", None),
    ];
    assert_eq!(found, expected.map(|(line, shown)| (line.to_owned(), shown.map(str::to_owned))));
}
