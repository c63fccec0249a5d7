//! The planes show what the accessors of each game say.

use tessera_game::{Player, Position as _, Random};
use tessera_games::{AnyGame, AnyPosition, GameId, Planes, Start, Visitor, slither_stone, trexo, xok, yoxii};

/// The planes of a position, to ask for a number by plane, row and column.
struct Seen {
    bytes: Vec<u8>,
    shape: [usize; 3],
}

impl Seen {
    fn of<P: Planes>(position: &P) -> Self {
        let shape = position.planes_shape();
        let mut bytes = vec![77; shape.iter().product()];
        position.write_planes(&mut bytes);
        Self { bytes, shape }
    }

    fn at(&self, plane: usize, row: u8, column: u8) -> u8 {
        let [_, rows, columns] = self.shape;
        self.bytes[(plane * rows + usize::from(row)) * columns + usize::from(column)]
    }

    /// Whether exactly one of some planes has a one here, and which.
    fn one_of(&self, planes: std::ops::Range<usize>, row: u8, column: u8) -> Option<usize> {
        let first = planes.start;
        let set: Vec<usize> = planes.filter(|&plane| self.at(plane, row, column) == 1).collect();
        assert!(set.len() <= 1, "{set:?}");
        set.first().map(|plane| plane - first)
    }
}

/// Positions of random games.
fn positions<P: AnyGame>(start: P) -> Vec<P> {
    let mut random = Random::new(5);
    let mut seen = Vec::new();
    for _ in 0..10 {
        let mut position = start;
        seen.push(position);
        while let Some(action) = position.random_action(&mut random) {
            position.play_unchecked(action);
            seen.push(position);
        }
    }
    seen
}

/// 0 for the player to move, 1 for the other.
fn side(to_move: Player, player: Player) -> usize {
    usize::from(player != to_move)
}

#[test]
fn xok() {
    for position in positions(xok::Position::start()) {
        let seen = Seen::of(&position);
        for cell in xok::Cell::all() {
            let column = cell.number() - 1 + 3_u8.saturating_sub(cell.row());
            let expected = position.piece(cell).map(|(player, piece)| {
                2 * side(position.to_move(), player) + usize::from(piece != xok::Piece::Fish)
            });
            assert_eq!(seen.one_of(0..4, cell.row(), column), expected, "{position}");
            assert_eq!(seen.at(14, cell.row(), column), 1);
            let left = position.fish_left(position.to_move());
            assert_eq!(usize::from(seen.at(4, cell.row(), column)), left);
        }
        assert_eq!(seen.bytes[14 * 42..].iter().map(|&byte| u32::from(byte)).sum::<u32>(), 30);
    }
}

#[test]
fn yoxii() {
    for position in positions(yoxii::Position::start()) {
        let seen = Seen::of(&position);
        for square in yoxii::Squares::BOARD {
            let expected = match position.content(square) {
                yoxii::Content::Free => None,
                yoxii::Content::Totem => Some(8),
                yoxii::Content::Stone { owner, value } => {
                    Some(4 * side(position.to_move(), owner) + usize::from(value.points() - 1))
                }
            };
            assert_eq!(seen.one_of(0..9, square.row(), square.column()), expected, "{position}");
            let left = position.supply(!position.to_move()).left(yoxii::Value::Four);
            assert_eq!(seen.at(16, square.row(), square.column()), left);
        }
    }
}

#[test]
fn cells_that_a_small_board_does_not_have_are_0_in_the_plane_of_the_board() {
    for shape in yoxii::Shape::ALL {
        let seen = Seen::of(&yoxii::Position::start_on(shape));
        for square in yoxii::Squares::BOARD {
            assert_eq!(seen.at(17, square.row(), square.column()), u8::from(shape.has(square)), "{square}");
        }
    }
    for shape in xok::Shape::ALL {
        let rules = xok::Rules::new(shape, 5).expect("a variant");
        let seen = Seen::of(&xok::Position::start_with(rules));
        for cell in xok::Cell::all() {
            let column = cell.number() - 1 + 3_u8.saturating_sub(cell.row());
            assert_eq!(seen.at(14, cell.row(), column), u8::from(shape.has(cell)), "{cell}");
        }
    }
}

struct Trexo;

impl Visitor for Trexo {
    type Output = ();

    fn visit<P: AnyGame>(self, start: P) {
        for position in positions(start) {
            let seen = Seen::of(&position);
            let same: trexo::Position = position.to_string().parse().expect("a position");
            for square in trexo::Square::all(same.rules().size()) {
                let (row, column) = (square.row(), square.column());
                let half = same.half(square);
                let owner = half.map(|half| side(position.to_move(), half.top.player()));
                assert_eq!(seen.one_of(0..2, row, column), owner, "{position}");
                let level: u16 =
                    (0..3).map(|digit| u16::from(seen.at(2 + digit, row, column)) << digit).sum();
                assert_eq!(level, same.level(square).min(7), "{position}");
                let arrow = half.and_then(|half| trexo::Arrow::ALL.into_iter().position(|a| a == half.arrow));
                assert_eq!(seen.one_of(5..9, row, column), arrow, "{position}");
                assert_eq!(u16::from(seen.at(9, row, column)), same.tiles_left().min(255));
            }
        }
    }
}

#[test]
fn trexo_of_every_size() {
    for numbers in [[60, 10], [45, 8], [60, 5], [600, 6], [200, 12]] {
        let start = Start::from_variant_numbers(GameId::Trexo, numbers).expect("a variant");
        AnyPosition::from(start).visit(Trexo);
    }
}

#[test]
fn slither_stone() {
    use slither_stone::{BoardSpec, Content};
    for position in positions(BoardSpec::standard(7).board()) {
        let seen = Seen::of(&position);
        for square in position.grid().squares() {
            let (column, row) = position.grid().place(square);
            let place = |snake: slither_stone::Snake| {
                2 * side(position.to_move(), snake.owner) + snake.number.index()
            };
            let (expected, head) = match position.content(square) {
                Some(Content::Wall) => (Some(0), None),
                Some(Content::FreeSpace) => (Some(1), None),
                Some(Content::Snake { snake, head }) => {
                    (Some(2 + place(snake)), head.map(|direction| (place(snake), direction.index())))
                }
                _ => (None, None),
            };
            assert_eq!(seen.one_of(0..6, row, column), expected, "{position}");
            let found = seen.one_of(6..10, row, column).zip(seen.one_of(10..14, row, column));
            assert_eq!(found, head, "{position}");
            assert_eq!(seen.at(16, row, column), u8::from(position.has_moved()));
            assert_eq!(seen.at(18, row, column), 1);
        }
    }
}
