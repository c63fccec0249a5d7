//! Variants with lines of three and four, beside a plain second implementation written from the page of the rules.

use tessera_game::{Outcome, Player, Position as _, Random, perft};
use tessera_trexo::{Position, Rules, Symbol};

/// The board as the rules speak of it: for each square its level, its top, and which tile shows there.
#[derive(Clone)]
struct Plain {
    squares: Vec<Vec<(u32, char, usize)>>,
    laid: usize,
    tiles: usize,
    line: usize,
}

impl Plain {
    fn new(tiles: usize, size: usize, line: usize) -> Self {
        Self { squares: vec![vec![(0, ' ', 0); size]; size], laid: 0, tiles, line }
    }

    fn size(&self) -> usize {
        self.squares.len()
    }

    /// Where a tile can be laid, by column and row: the square of the X half, then that of the O half.
    fn actions(&self) -> Vec<[(usize, usize); 2]> {
        if self.line_of('X') || self.line_of('O') || self.laid == self.tiles {
            return Vec::new();
        }
        let all: Vec<(usize, usize)> =
            (0..self.size()).flat_map(|row| (0..self.size()).map(move |column| (column, row))).collect();
        let pairs = all.iter().flat_map(|&x| all.iter().map(move |&o| [x, o]));
        pairs.filter(|&[x, o]| self.takes(x, o)).collect()
    }

    fn takes(&self, x: (usize, usize), o: (usize, usize)) -> bool {
        let (here, there) = (self.squares[x.1][x.0], self.squares[o.1][o.0]);
        x.0.abs_diff(o.0) + x.1.abs_diff(o.1) == 1 && here.0 == there.0 && (here.0 == 0 || here.2 != there.2)
    }

    fn lay(&mut self, [x, o]: [(usize, usize); 2]) {
        self.laid += 1;
        for ((column, row), symbol) in [(x, 'X'), (o, 'O')] {
            let square = &mut self.squares[row][column];
            *square = (square.0 + 1, symbol, self.laid);
        }
    }

    fn line_of(&self, symbol: char) -> bool {
        let size = self.size();
        (0..size * size).any(|at| {
            [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().any(|way| self.run(at, way, symbol) >= self.line)
        })
    }

    /// How many squares in a row show a symbol, from a square in one direction.
    fn run(&self, at: usize, (right, up): (isize, isize), symbol: char) -> usize {
        let mut next = Some((at % self.size(), at / self.size()));
        let mut length = 0;
        while let Some((column, row)) = next {
            if self.squares.get(row).and_then(|row| row.get(column)).is_none_or(|square| square.1 != symbol) {
                break;
            }
            length += 1;
            next = column.checked_add_signed(right).zip(row.checked_add_signed(up));
        }
        length
    }

    fn outcome(&self) -> Option<Outcome> {
        let (mover, opponent) = if self.laid % 2 == 1 { ('X', 'O') } else { ('O', 'X') };
        let player = |symbol| if symbol == 'X' { Player::First } else { Player::Second };
        if self.line_of(opponent) {
            Some(Outcome::Win(player(opponent)))
        } else if self.line_of(mover) {
            Some(Outcome::Win(player(mover)))
        } else {
            self.actions().is_empty().then_some(Outcome::Draw)
        }
    }

    fn perft(&self, depth: u32) -> u64 {
        let actions = self.actions();
        if depth == 1 {
            return actions.len() as u64;
        }
        let after = |action| {
            let mut next = self.clone();
            next.lay(action);
            next.perft(depth - 1)
        };
        actions.into_iter().map(after).sum()
    }
}

fn rules(tiles: u16, size: u8, line: u8) -> Rules {
    Rules::with_line(tiles, size, line).unwrap()
}

#[test]
fn perft_3_is_that_of_the_plain_rules() {
    for (tiles, size, line) in [
        (3, 3, 3),
        (8, 3, 4),
        (8, 4, 3),
        (8, 4, 4),
        (12, 5, 3),
        (12, 5, 4),
        (64, 4, 3),
        (64, 5, 4),
        (2, 4, 3),
    ] {
        let plain = Plain::new(tiles.into(), size.into(), line.into());
        let start = Position::start(rules(tiles, size, line));
        assert_eq!(perft(&start, 3), plain.perft(3), "{start}");
    }
}

#[test]
fn random_games_end_as_in_the_plain_rules() {
    let mut seen = [0; 3];
    for line in [3, 4] {
        for (size, seed) in (3..=12).flat_map(|size| (0..12).map(move |seed| (size, seed))) {
            let tiles = if seed % 2 == 0 { 60 } else { 100 };
            let mut plain = Plain::new(tiles.into(), size.into(), line.into());
            let mut now = Position::start(rules(tiles, size, line));
            let mut random = Random::new(seed);
            loop {
                assert_eq!(now.outcome(), plain.outcome(), "{now}");
                assert_eq!(now.count_actions(), plain.actions().len(), "{now}");
                let Some(action) = now.random_action(&mut random) else { break };
                plain.lay([action.x, action.o].map(|at| (at.column().into(), at.row().into())));
                now.play(action).unwrap();
            }
            match now.outcome() {
                Some(Outcome::Win(player)) => {
                    seen[player.index()] += 1;
                    let longest = now.lines(Symbol::of(player)).map(|line| line.squares().count()).max();
                    assert!(longest >= Some(line.into()), "{now}");
                }
                _ => seen[2] += 1,
            }
        }
    }
    assert!(seen.iter().all(|&count| count > 5), "{seen:?}");
}

#[test]
fn short_lines_are_told_behind_the_size_and_only_where_they_are_short() {
    let text = "tiles=8 size=4 line=3 4/4/4/4 X";
    assert_eq!(text.parse(), Ok(Position::start(rules(8, 4, 3))));
    assert_eq!(Position::start(rules(8, 4, 3)).to_string(), text);
    let usual = "tiles=60 size=10 line=4 10/10/10/10/10/10/10/10/10/10 X";
    assert_eq!(usual.parse(), Ok(Position::start(rules(60, 10, 4))));
    let wrong = |text: &str| text.parse::<Position>().unwrap_err().to_string();
    assert_eq!(
        wrong("tiles=45 size=5 line=5 5/5/5/5/5 X"),
        "the usual line of 5 is not written (at character 22)"
    );
    assert_eq!(
        wrong("tiles=8 size=4 line=2 4/4/4/4 X"),
        "the length of a line is at least 3 (at character 21)"
    );
    assert_eq!(
        wrong("tiles=8 size=4 line=6 4/4/4/4 X"),
        "the length of a line is at most 5 (at character 21)"
    );
    assert_eq!(wrong("tiles=8 size=2 line=3 2/2 X"), "the size is at least 3 (at character 14)");
    assert_eq!(wrong("tiles=8 line=3 size=4 4/4/4/4 X"), "expected ` size=` at character 9, found 'l'");
    assert_eq!(wrong("tiles=8 size=4 line=3 4/4/4/4/4 X"), "expected a space at character 30, found '/'");
    assert_eq!(
        wrong("tiles=1 size=3 line=3 X1>O1<1/X1>O1<1/3 X"),
        "2 tiles are laid, but there are only 1 (at character 40)"
    );
    assert!("line=3 4/4/4/4 X".parse::<Position>().is_err());
}

#[test]
fn lines_of_another_length_hash_and_compare_as_other_positions() {
    let all = [3, 4, 5].map(|line| Position::start(rules(12, 6, line)));
    for (one, other) in [(0, 1), (0, 2), (1, 2)] {
        assert_ne!(all[one], all[other]);
        assert_ne!(all[one].hash(), all[other].hash());
    }
}

#[test]
fn a_line_is_from_3_to_5_and_short_ones_fit_boards_from_3_on() {
    for (size, line) in (0..=14).flat_map(|size| (0..=7).map(move |line| (size, line))) {
        let exists = match line {
            3 | 4 => (3..=12).contains(&size),
            5 => (5..=12).contains(&size),
            _ => false,
        };
        assert_eq!(Rules::with_line(8, size, line).is_some(), exists, "size {size}, line {line}");
    }
}
