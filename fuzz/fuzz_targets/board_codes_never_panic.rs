//! Any text is read as a board code that names one board, or refused with a sentence.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tessera_slither_stone::BoardSpec;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = str::from_utf8(data) else { return };
    match text.parse::<BoardSpec>() {
        Ok(board) => {
            assert_eq!(board.to_string().parse(), Ok(board));
            assert_eq!(board.board().to_string().parse(), Ok(board.board()));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
