//! The contracts of the ports, as test suites. An adapter invokes a suite with a single line in its tests.

use std::any::Any;

pub mod analyst;
pub mod clock;
pub mod failure_limiter;
pub mod ids;
pub mod interviewer;
pub mod mailer;
pub mod media;
pub mod randomness;
pub mod rate_limiter;
pub mod recognizer;
pub mod storage;
pub mod text_generator;
pub mod text_to_speech;
pub mod turn_detector;
pub mod voice_activity_detector;
pub mod webhook_sender;
pub mod webhook_serializer;

/// An adapter in its initial state: a storage is empty, a limiter has counted nothing.
pub struct FreshAdapter<T> {
    pub adapter: T,
    /// What must live as long as the adapter, such as its folder.
    _keep: Box<dyn Any + Send>,
}

impl<T> FreshAdapter<T> {
    pub fn new(adapter: T) -> Self {
        FreshAdapter::with(adapter, ())
    }

    /// Wraps an adapter together with something that must live as long, such as its folder.
    pub fn with(adapter: T, keep: impl Any + Send) -> Self {
        FreshAdapter { adapter, _keep: Box::new(keep) }
    }
}

/// Lets a call begin, and then drops it, as a caller does that gives up.
async fn abandon(mut call: impl Future + Unpin) {
    for _ in 0..10 {
        if futures::poll!(&mut call).is_ready() {
            return;
        }
        tokio::task::yield_now().await;
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
