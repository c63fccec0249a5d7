//! The table of proven bounds, by the hash of a position. All threads share it.
//!
//! An entry is two words, the data and the key mixed with the data, so that a torn write never looks like an answer.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Proven bounds on the number of actions within which a player wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bounds {
    /// The player wins within this many actions; [`EVER`] if no win is known.
    pub(super) yes: u8,
    /// The player does not win within this many actions; with [`EVER`], not at all.
    pub(super) no: u8,
}

/// More actions than any horizon.
pub(super) const EVER: u8 = u8::MAX;

impl Bounds {
    pub(super) const NOTHING: Self = Self { yes: EVER, no: 0 };
}

/// Four entries that share a place.
type Bucket = [[AtomicU64; 2]; 4];

/// Buckets that are made when the first answer falls among them: a short search touches few.
type Page = OnceLock<Box<[Bucket]>>;

/// The buckets of a page: 1 MiB.
const PAGE: usize = (1 << 20) / size_of::<Bucket>();

pub(super) struct Table(Vec<Page>);

impl Table {
    /// A table of that size, at least 1 MiB.
    pub(super) fn new(mebibytes: usize) -> Self {
        Self(std::iter::repeat_with(Page::new).take(mebibytes.max(1)).collect())
    }

    /// The page of a key, and the place of its bucket there.
    fn place(&self, key: u64) -> (&Page, usize) {
        let place = (u128::from(key) * (self.0.len() * PAGE) as u128) >> 64;
        (&self.0[place as usize / PAGE], place as usize % PAGE)
    }

    pub(super) fn probe(&self, key: u64) -> Bounds {
        let (page, place) = self.place(key);
        let Some(buckets) = page.get() else { return Bounds::NOTHING };
        for [mixed, data] in &buckets[place] {
            let data = data.load(Relaxed);
            if data != 0 && mixed.load(Relaxed) ^ data == key {
                return unpacked(data);
            }
        }
        Bounds::NOTHING
    }

    /// Merges bounds that a search of `nodes` nodes has proven. The entry with the fewest nodes makes room.
    pub(super) fn store(&self, key: u64, bounds: Bounds, nodes: u64) {
        let mut work = u64::from(64 - nodes.leading_zeros()) + 1;
        let mut merged = bounds;
        let mut chosen: Option<(&[AtomicU64; 2], u64)> = None;
        let (page, place) = self.place(key);
        let buckets = page.get_or_init(|| std::iter::repeat_with(Bucket::default).take(PAGE).collect());
        for entry in &buckets[place] {
            let data = entry[1].load(Relaxed);
            if data != 0 && entry[0].load(Relaxed) ^ data == key {
                let old = unpacked(data);
                merged = Bounds { yes: old.yes.min(bounds.yes), no: old.no.max(bounds.no) };
                work = work.max(data >> 16);
                chosen = Some((entry, 0));
                break;
            }
            if chosen.is_none_or(|(_, least)| data >> 16 < least) {
                chosen = Some((entry, data >> 16));
            }
        }
        if let Some(([mixed, packed], _)) = chosen {
            let data = work << 16 | u64::from(merged.yes) << 8 | u64::from(merged.no);
            packed.store(data, Relaxed);
            mixed.store(key ^ data, Relaxed);
        }
    }
}

fn unpacked(data: u64) -> Bounds {
    Bounds { yes: (data >> 8) as u8, no: data as u8 }
}

#[cfg(test)]
mod tests {
    use super::{Bounds, EVER, Table};

    #[test]
    fn answers_add_up_and_costly_ones_stay() {
        let table = Table::new(0);
        assert_eq!(table.probe(5), Bounds::NOTHING);
        table.store(5, Bounds { yes: EVER, no: 3 }, 1 << 30);
        table.store(5, Bounds { yes: 7, no: 0 }, 1);
        assert_eq!(table.probe(5), Bounds { yes: 7, no: 3 });
        for key in 6..100 {
            table.store(key, Bounds { yes: 1, no: 0 }, 1);
            assert_eq!(table.probe(key), Bounds { yes: 1, no: 0 }, "the newest answer is stored");
        }
        assert_eq!(table.probe(5), Bounds { yes: 7, no: 3 });
        assert_eq!(table.probe(6), Bounds::NOTHING, "neighbours share a bucket");
    }
}
