//! Any text is read as a legal action, or refused with a sentence, in any position.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tessera_games::AnyIllegal;

fuzz_target!(|data: &[u8]| {
    let (moves, text) = data.split_at(data.len() / 2);
    let Ok(text) = str::from_utf8(text) else { return };
    let Some(mut position) = tessera_fuzz::positions(moves).pop() else { return };
    let before = position;
    let _ = position.parse_turn(text);
    match position.play_text(text) {
        Ok(()) => assert!(before.actions().len() > 0),
        Err(error) => {
            assert_eq!(position, before);
            assert!(!error.to_string().is_empty());
            assert_ne!(error, tessera_games::ActionError::Illegal(AnyIllegal::AnotherGame));
        }
    }
});
