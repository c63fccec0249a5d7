//! The reasons for a hint, on positions of every game.

use tessera_games::{AnyPosition, GameId};
use tessera_view::{Advice, Proven, Value, Words, hint_reasons, whole_turns};

/// A reason as text: `xok-hint-chain count=7 form=does player=first`.
fn text(words: &Words) -> String {
    let arg = |(name, value): (&&str, &Value)| match value {
        Value::Number(number) => format!(" {name}={number}"),
        Value::Text(text) | Value::Direction(text) => format!(" {name}={text}"),
    };
    words.id.clone() + &words.args.iter().map(arg).collect::<String>()
}

fn owned(texts: &str) -> Vec<String> {
    texts.split_whitespace().map(ToOwned::to_owned).collect()
}

fn position(game: GameId, text: &str) -> AnyPosition {
    AnyPosition::parse(game, text).unwrap()
}

/// The position after some actions from the start.
fn after(game: GameId, actions: &str) -> AnyPosition {
    let mut position = AnyPosition::start(game);
    actions.split_whitespace().for_each(|action| position.play_text(action).unwrap());
    position
}

/// The reasons for a turn, if the best line with another turn is `other`.
fn reasons(position: &AnyPosition, turn: &str, proven: Option<Proven>, other: &str) -> Vec<String> {
    let (actions, other) = (owned(turn), owned(other));
    let advice = Advice { actions: &actions, proven, other: &other };
    hint_reasons(position, &advice).unwrap().iter().map(text).collect()
}

#[test]
fn proven_results_come_first_and_a_win_needs_no_more() {
    let line = "a1a2 a5b5 b1b2 c8c9 c1c2 h5i5 d1d2 j9j10";
    assert_eq!(reasons(&after(GameId::Trexo, line), "e1f1", None, ""), ["hint-wins-now"]);
    let fish = after(GameId::Xok, "d3d4");
    let eats = "xok-hint-eats cells=d3, d4 count=2 form=does player=second";
    assert_eq!(reasons(&fish, "Sd3e", None, ""), [eats]);
    assert_eq!(reasons(&fish, "Sd3e", Some(Proven::Win(3)), ""), ["hint-wins-in count=2", eats]);
    assert_eq!(reasons(&fish, "Sd3e", Some(Proven::Draw), "")[0], "hint-holds");
    assert_eq!(reasons(&fish, "Sd3e", Some(Proven::Loss(4)), "")[0], "hint-delays count=2");
}

#[test]
fn nothing_is_said_where_nothing_is_true() {
    let quiet = after(GameId::Xok, "d3d4");
    assert_eq!(reasons(&quiet, "a1a2", None, ""), ["hint-best"]);
    let trexo = after(GameId::Trexo, "a1a2 a5b5 b1b2 c8c9 c1c2 h5i5 d1d2");
    assert_eq!(reasons(&trexo, "j9j10", None, ""), ["hint-best"]);
}

#[test]
fn xok_eats_and_cuts_what_would_become_ten() {
    let eight = position(GameId::Xok, ".../..../...../ffffff/ff.../..../... w");
    assert_eq!(
        reasons(&eight, "Sd3e", None, ""),
        [
            "xok-hint-ten cells=b1, b2 form=otherwise player=second",
            "xok-hint-eats cells=d3, d4 count=2 form=does player=first",
            "xok-hint-cuts count=4 form=does player=first was=8",
        ]
    );
    // The search's own line says which ten it would be.
    assert_eq!(
        reasons(&eight, "Sd3e", None, "a1a2 e1e2")[0],
        "xok-hint-ten cells=e1, e2 form=otherwise player=second"
    );
}

#[test]
fn xok_joins_threatens_and_closes_in() {
    let parts = position(GameId::Xok, ".../..../...../FFF.FF/F..../..../... w");
    let said = reasons(&parts, "c4d4", None, "");
    assert!(
        said[0].starts_with("xok-hint-ten ") && said[0].contains("form=threatens player=first"),
        "{said:?}"
    );
    assert_eq!(said[1], "xok-hint-joins count=8 form=does player=first");
    let lone = position(GameId::Xok, ".../..../...../FFF.../...../..../... w");
    assert_eq!(reasons(&lone, "d4d5", None, ""), ["xok-hint-chain count=5 form=does player=first"]);
    let corner = position(GameId::Xok, "fff/f.../...../....../...../..../... w");
    assert_eq!(reasons(&corner, "f2f3", None, ""), ["xok-hint-closes count=3 size=4"]);
}

#[test]
fn what_the_opponent_does_otherwise_is_said_only_if_the_turn_prevents_it() {
    let fish = position(GameId::Xok, ".../..../...../..FF../...../..../... w");
    let eaten = "xok-hint-eats cells=d3, d4 count=2 form=otherwise player=second";
    let said = reasons(&fish, "g1g2", None, "a1a2 Sd3e");
    assert!(!said.contains(&eaten.to_owned()), "the shark still eats: {said:?}");
    let small = position(GameId::Xok, ".../..../..f../..F.../...../..../... w");
    let said = reasons(&small, "Sd4nw", None, "a1a2 Sd4w");
    assert_eq!(said.last().unwrap(), "xok-hint-eats cells=d3 count=1 form=otherwise player=second");
}

#[test]
fn yoxii_counts_points_and_ways_and_keeps_its_fours() {
    let start = AnyPosition::start(GameId::Yoxii);
    assert_eq!(
        reasons(&start, "d5-e6=3", None, ""),
        ["yoxii-hint-sums form=does other=0 own=3 player=first"]
    );
    // The totem stands among red stones.
    let behind = position(GameId::Yoxii, ".../..d../..dT.../......./......./.44../... w");
    assert_eq!(
        reasons(&behind, "e5-f5=1", None, ""),
        ["yoxii-hint-nearer form=does other=4 own=1 player=first"]
    );
}

#[test]
fn trexo_makes_blocks_breaks_and_covers() {
    let four = after(GameId::Trexo, "a1a2 a5b5 b1b2 c8c9 c1c2 h5i5 d1d2");
    let said = reasons(&four, "f1e1", None, "");
    assert_eq!(said[0], "trexo-hint-five form=otherwise o=f1 player=first x=e1");
    assert_eq!(said[1], "trexo-hint-stops count=4");
    let three = after(GameId::Trexo, "a1a2 a5b5 b1b2 c8c9");
    assert_eq!(reasons(&three, "c1c2", None, ""), ["trexo-hint-row count=3 form=does player=first"]);
    let said = reasons(&after(GameId::Trexo, "a1a2 a5b5 b1b2 c8c9 c1c2 h5i5"), "d1d2", None, "");
    assert_eq!(said[0], "trexo-hint-five form=threatens o=f1 player=first x=e1");
    assert_eq!(said[1], "trexo-hint-row count=4 form=does player=first");
    let covered = after(GameId::Trexo, "a1a2 b1b2");
    assert_eq!(reasons(&covered, "a2b2", None, ""), ["trexo-hint-covers cell=a2"]);
}

#[test]
fn slither_stone_counts_the_room_of_snakes() {
    let narrow = "Cv#...Dv/.#..../.#..../.#..../....../.A^..B^. 1 5,5 -";
    let said = reasons(&position(GameId::Slither, narrow), "#a2 1n>n .", None, "");
    assert_eq!(said[0], "slither-hint-boxes count=3 form=does player=first snake=1 was=28");
    let start = position(GameId::Slither, "....../.Cv..Dv./....../....../.A^..B^./...... 1 5,5 -");
    let said = reasons(&start, "1n>n .", None, "");
    assert_eq!(said.len(), 1, "{said:?}");
}

#[test]
fn only_whole_turns_of_a_line_are_shown() {
    let slither = position(GameId::Slither, "....../.Cv..Dv./....../....../.A^..B^./...... 1 5,5 -");
    let line = owned("1n>n . 1s>s");
    assert_eq!(whole_turns(&slither, &line, 3), 2);
    let xok = AnyPosition::start(GameId::Xok);
    assert_eq!(whole_turns(&xok, &owned("d3d4 a1a2 g1g2"), 2), 2);
    assert_eq!(whole_turns(&xok, &owned("d3d4 d3d4"), 2), 1, "up to the first that is not legal");
}
