//! Threads for what takes long, and may take longer while somebody is spoken with.

use std::io;

use tokio::runtime::{Builder, Handle, Runtime};
use tokio::task::JoinHandle;

/// How far they step back, of 19. Whoever is spoken with waits for the other threads, and an encoder at work would keep them
/// from a processor for milliseconds.
const STEP_BACK: i32 = 10;

/// Threads of a runtime of their own, since no thread can step forward again.
pub struct RecordingThreads {
    handle: Handle,
    /// Until it is dropped.
    runtime: Option<Runtime>,
}

impl RecordingThreads {
    pub fn new(at_most: usize) -> io::Result<Self> {
        let runtime = Builder::new_multi_thread()
            .worker_threads(1)
            .max_blocking_threads(at_most)
            .thread_name("recordings")
            .on_thread_start(|| {
                if let Err(error) = rustix::process::nice(STEP_BACK) {
                    tracing::debug!(%error, "recordings are made as urgently as everything else");
                }
            })
            .build()?;
        Ok(RecordingThreads { handle: runtime.handle().clone(), runtime: Some(runtime) })
    }

    pub fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> JoinHandle<T> {
        self.handle.spawn_blocking(work)
    }
}

/// A runtime that is dropped waits for its threads, which the thread of another must not.
impl Drop for RecordingThreads {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}
