//! The contracts of the ports, as test suites. An adapter invokes a suite with a single line in its tests.

use std::any::Any;

pub mod failure_limiter;
pub mod media;
pub mod rate_limiter;
pub mod storage;

/// An adapter in its initial state: a storage is empty, a limiter has counted nothing.
pub struct Fresh<T> {
    pub adapter: T,
    /// What must live as long as the adapter, such as its folder.
    _keep: Box<dyn Any + Send>,
}

impl<T> Fresh<T> {
    pub fn new(adapter: T) -> Self {
        Fresh::with(adapter, ())
    }

    /// Wraps an adapter together with something that must live as long, such as its folder.
    pub fn with(adapter: T, keep: impl Any + Send) -> Self {
        Fresh { adapter, _keep: Box::new(keep) }
    }
}

/// Makes a test of each case of a suite.
#[doc(hidden)]
#[macro_export]
macro_rules! contract_cases {
    ($fresh:path, $port:ident, [$($case:ident,)*]) => {$(
        #[$crate::tokio::test(flavor = "multi_thread", worker_threads = 2, crate = "colloquy_testkit::tokio")]
        async fn $case() {
            let fresh = $fresh().await;
            $crate::contract::$port::$case(fresh.adapter.clone()).await;
        }
    )*};
}

#[cfg(test)]
mod tests;
