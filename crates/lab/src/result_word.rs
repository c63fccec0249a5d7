//! The result of a game in a file: `first`, `second` or `draw`.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};
use tessera_games::{Outcome, Player};

const OUTCOMES: [Outcome; 3] = [Outcome::Win(Player::First), Outcome::Win(Player::Second), Outcome::Draw];

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
pub(crate) fn serialize<S: Serializer>(outcome: &Outcome, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(outcome)
}

pub(crate) fn deserialize<'a, D: Deserializer<'a>>(deserializer: D) -> Result<Outcome, D::Error> {
    let word = String::deserialize(deserializer)?;
    let known = OUTCOMES.into_iter().find(|outcome| outcome.to_string() == word);
    known.ok_or_else(|| D::Error::custom("the result is first, second or draw"))
}
