//! The board as data: which squares exist, and the tables that follow from that when the crate is compiled.
//!
//! A square is the bit `STRIDE * row + column` of a word. Rows are one bit longer than the board is wide.

/// First and last column of each row, from row 1 up.
pub(crate) const ROWS: [(u8, u8); 7] = [(2, 4), (1, 5), (0, 6), (0, 6), (0, 6), (1, 5), (2, 4)];

/// The distance between the bits of a square and the one above it.
pub(crate) const STRIDE: u8 = 8;

/// The bits of the squares that exist.
pub(crate) const BOARD: u64 = board();

/// For each square, the bits of its neighbours. Long enough for any six bits, so that no look-up can fail.
pub(crate) static NEIGHBOURS: [u64; 64] = neighbours();

/// For each square, the lines that leave it. Long enough for any six bits, so that no look-up can fail.
pub(crate) static LINES: [Lines; 64] = lines();

/// The squares in each of the eight directions from one square, to the edge.
#[derive(Clone, Copy)]
pub(crate) struct Lines {
    /// Towards higher bits: the nearest square of a line is its lowest bit.
    pub(crate) upwards: [u64; 4],
    /// Towards lower bits: the nearest square of a line is its highest bit.
    pub(crate) downwards: [u64; 4],
}

/// Columns and rows of one step towards higher bits. The other four directions are the opposite ones.
const UPWARDS: [(i8, i8); 4] = [(1, 0), (-1, 1), (0, 1), (1, 1)];

// The lowest bit is no square: it can stand for "nowhere" in a set that is then cut to squares.
const _: () = assert!(BOARD & 1 == 0 && BOARD.count_ones() == 37);

/// Whether there is a square with this column and row, counted from 0.
pub(crate) const fn exists(column: u8, row: u8) -> bool {
    if row as usize >= ROWS.len() {
        return false;
    }
    let (first, last) = ROWS[row as usize];
    first <= column && column <= last
}

const fn board() -> u64 {
    let mut squares = 0;
    let mut index = 0;
    while index < 64 {
        if exists(index % STRIDE, index / STRIDE) {
            squares |= 1 << index;
        }
        index += 1;
    }
    squares
}

/// The squares from one square, itself left out, to the edge. None where there is no square to start from.
const fn line(from: usize, (columns, rows): (i8, i8)) -> u64 {
    let mut squares = 0;
    let (mut column, mut row) = (from as u8 % STRIDE, from as u8 / STRIDE);
    while exists(column, row) {
        squares |= 1 << (STRIDE * row + column);
        // A step over the left or the lower edge gives 255, which does not exist.
        column = column.wrapping_add_signed(columns);
        row = row.wrapping_add_signed(rows);
    }
    squares & !(1 << from)
}

const fn lines() -> [Lines; 64] {
    let mut table = [Lines { upwards: [0; 4], downwards: [0; 4] }; 64];
    let mut from = 0;
    while from < 64 {
        let mut direction = 0;
        while direction < 4 {
            let (column, row) = UPWARDS[direction];
            table[from].upwards[direction] = line(from, (column, row));
            table[from].downwards[direction] = line(from, (-column, -row));
            direction += 1;
        }
        from += 1;
    }
    table
}

const fn neighbours() -> [u64; 64] {
    let lines = lines();
    let mut table = [0; 64];
    let mut from = 0;
    while from < 64 {
        let mut direction = 0;
        while direction < 4 {
            let up = lines[from].upwards[direction];
            let down = lines[from].downwards[direction];
            table[from] |= up & up.wrapping_neg();
            if down != 0 {
                table[from] |= 1 << down.ilog2();
            }
            direction += 1;
        }
        from += 1;
    }
    table
}
