//! Board codes: one name for every board, and mistakes that are noticed.

use tessera_game::Random;
use tessera_slither_stone::{BoardSpec, CodeError, Grid, SpecError};

const ALPHABET: &str = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Specs of every size, with seeds of every length.
fn specs() -> Vec<BoardSpec> {
    let mut random = Random::new(5);
    let mut specs: Vec<BoardSpec> = (0..40).map(BoardSpec::standard).collect();
    specs.push(BoardSpec::standard(u32::MAX));
    for columns in 6..=21 {
        for rows in 6..=21 {
            let Some(grid) = Grid::new(columns, rows) else { continue };
            for bits in [1, 5, 6, 16, 31, 32] {
                let seed = (random.next_u64() >> (64 - bits)) as u32;
                let walls = random.below(u32::from(BoardSpec::most_walls(grid)) + 1) as u8;
                specs.extend(BoardSpec::new(columns, rows, walls, seed));
                specs.push(BoardSpec::standard(seed));
            }
        }
    }
    specs
}

/// The symbols of a code without its hyphens.
fn symbols(spec: BoardSpec) -> Vec<char> {
    spec.to_string().chars().filter(|&symbol| symbol != '-').collect()
}

fn read(symbols: &[char]) -> Result<BoardSpec, CodeError> {
    symbols.iter().collect::<String>().parse()
}

/// The symbols with the check symbol that makes them pass, if any does.
fn with_check(start: &str) -> String {
    let codes = ALPHABET.chars().map(|check| format!("{start}{check}"));
    let mut fitting = codes.filter(|code| code.parse::<BoardSpec>() != Err(CodeError::Mistyped));
    let code = fitting.next().expect("one check symbol fits");
    assert_eq!(fitting.next(), None, "only one check symbol fits");
    code
}

#[test]
fn every_code_names_the_board_it_was_written_for() {
    for spec in specs() {
        assert_eq!(spec.to_string().parse(), Ok(spec), "{spec}");
    }
}

#[test]
fn a_standard_board_is_s_and_the_seed_and_others_tell_size_and_walls() {
    assert_eq!(symbols(BoardSpec::standard(0))[..2], ['S', '0']);
    assert_eq!(symbols(BoardSpec::standard(32))[..3], ['S', '1', '0']);
    assert_eq!(symbols(BoardSpec::standard(u32::MAX))[..8], ['S', '3', 'Z', 'Z', 'Z', 'Z', 'Z', 'Z']);
    let other = BoardSpec::new(8, 16, 32, 31).expect("a board");
    assert_eq!(symbols(other)[..6], ['B', '2', 'A', '1', '0', 'Z']);
    assert_eq!(symbols(other).len(), 7);
}

#[test]
fn codes_are_written_in_groups_of_four() {
    for spec in specs() {
        let code = spec.to_string();
        let groups: Vec<&str> = code.split('-').collect();
        let (last, full) = groups.split_last().expect("a group");
        assert!(full.iter().all(|group| group.len() == 4) && (1..=4).contains(&last.len()), "{code}");
    }
}

#[test]
fn case_hyphens_and_spaces_do_not_count_and_look_alikes_are_read_as_digits() {
    for spec in specs() {
        let code = spec.to_string();
        let spoken = code.to_lowercase().replace('-', " ").replace('0', "o").replace('1', "l");
        assert_eq!(spoken.parse(), Ok(spec), "{spoken}");
        let printed = code.replace('-', "").replace('0', "O").replace('1', "I");
        assert_eq!(printed.parse(), Ok(spec), "{printed}");
        assert_eq!(format!(" -{code}- ").parse(), Ok(spec));
    }
}

#[test]
fn every_single_wrong_symbol_is_noticed() {
    for spec in specs().into_iter().step_by(3) {
        let right = symbols(spec);
        for place in 0..right.len() {
            for wrong in ALPHABET.chars().filter(|&symbol| symbol != right[place]) {
                let mut typed = right.clone();
                typed[place] = wrong;
                assert_eq!(read(&typed), Err(CodeError::Mistyped), "{spec} with {wrong} at {place}");
            }
        }
    }
}

#[test]
fn every_swap_of_two_different_neighbours_is_noticed() {
    let mut swaps = 0;
    for spec in specs() {
        let right = symbols(spec);
        for place in 1..right.len() {
            if right[place - 1] != right[place] {
                let mut typed = right.clone();
                typed.swap(place - 1, place);
                assert_eq!(read(&typed), Err(CodeError::Mistyped), "{spec} with a swap at {place}");
                swaps += 1;
            }
        }
    }
    assert!(swaps > 3000, "{swaps}");
}

#[test]
fn a_character_that_no_code_has_is_named_with_its_place() {
    for (text, at, found) in
        [("S0U", 2, 'U'), ("S1ZA?", 4, '?'), ("é", 0, 'é'), ("S0\tM", 2, '\t'), ("S-𝟘", 2, '𝟘')]
    {
        assert_eq!(text.parse::<BoardSpec>(), Err(CodeError::WrongSymbol { at, found }));
    }
    let error = "S0U".parse::<BoardSpec>().expect_err("no code");
    assert_eq!(error.to_string(), "a board code has no 'U' in it (at character 3)");
}

#[test]
fn codes_that_are_too_short_or_too_long_are_refused() {
    for text in ["", " ", "-", "S", "S0", "0"] {
        assert_eq!(text.parse::<BoardSpec>(), Err(CodeError::TooShort), "{text:?}");
    }
    assert_eq!("S".repeat(14).parse::<BoardSpec>(), Err(CodeError::TooLong));
    assert_eq!("0".repeat(100_000).parse::<BoardSpec>(), Err(CodeError::TooLong));
    for start in ["B0", "B00", "B000", "B0000"] {
        assert_eq!(with_check(start).parse::<BoardSpec>(), Err(CodeError::TooShort), "{start}: no seed");
    }
}

#[test]
fn a_code_that_was_mistyped_is_told_so() {
    let error = "S1AZ-6".parse::<BoardSpec>().expect_err("two symbols are swapped");
    assert_eq!(error.to_string(), "the last symbol does not fit the others, so the board code was mistyped");
}

#[test]
fn a_board_has_one_name_only() {
    // 10 columns, 12 rows and 10 walls are the standard board's.
    assert_eq!(with_check("B460A1").parse::<BoardSpec>(), Err(CodeError::StandardAsOther));
    assert_eq!(with_check("S01").parse::<BoardSpec>(), Err(CodeError::LeadingZero));
    assert_eq!(with_check("B000000").parse::<BoardSpec>(), Err(CodeError::LeadingZero));
    assert_eq!(with_check("S4000000").parse::<BoardSpec>(), Err(CodeError::SeedTooGreat), "2 to the 32nd");
    assert_eq!(with_check("S10000000").parse::<BoardSpec>(), Err(CodeError::SeedTooGreat));
    assert!(with_check("S3ZZZZZZ").parse::<BoardSpec>().is_ok());
}

#[test]
fn codes_of_boards_that_cannot_be_are_refused_with_the_reason() {
    let read = |start: &str| with_check(start).parse::<BoardSpec>();
    assert_eq!(read("BZ0000"), Err(CodeError::NoSuchBoard(SpecError::Columns(37))));
    assert_eq!(read("B0G000"), Err(CodeError::NoSuchBoard(SpecError::Rows(22))));
    assert_eq!(read("B66000"), Err(CodeError::NoSuchBoard(SpecError::Squares(144))));
    assert_eq!(read("B000A0"), Err(CodeError::NoSuchBoard(SpecError::TooManyWalls { most: 8 })));
    assert_eq!(read("B00ZZ0"), Err(CodeError::NoSuchBoard(SpecError::TooManyWalls { most: 8 })));
    assert_eq!(read("B00070"), Err(CodeError::NoSuchBoard(SpecError::OddWalls)));
    assert_eq!(read("X00"), Err(CodeError::UnknownKind));
    assert_eq!(
        read("B66000").expect_err("no board").to_string(),
        "there is no board with this code: a board has at most 128 squares, not 144"
    );
}

#[test]
fn no_text_makes_the_reader_panic_and_what_it_reads_it_would_write() {
    let mut random = Random::new(11);
    let letters: Vec<char> = "0123456789ABCDEFGHJKMNPQRSTVWXYZSSBB- ilou\u{e9}\u{1F40D}\n".chars().collect();
    let mut accepted = 0;
    for _ in 0..200_000 {
        let length = random.below(16);
        let text: String =
            (0..length).map(|_| letters[random.below(letters.len() as u32) as usize]).collect();
        match text.parse::<BoardSpec>() {
            Ok(spec) => {
                let wanted: Vec<char> = text
                    .to_uppercase()
                    .chars()
                    .filter(|symbol| !matches!(symbol, '-' | ' '))
                    .map(|symbol| match symbol {
                        'I' | 'L' => '1',
                        'O' => '0',
                        other => other,
                    })
                    .collect();
                assert_eq!(symbols(spec), wanted);
                accepted += 1;
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
    assert!(accepted > 10, "{accepted}");
}
