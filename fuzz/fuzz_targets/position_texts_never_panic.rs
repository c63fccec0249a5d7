//! Any text is read as a position that prints the same text, or refused with a sentence.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tessera_games::AnyPosition;

fuzz_target!(|data: &[u8]| {
    let Some((game, text)) = tessera_fuzz::game(data) else { return };
    let Ok(text) = str::from_utf8(text) else { return };
    match AnyPosition::parse(game, text) {
        Ok(position) => {
            assert_eq!(position.to_string(), text);
            assert_eq!(position.actions().len(), position.count_actions());
            for action in position.actions() {
                let mut next = position;
                next.play(action).expect("a listed action is legal");
                let again = AnyPosition::parse(game, &next.to_string());
                assert_eq!(again, Ok(next), "a position that is played to can be read");
            }
        }
        Err(error) => assert!(error.at <= text.chars().count() && !error.to_string().is_empty()),
    }
});
