use std::time::Duration;

use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

use super::*;
use crate::prefix_cache::CacheLimits;
use crate::sampler::Sampler;
use crate::testing::{CONTEXT, MovedClock, TinyModel};

/// An engine to which a token seems to take a millisecond.
fn engine(clock: &MovedClock) -> Engine {
    let limits = CacheLimits { conversations: 4, bytes: 1 << 30 };
    Engine::load(TinyModel::write().path(), CONTEXT, limits, clock.source()).expect("a model")
}

fn clock() -> MovedClock {
    MovedClock::new(Duration::from_millis(64))
}

fn job(tokens: usize, limit: Duration, now: &TimeSource) -> (Job, UnboundedReceiver<ResponseEvent>) {
    let generation = Generation {
        prompt: vec![5; tokens],
        prefill: "So ".to_owned(),
        stop: Vec::new(),
        max_tokens: 8,
        sampler: Sampler::new(0.0, 1),
    };
    let (events, receiver) = unbounded_channel();
    let now = now();
    (
        Job { generation, first_words_by: now + limit, whole_by: now + Duration::from_secs(60), events },
        receiver,
    )
}

/// Lets the worker do everything that waits.
fn work(engine: &mut Engine, queue: &WorkQueue<Job>, now: &TimeSource) {
    let mut steps = Vec::new();
    while queue.has_work() {
        match queue.next() {
            Some(Work::Respond(job)) => respond(engine, queue, now, job),
            Some(Work::Prepare(prompt)) => prepare(engine, queue, prompt).expect("preparing"),
            None => break,
        }
        steps.push(());
        assert!(steps.len() < 50, "the work does not end");
    }
}

fn received(receiver: &mut UnboundedReceiver<ResponseEvent>) -> Vec<ResponseEvent> {
    std::iter::from_fn(|| receiver.try_recv().ok()).collect()
}

#[test]
fn a_request_that_cannot_begin_in_time_fails_at_once_and_the_next_one_is_in_time() {
    let clock = clock();
    let (mut engine, now, queue) = (engine(&clock), clock.source(), WorkQueue::new(4));
    let (late, mut events) = job(400, Duration::from_millis(300), &now);
    respond(&mut engine, &queue, &now, late);
    assert_eq!(received(&mut events), [ResponseEvent::Late]);
    assert_eq!(engine.estimate(&[5; 400]).0, 400, "nothing was processed for it before it failed");
    work(&mut engine, &queue, &now);
    let (again, mut events) = job(400, Duration::from_millis(300), &now);
    respond(&mut engine, &queue, &now, again);
    let events = received(&mut events);
    assert_eq!(events.first(), Some(&ResponseEvent::Words("So ".to_owned())));
    let Some(ResponseEvent::End { input_tokens, .. }) = events.last() else { panic!("{events:?}") };
    assert_eq!(*input_tokens, 400);
}

#[test]
fn a_request_that_nobody_waits_for_costs_nothing() {
    let clock = clock();
    let (mut engine, now, queue) = (engine(&clock), clock.source(), WorkQueue::new(4));
    let (dropped, events) = job(100, Duration::from_secs(10), &now);
    drop(events);
    respond(&mut engine, &queue, &now, dropped);
    assert_eq!(engine.estimate(&[5; 100]).0, 100);
}

#[test]
fn a_request_interrupts_a_preparation_which_then_continues() {
    let clock = clock();
    let (mut engine, now, queue) = (engine(&clock), clock.source(), WorkQueue::new(4));
    let (waiting, mut events) = job(10, Duration::from_secs(10), &now);
    assert!(queue.request(waiting).is_ok());
    prepare(&mut engine, &queue, vec![9; 300]).expect("preparing");
    assert_eq!(engine.estimate(&[9; 300]).0, 300, "the request is first");
    work(&mut engine, &queue, &now);
    assert!(matches!(received(&mut events).last(), Some(ResponseEvent::End { .. })));
    assert_eq!(engine.estimate(&[9; 300]).0, 0);
}

#[test]
fn a_response_that_takes_too_long_ends() {
    let clock = clock();
    let (mut engine, now, queue) = (engine(&clock), clock.source(), WorkQueue::new(4));
    let (mut slow, mut events) = job(10, Duration::from_secs(10), &now);
    slow.whole_by = now() + Duration::from_millis(200);
    respond(&mut engine, &queue, &now, slow);
    assert_eq!(received(&mut events).last(), Some(&ResponseEvent::Late));
}

#[test]
fn a_conversation_that_is_too_long_is_unusable() {
    let clock = clock();
    let (mut engine, now, queue) = (engine(&clock), clock.source(), WorkQueue::new(4));
    let (long, mut events) = job(CONTEXT, Duration::from_secs(10), &now);
    respond(&mut engine, &queue, &now, long);
    let reason = format!("the conversation has {CONTEXT} tokens, and {CONTEXT} fit");
    assert_eq!(received(&mut events), [ResponseEvent::Failed(reason)]);
}
