//! The contract of a clock.

use std::sync::Arc;

use colloquy_domain::ports::Clock;

pub async fn times_are_whole_milliseconds(clock: Arc<dyn Clock>) {
    for _ in 0..1_000 {
        let now = clock.now();
        assert_eq!(now.subsec_nanosecond() % 1_000_000, 0, "{now}");
    }
}

/// Runs every case of the [`Clock`] contract, each with a new clock from `fresh`: `clock_contract!(fresh)` where
/// `async fn fresh() -> FreshAdapter<Arc<dyn Clock>>`.
#[macro_export]
macro_rules! clock_contract {
    ($fresh:path) => {
        $crate::contract_cases!($fresh, clock, [times_are_whole_milliseconds,]);
    };
}
