//! The table of answers, shared by all threads: what is known of a position, by its hash.
//!
//! An entry is two words, the data and the key mixed with the data, so that a torn write never looks like an answer.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// What is known of the question whether a player wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Known {
    /// The player wins within so many actions; [`EVER`] if that is not known.
    pub(super) yes: u8,
    /// The player does not win within so many actions; [`EVER`]: not at all.
    pub(super) no: u8,
}

/// More actions than any horizon.
pub(super) const EVER: u8 = u8::MAX;

impl Known {
    pub(super) const NOTHING: Self = Self { yes: EVER, no: 0 };
}

/// Four entries that share a place.
type Bucket = [[AtomicU64; 2]; 4];

pub(super) struct Table(Vec<Bucket>);

impl Table {
    /// A table of about that size, at least one bucket.
    pub(super) fn new(mebibytes: usize) -> Self {
        let buckets = (mebibytes << 20) / size_of::<Bucket>();
        Self(std::iter::repeat_with(Bucket::default).take(buckets.max(1)).collect())
    }

    fn bucket(&self, key: u64) -> &Bucket {
        let place = (u128::from(key) * self.0.len() as u128) >> 64;
        &self.0[place as usize]
    }

    pub(super) fn probe(&self, key: u64) -> Known {
        for [mixed, data] in self.bucket(key) {
            let data = data.load(Relaxed);
            if data != 0 && mixed.load(Relaxed) ^ data == key {
                return unpacked(data);
            }
        }
        Known::NOTHING
    }

    /// Adds to what is known of a position, which took so many nodes to find out. The cheapest entry makes room.
    pub(super) fn store(&self, key: u64, known: Known, nodes: u64) {
        let mut work = u64::from(64 - nodes.leading_zeros()) + 1;
        let mut merged = known;
        let mut chosen: Option<(&[AtomicU64; 2], u64)> = None;
        for entry in self.bucket(key) {
            let data = entry[1].load(Relaxed);
            if data != 0 && entry[0].load(Relaxed) ^ data == key {
                let old = unpacked(data);
                merged = Known { yes: old.yes.min(known.yes), no: old.no.max(known.no) };
                work = work.max(data >> 16);
                chosen = Some((entry, 0));
                break;
            }
            if chosen.is_none_or(|(_, least)| data >> 16 < least) {
                chosen = Some((entry, data >> 16));
            }
        }
        if let Some(([mixed, place], _)) = chosen {
            let data = work << 16 | u64::from(merged.yes) << 8 | u64::from(merged.no);
            place.store(data, Relaxed);
            mixed.store(key ^ data, Relaxed);
        }
    }
}

fn unpacked(data: u64) -> Known {
    Known { yes: (data >> 8) as u8, no: data as u8 }
}

#[cfg(test)]
mod tests {
    use super::{EVER, Known, Table};

    #[test]
    fn answers_add_up_and_costly_ones_stay() {
        let table = Table::new(0);
        assert_eq!(table.probe(5), Known::NOTHING);
        table.store(5, Known { yes: EVER, no: 3 }, 1 << 30);
        table.store(5, Known { yes: 7, no: 0 }, 1);
        assert_eq!(table.probe(5), Known { yes: 7, no: 3 });
        for key in 6..100 {
            table.store(key, Known { yes: 1, no: 0 }, 1);
            assert_eq!(table.probe(key), Known { yes: 1, no: 0 }, "the newest answer is there");
        }
        assert_eq!(table.probe(5), Known { yes: 7, no: 3 });
        assert_eq!(table.probe(6), Known::NOTHING, "one bucket does not hold a hundred answers");
    }
}
