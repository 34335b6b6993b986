//! Ids and randomness that are the same in every run.

use std::sync::atomic::{AtomicU64, Ordering};

use colloquy_domain::ports::{IdSource, Randomness};
use uuid::{Builder, Uuid};

/// The time in the first id. Any time would do.
const FIRST_ID_MS: u64 = 1_700_000_000_000;

/// A source of ids of version 7, each greater than the one before. Their time is a counter, independent of
/// any clock.
#[derive(Debug)]
pub struct SeededIdSource {
    seed: u64,
    drawn: AtomicU64,
}

impl SeededIdSource {
    /// Creates a source whose ids differ from those of every other seed.
    pub fn new(seed: u64) -> Self {
        SeededIdSource { seed, drawn: AtomicU64::new(0) }
    }
}

impl IdSource for SeededIdSource {
    fn next(&self) -> Uuid {
        let number = self.drawn.fetch_add(1, Ordering::Relaxed);
        let mut random = [0; 10];
        random[..2].copy_from_slice(&self.seed.to_be_bytes()[6..]);
        random[2..].copy_from_slice(&mixed(self.seed ^ number.rotate_left(32)).to_be_bytes());
        Builder::from_unix_timestamp_millis(FIRST_ID_MS + number, &random).into_uuid()
    }
}

/// A source of bytes that look random and are the same for the same seed.
#[derive(Debug)]
pub struct SeededRandomness(AtomicU64);

impl SeededRandomness {
    pub fn new(seed: u64) -> Self {
        SeededRandomness(AtomicU64::new(seed))
    }
}

/// The step of SplitMix64.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

impl Randomness for SeededRandomness {
    fn fill(&self, bytes: &mut [u8]) {
        for chunk in bytes.chunks_mut(8) {
            let state = self.0.fetch_add(STEP, Ordering::Relaxed);
            chunk.copy_from_slice(&mixed(state).to_le_bytes()[..chunk.len()]);
        }
    }
}

/// The output function of SplitMix64.
fn mixed(state: u64) -> u64 {
    let mut word = state.wrapping_add(STEP);
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::contract::FreshAdapter;

    async fn fresh_ids() -> FreshAdapter<Arc<dyn IdSource>> {
        FreshAdapter::new(Arc::new(SeededIdSource::new(1)))
    }

    crate::ids_contract!(fresh_ids);

    async fn fresh_randomness() -> FreshAdapter<Arc<dyn Randomness>> {
        FreshAdapter::new(Arc::new(SeededRandomness::new(1)))
    }

    crate::randomness_contract!(fresh_randomness);

    fn ids(seed: u64, count: usize) -> Vec<Uuid> {
        let source = SeededIdSource::new(seed);
        (0..count).map(|_| source.next()).collect()
    }

    #[test]
    fn ids_grow_and_are_of_version_seven() {
        let ids = ids(1, 10_000);
        assert!(ids.is_sorted_by(|a, b| a < b));
        assert!(ids.iter().all(|id| id.get_version_num() == 7));
    }

    #[test]
    fn the_same_seed_gives_the_same_ids_and_another_seed_gives_others() {
        assert_eq!(ids(1, 100), ids(1, 100));
        assert!(ids(1, 100).iter().all(|id| !ids(2, 100).contains(id)));
    }

    #[test]
    fn the_same_seed_gives_the_same_bytes_and_continues_with_others() {
        let drawn = |seed| {
            let (source, mut bytes) = (SeededRandomness::new(seed), [[0; 13]; 2]);
            source.fill(&mut bytes[0]);
            source.fill(&mut bytes[1]);
            bytes
        };
        assert_eq!(drawn(7), drawn(7));
        assert_ne!(drawn(7)[0], drawn(7)[1]);
        assert_ne!(drawn(7), drawn(8));
    }
}
