//! The contract of a source of randomness.

use std::collections::HashSet;
use std::sync::Arc;

use colloquy_domain::ports::Randomness;

pub async fn every_byte_is_filled(randomness: Arc<dyn Randomness>) {
    for length in [0, 1, 7, 16, 33, 1_000] {
        let mut differs_from_zero = vec![false; length];
        // A byte is zero sixty-four times in a row with a probability of 2 to the power of -512.
        for _ in 0..64 {
            let mut bytes = vec![0; length];
            randomness.fill(&mut bytes);
            differs_from_zero.iter_mut().zip(&bytes).for_each(|(differs, byte)| *differs |= *byte != 0);
        }
        assert!(differs_from_zero.iter().all(|differs| *differs), "of {length} bytes");
    }
}

pub async fn no_draw_is_repeated(randomness: Arc<dyn Randomness>) {
    let draw = |_| {
        let mut bytes = [0; 16];
        randomness.fill(&mut bytes);
        bytes
    };
    assert_eq!((0..1_000).map(draw).collect::<HashSet<_>>().len(), 1_000);
}

/// Runs every case of the [`Randomness`] contract, each with a new source from `fresh`:
/// `randomness_contract!(fresh)` where `async fn fresh() -> FreshAdapter<Arc<dyn Randomness>>`.
#[macro_export]
macro_rules! randomness_contract {
    ($fresh:path) => {
        $crate::contract_cases!($fresh, randomness, [every_byte_is_filled, no_draw_is_repeated,]);
    };
}
