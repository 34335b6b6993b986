//! Runs reads of many rows on separate threads, so that the threads that serve requests stay available.

use std::num::NonZero;
use std::panic::resume_unwind;
use std::sync::OnceLock;
use std::thread;

use tokio::runtime::{Builder, Runtime};
use tokio::task::JoinHandle;

/// The threads for bulk reads, which start with the first read.
#[derive(Default)]
pub struct BulkReadRuntime {
    runtime: OnceLock<Option<Runtime>>,
}

impl BulkReadRuntime {
    /// Runs a read, including the work on its rows, on these threads. Dropping the future cancels the read.
    pub async fn run<T: Send + 'static>(&self, read: impl Future<Output = T> + Send + 'static) -> T {
        let Some(runtime) = self.runtime.get_or_init(start) else { return read.await };
        let mut task = CancelOnDrop(runtime.spawn(read));
        match (&mut task.0).await {
            Ok(value) => value,
            Err(error) => match error.try_into_panic() {
                Ok(panic) => resume_unwind(panic),
                // The process is ending.
                Err(_) => std::future::pending().await,
            },
        }
    }
}

impl Drop for BulkReadRuntime {
    fn drop(&mut self) {
        // Dropping a runtime blocks until its threads end, which is not allowed in an asynchronous task.
        if let Some(Some(runtime)) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

struct CancelOnDrop<T>(JoinHandle<T>);

impl<T> Drop for CancelOnDrop<T> {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Starts threads for half of the processors. The other half stays free for requests.
fn start() -> Option<Runtime> {
    let processors = thread::available_parallelism().map_or(1, NonZero::get);
    let runtime = Builder::new_multi_thread()
        .worker_threads((processors / 2).clamp(1, 4))
        .thread_name("bulk-reads")
        .enable_all()
        .build();
    runtime
        .inspect_err(
            |error| tracing::warn!(%error, "no threads for bulk reads; using those that serve requests"),
        )
        .ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_read_runs_on_a_thread_of_its_own() {
        let reads = BulkReadRuntime::default();
        let name = reads.run(async { thread::current().name().map(str::to_owned) }).await;
        assert_eq!(name.as_deref(), Some("bulk-reads"));
    }

    #[tokio::test]
    async fn a_read_that_nobody_waits_for_is_cancelled() {
        let reads = BulkReadRuntime::default();
        let (alive, mut ended) = tokio::sync::mpsc::channel::<()>(1);
        let (started, has_started) = tokio::sync::oneshot::channel();
        let read = reads.run(async move {
            let _alive = alive;
            let _ = started.send(());
            std::future::pending::<()>().await;
        });
        tokio::select! {
            () = read => unreachable!("it never ends"),
            _ = has_started => {}
        }
        assert_eq!(ended.recv().await, None);
    }
}
