//! What the page gets: the right JSON for what is right, and words for what is wrong, whatever comes in.

use serde_json::{Value, json};
use tessera_game::Random;
use tessera_games::GameId;
use tessera_messages::{CORE, Language, Messages};
use tessera_puzzles::Theme;
use tessera_wasm as core;

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn begun(game: GameId) -> Value {
    parsed(&core::start(&json!({"game": game.name()}).to_string()))["line"].clone()
}

fn view() -> String {
    json!({"seenBy": "first", "slanted": false, "coordinates": true}).to_string()
}

/// A game that is open at the end of a line.
fn opened(line: &Value) -> core::Game {
    let mut game = core::Game::new();
    assert!(parsed(&game.call("open", &line.to_string(), &view()))["look"].is_object());
    game
}

/// A line after some legal actions.
fn played(game: GameId, seed: u64, count: usize) -> Value {
    let mut random = Random::new(seed);
    let mut line = begun(game);
    for _ in 0..count {
        let legal = parsed(&opened(&line).call("legal", "", ""));
        let Some(legal) = legal.as_array().filter(|legal| !legal.is_empty()) else { break };
        let action = legal[random.below(legal.len() as u32) as usize].clone();
        line["actions"].as_array_mut().unwrap().push(action);
    }
    line
}

#[test]
fn every_game_is_seen_played_and_listed() {
    for game in GameId::ALL {
        let line = played(game, 1, 12);
        let draft = parsed(&opened(&line).call("draft", "[]", ""));
        assert!(draft["asks"]["id"].is_string(), "{draft}");
        let line = line.to_string();
        let look = parsed(&core::look(&line, &view()));
        assert_eq!(look["class"], format!("t-{game}"), "{look}");
        assert!(look["pieces"].as_array().is_some_and(|pieces| !pieces.is_empty()));
        assert!(look["pieces"].as_array().unwrap().iter().all(|shape| shape["key"].is_string()));
        let turns = parsed(&core::turns(&line, "first"));
        let actions: u64 =
            turns.as_array().unwrap().iter().map(|turn| turn["actions"].as_u64().unwrap()).sum();
        assert_eq!(actions, 12, "{turns}");
        let options = json!({"seenBy": "second", "slanted": true, "coordinates": false, "theme": "ink"});
        let svg = parsed(&core::svg(&line, &options.to_string()));
        assert!(svg["svg"].as_str().is_some_and(|svg| svg.starts_with("<svg")), "{svg}");
    }
}

#[test]
fn a_turn_in_a_lesson_is_judged() {
    let mut game = opened(&begun(GameId::Xok));
    let task = json!({"turns": ["d3*", "a1b*"], "wrong": {"edge": ["a1a2"]}}).to_string();
    let mut judged = |turn: &str| parsed(&game.call("judgeTurn", &json!([turn]).to_string(), &task));
    assert_eq!(judged("d3d4"), json!({"right": true, "wrong": null}));
    assert_eq!(judged("a1a2"), json!({"right": false, "wrong": "edge"}));
    assert_eq!(judged("g1g2"), json!({"right": false, "wrong": null}));
    assert_eq!(judged("a1g1")["error"]["id"], "xok-not-neighbours");
    let mut won = begun(GameId::Trexo);
    won["actions"] = json!(["a1a2", "a5b5", "b1b2", "c8c9", "c1c2", "h5i5", "d1d2", "j9j10"]);
    let ends = |outcome: &str| {
        let task = json!({"outcome": outcome}).to_string();
        parsed(&opened(&won).call("judgeTurn", r#"["e1f1"]"#, &task))["right"].clone()
    };
    assert_eq!([ends("win"), ends("draw")], [true, false]);
}

#[test]
fn boards_and_tiles_are_chosen_and_wrong_ones_are_explained() {
    let start = |request: Value| parsed(&core::start(&request.to_string()));
    let board = json!({"columns": 10, "rows": 12, "walls": 10, "seed": 2026});
    let begun = start(json!({"game": "slither", "board": board}));
    assert_eq!(begun["code"], "S1ZA-6");
    assert_eq!(start(json!({"game": "slither", "board": {"code": "s1za 6"}})), begun);
    assert!(
        start(json!({"game": "trexo", "tiles": 45}))["line"]["start"].as_str().unwrap().contains("tiles=45")
    );
    let error = |request: Value| start(request)["error"]["id"].clone();
    assert_eq!(error(json!({"game": "trexo", "tiles": 0})), "core-tiles");
    assert_eq!(error(json!({"game": "slither", "board": {"code": "S1AZ-6"}})), "core-board-code");
    let walls = json!({"columns": 6, "rows": 6, "walls": 30, "seed": 1});
    assert_eq!(error(json!({"game": "slither", "board": walls})), "core-board-walls");
    assert_eq!(error(json!({"game": "chess"})), "core-request");
}

#[test]
fn numbers_to_choose_from_fit_the_board_and_the_nearest_board_is_found() {
    let start = |request: Value| parsed(&core::start(&request.to_string()));
    let numbers = |begun: &Value| -> Vec<[u64; 4]> {
        let numbers = begun["numbers"].as_array().unwrap().iter();
        let names = ["value", "least", "most", "step"];
        numbers.map(|number| names.map(|name| number[name].as_u64().unwrap())).collect()
    };
    let board = json!({"columns": 21, "rows": 12, "walls": 999, "seed": 1});
    assert!(start(json!({"game": "slither", "board": board}))["error"].is_object());
    let nearest = start(json!({"game": "slither", "board": board, "nearest": true}));
    assert_eq!(numbers(&nearest), [[21, 6, 21, 1], [6, 6, 6, 1], [30, 0, 30, 2]]);
    let odd = json!({"columns": 7, "rows": 7, "walls": 3, "seed": 1});
    let odd = start(json!({"game": "slither", "board": odd, "nearest": true}));
    assert_eq!(numbers(&odd), [[7, 6, 21, 1], [7, 6, 18, 1], [3, 0, 12, 1]]);
    let usual = start(json!({"game": "slither", "board": {"seed": 2026}}));
    assert_eq!(usual["code"], "S1ZA-6");
    assert_eq!(usual["numbers"][2]["usual"], 10);
    let tiles = start(json!({"game": "trexo", "tiles": 5000, "nearest": true}));
    assert_eq!(numbers(&tiles), [[999, 15, 120, 5]]);
    assert!(numbers(&start(json!({"game": "xok"}))).is_empty());
}

#[test]
fn typed_turns_are_read_with_spaces_as_they_come() {
    let mut game = opened(&begun(GameId::Slither));
    let turn = parsed(&game.call("readTurn", "  1n>n  ", ""));
    assert_eq!(turn["actions"], json!(["1n>n", "."]));
    assert!(parsed(&game.call("readTurn", "nonsense", ""))["error"]["id"].is_string());
}

#[test]
fn a_game_goes_forth_and_back_and_an_error_changes_nothing() {
    let mut game = core::Game::new();
    assert_eq!(parsed(&game.call("draft", "[]", ""))["error"]["id"], "core-request");
    assert_eq!(parsed(&game.call("play", "[]", ""))["error"]["id"], "core-request");
    let started = parsed(&game.call("open", &begun(GameId::Xok).to_string(), &view()));
    let after = parsed(&game.call("play", r#"["d3d4"]"#, ""));
    assert_eq!(after["turns"][0]["text"], "d3d4");
    assert_eq!(after["changed"], json!(["d3", "d4"]));
    for wrong in [
        game.call("play", r#"["d3d4"]"#, ""),
        game.call("follow", r#"["a1a2", "a1a2"]"#, ""),
        game.call("view", "{}", ""),
        game.call("play", "7", ""),
    ] {
        assert!(parsed(&wrong)["error"]["id"].is_string(), "{wrong}");
    }
    assert_eq!(parsed(&game.call("look", "9", "")), after);
    assert_eq!(parsed(&game.call("look", "0", "")), started);
    assert_eq!(parsed(&game.call("follow", r#"["a1a2"]"#, ""))["turns"][0]["text"], "a1a2");
    assert_eq!(parsed(&game.call("ahead", r#"["d3d4"]"#, ""))[0]["text"], "d3d4");
    assert_eq!(parsed(&game.call("ghosts", r#"["d3d4"]"#, ""))["changed"], json!(["d3", "d4"]));
    assert_eq!(parsed(&game.call("back", "0", "")), started);
    assert!(parsed(&game.call("open", "{}", &view()))["error"]["id"].is_string());
    assert_eq!(parsed(&game.call("look", "0", "")), started);
}

#[test]
fn records_go_from_form_to_form() {
    let text = "[Game \"xok\"]\n[First \"Ann\"]\n[Result \"*\"]\n\n1. d3d4 {why not} (1. a1a2) 1... Sd3e *\n";
    let read = parsed(&core::record_read(text));
    assert_eq!(read["record"]["turns"][0]["variations"][0]["turns"][0]["actions"], json!(["a1a2"]));
    let record = read["record"].to_string();
    assert_eq!(parsed(&core::record_write(&record))["text"], text);
    assert_eq!(parsed(&core::record_read(&record)), read);
    let shared = parsed(&core::share(&record))["text"].as_str().unwrap().to_owned();
    assert_eq!(parsed(&core::unshare(&shared)), read);
    let wrong = parsed(&core::record_read(&text.replace("Sd3e", "Sa1e")));
    let args = json!({"line": 5, "column": 34, "text": "Sa1e"});
    assert_eq!(wrong, json!({"error": {"id": "core-record-illegal", "args": args}}));
}

#[test]
fn nothing_that_comes_in_makes_it_panic() {
    let mut random = Random::new(5);
    let good = played(GameId::Slither, 2, 6);
    let mut game = opened(&good);
    let good = good.to_string();
    let texts = [
        "",
        "{}",
        "[]",
        "null",
        "\"",
        "[[[[",
        "{\"game\":\"xok\"}",
        "\u{0}",
        "ž",
        "99999999999999999999",
        &good,
    ];
    let events = r#"[{"tap":"z99"},{"choose":["piece","x"]},{"rotate":-1},{"drop":"?"}]"#;
    for _ in 0..400 {
        let mut pick = || {
            let text = texts[random.below(texts.len() as u32) as usize];
            let cut = text.floor_char_boundary(random.below(text.len() as u32 + 1) as usize);
            if random.below(2) == 0 { text.to_owned() } else { text[..cut].to_owned() }
        };
        let [a, b, c] = [pick(), pick(), pick()];
        let answers = [
            core::start(&a),
            core::look(&a, &b),
            core::look(&a, &view()),
            core::Game::new().call("open", &a, &b),
            core::Game::new().call("open", &a, &view()),
            game.call("play", &a, ""),
            game.call("follow", &a, ""),
            game.call("view", &b, ""),
            game.call("back", "4294967295", ""),
            game.call("look", "4294967295", ""),
            game.call("draft", &a, ""),
            game.call("draft", events, ""),
            game.call("ahead", &b, ""),
            game.call("ghosts", &b, ""),
            game.call("readTurn", &b, ""),
            game.call(&a, &b, &c),
            game.call("judgeTurn", &a, &b),
            core::turns(&a, &b),
            core::svg(&a, &b),
            core::editor_tools(&a),
            core::edit("xok", &a, &b, Some(c.clone())),
            core::editor_look("trexo", &a, &view()),
            core::record_read(&a),
            core::record_write(&a),
            core::share(&a),
            core::unshare(&c),
        ];
        for answer in &answers {
            parsed(answer);
        }
    }
}

#[test]
fn the_page_has_words_for_every_theme_and_every_number_of_a_start() {
    let messages = Messages::new(Language::English).unwrap();
    let themes = Theme::ALL.iter().map(|theme| format!("puzzles-theme-{}", theme.name()));
    let hints = Theme::ALL.iter().map(|theme| format!("puzzles-theme-{}-hint", theme.name()));
    let numbers = GameId::ALL.into_iter().flat_map(|game| {
        let started = parsed(&core::start(&json!({"game": game.name()}).to_string()));
        started["numbers"].as_array().cloned().unwrap_or_default()
    });
    let numbers = numbers.map(|number| format!("new-{}", number["id"].as_str().unwrap()));
    for key in themes.chain(hints).chain(numbers) {
        assert!(messages.text(&key).is_ok(), "{key}");
    }
}

#[test]
fn every_message_is_said_in_every_language() {
    let folders = ["src", "src/study", "src/table", "../games/src/start"]
        .map(|folder| format!("{}/{folder}", env!("CARGO_MANIFEST_DIR")));
    let mut used: Vec<String> = vec!["core-broken".to_owned()];
    for entry in folders.iter().flat_map(|folder| std::fs::read_dir(folder).unwrap()) {
        let Ok(source) = std::fs::read_to_string(entry.unwrap().path()) else { continue };
        let ids = source.split('"').filter(|part| {
            part.starts_with("core-") && part.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
        });
        used.extend(ids.map(ToOwned::to_owned));
    }
    used.sort();
    used.dedup();
    for language in Language::ALL {
        let said: Vec<String> = CORE.parameters(language).unwrap().into_keys().collect();
        assert_eq!(said, used, "{language}");
    }
}
