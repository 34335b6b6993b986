//! Active time never exceeds the caller's time, regardless of what a page sends, reports or buffers.

use proptest::prelude::*;

use super::world::World;
use crate::language::Language;
use crate::session::machine::{SessionMachine, SessionSettings, SessionStartState};
use crate::session::{FRAME_MS, PlaybackId, SessionEffect, SessionInput, ShownSessionState};
use crate::usage::reading_time_ms;

fn typed(words: usize) -> SessionInput {
    SessionInput::Typed { text: "x ".repeat(words) }
}

#[test]
fn typed_answers_count_no_more_than_the_time_since_the_previous_message() {
    let mut world = World::asked();
    world.silence(2_000);
    let before_ms = world.session.active_ms();
    for _ in 0..190 {
        world.give(typed(2_500));
    }
    assert!(world.session.active_ms() - before_ms <= 2_000, "{} ms", world.session.active_ms());
    assert_eq!(world.reported_ms, world.session.active_ms());
}

#[test]
fn the_maximum_is_never_exceeded_and_the_closing_words_are_free() {
    let mut world =
        World::asked_with(SessionSettings { max_active_ms: Some(10_000), ..SessionSettings::default() });
    world.say(&format!("It was a {}long and", "very ".repeat(16)), 10_000);
    world.say(&format!("{}road.", "winding ".repeat(16)), 10_000);
    world.until(ShownSessionState::Ended(crate::invitation::EndReason::MaxMinutes));
    assert_eq!((world.session.active_ms(), world.reported_ms), (10_000, 10_000));
    assert_eq!(world.commits.len(), 3);
}

#[test]
fn an_answer_after_a_limit_is_stored_but_not_metered() {
    let mut world =
        World::asked_with(SessionSettings { max_responses: Some(1), ..SessionSettings::default() });
    world.silence(3_000);
    world.give(SessionInput::Typed { text: "It was fine.".to_owned() });
    let at_limit_ms = world.session.active_ms();
    world.until(ShownSessionState::Speaking);
    world.silence(1_000);
    world.give(typed(2_500));
    world.until(ShownSessionState::Ended(crate::invitation::EndReason::MaxResponses));
    assert_eq!(world.answers().len(), 2);
    assert_eq!((world.session.active_ms(), world.reported_ms), (at_limit_ms, at_limit_ms));
}

#[test]
fn audio_that_was_only_just_sent_does_not_count_as_heard() {
    let mut world = World::asked();
    let (before_ms, began_ms) = (world.session.active_ms(), world.elapsed_ms);
    for _ in 0..50 {
        world.give(SessionInput::RepeatQuestion);
        world.ticks(100, 20);
        claim(&mut world);
    }
    let (counted_ms, passed_ms) = (world.session.active_ms() - before_ms, world.elapsed_ms - began_ms);
    assert!(counted_ms <= passed_ms, "{counted_ms} ms in {passed_ms} ms");
}

/// Claims that everything sent was heard to its end.
fn claim(world: &mut World) {
    for playback in 0..200 {
        let playback = PlaybackId(playback);
        world.give(SessionInput::Playback { playback, heard_ms: i64::MAX, ended: true });
    }
}

#[test]
fn a_question_that_has_only_just_begun_is_not_repeated() {
    let mut world = World::asked();
    world.say("It was fine.", 1_000);
    world.until(ShownSessionState::Speaking);
    let played = |world: &World| world.count(|effect| matches!(effect, SessionEffect::Play { .. }));
    let before = played(&world);
    for _ in 0..40 {
        world.give(SessionInput::RepeatQuestion);
    }
    assert_eq!(played(&world), before);
    world.silence(1_000);
    world.give(SessionInput::RepeatQuestion);
    assert_eq!(played(&world), before + 1);
}

#[test]
fn speech_during_an_outage_counts_when_it_arrives() {
    let mut world = World::asked();
    let before_ms = world.session.active_ms();
    world.give(SessionInput::Detached);
    let kept = world.say("I was there all week.", 4_000);
    world.give(SessionInput::Attached);
    for sequence in kept {
        world.give(SessionInput::Frame { sequence, score: 1.0 });
    }
    let counted_ms = world.session.active_ms() - before_ms;
    assert!((3_900..=4_000).contains(&counted_ms), "{counted_ms} ms");
}

#[test]
fn speech_while_the_service_was_down_counts_when_it_arrives() {
    let past = |idle_ms| SessionStartState { idle_ms, active_ms: 1_000, ..SessionStartState::default() };
    for (idle_ms, expected_ms) in [(0, 0..=200), (3_000, 2_800..=3_200), (60_000, 9_700..=10_000)] {
        let mut session = SessionMachine::new(SessionSettings::default(), past(idle_ms));
        session.handle(100, SessionInput::Attached);
        session.handle(100, SessionInput::Typing);
        for sequence in 0..500 {
            session.handle(200, SessionInput::Frame { sequence, score: 1.0 });
        }
        let counted_ms = session.active_ms() - 1_000;
        assert!(expected_ms.contains(&counted_ms), "{counted_ms} ms after {idle_ms} ms");
    }
}

#[derive(Clone, Copy, Debug)]
enum Act {
    /// Frames of one loudness, one every `pace_ms` milliseconds.
    Frames {
        count: u32,
        pace_ms: i64,
        voiced: bool,
    },
    Claim,
    Type {
        words: usize,
    },
    Wait {
        length_ms: i64,
    },
    Drop {
        away_ms: i64,
    },
    Break {
        length_ms: i64,
    },
    Repeat,
    Lose {
        frames: u32,
    },
}

fn an_act() -> impl Strategy<Value = Act> {
    prop_oneof![
        6 => (1_u32..400, 0_i64..40, any::<bool>())
            .prop_map(|(count, pace_ms, voiced)| Act::Frames { count, pace_ms, voiced }),
        4 => Just(Act::Claim),
        3 => (1_usize..5_000).prop_map(|words| Act::Type { words }),
        4 => (0_i64..20_000).prop_map(|length_ms| Act::Wait { length_ms }),
        2 => (0_i64..60_000).prop_map(|away_ms| Act::Drop { away_ms }),
        1 => (0_i64..20_000).prop_map(|length_ms| Act::Break { length_ms }),
        2 => Just(Act::Repeat),
        1 => (1_u32..2_000).prop_map(|frames| Act::Lose { frames }),
    ]
}

fn act(world: &mut World, next: &mut u32, act: Act) {
    match act {
        Act::Frames { count, pace_ms, voiced } => {
            for _ in 0..count {
                world.pass(pace_ms);
                world.give(SessionInput::Frame { sequence: *next, score: f32::from(u8::from(voiced)) });
                *next += 1;
            }
        }
        Act::Claim => claim(world),
        Act::Type { words } => world.give(typed(words)),
        Act::Wait { length_ms } => world.ticks(length_ms, 500),
        Act::Drop { away_ms } => {
            world.give(SessionInput::Detached);
            world.ticks(away_ms, 1_000);
            world.give(SessionInput::Attached);
        }
        Act::Break { length_ms } => {
            world.give(SessionInput::Pause);
            world.ticks(length_ms, 500);
            world.give(SessionInput::Resume);
        }
        Act::Repeat => world.give(SessionInput::RepeatQuestion),
        Act::Lose { frames } => *next += frames,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, ..ProptestConfig::default() })]

    #[test]
    fn active_time_exceeds_neither_the_clock_nor_the_maximum(
        acts in prop::collection::vec(an_act(), 1..40),
        max_ms in prop::option::of(1_000_i64..60_000),
        idle_ms in 0_i64..40_000,
        counted_before_ms in 0_i64..5_000,
    ) {
        let setup = SessionSettings { language: Some(Language::English), max_active_ms: max_ms, ..SessionSettings::default() };
        let past = SessionStartState { idle_ms, active_ms: counted_before_ms, ..SessionStartState::default() };
        let mut world = World::after(setup, past);
        let (began_ms, mut next) = (world.elapsed_ms, 0);
        world.give(SessionInput::Attached);
        for each in acts {
            act(&mut world, &mut next, each);
            let active_ms = world.session.active_ms();
            let passed_ms = world.elapsed_ms - began_ms + idle_ms;
            prop_assert!(active_ms - counted_before_ms <= passed_ms, "{active_ms} ms in {passed_ms} ms after {each:?}");
            prop_assert!(max_ms.is_none_or(|max_ms| active_ms <= max_ms.max(counted_before_ms)), "{active_ms} ms of {max_ms:?}");
        }
        world.give(SessionInput::End);
        world.ticks(60_000, 1_000);
        prop_assert_eq!(world.reported_ms, world.session.active_ms() - counted_before_ms);
    }

    #[test]
    fn an_answer_that_is_typed_slowly_counts_its_reading_time(words in 1_usize..35) {
        let mut world = World::asked();
        world.silence(11_000);
        let before_ms = world.session.active_ms();
        let text = "x ".repeat(words);
        let reading_ms = reading_time_ms(&text);
        world.give(SessionInput::Typed { text });
        prop_assert_eq!(world.session.active_ms() - before_ms, reading_ms.min(11_000 + FRAME_MS));
    }
}
