//! Limits the requests in flight to a server, with a fair queue for the ones that wait.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use crate::fair_queue::{FairQueue, FairQueueEntry, PushOutcome, QueuedRequestId};

/// The queue was full, and no other interview had more in it than this request's.
#[derive(Debug, PartialEq, Eq)]
pub struct QueueFull;

#[derive(Clone)]
pub struct RecognitionPermits(Arc<Mutex<PermitQueue>>);

struct PermitQueue {
    free: usize,
    queue: FairQueue<oneshot::Sender<RecognitionPermit>>,
}

/// Allows one request until it is dropped.
pub struct RecognitionPermit(RecognitionPermits);

impl RecognitionPermits {
    pub fn new(running: usize, waiting: usize) -> Self {
        RecognitionPermits(Arc::new(Mutex::new(PermitQueue {
            free: running,
            queue: FairQueue::new(waiting),
        })))
    }

    fn state(&self) -> MutexGuard<'_, PermitQueue> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a permit. If the request is displaced from the queue, its sender is dropped and this fails.
    pub async fn acquire(&self, request: FairQueueEntry) -> Result<RecognitionPermit, QueueFull> {
        let (permit, granted) = oneshot::channel();
        let (ticket, displaced) = {
            let mut state = self.state();
            if state.free > 0 {
                state.free -= 1;
                return Ok(RecognitionPermit(self.clone()));
            }
            match state.queue.push(request, permit) {
                PushOutcome::Queued(ticket) => (ticket, None),
                PushOutcome::QueuedInsteadOf(ticket, displaced) => (ticket, Some(displaced)),
                PushOutcome::Refused(_) => return Err(QueueFull),
            }
        };
        drop(displaced);
        let _guard = QueuedRequestGuard { permits: self, ticket };
        granted.await.map_err(|_| QueueFull)
    }

    /// Gives a free permit to the next request in the queue.
    fn release(&self) {
        let next = {
            let mut state = self.state();
            let next = state.queue.pop();
            if next.is_none() {
                state.free += 1;
            }
            next
        };
        // Outside the lock: if the receiver is gone, the permit is dropped here, which releases it again.
        if let Some((waiting, _)) = next {
            let _ = waiting.send(RecognitionPermit(self.clone()));
        }
    }
}

impl Drop for RecognitionPermit {
    fn drop(&mut self) {
        self.0.release();
    }
}

/// Removes the request from the queue when its caller stops waiting.
struct QueuedRequestGuard<'p> {
    permits: &'p RecognitionPermits,
    ticket: QueuedRequestId,
}

impl Drop for QueuedRequestGuard<'_> {
    fn drop(&mut self) {
        self.permits.state().queue.remove(self.ticket);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use colloquy_domain::InvitationId;
    use futures::FutureExt;
    use uuid::Uuid;

    use super::*;

    fn request(number: u128) -> FairQueueEntry {
        let invitation = InvitationId::from_uuid(Uuid::from_u128(number));
        FairQueueEntry { invitation, length: Duration::from_secs(1) }
    }

    #[tokio::test]
    async fn gives_a_permit_to_the_next_that_waits_and_skips_one_that_left() {
        let permits = RecognitionPermits::new(1, 4);
        let first = permits.acquire(request(1)).await.expect("it is free");
        let mut left = Box::pin(permits.acquire(request(2)));
        let mut waiting = Box::pin(permits.acquire(request(3)));
        assert!((&mut left).now_or_never().is_none() && (&mut waiting).now_or_never().is_none());
        drop(left);
        drop(first);
        let second = waiting.await.expect("it is its turn");
        drop(second);
        assert_eq!(permits.state().free, 1);
        assert!(permits.acquire(request(4)).await.is_ok());
    }

    #[tokio::test]
    async fn a_permit_for_a_caller_that_left_is_free_again() {
        let permits = RecognitionPermits::new(1, 4);
        let first = permits.acquire(request(1)).await.expect("it is free");
        let mut waiting = Box::pin(permits.acquire(request(2)));
        assert!((&mut waiting).now_or_never().is_none());
        drop(first);
        drop(waiting);
        assert!(permits.acquire(request(3)).now_or_never().is_some_and(|granted| granted.is_ok()));
    }

    #[tokio::test]
    async fn a_full_queue_refuses_the_interview_with_the_most_in_it() {
        let permits = RecognitionPermits::new(1, 2);
        let first = permits.acquire(request(9)).await.expect("it is free");
        let mut one = Box::pin(permits.acquire(request(1)));
        let mut two = Box::pin(permits.acquire(request(1)));
        assert!((&mut one).now_or_never().is_none() && (&mut two).now_or_never().is_none());
        assert_eq!(permits.acquire(request(1)).await.err(), Some(QueueFull));
        let mut neighbour = Box::pin(permits.acquire(request(2)));
        assert!((&mut neighbour).now_or_never().is_none());
        assert_eq!(two.await.err(), Some(QueueFull));
        drop(first);
        drop(one.await.expect("it is its turn"));
        assert!(neighbour.await.is_ok());
    }
}
