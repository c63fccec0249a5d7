//! The table of the proof-number search: proof and disproof numbers, and how much work they took.

use crate::NoMemory;
use crate::pages::{Zeroed, try_zeroed};

/// The number of leaves that must still be settled to prove and to disprove a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Numbers {
    /// 0 if the winner's win is proven.
    pub(super) proof: u32,
    /// 0 if it is disproven.
    pub(super) disproof: u32,
}

/// Stands for impossible: no number of leaves is enough.
pub(super) const INFINITE: u32 = (1 << 26) - 1;

impl Numbers {
    pub(super) const PROVEN: Self = Self { proof: 0, disproof: INFINITE };
    pub(super) const DISPROVEN: Self = Self { proof: INFINITE, disproof: 0 };

    pub(super) const fn is_settled(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }
}

/// A table of fixed size. The entry that took the least work is replaced first.
#[derive(Debug)]
pub(super) struct ProofTable {
    buckets: Vec<Bucket>,
}

#[derive(Debug)]
struct Bucket([Slot; 4]);

#[expect(unsafe_code, reason = "an empty bucket is all zeros")]
// SAFETY: it consists of integers.
unsafe impl Zeroed for Bucket {}

#[derive(Clone, Copy, Debug)]
struct Slot {
    hash: u64,
    /// Proof and disproof number of 26 bits each, then the logarithm of the work; 0 if the slot is free.
    data: u64,
}

impl ProofTable {
    pub(super) fn try_new(mebibytes: usize) -> Result<Self, NoMemory> {
        let count = (mebibytes.saturating_mul(1 << 20) / size_of::<Bucket>()).max(1);
        let buckets = try_zeroed(count).ok_or(NoMemory { mebibytes })?;
        Ok(Self { buckets })
    }

    fn index(&self, hash: u64) -> usize {
        ((u128::from(hash) * self.buckets.len() as u128) >> 64) as usize
    }

    pub(super) fn probe(&self, hash: u64) -> Option<Numbers> {
        let Bucket(slots) = &self.buckets[self.index(hash)];
        slots.iter().find(|slot| slot.data != 0 && slot.hash == hash).map(|slot| slot.numbers())
    }

    pub(super) fn store(&mut self, hash: u64, numbers: Numbers, work: u64) {
        let index = self.index(hash);
        let Bucket(slots) = &mut self.buckets[index];
        let same = slots.iter().position(|slot| slot.data != 0 && slot.hash == hash);
        let place = same.unwrap_or_else(|| (0..4).min_by_key(|&place| slots[place].work()).unwrap_or(0));
        let work = u64::from(work.max(1).ilog2() + 1);
        let data = u64::from(numbers.proof) | u64::from(numbers.disproof) << 26 | work << 52;
        slots[place] = Slot { hash, data };
    }
}

impl Slot {
    fn numbers(self) -> Numbers {
        let mask = u64::from(INFINITE);
        Numbers { proof: (self.data & mask) as u32, disproof: (self.data >> 26 & mask) as u32 }
    }

    fn work(self) -> u64 {
        self.data >> 52
    }
}

#[cfg(test)]
mod tests {
    use super::{Numbers, ProofTable};

    #[test]
    fn the_entry_with_the_least_work_is_replaced_first() {
        let mut table = ProofTable::try_new(0).unwrap();
        for hash in 0..4 {
            table.store(hash, Numbers::PROVEN, 1_000 >> (2 * hash));
        }
        table.store(4, Numbers { proof: 7, disproof: 9 }, 5_000);
        assert_eq!(table.probe(0), Some(Numbers::PROVEN));
        assert_eq!(table.probe(3), None);
        assert_eq!(table.probe(4), Some(Numbers { proof: 7, disproof: 9 }));
    }
}
