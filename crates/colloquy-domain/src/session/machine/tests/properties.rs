//! Properties that hold for every sequence of inputs.

use std::collections::HashMap;

use proptest::prelude::*;

use super::acts::{Act, SaidWord, Words, act, finish};
use super::world::{Fate, World, contains};
use crate::invitation::EndReason;
use crate::language::Language;
use crate::message::Role;
use crate::session::machine::SessionSettings;
use crate::session::{PauseReason, SessionEffect, SessionInput, ShownSessionState};

fn an_act() -> impl Strategy<Value = Act> {
    prop_oneof![
        8 => (200_i64..6_000, 0_i64..3_000).prop_map(|(length_ms, then_ms)| Act::Speak { length_ms, then_ms }),
        2 => Just(Act::Hum),
        2 => (20_i64..4_000).prop_map(|length_ms| Act::Noise { length_ms }),
        5 => (20_i64..9_000).prop_map(|length_ms| Act::Silence { length_ms }),
        1 => Just(Act::Write),
        2 => (1_u32..200).prop_map(|frames| Act::Lose { frames }),
        2 => (1_u32..200).prop_map(|frames| Act::Repeat { frames }),
        2 => (20_i64..70_000).prop_map(|length_ms| Act::Late { length_ms }),
        2 => (0_i64..60_000).prop_map(|away_ms| Act::Drop { away_ms }),
        1 => (0_i64..60_000).prop_map(|length_ms| Act::Break { length_ms }),
        1 => (20_i64..3_000).prop_map(|length_ms| Act::Muted { length_ms }),
        1 => Just(Act::AskAgain),
        2 => (any::<u8>(), 0_u32..40).prop_map(|(kind, number)| Act::Nonsense { kind, number }),
    ]
}

fn a_fate() -> impl Strategy<Value = Fate> {
    prop_oneof![
        6 => Just(Fate::Answers { after_ms: 0 }),
        6 => (0_i64..4_000).prop_map(|after_ms| Fate::Answers { after_ms }),
        1 => (0_i64..30_000).prop_map(|after_ms| Fate::Answers { after_ms }),
        1 => (0_i64..2_000).prop_map(|after_ms| Fate::Fails { after_ms }),
        1 => Just(Fate::IsLost),
    ]
}

fn run(acts: &[Act], fates: &[Fate], setup: SessionSettings) -> (World, Words) {
    run_in(World::new(SessionSettings { language: Some(Language::English), ..setup }), acts, fates)
}

fn run_in(mut world: World, acts: &[Act], fates: &[Fate]) -> (World, Words) {
    world.fates = fates.to_vec();
    let mut words = Words::new();
    world.give(SessionInput::Attached);
    for &next in acts {
        act(&mut world, next, &mut words);
    }
    (world, words)
}

/// What an invitee does while all engines respond at once.
fn a_sound() -> impl Strategy<Value = Act> {
    prop_oneof![
        8 => (100_i64..9_000, 0_i64..3_000).prop_map(|(length_ms, then_ms)| Act::Speak { length_ms, then_ms }),
        2 => Just(Act::Hum),
        2 => (20_i64..1_000).prop_map(|length_ms| Act::Noise { length_ms }),
        5 => (20_i64..3_000).prop_map(|length_ms| Act::Silence { length_ms }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, ..ProptestConfig::default() })]

    #[test]
    fn only_the_last_of_frames_at_once_decides(sounds in prop::collection::vec(a_sound(), 1..40)) {
        let mut world = World::new(SessionSettings { language: Some(Language::English), ..SessionSettings::default() });
        world.is_sound_alone = true;
        run_in(world, &sounds, &[]);
    }

    #[test]
    fn no_accepted_word_is_lost_or_duplicated(
        acts in prop::collection::vec(an_act(), 1..40),
        fates in prop::collection::vec(a_fate(), 0..80),
    ) {
        let (mut world, words) = run(&acts, &fates, SessionSettings::default());
        finish(&mut world);
        for SaidWord { text, frames, middle } in words {
            if !frames.clone().all(|frame| world.recorded.contains_key(&frame)) {
                continue;
            }
            let holds = |content: &str| content.split(' ').filter(|word| *word == text).count();
            let found: usize = world.answers().iter().map(|content| holds(content)).sum();
            let middle = world.recorded.get(&middle).copied();
            let is_kept = middle.is_some_and(|(session, middle)| {
                let mut incomplete = world.commits.iter().filter(|spoken| spoken.session == session && spoken.words_missing);
                world.unrecognized.iter().any(|span| contains(*span, middle))
                    && incomplete.any(|spoken| spoken.recording.is_some_and(|span| contains(span, middle)))
            });
            prop_assert!(found == 1 || (found == 0 && is_kept), "{text} occurs {found} times");
        }
    }

    #[test]
    fn messages_come_once_and_in_order(
        acts in prop::collection::vec(an_act(), 1..40),
        fates in prop::collection::vec(a_fate(), 0..80),
    ) {
        let (mut world, _) = run(&acts, &fates, SessionSettings::default());
        finish(&mut world);
        for pair in world.commits.windows(2) {
            let (before, after) = (&pair[0], &pair[1]);
            prop_assert!(before.session <= after.session);
            // Words that are recognized late cut off speech that began after them.
            let is_in_order = before.offset_ms() <= after.span.end_ms || before.interrupted;
            prop_assert!(before.session < after.session || is_in_order, "{before:?} {after:?}");
            prop_assert!(before != after);
        }
        let said: i64 = world.commits.iter().map(|spoken| spoken.active_ms).sum();
        prop_assert!(said <= world.reported_ms);
        prop_assert_eq!(world.reported_ms, world.session.active_ms());
        prop_assert!(world.commits.iter().all(|spoken| spoken.words_missing || !spoken.content.is_empty()));
        prop_assert_eq!(world.count(|effect| matches!(effect, SessionEffect::End(_))), 1);
    }

    #[test]
    fn an_answer_is_stored_before_its_reply(
        acts in prop::collection::vec(an_act(), 1..30),
        fates in prop::collection::vec(a_fate(), 0..60),
    ) {
        let mut world = World::new(SessionSettings::default());
        world.are_replies_numbered = true;
        let world = run_in(world, &acts, &fates).0;
        let mut asked = HashMap::new();
        let mut stored = Vec::new();
        for effect in &world.effects {
            match effect {
                SessionEffect::Ask { speech, conversation, .. } => {
                    let answer = conversation.last().map(|turn| turn.text.clone());
                    asked.insert(format!("{}?", speech.0), answer);
                }
                SessionEffect::Commit(spoken) if spoken.role == Role::User => stored.push(spoken.content.clone()),
                SessionEffect::Commit(spoken) => {
                    let answer = asked.get(&spoken.content).cloned().flatten();
                    prop_assert!(answer.is_none_or(|answer| stored.contains(&answer)), "{spoken:?}");
                }
                _ => {}
            }
        }
    }

    #[test]
    fn what_is_metered_was_heard(
        acts in prop::collection::vec(an_act(), 1..25),
    ) {
        let acts: Vec<_> = acts
            .into_iter()
            .filter(|act| matches!(act, Act::Speak { .. } | Act::Silence { .. } | Act::Hum | Act::AskAgain | Act::Muted { .. }))
            .collect();
        let mut world = World::asked();
        world.report_every_ms = 20;
        for next in acts {
            let mut words = Words::new();
            act(&mut world, next, &mut words);
            world.silence(400);
        }
        finish(&mut world);
        let (metered_ms, heard_ms) = (world.session.active_ms(), world.heard_ms());
        prop_assert!((metered_ms - heard_ms).abs() <= 100, "{metered_ms} ms metered, {heard_ms} ms heard");
    }

    #[test]
    fn an_abandoned_session_comes_to_rest(
        acts in prop::collection::vec(an_act(), 1..40),
        fates in prop::collection::vec(a_fate(), 0..80),
        are_engines_gone in any::<bool>(),
    ) {
        let (mut world, _) = run(&acts, &fates, SessionSettings::default());
        if are_engines_gone {
            world.fates = vec![Fate::IsLost; 10_000];
        }
        // A session without input must pause or end.
        world.ticks(600_000, 1_000);
        prop_assert!(matches!(world.state(), ShownSessionState::Paused(_) | ShownSessionState::Ended(_)), "{:?}", world.state());
    }

    #[test]
    fn a_limit_ends_the_interview(
        acts in prop::collection::vec(an_act(), 1..30),
        fates in prop::collection::vec(a_fate(), 0..60),
        by_answers in any::<bool>(),
    ) {
        let setup = if by_answers {
            SessionSettings { max_responses: Some(3), ..SessionSettings::default() }
        } else {
            SessionSettings { max_active_ms: Some(30_000), ..SessionSettings::default() }
        };
        let (mut world, _) = run(&acts, &fates, setup);
        for n in 0..40 {
            if let ShownSessionState::Paused(_) = world.state() {
                world.give(SessionInput::Detached);
                world.give(SessionInput::Attached);
            }
            world.say(&format!("answer{n}."), 2_000);
            world.silence(15_000);
        }
        let reason = if by_answers { EndReason::MaxResponses } else { EndReason::MaxMinutes };
        prop_assert_eq!(world.state(), ShownSessionState::Ended(reason));
    }

    #[test]
    fn a_dropped_connection_always_pauses(
        acts in prop::collection::vec(an_act(), 0..30),
        fates in prop::collection::vec(a_fate(), 0..60),
    ) {
        let (mut world, _) = run(&acts, &fates, SessionSettings::default());
        world.give(SessionInput::Detached);
        let active_ms = world.session.active_ms();
        world.noise(5_000);
        prop_assert_eq!(world.state(), ShownSessionState::Paused(PauseReason::Disconnected));
        prop_assert_eq!(world.session.active_ms(), active_ms);
    }
}
