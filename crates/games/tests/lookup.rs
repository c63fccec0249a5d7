//! Games by name, and positions of any game behind one type.

use tessera_games::{ActionError, AnyGame, AnyIllegal, AnyPosition, GameId, Outcome, Player, Visitor};

#[test]
fn a_game_is_found_by_its_name_and_by_nothing_else() {
    for game in GameId::ALL {
        assert_eq!(game.name().parse(), Ok(game));
        assert_eq!(AnyPosition::start(game).game(), game);
    }
    for name in ["", "Xok", "slither stone", "chess", "xok "] {
        assert!(name.parse::<GameId>().is_err(), "{name:?}");
    }
}

#[test]
fn the_starts_have_the_published_numbers_of_actions() {
    let counts = GameId::ALL.map(|game| AnyPosition::start(game).count_actions());
    assert_eq!(counts[..3], [71, 256, 360]);
    for game in GameId::ALL {
        let start = AnyPosition::start(game);
        assert_eq!(start.to_move(), Player::First);
        assert_eq!(start.actions().len(), start.count_actions());
        assert_eq!(start.action_texts().len(), start.count_actions());
        assert_eq!(AnyPosition::parse(game, &start.to_string()), Ok(start));
    }
}

#[test]
fn every_variant_of_trexo_is_the_same_game() {
    for text in ["tiles=45 size=8 8/8/8/8/8/8/8/8 X", "tiles=999 size=5 5/5/5/5/5 X"] {
        let mut position = AnyPosition::parse(GameId::Trexo, text).expect("a position");
        assert_eq!(position.game(), GameId::Trexo);
        assert_eq!(position.to_string(), text);
        position.play_text("a1b1").expect("a legal action");
        assert_eq!(position.to_move(), Player::Second);
    }
}

#[test]
fn an_action_of_another_game_is_refused() {
    let mut xok = AnyPosition::start(GameId::Xok);
    let foreign = AnyPosition::start(GameId::Yoxii).actions()[0];
    assert_eq!(xok.play(foreign), Err(AnyIllegal::AnotherGame));
    assert_eq!(xok.action_text(foreign), None);
    assert_eq!(xok, AnyPosition::start(GameId::Xok));
}

#[test]
fn the_text_of_a_turn_leaves_out_the_action_that_only_ends_it() {
    for (game, text) in [(GameId::Xok, "d3d4"), (GameId::Slither, "oe6 #e7 1n>e")] {
        let start = AnyPosition::start(game);
        let actions = start.parse_turn(text).expect("a turn");
        assert_eq!(start.turn_text(&actions), text);
    }
}

#[test]
fn an_unknown_game_is_answered_with_the_names_of_all() {
    let error = "chess".parse::<GameId>().unwrap_err();
    assert_eq!(error.to_string(), "the game is one of xok, yoxii, trexo and slither");
}

#[test]
fn malformed_and_illegal_are_told_apart() {
    let start = AnyPosition::start(GameId::Xok);
    assert!(matches!(start.parse_action("d3"), Err(ActionError::Malformed(_))));
    assert!(matches!(start.parse_action("Sd3e"), Err(ActionError::Illegal(AnyIllegal::Xok(_)))));
}

#[test]
fn a_finished_game_has_a_result_and_no_actions() {
    let text = "tiles=60 size=5 O1>X1<3/1O1>X1<2/2O1>X1<1/3O1vX1v/3X1^O1^ O";
    let over = AnyPosition::parse(GameId::Trexo, text).expect("a position");
    assert_eq!(over.outcome(), Some(Outcome::Win(Player::Second)));
    assert!(over.action_texts().is_empty());
}

/// Wraps a position of a game's own type and unwraps it again.
struct ThereAndBack;

impl Visitor for ThereAndBack {
    type Output = AnyPosition;

    fn visit<P: AnyGame>(self, position: P) -> AnyPosition {
        let any = position.any_position();
        assert_eq!(P::own_position(&any), Some(position));
        let foreign = GameId::ALL.into_iter().filter(|&game| game != any.game());
        for other in foreign.map(AnyPosition::start) {
            assert_eq!(P::own_position(&other), None);
        }
        any
    }
}

#[test]
fn a_position_is_wrapped_and_unwrapped_unchanged() {
    let large = AnyPosition::parse(GameId::Trexo, "tiles=100 size=6 6/6/6/6/6/6 X").expect("a position");
    for start in GameId::ALL.map(AnyPosition::start).into_iter().chain([large]) {
        let mut position = start;
        for _ in 0..6 {
            assert_eq!(position.visit(ThereAndBack), position);
            let actions = position.actions();
            position.play(actions[actions.len() / 2]).expect("a legal action");
        }
    }
}
