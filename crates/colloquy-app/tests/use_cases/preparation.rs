//! The interviewer prepares for an interview before the invitee has spoken.

use colloquy_app::sessions::{ShownConsent, consent, join};
use colloquy_domain::invitation::Status;
use colloquy_domain::ports::InterviewSituation;

use crate::generators::SHOWN_VERSION;
use crate::world::World;

/// Lets the tasks in the background run, and returns what the interviewer has prepared for.
async fn prepared(world: &World) -> Vec<InterviewSituation> {
    for _ in 0..1_000 {
        tokio::task::yield_now().await;
    }
    world.interviewer.prepared()
}

#[tokio::test]
async fn consent_and_joining_prepare_for_the_reply_after_the_first_message() {
    let world = World::new().await;
    let invitation = world.invitation_in(Status::Ready).await;
    let shown = ShownConsent { version: SHOWN_VERSION.to_owned(), language: None };
    let consented = consent(&world.app, &invitation.slug, &shown).await.expect("an answer");
    assert_eq!(consented, Ok(()));
    assert_eq!(prepared(&world).await.len(), 1);
    join(&world.app, &invitation.slug, Box::new(|_| {}))
        .await
        .expect("an answer")
        .map(drop)
        .expect("a session");
    let interview = world.stored_interview(invitation.interview_id).await;
    let first: Vec<String> = interview.first_message.iter().map(ToString::to_string).collect();
    let prepared = prepared(&world).await;
    assert_eq!(prepared.len(), 2);
    for situation in prepared {
        assert_eq!(situation.prompt, interview.prompt);
        assert!(!situation.guide.topics.is_empty());
        let said: Vec<String> = situation.conversation.into_iter().map(|turn| turn.text).collect();
        assert_eq!(said, first);
    }
}
