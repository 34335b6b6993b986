use super::*;
use crate::testing::{CONTEXT, SteppedClock, TinyModel};

const LIMITS: PrefixCacheLimits = PrefixCacheLimits { conversations: 4, bytes: 1 << 30 };
/// A response that reached its length limit.
const CUT_SHORT: bool = true;

fn engine() -> InferenceEngine {
    let clock = SteppedClock::new(Duration::from_millis(32));
    InferenceEngine::load(TinyModel::write().path(), CONTEXT, LIMITS, clock.of_engine()).expect("a model")
}

fn tokens(length: usize) -> Vec<u32> {
    (0..length).map(|at| (at * 7 % 256) as u32).collect()
}

/// A prompt whose conversation continues.
fn prompt(tokens: &[u32]) -> TokenizedPrompt {
    TokenizedPrompt { tokens: tokens.to_vec(), recurring: tokens.len() }
}

fn generation(max_tokens: u32) -> GenerationParameters {
    GenerationParameters {
        prefill: String::new(),
        stop: Vec::new(),
        max_tokens,
        sampler: TokenSampler::new(0.8, 5),
    }
}

/// Does a task to its end. Returns its words, and whether they were cut short.
fn done(engine: &mut InferenceEngine, mut task: GenerationInProgress) -> (String, bool) {
    let mut text = String::new();
    loop {
        match engine.step(&mut task).expect("a step") {
            GenerationStep::Continues(words) => text.push_str(&words),
            GenerationStep::Ended { words, is_cut_short } => {
                engine.end(task);
                return (text + &words, is_cut_short);
            }
        }
    }
}

fn prepare(engine: &mut InferenceEngine, tokens: &[u32]) {
    let task = engine.prepare(prompt(tokens)).expect("a task");
    done(engine, task);
}

fn response(
    engine: &mut InferenceEngine,
    tokens: &[u32],
    generation: GenerationParameters,
) -> (String, bool) {
    let task = engine.respond(prompt(tokens), generation).expect("a task");
    done(engine, task)
}

/// Returns what follows the prompt, computed from the conversation that the cache begins it with.
fn logits(engine: &mut InferenceEngine, tokens: &[u32]) -> (usize, Vec<f32>) {
    let mut conversation = engine.cache.begin(&prompt(tokens)).expect("memory");
    let remembered = conversation.tokens.len();
    let logits = engine.weights.logits(&tokens[remembered..], &mut conversation.kv).expect("logits");
    (remembered, logits)
}

fn assert_close(ours: &[f32], theirs: &[f32]) {
    assert!(ours.iter().any(|logit| logit.abs() > 0.1), "the logits say something");
    let difference = ours.iter().zip(theirs).map(|(one, other)| (one - other).abs()).fold(0.0, f32::max);
    assert!(difference < 1e-3, "the logits differ by {difference}");
}

#[test]
fn a_remembered_beginning_gives_the_same_logits() {
    let tokens = tokens(300);
    let (remembered, whole) = logits(&mut engine(), &tokens);
    assert_eq!(remembered, 0);
    for known in [1, 31, 32, 257, 299] {
        let mut engine = engine();
        prepare(&mut engine, &tokens[..known]);
        let (remembered, continued) = logits(&mut engine, &tokens);
        assert_eq!(remembered, known);
        assert_close(&continued, &whole);
    }
}

#[test]
fn a_copied_beginning_gives_the_same_logits() {
    let mut engine = engine();
    let other = [&tokens(200)[..], &[3; 60]].concat();
    prepare(&mut engine, &other);
    let (remembered, copied) = logits(&mut engine, &tokens(280));
    assert_eq!(remembered, 200);
    let (_, whole) = logits(&mut self::engine(), &tokens(280));
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
    let said = tokens(100);
    // The state of the turn follows what was said.
    let first = TokenizedPrompt { tokens: [&said[..], &[4; 30]].concat(), recurring: 90 };
    let task = engine.respond(first, generation(6)).expect("a task");
    let (reply, _) = done(&mut engine, task);
    assert!(!reply.is_empty());
    let second = [&said[..], &[9; 20]].concat();
    assert_eq!(engine.unprocessed(&second), 20);
    response(&mut engine, &second, generation(6));
    assert_eq!(engine.unprocessed(&[&second[..], &[8; 5]].concat()), 5);
}

#[test]
fn the_same_request_gets_the_same_response() {
    let mut engine = engine();
    let (first, is_cut_short) = response(&mut engine, &tokens(50), generation(30));
    assert_eq!(is_cut_short, CUT_SHORT);
    assert_eq!(response(&mut engine, &tokens(50), generation(30)).0, first, "with what is remembered");
    assert_eq!(response(&mut self::engine(), &tokens(50), generation(30)).0, first, "without");
}

#[test]
fn two_tasks_that_take_turns_do_not_disturb_each_other() {
    let (one, other) = (tokens(70), [&tokens(40)[..], &[2; 40]].concat());
    let expected = [&one, &other].map(|tokens| response(&mut engine(), tokens, generation(12)).0);
    let mut engine = engine();
    let mut tasks =
        [&one, &other].map(|tokens| engine.respond(prompt(tokens), generation(12)).expect("a task"));
    let mut texts = [String::new(), String::new()];
    let mut ended = [false, false];
    while !ended[0] || !ended[1] {
        for ((task, text), ended) in tasks.iter_mut().zip(&mut texts).zip(&mut ended) {
            if !*ended {
                let step = engine.step(task).expect("a step");
                *ended = matches!(step, GenerationStep::Ended { .. });
                let (GenerationStep::Continues(words) | GenerationStep::Ended { words, .. }) = step;
                text.push_str(&words);
            }
        }
    }
    assert_eq!(texts, expected);
}

#[test]
fn a_response_ends_before_a_stop_text_and_begins_with_the_prefill() {
    let mut engine = engine();
    let (whole, _) = response(&mut engine, &tokens(50), generation(30));
    let letters: Vec<char> = whole.chars().collect();
    let stop: String = letters[letters.len() / 2..letters.len() / 2 + 2].iter().collect();
    let before = whole.split(&stop).next().expect("a beginning");
    let stopped =
        GenerationParameters { stop: vec![stop.clone()], prefill: "So ".to_owned(), ..generation(30) };
    assert_eq!(response(&mut engine, &tokens(50), stopped), (format!("So {before}"), false));
}

#[test]
fn remembers_what_was_processed_before_an_interruption() {
    let mut engine = engine();
    let mut task = engine.prepare(prompt(&tokens(300))).expect("a task");
    (0..2).for_each(|_| {
        assert_eq!(engine.step(&mut task).expect("a step"), GenerationStep::Continues(String::new()))
    });
    engine.end(task);
    assert_eq!(engine.unprocessed(&tokens(300)), 300 - 2 * CHUNK);
}

#[test]
fn estimates_by_the_measured_speed() {
    // Each step took as long as the clock says.
    let engine = engine();
    let wait = engine.time_to_first_word(&tokens(200));
    assert_eq!(wait, Duration::from_millis(200 + 32));
    let usual = Duration::from_millis(200 + 32 * u64::from(USUAL_TOKENS));
    assert_eq!(engine.time_of_reply(&tokens(200)), usual);
}

#[test]
fn estimates_what_is_left_of_a_reply() {
    let mut engine = engine();
    let mut task = engine.respond(prompt(&tokens(100)), generation(40)).expect("a task");
    let usual = 32 * u64::from(USUAL_TOKENS);
    assert_eq!(engine.time_left(&task), Duration::from_millis(100 + usual));
    engine.step(&mut task).expect("a step");
    assert_eq!(engine.time_left(&task), Duration::from_millis(100 - 32 + usual));
    (0..3).for_each(|_| drop(engine.step(&mut task).expect("a step")));
    assert_eq!(engine.time_left(&task), Duration::from_millis(usual - 32), "it has its first token");
}

#[test]
fn a_response_ends_where_the_context_ends() {
    let mut engine = engine();
    let (_, is_cut_short) = response(&mut engine, &tokens(CONTEXT - 3), generation(50));
    assert_eq!(is_cut_short, CUT_SHORT);
}
