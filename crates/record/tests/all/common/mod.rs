//! Random games with all that can be written about them.

use std::time::Duration;

use tessera_game::Random;
use tessera_games::{AnyPosition, GameId, Outcome, Player};
use tessera_record::{Clock, Line, Origin, Record};

/// Starts of all games: usual ones, variants, set-up positions, some with the second player to move.
pub(crate) fn origins() -> Vec<Origin> {
    let set_up = [
        (GameId::Xok, ".../..../...../..FF../...../..../... b"),
        (GameId::Yoxii, ".../...3./...T.../......./......./...../... r"),
        (GameId::Trexo, "tiles=12 size=5 5/5/5/5/5 X"),
        (GameId::Trexo, "tiles=90 size=6 6/6/6/6/6/6 X"),
        (GameId::Trexo, "tiles=12 size=5 5/5/5/5/X1>O1<3 O"),
        (GameId::Trexo, "tiles=8 size=4 line=3 4/4/4/4 X"),
        (GameId::Slither, "Cv....Dv/....../....../....../....../A^....B^ 1 5,5 -"),
        (GameId::Slither, "Cv....Dv/....../....../....../....../A^....B^ 2 5,5 m"),
    ];
    let set_up =
        set_up.map(|(game, text)| AnyPosition::parse(game, text).unwrap_or_else(|e| panic!("{text}: {e}")));
    GameId::ALL.map(Origin::from).into_iter().chain(set_up.map(Origin::from)).collect()
}

/// A random game from one of the [`origins`], with comments of the given words, clocks and variations.
pub(crate) fn record(seed: u64, words: &[String]) -> Record {
    let mut random = Random::new(seed);
    let origins = origins();
    let mut record = Record::new(origins[random.below(origins.len() as u32) as usize]);
    let length = if random.below(3) == 0 { 400 } else { random.below(30) };
    let mut notes = Notes { random: &mut random, words };
    notes.fill(record.main_mut(), length, 0);
    for name in ["First", "Second", "Event", "x_1"] {
        if random.below(2) == 0 {
            let value = words.join("  ");
            let value: String = value.chars().filter(|c| !c.is_control()).take(500).collect();
            // A value without a character, for example, is refused.
            let _ = record.tags_mut().set(name, value.trim());
        }
    }
    if record.result().is_none() {
        let results = [None, Some(Outcome::Draw), Some(Outcome::Win(Player::Second))];
        record.set_result(results[random.below(3) as usize]).unwrap();
    }
    record
}

struct Notes<'a> {
    random: &'a mut Random,
    words: &'a [String],
}

impl Notes<'_> {
    fn one_in(&mut self, n: u32) -> bool {
        self.random.below(n) == 0
    }

    fn comment(&mut self) -> String {
        let count = self.random.below(6);
        let word = |random: &mut Random| self.words.get(random.below(self.words.len() as u32) as usize);
        (0..count).filter_map(|_| word(self.random)).map(|word| format!("{word} ")).collect()
    }

    fn fill(&mut self, line: &mut Line, length: u32, depth: u32) {
        if self.one_in(4) {
            let comment = self.comment();
            line.set_comment(&comment);
        }
        for _ in 0..length {
            let actions = line.end().actions();
            if actions.is_empty() {
                break;
            }
            let choice = self.random.below(actions.len() as u32) as usize;
            line.push(actions[choice]).expect("a listed action is legal");
        }
        for index in 0..line.len() {
            self.write_about(line, index, depth);
        }
    }

    fn write_about(&mut self, line: &mut Line, index: usize, depth: u32) {
        let mut turn = line.turn_mut(index).expect("a turn");
        if self.one_in(3) {
            turn.set_clock(Some(Clock::new(Duration::from_millis(self.random.below(4_000_000).into()))));
        }
        if self.one_in(6) {
            turn.set_comment(&self.comment());
        }
        while depth < 3 && self.one_in(8) {
            let turn = line.turn_mut(index).expect("a turn");
            let actions = turn.as_turn().before().actions();
            let choice = self.random.below(actions.len() as u32) as usize;
            let variation = turn.add_variation(&[actions[choice]]).expect("a listed action is legal");
            let length = self.random.below(6);
            self.fill(variation, length, depth + 1);
        }
    }
}
