//! The JSON of everything that the crate answers, over the positions of the shared vectors and random games.
//!
//! `tests/golden/<game>/<question>.txt` has some answers in full. `all.txt` has a digest of each field over all answers, so that
//! a failure names the field even if none of those in full has changed. After a wanted change, write them anew and read the
//! difference: `UPDATE_SNAPSHOTS=1 cargo test -p tessera-view golden`. With `GOLDEN_ANSWERS=folder` the test also writes every
//! answer in full to that folder: do it on two commits, and compare the folders.

use std::collections::BTreeMap;
use std::fmt::{Display, Write as _};
use std::fs;
use std::path::{Path, PathBuf};

use crate::common::{cell_names, positions, random_event, vector_positions};
use serde::Serialize;
use serde_json::Value;
use tessera_game::{Player, Random};
use tessera_games::{AnyPosition, GameId};
use tessera_view::{
    Advice, Line, Proven, ViewOptions, draft_at, draft_look, edit, editor_look, editor_tools, hint_reasons,
    look, status, turns,
};

/// The width of a line, in characters, beyond which a value is broken into several lines.
const WIDTH: usize = 240;

/// The answers to one question.
struct Answers {
    /// One in this many answers is kept as text.
    every: usize,
    count: usize,
    /// Answers as readable text, each after a line with what was asked.
    text: String,
    /// FNV-1a over the JSON of a field in all answers.
    digests: BTreeMap<String, u64>,
}

impl Answers {
    const fn new(every: usize) -> Self {
        Self { every, count: 0, text: String::new(), digests: BTreeMap::new() }
    }

    fn add(&mut self, asked: impl Display, answer: &impl Serialize) {
        let mut value = serde_json::to_value(answer).unwrap();
        if let Some(answer) = value.get_mut("Ok") {
            value = answer.take();
        }
        match &value {
            Value::Object(fields) => fields.iter().for_each(|(name, value)| self.digest(name, value)),
            value => self.digest("answer", value),
        }
        if self.count % self.every == self.every / 2 {
            writeln!(self.text, "## {asked}").unwrap();
            write_readable(&mut self.text, 0, "", &value);
        }
        self.count += 1;
    }

    fn digest(&mut self, field: &str, value: &Value) {
        let digest = self.digests.entry(field.to_owned()).or_insert(0xcbf2_9ce4_8422_2325);
        for byte in value.to_string().bytes().chain([b'\n']) {
            *digest = (*digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

/// Writes a value on one line if it fits, otherwise each of its parts on lines of its own.
fn write_readable(out: &mut String, depth: usize, name: &str, value: &Value) {
    let start = format!("{:1$}{name}", "", 2 * depth);
    let line = format!("{start}{value}");
    match value {
        Value::Array(items) if line.chars().count() > WIDTH => {
            writeln!(out, "{start}[").unwrap();
            for item in items {
                write_readable(out, depth + 1, "", item);
            }
        }
        Value::Object(fields) if line.chars().count() > WIDTH => {
            writeln!(out, "{start}{{").unwrap();
            for (name, value) in fields {
                write_readable(out, depth + 1, &format!("{name}: "), value);
            }
        }
        _ => writeln!(out, "{line}").unwrap(),
    }
}

/// A question: its name, one in how many answers is stored in full, and how it is asked.
type Question = (&'static str, usize, fn(GameId, &mut Answers));

const QUESTIONS: [Question; 5] = [
    ("look", 350, looks),
    ("draft", 175, drafts),
    ("turns", 7, lists),
    ("hint", 5, hints),
    ("editor", 211, edits),
];

const VIEWS: [ViewOptions; 2] = [
    ViewOptions { seen_by: Player::First, slanted: false, coordinates: true },
    ViewOptions { seen_by: Player::Second, slanted: true, coordinates: false },
];

fn line(position: &AnyPosition) -> Line {
    Line { game: position.game(), start: position.to_string(), actions: Vec::new() }
}

/// A random game from the start, as a line.
fn random_line(game: GameId, seed: u64) -> Line {
    let (mut line, mut random) = (Line::standard(game), Random::new(seed));
    let mut position = line.position().unwrap();
    while position.outcome().is_none() && line.actions.len() < 60 {
        let texts = position.action_texts();
        let text = &texts[random.below(texts.len() as u32) as usize];
        position.play_text(text).unwrap();
        line.actions.push(text.clone());
    }
    line
}

fn looks(game: GameId, answers: &mut Answers) {
    for position in vector_positions(game) {
        answers.add(position, &status(&position));
        for view in VIEWS {
            answers.add(format_args!("{position}, {view:?}"), &look(&line(&position), view));
        }
    }
    (0..6).for_each(|seed| {
        answers.add(format_args!("random game {seed}"), &look(&random_line(game, seed), VIEWS[0]));
    });
}

fn drafts(game: GameId, answers: &mut Answers) {
    let mut random = Random::new(11);
    for position in vector_positions(game).iter().step_by(3) {
        let (cells, mut events) = (cell_names(position), Vec::new());
        for _ in 0..12 {
            events.push(random_event(&draft_at(position, &events), &cells, &mut random));
            let view = VIEWS[random.below(2) as usize];
            let asked = format!("{position}, {view:?}, {events:?}");
            answers.add(asked, &draft_look(&line(position), &events, view));
        }
    }
}

fn lists(game: GameId, answers: &mut Answers) {
    (20..40)
        .for_each(|seed| answers.add(format_args!("random game {seed}"), &turns(&random_line(game, seed))));
}

/// Some random actions from a position.
fn random_turns(position: &AnyPosition, random: &mut Random) -> Vec<String> {
    let (mut now, mut line) = (*position, Vec::new());
    while now.outcome().is_none() && line.len() < 4 {
        let texts = now.action_texts();
        let text = &texts[random.below(texts.len() as u32) as usize];
        now.play_text(text).unwrap();
        line.push(text.clone());
    }
    line
}

fn hints(game: GameId, answers: &mut Answers) {
    let mut random = Random::new(12);
    let proven = [None, None, Some(Proven::Win(3)), Some(Proven::Draw), Some(Proven::Loss(4))];
    let going_on = vector_positions(game).into_iter().filter(|position| position.outcome().is_none());
    for position in going_on.step_by(20) {
        let texts = position.action_texts();
        for proven in proven {
            let text = &texts[random.below(texts.len() as u32) as usize];
            let other = random_turns(&position, &mut random);
            let advice = Advice { actions: std::slice::from_ref(text), proven, other: &other };
            let asked = format!("{position}, {text}, {proven:?}, {other:?}");
            answers.add(asked, &hint_reasons(&position, &advice));
        }
    }
}

fn edits(game: GameId, answers: &mut Answers) {
    let mut random = Random::new(13);
    let tools = editor_tools(game);
    answers.add("tools", &tools);
    for position in positions(game, 2, 14).iter().step_by(5) {
        let (cells, mut text) = (cell_names(position), position.to_string());
        for _ in 0..30 {
            let tool = &tools[random.below(tools.len() as u32) as usize].id;
            let cell = &cells[random.below(cells.len() as u32) as usize];
            let edited = edit(game, &text, tool, Some(cell)).unwrap();
            answers.add(format_args!("{text}, {tool} on {cell}"), &edited);
            text = edited.position;
            answers.add(&text, &editor_look(game, &text, VIEWS[0]));
        }
    }
}

/// Compares a text with a file, or writes the file. The difference: the first lines that are not the same.
fn difference(path: &Path, now: &str) -> Option<String> {
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, now).unwrap();
    }
    let then = fs::read_to_string(path).unwrap_or_default();
    if then == now {
        return None;
    }
    let (mut old, mut new) = (then.lines(), now.lines());
    let mut shown = format!("{}:\n", path.display());
    let mut asked = "";
    let mut left = 10;
    for number in 1.. {
        let (was, is) = (old.next(), new.next());
        asked = is.filter(|line| line.starts_with('#')).unwrap_or(asked);
        if was != is {
            let [was, is] = [was, is].map(|line| line.unwrap_or("(end)"));
            writeln!(shown, "line {number} {asked}\n- {was}\n+ {is}").unwrap();
            left -= 1;
        }
        if left == 0 || (was.is_none() && is.is_none()) {
            break;
        }
    }
    Some(shown)
}

#[test]
fn golden_answers_are_as_they_were() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let everything = std::env::var_os("GOLDEN_ANSWERS").map(PathBuf::from);
    let mut differences = Vec::new();
    for game in GameId::ALL {
        let own = folder.join(game.name());
        let mut digests = String::new();
        for (name, every, question) in QUESTIONS {
            let mut answers = Answers::new(every);
            question(game, &mut answers);
            for (field, digest) in &answers.digests {
                writeln!(digests, "{name} {field} {digest:016x}").unwrap();
            }
            differences.extend(difference(&own.join(format!("{name}.txt")), &answers.text));
            if let Some(folder) = &everything {
                let mut all = Answers::new(1);
                question(game, &mut all);
                fs::create_dir_all(folder).unwrap();
                fs::write(folder.join(format!("{game}-{name}.txt")), all.text).unwrap();
            }
        }
        differences.extend(difference(&own.join("all.txt"), &digests));
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}
