//! The ids of actions are frozen, and the same everywhere: in a position, its mask, its symmetries.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tessera_game::Random;
use tessera_games::{AnyGame, AnyPosition, GameId, Start, Visitor};

/// The table that never changes: for each id its text in a position, or null if it means nothing there.
const TABLE: &str = include_str!("../../../vectors/actions.jsonl");

fn texts(position: &AnyPosition) -> Vec<Option<String>> {
    let ids = 0..position.id_count() as u16;
    ids.map(|id| position.action_text(position.action_with_id(id)?)).collect()
}

#[test]
fn the_table_of_ids_never_changes() {
    let mut games = BTreeSet::new();
    for line in TABLE.lines() {
        let row: Value = serde_json::from_str(line).expect("JSON");
        let game: GameId = row["game"].as_str().and_then(|name| name.parse().ok()).expect("a game");
        let position =
            AnyPosition::parse(game, row["position"].as_str().expect("a text")).expect("a position");
        assert_eq!(json!(texts(&position)), row["texts"], "{game}");
        games.insert(game);
    }
    assert_eq!(games.len(), GameId::ALL.len());
}

#[test]
fn every_game_has_its_number_of_ids() {
    for (game, count) in
        [(GameId::Xok, 701), (GameId::Yoxii, 1184), (GameId::Trexo, 360), (GameId::Slither, 353)]
    {
        assert_eq!(AnyPosition::start(game).id_count(), count, "{game}");
    }
    for size in 5..=12 {
        let start = Start::from_variant_numbers(GameId::Trexo, [60, size]).expect("a variant");
        assert_eq!(AnyPosition::from(start).id_count(), 4 * usize::from(size) * usize::from(size - 1));
    }
}

/// Plays random games and checks the ids of every position.
struct Law;

impl Visitor for Law {
    type Output = ();

    fn visit<P: AnyGame>(self, start: P) {
        let mut random = Random::new(18);
        let count = start.id_count();
        let mut mask = vec![7; count];
        for _ in 0..3 {
            let mut position = start;
            for ply in 0.. {
                let actions = position.actions();
                let ids: BTreeSet<u16> = actions.iter().map(|&action| position.action_id(action)).collect();
                assert_eq!(ids.len(), actions.len(), "two actions have the same id: {position}");
                for &action in &actions {
                    assert_eq!(
                        position.action_with_id(position.action_id(action)),
                        Some(action),
                        "{position}"
                    );
                }
                position.write_mask(&mut mask);
                let masked = (0..).zip(&mask).filter(|&(_, &byte)| byte == 1).map(|(id, _)| id);
                assert_eq!(masked.collect::<BTreeSet<u16>>(), ids, "{position}");
                assert!(mask.iter().all(|&byte| byte <= 1));
                // Symmetries take most of the time.
                for symmetry in (0..position.symmetries()).filter(|_| ply % 9 == 0) {
                    check_symmetry(&start, &position, symmetry, &ids);
                }
                let Some(action) = position.random_action(&mut random) else { break };
                position.play_unchecked(action);
            }
            assert!(mask.iter().all(|&byte| byte == 0), "nothing is legal when the game is over");
        }
        assert!((count as u16..=u16::MAX).all(|id| start.action_with_id(id).is_none()));
    }
}

fn check_symmetry<P: AnyGame>(start: &P, position: &P, symmetry: usize, ids: &BTreeSet<u16>) {
    let there = position.transformed(symmetry);
    let legal: BTreeSet<u16> = there.actions().into_iter().map(|action| there.action_id(action)).collect();
    let seen: Vec<u16> = ids.iter().filter_map(|&id| position.transformed_id(symmetry, id)).collect();
    assert_eq!(seen.iter().copied().collect::<BTreeSet<u16>>(), legal, "{position} through {symmetry}");
    if P::FIXED_SYMMETRIES {
        let fixed = ids.iter().filter_map(|&id| start.transformed_id(symmetry, id));
        assert!(fixed.eq(seen), "{position} through {symmetry}");
    }
}

#[test]
fn ids_masks_and_symmetries_agree_in_every_position() {
    for game in GameId::ALL {
        AnyPosition::start(game).visit(Law);
    }
    for numbers in [[45, 8], [200, 12], [60, 5]] {
        let start = Start::from_variant_numbers(GameId::Trexo, numbers).expect("a variant");
        AnyPosition::from(start).visit(Law);
    }
    // Small boards have the ids of the standard board.
    for (game, text) in [
        (GameId::Xok, "board=12 chain=4 ...../..../... w"),
        (GameId::Xok, "board=19 chain=9 .../..../...../..../... w"),
        (GameId::Yoxii, "board=13 ./.../..T../.../. w"),
        (GameId::Trexo, "tiles=8 size=4 line=3 4/4/4/4 X"),
    ] {
        AnyPosition::parse(game, text).expect("a position").visit(Law);
    }
    // A square board has eight symmetries.
    let square = "C^....D^/....../....../....../....../A^....B^ 1 2,3 -";
    AnyPosition::parse(GameId::Slither, square).expect("a position").visit(Law);
}
