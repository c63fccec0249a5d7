//! The JSON of everything that the crate answers, over the positions of the shared vectors and random games,
//! as one hash for each game and question in `tests/golden.txt`. After a wanted change, write them anew:
//! `UPDATE_SNAPSHOTS=1 cargo test -p tessera-view golden`.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use crate::common::{cell_names, positions, random_event, vector_positions};
use serde::Serialize;
use tessera_game::{Player, Random};
use tessera_games::{AnyPosition, GameId};
use tessera_view::{
    Advice, Line, Proven, ViewOptions, draft_at, draft_look, edit, editor_look, editor_tools, hint_reasons,
    look, status, turns,
};

/// FNV-1a over the JSON of all answers.
struct Hash(u64);

impl Hash {
    const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    fn add(&mut self, answer: &impl Serialize) {
        for byte in serde_json::to_string(answer).unwrap().bytes().chain([b'\n']) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

/// A question with its name.
type Question = (&'static str, fn(GameId) -> Hash);

const VIEWS: [ViewOptions; 2] = [
    ViewOptions { seen_by: Player::First, slanted: false, coordinates: true },
    ViewOptions { seen_by: Player::Second, slanted: true, coordinates: false },
];

fn line(position: &AnyPosition) -> Line {
    Line { game: position.game(), start: position.to_string(), actions: Vec::new() }
}

/// A random game from the start, as a line.
fn random_line(game: GameId, seed: u64) -> Line {
    let (mut line, mut random) = (Line::usual(game), Random::new(seed));
    let mut position = line.position().unwrap();
    while position.outcome().is_none() && line.actions.len() < 60 {
        let texts = position.action_texts();
        let text = &texts[random.below(texts.len() as u32) as usize];
        position.play_text(text).unwrap();
        line.actions.push(text.clone());
    }
    line
}

fn looks(game: GameId) -> Hash {
    let mut hash = Hash::new();
    for position in vector_positions(game) {
        hash.add(&status(&position));
        for view in VIEWS {
            hash.add(&look(&line(&position), view));
        }
    }
    (0..6).for_each(|seed| hash.add(&look(&random_line(game, seed), VIEWS[0])));
    hash
}

fn drafts(game: GameId) -> Hash {
    let (mut hash, mut random) = (Hash::new(), Random::new(11));
    for position in vector_positions(game).iter().step_by(3) {
        let (cells, mut events) = (cell_names(position), Vec::new());
        for _ in 0..12 {
            events.push(random_event(&draft_at(position, &events), &cells, &mut random));
            let view = VIEWS[random.below(2) as usize];
            hash.add(&draft_look(&line(position), &events, view));
        }
    }
    hash
}

fn lists(game: GameId) -> Hash {
    let mut hash = Hash::new();
    (20..40).for_each(|seed| hash.add(&turns(&random_line(game, seed))));
    hash
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

fn hints(game: GameId) -> Hash {
    let (mut hash, mut random) = (Hash::new(), Random::new(12));
    let proven = [None, None, Some(Proven::Win(3)), Some(Proven::Draw), Some(Proven::Loss(4))];
    let going_on = vector_positions(game).into_iter().filter(|position| position.outcome().is_none());
    for position in going_on.step_by(20) {
        let texts = position.action_texts();
        for proven in proven {
            let text = &texts[random.below(texts.len() as u32) as usize];
            let other = random_turns(&position, &mut random);
            let advice = Advice { actions: std::slice::from_ref(text), proven, other: &other };
            hash.add(&hint_reasons(&position, &advice));
        }
    }
    hash
}

fn edits(game: GameId) -> Hash {
    let (mut hash, mut random) = (Hash::new(), Random::new(13));
    let tools = editor_tools(game);
    hash.add(&tools);
    for position in positions(game, 2, 14).iter().step_by(5) {
        let (cells, mut text) = (cell_names(position), position.to_string());
        for _ in 0..30 {
            let tool = &tools[random.below(tools.len() as u32) as usize].id;
            let cell = &cells[random.below(cells.len() as u32) as usize];
            let edited = edit(game, &text, tool, Some(cell)).unwrap();
            hash.add(&edited);
            text = edited.position;
            hash.add(&editor_look(game, &text, VIEWS[0]));
        }
    }
    hash
}

#[test]
fn golden_answers_are_as_they_were() {
    let questions: [Question; 5] =
        [("look", looks), ("draft", drafts), ("turns", lists), ("hint", hints), ("editor", edits)];
    let mut now = String::new();
    for (game, (name, hash)) in
        GameId::ALL.iter().flat_map(|&game| questions.map(|question| (game, question)))
    {
        writeln!(now, "{game} {name} {:016x}", hash(game).0).unwrap();
    }
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden.txt");
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        fs::write(&path, &now).unwrap();
    }
    assert_eq!(now, fs::read_to_string(&path).unwrap());
}
