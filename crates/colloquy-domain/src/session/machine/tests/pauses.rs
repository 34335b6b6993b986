use super::world::{Fate, World};
use crate::language::Language;
use crate::message::Role;
use crate::ports::ConversationTurn;
use crate::safety::{self, SafetyConcern};
use crate::session::{
    FixedUtterance, PauseReason, SessionEffect, SessionInput, SessionSettings, SessionStartState,
    ShownSessionState,
};

fn question_again(question: &str, times: u32) -> FixedUtterance {
    FixedUtterance::QuestionAgain { question: question.to_owned(), times }
}

#[test]
fn silence_leads_to_a_prompt_then_an_offer_to_type_then_a_pause() {
    let mut world = World::asked();
    let began_ms = world.elapsed_ms;
    let mut seen = Vec::new();
    while world.state() != ShownSessionState::Paused(PauseReason::LongSilence) {
        world.silence(20);
        let says = world.says();
        if says.len() > seen.len() + 1 {
            seen.push((world.elapsed_ms - began_ms, says.last().cloned()));
        }
    }
    let times: Vec<_> = seen.iter().map(|(at_ms, _)| at_ms / 1_000).collect();
    assert_eq!(times, [12, 25]);
    assert_eq!(seen[0].1, Some(FixedUtterance::Prompt("How was your week?".to_owned())));
    assert_eq!(seen[1].1, Some(FixedUtterance::OfferTyping));
    assert_eq!((world.elapsed_ms - began_ms) / 1_000, 60);
    assert_eq!(world.count(|effect| *effect == SessionEffect::Pause(PauseReason::LongSilence)), 1);
}

#[test]
fn an_invitee_who_is_typing_is_not_prompted() {
    let mut world = World::asked();
    for _ in 0..20 {
        world.silence(10_000);
        world.give(SessionInput::Typing);
    }
    assert_eq!(world.says(), [FixedUtterance::Opening]);
    assert_eq!(world.state(), ShownSessionState::Listening);
}

#[test]
fn a_dropped_connection_pauses_at_once_and_keeps_what_was_said() {
    let mut world = World::asked();
    world.say("I was just about to", 1_000);
    world.give(SessionInput::Detached);
    assert_eq!(world.state(), ShownSessionState::Paused(PauseReason::Disconnected));
    world.ticks(6_000, 100);
    assert_eq!(world.answers(), ["I was just about to"]);
    let active_ms = world.session.active_ms();
    assert_eq!(world.reported_ms, active_ms);
    world.ticks(20_000, 1_000);
    assert_eq!(world.session.active_ms(), active_ms);
}

#[test]
fn within_half_a_minute_the_same_session_continues_with_the_last_question() {
    let mut world = World::asked();
    world.give(SessionInput::Detached);
    world.ticks(29_000, 1_000);
    world.give(SessionInput::Attached);
    world.listen_to_the_end();
    let question = question_again("How was your week?", 2);
    assert_eq!(world.says(), [FixedUtterance::Opening, FixedUtterance::WelcomeBack, question]);
    assert_eq!(world.count(|effect| *effect == SessionEffect::Resume { session: 1, is_further: false }), 1);
    world.say("It was fine.", 1_000);
    world.until_replied();
    assert_eq!(world.answers(), ["It was fine."]);
    assert!(world.commits[1].offset_ms() > 25_000);
}

#[test]
fn a_question_that_was_answered_is_not_asked_again() {
    for away_ms in [8_000, 120_000] {
        let mut world = World::asked();
        world.say("It was fine, and", 1_000);
        world.give(SessionInput::Detached);
        world.ticks(away_ms, 100);
        world.give(SessionInput::Attached);
        world.listen_to_the_end();
        assert_eq!(world.says(), [FixedUtterance::Opening, FixedUtterance::WelcomeBack]);
        assert_eq!(
            world.transcript()[1..],
            [(Role::User, "It was fine, and"), (Role::Assistant, "What happened then?"),]
        );
    }
}

#[test]
fn an_invitee_who_is_back_waits_for_the_words_of_the_answer_from_before() {
    for (recognition_ms, is_answered) in [(8_000, true), (60_000, false)] {
        let mut world = World::asked();
        world.fates = vec![Fate::Answers { after_ms: 0 }, Fate::Answers { after_ms: recognition_ms }];
        world.say("It was fine.", 1_000);
        world.give(SessionInput::Detached);
        world.ticks(7_000, 100);
        world.give(SessionInput::Attached);
        world.silence(2_600);
        assert_eq!(world.state(), ShownSessionState::Thinking, "the greeting is over");
        world.listen_to_the_end();
        let is_repeated = world.says().contains(&question_again("How was your week?", 2));
        assert_eq!(is_repeated, !is_answered);
        world.silence(60_000);
        assert_eq!(world.answers(), ["It was fine."]);
    }
}

#[test]
fn later_a_further_session_begins() {
    let mut world = World::asked();
    world.give(SessionInput::Detached);
    world.ticks(31_000, 1_000);
    world.give(SessionInput::Attached);
    world.listen_to_the_end();
    assert_eq!(world.count(|effect| *effect == SessionEffect::Resume { session: 2, is_further: true }), 1);
    world.say("It was fine.", 1_000);
    world.until_replied();
    let answer = &world.commits[1];
    assert!(answer.session == 2 && answer.offset_ms() < 6_000, "{answer:?}");
}

#[test]
fn an_answer_continues_after_a_short_loss_of_the_connection() {
    let mut world = World::asked();
    world.say("I was", 600);
    world.give(SessionInput::Detached);
    let recorded_before = world.recorded.len();
    let late = world.say("just about to go", 1_000);
    assert_eq!(world.recorded.len(), recorded_before);
    world.give(SessionInput::Attached);
    assert_eq!(world.state(), ShownSessionState::Listening);
    for sequence in late {
        world.give(SessionInput::Frame { sequence, score: 1.0 });
    }
    world.until_replied();
    assert_eq!(world.answers(), ["I was just about to go"]);
    let answer = world.commits.last().expect("an answer").duration_ms();
    assert!((1_500..1_700).contains(&answer), "{answer} ms without the time that was lost");
    assert_eq!(world.says(), [FixedUtterance::Opening], "nothing is asked again");
}

#[test]
fn a_question_continues_with_its_sentence_after_a_short_loss_of_the_connection() {
    let mut world = World::asked();
    world.say("It was fine.", 1_000);
    world.until(ShownSessionState::Speaking);
    world.silence(200);
    for _ in 0..3 {
        world.give(SessionInput::Detached);
        world.ticks(1_000, 100);
        world.give(SessionInput::Attached);
        assert_eq!(world.state(), ShownSessionState::Speaking);
        world.silence(100);
    }
    world.listen_to_the_end();
    let question = world.commits.last().expect("a message");
    assert!(!question.interrupted && question.content == "What happened then?", "{question:?}");
    assert_eq!(world.says(), [FixedUtterance::Opening], "nothing is asked again");
}

#[test]
fn a_question_that_was_being_asked_is_asked_again_in_full() {
    let mut world = World::asked();
    world.say("It was fine.", 1_000);
    world.until(ShownSessionState::Speaking);
    world.silence(1_000);
    world.give(SessionInput::Detached);
    world.ticks(6_000, 100);
    let cut = world.commits.last().expect("a message").clone();
    assert!(cut.interrupted && cut.content == "What", "{cut:?}");
    world.give(SessionInput::Attached);
    world.listen_to_the_end();
    assert_eq!(world.says().last(), Some(&question_again("What happened then?", 2)));
}

#[test]
fn nothing_is_recorded_while_the_invitee_takes_a_break() {
    let mut world = World::asked();
    world.give(SessionInput::Pause);
    assert_eq!(world.state(), ShownSessionState::Paused(PauseReason::ByInvitee));
    let before = world.recorded.len();
    world.say("Give me the salt.", 1_000);
    assert_eq!(world.recorded.len(), before);
    world.give(SessionInput::Resume);
    world.listen_to_the_end();
    world.say("It was fine.", 1_000);
    world.until_replied();
    assert_eq!(world.answers(), ["It was fine."]);
}

#[test]
fn a_typed_answer_ends_a_break() {
    let mut world = World::asked();
    world.give(SessionInput::Pause);
    world.give(SessionInput::Typed { text: "It was fine.".to_owned() });
    world.until_replied();
    assert_eq!(world.answers(), ["It was fine."]);
    assert!(!world.says().contains(&FixedUtterance::WelcomeBack));
}

#[test]
fn the_newest_connection_counts() {
    let mut world = World::asked();
    world.give(SessionInput::Attached);
    assert_eq!(world.count(|effect| matches!(effect, SessionEffect::Ready { .. })), 2);
    world.listen_to_the_end();
    assert_eq!(world.says().len(), 3);
}

#[test]
fn the_question_is_repeated_on_request() {
    let mut world = World::asked();
    world.give(SessionInput::RepeatQuestion);
    world.until(ShownSessionState::Speaking);
    world.listen_to_the_end();
    assert_eq!(world.says().last(), Some(&FixedUtterance::Question("How was your week?".to_owned())));
    assert_eq!(world.commits.len(), 1);
}

#[test]
fn after_a_crash_the_session_continues_where_the_stored_messages_end() {
    let turn = |role, text: &str| ConversationTurn { role, text: text.to_owned() };
    let past = SessionStartState {
        session: 3,
        clock_ms: 50_000,
        next_sequence: 700,
        active_ms: 40_000,
        responses: 1,
        conversation: vec![
            turn(Role::Assistant, "How are you?"),
            turn(Role::User, "Fine."),
            turn(Role::Assistant, "Why?"),
        ],
        idle_ms: 0,
        handover: None,
    };
    let mut world =
        World::after(SessionSettings { max_responses: Some(2), ..SessionSettings::default() }, past);
    world.give(SessionInput::Attached);
    assert!(world.effects.contains(&SessionEffect::Ready { next_sequence: 700, session: 3 }));
    world.listen_to_the_end();
    assert_eq!(world.says(), [FixedUtterance::WelcomeBack, question_again("Why?", 4)]);
    assert!(world.commits.is_empty());
    world.say("It was sunny.", 1_000);
    world.until_replied();
    let answer = &world.commits[0];
    assert!(answer.offset_ms() > 50_000 && answer.session == 3, "{answer:?}");
    let left = world.effects.iter().find_map(|effect| match effect {
        SessionEffect::Ask { conversation, remaining, .. } => Some((conversation.len(), remaining.responses)),
        _ => None,
    });
    assert_eq!(left, Some((4, Some(0))));
}

#[test]
fn words_recognized_during_a_pause_come_before_what_is_said_after_it() {
    let mut world = World::asked();
    world.fates = vec![Fate::Answers { after_ms: 0 }, Fate::Answers { after_ms: 40_000 }];
    world.say("It was fine.", 1_000);
    world.give(SessionInput::Detached);
    world.ticks(5_000, 100);
    world.give(SessionInput::Attached);
    world.listen_to_the_end();
    world.say("Really.", 1_000);
    world.until_replied();
    assert_eq!(world.answers(), [""; 0]);
    world.until(ShownSessionState::Listening);
    world.silence(30_000);
    assert_eq!(world.answers(), ["It was fine.", "Really."]);
}

#[test]
fn after_a_reported_danger_the_interviewer_continues_with_another_topic() {
    let turn = |role, text: &str| ConversationTurn { role, text: text.to_owned() };
    let response = safety::response(SafetyConcern::SelfHarm, &Language::English.into(), None);
    let past = SessionStartState {
        clock_ms: 50_000,
        responses: 1,
        conversation: vec![
            turn(Role::Assistant, "How was your week?"),
            turn(Role::User, "I think about ending my life."),
            turn(Role::Assistant, &response),
        ],
        ..SessionStartState::default()
    };
    let setup = SessionSettings { language: Some(Language::English), ..SessionSettings::default() };
    let mut world = World::after(setup, past);
    world.give(SessionInput::Attached);
    world.listen_to_the_end();
    assert_eq!(world.says(), [FixedUtterance::WelcomeBack]);
    assert_eq!(world.count(|effect| matches!(effect, SessionEffect::Ask { .. })), 1);
}
