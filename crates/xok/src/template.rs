//! Templates: what an action puts down and how it lies, without the cell. An action is a template and a cell.
//!
//! Three templates put two fish, by the direction from the first to the second; the others put one shark, by kind
//! and facing. For each template a small pattern says which cells it touches.

use std::ops::Range;

use crate::cell::{CELL_LIMIT, STEPS};
use crate::{Cell, Cells, Direction, Shark, SharkKind};

/// How two fish can lie: the second one is `e`, `ne` or `nw` of the first, which is thus the lower cell.
pub(crate) const PAIRS: [Direction; 3] = [Direction::E, Direction::Ne, Direction::Nw];

/// The pieces of an action, and their orientation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Template(u8);

impl Template {
    /// How many there are.
    pub(crate) const COUNT: usize = FIRST_TEMPLATES[3] + SharkKind::Big180.facing_count();

    /// Two fish, by their place in [`PAIRS`].
    pub(crate) const fn pair(way: usize) -> Self {
        Self((way % PAIRS.len()) as u8)
    }

    /// A shark.
    pub(crate) const fn shark(shark: Shark) -> Self {
        Self((FIRST_TEMPLATES[shark.kind() as usize] + shark.facing().index()) as u8)
    }

    /// All of them, in the order of their numbers.
    #[inline]
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The numbers of those that put a shark of that kind, by facing.
    #[inline]
    pub(crate) const fn of_kind(kind: SharkKind) -> Range<usize> {
        let first = FIRST_TEMPLATES[kind as usize];
        first..first + kind.facing_count()
    }

    /// Its number, below [`COUNT`](Self::COUNT).
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The shark that it puts, if it does not put fish.
    #[inline]
    pub(crate) const fn as_shark(self) -> Option<Shark> {
        SHARKS[self.0 as usize % TABLE]
    }

    /// The cells that it touches, put on `cell`: both cells of two fish; of a shark, its own and those in front
    /// of its mouths.
    #[inline]
    pub(crate) const fn reach(self, cell: Cell) -> Cells {
        let pattern = PATTERNS[self.0 as usize % TABLE] as u64;
        Cells::from_bits(pattern << (cell.raw() & 63) >> CENTRE)
    }

    /// The cells next to those on which it puts something, put on `cell`.
    #[inline]
    pub(crate) const fn around(self, cell: Cell) -> Cells {
        let way = if self.index() < PAIRS.len() { self.index() } else { PAIRS.len() };
        AROUND[way][(cell.raw() & 63) as usize]
    }
}

/// For two fish by how they lie, then for a shark: the cells around, by cell.
static AROUND: [[Cells; 64]; PAIRS.len() + 1] = around();

const fn around() -> [[Cells; 64]; PAIRS.len() + 1] {
    let mut around = [[Cells::NONE; 64]; PAIRS.len() + 1];
    let mut way = 0;
    while way < around.len() {
        let mut cell = 0;
        while cell < CELL_LIMIT {
            let put = Cells::from_bits(1 << cell);
            let both = if way < PAIRS.len() { put.bits() | put.step(PAIRS[way]).bits() } else { put.bits() };
            around[way][cell as usize] = Cells::from_bits(both).neighbours();
            cell += 1;
        }
        way += 1;
    }
    around
}

/// The first template of each kind of shark.
const FIRST_TEMPLATES: [usize; 4] = first_templates();

/// The length of tables by template: a power of two, so that looking up needs no check.
const TABLE: usize = Template::COUNT.next_power_of_two();

/// The shark that each template puts.
const SHARKS: [Option<Shark>; TABLE] = sharks();

/// The bit of the cell itself in a pattern: no step goes further down than this.
const CENTRE: u8 = STEPS[Direction::Sw.index()].unsigned_abs();

/// The cells that a template touches, as bits around the centre.
const PATTERNS: [u16; TABLE] = patterns();
const _: () = assert!(CELL_LIMIT + 2 * CENTRE < 64, "a pattern can be moved to every cell");

const fn first_templates() -> [usize; 4] {
    let mut first = [PAIRS.len(); 4];
    let mut kind = 1;
    while kind < 4 {
        first[kind] = first[kind - 1] + SharkKind::ALL[kind - 1].facing_count();
        kind += 1;
    }
    first
}

const fn sharks() -> [Option<Shark>; TABLE] {
    let mut sharks = [None; TABLE];
    let mut kind = 0;
    while kind < 4 {
        let mut facing = 0;
        while facing < SharkKind::ALL[kind].facing_count() {
            let shark = Shark::new(SharkKind::ALL[kind], Direction::ALL[facing]);
            sharks[Template::shark(shark).0 as usize] = Some(shark);
            facing += 1;
        }
        kind += 1;
    }
    sharks
}

const fn patterns() -> [u16; TABLE] {
    let mut patterns = [0; TABLE];
    let mut template = 0;
    while template < Template::COUNT {
        patterns[template] = 1 << CENTRE
            | match SHARKS[template] {
                None => neighbour(PAIRS[template]),
                Some(shark) => {
                    neighbour(shark.facing()) | neighbour(shark.facing().turned(shark.kind().angle()))
                }
            };
        template += 1;
    }
    patterns
}

const fn neighbour(direction: Direction) -> u16 {
    1 << CENTRE.wrapping_add_signed(STEPS[direction.index()])
}
