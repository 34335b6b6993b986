//! Typed answers that the page sends again after a reconnection.

use super::world::World;
use crate::session::{SessionInput, SessionSettings, SessionStartState, ShownSessionState};

fn typed(world: &mut World, text: &str) {
    world.give(SessionInput::Typed { text: text.to_owned() });
}

fn reconnect(world: &mut World, away_ms: i64) {
    world.give(SessionInput::Detached);
    world.ticks(away_ms, 100);
    world.give(SessionInput::Attached);
}

#[test]
fn an_answer_that_is_sent_again_before_its_reply_is_heard_comes_once() {
    for away_ms in [100, 2_000, 4_900, 5_100, 30_000] {
        let mut world = World::asked();
        typed(&mut world, "Fine.");
        reconnect(&mut world, away_ms);
        typed(&mut world, "Fine.");
        world.until_replied();
        world.silence(10_000);
        assert_eq!(world.answers(), ["Fine."], "after {away_ms} ms");
    }
}

#[test]
fn an_answer_is_sent_again_after_each_of_several_losses() {
    let mut world = World::asked();
    typed(&mut world, "Fine.");
    for _ in 0..3 {
        reconnect(&mut world, 1_000);
        typed(&mut world, "Fine.");
    }
    world.until_replied();
    assert_eq!(world.answers(), ["Fine."]);
}

#[test]
fn the_same_answer_to_a_later_question_is_another_answer() {
    let mut world = World::asked();
    typed(&mut world, "Yes.");
    reconnect(&mut world, 1_000);
    world.until_replied();
    world.listen_to_the_end();
    typed(&mut world, "Yes.");
    world.until_replied();
    assert_eq!(world.answers(), ["Yes.", "Yes."], "the page did not send it again");
    world.listen_to_the_end();
    reconnect(&mut world, 1_000);
    world.silence(500);
    typed(&mut world, "Yes.");
    world.until_replied();
    assert_eq!(world.answers(), ["Yes.", "Yes.", "Yes."], "the question before was heard");
}

#[test]
fn the_same_answer_while_the_next_question_is_heard_is_another_answer() {
    let mut world = World::asked();
    typed(&mut world, "Yes.");
    world.until_replied();
    assert_eq!(world.state(), ShownSessionState::Speaking);
    reconnect(&mut world, 1_000);
    typed(&mut world, "Yes.");
    world.until_replied();
    assert_eq!(world.answers(), ["Yes.", "Yes."]);
}

#[test]
fn the_same_answer_to_a_question_after_the_reconnection_is_another_answer() {
    let mut world = World::asked();
    typed(&mut world, "Yes.");
    reconnect(&mut world, 1_000);
    world.until_replied();
    assert_eq!((world.state(), world.answers()), (ShownSessionState::Speaking, vec!["Yes."]));
    typed(&mut world, "Yes.");
    world.until_replied();
    assert_eq!(world.answers(), ["Yes.", "Yes."]);
}

#[test]
fn another_answer_after_a_reconnection_is_kept() {
    let mut world = World::asked();
    typed(&mut world, "Fine.");
    reconnect(&mut world, 1_000);
    typed(&mut world, "Or rather, good.");
    typed(&mut world, "Fine.");
    world.until_replied();
    assert_eq!(world.answers(), ["Fine. Or rather, good. Fine."]);
}

#[test]
fn an_answer_that_another_process_stored_comes_once() {
    let mut before = World::asked();
    typed(&mut before, "Fine.");
    before.give(SessionInput::Detached);
    before.ticks(10_000, 100);
    let conversation = before
        .commits
        .iter()
        .map(|message| crate::ports::ConversationTurn { role: message.role, text: message.content.clone() });
    let past = SessionStartState {
        conversation: conversation.collect(),
        responses: 1,
        ..SessionStartState::default()
    };
    let mut world = World::after(SessionSettings::default(), past);
    world.give(SessionInput::Attached);
    typed(&mut world, "Fine.");
    world.until_replied();
    world.silence(3_000);
    assert_eq!(world.answers(), [""; 0]);
}
