//! Small boards, beside a plain second implementation written from the page of the rules.

use std::collections::{BTreeMap, HashSet};

use tessera_game::{Outcome, Player, Position as _, Random, perft};
use tessera_yoxii::{Action, Illegal, Position, Setup, SetupError, Shape, Square, Squares, Value};

/// A square by its column and row, counted from 1 at `a1`.
type At = (i32, i32);

/// The boards of the page: their squares, and the stones of value 1, 2, 3, 4.
fn table(shape: Shape) -> (Vec<At>, [u32; 4]) {
    let names = match shape {
        Shape::Squares13 => "d6 c5 d5 e5 b4 c4 d4 e4 f4 c3 d3 e3 d2",
        Shape::Squares21 => "c6 d6 e6 b5 c5 d5 e5 f5 b4 c4 d4 e4 f4 b3 c3 d3 e3 f3 c2 d2 e2",
        Shape::Squares25 => "b6 c6 d6 e6 f6 b5 c5 d5 e5 f5 b4 c4 d4 e4 f4 b3 c3 d3 e3 f3 b2 c2 d2 e2 f2",
        Shape::Standard => {
            "c7 d7 e7 b6 c6 d6 e6 f6 a5 b5 c5 d5 e5 f5 g5 a4 b4 c4 d4 e4 f4 g4 a3 b3 c3 d3 e3 f3 g3 \
             b2 c2 d2 e2 f2 c1 d1 e1"
        }
    };
    let square = |name: &str| {
        let bytes = name.as_bytes();
        (i32::from(bytes[0] - b'a') + 1, i32::from(bytes[1] - b'0'))
    };
    let stones = match shape {
        Shape::Squares13 => [2, 2, 1, 1],
        Shape::Squares21 => [3, 3, 2, 2],
        Shape::Squares25 => [4, 3, 3, 2],
        Shape::Standard => [5, 5, 5, 3],
    };
    (names.split_whitespace().map(square).collect(), stones)
}

/// A position as the rules speak of it. A stone is its owner, 0 or 1, and its value.
#[derive(Clone)]
struct Plain {
    squares: Vec<At>,
    stones: BTreeMap<At, (usize, usize)>,
    supplies: [[u32; 4]; 2],
    totem: At,
    mover: usize,
}

impl Plain {
    fn new(shape: Shape) -> Self {
        let (squares, stones) = table(shape);
        Self { squares, stones: BTreeMap::new(), supplies: [stones; 2], totem: (4, 4), mover: 0 }
    }

    fn is_free(&self, at: At) -> bool {
        self.squares.contains(&at) && !self.stones.contains_key(&at) && at != self.totem
    }

    /// Where the totem can go: a step, or a jump over an unbroken line of own stones.
    fn destinations(&self) -> Vec<At> {
        let directions = (-1..=1).flat_map(|right| (-1..=1).map(move |up| (right, up)));
        let landing = |(right, up): At| {
            let mut at = (self.totem.0 + right, self.totem.1 + up);
            while self.stones.get(&at).is_some_and(|&(owner, _)| owner == self.mover) {
                at = (at.0 + right, at.1 + up);
            }
            at
        };
        directions.filter(|&way| way != (0, 0)).map(landing).filter(|&at| self.is_free(at)).collect()
    }

    fn actions(&self) -> Vec<(At, At, usize)> {
        let mut actions = Vec::new();
        for totem in self.destinations() {
            let moved = Self { totem, ..self.clone() };
            let free: Vec<At> = moved.squares.iter().copied().filter(|&at| moved.is_free(at)).collect();
            let near: Vec<At> = free.iter().copied().filter(|&at| are_neighbours(at, totem)).collect();
            for &stone in if near.is_empty() { &free } else { &near } {
                let values = (1..=4).filter(|value| self.supplies[self.mover][value - 1] > 0);
                actions.extend(values.map(|value| (totem, stone, value)));
            }
        }
        actions
    }

    fn play(&mut self, (totem, stone, value): (At, At, usize)) {
        self.totem = totem;
        self.stones.insert(stone, (self.mover, value));
        self.supplies[self.mover][value - 1] -= 1;
        self.mover = 1 - self.mover;
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.destinations().is_empty() {
            return None;
        }
        let count = |player| {
            let around = self
                .stones
                .iter()
                .filter(|(at, stone)| are_neighbours(**at, self.totem) && stone.0 == player);
            around.fold((0, 0), |(sum, stones), (_, stone)| (sum + stone.1, stones + 1))
        };
        Some(match count(0).cmp(&count(1)) {
            std::cmp::Ordering::Greater => Outcome::Win(Player::First),
            std::cmp::Ordering::Less => Outcome::Win(Player::Second),
            std::cmp::Ordering::Equal => Outcome::Draw,
        })
    }

    fn perft(&self, depth: u32) -> u64 {
        let actions = self.actions();
        if depth == 1 {
            return actions.len() as u64;
        }
        let after = |action| {
            let mut next = self.clone();
            next.play(action);
            next.perft(depth - 1)
        };
        actions.into_iter().map(after).sum()
    }
}

fn are_neighbours(one: At, other: At) -> bool {
    one != other && (one.0 - other.0).abs() <= 1 && (one.1 - other.1).abs() <= 1
}

fn at(square: Square) -> At {
    (i32::from(square.column()) + 1, i32::from(square.row()) + 1)
}

const SMALL: [Shape; 3] = [Shape::Squares13, Shape::Squares21, Shape::Squares25];

#[test]
fn boards_and_supplies_are_those_of_the_page() {
    for shape in Shape::ALL {
        let (squares, stones) = table(shape);
        let mine: HashSet<At> = shape.squares().into_iter().map(at).collect();
        assert_eq!(mine, squares.into_iter().collect(), "{shape:?}");
        assert_eq!(Value::ALL.map(|value| u32::from(shape.supply().left(value))), stones, "{shape:?}");
        assert_eq!(2 * shape.supply().total() + 1, shape.squares().len(), "{shape:?}");
    }
}

#[test]
fn perft_3_is_that_of_the_plain_rules() {
    for shape in SMALL {
        assert_eq!(perft(&Position::start_on(shape), 3), Plain::new(shape).perft(3), "{shape:?}");
    }
}

#[test]
fn random_games_go_as_in_the_plain_rules() {
    let mut seen = [0; 3];
    for (shape, seed) in SMALL.into_iter().flat_map(|shape| (0..200).map(move |seed| (shape, seed))) {
        let (mut now, mut plain) = (Position::start_on(shape), Plain::new(shape));
        let mut random = Random::new(seed);
        loop {
            assert_eq!(now.outcome(), plain.outcome(), "{now}");
            let listed =
                |action: &Action| (at(action.totem()), at(action.stone()), action.value().points().into());
            let mine: HashSet<_> = now.actions().iter().map(listed).collect();
            assert_eq!(mine, plain.actions().into_iter().collect(), "{now}");
            let Some(action) = now.random_action(&mut random) else { break };
            plain.play(listed(&action));
            now.play(action).unwrap();
        }
        match now.outcome() {
            Some(Outcome::Win(player)) => seen[player.index()] += 1,
            _ => seen[2] += 1,
        }
    }
    assert!(seen.iter().all(|&count| count > 5), "{seen:?}");
}

#[test]
fn a_small_board_is_told_in_front_and_only_its_rows_are_written() {
    let starts = [
        "board=13 ./.../..T../.../. w",
        "board=21 .../...../..T../...../... w",
        "board=25 ...../...../..T../...../..... w",
    ];
    for (shape, text) in SMALL.into_iter().zip(starts) {
        assert_eq!(text.parse(), Ok(Position::start_on(shape)));
        assert_eq!(Position::start_on(shape).to_string(), text);
    }
}

#[test]
fn what_is_wrong_with_a_text_is_one_sentence() {
    let cases = [
        (
            "board=37 .../...../......./...T.../......./...../... w",
            "the standard board of 37 squares is not written (at character 7)",
        ),
        ("board=12 ./.../..T../.../. w", "small boards have 13, 21 or 25 squares (at character 7)"),
        ("board=013 ./.../..T../.../. w", "the number of squares has a leading zero (at character 7)"),
        ("board= ./.../..T../.../. w", "expected the number of squares at character 7, found ' '"),
        (
            "board=13  ./.../..T../.../. w",
            "expected a square ('.', 'T', '1' to '4' or 'a' to 'd') at character 10, found ' '",
        ),
        ("board=13 .../...../..T../...../... w", "expected '/' after the row at character 11, found '.'"),
        (
            "board=21 ./.../..T../.../. w",
            "expected a square ('.', 'T', '1' to '4' or 'a' to 'd') at character 11, found '/'",
        ),
        (
            "board=25 ...../...../..T../...../...../..... w",
            "expected a space after the board at character 39, found '/'",
        ),
        ("board=13 chain=4 ./.../..T../.../. w", "expected '/' after the row at character 11, found 'h'"),
        ("board=13 3/.3./a.Ta./.../. w", "there is only 1 white stone of value 3 (at character 13)"),
        ("board=13 1/.1./a.T.1/aa./. w", "there are only 2 white stones of value 1 (at character 20)"),
        ("board=13 ./.../...../.../. w", "there is no totem on the board (at character 27)"),
    ];
    for (text, problem) in cases {
        assert_eq!(text.parse::<Position>().unwrap_err().to_string(), problem, "{text}");
    }
}

#[test]
fn squares_that_are_missing_are_beyond_the_edge() {
    let start = Position::start_on(Shape::Squares13);
    let square =
        |name: &str| Squares::BOARD.into_iter().find(|square| square.to_string() == name).expect("a square");
    for (text, off) in [("e5-e6=1", "e6"), ("c6-d5=1", "c6")] {
        let action: Action = text.parse().unwrap();
        assert_eq!(start.check(action), Err(Illegal::OffTheBoard(square(off))), "{text}");
    }
    let mut setup = Setup::from(start);
    setup[square("a4")] = tessera_yoxii::Content::Totem;
    assert_eq!(Position::try_from(setup), Err(SetupError::OffTheBoard(square("a4"))));
}

#[test]
fn the_board_makes_another_position() {
    let starts = Shape::ALL.map(Position::start_on);
    let hashes: HashSet<u64> = starts.iter().map(tessera_game::Position::hash).collect();
    assert_eq!(hashes.len(), starts.len());
    assert_ne!(starts[1], starts[2]);
}
