//! The bounded queue in front of the model.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use crate::prefix_cache::TokenizedPrompt;

/// The most prompts that wait to be prepared. The oldest one is dropped for a further one.
const PREPARATIONS: usize = 8;

/// What is done first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// The invitee waits for the first words.
    Reply,
    /// Prompts of replies that will be due.
    Preparation,
    /// Guides, texts and analyses.
    Background,
}

impl Urgency {
    /// The most urgent one is first.
    pub const ALL: [Urgency; 3] = [Urgency::Reply, Urgency::Preparation, Urgency::Background];
}

/// What the model does next.
pub enum ModelWork<R> {
    Respond(R),
    Prepare(TokenizedPrompt),
}

struct Waiting<R> {
    replies: VecDeque<R>,
    preparations: VecDeque<TokenizedPrompt>,
    background: VecDeque<R>,
    is_closed: bool,
}

pub struct WorkQueue<R> {
    waiting: Mutex<Waiting<R>>,
    wakeup: Condvar,
    /// The most requests of one urgency that wait.
    limit: usize,
}

impl<R> WorkQueue<R> {
    pub fn new(limit: usize) -> Self {
        let waiting = Waiting {
            replies: VecDeque::new(),
            preparations: VecDeque::new(),
            background: VecDeque::new(),
            is_closed: false,
        };
        WorkQueue { waiting: Mutex::new(waiting), wakeup: Condvar::new(), limit }
    }

    /// Adds a request, or returns it if the queue is full or closed.
    pub fn request(&self, request: R, urgency: Urgency) -> Result<(), R> {
        let mut waiting = self.lock();
        let is_closed = waiting.is_closed;
        let requests = match urgency {
            Urgency::Reply => &mut waiting.replies,
            Urgency::Preparation | Urgency::Background => &mut waiting.background,
        };
        if is_closed || requests.len() >= self.limit {
            return Err(request);
        }
        requests.push_back(request);
        drop(waiting);
        self.wakeup.notify_one();
        Ok(())
    }

    /// Adds a prompt to prepare. One that it continues no longer has to be prepared.
    pub fn prepare(&self, prompt: TokenizedPrompt) {
        let mut waiting = self.lock();
        waiting.preparations.retain(|earlier| !prompt.tokens.starts_with(&earlier.tokens));
        if waiting.preparations.len() == PREPARATIONS {
            waiting.preparations.pop_front();
        }
        waiting.preparations.push_back(prompt);
        drop(waiting);
        self.wakeup.notify_one();
    }

    /// Waits until there is work. Returns whether the queue is open.
    pub fn wait(&self) -> bool {
        let mut waiting = self.lock();
        while !waiting.is_closed && waiting.is_empty() {
            waiting = self.wakeup.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
        !waiting.is_closed
    }

    /// Returns the oldest work of this urgency.
    pub fn take(&self, urgency: Urgency) -> Option<ModelWork<R>> {
        let mut waiting = self.lock();
        match urgency {
            Urgency::Reply => waiting.replies.pop_front().map(ModelWork::Respond),
            Urgency::Preparation => waiting.preparations.pop_front().map(ModelWork::Prepare),
            Urgency::Background => waiting.background.pop_front().map(ModelWork::Respond),
        }
    }

    /// Removes the waiting replies for which `is_late` holds, which is asked in their order.
    pub fn remove_late(&self, is_late: impl FnMut(&R) -> bool) -> Vec<R> {
        let mut waiting = self.lock();
        if waiting.replies.is_empty() {
            return Vec::new();
        }
        let (late, in_time) =
            std::mem::take(&mut waiting.replies).into_iter().partition::<Vec<R>, _>(is_late);
        waiting.replies = in_time.into();
        late
    }

    pub fn is_closed(&self) -> bool {
        self.lock().is_closed
    }

    /// Returns whether nothing waits.
    #[cfg(test)]
    pub fn is_empty(&self) -> bool {
        self.lock().is_empty()
    }

    /// Drops what waits, and ends the worker.
    pub fn close(&self) {
        let mut waiting = self.lock();
        waiting.is_closed = true;
        waiting.replies.clear();
        waiting.preparations.clear();
        waiting.background.clear();
        drop(waiting);
        self.wakeup.notify_all();
    }

    fn lock(&self) -> MutexGuard<'_, Waiting<R>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<R> Waiting<R> {
    fn is_empty(&self) -> bool {
        self.replies.is_empty() && self.preparations.is_empty() && self.background.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn prompt(tokens: &[u32]) -> TokenizedPrompt {
        TokenizedPrompt { tokens: tokens.to_vec(), recurring: tokens.len() }
    }

    #[test]
    fn bounds_the_requests_of_each_urgency() {
        let queue = WorkQueue::new(1);
        assert_eq!(queue.request("guide", Urgency::Background), Ok(()));
        assert_eq!(queue.request("analysis", Urgency::Background), Err("analysis"));
        assert_eq!(queue.request("reply", Urgency::Reply), Ok(()), "long work does not refuse replies");
        assert!(matches!(queue.take(Urgency::Reply), Some(ModelWork::Respond("reply"))));
        assert!(matches!(queue.take(Urgency::Background), Some(ModelWork::Respond("guide"))));
        assert!(queue.is_empty());
    }

    #[test]
    fn drops_the_oldest_preparation_for_a_further_one() {
        let queue = WorkQueue::<()>::new(1);
        (0..=PREPARATIONS as u32).for_each(|number| queue.prepare(prompt(&[number])));
        assert!(
            matches!(queue.take(Urgency::Preparation), Some(ModelWork::Prepare(first)) if first.tokens == [1])
        );
    }

    #[test]
    fn a_longer_preparation_replaces_its_beginning() {
        let queue = WorkQueue::<()>::new(1);
        queue.prepare(prompt(&[1, 2]));
        queue.prepare(prompt(&[7]));
        queue.prepare(prompt(&[1, 2, 3]));
        assert!(
            matches!(queue.take(Urgency::Preparation), Some(ModelWork::Prepare(first)) if first.tokens == [7])
        );
        assert!(
            matches!(queue.take(Urgency::Preparation), Some(ModelWork::Prepare(next)) if next.tokens == [1, 2, 3])
        );
        assert!(queue.is_empty());
    }

    #[test]
    fn removes_late_replies_and_keeps_the_order_of_the_others() {
        let queue = WorkQueue::new(4);
        (1..=4).for_each(|number| assert!(queue.request(number, Urgency::Reply).is_ok()));
        assert_eq!(queue.remove_late(|number| number % 2 == 0), [2, 4]);
        assert!(matches!(queue.take(Urgency::Reply), Some(ModelWork::Respond(1))));
        assert!(matches!(queue.take(Urgency::Reply), Some(ModelWork::Respond(3))));
    }

    #[test]
    fn takes_nothing_after_it_was_closed() {
        let queue = WorkQueue::new(1);
        assert!(queue.request(1, Urgency::Reply).is_ok());
        queue.close();
        assert!(!queue.wait());
        assert_eq!(queue.request(2, Urgency::Reply), Err(2));
    }
}
