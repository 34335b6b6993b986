//! The bounded queue in front of the model.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use crate::prefix_cache::TokenizedPrompt;

/// The most prompts that wait to be prepared. The oldest one is dropped for a further one.
const MAX_PREPARATIONS: usize = 8;

/// What is done first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModelWorkPriority {
    /// The invitee waits for the first words.
    Reply,
    /// Prompts of replies that will be due.
    Preparation,
    /// Guides, texts and analyses.
    Background,
}

impl ModelWorkPriority {
    /// The most urgent one is first.
    pub const ALL: [ModelWorkPriority; 3] =
        [ModelWorkPriority::Reply, ModelWorkPriority::Preparation, ModelWorkPriority::Background];
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

pub struct ModelWorkQueue<R> {
    waiting: Mutex<Waiting<R>>,
    wakeup: Condvar,
    /// The most requests of one urgency that wait.
    limit: usize,
}

impl<R> ModelWorkQueue<R> {
    pub fn new(limit: usize) -> Self {
        let waiting = Waiting {
            replies: VecDeque::new(),
            preparations: VecDeque::new(),
            background: VecDeque::new(),
            is_closed: false,
        };
        ModelWorkQueue { waiting: Mutex::new(waiting), wakeup: Condvar::new(), limit }
    }

    /// Adds a request, or returns it if the queue is full or closed.
    pub fn request(&self, request: R, urgency: ModelWorkPriority) -> Result<(), R> {
        let mut waiting = self.lock();
        let is_closed = waiting.is_closed;
        let requests = match urgency {
            ModelWorkPriority::Reply => &mut waiting.replies,
            ModelWorkPriority::Preparation | ModelWorkPriority::Background => &mut waiting.background,
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
        if waiting.preparations.len() == MAX_PREPARATIONS {
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
    pub fn take(&self, urgency: ModelWorkPriority) -> Option<ModelWork<R>> {
        let mut waiting = self.lock();
        match urgency {
            ModelWorkPriority::Reply => waiting.replies.pop_front().map(ModelWork::Respond),
            ModelWorkPriority::Preparation => waiting.preparations.pop_front().map(ModelWork::Prepare),
            ModelWorkPriority::Background => waiting.background.pop_front().map(ModelWork::Respond),
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
        let queue = ModelWorkQueue::new(1);
        assert_eq!(queue.request("guide", ModelWorkPriority::Background), Ok(()));
        assert_eq!(queue.request("analysis", ModelWorkPriority::Background), Err("analysis"));
        assert_eq!(
            queue.request("reply", ModelWorkPriority::Reply),
            Ok(()),
            "long work does not refuse replies"
        );
        assert!(matches!(queue.take(ModelWorkPriority::Reply), Some(ModelWork::Respond("reply"))));
        assert!(matches!(queue.take(ModelWorkPriority::Background), Some(ModelWork::Respond("guide"))));
        assert!(queue.is_empty());
    }

    #[test]
    fn drops_the_oldest_preparation_for_a_further_one() {
        let queue = ModelWorkQueue::<()>::new(1);
        (0..=MAX_PREPARATIONS as u32).for_each(|number| queue.prepare(prompt(&[number])));
        let taken = queue.take(ModelWorkPriority::Preparation);
        assert!(matches!(taken, Some(ModelWork::Prepare(first)) if first.tokens == [1]));
    }

    #[test]
    fn a_longer_preparation_replaces_its_beginning() {
        let queue = ModelWorkQueue::<()>::new(1);
        queue.prepare(prompt(&[1, 2]));
        queue.prepare(prompt(&[7]));
        queue.prepare(prompt(&[1, 2, 3]));
        let taken = queue.take(ModelWorkPriority::Preparation);
        assert!(matches!(taken, Some(ModelWork::Prepare(first)) if first.tokens == [7]));
        let taken = queue.take(ModelWorkPriority::Preparation);
        assert!(matches!(taken, Some(ModelWork::Prepare(next)) if next.tokens == [1, 2, 3]));
        assert!(queue.is_empty());
    }

    #[test]
    fn removes_late_replies_and_keeps_the_order_of_the_others() {
        let queue = ModelWorkQueue::new(4);
        (1..=4).for_each(|number| assert!(queue.request(number, ModelWorkPriority::Reply).is_ok()));
        assert_eq!(queue.remove_late(|number| number % 2 == 0), [2, 4]);
        assert!(matches!(queue.take(ModelWorkPriority::Reply), Some(ModelWork::Respond(1))));
        assert!(matches!(queue.take(ModelWorkPriority::Reply), Some(ModelWork::Respond(3))));
    }

    #[test]
    fn takes_nothing_after_it_was_closed() {
        let queue = ModelWorkQueue::new(1);
        assert!(queue.request(1, ModelWorkPriority::Reply).is_ok());
        queue.close();
        assert!(!queue.wait());
        assert_eq!(queue.request(2, ModelWorkPriority::Reply), Err(2));
    }
}
