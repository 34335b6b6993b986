//! Low-priority threads for slow work on recordings, which may take longer while conversations are running.

use std::io;

use tokio::runtime::{Builder, Handle, Runtime};
use tokio::task::JoinHandle;

/// The niceness of the threads, of at most 19. People in a conversation wait for the other threads, which a running
/// encoder would otherwise keep from a processor for milliseconds.
const NICENESS: i32 = 10;

/// Threads in a runtime of their own, because a thread cannot raise its priority again.
pub struct RecordingThreads {
    handle: Handle,
    /// Present until this is dropped.
    runtime: Option<Runtime>,
}

impl RecordingThreads {
    pub fn new(at_most: usize) -> io::Result<Self> {
        let runtime = Builder::new_multi_thread()
            .worker_threads(1)
            .max_blocking_threads(at_most)
            .thread_name("recordings")
            .on_thread_start(|| {
                if let Err(error) = rustix::process::nice(NICENESS) {
                    tracing::debug!(%error, "cannot lower the priority of a recording thread");
                }
            })
            .build()?;
        Ok(RecordingThreads { handle: runtime.handle().clone(), runtime: Some(runtime) })
    }

    pub fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> JoinHandle<T> {
        self.handle.spawn_blocking(work)
    }
}

/// Shuts down in the background. Dropping a runtime waits for its threads, and a thread of another runtime must not
/// block.
impl Drop for RecordingThreads {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}
