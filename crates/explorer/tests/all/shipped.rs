//! The explorers that ship: complete, small enough, and what the builder makes.

use std::fs;
use std::io::Write as _;

use flate2::Compression;
use flate2::write::GzEncoder;
use tessera_explorer::{ExplorerBuild, Progress, explorer, shipped};
use tessera_games::{AnyPosition, GameId, Start};
use tessera_search::Stop;

/// The most bytes of a file, compressed.
const MOST: usize = 200_000;

/// The settings of the file of a game.
fn build(game: GameId, games: usize) -> ExplorerBuild {
    let head = *explorer(game).unwrap().head();
    ExplorerBuild { nodes: head.nodes, play: head.play, games, threads: 2, ..ExplorerBuild::standard(game) }
}

#[test]
fn each_is_four_turns_deep_with_eight_replies() {
    for game in GameId::ALL {
        let explorer = explorer(game).unwrap();
        let mut position = AnyPosition::from(Start::fair(game)[0]);
        for turn in 0..4 {
            let page = explorer.look_up(&position).unwrap();
            assert!(turn == 0 || page.rows.len() == 8, "{game}: {} replies", page.rows.len());
            assert!(page.rows.iter().all(|row| row.value.is_some() && row.nodes > 0), "{game}");
            assert!(page.rows.is_sorted_by(|better, worse| better.value >= worse.value), "{game}");
            for &action in &page.rows[0].actions {
                position.play(action).unwrap();
            }
        }
        assert!(explorer.look_up(&position).is_none());
        assert!(explorer.game_count() >= 1_000, "{game}: {} games", explorer.game_count());
        assert_eq!(explorer.results().games() as usize, explorer.game_count());
    }
}

#[test]
fn every_first_turn_is_known_where_a_game_has_one_start() {
    for game in GameId::ALL.into_iter().filter(|game| !game.has_boards()) {
        let explorer = explorer(game).unwrap();
        let start = AnyPosition::start(game);
        for text in start.action_texts() {
            let mut position = start;
            position.play_text(&text).unwrap();
            assert!(explorer.look_up(&position).is_some(), "{game}: {text}");
        }
    }
}

#[test]
fn each_is_small_when_compressed() {
    for game in GameId::ALL {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(shipped(game).unwrap().as_bytes()).unwrap();
        let size = encoder.finish().unwrap().len();
        assert!(size <= MOST, "{game}: {size} bytes");
    }
}

#[test]
fn the_first_lines_are_built_again_byte_for_byte() {
    for game in GameId::ALL {
        let stop = Stop::new();
        let part = build(game, 0).run(None, &stop, &mut |now| {
            if matches!(now, Progress::Searched(5.., _)) {
                stop.raise();
            }
        });
        let part = part.unwrap();
        assert!(part.lines().count() > 5 && shipped(game).unwrap().starts_with(&part), "{part}");
    }
}

#[test]
fn the_first_games_are_played_again_byte_for_byte() {
    for game in GameId::ALL {
        let path = std::env::temp_dir().join(format!("tessera-explorer-{game}-{}", std::process::id()));
        let text = shipped(game).unwrap();
        let tree = &text[..=text.find("\ng ").expect("there are games")];
        fs::write(&path, tree).unwrap();
        let again = build(game, 2).run(Some(&path), &Stop::new(), &mut |_| ());
        fs::remove_file(&path).unwrap();
        let again = again.unwrap();
        let games = again.strip_suffix("end\n").expect("it is complete");
        assert!(games.len() > tree.len() && text.starts_with(games), "{}", &games[tree.len()..]);
    }
}
