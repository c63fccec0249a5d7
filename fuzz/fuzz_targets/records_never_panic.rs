//! Any file is read as games that come back the same from both forms, or refused with a sentence.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tessera_record::{ReadError, Record, Records, read, read_json, write, write_json};

fuzz_target!(|data: &[u8]| {
    for game in Records::new(data) {
        check(game);
    }
    let Ok(text) = str::from_utf8(data) else { return };
    check(read(text));
    check(read_json(text));
});

fn check(game: Result<Record, ReadError>) {
    match game {
        Ok(game) => {
            let (text, json) = (write(&game), write_json(&game));
            let [again, from_json] =
                [read(&text), read_json(&json)].map(|game| game.expect("what is written can be read"));
            assert_eq!(again, game);
            assert_eq!(from_json, game);
            assert_eq!((write(&again), write_json(&from_json)), (text, json));
        }
        Err(error) => assert!(error.line > 0 && error.column > 0 && !error.problem.to_string().is_empty()),
    }
}
