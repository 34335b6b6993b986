//! A queue in which interviews that compete for recognition get equal shares of it.
//!
//! This is start-time fair queueing: each interview has a virtual time up to which it has been served, in milliseconds
//! of audio. The interview that has been served least is next, so a short answer waits for at most one request of each
//! other interview, however many requests those have queued.

use std::collections::{HashMap, VecDeque};
use std::time::{Duration, Instant};

use colloquy_domain::InvitationId;

/// Describes a request to the queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FairQueueEntry {
    pub invitation: InvitationId,
    /// The duration of its audio.
    pub length: Duration,
}

/// Identifies a request in the queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QueuedRequestId {
    invitation: InvitationId,
    number: u64,
}

pub struct FairQueue<T> {
    shares: HashMap<InvitationId, InterviewShare<T>>,
    /// The virtual time of the interview that was served last. Every interview that joins starts there, so an idle one
    /// does not save up a share for later.
    virtual_ms: u64,
    number: u64,
    length: usize,
    places: usize,
}

/// What one interview has in the queue.
struct InterviewShare<T> {
    served_ms: u64,
    queued_ms: u64,
    entries: VecDeque<Entry<T>>,
}

struct Entry<T> {
    number: u64,
    cost_ms: u64,
    since: Instant,
    work: T,
}

/// What the queue did with a new request.
pub enum PushOutcome<T> {
    Queued(QueuedRequestId),
    /// The queue was full, and another interview, with more audio in it, lost its newest request.
    QueuedInsteadOf(QueuedRequestId, T),
    /// The queue is full, and no interview has more audio in it.
    Refused(T),
}

impl<T> FairQueue<T> {
    pub fn new(places: usize) -> Self {
        FairQueue { shares: HashMap::new(), virtual_ms: 0, number: 0, length: 0, places }
    }

    pub fn len(&self) -> usize {
        self.length
    }

    pub fn longest_wait(&self) -> Duration {
        let oldest = self.shares.values().filter_map(|share| share.entries.front());
        oldest.map(|entry| entry.since.elapsed()).max().unwrap_or_default()
    }

    pub fn push(&mut self, request: FairQueueEntry, work: T) -> PushOutcome<T> {
        let cost_ms = u64::try_from(request.length.as_millis()).unwrap_or(u64::MAX).max(1);
        let mut displaced = None;
        if self.length >= self.places {
            let own_ms = self.shares.get(&request.invitation).map_or(0, |share| share.queued_ms);
            displaced = self.take_from_more_than(own_ms.saturating_add(cost_ms));
            if displaced.is_none() {
                return PushOutcome::Refused(work);
            }
        }
        self.number += 1;
        let ticket = QueuedRequestId { invitation: request.invitation, number: self.number };
        let share = self.shares.entry(request.invitation).or_insert_with(InterviewShare::new);
        if share.entries.is_empty() {
            share.served_ms = share.served_ms.max(self.virtual_ms);
        }
        share.queued_ms = share.queued_ms.saturating_add(cost_ms);
        share.entries.push_back(Entry { number: ticket.number, cost_ms, since: Instant::now(), work });
        self.length += 1;
        match displaced {
            Some(displaced) => PushOutcome::QueuedInsteadOf(ticket, displaced),
            None => PushOutcome::Queued(ticket),
        }
    }

    /// Takes out the newest request of the interview with the most audio in the queue, if that exceeds `most_ms`.
    fn take_from_more_than(&mut self, most_ms: u64) -> Option<T> {
        let heaviest = self.shares.values_mut().max_by_key(|share| share.queued_ms)?;
        if heaviest.queued_ms <= most_ms {
            return None;
        }
        let entry = heaviest.entries.pop_back()?;
        heaviest.queued_ms -= entry.cost_ms;
        self.length -= 1;
        Some(entry.work)
    }

    /// Takes out the next request, and returns it with the time that it has waited.
    pub fn pop(&mut self) -> Option<(T, Duration)> {
        let waiting = self.shares.values_mut().filter(|share| !share.entries.is_empty());
        let first = |share: &InterviewShare<T>| share.entries.front().map_or(u64::MAX, |entry| entry.number);
        let share = waiting.min_by_key(|share| (share.served_ms, first(share)))?;
        let entry = share.entries.pop_front()?;
        self.virtual_ms = share.served_ms;
        share.served_ms = share.served_ms.saturating_add(entry.cost_ms);
        share.queued_ms -= entry.cost_ms;
        self.length -= 1;
        self.forget_the_served();
        Some((entry.work, entry.since.elapsed()))
    }

    /// Takes out a request whose caller has left, if it is still queued.
    pub fn remove(&mut self, ticket: QueuedRequestId) {
        let Some(share) = self.shares.get_mut(&ticket.invitation) else { return };
        let Some(at) = share.entries.iter().position(|entry| entry.number == ticket.number) else { return };
        if let Some(entry) = share.entries.remove(at) {
            share.queued_ms -= entry.cost_ms;
            self.length -= 1;
        }
        self.forget_the_served();
    }

    pub fn clear(&mut self) {
        self.shares.clear();
        self.length = 0;
    }

    /// Forgets the interviews with nothing queued, except the ones that are ahead of their share while others wait.
    fn forget_the_served(&mut self) {
        let (is_idle, virtual_ms) = (self.length == 0, self.virtual_ms);
        self.shares
            .retain(|_, share| !share.entries.is_empty() || (!is_idle && share.served_ms > virtual_ms));
    }
}

impl<T> InterviewShare<T> {
    fn new() -> Self {
        InterviewShare { served_ms: 0, queued_ms: 0, entries: VecDeque::new() }
    }
}

#[cfg(test)]
mod tests;
