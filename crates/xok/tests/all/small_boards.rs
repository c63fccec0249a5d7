//! Small boards and short chains, beside a plain second implementation written from the page of the rules.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use tessera_game::{Outcome, Player, Position as _, Random, perft};
use tessera_xok::{Cell, Illegal, Piece, Position, Rules, Setup, SetupError, Shape, SharkKind};

/// A cell by its row, `0` for `a`, and its number.
type At = (i32, i32);

const ROWS: [i32; 7] = [3, 4, 5, 6, 5, 4, 3];

/// The boards of the page: their cells, the fish, and the sharks `S`, `A`, `B`, `C`.
fn table(shape: Shape) -> (Vec<At>, usize, [usize; 4]) {
    let names = match shape {
        Shape::Cells12 => "a1 a2 a3 b1 b2 b3 b4 c1 c2 c3 c4 c5",
        Shape::Cells14 => "b2 b3 c2 c3 c4 d2 d3 d4 d5 e2 e3 e4 f2 f3",
        Shape::Cells19 => "a1 a2 a3 b1 b2 b3 b4 c1 c2 c3 c4 c5 d2 d3 d4 d5 e2 e3 e4",
        Shape::Standard => {
            "a1 a2 a3 b1 b2 b3 b4 c1 c2 c3 c4 c5 d1 d2 d3 d4 d5 d6 e1 e2 e3 e4 e5 f1 f2 f3 f4 g1 g2 g3"
        }
    };
    let cell = |name: &str| {
        let bytes = name.as_bytes();
        (i32::from(bytes[0] - b'a'), i32::from(bytes[1] - b'0'))
    };
    let (fish, sharks) = match shape {
        Shape::Cells12 => (6, [1, 1, 1, 0]),
        Shape::Cells14 => (8, [1, 1, 1, 1]),
        Shape::Cells19 => (10, [2, 1, 1, 1]),
        Shape::Standard => (14, [3, 1, 1, 1]),
    };
    (names.split_whitespace().map(cell).collect(), fish, sharks)
}

/// The neighbour in a direction, 0 to 5 anticlockwise from east, on a board without edges.
fn step((row, number): At, direction: usize) -> At {
    let longer = |row: i32| usize::try_from(row).ok().and_then(|row| ROWS.get(row)).copied().unwrap_or(0);
    let up = i32::from(longer(row + 1) > longer(row));
    let down = i32::from(longer(row - 1) > longer(row));
    match direction {
        0 => (row, number + 1),
        1 => (row + 1, number + up),
        2 => (row + 1, number + up - 1),
        3 => (row, number - 1),
        4 => (row - 1, number + down - 1),
        _ => (row - 1, number + down),
    }
}

#[derive(Clone)]
struct Plain {
    cells: Vec<At>,
    fish: [BTreeSet<At>; 2],
    sharks: [BTreeMap<At, usize>; 2],
    most_fish: usize,
    most_sharks: [usize; 4],
    chain: usize,
    mover: usize,
}

/// Two fish, or a shark's kind, cell and facing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Turn {
    Fish(At, At),
    Shark(usize, At, usize),
}

impl Plain {
    fn new(rules: Rules) -> Self {
        let (cells, most_fish, most_sharks) = table(rules.shape());
        let (fish, sharks) = Default::default();
        Self { cells, fish, sharks, most_fish, most_sharks, chain: rules.chain(), mover: 0 }
    }

    fn is_empty(&self, at: At) -> bool {
        let taken = |player: usize| self.fish[player].contains(&at) || self.sharks[player].contains_key(&at);
        self.cells.contains(&at) && !taken(0) && !taken(1)
    }

    fn eaten(&self, kind: usize, at: At, facing: usize) -> Vec<At> {
        let mouths = [facing, (facing + kind) % 6];
        let reach: BTreeSet<At> = mouths.into_iter().map(|mouth| step(at, mouth)).chain([at]).collect();
        reach.into_iter().filter(|cell| self.fish[1 - self.mover].contains(cell)).collect()
    }

    fn turns(&self) -> Vec<Turn> {
        if self.has_chain(1 - self.mover) {
            return Vec::new();
        }
        let mut turns = Vec::new();
        if self.most_fish - self.fish[self.mover].len() >= 2 {
            for &one in self.cells.iter().filter(|&&at| self.is_empty(at)) {
                let others = (0..6).map(|direction| step(one, direction));
                turns
                    .extend(others.filter(|&at| at > one && self.is_empty(at)).map(|at| Turn::Fish(one, at)));
            }
        }
        for kind in 0..4 {
            let played = self.sharks[self.mover].values().filter(|&&other| other == kind).count();
            if played == self.most_sharks[kind] {
                continue;
            }
            let open = |at: &&At| self.is_empty(**at) || self.fish[1 - self.mover].contains(*at);
            for &at in self.cells.iter().filter(open) {
                let facings = 0..if kind == 3 { 3 } else { 6 };
                let bites = facings.filter(|&facing| !self.eaten(kind, at, facing).is_empty());
                turns.extend(bites.map(|facing| Turn::Shark(kind, at, facing)));
            }
        }
        turns
    }

    fn play(&mut self, turn: Turn) {
        match turn {
            Turn::Fish(one, other) => self.fish[self.mover].extend([one, other]),
            Turn::Shark(kind, at, facing) => {
                for cell in self.eaten(kind, at, facing) {
                    self.fish[1 - self.mover].remove(&cell);
                }
                self.sharks[self.mover].insert(at, kind);
            }
        }
        self.mover = 1 - self.mover;
    }

    /// The sizes of a player's groups with their sharks.
    fn groups(&self, player: usize) -> Vec<(usize, usize)> {
        let mut left: BTreeSet<At> = self.fish[player].clone();
        left.extend(self.sharks[player].keys());
        let mut groups = Vec::new();
        while let Some(first) = left.pop_first() {
            let mut group = vec![first];
            let mut next = 0;
            while next < group.len() {
                group.extend(
                    (0..6).map(|way| step(group[next], way)).filter(|at| left.remove(at)).collect::<Vec<_>>(),
                );
                next += 1;
            }
            groups
                .push((group.len(), group.iter().filter(|at| self.sharks[player].contains_key(at)).count()));
        }
        groups
    }

    fn has_chain(&self, player: usize) -> bool {
        self.groups(player).iter().any(|group| group.0 >= self.chain)
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.has_chain(1 - self.mover) {
            return Some(Outcome::Win(Player::BOTH[1 - self.mover]));
        }
        if !self.turns().is_empty() {
            return None;
        }
        let best = |player| self.groups(player).into_iter().max().unwrap_or_default();
        Some(match best(0).cmp(&best(1)) {
            std::cmp::Ordering::Greater => Outcome::Win(Player::First),
            std::cmp::Ordering::Less => Outcome::Win(Player::Second),
            std::cmp::Ordering::Equal => Outcome::Draw,
        })
    }

    fn perft(&self, depth: u32) -> u64 {
        let turns = self.turns();
        if depth == 1 {
            return turns.len() as u64;
        }
        let after = |turn| {
            let mut next = self.clone();
            next.play(turn);
            next.perft(depth - 1)
        };
        turns.into_iter().map(after).sum()
    }
}

fn at(cell: Cell) -> At {
    (cell.row().into(), cell.number().into())
}

fn turn(action: tessera_xok::Action) -> Turn {
    match action.placement() {
        tessera_xok::Placement::TwoFish(one, other) => Turn::Fish(at(one), at(other)),
        tessera_xok::Placement::Shark(shark, cell) => {
            Turn::Shark(shark.kind() as usize, at(cell), shark.facing().index())
        }
    }
}

fn rules(shape: Shape, chain: usize) -> Rules {
    Rules::new(shape, chain).unwrap()
}

#[test]
fn boards_and_supplies_are_those_of_the_page() {
    for shape in Shape::ALL {
        let (cells, fish, sharks) = table(shape);
        let mine: HashSet<At> = shape.cells().into_iter().map(at).collect();
        assert_eq!(mine, cells.into_iter().collect(), "{shape:?}");
        let start = Position::start_with(rules(shape, 10));
        for player in Player::BOTH {
            assert_eq!(start.fish_left(player), fish, "{shape:?}");
            assert_eq!(SharkKind::ALL.map(|kind| start.sharks_left(player, kind)), sharks, "{shape:?}");
        }
    }
}

#[test]
fn perft_3_is_that_of_the_plain_rules() {
    let chains = [3, 4, 10];
    let variants = Shape::ALL[1..].iter().flat_map(|&shape| chains.map(|chain| rules(shape, chain)));
    for rules in variants.chain([rules(Shape::Standard, 3)]) {
        let depth = if rules.shape() == Shape::Standard { 2 } else { 3 };
        let start = Position::start_with(rules);
        assert_eq!(perft(&start, depth), Plain::new(rules).perft(depth), "{start}");
    }
}

#[test]
fn random_games_go_as_in_the_plain_rules() {
    let mut seen = [0; 3];
    for (shape, seed) in Shape::ALL.into_iter().flat_map(|shape| (0..40).map(move |seed| (shape, seed))) {
        let rules = rules(shape, 3 + seed as usize % 8);
        let (mut now, mut plain) = (Position::start_with(rules), Plain::new(rules));
        let mut random = Random::new(seed);
        loop {
            assert_eq!(now.outcome(), plain.outcome(), "{now}");
            let mine: HashSet<Turn> = now.actions().into_iter().map(turn).collect();
            assert_eq!(mine, plain.turns().into_iter().collect(), "{now}");
            let Some(action) = now.random_action(&mut random) else { break };
            plain.play(turn(action));
            now.play(action).unwrap();
        }
        match now.outcome() {
            Some(Outcome::Win(player)) => seen[player.index()] += 1,
            _ => seen[2] += 1,
        }
    }
    assert!(seen[0] > 20 && seen[1] > 20, "{seen:?}");
}

#[test]
fn a_variant_is_told_in_front_and_only_the_rows_of_its_board_are_written() {
    let starts = [
        (Shape::Cells12, 4, "board=12 chain=4 ...../..../... w"),
        (Shape::Cells14, 10, "board=14 chain=10 ../.../..../.../.. w"),
        (Shape::Cells19, 9, "board=19 chain=9 .../..../...../..../... w"),
        (Shape::Standard, 3, "board=30 chain=3 .../..../...../....../...../..../... w"),
    ];
    for (shape, chain, text) in starts {
        let start = Position::start_with(rules(shape, chain));
        assert_eq!(text.parse(), Ok(start));
        assert_eq!(start.to_string(), text);
    }
}

#[test]
fn what_is_wrong_with_a_text_is_one_sentence() {
    let cases = [
        (
            "board=30 chain=10 .../..../...../....../...../..../... w",
            "the usual board of 30 cells and chain of 10 are not written (at character 1)",
        ),
        ("board=13 chain=4 ...../..../... w", "boards have 12, 14, 19 or 30 cells (at character 7)"),
        ("board=13 chain", "boards have 12, 14, 19 or 30 cells (at character 7)"),
        ("board=12 ...../..../... w", "expected ` chain=` at character 10, found '.'"),
        ("board=12 chain=2 ...../..../... w", "the size of a chain is at least 3 (at character 16)"),
        ("board=12 chain=11 ...../..../... w", "the size of a chain is at most 10 (at character 16)"),
        ("board=12 chain=04 ...../..../... w", "the size of a chain has a leading zero (at character 16)"),
        ("chain=4 board=12 ...../..../... w", "expected a facing from 0 to 2 at character 2, found 'h'"),
        (
            "board=12 chain=4 ..../..../... w",
            "expected a cell (a dot, a fish or a shark) at character 22, found '/'",
        ),
        ("board=12 chain=4 ...../..../.../... w", "expected a space at character 32, found '/'"),
        ("board=12 chain=4 FFFFF/FF../... w", "White has only 6 fish (at character 25)"),
        (
            "board=12 chain=4 C0..../..../... w",
            "White has no big shark with mouths back to back (at character 18)",
        ),
        ("board=12 chain=4 s0s1.../..../... w", "Black has only one small shark (at character 20)"),
        ("board=19 chain=4 s0s1s2/..../...../..../... w", "Black has only 2 small sharks (at character 22)"),
    ];
    for (text, problem) in cases {
        assert_eq!(text.parse::<Position>().unwrap_err().to_string(), problem, "{text}");
    }
}

#[test]
fn cells_that_are_missing_are_beyond_the_edge() {
    let position: Position = "board=12 chain=9 f..../..../... w".parse().unwrap();
    let cell = |text: &str| text.parse::<Cell>().unwrap();
    for (text, off) in [("Sd1se", "d1"), ("c1d1", "d1"), ("d2d3", "d2")] {
        assert_eq!(position.check(text.parse().unwrap()), Err(Illegal::OffTheBoard(cell(off))), "{text}");
    }
    let mut setup = Setup::from(position);
    setup[cell("g3")] = Some((Player::First, Piece::Fish));
    assert_eq!(Position::try_from(setup), Err(SetupError::OffTheBoard(cell("g3"))));
}

#[test]
fn a_variant_makes_another_position() {
    let variants = Shape::ALL.into_iter().flat_map(|shape| (3..=10).map(move |chain| rules(shape, chain)));
    let starts: Vec<Position> = variants.map(Position::start_with).collect();
    let hashes: HashSet<u64> = starts.iter().map(tessera_game::Position::hash).collect();
    assert_eq!((starts.len(), hashes.len()), (32, 32));
    assert_ne!(starts[0], starts[1]);
}

#[test]
fn a_board_has_the_symmetries_that_map_it_onto_itself() {
    let counts = Shape::ALL.map(|shape| Position::start_with(rules(shape, 4)).symmetries());
    assert_eq!(counts, [4, 2, 4, 12]);
    let position: Position = "board=19 chain=9 ..F/..../...../..../... b".parse().unwrap();
    let corners: BTreeSet<String> = (0..12).map(|number| position.transformed(number).to_string()).collect();
    let expected = ["F../..../...../..../...", "..F/..../...../..../...", ".../..../F..../..../..."]
        .into_iter()
        .chain([".../..../....F/..../...", ".../..../...../..../F..", ".../..../...../..../..F"]);
    assert_eq!(corners, expected.map(|rows| format!("board=19 chain=9 {rows} b")).collect());
}
