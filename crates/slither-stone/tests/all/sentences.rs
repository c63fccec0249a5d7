//! The sentences that people read when something is refused.

use std::collections::BTreeSet;

use tessera_slither_stone::{CodeError, Illegal, SnakeNumber, SpecError, Taken};

fn check(sentences: &[String]) {
    for sentence in sentences {
        assert!(sentence.starts_with(char::is_lowercase), "{sentence}");
        assert!(!sentence.ends_with('.') && !sentence.contains('\n'), "{sentence}");
    }
    assert_eq!(sentences.iter().collect::<BTreeSet<_>>().len(), sentences.len(), "each reason is its own");
}

#[test]
fn every_reason_to_refuse_an_action_is_one_sentence_of_its_own() {
    let reasons = [
        Illegal::GameOver,
        Illegal::OffTheBoard,
        Illegal::NotEmpty(Taken::ByWall),
        Illegal::NotEmpty(Taken::ByFreeSpace),
        Illegal::NotEmpty(Taken::BySnake),
        Illegal::BesideSnake,
        Illegal::SecondWall,
        Illegal::NoFreeSpace,
        Illegal::MovedAlready,
        Illegal::NotMovedYet,
        Illegal::DeadSnake(SnakeNumber::One),
        Illegal::DeadSnake(SnakeNumber::Two),
        Illegal::DiesPointing,
        Illegal::DiesAsMadFirst,
    ];
    check(&reasons.map(|reason| reason.to_string()));
}

#[test]
fn every_reason_to_refuse_a_board_is_one_sentence_of_its_own() {
    let reasons = [
        CodeError::WrongSymbol { at: 2, found: 'U' },
        CodeError::TooShort,
        CodeError::TooLong,
        CodeError::Mistyped,
        CodeError::UnknownKind,
        CodeError::LeadingZero,
        CodeError::SeedTooGreat,
        CodeError::StandardAsOther,
        CodeError::NoSuchBoard(SpecError::Columns(5)),
        CodeError::NoSuchBoard(SpecError::Rows(5)),
        CodeError::NoSuchBoard(SpecError::Squares(144)),
        CodeError::NoSuchBoard(SpecError::TooManyWalls { most: 30 }),
        CodeError::NoSuchBoard(SpecError::OddWalls),
    ];
    check(&reasons.map(|reason| reason.to_string()));
}
