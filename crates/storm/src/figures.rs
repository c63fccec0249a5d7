//! A histogram of durations. Bucket sizes grow by a sixteenth, so percentiles are accurate to 7 %.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serde::Serialize;

const STEPS: u64 = 16;
const BUCKETS: usize = 16 * 40;

/// A histogram that many tasks can add to concurrently.
#[derive(Debug)]
pub struct Times {
    buckets: Box<[AtomicU64]>,
}

/// Percentiles of durations.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Figures {
    /// The number of durations.
    pub count: u64,
    /// The median, in milliseconds.
    pub p50_ms: f64,
    /// The 99th percentile, in milliseconds.
    pub p99_ms: f64,
    /// The maximum, in milliseconds.
    pub most_ms: f64,
}

impl Default for Times {
    fn default() -> Self {
        Self { buckets: (0..BUCKETS).map(|_| AtomicU64::new(0)).collect() }
    }
}

impl Times {
    /// Adds a duration.
    pub fn add(&self, time: Duration) {
        let micros = (time.as_micros() as u64).max(1);
        if let Some(bucket) = self.buckets.get(bucket(micros)) {
            bucket.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Removes all durations.
    pub fn clear(&self) {
        self.buckets.iter().for_each(|bucket| bucket.store(0, Ordering::Relaxed));
    }

    /// The percentiles of all durations so far.
    pub fn figures(&self) -> Figures {
        let counts: Vec<u64> = self.buckets.iter().map(|bucket| bucket.load(Ordering::Relaxed)).collect();
        let count: u64 = counts.iter().sum();
        let place = |hundredths: u64| {
            let wanted = (count * hundredths).div_ceil(100).max(1);
            let mut seen = 0;
            let found = counts.iter().position(|count| {
                seen += count;
                seen >= wanted
            });
            found.map_or(0.0, |bucket| upper(bucket) as f64 / 1_000.0)
        };
        Figures { count, p50_ms: place(50), p99_ms: place(99), most_ms: place(100) }
    }
}

impl std::fmt::Display for Figures {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { count, p50_ms, p99_ms, most_ms } = self;
        write!(f, "{count}, p50 {p50_ms:.1} ms, p99 {p99_ms:.1} ms, at most {most_ms:.1} ms")
    }
}

/// The bucket of a number: 16 of them for each power of two.
fn bucket(number: u64) -> usize {
    if number < STEPS {
        return number as usize;
    }
    let power = number.ilog2() - STEPS.ilog2();
    (u64::from(power) * STEPS + (number >> power)) as usize
}

/// The greatest number of a bucket.
fn upper(bucket: usize) -> u64 {
    let bucket = bucket as u64;
    if bucket < 2 * STEPS {
        return bucket;
    }
    let power = bucket / STEPS - 1;
    ((bucket % STEPS + STEPS + 1) << power) - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_at_most_the_upper_end_of_its_bucket_and_not_far_below() {
        for number in (1..5_000).chain([1 << 20, (1 << 30) + 12_345]) {
            let upper = upper(bucket(number));
            assert!(upper >= number && upper - number <= number / 15, "{number} {upper}");
            assert!(bucket(number) < BUCKETS);
        }
    }

    #[test]
    fn percentiles_are_those_of_the_times() {
        let times = Times::default();
        for millis in 1..=1_000 {
            times.add(Duration::from_millis(millis));
        }
        let Figures { count, p50_ms, p99_ms, most_ms } = times.figures();
        assert_eq!(count, 1_000);
        assert!((500.0..540.0).contains(&p50_ms), "{p50_ms}");
        assert!((990.0..1060.0).contains(&p99_ms) && most_ms >= 1000.0, "{p99_ms} {most_ms}");
        assert_eq!(Times::default().figures().count, 0);
    }
}
