//! What a session does when the invitee reports a danger.

use colloquy_app::invitations::running::reported_dangers;
use colloquy_app::page_versions;
use colloquy_app::sessions::{ClientMessage, ServerMessage, SessionConnection, ShownConsent, consent, join};
use colloquy_domain::SignedDuration;
use colloquy_domain::invitation::{Invitation, Status};
use colloquy_domain::safety::{self, SafetyConcern};
use colloquy_domain::session::ShownSessionState;

use crate::generators::SHOWN_VERSION;
use crate::world::World;

/// Opens the page of an invitee who has consented.
async fn page(world: &World, invitation: &Invitation) -> SessionConnection {
    let shown = ShownConsent { version: SHOWN_VERSION.to_owned(), language: None };
    consent(&world.app, &invitation.slug, &shown).await.expect("an answer").expect("a consent");
    let joined = join(&world.app, &invitation.slug, Box::new(|_| {})).await;
    joined.expect("an answer").map_err(|refused| format!("{refused:?}")).expect("a session")
}

/// Plays what is said until the session reaches a state, and returns it.
async fn played(page: &mut SessionConnection, reached: impl Fn(ShownSessionState) -> bool) -> String {
    let mut said = Vec::new();
    loop {
        match page.down.recv().await.expect("the session goes on") {
            ServerMessage::Utterance { id: utterance, text, .. } => {
                said.push(text);
                page.send(ClientMessage::Heard { utterance, ms: 1_000, ended: true }).await;
            }
            ServerMessage::State(state) if reached(state) => return said.join(" "),
            _ => {}
        }
    }
}

fn is_listening(state: ShownSessionState) -> bool {
    state == ShownSessionState::Listening
}

#[tokio::test(start_paused = true)]
async fn a_danger_is_answered_without_an_interviewer_and_pauses_the_interview() {
    let world = World::new().await;
    let invitation = world.invitation_in(Status::Ready).await;
    let mut page = page(&world, &invitation).await;
    played(&mut page, is_listening).await;
    let answer = "The canteen is loud at noon and the queue is long. I want to end my life.";
    page.send(ClientMessage::Typed(answer.to_owned())).await;
    let said = played(&mut page, |state| matches!(state, ShownSessionState::Paused(_))).await;
    let interview = world.stored_interview(invitation.interview_id).await;
    assert_eq!(said, safety::response(SafetyConcern::SelfHarm, &interview.locale, None));
    assert!(world.interviewer.asked().is_empty(), "no interviewer reads a danger");

    // Afterwards, the interviewer reads what else was said.
    page.send(ClientMessage::Continue).await;
    for _ in 0..1_000 {
        tokio::task::yield_now().await;
    }
    let read: Vec<String> = world
        .interviewer
        .asked()
        .iter()
        .flat_map(|situation| situation.conversation.iter().map(|turn| turn.text.clone()))
        .collect();
    assert!(read.iter().all(|text| !text.contains("end my life")), "{read:?}");
}

#[tokio::test(start_paused = true)]
async fn a_danger_is_listed_while_the_interview_is_paused_and_for_two_weeks() {
    let world = World::new().await;
    let invitation = world.invitation_in(Status::Ready).await;
    let version = async || page_versions::overview(&world.app, &world.caller).await.expect("a version");
    let listed = async || {
        let listed = reported_dangers(&world.app, &world.caller).await.expect("they are read");
        listed.invitations.iter().map(|invitation| invitation.id).collect::<Vec<_>>()
    };
    let mut page = page(&world, &invitation).await;
    played(&mut page, is_listening).await;
    let before = version().await;
    assert_eq!(listed().await, []);
    page.send(ClientMessage::Typed("I want to end my life.".to_owned())).await;
    played(&mut page, |state| matches!(state, ShownSessionState::Paused(_))).await;
    assert_eq!(listed().await, [invitation.id]);
    assert_ne!(version().await, before, "the overview shows it at once");
    world.pass(SignedDuration::from_hours(15 * 24));
    assert_eq!(listed().await, []);
}
