use colloquy_app::AppError;
use colloquy_app::interviews::results::results;
use colloquy_app::invitations::running::undecided_withdrawals;
use colloquy_app::invitations::withdraw_consent::{keep, withdraw_consent};
use colloquy_app::invitations::{reactivate, send};
use colloquy_app::invitee_pages::{self, ConsentState, DataAfterWithdrawal, InvitationStage};
use colloquy_domain::account::audit::{AuditAction, AuditActor};
use colloquy_domain::erasure::{ErasureTarget, QUIET_FOR, SETTLE_FOR};
use colloquy_domain::invitation::{ConsentWithdrawal, Invitation, ReactivateInvitation, Status};
use colloquy_domain::log_entry::Actor;
use colloquy_domain::mail::MailState;
use colloquy_domain::organization::WithdrawalPolicy;
use colloquy_domain::ports::{AuditLog, Erasures, Invitations, MailerError, Mails, Write};
use colloquy_domain::slug::Slug;
use colloquy_domain::text::ReasonToKeep;
use colloquy_testkit::sample;
use serde_json::json;

use crate::world::{World, everything, input, refusal};

const OPERATOR: AuditActor = AuditActor::Operator;

/// Stores an invitation in this status whose invitee has consented.
async fn consented(world: &World, status: Status) -> Invitation {
    let invitation = world.invitation_in(status).await;
    world.store([Write::AddSessionRun(sample::session_run(&invitation, world.now()))]).await;
    invitation
}

async fn withdraw(world: &World, invitation: &Invitation) {
    withdraw_consent(&world.app, &invitation.slug).await.expect("it is withdrawn");
}

async fn page(world: &World, invitation: &Invitation) -> (InvitationStage, ConsentState) {
    let page = invitee_pages::invitation(&world.app, &invitation.slug).await.expect("it is read");
    let page = page.expect("the page exists");
    (page.stage, page.consent)
}

async fn undecided(world: &World) -> Vec<colloquy_domain::InvitationId> {
    let listed = undecided_withdrawals(&world.app, &world.caller).await.expect("they are read");
    listed.invitations.iter().map(|invitation| invitation.id).collect()
}

fn reason() -> ReasonToKeep {
    sample::text(ReasonToKeep::parse, "A court has ordered it.")
}

async fn keep_it(world: &World, invitation: &Invitation) -> Result<Invitation, AppError> {
    keep(&world.app, &OPERATOR, &world.caller, invitation.id, &reason()).await
}

#[tokio::test]
async fn withdraws_the_consent_to_a_completed_interview_and_leaves_the_decision_to_the_organization() {
    let world = World::new().await;
    let invitation = consented(&world, Status::Completed).await;
    let given = ConsentState::Given(WithdrawalPolicy::AskFirst);
    assert_eq!(page(&world, &invitation).await, (InvitationStage::Completed, given));
    world.in_one_commit(withdraw(&world, &invitation)).await;
    let after = world.stored_invitation(invitation.id).await;
    let withdrawal = ConsentWithdrawal { at: world.now(), kept_at: None };
    assert_eq!((after.status, after.withdrawal), (Status::Completed, Some(withdrawal)));
    let entry = ("invitation.updated", json!({ "consentWithdrawn": true }));
    assert_eq!(world.log(invitation.interview_id).await, [entry]);
    let entries = world.entries(invitation.interview_id).await;
    assert_eq!(entries[0].actor, Actor::invitee(&invitation));
    let undecided_data = ConsentState::Withdrawn(DataAfterWithdrawal::Undecided);
    assert_eq!(page(&world, &invitation).await, (InvitationStage::Withdrawn, undecided_data));
    assert_eq!(undecided(&world).await, [invitation.id]);
    world.without_effect(withdraw(&world, &invitation)).await;
}

#[tokio::test]
async fn an_interview_in_progress_ends_and_its_node_loses_it() {
    let world = World::new().await;
    let invitation = world.invitation_in(Status::InProgress).await;
    let mut session_run = sample::session_run(&invitation, world.now());
    session_run.take(world.app.ids.next(), world.now());
    world.store([Write::AddSessionRun(session_run)]).await;
    world.in_one_commit(withdraw(&world, &invitation)).await;
    let after = world.stored_invitation(invitation.id).await;
    assert_eq!((after.status, after.cancelled_at), (Status::Cancelled, Some(world.now())));
    assert_eq!(world.session_run(invitation.id).await.expect("it stays").lease_holder, None);
    let entry = ("invitation.cancelled", json!({ "consentWithdrawn": true }));
    assert_eq!(world.log(invitation.interview_id).await, [entry]);
    assert_eq!(world.events(invitation.id).await, [], "it was not completed");
}

#[tokio::test]
async fn nothing_happens_without_consent_or_behind_an_unknown_link() {
    let world = World::new().await;
    let invitation = world.invitation_in(Status::Ready).await;
    assert_eq!(page(&world, &invitation).await.1, ConsentState::NotGiven);
    world.without_effect(withdraw(&world, &invitation)).await;
    let unknown = Slug::draw(&*world.app.randomness);
    world.without_effect(withdraw_consent(&world.app, &unknown)).await.expect("it is read");
}

#[tokio::test]
async fn a_waiting_mail_is_not_sent_and_the_interview_cannot_be_reopened() {
    let world = World::new().await;
    let invitation = consented(&world, Status::Reopened).await;
    world.mailer.answer(MailerError::Later("busy".to_owned()));
    let sending = input(json!({ "email": "grace@example.org" }));
    let before = send::send(&world.app, &world.caller, invitation.id, sending).await.expect("it is accepted");
    withdraw(&world, &invitation).await;
    let mail = world.storage.mail(before.mail_id.expect("a mail")).await.expect("it is read");
    assert_eq!(mail.expect("the mail exists").state, MailState::Failed);
    let reason = "not sent: the invitee has withdrawn their consent";
    assert_eq!(world.stored_invitation(invitation.id).await.error.as_deref(), Some(reason));
    let silently = ReactivateInvitation::default();
    let call = reactivate::reactivate(&world.app, &world.caller, invitation.id, silently);
    let refused = refusal(world.without_effect(call).await);
    assert!(refused.starts_with("status custom: the invitee has withdrawn their consent"), "{refused}");
}

#[tokio::test]
async fn mails_to_invitees_who_have_consented_lead_to_the_page_for_withdrawing() {
    for status in [Status::Ready, Status::Reopened] {
        let world = World::new().await;
        let plain = world.invitation_in(status).await;
        let with_consent = consented(&world, status).await;
        for invitation in [&plain, &with_consent] {
            let sending = input(json!({ "email": "grace@example.org" }));
            send::send(&world.app, &world.caller, invitation.id, sending).await.expect("it is sent");
        }
        let links: Vec<_> =
            world.mailer.delivered().iter().map(|letter| letter.withdrawal_link.clone()).collect();
        let expected = format!("https://interviews.example.org/i/{}/withdraw", with_consent.slug.as_str());
        assert_eq!(links, [None, Some(expected)]);
    }
}

#[tokio::test]
async fn erases_at_once_if_the_organization_has_decided_so_for_all() {
    let mut world = World::new().await;
    world.configure(|update| update.withdrawal_policy = Some(WithdrawalPolicy::EraseAtOnce)).await;
    let invitation = consented(&world, Status::Completed).await;
    let given = ConsentState::Given(WithdrawalPolicy::EraseAtOnce);
    assert_eq!(page(&world, &invitation).await.1, given);
    world.in_one_commit(withdraw(&world, &invitation)).await;
    let erased = ConsentState::Withdrawn(DataAfterWithdrawal::BeingErased);
    assert_eq!(page(&world, &invitation).await.1, erased);
    assert_eq!(undecided(&world).await, [], "there is nothing to decide");
    let erasure = world.storage.erasure_of(invitation.id.uuid()).await.expect("it is read").expect("one");
    assert_eq!(erasure.target, ErasureTarget::Invitation(invitation.interview_id, invitation.id));
    for pause in [QUIET_FOR, SETTLE_FOR] {
        world.app.advance_erasures().await.expect("the storage answers");
        world.pass(pause);
    }
    world.app.advance_erasures().await.expect("the storage answers");
    assert_eq!(world.storage.invitation(invitation.id).await.expect("it is read"), None);
    let erasure = world.storage.erasure_of(invitation.id.uuid()).await.expect("it is read");
    assert!(erasure.is_some_and(|erasure| erasure.is_complete()));
    world.without_effect(withdraw(&world, &invitation)).await;
}

#[tokio::test]
async fn an_owner_keeps_what_is_stored_for_a_reason_in_the_audit_log() {
    let world = World::new().await;
    let invitation = consented(&world, Status::Completed).await;
    let refused = refusal(world.without_effect(keep_it(&world, &invitation)).await);
    assert_eq!(refused, "status custom: the invitee has not withdrawn their consent");
    withdraw(&world, &invitation).await;
    world.in_one_commit(keep_it(&world, &invitation)).await.expect("it is kept");
    assert_eq!(undecided(&world).await, []);
    let kept = ConsentState::Withdrawn(DataAfterWithdrawal::Kept);
    assert_eq!(page(&world, &invitation).await, (InvitationStage::Withdrawn, kept));
    let entry = ("invitation.updated", json!({ "keptAfterWithdrawal": true }));
    assert_eq!(world.log(invitation.interview_id).await[1..], [entry]);
    let audit = world.storage.audit_entries(world.organization(), everything()).await.expect("they are read");
    let newest = audit.first().expect("an entry");
    let subject = format!("{}: A court has ordered it.", invitation.id);
    assert_eq!((newest.action, &newest.subject), (AuditAction::KeptAfterWithdrawal, &subject));
    world.without_effect(keep_it(&world, &invitation)).await.expect("it is kept");
}

#[tokio::test]
async fn only_the_own_organization_decides() {
    let world = World::new().await;
    let invitation = consented(&world, Status::Completed).await;
    withdraw(&world, &invitation).await;
    let call = async |caller, id| keep(&world.app, &OPERATOR, &caller, id, &reason()).await.map(drop);
    world.check_owner(invitation.id, call).await;
}

#[tokio::test]
async fn results_count_no_interview_without_consent() {
    let world = World::new().await;
    let invitation = consented(&world, Status::Completed).await;
    let counted = async || {
        let read = results(&world.app, &world.caller, invitation.interview_id).await;
        read.expect("they are read").results.interviews
    };
    assert_eq!(counted().await, 1);
    withdraw(&world, &invitation).await;
    assert_eq!(counted().await, 0);
}
