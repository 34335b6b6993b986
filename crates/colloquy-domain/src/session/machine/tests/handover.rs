//! One process hands an interview over, and another one continues it.

use super::world::World;
use crate::language::Language;
use crate::message::Role;
use crate::ports::ConversationTurn;
use crate::session::{
    EngineTimeouts, FirstActionAfterTakeover, FixedUtterance, SessionEffect, SessionInput, SessionSettings,
    SessionStartState, ShownSessionState,
};

/// Returns what the world's session has handed over, if anything.
fn handed_over(world: &World) -> Option<(Option<FirstActionAfterTakeover>, u32)> {
    world.effects.iter().find_map(|effect| match effect {
        SessionEffect::HandOver { handover, next_sequence } => Some((handover.clone(), *next_sequence)),
        _ => None,
    })
}

fn stop(world: &mut World) -> (Option<FirstActionAfterTakeover>, u32) {
    world.give(SessionInput::HandOver);
    for _ in 0..1_500 {
        if let Some(handed_over) = handed_over(world) {
            return handed_over;
        }
        world.silence(20);
    }
    panic!("nothing is handed over from {:?}", world.state());
}

/// Creates the process that continues.
fn next(before: &World, handed_over: (Option<FirstActionAfterTakeover>, u32)) -> World {
    let turn = |said: &crate::session::TranscriptMessage| ConversationTurn {
        role: said.role,
        text: said.content.clone(),
    };
    let answers = before.commits.iter().filter(|said| said.role == Role::User).count();
    let past = SessionStartState {
        session: 1,
        clock_ms: before.session.now_ms(),
        next_sequence: handed_over.1,
        active_ms: before.session.active_ms(),
        idle_ms: 0,
        responses: answers as i64,
        conversation: before.commits.iter().map(turn).collect(),
        handover: handed_over.0,
    };
    let mut world = World::after(
        SessionSettings { language: Some(Language::English), ..SessionSettings::default() },
        past,
    );
    world.give(SessionInput::Attached);
    world
}

#[test]
fn a_question_that_was_heard_is_not_asked_again() {
    let mut before = World::asked();
    let handover = stop(&mut before);
    assert_eq!(handover.0, Some(FirstActionAfterTakeover::Listen));
    let mut world = next(&before, handover);
    assert_eq!(world.state(), ShownSessionState::Listening);
    world.say("It was fine.", 1_000);
    world.until_replied();
    assert_eq!(world.answers(), ["It was fine."]);
    assert_eq!(world.says(), []);
}

#[test]
fn the_handover_waits_for_an_answer_and_the_next_process_replies_to_it() {
    let mut before = World::asked();
    before.say("It was", 400);
    before.give(SessionInput::HandOver);
    before.say("fine.", 1_000);
    assert_eq!(handed_over(&before), None, "the invitee is still answering");
    let handover = stop(&mut before);
    assert_eq!(handover.0, Some(FirstActionAfterTakeover::Reply));
    assert_eq!(before.answers(), ["It was fine."]);
    let mut world = next(&before, handover);
    world.until(ShownSessionState::Speaking);
    world.listen_to_the_end();
    assert_eq!(world.transcript(), [(Role::Assistant, "What happened then?")]);
    assert_eq!(world.says(), []);
}

#[test]
fn an_answer_without_a_pause_continues_in_the_next_process() {
    let mut before = World::asked();
    before.say("It was fine and", 1_000);
    before.give(SessionInput::HandOver);
    let mut said_ms = 0;
    while handed_over(&before).is_none() {
        before.noise(20);
        said_ms += 20;
        assert!(said_ms <= 5_100, "the handover waits no longer");
    }
    assert!(said_ms >= 4_900, "{said_ms} ms");
    assert_eq!(before.answers(), ["It was fine and"]);
    let handover = handed_over(&before).expect("just seen");
    let mut world = next(&before, handover);
    world.say("then it was not.", 1_500);
    assert_eq!(world.state(), ShownSessionState::Listening, "the answer cancels the reply");
    world.until_replied();
    assert_eq!(world.answers(), ["then it was not."]);
    let asked = world.effects.iter().rev().find_map(|effect| match effect {
        SessionEffect::Ask { conversation, .. } => Some(conversation.clone()),
        _ => None,
    });
    let texts: Vec<_> = asked.expect("a reply").into_iter().map(|turn| turn.text).collect();
    assert_eq!(texts, ["How was your week?", "It was fine and", "then it was not."]);
}

#[test]
fn noise_does_not_cancel_the_pending_reply() {
    let mut before = World::asked();
    before.say("It was fine.", 1_000);
    let handover = stop(&mut before);
    let mut world = next(&before, handover);
    world.noise(600);
    world.until(ShownSessionState::Speaking);
    world.listen_to_the_end();
    assert_eq!(world.transcript(), [(Role::Assistant, "What happened then?")]);
    assert_eq!(world.says(), []);
}

#[test]
fn a_sentence_is_spoken_to_its_end_before_the_handover() {
    let mut before = World::asked();
    before.say("It was fine.", 1_000);
    before.until(ShownSessionState::Speaking);
    before.silence(300);
    let handover = stop(&mut before);
    assert_eq!(handover.0, Some(FirstActionAfterTakeover::Listen));
    let last = before.commits.last().expect("a message");
    assert_eq!((last.content.as_str(), last.interrupted), ("What happened then?", false));
}

#[test]
fn the_next_process_says_the_rest_of_the_speech() {
    let engines = EngineTimeouts { handover_ms: 500, ..EngineTimeouts::default() };
    let setup = SessionSettings { language: Some(Language::English), engines, ..SessionSettings::default() };
    let mut before = World::asked_with(setup);
    before.say("It was fine.", 1_000);
    before.until(ShownSessionState::Speaking);
    before.silence(300);
    let handover = stop(&mut before);
    assert_eq!(handover.0, Some(FirstActionAfterTakeover::Speak("What happened then?".to_owned())));
    assert_eq!(before.answers(), ["It was fine."]);
    assert_eq!(before.commits.len(), 2, "a sentence that was not heard to its end is not a message yet");
    assert_eq!(before.count(|effect| matches!(effect, SessionEffect::Clear { .. })), 1);
    let mut world = next(&before, handover);
    world.listen_to_the_end();
    assert_eq!(world.says(), [FixedUtterance::Rest("What happened then?".to_owned())]);
    assert_eq!(world.commits.len(), 1, "{:?}", world.transcript());
}

#[test]
fn accepts_nothing_after_the_handover() {
    let mut before = World::asked();
    let (_, next_sequence) = stop(&mut before);
    let recorded = before.recorded.len();
    before.say("Too late.", 1_000);
    assert_eq!(before.recorded.len(), recorded);
    assert!(!before.session.takes_frame(next_sequence));
    assert_eq!(before.count(|effect| matches!(effect, SessionEffect::HandOver { .. })), 1);
}

#[test]
fn a_pause_is_handed_over_as_a_pause() {
    let mut before = World::asked();
    before.give(SessionInput::Pause);
    assert_eq!(stop(&mut before).0, None);
    let mut lost = World::asked();
    lost.say("It was", 600);
    lost.give(SessionInput::Detached);
    lost.give(SessionInput::HandOver);
    lost.ticks(200, 20);
    assert_eq!(lost.answers(), ["It was"]);
    assert_eq!(handed_over(&lost).and_then(|(handover, _)| handover), Some(FirstActionAfterTakeover::Reply));
}
