//! What a queue does while outcomes are being stored, step by step: the test answers each call to the outbox.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use colloquy_domain::ports::{DueClaim, StorageError};
use colloquy_domain::{SignedDuration, Timestamp};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::sync::oneshot;
use tokio::task::yield_now;

use crate::delivery::{Dispatcher, Outbox};

/// A call to the outbox, with the way to answer it.
#[derive(Debug)]
enum Call {
    Claim(oneshot::Sender<Vec<u32>>),
    /// Answered with whether the attempt fails.
    Attempt(u32, oneshot::Sender<bool>),
    /// Answered with whether the target must be read again.
    Record(Vec<u32>, oneshot::Sender<bool>),
    PutBack(Vec<u32>),
}

struct AnsweredOutbox(UnboundedSender<Call>);

impl AnsweredOutbox {
    async fn answer<T>(&self, call: impl FnOnce(oneshot::Sender<T>) -> Call) -> T {
        let (answer, answered) = oneshot::channel();
        self.0.send(call(answer)).expect("the test takes the calls");
        answered.await.expect("the test answers")
    }
}

#[async_trait]
impl Outbox for AnsweredOutbox {
    const POLL_INTERVAL: Duration = Duration::from_secs(60);
    const LEASE: SignedDuration = SignedDuration::from_secs(60);
    const MAX_OPEN_QUEUES: usize = 1;
    const MAX_IN_FLIGHT: usize = 3;
    const PARALLEL: usize = 3;

    type Queue = ();
    type Target = ();
    type Claimed = u32;
    type Attempted = (u32, bool);

    async fn poll(_: &Arc<Dispatcher<Self>>, _: u64) {}

    async fn target(&self, (): &()) -> Result<(), StorageError> {
        Ok(())
    }

    async fn claim(&self, (): &(), (): (), _: DueClaim) -> Result<Vec<u32>, StorageError> {
        Ok(self.answer(Call::Claim).await)
    }

    fn log_claim_failure((): &(), _: &StorageError) {}

    async fn attempt(&self, (): &(), claimed: u32) -> (u32, bool) {
        (claimed, self.answer(|answer| Call::Attempt(claimed, answer)).await)
    }

    fn is_failure((_, has_failed): &(u32, bool)) -> bool {
        *has_failed
    }

    async fn record_outcomes(&self, (): &(), attempted: Vec<(u32, bool)>) -> bool {
        let numbers = attempted.into_iter().map(|(number, _)| number).collect();
        self.answer(|answer| Call::Record(numbers, answer)).await
    }

    async fn put_back(&self, (): &(), claimed: Vec<u32>) {
        let _ = self.0.send(Call::PutBack(claimed));
    }
}

struct StoppedClock;

impl colloquy_domain::ports::Clock for StoppedClock {
    fn now(&self) -> Timestamp {
        Timestamp::UNIX_EPOCH
    }
}

fn open() -> (Arc<Dispatcher<AnsweredOutbox>>, UnboundedReceiver<Call>) {
    let (calls, called) = unbounded_channel();
    let dispatcher = Dispatcher::new(AnsweredOutbox(calls), Arc::new(StoppedClock));
    dispatcher.wake(());
    (dispatcher, called)
}

/// Lets all tasks run until none can continue, and returns the calls they have made.
async fn calls(called: &mut UnboundedReceiver<Call>) -> Vec<Call> {
    for _ in 0..100 {
        yield_now().await;
    }
    std::iter::from_fn(|| called.try_recv().ok()).collect()
}

macro_rules! only {
    ($calls:expr, $($call:pat),+ => $($answer:ident),+) => {{
        let calls: [Call; _] = $calls.await.try_into().unwrap_or_else(|calls| panic!("other calls: {calls:?}"));
        let [$($call),+] = calls else { panic!("other calls") };
        ($($answer),+)
    }};
}

#[tokio::test]
async fn nothing_is_claimed_until_the_failure_that_came_during_a_store_is_stored_too() {
    let (dispatcher, mut called) = open();
    only!(calls(&mut called), Call::Claim(claimed) => claimed).send(vec![1, 2]).expect("it waits");
    let (one, two) = only!(calls(&mut called), Call::Attempt(1, one), Call::Attempt(2, two) => one, two);
    one.send(false).expect("it waits");
    let first = only!(calls(&mut called), Call::Record(_, first) => first);
    two.send(true).expect("it waits");
    assert!(calls(&mut called).await.is_empty(), "one store at a time");
    dispatcher.wake(());
    assert!(calls(&mut called).await.is_empty(), "the failure is not stored");
    first.send(false).expect("it waits");
    let (numbers, second) = only!(calls(&mut called), Call::Record(numbers, second) => numbers, second);
    assert_eq!(numbers, [2]);
    second.send(false).expect("it waits");
    only!(calls(&mut called), Call::Claim(claimed) => claimed).send(Vec::new()).expect("it waits");
}

#[tokio::test]
async fn what_was_claimed_while_an_outcome_changed_the_target_is_put_back_and_claimed_again() {
    let (dispatcher, mut called) = open();
    only!(calls(&mut called), Call::Claim(claimed) => claimed).send(vec![1]).expect("it waits");
    let attempt = only!(calls(&mut called), Call::Attempt(1, attempt) => attempt);
    dispatcher.wake(());
    let claimed = only!(calls(&mut called), Call::Claim(claimed) => claimed);
    attempt.send(false).expect("it waits");
    let must_read_again = only!(calls(&mut called), Call::Record(_, stored) => stored);
    must_read_again.send(true).expect("it waits");
    assert!(calls(&mut called).await.is_empty(), "one claim at a time");
    claimed.send(vec![2]).expect("it waits");
    let (numbers, again) =
        only!(calls(&mut called), Call::PutBack(numbers), Call::Claim(again) => numbers, again);
    assert_eq!(numbers, [2]);
    again.send(vec![2]).expect("it waits");
    let after = calls(&mut called).await;
    assert!(matches!(after[..], [Call::Attempt(2, _), Call::Claim(_)]), "{after:?}");
}
