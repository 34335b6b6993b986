//! A histogram of times with an error of at most three per cent.

use std::time::Duration;

/// Shorter times have one bucket for each microsecond; longer ones have 32 buckets for each doubling.
const EXACT: u64 = 64;
const STEPS: u64 = 32;
const BUCKETS: usize = 1_024;

#[derive(Clone, Debug)]
pub struct LatencyHistogram {
    buckets: Vec<u64>,
    count: u64,
}

impl Default for LatencyHistogram {
    fn default() -> Self {
        LatencyHistogram { buckets: vec![0; BUCKETS], count: 0 }
    }
}

fn bucket(time_us: u64) -> usize {
    if time_us < EXACT {
        return time_us as usize;
    }
    let doubling = u64::from(time_us.ilog2());
    let step = (time_us >> (doubling - 5)) - STEPS;
    ((EXACT + (doubling - 6) * STEPS + step) as usize).min(BUCKETS - 1)
}

/// Returns the longest time of a bucket.
fn longest_us(bucket: u64) -> u64 {
    if bucket < EXACT {
        return bucket;
    }
    let (doubling, step) = ((bucket - EXACT) / STEPS + 6, (bucket - EXACT) % STEPS);
    ((STEPS + step + 1) << (doubling - 5)) - 1
}

impl LatencyHistogram {
    pub fn record(&mut self, time: Duration) {
        self.buckets[bucket(time.as_micros() as u64)] += 1;
        self.count += 1;
    }

    pub fn add(&mut self, other: &LatencyHistogram) {
        for (mine, theirs) in self.buckets.iter_mut().zip(&other.buckets) {
            *mine += theirs;
        }
        self.count += other.count;
    }

    pub fn count(&self) -> u64 {
        self.count
    }

    /// Returns the time within which this share of all measurements ended.
    pub fn quantile_ms(&self, share: f64) -> f64 {
        let rank = (self.count as f64 * share).ceil() as u64;
        let mut seen = 0;
        for (place, count) in self.buckets.iter().enumerate() {
            seen += count;
            if seen >= rank {
                return longest_us(place as u64) as f64 / 1_000.0;
            }
        }
        f64::NAN
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(times_us: impl IntoIterator<Item = u64>, share: f64, expected_us: f64) {
        let mut histogram = LatencyHistogram::default();
        times_us.into_iter().for_each(|time| histogram.record(Duration::from_micros(time)));
        let found_us = histogram.quantile_ms(share) * 1_000.0;
        assert!((found_us / expected_us - 1.0).abs() < 0.035, "{found_us} instead of {expected_us}");
    }

    #[test]
    fn the_median_of_a_hundred_is_the_fiftieth() {
        check(1..=100, 0.5, 50.0);
    }

    #[test]
    fn long_times_are_exact_to_three_per_cent() {
        check((1..=1_000).map(|time| time * 1_000), 0.99, 990_000.0);
    }

    #[test]
    fn a_bucket_ends_where_the_next_begins() {
        for place in 0..600 {
            assert_eq!(
                (bucket(longest_us(place)), bucket(longest_us(place) + 1)),
                (place as usize, place as usize + 1)
            );
        }
    }
}
