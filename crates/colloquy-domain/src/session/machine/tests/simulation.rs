//! Simulated interviews: random invitees, networks and engines. The seed decides everything, so a failure is
//! reproduced by its seed.

use std::collections::HashSet;

use super::acts::{Act, SaidWord, Words, act, finish};
use super::world::{Fate, World, contains, timings};
use crate::language::Language;
use crate::message::Role;
use crate::session::{
    SessionEffect, SessionInput, SessionSettings, ShownSessionState, TurnEndReason, TurnPolicy,
};

/// The number of seeds. This variable may set another number, or the one seed of a failure: "=1234".
const SEEDS: u64 = 2_000;
const SEEDS_VARIABLE: &str = "COLLOQUY_SIMULATION_SEEDS";

/// Seeds that have failed before.
const FAILED_BEFORE: [u64; 4] = [21_906, 51_027, 58_236, 75_509];

/// SplitMix64: every seed yields a different sequence.
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, end: u64) -> u64 {
        self.next() % end
    }

    fn ms(&mut self, from: i64, end: i64) -> i64 {
        from + self.below((end - from) as u64) as i64
    }

    fn act(&mut self) -> Act {
        match self.below(40) {
            0..14 => Act::Speak { length_ms: self.ms(200, 6_000), then_ms: self.ms(0, 3_000) },
            14..17 => Act::Hum,
            17..21 => Act::Echo,
            21..23 => Act::Noise { length_ms: self.ms(20, 4_000) },
            23..29 => Act::Silence { length_ms: self.ms(20, 6_000) },
            29 => Act::Write,
            30 => Act::Lose { frames: self.ms(1, 200) as u32 },
            31 => Act::Repeat { frames: self.ms(1, 200) as u32 },
            32 => Act::Late { length_ms: self.ms(20, 20_000) },
            33 => Act::Drop { away_ms: self.ms(0, 4_900) },
            34 => Act::Drop { away_ms: self.ms(0, 60_000) },
            35 => Act::Break { length_ms: self.ms(0, 20_000) },
            36 => Act::Muted { length_ms: self.ms(20, 3_000) },
            37 => Act::AskAgain,
            _ => Act::Nonsense { kind: self.below(256) as u8, number: self.below(40) as u32 },
        }
    }

    fn fate(&mut self) -> Fate {
        match self.below(30) {
            0..14 => Fate::Answers { after_ms: self.ms(0, 400) },
            14..26 => Fate::Answers { after_ms: self.ms(0, 4_000) },
            26 | 27 => Fate::Answers { after_ms: self.ms(0, 30_000) },
            28 => Fate::Fails { after_ms: self.ms(0, 2_000) },
            _ => Fate::IsLost,
        }
    }
}

fn world(seed: u64, dice: &mut Dice) -> World {
    let max_responses = (dice.below(8) == 0).then(|| dice.ms(1, 5));
    let setup =
        SessionSettings { language: Some(Language::English), max_responses, ..SessionSettings::default() };
    let mut world = World::new(setup);
    world.are_replies_numbered = true;
    world.fates = (0..dice.below(60)).map(|_| dice.fate()).collect();
    // These depend on the seed and not on the dice, so that earlier seeds still fail as they did.
    if matches!(seed % 5, 0 | 3) {
        world.words_at_once = 4;
        world.whole_answers = vec![seed.is_multiple_of(2), seed.is_multiple_of(3), true];
    }
    if dice.below(2) == 0 {
        world.judgements = (0..7).map(|_| dice.below(101) as f32 / 100.0).collect();
    }
    world
}

fn check(seed: u64) {
    let mut dice = Dice(seed);
    let mut world = world(seed, &mut dice);
    let mut words = Words::new();
    world.give(SessionInput::Attached);
    for _ in 0..dice.ms(1, 16) {
        let next = dice.act();
        act(&mut world, next, &mut words);
    }
    check_rest(&mut world);
    finish(&mut world);
    check_words(&world, &words);
    check_messages(&world);
    check_replies(&world);
    check_times(&world);
    check_waits(&world);
}

/// Left alone, a session listens, pauses or ends after a while, even if engines were lost.
fn check_rest(world: &mut World) {
    world.silence(8_000);
    let is_busy =
        |world: &World| matches!(world.state(), ShownSessionState::Speaking | ShownSessionState::Thinking);
    for _ in 0..30 {
        if !is_busy(world) {
            return;
        }
        world.ticks(10_000, 500);
    }
    panic!("stuck in {:?}", world.state());
}

/// Each word of an answer is in exactly one message, or its audio is in one with missing words.
fn check_words(world: &World, words: &Words) {
    for SaidWord { text, frames, middle } in words {
        if !frames.clone().all(|frame| world.recorded.contains_key(&frame)) {
            continue;
        }
        let found: usize =
            world.answers().iter().map(|answer| answer.split(' ').filter(|word| word == text).count()).sum();
        let middle = world.recorded.get(middle).copied();
        let is_kept = middle.is_some_and(|(session, middle)| {
            world.commits.iter().any(|message| {
                message.session == session
                    && message.words_missing
                    && message.recording.is_some_and(|span| contains(span, middle))
            })
        });
        assert!(found == 1 || (found == 0 && is_kept), "{text} occurs {found} times");
    }
}

/// Messages come once and in order, no echo is an answer, and the interview ends once.
fn check_messages(world: &World) {
    for pair in world.commits.windows(2) {
        let (before, after) = (&pair[0], &pair[1]);
        assert!(before.session <= after.session && before != after);
        let is_in_order = before.offset_ms() <= after.span.end_ms || before.interrupted;
        assert!(before.session < after.session || is_in_order, "{before:?} {after:?}");
    }
    let echo = world.answers().into_iter().find(|answer| answer.split(' ').all(|word| word.ends_with('?')));
    assert_eq!(echo.filter(|answer| !answer.is_empty()), None, "an echo became an answer");
    assert_eq!(world.count(|effect| matches!(effect, SessionEffect::End(_))), 1);
    assert_eq!(world.reported_ms, world.session.active_ms());
}

/// A reply is said once, after its answer, and a withdrawn one is nowhere.
fn check_replies(world: &World) {
    let said: Vec<&str> = world
        .commits
        .iter()
        .filter(|message| message.role == Role::Assistant)
        .map(|message| message.content.as_str())
        .collect();
    let replies: Vec<_> =
        said.iter().filter(|text| text.starts_with(|letter: char| letter.is_ascii_digit())).collect();
    assert_eq!(replies.iter().collect::<HashSet<_>>().len(), replies.len(), "a reply was said twice");
    for effect in &world.effects {
        let SessionEffect::Ask { conversation, .. } = effect else { continue };
        let mut questions = conversation.iter().filter(|turn| turn.role == Role::Assistant);
        assert!(
            questions.all(|turn| said.contains(&turn.text.as_str())),
            "a withdrawn reply is in the conversation"
        );
    }
}

fn check_times(world: &World) {
    for effect in &world.effects {
        let SessionEffect::TurnTimed(turn) = effect else { continue };
        assert!(turn.speech_ended_ms <= turn.turn_ended_ms, "{turn:?}");
        let steps = [Some(turn.turn_ended_ms), turn.recognized_ms, turn.replied_ms];
        let steps: Vec<i64> = steps.into_iter().flatten().collect();
        assert!(steps.is_sorted(), "{turn:?}");
    }
}

/// No reply to a spoken answer is heard in a moment of silence, even if its answer is known to be whole.
fn check_waits(world: &World) {
    // A hum at the end of an answer is no part of it. Replies need not wait if the answer was typed in part, if it was said
    // before the microphone was turned off, or if it could not be recognized.
    let hums = world.said.iter().any(|said| said.text == "Mm-hm.");
    let is_typed = world.commits.iter().any(|message| message.content.contains("written"));
    let is_exempt = hums || is_typed || world.was_muted || !world.unrecognized.is_empty();
    for turn in timings(world) {
        let is_spoken = !matches!(
            turn.ended_by,
            TurnEndReason::Typed | TurnEndReason::TooLong | TurnEndReason::NoNewWords
        );
        let Some(heard_ms) = turn.heard_ms.filter(|_| is_spoken && !is_exempt) else { continue };
        assert!(heard_ms - turn.speech_ended_ms >= TurnPolicy::default().reply_silence_ms, "{turn:?}");
    }
}

#[test]
#[expect(clippy::disallowed_methods, reason = "only a test reads this variable")]
fn simulated_interviews_keep_every_promise() {
    FAILED_BEFORE.into_iter().for_each(check);
    let chosen = std::env::var(SEEDS_VARIABLE).unwrap_or_else(|_| SEEDS.to_string());
    if let Some(seed) = chosen.strip_prefix('=') {
        return check(seed.parse().expect("a seed"));
    }
    let seeds: u64 = chosen.parse().expect("a number");
    let threads = std::thread::available_parallelism().map_or(1, |threads| threads.get() as u64);
    std::thread::scope(|scope| {
        for first in 0..threads {
            scope.spawn(move || {
                for seed in (first..seeds).step_by(threads as usize) {
                    let checked = std::panic::catch_unwind(|| check(seed));
                    assert!(checked.is_ok(), "seed {seed} fails");
                }
            });
        }
    });
}
