//! What the lessons teach is true: their answers are found again by playing.

#[allow(dead_code, reason = "each test file uses a part of it")]
mod common;

use std::collections::BTreeSet;

use common::{Place, Turn, is_right, place, places, turns};
use tessera_games::{AnyPosition, GameId, Outcome, Player};
use tessera_lessons::Task;

/// Checks that exactly the turns with a property are right.
fn right_are_exactly(game: GameId, id: &str, property: impl Fn(&Turn) -> bool) {
    let Place { step, position, .. } = place(game, id);
    for turn in turns(&position) {
        let right = is_right(&step.task, &turn, position.to_move());
        assert_eq!(right, property(&turn), "{game} {id}: {}", turn.actions.join(" "));
    }
}

/// The cells to tap in a step, and its position.
fn to_tap(game: GameId, id: &str) -> (BTreeSet<String>, AnyPosition) {
    let Place { step, position, .. } = place(game, id);
    let Task::Tap { cells, .. } = step.task else { panic!("{id} asks for a tap") };
    (cells.into_iter().collect(), position)
}

fn board(position: &AnyPosition) -> String {
    let text = position.to_string();
    text.rsplit_once(' ').map_or(text.clone(), |(board, _)| board.to_owned())
}

fn wins_at_once(position: &AnyPosition) -> bool {
    let player = position.to_move();
    turns(position).iter().any(|turn| turn.position.outcome() == Some(Outcome::Win(player)))
}

/// Whether the player to move can end the turn with a living snake.
fn survives(position: &AnyPosition) -> bool {
    let moves = position.action_texts().into_iter().filter(|text| text.contains('>'));
    moves.into_iter().any(|text| {
        let mut next = *position;
        next.play_text(&text).unwrap();
        next.outcome().is_none()
    })
}

#[test]
fn sharks_eat_what_the_lessons_say() {
    let all_eaten = |turn: &Turn| !board(&turn.position).contains('f');
    for id in ["side", "gap", "straight"] {
        right_are_exactly(GameId::Xok, id, all_eaten);
    }
    right_are_exactly(GameId::Xok, "land", |turn| all_eaten(turn) && turn.actions[0].starts_with('S'));
    let mut position = place(GameId::Xok, "empty-bite").position;
    position.play_text("Cd3e").unwrap();
    assert_eq!(position.to_string(), ".../..../...../..C0F../...../..../... b");
}

#[test]
fn a_small_shark_may_stand_where_the_lesson_says() {
    let (cells, position) = to_tap(GameId::Xok, "where");
    let small = position.action_texts().into_iter().filter(|text| text.starts_with('S'));
    assert_eq!(small.map(|text| text[1..3].to_owned()).collect::<BTreeSet<_>>(), cells);
}

#[test]
fn one_fish_is_not_played_alone() {
    let position = place(GameId::Xok, "one-fish").position;
    assert!(position.count_actions() > 0);
    assert!(position.action_texts().iter().all(|text| text.starts_with(char::is_uppercase)));
}

#[test]
fn questions_who_wins_are_answered_by_the_rules() {
    let answer = |player| match player {
        Some(Outcome::Win(Player::First)) => ["white", "x", "first"],
        Some(Outcome::Win(Player::Second)) => ["black", "o", "second"],
        Some(Outcome::Draw) => ["both", "draw", "draw"],
        None => panic!("the game goes on"),
    };
    let asked = [
        (GameId::Xok, "longest"),
        (GameId::Xok, "more-sharks"),
        (GameId::Xok, "both-win"),
        (GameId::Yoxii, "who"),
        (GameId::Yoxii, "all-equal"),
        (GameId::Trexo, "both"),
        (GameId::Slither, "lost"),
    ];
    for (game, id) in asked {
        let Place { step, position, .. } = place(game, id);
        let Task::Answer { right, .. } = step.task else { panic!("{id} asks a question") };
        assert!(answer(position.outcome()).contains(&right.as_str()), "{game} {id}");
    }
    let more = place(GameId::Yoxii, "more-stones").position;
    assert_eq!(more.outcome(), Some(Outcome::Win(Player::Second)));
}

#[test]
fn the_totem_goes_where_the_lesson_says() {
    let (cells, position) = to_tap(GameId::Yoxii, "ways");
    let ways = position.action_texts().into_iter().map(|text| text[..2].to_owned());
    assert_eq!(ways.collect::<BTreeSet<_>>(), cells);
}

#[test]
fn a_stone_goes_anywhere_if_nothing_beside_the_totem_is_free() {
    let position = place(GameId::Yoxii, "anywhere").position;
    let squares: BTreeSet<String> = position
        .action_texts()
        .iter()
        .filter(|text| text.starts_with("d7-"))
        .map(|text| text[3..5].to_owned())
        .collect();
    assert!(squares.contains("a4") && squares.contains("d1") && squares.contains("d4"));
    let supply = place(GameId::Yoxii, "supply").position;
    assert!(supply.action_texts().iter().all(|text| !text.ends_with("=4")));
}

#[test]
fn a_tile_rests_on_c3_and_what_the_lesson_says() {
    let (cells, position) = to_tap(GameId::Trexo, "rest");
    let others =
        position.action_texts().into_iter().filter_map(|text| text.strip_prefix("c3").map(str::to_owned));
    assert_eq!(others.collect::<BTreeSet<_>>(), cells);
    right_are_exactly(GameId::Trexo, "second-level", |turn| board(&turn.position).contains("X2"));
}

#[test]
fn exactly_the_right_blocks_stop_x() {
    right_are_exactly(GameId::Trexo, "block", |turn| {
        turn.position.outcome().is_none() && !wins_at_once(&turn.position)
    });
}

#[test]
fn both_snakes_live_after_exactly_the_right_turns() {
    let both = |turn: &Turn| ['A', 'B'].iter().all(|&head| turn.position.to_string().contains(head));
    for id in ["jump", "wise", "self", "both"] {
        right_are_exactly(GameId::Slither, id, both);
    }
    right_are_exactly(GameId::Slither, "other", |turn| turn.position.to_string().contains('B'));
    assert!(turns(&place(GameId::Slither, "other").position).iter().all(|turn| !both(turn)));
    right_are_exactly(GameId::Slither, "order", |turn| {
        let jumped = turn.actions.iter().any(|action| action.contains("j>"));
        let text = turn.position.to_string();
        jumped && text.contains('B') && !text.contains('A')
    });
    right_are_exactly(GameId::Slither, "twice", |turn| turn.position.to_string().contains('A'));
}

#[test]
fn walls_go_where_the_lesson_says() {
    let (cells, position) = to_tap(GameId::Slither, "wall-where");
    let marks = place(GameId::Slither, "wall-where").step.marks;
    let allowed = marks.into_iter().filter(|mark| position.parse_action(&format!("#{mark}")).is_ok());
    assert_eq!(allowed.collect::<BTreeSet<_>>(), cells);
}

#[test]
fn a_dead_snake_leaves_the_walls_that_the_lesson_names() {
    let (cells, position) = to_tap(GameId::Slither, "remains");
    let mut after = position;
    after.play_text("1t>n").unwrap();
    let new: BTreeSet<String> = squares(&after, "#").difference(&squares(&position, "#")).cloned().collect();
    assert_eq!(new, cells);
}

/// The squares with one of these signs, read from a position string of Slither Stone.
fn squares(position: &AnyPosition, signs: &str) -> BTreeSet<String> {
    let text = position.to_string();
    let rows: Vec<&str> = text.split([' ', '/']).collect();
    let height = rows.len() - 3;
    let mut found = BTreeSet::new();
    for (row, line) in (1..=height).rev().zip(rows) {
        let squares = line.chars().filter(|sign| !"^>v<".contains(*sign));
        for (column, _) in squares.enumerate().filter(|(_, sign)| signs.contains(*sign)) {
            found.insert(format!("{}{row}", char::from(b'a' + column as u8)));
        }
    }
    found
}

#[test]
fn a_win_in_one_is_the_only_one() {
    for game in [GameId::Xok, GameId::Yoxii, GameId::Trexo] {
        let player = place(game, "win-one").position.to_move();
        right_are_exactly(game, "win-one", |turn| turn.position.outcome() == Some(Outcome::Win(player)));
    }
}

#[test]
fn a_win_in_two_wins_against_every_reply_and_is_the_only_one() {
    for game in [GameId::Xok, GameId::Yoxii, GameId::Trexo] {
        let position = place(game, "win-two").position;
        let player = position.to_move();
        assert!(!wins_at_once(&position), "{game} can be won at once");
        right_are_exactly(game, "win-two", |turn| {
            let won = |reply: &Turn| match reply.position.outcome() {
                Some(outcome) => outcome == Outcome::Win(player),
                None => wins_at_once(&reply.position),
            };
            turn.position.outcome().is_none() && turns(&turn.position).iter().all(won)
        });
        assert!(wins_at_once(&place(game, "win-two-end").position), "{game}");
    }
}

#[test]
fn each_trap_leaves_no_way_out_and_is_the_only_one() {
    for id in ["block", "trap", "two"] {
        right_are_exactly(GameId::Slither, id, |turn| {
            turn.position.outcome().is_none() && !survives(&turn.position)
        });
    }
}

#[test]
fn the_first_step_of_a_course_shows_how_the_game_is_won() {
    for game in GameId::ALL {
        let places = places();
        let Place { step, position, .. } = places.iter().find(|place| place.game == game).unwrap();
        let player = position.to_move();
        let won = if let Some(outcome) = position.outcome() {
            matches!(outcome, Outcome::Win(_))
        } else {
            let all = turns(position);
            let mut right = all.iter().filter(|turn| is_right(&step.task, turn, player)).peekable();
            right.peek().is_some() && right.all(|turn| turn.position.outcome() == Some(Outcome::Win(player)))
        };
        assert!(won, "{game} begins with {}", step.id);
    }
}

#[test]
fn a_snake_faces_the_squares_that_the_lesson_names() {
    let (cells, position) = to_tap(GameId::Slither, "ahead");
    let mut after = position;
    after.play_text("1n>n").unwrap();
    assert_eq!(squares(&after, "AB"), cells);
}

#[test]
fn no_lesson_that_is_played_begins_at_the_end() {
    for Place { game, step, position } in places() {
        if matches!(step.task, Task::Play(_)) {
            assert_eq!(position.outcome(), None, "{game} {}", step.id);
        }
    }
}
