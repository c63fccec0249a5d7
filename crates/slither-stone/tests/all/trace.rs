//! A trace predicts exactly what playing the move does.

use tessera_game::kit::random_game;
use tessera_game::{Player, Position as _};
use tessera_slither_stone::{
    Action, BoardSpec, Content, Death, Direction, Kind, Leg, Move, Position, Snake, SnakeNumber, Square,
};

/// What each square holds.
fn contents(position: &Position) -> Vec<Content> {
    position.grid().squares().iter().filter_map(|square| position.content(square)).collect()
}

/// What each square holds after a leg, derived from the rules square by square.
fn after_leg(mut contents: Vec<Content>, leg: &Leg, pointing_afterwards: Option<Direction>) -> Vec<Content> {
    let mut pointing = pointing_afterwards;
    for content in &mut contents {
        if let Content::Snake { snake, head } = *content
            && snake == leg.snake
        {
            pointing = pointing.or(head);
            *content = Content::Snake { snake, head: None };
        }
    }
    for square in leg.entered() {
        contents[square.index()] = Content::Snake { snake: leg.snake, head: None };
    }
    if leg.death.is_some() {
        let part = Content::Snake { snake: leg.snake, head: None };
        contents.iter_mut().filter(|content| **content == part).for_each(|content| *content = Content::Wall);
    } else {
        let head = leg.entered().last().expect("a snake that lives has entered a square");
        contents[head.index()] = Content::Snake { snake: leg.snake, head: pointing };
    }
    contents
}

#[test]
fn playing_a_move_does_what_its_trace_says() {
    let mut moves = 0;
    for seed in 0..60 {
        let start = BoardSpec::new(6 + seed as u8 % 4, 7, 4, seed).expect("a board").board();
        for position in random_game(start, seed.into(), 200) {
            for action in position.actions() {
                let Action::Move(move_) = action else { continue };
                let traced = position.trace(move_).legs().fold(contents(&position), |contents, leg| {
                    after_leg(contents, leg, leg.wise.then_some(move_.pointing))
                });
                assert_eq!(contents(&position.after(action)), traced, "{move_} in {position}");
                moves += 1;
            }
        }
    }
    assert!(moves > 10_000, "{moves}");
}

fn traced(position: &str, text: &str) -> (Position, Vec<Leg>) {
    let position: Position = position.parse().expect("a position");
    let Ok(Action::Move(move_)) = position.parse_action(text) else { panic!("{text} is not a move") };
    (position, position.trace(move_).legs().copied().collect())
}

fn square(position: &Position, column: u8, row: u8) -> Square {
    position.grid().square(column, row).expect("on the board")
}

#[test]
fn a_trace_names_the_squares_entered_and_what_kills_whom_where() {
    let (position, legs) = traced("Cv....Dv/...#../....../....../...A^.B</...... 1 5,5 -", "1t>n");
    let [wise, mad] = legs[..] else { panic!("two legs") };
    let one = Snake { owner: Player::First, number: SnakeNumber::One };
    assert_eq!((wise.snake, wise.wise, wise.direction), (one, true, Direction::North));
    assert_eq!(wise.from, square(&position, 3, 1));
    assert_eq!(wise.entered(), [square(&position, 3, 2), square(&position, 3, 3)]);
    assert_eq!(wise.death, Some(Death::Wall(square(&position, 3, 4))));
    assert_eq!((mad.snake, mad.wise, mad.direction), (one.partner(), false, Direction::West));
    assert_eq!(mad.entered(), [square(&position, 4, 1)]);
    assert_eq!(mad.death, Some(Death::Wall(square(&position, 3, 1))), "the other snake has become wall");
}

#[test]
fn a_trace_tells_the_edge_a_wall_and_a_snake_apart() {
    let board = "Cv....Dv/....../....../..A^..B>/..a.../...... 1 5,5 -";
    let (position, legs) = traced(board, "~1s>n");
    assert_eq!(legs[0].death, Some(Death::OffTheBoard));
    assert!(legs[0].entered().is_empty());
    assert_eq!(legs[1].death, Some(Death::Snake(square(&position, 2, 1), legs[1].snake)), "it enters itself");
    let (_, legs) = traced(board, "1j>e");
    assert_eq!(legs[0].entered(), [square(&position, 2, 4)], "the square between is not entered");
}

#[test]
fn a_snake_on_its_own_that_dies_first_has_one_leg_and_a_dead_one_none() {
    let (position, legs) = traced("Cv....Dv/....../....../....#A>/....##/...... 1 5,5 -", "~1j>n");
    assert_eq!(legs.len(), 1);
    assert!(!legs[0].wise);
    let dead =
        Move { wise: SnakeNumber::Two, mad_first: false, kind: Kind::Jump, pointing: Direction::North };
    assert_eq!(position.trace(dead).legs().count(), 0);
}
