//! Random numbers that never change between releases: boards from seeds and random games depend on them.

/// `SplitMix64` (Steele, Lea and Flood, 2014): a 64-bit counter that steps by the golden ratio, mixed.
///
/// The numbers that a seed gives are part of our promise: they never change, on any machine or in any release.
///
/// ```
/// let mut random = tessera_game::Random::new(1_234_567);
/// assert_eq!(random.next_u64(), 6_457_827_717_110_365_317);
/// assert!(random.below(6) < 6);
/// ```
#[derive(Clone, Debug)]
pub struct Random {
    state: u64,
}

impl Random {
    /// The sequence that belongs to a seed.
    pub const fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// The seed of what is still to come: a sequence that begins with it goes on as this one does.
    pub const fn rest(&self) -> u64 {
        self.state
    }

    /// The next 64 random bits.
    #[inline]
    pub const fn next_u64(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `limit`, each with exactly the same probability (Lemire's method); 0 if `limit` is 0.
    #[inline]
    pub const fn below(&mut self, limit: u32) -> u32 {
        loop {
            let product = (self.next_u64() >> 32) * limit as u64;
            let low = product as u32;
            // Only where `low` is below the limit can the sample be one of the surplus ones: the division is rare.
            if low >= limit || low >= limit.wrapping_neg() % limit {
                return (product >> 32) as u32;
            }
        }
    }

    /// Puts things into a random order, each order with the same probability (Fisher and Yates).
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for place in (1..things.len()).rev() {
            things.swap(place, self.below(place as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Random;

    #[test]
    fn the_published_sequence_of_a_seed_never_changes() {
        let mut random = Random::new(1_234_567);
        let first = [random.next_u64(), random.next_u64(), random.next_u64(), random.next_u64()];
        assert_eq!(
            first,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423,
                4_593_380_528_125_082_431,
            ]
        );
    }

    #[test]
    fn every_number_below_the_limit_comes_about_equally_often() {
        let mut random = Random::new(7);
        let mut seen = [0_u32; 6];
        for _ in 0..60_000 {
            seen[random.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_500..10_500).contains(&n)), "{seen:?}");
        assert_eq!(random.below(1), 0);
        assert_eq!(random.below(0), 0);
    }
}
