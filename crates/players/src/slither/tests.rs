//! The promises of the guide, kept; on the standard board and on others.

use std::ops::ControlFlow;

use tessera_game::{Outcome, Position as _, Random};
use tessera_games::slither_stone::{Action, BoardSpec, Direction, Position, Square};
use tessera_search::{Completeness, Guide, Survey, Wanted};

use super::field::{Field, bit, bits, squares};
use super::{SlitherGuide, closing, code, outcomes, safety, ways};

fn boards(seed: u32) -> [Position; 4] {
    let other = |columns, rows, walls| {
        BoardSpec::new(columns, rows, walls, seed).map_or(BoardSpec::standard(seed), |spec| spec).board()
    };
    [BoardSpec::standard(seed).board(), other(6, 6, 4), other(8, 9, 8), other(12, 10, 12)]
}

/// The listed actions at a depth.
fn listed(position: &Position, depth: i32) -> (Vec<Action>, Completeness) {
    let mut actions = Vec::new();
    let completeness = SlitherGuide.actions(position, depth, &mut actions);
    (actions, completeness)
}

/// Positions of random games: of any actions in every other game, of the guide's own in the rest.
fn random_positions(games: u32) -> impl Iterator<Item = Position> {
    (0..games).flat_map(boards).enumerate().flat_map(|(seed, board)| {
        let mut random = Random::new(seed as u64);
        let mut now = board;
        std::iter::from_fn(move || {
            let here = now;
            let any = now.random_action(&mut random)?;
            let (good, _) = listed(&now, 8);
            let guided = good[random.below(good.len() as u32) as usize];
            now.play_unchecked(if seed / 4 % 2 == 0 { any } else { guided });
            Some(here)
        })
    })
}

fn snakes(position: &Position) -> usize {
    position.living(position.to_move()).count()
}

fn moves(position: &Position) -> impl Iterator<Item = Action> {
    position.actions().into_iter().filter(|action| matches!(action, Action::Move(_)))
}

#[test]
fn nobody_wins_by_an_action_of_their_own() {
    for position in random_positions(8) {
        let _ = position.visit_actions(|action| {
            assert_ne!(position.after(action).outcome(), Some(Outcome::Win(position.to_move())));
            ControlFlow::Continue(())
        });
    }
}

#[test]
fn listed_actions_are_legal_and_each_comes_once() {
    for position in random_positions(60) {
        for depth in [1, 3, 8, i32::MAX] {
            let (mut actions, completeness) = listed(&position, depth);
            assert!(!actions.is_empty(), "{position}");
            for &action in &actions {
                assert_eq!(position.check(action), Ok(()), "{action:?} in {position}");
            }
            let count = actions.len();
            actions.sort_unstable();
            actions.dedup();
            assert_eq!(actions.len(), count, "{position}");
            if completeness == Completeness::Complete {
                assert_eq!(count, position.count_actions(), "{position}");
            }
        }
    }
}

#[test]
fn every_outcome_of_a_move_that_keeps_the_most_snakes_is_listed() {
    for position in random_positions(30).filter(|position| !position.has_moved()) {
        let most = moves(&position).map(|action| snakes(&position.after(action))).max().unwrap_or(0);
        let ways = |actions: &mut dyn Iterator<Item = Action>| {
            let after = actions.map(|action| position.after(action)).filter(|after| snakes(after) == most);
            let mut heads: Vec<_> = after
                .map(|after| {
                    after.living(position.to_move()).map(|snake| after.body(snake)).collect::<Vec<_>>()
                })
                .map(|bodies| bodies.into_iter().map(bits).collect::<Vec<_>>())
                .collect();
            heads.sort_unstable();
            heads.dedup();
            heads
        };
        let (actions, _) = listed(&position, 1);
        let mut listed_moves = actions.into_iter().filter(|action| matches!(action, Action::Move(_)));
        if most > 0 {
            assert_eq!(ways(&mut listed_moves), ways(&mut moves(&position)), "{position}");
        }
    }
}

#[test]
fn walls_come_first_only_where_some_move_would_forbid_them() {
    let mut walls = 0;
    for position in random_positions(30).filter(|position| !position.has_moved()) {
        let (actions, completeness) = listed(&position, 4);
        if completeness == Completeness::Complete {
            continue;
        }
        for wall in actions.into_iter().filter(|action| matches!(action, Action::Wall(_))) {
            let forbids = |action: Action| position.after(action).check(wall).is_err();
            assert!(moves(&position).any(forbids), "{wall:?} in {position}");
            walls += 1;
        }
    }
    assert!(walls > 100, "only {walls} walls were seen");
}

#[test]
fn the_squares_that_most_ways_enter_are_known() {
    for position in random_positions(10) {
        let (field, heads) = (Field::of(&position), ways::heads_of(&position, position.to_move()));
        let mut all = outcomes::outcomes(&field, heads);
        let most = all.iter().map(|way| way.alive).max().unwrap_or(0);
        all.retain(|way| most > 0 && way.alive == most);
        let entered = |square: &Square| all.iter().filter(|way| way.entered & bit(*square) != 0).count();
        let [half, quarter] = [2, 4].map(|part| {
            let needed = squares(field.open).filter(|square| entered(square) * part >= all.len());
            needed.filter(|_| most > 0).fold(0, |set, square| set | bit(square))
        });
        assert_eq!(closing::needed(&field, heads), [half, quarter], "{position}");
    }
}

#[test]
fn the_last_resort_is_a_free_space_where_the_enemy_would_place_a_wall() {
    let position = BoardSpec::standard(1).board();
    let square = position.free_space_squares().into_iter().next().expect("an empty square");
    let resorts = |position: &Position, answer| {
        let mut actions = Vec::new();
        SlitherGuide.last_resorts(position, &[answer, Action::End], &mut actions);
        actions
    };
    assert_eq!(resorts(&position, Action::Wall(square)), [], "the snakes move first");
    let moved = position.after(moves(&position).next().expect("a move"));
    assert_eq!(resorts(&moved, Action::Wall(square)), [Action::FreeSpace(square)]);
    assert_eq!(resorts(&moved, Action::End), []);
    let taken = moved.after(Action::FreeSpace(square));
    assert_eq!(resorts(&taken, Action::Wall(square)), []);
}

#[test]
fn who_cannot_live_is_known() {
    let mut lost = 0;
    for position in random_positions(60).filter(|position| !position.has_moved()) {
        let can = moves(&position).any(|action| position.after(action).outcome().is_none());
        let field = Field::of(&position);
        assert_eq!(ways::can_live(&field, ways::heads_of(&position, position.to_move())), can, "{position}");
        let wanted = Wanted { evaluation: true, answers: true };
        let survey = SlitherGuide.survey(&position, wanted, &mut Vec::new());
        assert_eq!(matches!(survey, Survey::Lost(_)), !can && position.outcome().is_none(), "{position}");
        lost += usize::from(!can);
    }
    assert!(lost > 20, "only {lost} lost positions were seen");
}

#[test]
fn whether_both_snakes_can_live_is_known() {
    let mut forks = 0;
    for position in random_positions(30).filter(|position| !position.has_moved() && snakes(position) == 2) {
        let both = |action: &Action| snakes(&position.after(*action)) == 2;
        let can = moves(&position).any(|action| both(&action));
        let [Some(one), Some(two)] = ways::heads_of(&position, position.to_move()) else { continue };
        let safety = safety::of_two(&Field::of(&position), one, two);
        assert_eq!(safety.any(), can, "{position}");
        assert!(safety.lasting <= safety.steps, "{position}");
        forks += usize::from(!can);
    }
    assert!(forks > 20, "only {forks} forks were seen");
}

#[test]
fn every_action_has_a_code_of_its_own() {
    for position in random_positions(6) {
        let _ = position.visit_actions(|action| {
            assert!(usize::from(code::of(action)) < code::CODES);
            assert_eq!(SlitherGuide.decode(&position, code::of(action)), Some(action));
            ControlFlow::Continue(())
        });
    }
    assert!((0..=u16::MAX).all(|code| code::action(code).is_none_or(|action| code::of(action) == code)));
}

#[test]
fn the_evaluation_does_not_depend_on_how_the_board_is_turned() {
    for position in random_positions(20) {
        let judged = SlitherGuide.evaluate(&position);
        assert!(judged.abs() <= 10_000);
        for symmetry in 0..position.symmetries() {
            assert_eq!(SlitherGuide.evaluate(&position.transformed(symmetry)), judged, "{position}");
        }
    }
}

#[test]
fn the_end_of_a_turn_changes_nothing_but_the_point_of_view() {
    let mut seen = 0;
    for position in random_positions(20).filter(Position::has_moved) {
        let next = position.after(Action::End);
        assert_eq!(SlitherGuide.evaluate(&position), -SlitherGuide.evaluate(&next), "{position}");
        seen += 1;
    }
    assert!(seen > 200);
}

#[test]
fn sets_of_squares_move_like_squares() {
    for position in random_positions(2) {
        let (field, grid) = (Field::of(&position), position.grid());
        for square in squares(bits(grid.squares())) {
            for direction in Direction::ALL {
                let moved = field.moved(super::field::bit(square), direction) & bits(grid.squares());
                let next: Vec<_> = grid.next(square, direction).into_iter().collect();
                assert_eq!(squares(moved).collect::<Vec<_>>(), next);
            }
        }
        assert!(squares(field.open).all(|square| !position.walls().contains(square)));
    }
}

#[test]
fn a_choke_is_a_square_whose_open_sides_hang_together_only_through_it() {
    // A passage in a wall, a corner of an open room, and a square in the middle of it.
    let text = "C^....D^/....../##.###/....../....../A^....B^ 1 5,5 -";
    let position: Position = text.parse().expect("a legal position");
    let field = Field::of(&position);
    let chokes = field.chokes(field.open);
    let at = |column, row| position.grid().square(column, row).map(super::field::bit).unwrap_or_default();
    assert_ne!(chokes & at(2, 3), 0, "the passage");
    assert_eq!(chokes & at(1, 1), 0, "the middle of the room");
    assert_eq!(chokes & at(3, 2), 0, "beside the wall");
}
