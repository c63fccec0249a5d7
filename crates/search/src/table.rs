//! The transposition table: results of searched positions, shared by all threads without a lock.
//!
//! An entry is two words: the data, and `hash ^ data`. If two threads write the same slot at once, their words do not
//! match, so a torn entry is never found. Neither is anything that the search did not write.

use std::error::Error;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

use tessera_game::Random;

use crate::pages::{Zeroed, try_zeroed};
use crate::value::{Bound, Value, Window};

/// A transposition table, for any number of searches and threads at a time. Clones share the memory.
#[derive(Clone, Debug)]
pub struct Table {
    buckets: Arc<Vec<Bucket>>,
    generation: Arc<AtomicU8>,
}

/// The entry of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    pub(crate) value: Value,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
    pub(crate) exhaustive: bool,
    /// The static evaluation, if it was computed.
    pub(crate) evaluation: Option<i32>,
    /// The history slot of the best action, if one is known.
    pub(crate) best: Option<u16>,
}

/// As many entries as fit in a cache line.
#[derive(Debug)]
#[repr(align(64))]
struct Bucket([Slot; 4]);

#[expect(unsafe_code, reason = "an empty bucket is all zeros")]
// SAFETY: it consists of atomic integers.
unsafe impl Zeroed for Bucket {}

#[derive(Debug)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

const GENERATIONS: u8 = 16;
const NO_EVALUATION: i16 = i16::MIN;

/// There is not enough memory for a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoMemory {
    /// The size of the table.
    pub mebibytes: usize,
}

impl fmt::Display for NoMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is not enough memory for a table of {} MiB", self.mebibytes)
    }
}

impl Error for NoMemory {}

impl Table {
    /// An empty table of about this size, at least one bucket.
    ///
    /// # Panics
    ///
    /// If there is not enough memory: [`try_new`](Self::try_new) returns an error instead.
    pub fn new(mebibytes: usize) -> Self {
        Self::try_new(mebibytes).unwrap_or_else(|error| panic!("{error}"))
    }

    /// An empty table of about this size, or an error if there is not enough memory.
    pub fn try_new(mebibytes: usize) -> Result<Self, NoMemory> {
        let bytes = mebibytes.saturating_mul(1 << 20);
        Self::with_buckets(bytes / size_of::<Bucket>()).ok_or(NoMemory { mebibytes })
    }

    /// A tiny table for tests, with room for this many entries, rounded up to a multiple of four.
    #[doc(hidden)]
    pub fn with_entries(entries: usize) -> Self {
        Self::with_buckets(entries.div_ceil(4)).expect("tests use little memory")
    }

    fn with_buckets(buckets: usize) -> Option<Self> {
        let buckets = try_zeroed(buckets.max(1))?;
        Some(Self { buckets: Arc::new(buckets), generation: Arc::default() })
    }

    /// Removes all entries.
    pub fn clear(&self) {
        self.overwrite(|| 0);
        self.generation.store(0, Relaxed);
    }

    /// Fills the table with random bits, for tests: no content may lead to a false proof.
    #[doc(hidden)]
    pub fn fill_with_garbage(&self, random: &mut Random) {
        self.overwrite(|| random.next_u64());
    }

    /// Stores a random heuristic entry under a hash, for tests: as misleading as possible without claiming a proof.
    #[doc(hidden)]
    pub fn mislead(&self, hash: u64, random: &mut Random) {
        let bound = [Bound::Upper, Bound::Lower, Bound::Exact][random.below(3) as usize];
        let units = random.below(20_001).cast_signed() - 10_000;
        let best = Some(random.below(16) as u16);
        let (value, depth) = (Value::heuristic(units), random.below(200).cast_signed());
        self.store(hash, Entry { value, depth, bound, exhaustive: false, evaluation: Some(units), best });
    }

    fn overwrite(&self, mut word: impl FnMut() -> u64) {
        for slot in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            slot.check.store(word(), Relaxed);
            slot.data.store(word(), Relaxed);
        }
    }

    /// How much of the table the current search has filled, in thousandths.
    pub fn fullness(&self) -> u32 {
        let generation = self.generation.load(Relaxed);
        let sample = self.buckets.iter().take(250).flat_map(|bucket| &bucket.0);
        let (mut seen, mut full) = (0, 0);
        for slot in sample {
            let data = slot.data.load(Relaxed);
            seen += 1;
            full += u32::from(is_used(data) && generation_of(data) == generation);
        }
        full * 1_000 / seen
    }

    /// Starts a new generation: entries of earlier searches are overwritten first.
    pub(crate) fn start_search(&self) {
        let next = (self.generation.load(Relaxed) + 1) % GENERATIONS;
        self.generation.store(next, Relaxed);
    }

    fn bucket(&self, hash: u64) -> &Bucket {
        let index = (u128::from(hash) * self.buckets.len() as u128) >> 64;
        &self.buckets[index as usize]
    }

    /// Loads the bucket of a position into the cache, without waiting for it.
    #[inline]
    #[cfg_attr(
        target_arch = "x86_64",
        expect(unsafe_code, reason = "8 % more nodes a second in Xok, 12 % in Trexo")
    )]
    pub(crate) fn prefetch(&self, hash: u64) {
        #[cfg(target_arch = "x86_64")]
        {
            use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
            let bucket = std::ptr::from_ref(self.bucket(hash));
            // SAFETY: the address comes from a reference, and a prefetch has no visible effect.
            unsafe { _mm_prefetch::<_MM_HINT_T0>(bucket.cast()) };
        }
        // Other targets have no stable prefetch.
        #[cfg(not(target_arch = "x86_64"))]
        let _ = (self, hash);
    }

    pub(crate) fn probe(&self, hash: u64) -> Option<Entry> {
        self.bucket(hash).0.iter().find_map(|slot| {
            let data = slot.data.load(Relaxed);
            (slot.check.load(Relaxed) ^ data == hash).then(|| Entry::unpack(data)).flatten()
        })
    }

    pub(crate) fn store(&self, hash: u64, mut entry: Entry) {
        let generation = self.generation.load(Relaxed);
        let mut chosen = None;
        let mut lowest = i32::MAX;
        for slot in &self.bucket(hash).0 {
            let data = slot.data.load(Relaxed);
            let old = Entry::unpack(data);
            if slot.check.load(Relaxed) ^ data == hash
                && let Some(old) = old
            {
                if old.outlasts(&entry, generation_of(data) == generation) {
                    return;
                }
                entry.best = entry.best.or(old.best);
                chosen = Some(slot);
                break;
            }
            let worth = old.map_or(i32::MIN, |old| old.worth(age(data, generation)));
            if chosen.is_none() || worth < lowest {
                (chosen, lowest) = (Some(slot), worth);
            }
        }
        if let Some(slot) = chosen {
            let data = entry.pack(generation);
            slot.check.store(hash ^ data, Relaxed);
            slot.data.store(data, Relaxed);
        }
    }
}

impl Entry {
    /// Whether the entry gives the result of a node, which then need not be searched.
    pub(crate) fn settles(&self, depth: i32, window: Window) -> bool {
        let deep_enough = self.depth >= depth || self.is_fact();
        deep_enough
            && match self.bound {
                Bound::Exact => true,
                Bound::Lower => self.value >= window.beta,
                Bound::Upper => self.value <= window.alpha,
            }
    }

    /// Whether the entry is proven, so that it holds at any depth.
    pub(crate) fn is_fact(&self) -> bool {
        if self.value.is_win() {
            self.bound != Bound::Upper
        } else if self.value.is_loss() {
            self.bound != Bound::Lower
        } else {
            self.exhaustive
        }
    }

    /// Whether this entry is kept in favour of a new one about the same position.
    fn outlasts(&self, new: &Self, same_search: bool) -> bool {
        if self.is_fact() != new.is_fact() {
            return self.is_fact();
        }
        same_search && new.bound != Bound::Exact && new.depth + 3 < self.depth
    }

    fn worth(&self, age: i32) -> i32 {
        self.depth + if self.is_fact() { 4 } else { 0 } - 4 * age
    }

    fn pack(&self, generation: u8) -> u64 {
        let bound = match self.bound {
            Bound::Upper => 1_u64,
            Bound::Lower => 2,
            Bound::Exact => 3,
        };
        let evaluation = self.evaluation.map_or(NO_EVALUATION, |units| units as i16);
        bound
            | u64::from(self.exhaustive) << 2
            | u64::from(self.best.is_some()) << 3
            | u64::from(generation) << 4
            | u64::from(self.depth.clamp(0, 255).unsigned_abs()) << 8
            | u64::from((self.value.raw() as i16).cast_unsigned()) << 16
            | u64::from(evaluation.cast_unsigned()) << 32
            | u64::from(self.best.unwrap_or(0)) << 48
    }

    fn unpack(data: u64) -> Option<Self> {
        let bound = match data & 3 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            3 => Bound::Exact,
            _ => return None,
        };
        let evaluation = ((data >> 32) as u16).cast_signed();
        Some(Self {
            value: Value::from_raw(i32::from(((data >> 16) as u16).cast_signed())),
            depth: i32::from((data >> 8) as u8),
            bound,
            exhaustive: data >> 2 & 1 != 0,
            evaluation: (evaluation != NO_EVALUATION).then_some(i32::from(evaluation)),
            best: (data >> 3 & 1 != 0).then_some((data >> 48) as u16),
        })
    }
}

fn is_used(data: u64) -> bool {
    data & 3 != 0
}

fn generation_of(data: u64) -> u8 {
    (data >> 4) as u8 % GENERATIONS
}

fn age(data: u64, now: u8) -> i32 {
    i32::from((now + GENERATIONS - generation_of(data)) % GENERATIONS)
}

#[cfg(test)]
mod tests {
    use super::{Entry, NoMemory, Table};
    use crate::value::{Bound, Value, Window};
    use tessera_game::Random;

    fn entry(value: Value, depth: i32, bound: Bound) -> Entry {
        Entry { value, depth, bound, exhaustive: false, evaluation: Some(-77), best: Some(65_535) }
    }

    #[test]
    fn a_table_has_the_requested_size_or_is_refused() {
        assert_eq!(Table::new(1).buckets.len(), 1 << 14);
        let mebibytes = usize::MAX >> 22;
        assert_eq!(Table::try_new(mebibytes).err(), Some(NoMemory { mebibytes }));
    }

    #[test]
    fn what_is_stored_is_found_and_only_under_its_hash() {
        let table = Table::with_entries(1);
        let values = [Value::loss_in(9), Value::heuristic(-10_000), Value::DRAW, Value::win_in(9_999)];
        for (hash, value) in (1_u64..).zip(values) {
            for bound in [Bound::Upper, Bound::Lower, Bound::Exact] {
                table.clear();
                table.store(hash << 50, entry(value, 17, bound));
                assert_eq!(table.probe(hash << 50), Some(entry(value, 17, bound)));
                assert_eq!(table.probe(hash), None);
            }
        }
        assert_eq!(Table::new(0).probe(0), None, "an empty entry is not about the hash 0");
    }

    #[test]
    fn a_fact_is_not_overwritten_by_a_guess_about_the_same_position() {
        let table = Table::with_entries(4);
        let fact = entry(Value::win_in(5), 1, Bound::Lower);
        table.store(3, fact);
        table.store(3, entry(Value::heuristic(4), 30, Bound::Exact));
        assert_eq!(table.probe(3), Some(fact));
    }

    #[test]
    fn the_shallowest_entry_goes_first_and_old_ones_before_it() {
        let table = Table::with_entries(4);
        for hash in 0..4 {
            table.store(hash, entry(Value::DRAW, 10 + hash as i32, Bound::Lower));
        }
        table.store(4, entry(Value::DRAW, 1, Bound::Lower));
        assert!(table.probe(0).is_none() && table.probe(1).is_some());
        for _ in 0..4 {
            table.start_search();
        }
        table.store(5, entry(Value::DRAW, 1, Bound::Lower));
        table.store(6, entry(Value::DRAW, 1, Bound::Lower));
        assert!(table.probe(5).is_some(), "an entry of this search stays when older ones can go");
    }

    #[test]
    fn only_what_is_proven_in_the_right_direction_is_a_fact() {
        let fact = |value, bound| entry(value, 9, bound).is_fact();
        let (win, loss) = (Value::win_in(3), Value::loss_in(3));
        assert!(fact(win, Bound::Lower) && fact(win, Bound::Exact) && !fact(win, Bound::Upper));
        assert!(fact(loss, Bound::Upper) && fact(loss, Bound::Exact) && !fact(loss, Bound::Lower));
        assert!(!fact(Value::DRAW, Bound::Exact), "an evaluation of 0 is not a draw");
        let draw = Entry { exhaustive: true, ..entry(Value::DRAW, 0, Bound::Exact) };
        assert!(draw.is_fact() && draw.settles(200, Window::FULL));
        assert!(!entry(Value::DRAW, 9, Bound::Exact).settles(10, Window::FULL));
    }

    #[test]
    fn garbage_is_not_found() {
        let table = Table::with_entries(64);
        table.fill_with_garbage(&mut Random::new(1));
        let mut random = Random::new(2);
        assert!((0..100_000).all(|_| table.probe(random.next_u64()).is_none()));
    }
}
