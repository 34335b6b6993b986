//! Threads for long calculations, so that no other work waits for them.

use std::collections::VecDeque;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

#[derive(Debug, PartialEq, Eq)]
pub enum Refused {
    /// All places in the queue are taken.
    Crowded,
    /// The work did not come to its end.
    Broken,
}

/// What has begun since the start, and how long all of it together had waited for its turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Waited {
    pub count: u64,
    pub time: Duration,
}

/// Ends its threads, after what they are at, when it is dropped.
pub struct Pool {
    shared: Arc<Shared>,
    places: usize,
}

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    changed: Condvar,
}

#[derive(Default)]
struct Queue {
    jobs: VecDeque<Job>,
    number: u64,
    waited: Waited,
    closed: bool,
}

struct Job {
    number: u64,
    since: Instant,
    work: Box<dyn FnOnce() + Send>,
}

/// Takes its job out of the queue when nobody waits for it any more.
struct Place<'p> {
    shared: &'p Shared,
    number: u64,
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.shared.queue().jobs.retain(|job| job.number != self.number);
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
            if let Some(job) = queue.jobs.pop_front() {
                queue.waited.count += 1;
                queue.waited.time += job.since.elapsed();
                return Some(job);
            }
            queue = self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Pool {
    pub fn new(threads: usize, places: usize) -> io::Result<Self> {
        let pool = Pool { shared: Arc::default(), places: places.max(1) };
        for number in 0..threads.max(1) {
            let shared = Arc::clone(&pool.shared);
            thread::Builder::new().name(format!("recognition-{number}")).spawn(move || {
                while let Some(job) = shared.next() {
                    // Whoever waits learns it from the answer that does not come; the thread goes on.
                    let _ = catch_unwind(AssertUnwindSafe(job.work));
                }
            })?;
        }
        Ok(pool)
    }

    /// What has not begun.
    pub fn waiting(&self) -> usize {
        self.shared.queue().jobs.len()
    }

    /// How long the next one has been waiting.
    pub fn longest_wait(&self) -> Duration {
        self.shared.queue().jobs.front().map(|job| job.since.elapsed()).unwrap_or_default()
    }

    pub fn waited(&self) -> Waited {
        self.shared.queue().waited
    }

    /// Does the work when it is its turn. The work can ask whether anybody still waits for it.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&dyn Fn() -> bool) -> T + Send + 'static,
    ) -> Result<T, Refused> {
        let (answer, answered) = oneshot::channel();
        let work = Box::new(move || {
            let done = work(&|| !answer.is_closed());
            // Nobody may be waiting any more.
            let _ = answer.send(done);
        });
        let number = {
            let mut queue = self.shared.queue();
            if queue.jobs.len() >= self.places {
                return Err(Refused::Crowded);
            }
            queue.number += 1;
            let number = queue.number;
            queue.jobs.push_back(Job { number, since: Instant::now(), work });
            number
        };
        self.shared.changed.notify_one();
        let _place = Place { shared: &self.shared, number };
        answered.await.map_err(|_| Refused::Broken)
    }
}

impl Drop for Pool {
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
