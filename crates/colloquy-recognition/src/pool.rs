//! Threads for long calculations, so that they do not block other work.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use tokio::sync::oneshot;

use crate::fair_queue::{FairQueue, FairQueueEntry, PushOutcome, QueuedRequestId};

#[derive(Debug, PartialEq, Eq)]
pub enum WorkerPoolRefused {
    /// The queue is full, and no other interview has more in it than this one.
    Crowded,
    /// The work panicked.
    Broken,
}

/// How many requests have left the queue since the start, and the sum of their waiting times.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct QueueWaits {
    pub count: u64,
    pub time: Duration,
}

/// A pool of threads. When it is dropped, each thread ends after its current job.
pub struct WorkerPool {
    shared: Arc<Shared>,
}

struct Shared {
    queue: Mutex<Queue>,
    changed: Condvar,
}

struct Queue {
    jobs: FairQueue<Job>,
    waited: QueueWaits,
    closed: bool,
}

/// Whether a job may run, or has lost its place in the queue.
enum Turn {
    Granted,
    Displaced,
}

type Job = Box<dyn FnOnce(Turn) + Send>;

/// Returns whether the caller still waits for the result.
pub type IsAwaited<'a> = &'a dyn Fn() -> bool;

/// Removes the job from the queue when its caller stops waiting.
struct QueuedJobGuard<'p> {
    shared: &'p Shared,
    ticket: QueuedRequestId,
}

impl Drop for QueuedJobGuard<'_> {
    fn drop(&mut self) {
        self.shared.queue().jobs.remove(self.ticket);
    }
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn next(&self) -> Option<Job> {
        let mut queue = self.queue();
        loop {
            if queue.closed {
                return None;
            }
            if let Some((job, waited)) = queue.jobs.pop() {
                queue.waited.count += 1;
                queue.waited.time += waited;
                return Some(job);
            }
            queue = self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl WorkerPool {
    pub fn new(threads: usize, places: usize) -> io::Result<Self> {
        let queue =
            Queue { jobs: FairQueue::new(places.max(1)), waited: QueueWaits::default(), closed: false };
        let shared = Shared { queue: Mutex::new(queue), changed: Condvar::new() };
        let pool = WorkerPool { shared: Arc::new(shared) };
        for number in 0..threads.max(1) {
            let shared = Arc::clone(&pool.shared);
            thread::Builder::new().name(format!("recognition-{number}")).spawn(move || {
                while let Some(job) = shared.next() {
                    // After a panic the thread continues, and the caller learns of it because the sender is dropped.
                    let _ = catch_unwind(AssertUnwindSafe(|| job(Turn::Granted)));
                }
            })?;
        }
        Ok(pool)
    }

    /// Returns the number of jobs in the queue.
    pub fn waiting(&self) -> usize {
        self.shared.queue().jobs.len()
    }

    /// Returns how long the oldest job in the queue has been waiting.
    pub fn longest_wait(&self) -> Duration {
        self.shared.queue().jobs.longest_wait()
    }

    pub fn waited(&self) -> QueueWaits {
        self.shared.queue().waited
    }

    /// Runs the work when its turn comes. Interviews that compete get equal shares of the time.
    pub async fn run<T: Send + 'static>(
        &self,
        request: FairQueueEntry,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, WorkerPoolRefused> {
        self.run_cancellable(request, |_| work()).await
    }

    /// Runs the work when its turn comes. Nothing can stop a calculation from outside, so the work asks now and then
    /// whether its caller still waits for the result, and gives the thread back if not.
    pub async fn run_cancellable<T: Send + 'static>(
        &self,
        request: FairQueueEntry,
        work: impl FnOnce(IsAwaited<'_>) -> T + Send + 'static,
    ) -> Result<T, WorkerPoolRefused> {
        let (answer, answered) = oneshot::channel();
        let job: Job = Box::new(move |turn| {
            let done = match turn {
                Turn::Granted => Ok(work(&|| !answer.is_closed())),
                Turn::Displaced => Err(WorkerPoolRefused::Crowded),
            };
            // The caller may have left.
            let _ = answer.send(done);
        });
        let admitted = self.shared.queue().jobs.push(request, job);
        let ticket = match admitted {
            PushOutcome::Queued(ticket) => ticket,
            PushOutcome::QueuedInsteadOf(ticket, displaced) => {
                displaced(Turn::Displaced);
                ticket
            }
            PushOutcome::Refused(_) => return Err(WorkerPoolRefused::Crowded),
        };
        self.shared.changed.notify_one();
        let _guard = QueuedJobGuard { shared: &self.shared, ticket };
        answered.await.map_err(|_| WorkerPoolRefused::Broken)?
    }
}

impl Drop for WorkerPool {
    fn drop(&mut self) {
        let mut queue = self.shared.queue();
        queue.closed = true;
        queue.jobs.clear();
        drop(queue);
        self.shared.changed.notify_all();
    }
}

#[cfg(test)]
mod tests;
