use std::time::Duration;

use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

use super::*;
use crate::prefix_cache::PrefixCacheLimits;
use crate::sampler::TokenSampler;
use crate::testing::{CONTEXT, SteppedClock, TinyModel};

/// An engine, a queue and a clock by which each step takes four milliseconds.
struct Bench {
    engine: InferenceEngine,
    queue: ModelWorkQueue<GenerationRequest>,
    now: InstantSource,
}

type Events = UnboundedReceiver<GenerationEvent>;

impl Bench {
    fn new() -> Self {
        let limits = PrefixCacheLimits { conversations: 4, bytes: 1 << 30 };
        let clock = SteppedClock::new(Duration::from_millis(4));
        let engine = InferenceEngine::load(TinyModel::write().path(), CONTEXT, limits, clock.of_engine());
        Bench { engine: engine.expect("a model"), queue: ModelWorkQueue::new(8), now: clock.of_others() }
    }

    fn job(&self, tokens: &[u32], limit: Duration, max_tokens: u32) -> (GenerationRequest, Events) {
        let generation = GenerationParameters {
            prefill: "So ".to_owned(),
            stop: Vec::new(),
            max_tokens,
            sampler: TokenSampler::new(0.0, 1),
        };
        let (events, receiver) = unbounded_channel();
        let now = (self.now)();
        let prompt = TokenizedPrompt { tokens: tokens.to_vec(), recurring: tokens.len().saturating_sub(1) };
        let whole_by = now + limit.max(Duration::from_secs(60));
        let reply_to = GenerationCaller { first_words_by: now + limit, whole_by, events };
        (GenerationRequest { prompt, generation, reply_to }, receiver)
    }

    fn request(&self, tokens: &[u32], limit: Duration, urgency: ModelWorkPriority) -> Events {
        let (job, events) = self.job(tokens, limit, 8);
        assert!(self.queue.request(job, urgency).is_ok());
        events
    }

    fn reply(&self, tokens: &[u32], limit: Duration) -> Events {
        self.request(tokens, limit, ModelWorkPriority::Reply)
    }

    fn worker(&mut self) -> ModelWorker<'_> {
        ModelWorker::new(&mut self.engine, &self.queue, &self.now)
    }
}

/// Does everything that waits.
fn work(worker: &mut ModelWorker<'_>) {
    for _ in 0..ALL {
        if worker.queue.is_empty() && worker.running.iter().all(Option::is_none) {
            return;
        }
        worker.advance();
    }
    panic!("the work does not end");
}

fn steps(worker: &mut ModelWorker<'_>, steps: usize) {
    (0..steps).for_each(|_| worker.advance());
}

const ALL: usize = 1_000;
const MINUTE: Duration = Duration::from_secs(60);

fn received(receiver: &mut Events) -> Vec<GenerationEvent> {
    std::iter::from_fn(|| receiver.try_recv().ok()).collect()
}

fn ended(events: &[GenerationEvent]) -> bool {
    matches!(events.last(), Some(GenerationEvent::End { .. }))
}

fn text(events: &[GenerationEvent]) -> String {
    let words = events.iter().filter_map(|event| match event {
        GenerationEvent::Words(words) => Some(words.as_str()),
        _ => None,
    });
    words.collect()
}

#[test]
fn a_reply_that_cannot_begin_in_time_fails_at_once_and_the_next_one_is_in_time() {
    let mut bench = Bench::new();
    let limit = bench.engine.time_to_first_word(&[5; 200]);
    let mut events = bench.reply(&[5; 400], limit);
    let mut worker = bench.worker();
    worker.refuse_late_replies();
    assert_eq!(received(&mut events), [GenerationEvent::Late], "before anything was processed");
    work(&mut worker);
    let (next, mut events) = bench.job(&[5; 400], limit, 1);
    assert!(bench.queue.request(next, ModelWorkPriority::Reply).is_ok());
    work(&mut bench.worker());
    let events = received(&mut events);
    assert!(text(&events).starts_with("So "), "{events:?}");
    let Some(GenerationEvent::End { input_tokens, .. }) = events.last() else { panic!("{events:?}") };
    assert_eq!(*input_tokens, 400);
}

#[test]
fn of_many_replies_those_fail_at_once_that_would_wait_too_long() {
    let mut bench = Bench::new();
    // Different beginnings, so that none profits from another one.
    let prompts: Vec<Vec<u32>> = (10..16).map(|token| vec![token; 40]).collect();
    let limit = bench.engine.time_of_reply(&prompts[0]) * 3;
    let mut replies: Vec<Events> = prompts.iter().map(|tokens| bench.reply(tokens, limit)).collect();
    let mut worker = bench.worker();
    worker.refuse_late_replies();
    let late: Vec<bool> =
        replies.iter_mut().map(|events| received(events) == [GenerationEvent::Late]).collect();
    assert!(late.starts_with(&[false, false]) && late.ends_with(&[true, true]), "{late:?}");
    work(&mut worker);
    for (events, was_late) in replies.iter_mut().zip(late) {
        assert!(was_late || ended(&received(events)), "one that was accepted is in time");
    }
}

#[test]
fn a_reply_interrupts_a_long_text_which_then_continues() {
    let mut bench = Bench::new();
    let (guide, mut of_guide) = bench.job(&[9; 300], MINUTE, 100);
    let (alone, mut of_alone) = bench.job(&[9; 300], MINUTE, 100);
    let (reply, mut of_reply) = bench.job(&[3; 20], MINUTE, 8);
    let mut worker = bench.worker();
    assert!(worker.queue.request(guide, ModelWorkPriority::Background).is_ok());
    steps(&mut worker, 12);
    let begun = received(&mut of_guide);
    assert!(!begun.is_empty() && !ended(&begun), "the guide is being written");
    assert!(worker.queue.request(reply, ModelWorkPriority::Reply).is_ok());
    steps(&mut worker, 8);
    assert!(ended(&received(&mut of_reply)), "the reply is complete");
    assert_eq!(received(&mut of_guide), [], "the guide waits");
    work(&mut worker);
    let rest = received(&mut of_guide);
    assert!(ended(&rest));
    assert!(worker.queue.request(alone, ModelWorkPriority::Background).is_ok());
    work(&mut worker);
    assert_eq!(text(&begun) + &text(&rest), text(&received(&mut of_alone)), "it is what it would have been");
}

#[test]
fn a_preparation_goes_before_a_long_text_and_after_a_reply() {
    let mut bench = Bench::new();
    let mut of_guide = bench.request(&[9; 40], MINUTE, ModelWorkPriority::Background);
    bench.queue.prepare(TokenizedPrompt { tokens: vec![7; 100], recurring: 100 });
    let mut of_reply = bench.reply(&[3; 20], MINUTE);
    let mut worker = bench.worker();
    steps(&mut worker, 8);
    assert!(ended(&received(&mut of_reply)));
    assert_eq!(worker.engine.unprocessed(&[7; 100]), 100);
    // 100 tokens are four chunks.
    steps(&mut worker, 4);
    assert_eq!(worker.engine.unprocessed(&[7; 100]), 0);
    assert_eq!(received(&mut of_guide), []);
    work(&mut worker);
    assert!(ended(&received(&mut of_guide)));
}

#[test]
fn a_request_that_nobody_waits_for_costs_nothing() {
    let mut bench = Bench::new();
    drop(bench.reply(&[5; 100], MINUTE));
    work(&mut bench.worker());
    assert_eq!(bench.engine.unprocessed(&[5; 100]), 100);
}

#[test]
fn a_response_that_nobody_waits_for_any_more_ends() {
    let mut bench = Bench::new();
    let (endless, events) = bench.job(&[5; 10], MINUTE, 400);
    assert!(bench.queue.request(endless, ModelWorkPriority::Reply).is_ok());
    let mut worker = bench.worker();
    steps(&mut worker, 3);
    drop(events);
    steps(&mut worker, 1);
    assert!(worker.running.iter().all(Option::is_none));
}

#[test]
fn a_reply_without_a_sentence_at_its_deadline_is_late() {
    let mut bench = Bench::new();
    // Enough for the first word. Eight of them, which do not end a sentence, take longer.
    let limit = bench.engine.time_to_first_word(&[5; 10]) * 2;
    let mut events = bench.reply(&[5; 10], limit);
    let mut worker = bench.worker();
    work(&mut worker);
    assert_eq!(received(&mut events).last(), Some(&GenerationEvent::Late));
}

#[test]
fn a_conversation_that_is_too_long_is_unusable() {
    let mut bench = Bench::new();
    let mut events = bench.reply(&[5; CONTEXT], MINUTE);
    work(&mut bench.worker());
    let reason = format!("the conversation has {CONTEXT} tokens, and {CONTEXT} fit");
    assert_eq!(received(&mut events), [GenerationEvent::Failed(reason)]);
}
