//! The weights of every game can be made: small runs, which repeat exactly.

use std::fs;
use std::path::PathBuf;

use tessera_games::GameId;
use tessera_lab::{Generated, LabError, Recipe};
use tessera_players::fitting::{Candidate, Evaluation};
use tessera_search::Stop;

/// An empty folder of a test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("training-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn generate(recipe: &Recipe, file: &std::path::Path, threads: usize) -> String {
    let done = recipe.generate(file, threads, &Stop::new(), &mut |_| ()).unwrap();
    assert_eq!(done.games, recipe.games);
    fs::read_to_string(file).unwrap()
}

#[test]
fn the_data_do_not_depend_on_threads_or_interruptions() {
    let folder = folder("data");
    for game in GameId::ALL {
        let recipe = Recipe { games: 6, ..Recipe::standard(game).small() };
        let [one, two, resumed] =
            ["one", "two", "resumed"].map(|name| folder.join(format!("{game}-{name}.jsonl")));
        let data = generate(&recipe, &one, 1);
        assert_eq!(data, generate(&recipe, &two, 2), "{game}");
        // Two games and a half.
        let third = data.lines().take(3).map(|line| line.len() + 1).sum::<usize>();
        fs::write(&resumed, &data[..third + 20]).unwrap();
        assert_eq!(data, generate(&recipe, &resumed, 2), "{game}");
    }
}

#[test]
fn a_stop_keeps_whole_games() {
    let file = folder("stop").join("yoxii.jsonl");
    let recipe = Recipe { games: 500, ..Recipe::standard(GameId::Yoxii).small() };
    // Generates until `games` games are there, and no more than are being played then.
    let until = |games: u32| {
        let stop = Stop::new();
        let on_game = &mut |done: Generated| {
            if done.games >= games {
                stop.raise();
            }
        };
        let done = recipe.generate(&file, 2, &stop, on_game).unwrap();
        let text = fs::read_to_string(&file).unwrap();
        assert!((games..recipe.games).contains(&done.games), "{done:?}");
        assert_eq!(text.lines().count(), done.games as usize + 1);
        (done, text)
    };
    let (first, text) = until(3);
    assert!(matches!(recipe.fit(&file, &Stop::new(), &mut |_| ()), Err(LabError::MissingGames { .. })));
    let (_, longer) = until(first.games + 2);
    assert!(longer.starts_with(&text) && longer.len() > text.len());
}

#[test]
fn every_recipe_makes_a_file_that_a_player_can_use() {
    let folder = folder("fit");
    for game in GameId::ALL {
        let recipe = Recipe::standard(game).small();
        let file = folder.join(format!("{game}.jsonl"));
        generate(&recipe, &file, 2);
        let fit = recipe.fit(&file, &Stop::new(), &mut |_| ()).unwrap();
        assert_eq!(fit, recipe.fit(&file, &Stop::new(), &mut |_| ()).unwrap(), "{game}");
        assert!(fit.positions > 50 && fit.held_out > 0 && fit.loss.is_finite(), "{game}: {fit:?}");
        assert!(fit.text.contains(&format!("# made by: {recipe}\n")), "{}", fit.text);
        let numbers = Evaluation::of(game).read(&fit.text).unwrap();
        assert!(numbers == fit.numbers && numbers.iter().any(|&number| number != 0), "{game}");
        assert!(Candidate::new(game, &numbers, 1).is_ok());
        // The file names the games that the recipe begins with.
        let sample = recipe.sample_digest(&Stop::new()).unwrap();
        assert_eq!(Recipe::sample_in(&fit.text), sample.as_deref(), "{game}");
    }
}

#[test]
fn a_fit_finds_the_weights_behind_the_labels() {
    let file = folder("truth").join("trexo.jsonl");
    // With one node the score is hardly more than the evaluation: the fit should come close to the weights.
    let recipe =
        Recipe { games: 150, label_nodes: Some(1), play_nodes: 20, ..Recipe::standard(GameId::Trexo) };
    generate(&recipe, &file, 2);
    let fit = recipe.fit(&file, &Stop::new(), &mut |_| ()).unwrap();
    assert!(fit.loss < 0.02, "{} and {} before", fit.loss, fit.loss_before);
}

#[test]
fn the_data_of_another_recipe_are_refused() {
    let file = folder("another").join("xok.jsonl");
    let recipe = Recipe { games: 1, ..Recipe::standard(GameId::Xok).small() };
    generate(&recipe, &file, 1);
    let other = Recipe { seed: 2, ..recipe };
    let error = other.generate(&file, 1, &Stop::new(), &mut |_| ()).unwrap_err();
    assert!(matches!(error, LabError::AnotherRecipe { .. }), "{error}");
    assert!(error.to_string().contains("--seed 1"), "{error}");
}

#[test]
fn the_weights_of_trexo_name_the_recipe_that_made_them() {
    let shipped = Evaluation::of(GameId::Trexo).shipped();
    let recipe = Recipe::standard(GameId::Trexo);
    assert!(shipped.contains(&format!("# made by: {recipe}\n")), "{shipped}");
    assert!(Recipe::sample_in(shipped).is_some());
}

#[test]
fn a_data_file_of_an_earlier_version_is_continued() {
    let file = folder("earlier").join("trexo.jsonl");
    let recipe = Recipe { games: 1, ..Recipe::standard(GameId::Trexo).small() };
    let head = recipe.to_string();
    assert!(
        head.starts_with(
            "tessera lab generate trexo --seed 1 --games 1 --play-nodes 60 --label-nodes 60 --beside 1 \
             --random-one-in 12 --longest-opening 6 --weights sha256:"
        ),
        "{head}"
    );
    let game = concat!(
        r#"{"start":"10/10/10/10/10/10/10/10/10/10 X","actions":["b3b4","e4f4","j5i5","c6d6","e6e7","h8h9","d5d4"],"#,
        r#""result":"first","samples":[{"at":6,"score":2},{"at":6,"beside":["g4g5"],"score":121},{"at":7}]}"#,
    );
    let whole = format!("{head}\n{game}\n");
    fs::write(&file, format!("{whole}{}", &game[..30])).unwrap();
    assert_eq!(generate(&recipe, &file, 1), whole);
}

#[test]
fn two_runs_do_not_use_one_data_file_at_the_same_time() {
    let file = folder("locked").join("yoxii.jsonl");
    let recipe = Recipe { games: 1, ..Recipe::standard(GameId::Yoxii).small() };
    let mut refused = 0;
    let on_game = &mut |_| {
        let error = recipe.generate(&file, 1, &Stop::new(), &mut |_| ()).unwrap_err();
        assert!(matches!(error, LabError::InUse(_)), "{error}");
        refused += 1;
    };
    recipe.generate(&file, 1, &Stop::new(), on_game).unwrap();
    assert_eq!(refused, 2);
}

#[test]
fn a_file_of_another_program_is_left_alone() {
    let file = folder("foreign").join("xok.jsonl");
    let recipe = Recipe { games: 1, ..Recipe::standard(GameId::Xok).small() };
    for text in ["my notes", "my notes\n", "my notes\nand half a"] {
        fs::write(&file, text).unwrap();
        recipe.generate(&file, 1, &Stop::new(), &mut |_| ()).unwrap_err();
        assert_eq!(fs::read_to_string(&file).unwrap(), text);
    }
}
