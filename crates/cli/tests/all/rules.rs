//! `tessera rules`: complete in three languages, plain in a pipe.

use crate::common::{complaint, printed, tessera};

#[test]
fn every_game_is_explained_in_every_language() {
    let aims = [("en", "Aim"), ("pl", "Cel"), ("cs", "Cíl")];
    for game in ["xok", "yoxii", "trexo", "slither"] {
        for (language, aim) in aims {
            let text = printed(&["rules", game, "--language", language]);
            assert!(text.contains(&format!("\n{aim}\n")), "{game} {language}");
            assert!(!text.contains('\u{1b}'), "{game} {language} has colours in a pipe");
            assert!(!text.contains("rules-") && !text.contains('{'), "{game} {language} lacks a message");
            let longest = text.lines().map(|line| line.chars().count()).max();
            assert!(longest <= Some(76), "{game} {language}: {longest:?}");
        }
    }
}

#[test]
fn diagrams_point_at_what_they_speak_of() {
    let text = printed(&["rules", "yoxii", "--language", "en"]);
    assert!(text.contains("White to move: where the totem can go."));
    assert!(text.contains("4  ·  · ▸·  ▲  ❷"), "{text}");
}

#[test]
fn the_language_is_that_of_the_system() {
    let output = tessera(&["rules", "xok"]).env("LC_ALL", "cs_CZ.UTF-8").output().expect("tessera starts");
    assert!(String::from_utf8_lossy(&output.stdout).starts_with("Pravidla hry Xok"));
}

#[test]
fn an_unknown_language_is_bad_usage() {
    let (code, text) = complaint(&["rules", "xok", "--language", "de"]);
    assert_eq!(code, Some(2));
    assert!(text.contains("en, pl, cs"), "{text}");
}
