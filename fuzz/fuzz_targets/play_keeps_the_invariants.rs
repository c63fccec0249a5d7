//! Along any game, every position can be read back, counts what it lists, and goes on until it has a result.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tessera_games::AnyPosition;

fuzz_target!(|data: &[u8]| {
    for position in tessera_fuzz::positions(data) {
        let text = position.to_string();
        let again = AnyPosition::parse(position.game(), &text).expect("a position that is played to can be read");
        assert_eq!(again, position);
        assert_eq!(again.to_string(), text);
        assert_eq!(position.count_actions(), position.actions().len());
        assert_eq!(position.count_actions() == 0, position.outcome().is_some());
    }
});
