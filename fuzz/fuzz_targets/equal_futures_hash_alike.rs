//! Positions that play on alike hash alike: those with equal texts, and those that differ only in what no longer
//! matters (in Xok, the facings of the sharks on the board).
#![no_main]

use libfuzzer_sys::fuzz_target;
use tessera_games::{AnyPosition, GameId};

fuzz_target!(|data: &[u8]| {
    let Some(position) = tessera_fuzz::positions(data).pop() else { return };
    let again = AnyPosition::parse(position.game(), &position.to_string()).expect("it can be read");
    assert_eq!(again.hash(), position.hash());
    if position.game() == GameId::Xok {
        let turned = AnyPosition::parse(GameId::Xok, &turned(&position.to_string())).expect("facings are free");
        assert_eq!(turned.hash(), position.hash());
        assert_eq!(turned.action_texts(), position.action_texts());
    }
    // Two actions in either order, where both orders are legal and lead to the same position.
    let actions = position.actions();
    for pair in actions.windows(2).take(20) {
        let orders = [[pair[0], pair[1]], [pair[1], pair[0]]];
        let [Some(one), Some(other)] = orders.map(|order| {
            let mut now = position;
            order.into_iter().try_for_each(|action| now.play(action)).ok().map(|()| now)
        }) else {
            continue;
        };
        if one == other {
            assert_eq!(one.hash(), other.hash());
        }
    }
});

/// The same position of Xok with every shark turned by one step, among the facings that its kind has.
fn turned(text: &str) -> String {
    let mut kind = ' ';
    text.chars()
        .map(|character| {
            let facing = character.to_digit(10);
            let facings = if kind.eq_ignore_ascii_case(&'c') { 3 } else { 6 };
            kind = character;
            facing.map_or(character, |facing| char::from_digit((facing + 1) % facings, 10).expect("a digit"))
        })
        .collect()
}
