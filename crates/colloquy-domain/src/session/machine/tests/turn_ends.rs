//! When the invitee's turn ends, and what happens if it ended too early.

use super::world::{Fate, World, cancelled, recognitions, timings};
use crate::language::Language;
use crate::message::Role;
use crate::session::{
    PlaybackId, RecognitionSegmentId, SessionEffect, SessionInput, SessionSettings, ShownSessionState,
    TimeSpan, TurnEndReason,
};

pub(super) fn asked_in(language: Language) -> World {
    let mut world = World::new(SessionSettings { language: Some(language), ..SessionSettings::default() });
    world.give(SessionInput::Attached);
    world.listen_to_the_end();
    world
}

/// Returns the silence after which the turn ends, if the turn detector judges the answer like this.
fn silence_until_thinking(world: &mut World, text: &str, finished: Option<f32>) -> i64 {
    world.say(text, 1_500);
    let mut judged = None;
    for silence_ms in (20..10_000).step_by(20) {
        world.silence(20);
        let segment = last_judged(world);
        if let (Some(finished), true) = (finished, judged != segment) {
            judged = segment;
            world.give(SessionInput::TurnJudged { segment: segment.expect("just seen"), finished });
        }
        if world.state() != ShownSessionState::Listening {
            return silence_ms;
        }
    }
    panic!("the turn never ends");
}

fn last_judged(world: &World) -> Option<RecognitionSegmentId> {
    world.effects.iter().rev().find_map(|effect| match effect {
        SessionEffect::JudgeTurn { segment, .. } => Some(*segment),
        _ => None,
    })
}

fn judged(world: &World) -> Vec<TimeSpan> {
    let judged = world.effects.iter().filter_map(|effect| match effect {
        SessionEffect::JudgeTurn { span, .. } => Some(*span),
        _ => None,
    });
    judged.collect()
}

#[test]
fn the_silence_that_ends_a_turn_depends_on_the_words_and_the_detector() {
    for (text, finished, expected_ms) in [
        ("It was fine.", None, 700),
        ("It was fine.", Some(1.0), 600),
        ("It was fine.", Some(0.5), 700),
        ("It was fine.", Some(0.0), 1_300),
        ("It was fine", None, 1_300),
        ("It was fine", Some(1.0), 700),
        ("It was fine", Some(0.0), 1_300),
        ("My daughter uses it every day for.", None, 1_300),
        ("My daughter uses it every day for.", Some(1.0), 1_300),
        ("My daughter uses it every day for.", Some(0.0), 1_300),
        ("My daughter uses it every day for", Some(1.0), 3_000),
        ("It was fine, and.", None, 3_000),
        ("It was fine, and.", Some(1.0), 3_000),
        ("It was fine, and.", Some(0.1), 3_000),
        ("That is, let me think.", Some(1.0), 6_000),
    ] {
        let mut world = World::asked();
        assert_eq!(silence_until_thinking(&mut world, text, finished), expected_ms, "{text} {finished:?}");
    }
}

#[test]
fn words_that_the_recognizer_is_not_sure_of_end_a_turn_later() {
    for (confidence, finished, expected_ms) in [
        (Some(0.9), None, 700),
        (Some(0.3), Some(1.0), 700),
        (Some(0.3), None, 1_300),
        (Some(0.3), Some(0.0), 1_300),
    ] {
        let mut world = World::asked();
        world.confidence = confidence;
        let silence_ms = silence_until_thinking(&mut world, "It was fine.", finished);
        assert_eq!(silence_ms, expected_ms, "{confidence:?} {finished:?}");
    }
}

#[test]
fn a_pause_after_a_conjunction_does_not_end_the_turn_in_any_language() {
    for (language, text) in [
        (Language::English, "I started in March, and."),
        (Language::German, "Ich habe im März angefangen und."),
        (Language::French, "J'ai commencé en mars et."),
        (Language::Spanish, "Empecé en marzo y."),
        (Language::Italian, "Ho iniziato a marzo e."),
        (Language::Portuguese, "Comecei em março e."),
        (Language::Dutch, "Ik ben in maart begonnen en."),
    ] {
        let mut world = asked_in(language);
        world.say(text, 1_500);
        world.silence(2_500);
        assert_eq!(world.state(), ShownSessionState::Listening, "{text}");
        world.say("X.", 800);
        world.until_replied();
        assert_eq!(world.answers(), [format!("{text} X.")]);
    }
}

#[test]
fn the_words_are_recognized_in_the_pause_that_ends_the_turn_and_only_once() {
    let mut world = World::asked();
    world.say("It was fine.", 1_500);
    world.silence(300);
    assert_eq!(recognitions(&world).len(), 1);
    world.until_replied();
    assert_eq!((recognitions(&world).len(), world.answers()), (1, vec!["It was fine."]));
}

#[test]
fn a_piece_that_continues_after_a_short_pause_is_recognized_as_a_whole() {
    let mut world = World::asked();
    world.say("It was", 1_000);
    world.silence(400);
    world.say("fine.", 600);
    world.until_replied();
    let spans = world.effects.iter().filter_map(|effect| match effect {
        SessionEffect::Recognize { span, .. } => Some(*span),
        _ => None,
    });
    let spans = spans.collect::<Vec<_>>();
    assert_eq!(spans.len(), 2);
    assert_eq!(spans[0].start_ms, spans[1].start_ms);
    assert_eq!(world.answers(), ["It was fine."]);
}

#[test]
fn short_pauses_do_not_each_cost_a_recognition() {
    let mut world = World::asked();
    for _ in 0..4 {
        world.say("word", 400);
        world.silence(300);
    }
    assert_eq!(recognitions(&world).len(), 1, "2.8 s have little new voice");
    world.silence(200);
    assert_eq!(recognitions(&world).len(), 2, "the pause is long enough for the end of the turn");
}

#[test]
fn an_early_recognition_is_cancelled_when_the_voice_continues() {
    let mut world = World::asked();
    world.fates = vec![Fate::Answers { after_ms: 3_000 }; 100];
    world.say("one", 2_100);
    world.silence(300);
    assert_eq!((recognitions(&world), cancelled(&world)), (vec![RecognitionSegmentId(1)], vec![]));
    world.say("two", 100);
    assert_eq!(cancelled(&world), [RecognitionSegmentId(1)]);
    world.say("three", 1_800);
    world.silence(500);
    assert_eq!(
        (recognitions(&world), cancelled(&world).len()),
        (vec![RecognitionSegmentId(1), RecognitionSegmentId(2)], 1)
    );
    world.silence(400);
    assert_eq!(recognitions(&world).len(), 2, "the words of the closed piece are on their way");
    world.until_replied();
    assert_eq!((world.answers(), cancelled(&world).len()), (vec!["one two three"], 1));
}

#[test]
fn a_recognition_that_the_answer_waits_for_is_not_cancelled() {
    let mut world = World::asked();
    world.fates = vec![Fate::Answers { after_ms: 2_000 }; 100];
    world.say("It was fine and", 1_500);
    world.silence(800);
    assert_eq!(world.state(), ShownSessionState::Thinking);
    world.say("I left.", 1_000);
    world.until_replied();
    assert_eq!((world.answers(), cancelled(&world)), (vec!["It was fine and I left."], vec![]));
}

#[test]
fn the_turn_detector_hears_the_newest_seconds_of_the_whole_answer() {
    let mut world = World::asked();
    world.say("It was a long week and", 7_000);
    let began_ms = world.session.now_ms() - 7_000;
    world.silence(600);
    world.say("I was tired.", 1_000);
    world.silence(300);
    let judged = judged(&world);
    assert_eq!(judged.len(), 2, "once for each pause");
    assert!((judged[0].start_ms - began_ms).abs() <= 600, "{judged:?}");
    assert_eq!(judged[1].length_ms(), 8_000);
    assert!(world.session.needs_sound_from_ms() <= world.session.now_ms() - 8_000);
}

#[test]
fn the_turn_is_judged_only_in_pauses() {
    let mut world = World::asked();
    for number in 0..21 {
        world.say(&format!("word{number}"), 1_000);
    }
    assert!(world.effects.iter().any(|effect| {
        matches!(effect, SessionEffect::Recognize { span, .. } if span.length_ms() == 20_000)
    }));
    assert_eq!(judged(&world), [], "a piece was split off");
    world.give(SessionInput::Mute);
    assert_eq!(judged(&world), [], "the microphone is off");
    let mut world = World::asked();
    for number in 0..121 {
        world.say(&format!("word{number}"), 1_000);
    }
    let asks = world.count(|effect| matches!(effect, SessionEffect::Ask { .. }));
    assert_eq!(asks, 1, "the answer is too long");
    assert_eq!(judged(&world), []);
}

#[test]
fn late_words_leave_the_patience_that_a_long_answer_has_earned() {
    let mut world = World::asked();
    world.fates = vec![Fate::Answers { after_ms: 900 }; 100];
    world.say(
        "It was a long week with many meetings, and on most days nobody had the time to show us anything, so we read the \
         manuals by ourselves.",
        16_000,
    );
    world.silence(1_180);
    assert_eq!(world.state(), ShownSessionState::Listening, "a finished answer of 16 s has 1.2 s");
    world.silence(40);
    assert_eq!(world.state(), ShownSessionState::Thinking);
}

#[test]
fn late_words_that_are_unfinished_return_the_turn() {
    let mut world = World::asked();
    world.fates = vec![Fate::Answers { after_ms: 0 }, Fate::Answers { after_ms: 1_000 }];
    world.say("It was fine because.", 1_500);
    world.silence(760);
    assert_eq!(world.state(), ShownSessionState::Thinking);
    world.silence(600);
    assert_eq!(world.state(), ShownSessionState::Listening);
    world.silence(1_000);
    world.say("It was sunny.", 1_000);
    world.until_replied();
    assert_eq!(world.answers(), ["It was fine because. It was sunny."]);
    assert_eq!(world.count(|effect| matches!(effect, SessionEffect::Ask { .. })), 1);
}

#[test]
fn a_reply_that_was_hardly_heard_is_withdrawn_when_the_invitee_continues() {
    let mut world = World::asked();
    world.say("It was fine.", 1_000);
    world.until(ShownSessionState::Speaking);
    world.silence(900);
    assert_eq!(world.answers(), [""; 0], "the answer may still continue");
    world.say("And on Monday I left.", 1_500);
    assert_eq!(world.state(), ShownSessionState::Listening);
    world.until_replied();
    world.listen_to_the_end();
    assert_eq!(
        world.transcript(),
        [
            (Role::Assistant, "How was your week?"),
            (Role::User, "It was fine. And on Monday I left."),
            (Role::Assistant, "What happened then?"),
        ],
    );
    let asked = world.effects.iter().filter_map(|effect| match effect {
        SessionEffect::Ask { conversation, .. } => Some(conversation.len()),
        _ => None,
    });
    assert_eq!(asked.collect::<Vec<_>>(), [2, 2], "the withdrawn reply is not part of the conversation");
    assert_eq!(timings(&world).last().map(|turn| (turn.withdrawals, turn.interruptions)), Some((1, 0)));
}

#[test]
fn a_reply_that_was_heard_for_a_moment_is_interrupted() {
    let mut world = World::asked();
    world.say("It was fine.", 1_000);
    world.until(ShownSessionState::Speaking);
    world.silence(1_500);
    world.say("And on Monday I left.", 1_500);
    world.until_replied();
    assert_eq!(world.answers(), ["It was fine.", "And on Monday I left."]);
    assert_eq!(timings(&world).last().map(|turn| (turn.withdrawals, turn.interruptions)), Some((0, 1)));
}

#[test]
fn noise_at_the_beginning_of_a_reply_does_not_withdraw_it() {
    for text in ["", "Mm-hm.", "Yeah, okay, right."] {
        let mut world = World::asked();
        world.say("It was fine.", 1_000);
        world.until(ShownSessionState::Speaking);
        world.silence(200);
        world.say(text, 500);
        world.silence(500);
        world.listen_to_the_end();
        assert_eq!(
            world.transcript()[1..],
            [(Role::User, "It was fine."), (Role::Assistant, "What happened then?")],
            "{text}"
        );
    }
}

#[test]
fn an_answer_is_kept_if_the_connection_is_lost_while_its_reply_begins() {
    let mut world = World::asked();
    world.say("It was fine.", 1_000);
    world.until(ShownSessionState::Speaking);
    world.silence(100);
    world.give(SessionInput::Detached);
    world.ticks(10_000, 100);
    assert_eq!(world.answers(), ["It was fine."]);
}

#[test]
fn the_interviewers_own_words_are_neither_an_interruption_nor_an_answer() {
    let mut world = World::asked();
    world.reply = "What happened on the following Monday morning?".to_owned();
    world.say("It was fine.", 1_000);
    world.until(ShownSessionState::Speaking);
    world.silence(700);
    world.say("happened on the following Monday", 1_200);
    world.listen_to_the_end();
    assert!(world.commits.last().is_some_and(|spoken| !spoken.interrupted));
    assert_eq!(world.answers(), ["It was fine."]);
    world.silence(800);
    world.say("On the following Monday morning.", 1_500);
    world.until_replied();
    assert_eq!(world.answers(), ["It was fine.", "On the following Monday morning."], "nothing was playing");
}

#[test]
fn the_times_of_a_turn_are_reported_once() {
    let mut world = World::asked();
    world.fates = vec![Fate::Answers { after_ms: 0 }];
    world.fates.extend([100, 200, 300].map(|after_ms| Fate::Answers { after_ms }));
    world.say("Quite fine.", 1_000);
    let ended_ms = world.session.now_ms();
    world.until_replied();
    world.listen_to_the_end();
    let [turn] = timings(&world)[..] else { panic!("{:?}", timings(&world)) };
    assert_eq!((turn.speech_ended_ms, turn.ended_by), (ended_ms, TurnEndReason::Finished));
    let after = |at_ms: Option<i64>| at_ms.map(|at_ms| at_ms - ended_ms);
    assert_eq!((turn.turn_ended_ms - ended_ms, after(turn.recognized_ms)), (700, Some(700)));
    assert!(after(turn.replied_ms).is_some_and(|replied_ms| (880..=900).contains(&replied_ms)), "{turn:?}");
    assert!(after(turn.heard_ms).is_some_and(|heard_ms| (1_180..=1_240).contains(&heard_ms)), "{turn:?}");
}

#[test]
fn a_late_report_about_the_question_before_is_not_a_sound_of_the_reply() {
    let mut world =
        World::new(SessionSettings { language: Some(Language::English), ..SessionSettings::default() });
    world.report_every_ms = i64::MAX;
    world.fates = vec![Fate::Answers { after_ms: 0 }; 2];
    world.give(SessionInput::Attached);
    world.until(ShownSessionState::Speaking);
    world.silence(400);
    world.fates = vec![Fate::Answers { after_ms: 2_000 }];
    world.give(SessionInput::Typed { text: "It was fine.".to_owned() });
    world.silence(100);
    world.give(SessionInput::Playback { playback: PlaybackId(1), heard_ms: 400, ended: true });
    world.report_every_ms = 100;
    world.until_replied();
    world.listen_to_the_end();
    let [turn] = timings(&world)[..] else { panic!("{:?}", timings(&world)) };
    assert!(turn.heard_ms >= turn.replied_ms, "{turn:?}");
}
