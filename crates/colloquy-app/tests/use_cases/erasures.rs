use colloquy_app::accounts::set_up::{self, SetUpFormInput, create_link};
use colloquy_app::accounts::sign_in::SigningInBrowser;
use colloquy_app::accounts::{AccountError, AccountProblem};
use colloquy_app::erasures::{find, list, of_person, repeatable_target_of, request};
use colloquy_app::{AppError, SeenRevision, keys, organizations};
use colloquy_domain::SignedDuration;
use colloquy_domain::account::audit::{AuditAction, AuditActor};
use colloquy_domain::account::secret::AccountSecret;
use colloquy_domain::erasure::{
    Erasure, ErasureTarget, KEYS_REMEMBERED_FOR, LEASE, PARTS_PAUSE, QUIET_FOR, RETRY_PAUSE, SETTLE_FOR,
};
use colloquy_domain::event::EventKind;
use colloquy_domain::ids::{ErasureId, IdKind, InvitationId, OrganizationId};
use colloquy_domain::interview::ArchiveStatus;
use colloquy_domain::invitation::{Invitation, Status};
use colloquy_domain::mail::{self, MailState};
use colloquy_domain::organization::OrganizationUpdate;
use colloquy_domain::ports::{
    AuditLog, DueClaim, DueMailSelection, Erasures, IdSource, Interviews, Mails, Media, Organizations,
    SessionRuns, UsageRecords, Write,
};
use colloquy_domain::recording::of_interview;
use colloquy_domain::text::{KeyLabel, OrganizationName};
use colloquy_domain::usage::Month;
use colloquy_testkit::sample;

use crate::world::{World, everything, refusal};

const OPERATOR: AuditActor = AuditActor::Operator;

async fn erase_invitation(
    world: &World,
    organization: OrganizationId,
    id: InvitationId,
) -> Result<Erasure, AppError> {
    let target = repeatable_target_of(&world.app, organization, id).await?;
    request(&world.app, &OPERATOR, organization, target).await
}

async fn erase(world: &World, invitation: &Invitation) {
    erase_invitation(world, world.organization(), invitation.id).await.expect("it is requested");
}

async fn advance(world: &World) {
    world.app.advance_erasures().await.expect("the storage answers");
}

fn target(invitation: &Invitation) -> ErasureTarget {
    ErasureTarget::Invitation(invitation.interview_id, invitation.id)
}

async fn is_complete(world: &World, invitation: &Invitation) -> bool {
    is_over(world, target(invitation)).await
}

async fn is_over(world: &World, target: ErasureTarget) -> bool {
    let erasure = find(&world.app, world.organization(), target).await.expect("the storage answers");
    let erasure = erasure.expect("it was requested");
    assert_eq!(erasure.digest().is_some(), erasure.is_complete(), "a receipt has a digest");
    erasure.is_complete()
}

async fn exists(world: &World, invitation: &Invitation) -> bool {
    world.storage.rows_of(invitation.id).await.expect("the storage answers") != Default::default()
        || format!("{:?}", world.storage).contains(invitation.slug.as_str())
}

async fn record(world: &World, invitation: &Invitation) {
    let message = sample::message(&*world.ids, invitation, 0, world.now());
    world.store([Write::AddMessage(message)]).await;
    let whole = of_interview(invitation.id, 1);
    world.media.put(&whole, b"audio".as_slice().into()).await.expect("the store is available");
}

#[tokio::test]
async fn erases_a_completed_interview_and_leaves_the_others() {
    let world = World::new().await;
    let [erased, other] =
        [world.invitation_in(Status::Completed).await, world.invitation_in(Status::Completed).await];
    record(&world, &erased).await;
    record(&world, &other).await;
    erase(&world, &erased).await;
    erase(&world, &erased).await;
    assert!(!is_complete(&world, &erased).await);
    advance(&world).await;
    assert!(is_complete(&world, &erased).await && !exists(&world, &erased).await);
    assert!(exists(&world, &other).await);
    let [of_erased, of_other] = [&erased, &other].map(|one| world.media.content(&of_interview(one.id, 1)));
    assert_eq!((of_erased.is_some(), of_other.is_some()), (false, true));
    let receipt =
        find(&world.app, world.organization(), target(&erased)).await.expect("an answer").expect("one");
    assert_eq!((receipt.erased.messages, receipt.erased.recordings), (1, 1));
    // Requesting it again returns the receipt.
    let again = erase_invitation(&world, world.organization(), erased.id).await.expect("the receipt");
    assert_eq!(again, receipt);
}

#[tokio::test]
async fn those_that_are_due_together_share_a_purge_and_none_is_complete_without_it() {
    let world = World::new().await;
    let mut erased = Vec::new();
    for _ in 0..3 {
        erased.push(world.invitation_in(Status::Completed).await);
    }
    for invitation in &erased {
        erase(&world, invitation).await;
    }
    world.storage.set_purges_fail(true);
    advance(&world).await;
    for invitation in &erased {
        assert!(!is_complete(&world, invitation).await);
    }
    world.storage.set_purges_fail(false);
    world.pass(RETRY_PAUSE);
    advance(&world).await;
    for invitation in &erased {
        assert!(is_complete(&world, invitation).await);
    }
    assert_eq!(world.storage.purges(), 1);
}

#[tokio::test]
async fn refuses_invitations_that_are_not_the_organizations() {
    let world = World::new().await;
    let invitation = world.invitation_in(Status::Ready).await;
    let foreign = world.stranger.organization().id;
    let call = erase_invitation(&world, foreign, invitation.id);
    let refused = refusal(world.without_effect(call).await);
    assert_eq!(refused, format!("Invitation {} belongs to another organization", invitation.id));
}

#[tokio::test]
async fn ends_an_interview_in_progress_and_waits_until_it_is_quiet() {
    let world = World::new().await;
    let invitation = world.invitation_in(Status::InProgress).await;
    let mut session_run = sample::session_run(&invitation, world.now());
    session_run.take(world.app.ids.next(), world.now());
    world.store([Write::AddSessionRun(session_run)]).await;
    erase(&world, &invitation).await;
    advance(&world).await;
    assert_eq!(world.stored_invitation(invitation.id).await.status, Status::Cancelled);
    let holder = world.storage.session_run(invitation.id).await.expect("an answer").expect("it exists");
    let erasure = find(&world.app, world.organization(), target(&invitation)).await.expect("an answer");
    assert!(holder.is_held_by(erasure.expect("one").id.uuid()), "the node has lost the interview");
    world.pass(QUIET_FOR - SignedDuration::from_millis(1));
    advance(&world).await;
    assert!(!is_complete(&world, &invitation).await && exists(&world, &invitation).await);
    world.pass(SignedDuration::from_millis(1));
    advance(&world).await;
    assert!(!is_complete(&world, &invitation).await, "an upload may still be in progress");
    world.media.put(&of_interview(invitation.id, 1), b"late".as_slice().into()).await.expect("it is stored");
    world.pass(SETTLE_FOR);
    advance(&world).await;
    assert_eq!(world.media.content(&of_interview(invitation.id, 1)), None);
    assert!(is_complete(&world, &invitation).await && !exists(&world, &invitation).await);
}

#[tokio::test]
async fn is_never_complete_while_the_media_store_is_away() {
    let world = World::new().await;
    let invitation = world.invitation_in(Status::Completed).await;
    record(&world, &invitation).await;
    erase(&world, &invitation).await;
    world.media.set_available(false);
    for _ in 0..3 {
        advance(&world).await;
        assert!(!is_complete(&world, &invitation).await);
        world.pass(RETRY_PAUSE);
    }
    world.media.set_available(true);
    advance(&world).await;
    assert!(is_complete(&world, &invitation).await && !exists(&world, &invitation).await);
    assert_eq!(world.media.content(&of_interview(invitation.id, 1)), None);
}

/// Stops after every possible number of commits, as a crash would.
#[tokio::test]
async fn continues_after_a_crash_at_any_step() {
    for commits in 0..8 {
        let world = World::new().await;
        let invitation = world.invitation_in(Status::InProgress).await;
        record(&world, &invitation).await;
        erase(&world, &invitation).await;
        world.storage.set_writable_for(commits);
        let _ = world.app.advance_erasures().await;
        world.storage.set_writable(true);
        assert!(!is_complete(&world, &invitation).await || !exists(&world, &invitation).await);
        world.pass(LEASE);
        advance(&world).await;
        assert!(is_complete(&world, &invitation).await, "after {commits} commits");
        assert!(!exists(&world, &invitation).await, "after {commits} commits");
        assert_eq!(world.media.content(&of_interview(invitation.id, 1)), None);
    }
}

#[tokio::test]
async fn withdraws_a_mail_and_waits_for_an_attempt_in_progress() {
    let world = World::new().await;
    let invitation = world.invitation_in(Status::Ready).await;
    let mail = sample::mail(&*world.ids, &invitation, world.now());
    world.store([Write::AddMail(mail.clone())]).await;
    erase(&world, &invitation).await;
    advance(&world).await;
    assert!(is_complete(&world, &invitation).await, "the mail was not attempted");
    let invitation = world.invitation_in(Status::Ready).await;
    let mail = sample::mail(&*world.ids, &invitation, world.now());
    world.store([Write::AddMail(mail)]).await;
    let claim = DueClaim { now: world.now(), until: world.now() + mail::LEASE, limit: 1 };
    world.storage.claim_mails(DueMailSelection::Oldest, claim).await.expect("it is claimed");
    erase(&world, &invitation).await;
    advance(&world).await;
    let withdrawn = world.storage.mails_of(invitation.id).await.expect("an answer");
    assert_eq!(withdrawn.iter().map(|mail| mail.state).collect::<Vec<_>>(), [MailState::Failed]);
    assert!(!is_complete(&world, &invitation).await, "the attempt may still be in progress");
    world.pass(mail::LEASE);
    advance(&world).await;
    assert!(is_complete(&world, &invitation).await);
}

#[tokio::test]
async fn is_announced_once_and_only_when_it_is_complete() {
    let world = World::new().await;
    let invitation = world.invitation_in(Status::Completed).await;
    let endpoint = world.endpoint().await;
    erase(&world, &invitation).await;
    world.media.set_available(false);
    advance(&world).await;
    assert_eq!(world.deliveries(endpoint.id).await, []);
    world.media.set_available(true);
    world.pass(RETRY_PAUSE);
    advance(&world).await;
    advance(&world).await;
    let [delivery] = &world.deliveries(endpoint.id).await[..] else { panic!("there is one delivery") };
    assert_eq!(delivery.kind, EventKind::InvitationErased);
}

#[tokio::test]
async fn is_in_the_audit_log_without_the_name_of_the_person() {
    let world = World::new().await;
    let invitation = world.invitation_in(Status::Completed).await;
    erase(&world, &invitation).await;
    erase(&world, &invitation).await;
    let entries = world.storage.audit_entries(world.organization(), everything()).await.expect("an answer");
    let of_erasures = entries.iter().filter(|entry| entry.action == AuditAction::ErasureRequested);
    let subjects: Vec<&str> = of_erasures.map(|entry| &*entry.subject).collect();
    assert_eq!(subjects, [format!("invitation {}", invitation.id)]);
}

#[tokio::test]
async fn finds_a_person_in_one_organization_by_present_and_former_addresses() {
    let world = World::new().await;
    let invitation = world.invitation_in(Status::Ready).await;
    world.invitation_in(Status::Ready).await;
    let mut mail = sample::mail(&*world.ids, &invitation, world.now());
    mail.postponed("the server is busy".to_owned(), world.now());
    let email = mail.to.clone();
    world.store([Write::AddMail(mail)]).await;
    let find = async |organization| of_person(&world.app, organization, &email).await.expect("an answer");
    assert!(find(world.organization()).await.contains(&invitation.id));
    assert_eq!(find(world.stranger.organization().id).await, []);
}

/// Works on all erasures until nothing is due for a while.
async fn work_off(world: &World) {
    for _ in 0..5 {
        advance(world).await;
        world.pass(PARTS_PAUSE);
    }
}

#[tokio::test]
async fn erases_an_interview_with_its_invitations() {
    let world = World::new().await;
    let interview = world.interview().await;
    let invitations = [world.invitation_to(&interview).await, world.invitation_to(&interview).await];
    let other = world.invitation_in(Status::Completed).await;
    for invitation in invitations.iter().chain([&other]) {
        record(&world, invitation).await;
    }
    let target = ErasureTarget::Interview(interview.id);
    request(&world.app, &OPERATOR, world.organization(), target).await.expect("it is requested");
    advance(&world).await;
    assert!(!is_over(&world, target).await, "its invitations are not erased yet");
    let stored = world.storage.interview(interview.id).await.expect("an answer").expect("it exists");
    assert!(stored.visibility != ArchiveStatus::Active, "nobody can start it any longer");
    work_off(&world).await;
    assert!(is_over(&world, target).await);
    assert_eq!(world.storage.interview(interview.id).await.expect("an answer"), None);
    for invitation in &invitations {
        assert!(is_complete(&world, invitation).await && !exists(&world, invitation).await);
    }
    assert!(exists(&world, &other).await);
    let receipt = find(&world.app, world.organization(), target).await.expect("an answer").expect("one");
    let erased = receipt.erased;
    assert_eq!((erased.invitations, erased.messages, erased.recordings), (2, 2, 2));
    let all = list(&world.app, world.organization(), None, 10).await.expect("an answer");
    assert_eq!(all.len(), 3);
}

#[tokio::test]
async fn erases_an_organization_and_keeps_what_it_has_used() {
    let world = World::new().await;
    let invitation = world.invitation_in(Status::Completed).await;
    record(&world, &invitation).await;
    let (owner, month) = (world.organization(), Month::of(world.now()));
    let used = world.storage.usage(owner, month).await.expect("an answer");
    let target = ErasureTarget::Organization(owner);
    let foreign = world.stranger.organization().id;
    let refused = request(&world.app, &OPERATOR, foreign, target).await.map(drop);
    assert_eq!(refusal(refused), format!("{} {owner} belongs to another organization", kind(owner)));
    request(&world.app, &OPERATOR, owner, target).await.expect("it is requested");
    advance(&world).await;
    let organization = world.storage.organization(owner).await.expect("an answer").expect("it exists");
    assert_eq!(organization.name.as_str(), "Erased organization");
    assert!(exists(&world, &invitation).await, "a node may still accept its keys");
    world.pass(KEYS_REMEMBERED_FOR);
    work_off(&world).await;
    assert!(is_over(&world, target).await && !exists(&world, &invitation).await);
    assert_eq!(world.storage.usage(owner, month).await.expect("an answer"), used);
    let [_, other] = &world.storage.organizations().await.expect("an answer")[..] else { panic!("two") };
    assert_eq!(other.id, foreign);
}

fn kind<K: IdKind>(_: colloquy_domain::Id<K>) -> &'static str {
    K::NAME
}

#[tokio::test]
async fn an_erasure_never_reaches_another_organization() {
    let world = World::new().await;
    let invitation = world.invitation_in(Status::Completed).await;
    record(&world, &invitation).await;
    let (own, other) = (world.organization(), world.stranger.organization().id);
    let targets = [
        target(&invitation),
        ErasureTarget::Interview(invitation.interview_id),
        ErasureTarget::Organization(own),
    ];
    for target in targets {
        let erasure = Erasure::requested(ErasureId::from_uuid(world.ids.next()), other, target, world.now());
        world.store([Write::AddErasure(erasure)]).await;
    }
    work_off(&world).await;
    assert!(
        exists(&world, &invitation).await && world.media.content(&of_interview(invitation.id, 1)).is_some()
    );
    let organization = world.storage.organization(own).await.expect("an answer").expect("it exists");
    assert_ne!(organization.name.as_str(), "Erased organization");
}

/// Without this, what is stored after the erasure could not be erased, because the receipt of the first one is returned.
#[tokio::test]
async fn an_erased_organization_stays_closed() {
    let world = World::new().await;
    let owner = world.organization();
    let link = create_link(&world.app, owner).await.expect("an answer").expect("it has no members");
    let target = ErasureTarget::Organization(owner);
    request(&world.app, &OPERATOR, owner, target).await.expect("it is requested");
    require_closed(&world, &link).await;
    advance(&world).await;
    world.pass(KEYS_REMEMBERED_FOR);
    work_off(&world).await;
    assert!(is_over(&world, target).await);
    require_closed(&world, &link).await;
}

async fn require_closed(world: &World, link: &AccountSecret) {
    let (app, owner) = (&world.app, world.organization());
    let closed = format!(" custom: Organization {owner} was erased and stays closed. Create another one.");
    let update =
        OrganizationUpdate { name: OrganizationName::parse("Again").ok(), ..OrganizationUpdate::default() };
    let updated = organizations::update(app, &OPERATOR, owner, update, SeenRevision::default());
    assert_eq!(refusal(world.without_effect(updated).await.map(drop)), closed);
    let key = keys::create(app, &OPERATOR, owner, KeyLabel::parse("again").expect("a label"), None);
    assert_eq!(refusal(world.without_effect(key).await.map(drop)), closed);
    assert_eq!(refusal(world.without_effect(create_link(app, owner)).await.map(drop)), closed);
    assert!(set_up::page(app, link).await.expect("an answer").is_none());
    let first = SetUpFormInput {
        organization: "Again",
        name: "Ada",
        email: "ada@example.org",
        password: "winter in lisbon",
    };
    let browser = SigningInBrowser { address: None, user_agent: "A browser", previous: None };
    let owned = world.without_effect(set_up::set_up(app, link, first, browser)).await;
    assert!(matches!(owned, Err(AccountError::Refused(AccountProblem::LinkClosed))));
}
