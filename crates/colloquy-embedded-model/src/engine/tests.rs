use super::*;
use crate::testing::{CONTEXT, MovedClock, TinyModel};

const LIMITS: CacheLimits = CacheLimits { conversations: 4, bytes: 1 << 30 };

fn engine() -> Engine {
    let clock = MovedClock::new(Duration::from_millis(64));
    Engine::load(TinyModel::write().path(), CONTEXT, LIMITS, clock.source()).expect("a model")
}

fn prompt(length: usize) -> Vec<u32> {
    (0..length).map(|at| (at * 7 % 256) as u32).collect()
}

fn generation(prompt: Vec<u32>, max_tokens: u32) -> Generation {
    let sampler = Sampler::new(0.8, 5);
    Generation { prompt, prefill: String::new(), stop: Vec::new(), max_tokens, sampler }
}

/// Generates a response without an interruption.
fn response(engine: &mut Engine, generation: Generation) -> (Progress, String) {
    let mut text = String::new();
    let mut listen = |words: String| {
        text.push_str(&words);
        true
    };
    let (progress, _) = engine.generate(generation, &mut || false, &mut listen).expect("a response");
    (progress, text)
}

/// Returns what follows the prompt, computed from the conversation that the cache begins it with.
fn logits(engine: &mut Engine, prompt: &[u32]) -> (usize, Vec<f32>) {
    let mut conversation = engine.cache.begin(prompt).expect("memory");
    let remembered = conversation.tokens.len();
    let (last, before) = prompt.split_last().expect("a prompt");
    engine.process(&mut conversation, before, &mut || false).expect("processing");
    let logits = engine.weights.logits(&[*last], &mut conversation.kv).expect("logits");
    (remembered, logits)
}

fn assert_close(ours: &[f32], theirs: &[f32]) {
    assert!(ours.iter().any(|logit| logit.abs() > 0.1), "the logits say something");
    let difference = ours.iter().zip(theirs).map(|(one, other)| (one - other).abs()).fold(0.0, f32::max);
    assert!(difference < 1e-3, "the logits differ by {difference}");
}

#[test]
fn a_remembered_beginning_gives_the_same_logits() {
    let prompt = prompt(300);
    let (remembered, whole) = logits(&mut engine(), &prompt);
    assert_eq!(remembered, 0);
    for known in [1, 63, 64, 257, 299] {
        let mut engine = engine();
        engine.prepare(&prompt[..known], &mut || false).expect("preparing");
        let (remembered, continued) = logits(&mut engine, &prompt);
        assert_eq!(remembered, known);
        assert_close(&continued, &whole);
    }
}

#[test]
fn a_copied_beginning_gives_the_same_logits() {
    let mut engine = engine();
    let mut other = prompt(280);
    other.truncate(200);
    other.extend([3; 60]);
    engine.prepare(&other, &mut || false).expect("preparing");
    let prompt = prompt(280);
    let (remembered, copied) = logits(&mut engine, &prompt);
    assert_eq!(remembered, 200);
    let (_, whole) = logits(&mut self::engine(), &prompt);
    assert_close(&copied, &whole);
    let (remembered, unharmed) = logits(&mut engine, &other);
    assert_eq!(remembered, 259, "the conversation that was copied from is still whole");
    let (_, whole) = logits(&mut self::engine(), &other);
    assert_close(&unharmed, &whole);
}

#[test]
fn logits_depend_on_every_earlier_token() {
    let (_, one) = logits(&mut engine(), &[1, 2, 3, 4]);
    let (_, other) = logits(&mut engine(), &[2, 1, 3, 4]);
    assert!(one.iter().zip(&other).any(|(one, other)| (one - other).abs() > 1e-3));
}

#[test]
fn a_second_turn_processes_only_what_is_new() {
    let mut engine = engine();
    let first = prompt(100);
    let (_, reply) = response(&mut engine, generation(first.clone(), 6));
    assert!(!reply.is_empty());
    let known = engine.cache.begin(&first).expect("memory");
    assert_eq!(known.tokens.len(), 99);
    engine.cache.keep(known);
    let mut second = first;
    second.extend([9; 20]);
    assert_eq!(engine.estimate(&second).0, 21);
}

#[test]
fn the_same_request_gets_the_same_response() {
    let mut engine = engine();
    let (progress, first) = response(&mut engine, generation(prompt(50), 30));
    assert_eq!(progress, Progress::CutShort);
    assert_eq!(response(&mut engine, generation(prompt(50), 30)).1, first, "with what is remembered");
    assert_eq!(response(&mut self::engine(), generation(prompt(50), 30)).1, first, "without");
}

#[test]
fn a_response_ends_before_a_stop_text_and_begins_with_the_prefill() {
    let mut engine = engine();
    let (_, whole) = response(&mut engine, generation(prompt(50), 30));
    let letters: Vec<char> = whole.chars().collect();
    let stop: String = letters[letters.len() / 2..letters.len() / 2 + 2].iter().collect();
    let before = whole.split(&stop).next().expect("a beginning");
    let wanted =
        Generation { stop: vec![stop.clone()], prefill: "So ".to_owned(), ..generation(prompt(50), 30) };
    assert_eq!(response(&mut engine, wanted), (Progress::Complete, format!("So {before}")));
}

#[test]
fn stops_when_nobody_takes_its_words() {
    let mut engine = engine();
    let mut taken = 0;
    let mut one_word = |_| {
        taken += 1;
        taken < 2
    };
    let (progress, tokens) =
        engine.generate(generation(prompt(50), 400), &mut || false, &mut one_word).expect("words");
    assert_eq!(progress, Progress::Interrupted);
    assert!(tokens < 20, "{tokens} tokens were generated");
}

#[test]
fn remembers_what_was_processed_before_an_interruption() {
    let mut engine = engine();
    let mut checks = 0;
    let mut third = || {
        checks += 1;
        checks == 3
    };
    assert_eq!(engine.prepare(&prompt(300), &mut third).expect("preparing"), Progress::Interrupted);
    assert_eq!(engine.estimate(&prompt(300)).0, 300 - 2 * CHUNK);
}

#[test]
fn estimates_by_the_measured_speed() {
    // Each chunk of 64 tokens took one step of the clock.
    let (fresh, wait) = engine().estimate(&prompt(200));
    assert_eq!((fresh, wait), (200, Duration::from_millis(200)));
}

#[test]
fn a_response_ends_where_the_context_ends() {
    let mut engine = engine();
    let (progress, _) = response(&mut engine, generation(prompt(CONTEXT - 3), 50));
    assert_eq!(progress, Progress::CutShort);
}
