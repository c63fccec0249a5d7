//! What holds for every record: text and JSON tell all of it, and nothing that is read makes the readers panic.

use std::io::BufReader;

use proptest::prelude::*;
use tessera_record::{Record, Records, Stats, read, read_json, write, write_json};

use crate::common;

fn words() -> impl Strategy<Value = Vec<String>> {
    prop::collection::vec(
        prop_oneof!["[a-zěłž]{1,12}", r"[\[\]{}()\\.*@0-9]{1,6}", "\\PC{1,8}", ".{0,5}"],
        1..6,
    )
}

fn assert_tells_all(record: &Record) {
    let text = write(record);
    let again = read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(again, *record, "{text}");
    assert_eq!(write(&again), text);
    let json = write_json(record);
    assert!(!json.contains('\n'));
    let again = read_json(&json).unwrap_or_else(|error| panic!("{error}\n{json}"));
    assert_eq!(again, *record, "{json}");
    assert_eq!(write_json(&again), json);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn text_and_json_tell_all_of_a_record(seed: u64, words in words()) {
        assert_tells_all(&common::record(seed, &words));
    }

    #[test]
    fn only_a_word_that_is_too_long_makes_a_line_longer_than_100_characters(seed: u64, words in words()) {
        let text = write(&common::record(seed, &words));
        let turns = text.split_once("\n\n").expect("tags and turns").1;
        for line in turns.lines().filter(|line| line.chars().count() > 100) {
            prop_assert!(!line.contains(' '), "{}", line);
        }
    }

    #[test]
    fn a_stream_gives_the_games_that_were_written(seeds in prop::collection::vec(any::<u64>(), 0..6), words in words()) {
        let records: Vec<Record> = seeds.iter().map(|&seed| common::record(seed, &words)).collect();
        let text = records.iter().map(|record| write(record) + "\n").collect::<String>();
        let json = records.iter().map(|record| write_json(record) + "\n").collect::<String>();
        for file in [text, json] {
            // A tiny buffer, so that lines are read in pieces.
            let reader = BufReader::with_capacity(7, file.as_bytes());
            let read: Vec<Record> = Records::new(reader).map(|record| record.expect("it was written")).collect();
            prop_assert_eq!(&read, &records);
            let stats = Stats::of(Records::new(file.as_bytes()));
            let games: u64 = stats.iter().map(|(_, stats)| stats.games).sum();
            prop_assert_eq!(games, records.len() as u64);
        }
    }

    #[test]
    fn a_spoilt_text_is_read_or_refused_but_never_a_reason_to_panic(
        seed: u64,
        words in words(),
        place: prop::sample::Index,
        length in 0_usize..8,
        put in "[-{}()\\[\\]\\\\\".@*#o0-9a-z\n ]{0,4}",
    ) {
        let record = common::record(seed, &words);
        for text in [write(&record), write_json(&record)] {
            let begin = text.floor_char_boundary(place.index(text.len()));
            let end = text.floor_char_boundary((begin + length).min(text.len()));
            let spoilt = [&text[..begin], &put, &text[end..]].concat();
            let one = read(&spoilt);
            if one.is_ok() {
                prop_assert_eq!(Records::new(spoilt.as_bytes()).collect::<Vec<_>>(), [one], "{}", spoilt);
            }
            for result in Records::new(spoilt.as_bytes()).chain([read(&spoilt), read_json(&spoilt)]) {
                match result {
                    Ok(record) => assert_tells_all(&record),
                    Err(error) => {
                        let sentence = error.to_string();
                        prop_assert!(error.line <= spoilt.lines().count() + 1, "{}", sentence);
                        prop_assert!(!sentence.contains('\n'), "{}", sentence);
                    }
                }
            }
        }
    }

    #[test]
    fn any_text_is_refused_or_read(text in "\\PC*", bytes: Vec<u8>) {
        prop_assert!(read(&text).is_err());
        prop_assert!(read_json(&text).is_err());
        prop_assert!(Records::new(bytes.as_slice()).all(|record| record.is_err()));
    }
}
