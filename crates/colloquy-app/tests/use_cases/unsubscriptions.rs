use colloquy_app::unsubscriptions::{page, set, unsubscribe};
use colloquy_app::{AppError, invitations};
use colloquy_domain::OrganizationId;
use colloquy_domain::invitation::{Invitation, Status};
use colloquy_domain::log_entry::ActorKind;
use colloquy_domain::ports::{IdSource, Unsubscriptions};
use colloquy_domain::text::Email;
use colloquy_domain::unsubscription::{RecipientHash, UnsubscribeLinkSecret, UnsubscribeToken};
use colloquy_testkit::{SeededRandomness, sample};
use serde_json::json;

use crate::world::{World, input, refusal};

const REASON: &str = "the recipient has unsubscribed from mails of this organization";

async fn sent(world: &World, invitation: &Invitation, email: &str) -> Result<Invitation, AppError> {
    let sending = input(json!({ "email": email }));
    invitations::send::send(&world.app, &world.caller, invitation.id, sending).await
}

/// Mails an invitation, and returns it with the token in the mail.
async fn mailed(world: &World) -> (Invitation, UnsubscribeToken) {
    let invitation = world.invitation_in(Status::Ready).await;
    let invitation = sent(world, &invitation, "ada@example.org").await.expect("it is sent");
    let mail = world.mail_of(invitation.id).await.expect("a mail");
    (world.stored_invitation(invitation.id).await, mail.unsubscribe_token().expect("a token"))
}

async fn is_unsubscribed(world: &World, organization: OrganizationId, email: &str) -> bool {
    let recipient = RecipientHash::new(organization, &sample::text(Email::parse, email));
    world.storage.is_unsubscribed(organization, recipient).await.expect("it is read")
}

#[tokio::test]
async fn a_forged_token_has_no_page_and_no_effect() {
    let world = World::new().await;
    let (_, token) = mailed(&world).await;
    let forged =
        UnsubscribeToken { secret: UnsubscribeLinkSecret::draw(&SeededRandomness::new(99)), ..token };
    assert!(world.without_effect(page(&world.app, &forged)).await.expect("an answer").is_none());
    assert!(world.without_effect(unsubscribe(&world.app, &forged)).await.expect("an answer").is_none());
}

#[tokio::test]
async fn the_page_names_the_interview_and_changes_nothing() {
    let world = World::new().await;
    let (_, token) = mailed(&world).await;
    let page = world.without_effect(page(&world.app, &token)).await.expect("an answer").expect("a page");
    assert_eq!(page.subject.title.as_ref().map(|title| title.as_str()), Some("The first week"));
    assert!(!page.is_unsubscribed);
}

#[tokio::test]
async fn commits_the_unsubscription_with_the_error_of_the_invitation_and_a_log_entry() {
    let world = World::new().await;
    let (before, token) = mailed(&world).await;
    let page = world.in_one_commit(unsubscribe(&world.app, &token)).await.expect("an answer");
    assert!(page.expect("a page").is_unsubscribed);
    assert!(is_unsubscribed(&world, world.organization(), "ada@example.org").await);
    let after = world.stored_invitation(before.id).await;
    assert_eq!((after.error.as_deref(), after.sent, after.status), (Some(REASON), true, Status::Ready));
    let entry = world.entries(before.interview_id).await.pop().expect("an entry");
    assert_eq!((entry.event.as_str(), entry.actor.kind), ("invitation.updated", ActorKind::Invitee));
    assert_eq!(entry.data, json!({ "unsubscribed": true, "email": "ada@example.org" }));
}

#[tokio::test]
async fn unsubscribing_again_changes_nothing() {
    let world = World::new().await;
    let (_, token) = mailed(&world).await;
    unsubscribe(&world.app, &token).await.expect("an answer");
    let page = world.without_effect(unsubscribe(&world.app, &token)).await.expect("an answer");
    assert!(page.expect("a page").is_unsubscribed);
}

#[tokio::test]
async fn an_invitation_with_another_address_by_now_keeps_its_error() {
    let world = World::new().await;
    let (invitation, token) = mailed(&world).await;
    sent(&world, &invitation, "grace@example.org").await.expect("it is sent");
    unsubscribe(&world.app, &token).await.expect("an answer");
    assert_eq!(world.stored_invitation(invitation.id).await.error, None);
    assert!(is_unsubscribed(&world, world.organization(), "ada@example.org").await);
    assert!(!is_unsubscribed(&world, world.organization(), "grace@example.org").await);
}

#[tokio::test]
async fn later_mails_to_the_address_fail_in_any_letter_case() {
    let world = World::new().await;
    let (invitation, token) = mailed(&world).await;
    unsubscribe(&world.app, &token).await.expect("an answer");
    let after = sent(&world, &invitation, "ADA@example.org").await.expect("it is accepted");
    assert_eq!((after.sent, after.error.as_deref()), (false, Some(REASON)));
    let failed = json!({ "email": "ADA@example.org", "reason": REASON });
    assert_eq!(world.log(invitation.interview_id).await.last(), Some(&("invitation.sendFailed", failed)));
    assert_eq!(world.delivered_to(), ["ada@example.org"], "only the mail before");
}

#[tokio::test]
async fn the_mails_of_another_organization_are_not_affected() {
    let world = World::new().await;
    let (_, token) = mailed(&world).await;
    unsubscribe(&world.app, &token).await.expect("an answer");
    let other = world.stranger.organization().id;
    assert!(!is_unsubscribed(&world, other, "ada@example.org").await);
}

#[tokio::test]
async fn the_operator_adds_an_address_and_removes_it() {
    let world = World::new().await;
    for wanted in [true, false] {
        let email = sample::email();
        let call = || set(&world.app, world.organization(), &email, wanted);
        world.in_one_commit(call()).await.expect("it is set");
        assert_eq!(is_unsubscribed(&world, world.organization(), "ada@example.org").await, wanted);
        world.without_effect(call()).await.expect("it stays as it is");
    }
}

#[tokio::test]
async fn the_operator_must_name_an_organization_that_exists() {
    let world = World::new().await;
    let unknown = OrganizationId::from_uuid(world.ids.next());
    let refused = world.without_effect(set(&world.app, unknown, &sample::email(), true)).await;
    assert_eq!(refusal(refused), format!("Organization {unknown} not found"));
}
