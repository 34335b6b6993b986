use super::world::{Fate, World};
use crate::invitation::EndReason;
use crate::message::Role;
use crate::session::{Effect, Input, Say, Setup, State};

fn ends(world: &World) -> Vec<EndReason> {
    let ends = world.effects.iter().filter_map(|effect| match effect {
        Effect::End(reason) => Some(*reason),
        _ => None,
    });
    ends.collect()
}

#[test]
fn the_interviewer_closes_when_its_last_words_were_heard() {
    let mut world = World::asked();
    world.reply = "Thank you.".to_owned();
    world.closes = true;
    world.say("It was fine.", 1_000);
    world.until(State::Speaking);
    world.until(State::Ended(EndReason::Finished));
    assert_eq!(ends(&world), [EndReason::Finished]);
    assert_eq!(world.transcript().last(), Some(&(Role::Assistant, "Thank you.")));
    assert_eq!(world.told_ms, world.session.active_ms());
    let effects = world.effects.len();
    world.say("Hello?", 1_000);
    assert_eq!(world.effects.len(), effects);
}

#[test]
fn the_invitee_can_end_in_the_middle_of_an_answer_which_is_kept() {
    let mut world = World::asked();
    world.fates = vec![Fate::Answers { after_ms: 0 }, Fate::Answers { after_ms: 3_000 }];
    world.say("It was fine and", 1_000);
    world.give(Input::End);
    assert!(ends(&world).is_empty());
    world.ticks(4_000, 100);
    assert_eq!(world.answers(), ["It was fine and"]);
    assert_eq!(ends(&world), [EndReason::InviteeEnded]);
    assert!(matches!(world.effects.last(), Some(Effect::End(_))));
}

#[test]
fn a_recognizer_that_is_gone_delays_the_end_and_does_not_prevent_it() {
    let mut world = World::asked();
    world.fates = vec![Fate::Answers { after_ms: 0 }, Fate::IsLost];
    world.say("It was fine and", 1_000);
    world.give(Input::End);
    world.ticks(121_000, 1_000);
    assert_eq!(ends(&world), [EndReason::InviteeEnded]);
    assert!(world.commits.last().is_some_and(|spoken| spoken.words_missing));
}

#[test]
fn the_last_answer_is_replied_to_by_the_closing() {
    let mut world = World::asked_with(Setup { max_responses: Some(2), ..Setup::default() });
    world.say("It was fine.", 1_000);
    world.until(State::Speaking);
    world.listen_to_the_end();
    world.say("Then I left.", 1_000);
    world.until(State::Ended(EndReason::MaxResponses));
    let left: Vec<_> = world
        .effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Ask { left, .. } => left.responses,
            _ => None,
        })
        .collect();
    assert_eq!(left, [1, 0]);
    assert_eq!((world.answers().len(), world.commits.len()), (2, 5));
}

#[test]
fn the_closing_of_a_limit_is_not_interrupted_and_what_is_said_into_it_is_kept() {
    let mut world = World::asked_with(Setup { max_responses: Some(1), ..Setup::default() });
    world.say("It was fine.", 1_000);
    world.until(State::Speaking);
    world.say("But I have more to tell.", 1_500);
    assert_eq!(world.state(), State::Speaking);
    world.until(State::Ended(EndReason::MaxResponses));
    assert_eq!(world.answers(), ["It was fine.", "But I have more to tell."]);
    assert!(!world.commits[2].interrupted);
}

#[test]
fn when_time_is_up_an_answer_is_heard_out_and_closed() {
    let mut world = World::asked_with(Setup { max_active_ms: Some(10_000), ..Setup::default() });
    world.say("It was a long and", 10_000);
    world.say("winding road.", 10_000);
    assert_eq!(world.state(), State::Listening);
    world.until(State::Ended(EndReason::MaxMinutes));
    assert_eq!(world.answers(), ["It was a long and winding road."]);
    assert_eq!(world.commits.len(), 3);
}

#[test]
fn half_a_minute_after_the_limit_it_is_over_whatever_is_being_said() {
    let mut world = World::asked_with(Setup { max_active_ms: Some(10_000), ..Setup::default() });
    world.say("endless", 37_900);
    assert_eq!(world.state(), State::Listening);
    world.noise(300);
    assert_eq!(world.state(), State::Ended(EndReason::MaxMinutes));
    assert_eq!(world.answers(), ["endless"]);
}

#[test]
fn when_time_is_up_in_silence_there_is_a_closing_line() {
    let mut world = World::new(Setup { max_active_ms: Some(2_000), ..Setup::default() });
    world.give(Input::Attached);
    world.until(State::Ended(EndReason::MaxMinutes));
    assert_eq!(world.says(), [Say::Opening, Say::Closing]);
    assert_eq!(world.commits.len(), 2);
}

#[test]
fn a_reply_that_was_asked_for_before_the_limit_is_asked_for_anew() {
    let mut world = World::asked_with(Setup { max_active_ms: Some(3_000), ..Setup::default() });
    world.fates = vec![Fate::Answers { after_ms: 0 }; 2];
    world.fates.push(Fate::Answers { after_ms: 5_000 });
    world.say("So.", 900);
    world.until(State::Thinking);
    assert_eq!(world.count(|effect| matches!(effect, Effect::Ask { .. })), 1);
    world.noise(260);
    world.until(State::Ended(EndReason::MaxMinutes));
    assert_eq!(world.count(|effect| matches!(effect, Effect::Ask { .. })), 2);
}

#[test]
fn whoever_leaves_during_the_last_words_has_finished() {
    let mut world = World::asked();
    world.closes = true;
    world.say("It was fine.", 1_000);
    world.until(State::Speaking);
    world.silence(1_000);
    world.give(Input::Detached);
    assert_eq!(ends(&world), [EndReason::Finished]);
    assert!(world.commits.last().is_some_and(|spoken| spoken.interrupted));
}
