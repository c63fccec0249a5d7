//! Rate limits: a token bucket for each client.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use tessera_online::Millis;

/// The size of a bucket, and how fast it refills.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// Maximum number of tokens.
    pub most: u32,
    /// Milliseconds until an empty bucket is full again.
    pub refill: Millis,
}

impl Rate {
    /// Seconds until an empty bucket has a token again.
    pub(crate) fn seconds(self) -> u64 {
        let wait = self.refill.max(1).unsigned_abs() / u64::from(self.most.max(1));
        wait.div_ceil(1000).max(1)
    }
}

/// The tokens of one client.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    at: Millis,
}

impl Bucket {
    pub(crate) fn full(rate: Rate, now: Millis) -> Self {
        Self { left: f64::from(rate.most), at: now }
    }

    /// Whether there is a token.
    fn has(&mut self, rate: Rate, now: Millis) -> bool {
        self.fill(rate, now);
        self.left >= 1.0
    }

    /// Takes a token, if there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: Millis) -> bool {
        let taken = self.has(rate, now);
        if taken {
            self.left -= 1.0;
        }
        taken
    }

    fn fill(&mut self, rate: Rate, now: Millis) {
        let passed = (now - self.at).max(0) as f64 / rate.refill.max(1) as f64;
        self.left = (self.left + passed * f64::from(rate.most)).min(f64::from(rate.most));
        self.at = now;
    }
}

/// The buckets of all addresses.
pub(crate) struct Rates {
    rate: Rate,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

impl Rates {
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, buckets: Mutex::default() }
    }

    /// Takes a token of this address, if there is one.
    pub(crate) fn take(&self, address: IpAddr, now: Millis) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        buckets.entry(address).or_insert_with(|| Bucket::full(self.rate, now)).take(self.rate, now)
    }

    /// Whether this address has a token.
    pub(crate) fn has(&self, address: IpAddr, now: Millis) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        buckets.get_mut(&address).is_none_or(|bucket| bucket.has(self.rate, now))
    }

    /// Seconds after which an address without tokens may try again.
    pub(crate) fn seconds(&self) -> u64 {
        self.rate.seconds()
    }

    /// Forgets the addresses whose buckets are full again.
    pub(crate) fn tidy(&self, now: Millis) {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        buckets.retain(|_, bucket| now - bucket.at < self.rate.refill);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let rates = Rates::new(Rate { most: 3, refill: 3000 });
        let [one, other] = [[127, 0, 0, 1], [127, 0, 0, 2]].map(IpAddr::from);
        let taken: Vec<bool> = (0..4).map(|_| rates.take(one, 0)).collect();
        assert_eq!(taken, [true, true, true, false]);
        assert!(!rates.has(one, 0) && rates.has(other, 0));
        assert_eq!([rates.seconds(), Rate { most: 300, refill: 60_000 }.seconds()], [1, 1]);
        assert!(rates.take(other, 0), "each address has its own");
        assert!(!rates.take(one, 900) && rates.take(one, 1900) && !rates.take(one, 1900));
        assert!(!rates.take(one, 0), "a time that goes back gives nothing");
        rates.tidy(10_000);
        assert!(rates.buckets.lock().unwrap().is_empty());
    }
}
