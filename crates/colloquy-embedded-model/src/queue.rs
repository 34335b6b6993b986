//! The bounded queue in front of the model.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// The most prompts that wait to be prepared. The oldest one is dropped for a further one.
const PREPARATIONS: usize = 8;

/// What the model does next.
pub enum Work<R> {
    Respond(R),
    /// Process this prompt while no request waits.
    Prepare(Vec<u32>),
}

struct Waiting<R> {
    requests: VecDeque<R>,
    preparations: VecDeque<Vec<u32>>,
    is_closed: bool,
}

pub struct WorkQueue<R> {
    waiting: Mutex<Waiting<R>>,
    wakeup: Condvar,
    limit: usize,
}

impl<R> WorkQueue<R> {
    pub fn new(limit: usize) -> Self {
        let waiting = Waiting { requests: VecDeque::new(), preparations: VecDeque::new(), is_closed: false };
        WorkQueue { waiting: Mutex::new(waiting), wakeup: Condvar::new(), limit }
    }

    /// Adds a request, or returns it if the queue is full or closed.
    pub fn request(&self, request: R) -> Result<(), R> {
        let mut waiting = self.lock();
        if waiting.is_closed || waiting.requests.len() >= self.limit {
            return Err(request);
        }
        waiting.requests.push_back(request);
        drop(waiting);
        self.wakeup.notify_one();
        Ok(())
    }

    pub fn prepare(&self, prompt: Vec<u32>) {
        let mut waiting = self.lock();
        if waiting.preparations.len() == PREPARATIONS {
            waiting.preparations.pop_front();
        }
        waiting.preparations.push_back(prompt);
        drop(waiting);
        self.wakeup.notify_one();
    }

    /// Waits for work. Requests precede preparations. Returns `None` once the queue is closed.
    pub fn next(&self) -> Option<Work<R>> {
        let mut waiting = self.lock();
        loop {
            if waiting.is_closed {
                return None;
            }
            if let Some(request) = waiting.requests.pop_front() {
                return Some(Work::Respond(request));
            }
            if let Some(prompt) = waiting.preparations.pop_front() {
                return Some(Work::Prepare(prompt));
            }
            waiting = self.wakeup.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Returns whether a preparation should pause.
    pub fn has_requests(&self) -> bool {
        let waiting = self.lock();
        waiting.is_closed || !waiting.requests.is_empty()
    }

    #[cfg(test)]
    pub fn has_work(&self) -> bool {
        let waiting = self.lock();
        !waiting.requests.is_empty() || !waiting.preparations.is_empty()
    }

    pub fn is_closed(&self) -> bool {
        self.lock().is_closed
    }

    /// Drops what waits, and ends the worker.
    pub fn close(&self) {
        let mut waiting = self.lock();
        waiting.is_closed = true;
        waiting.requests.clear();
        waiting.preparations.clear();
        drop(waiting);
        self.wakeup.notify_all();
    }

    fn lock(&self) -> MutexGuard<'_, Waiting<R>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_precede_preparations() {
        let queue = WorkQueue::new(2);
        queue.prepare(vec![1]);
        assert!(queue.request("first").is_ok() && queue.request("second").is_ok());
        assert_eq!(queue.request("third"), Err("third"), "the queue is full");
        assert!(matches!(queue.next(), Some(Work::Respond("first"))));
        assert!(queue.has_requests());
        assert!(matches!(queue.next(), Some(Work::Respond("second"))));
        assert!(matches!(queue.next(), Some(Work::Prepare(prompt)) if prompt == [1]));
    }

    #[test]
    fn drops_the_oldest_preparation_for_a_further_one() {
        let queue = WorkQueue::<()>::new(1);
        (0..=PREPARATIONS as u32).for_each(|number| queue.prepare(vec![number]));
        assert!(matches!(queue.next(), Some(Work::Prepare(prompt)) if prompt == [1]));
    }

    #[test]
    fn takes_nothing_after_it_was_closed() {
        let queue = WorkQueue::new(1);
        assert!(queue.request(1).is_ok());
        queue.close();
        assert!(queue.next().is_none());
        assert_eq!(queue.request(2), Err(2));
    }
}
