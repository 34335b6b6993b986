use super::world::{Fate, World};
use crate::invitation::EndReason;
use crate::message::Role;
use crate::session::{FixedUtterance, SessionEffect, SessionInput, SessionSettings, ShownSessionState};

fn ends(world: &World) -> Vec<EndReason> {
    let ends = world.effects.iter().filter_map(|effect| match effect {
        SessionEffect::End(reason) => Some(*reason),
        _ => None,
    });
    ends.collect()
}

#[test]
fn the_interview_ends_when_the_last_words_were_heard() {
    let mut world = World::asked();
    world.reply = "Thank you.".to_owned();
    world.closes = true;
    world.say("It was fine.", 1_000);
    world.until(ShownSessionState::Speaking);
    world.until(ShownSessionState::Ended(EndReason::Finished));
    assert_eq!(ends(&world), [EndReason::Finished]);
    assert_eq!(world.transcript().last(), Some(&(Role::Assistant, "Thank you.")));
    assert_eq!(world.reported_ms, world.session.active_ms());
    let effects = world.effects.len();
    world.say("Hello?", 1_000);
    assert_eq!(world.effects.len(), effects);
}

#[test]
fn an_invitee_who_ends_in_the_middle_of_an_answer_keeps_that_answer() {
    let mut world = World::asked();
    world.fates = vec![Fate::Answers { after_ms: 0 }, Fate::Answers { after_ms: 3_000 }];
    world.say("It was fine and", 1_000);
    world.give(SessionInput::End);
    assert!(ends(&world).is_empty());
    world.ticks(4_000, 100);
    assert_eq!(world.answers(), ["It was fine and"]);
    assert_eq!(ends(&world), [EndReason::InviteeEnded]);
    assert!(matches!(world.effects.last(), Some(SessionEffect::End(_))));
}

#[test]
fn a_recognizer_that_is_gone_delays_the_end_but_does_not_prevent_it() {
    let mut world = World::asked();
    world.fates = vec![Fate::Answers { after_ms: 0 }, Fate::IsLost];
    world.say("It was fine and", 1_000);
    world.give(SessionInput::End);
    world.ticks(121_000, 1_000);
    assert_eq!(ends(&world), [EndReason::InviteeEnded]);
    assert!(world.commits.last().is_some_and(|spoken| spoken.words_missing));
}

#[test]
fn the_last_answer_is_replied_to_by_the_closing() {
    let mut world =
        World::asked_with(SessionSettings { max_responses: Some(2), ..SessionSettings::default() });
    world.say("It was fine.", 1_000);
    world.until(ShownSessionState::Speaking);
    world.listen_to_the_end();
    world.say("Then I left.", 1_000);
    world.until(ShownSessionState::Ended(EndReason::MaxResponses));
    let left: Vec<_> = world
        .effects
        .iter()
        .filter_map(|effect| match effect {
            SessionEffect::Ask { remaining, .. } => remaining.responses,
            _ => None,
        })
        .collect();
    assert_eq!(left, [1, 0]);
    assert_eq!((world.answers().len(), world.commits.len()), (2, 5));
}

#[test]
fn closing_words_after_a_limit_are_not_interrupted_and_speech_during_them_is_kept() {
    let mut world =
        World::asked_with(SessionSettings { max_responses: Some(1), ..SessionSettings::default() });
    world.say("It was fine.", 1_000);
    world.until(ShownSessionState::Speaking);
    world.say("But I have more to tell.", 1_500);
    assert_eq!(world.state(), ShownSessionState::Speaking);
    world.until(ShownSessionState::Ended(EndReason::MaxResponses));
    assert_eq!(world.answers(), ["It was fine.", "But I have more to tell."]);
    assert!(!world.commits[2].interrupted);
}

#[test]
fn when_time_is_up_the_answer_is_heard_to_its_end_before_the_closing() {
    let mut world =
        World::asked_with(SessionSettings { max_active_ms: Some(10_000), ..SessionSettings::default() });
    world.say(&format!("It was a {}long and", "very ".repeat(16)), 10_000);
    world.say(&format!("{}road.", "winding ".repeat(16)), 10_000);
    assert_eq!(world.state(), ShownSessionState::Listening);
    world.until(ShownSessionState::Ended(EndReason::MaxMinutes));
    assert!(world.answers()[0].starts_with("It was a very") && world.answers()[0].ends_with("winding road."));
    assert_eq!(world.commits.len(), 3);
}

#[test]
fn the_interview_ends_half_a_minute_after_the_limit_even_during_an_answer() {
    let mut world =
        World::asked_with(SessionSettings { max_active_ms: Some(10_000), ..SessionSettings::default() });
    for _ in 0..379 {
        world.say("endless", 100);
    }
    assert_eq!(world.state(), ShownSessionState::Listening);
    world.noise(300);
    assert_eq!(world.state(), ShownSessionState::Ended(EndReason::MaxMinutes));
    assert!(world.answers()[0].starts_with("endless endless"));
}

#[test]
fn says_closing_words_when_time_is_up_in_silence() {
    let mut world = World::new(SessionSettings { max_active_ms: Some(2_000), ..SessionSettings::default() });
    world.give(SessionInput::Attached);
    world.until(ShownSessionState::Ended(EndReason::MaxMinutes));
    assert_eq!(world.says(), [FixedUtterance::Opening, FixedUtterance::Closing]);
    assert_eq!(world.commits.len(), 2);
}

#[test]
fn a_reply_that_was_requested_before_the_limit_is_requested_again() {
    let mut world =
        World::asked_with(SessionSettings { max_active_ms: Some(3_000), ..SessionSettings::default() });
    world.fates = vec![Fate::Answers { after_ms: 0 }; 2];
    world.fates.push(Fate::Answers { after_ms: 5_000 });
    world.say("So.", 900);
    world.until(ShownSessionState::Thinking);
    assert_eq!(world.count(|effect| matches!(effect, SessionEffect::Ask { .. })), 1);
    world.noise(200);
    world.until(ShownSessionState::Ended(EndReason::MaxMinutes));
    assert_eq!(world.count(|effect| matches!(effect, SessionEffect::Ask { .. })), 2);
}

#[test]
fn an_invitee_who_leaves_during_the_last_words_has_finished() {
    let mut world = World::asked();
    world.closes = true;
    world.say("It was fine.", 1_000);
    world.until(ShownSessionState::Speaking);
    world.silence(1_000);
    world.give(SessionInput::Detached);
    assert_eq!(ends(&world), [EndReason::Finished]);
    assert!(world.commits.last().is_some_and(|spoken| spoken.interrupted));
}

#[test]
fn the_last_answer_may_be_continued_for_long() {
    let mut world =
        World::asked_with(SessionSettings { max_responses: Some(1), ..SessionSettings::default() });
    world.fates =
        vec![Fate::Answers { after_ms: 0 }, Fate::Answers { after_ms: 0 }, Fate::Answers { after_ms: 900 }];
    world.say("It was fine.", 1_000);
    world.until(ShownSessionState::Thinking);
    world.silence(100);
    for number in 0..40 {
        world.say(&format!("word{number}"), 1_000);
        world.silence(100);
    }
    assert_eq!(world.state(), ShownSessionState::Listening);
    world.until_replied();
    world.silence(5_000);
    assert_eq!(world.state(), ShownSessionState::Ended(EndReason::MaxResponses));
    assert_eq!(world.answers().len(), 1);
    assert!(world.answers()[0].ends_with("word39"));
}
