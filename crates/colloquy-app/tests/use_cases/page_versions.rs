//! What tells an open page of the console that it is outdated.

use colloquy_app::page_versions::{invitation, overview};
use colloquy_domain::invitation::Status;
use colloquy_domain::message::Message;
use colloquy_domain::ports::Write;
use colloquy_domain::webhook::DisabledReason;
use colloquy_testkit::sample;

use crate::world::World;

#[tokio::test]
async fn the_overview_is_outdated_by_a_new_interview_and_by_an_endpoint_that_fails() {
    let world = World::new().await;
    let version = async || overview(&world.app, &world.caller).await.expect("it is read");
    let mut endpoint = world.endpoint().await;
    let mut seen = version().await;
    assert_eq!(version().await, seen, "nothing has changed");
    world.interview().await;
    assert_ne!(version().await, seen);
    seen = version().await;
    endpoint.disable(DisabledReason::Failing, world.now());
    world.store([Write::SaveEndpoint(endpoint)]).await;
    assert_ne!(version().await, seen);
}

#[tokio::test]
async fn a_transcript_is_outdated_by_a_message_and_by_a_correction_of_an_earlier_one() {
    let world = World::new().await;
    let running = world.invitation_in(Status::InProgress).await;
    let message = |index| sample::message(&*world.ids, &running, index, world.now());
    let messages: Vec<Message> = (0..30).map(message).collect();
    world.store(messages.iter().cloned().map(Write::AddMessage)).await;
    let version =
        async |last| invitation(&world.app, &world.caller, running.id, last).await.expect("it is read");
    let (seen, last) = version(None).await;
    assert_eq!(version(last).await, (seen, last), "what is known already changes nothing");
    let corrected = Message { content: "At one.".to_owned(), ..messages[27].clone() };
    world.store([Write::SaveMessage(corrected)]).await;
    let (corrected, _) = version(last).await;
    assert_ne!(corrected, seen);
    assert_eq!(version(None).await.0, corrected, "all nodes see the same");
    world.store([Write::AddMessage(message(30))]).await;
    assert_ne!(version(last).await.0, corrected);
}
