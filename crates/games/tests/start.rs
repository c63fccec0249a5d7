//! How games begin: as texts, by numbers, and what is wrong with a start that is none.

use tessera_games::{
    AnyPosition, BoardRequest, GameId, Start, StartError, StartPart, StartRequest, StartTexts,
};

const NONE: StartTexts<&str> = StartTexts { variant: None, board: None, position: None };

fn on_board(code: &str) -> StartTexts<&str> {
    StartTexts { board: Some(code), ..NONE }
}

fn set_up(position: &str) -> StartTexts<&str> {
    StartTexts { position: Some(position), ..NONE }
}

fn variant(name: &str) -> StartTexts<&str> {
    StartTexts { variant: Some(name), ..NONE }
}

#[test]
fn every_start_is_read_from_its_own_texts() {
    let cases = [
        (GameId::Xok, NONE),
        (GameId::Yoxii, NONE),
        (GameId::Trexo, NONE),
        (GameId::Trexo, variant("tiles=45 size=8")),
        (GameId::Trexo, variant("tiles=999 size=12")),
        (GameId::Trexo, variant("tiles=8 size=4 line=3")),
        (GameId::Slither, on_board("S0B")),
        (GameId::Slither, on_board("S1ZA-6")),
        (GameId::Xok, set_up(".../..../...../..FF../...../..../... b")),
        (GameId::Xok, set_up("board=12 chain=4 ...../..../... w")),
        (GameId::Yoxii, set_up("board=13 ./.../..T../.../. w")),
        (GameId::Slither, set_up("Cv....Dv/....../....../....../....../A^....B^ 1 5,5 -")),
    ];
    for (game, texts) in cases {
        let start = Start::read(game, &texts).unwrap_or_else(|error| panic!("{game} {texts:?}: {error}"));
        assert_eq!(start.game(), game);
        assert_eq!(AnyPosition::from(start).game(), game);
        let written = start.texts();
        let (variant, board) = (written.variant.as_deref(), written.board.as_deref());
        assert_eq!(StartTexts { variant, board, position: written.position.as_deref() }, texts, "{game}");
    }
}

#[test]
fn a_position_that_is_a_start_by_the_rules_is_that_start() {
    for game in [GameId::Xok, GameId::Yoxii, GameId::Trexo] {
        assert_eq!(Start::from(AnyPosition::start(game)), Start::standard(game));
        let position = AnyPosition::start(game).to_string();
        assert_eq!(Start::read(game, &set_up(&position)), Ok(Start::standard(game)));
    }
    let start = Start::read(GameId::Trexo, &set_up("tiles=90 size=6 6/6/6/6/6/6 X"));
    assert_eq!(start, Start::read(GameId::Trexo, &variant("tiles=90 size=6")));
    let board = AnyPosition::start(GameId::Slither);
    assert_eq!(Start::from(board), Start::Position(board));
}

#[test]
fn what_is_wrong_with_a_start_is_one_sentence() {
    let both = StartTexts { board: Some("S0B"), position: Some("x"), ..NONE };
    let cases = [
        (GameId::Xok, on_board("S0B"), "only Slither Stone has board codes"),
        (GameId::Slither, variant("tiles=45 size=8"), "only Trexo has variants"),
        (GameId::Xok, both, "\"position\" and \"board\" exclude each other"),
        (GameId::Slither, NONE, "Slither Stone has no single start: give \"position\" or \"board\""),
        (
            GameId::Slither,
            on_board("S0T"),
            "the last symbol does not fit the others, so the board code was mistyped",
        ),
        (
            GameId::Trexo,
            variant("tiles=45 size=8 8"),
            "a variant looks like \"tiles=45 size=8\" (at character 16)",
        ),
    ];
    for (game, texts, sentence) in cases {
        let error = Start::read(game, &texts).expect_err(sentence);
        assert_eq!(error.to_string(), sentence);
    }
    assert!(matches!(Start::read(GameId::Xok, &set_up("x")), Err(StartError::Position(_))));
    let error = Start::read(GameId::Yoxii, &on_board("S0B"));
    assert_eq!(error, Err(StartError::NotOfGame(StartPart::Board, GameId::Yoxii)));
}

#[test]
fn a_request_is_as_usual_where_it_says_nothing_and_ignores_what_is_of_another_game() {
    for game in GameId::ALL {
        assert_eq!(StartRequest::new(game).start(), Ok(Start::standard(game)));
    }
    let board = Some(BoardRequest::Code { code: "S1ZA-6".into() });
    let all = |game| StartRequest {
        tiles: Some(45),
        size: Some(8),
        board: board.clone(),
        ..StartRequest::new(game)
    };
    assert_eq!(all(GameId::Xok).start(), Ok(Start::Xok));
    assert_eq!(all(GameId::Slither).start(), Start::on_board("S1ZA-6"));
    assert_eq!(all(GameId::Trexo).start(), Start::read(GameId::Trexo, &variant("tiles=45 size=8")));
}

#[test]
fn numbers_that_are_not_possible_are_refused_or_replaced_by_the_nearest() {
    let kind = |columns, rows, walls| {
        let (columns, rows, walls) = (Some(columns), Some(rows), Some(walls));
        Some(BoardRequest::Kind { columns, rows, walls, seed: 1 })
    };
    let slither = StartRequest::new(GameId::Slither);
    let trexo = StartRequest::new(GameId::Trexo);
    let cases = [
        (
            StartRequest { tiles: Some(0), ..trexo.clone() },
            "Trexo has 1 to 999 tiles and a side of 5 to 12 squares",
            ("core-tiles", Some(999)),
        ),
        (
            StartRequest { size: Some(13), ..trexo },
            "Trexo has 1 to 999 tiles and a side of 5 to 12 squares",
            ("core-tiles", Some(999)),
        ),
        (
            StartRequest { board: kind(5, 12, 0), ..slither.clone() },
            "a board has 6 to 21 columns, not 5",
            ("core-board-columns", None),
        ),
        (
            StartRequest { board: kind(6, 22, 0), ..slither.clone() },
            "a board has 6 to 21 rows, not 22",
            ("core-board-rows", None),
        ),
        (
            StartRequest { board: kind(12, 12, 0), ..slither.clone() },
            "a board has at most 128 squares, not 144",
            ("core-board-squares", None),
        ),
        (
            StartRequest { board: kind(6, 6, 900), ..slither.clone() },
            "a board of this size has at most 8 walls",
            ("core-board-walls", Some(8)),
        ),
        (
            StartRequest { board: kind(6, 6, 3), ..slither },
            "a board of this size has an even number of walls",
            ("core-board-even", None),
        ),
    ];
    for (mut request, sentence, message) in cases {
        let error = request.start().expect_err(sentence);
        assert_eq!(error.to_string(), sentence);
        assert_eq!(error.message(), Some(message), "{sentence}");
        request.nearest = true;
        let start = request.start().expect(sentence);
        let in_order = |number: &tessera_games::StartNumber| number.least <= number.most && number.step > 0;
        assert!(start.numbers().iter().all(in_order), "{sentence}");
    }
}

#[test]
fn only_a_game_with_generated_boards_has_codes_seeds_and_fair_starts() {
    for game in GameId::ALL {
        let usual = Start::standard(game);
        assert_eq!(usual.board_code().is_some(), game.has_boards());
        assert_eq!(usual.with_seed(7) != usual, game.has_boards());
        assert_eq!(Start::fair(game).len() > 1, game.has_boards());
        assert!(Start::fair(game).iter().all(|start| start.game() == game));
        assert_eq!(usual.variant_numbers().is_some(), game.has_variants());
        assert_eq!(Start::from_variant_numbers(game, [45, 8]).is_some(), game.has_variants());
    }
    assert_eq!(Start::from_variant_numbers(GameId::Trexo, [45, 264]), None);
    assert_eq!(GameId::titles(|_| true), "Xok, Yoxii, Trexo and Slither Stone");
}

#[test]
fn usual_and_fair_starts_are_offered_and_set_up_positions_are_not() {
    for game in GameId::ALL {
        assert!(Start::standard(game).is_offered());
        assert!(Start::fair(game).iter().all(Start::is_offered));
        assert!(!Start::Position(AnyPosition::start(game)).is_offered());
    }
    let trexo = |numbers| Start::from_variant_numbers(GameId::Trexo, numbers).expect("a variant");
    for (numbers, offered) in [
        ([15, 10], true),
        ([120, 10], true),
        ([10, 10], false),
        ([125, 10], false),
        ([47, 10], false),
        ([45, 8], false),
    ] {
        assert_eq!(trexo(numbers).is_offered(), offered, "{numbers:?}");
    }
    let short = Start::read(GameId::Trexo, &variant("tiles=60 size=10 line=4")).expect("a variant");
    assert_eq!((short.is_offered(), short.variant_numbers()), (false, None));
}

#[test]
fn only_slither_stone_has_no_draws() {
    assert_eq!(GameId::titles(|game| !game.has_draws()), "Slither Stone");
}
