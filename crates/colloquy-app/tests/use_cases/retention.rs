mod follow_ups;
mod steps;

use std::collections::BTreeSet;

use colloquy_app::retention::{change, periods, rules, would_remove};
use colloquy_domain::account::audit::{AuditAction, AuditActor};
use colloquy_domain::erasure::ErasedCounts;
use colloquy_domain::event::EventKind;
use colloquy_domain::invitation::{EndReason, Invitation, Status};
use colloquy_domain::mail;
use colloquy_domain::ports::{
    AuditLog, DueClaim, DueMailSelection, Erasures, Events, Mails, Media, SessionRuns, Write,
};
use colloquy_domain::recording::of_interview;
use colloquy_domain::retention::{
    LEASE, RETRY_PAUSE, RUN_PAUSE, RetentionKind, RetentionPeriod, RetentionRules, RetentionScope,
};
use colloquy_domain::text::PersonName;
use colloquy_domain::{InterviewId, SignedDuration};
use colloquy_testkit::sample;

use crate::world::{World, everything, refusal};

const OPERATOR: AuditActor = AuditActor::Operator;
const DAY: SignedDuration = SignedDuration::from_hours(24);

fn days(days: i32) -> Option<RetentionPeriod> {
    Some(RetentionPeriod::from_days(days).expect("a valid number of days"))
}

fn only(kind: RetentionKind, period: Option<RetentionPeriod>) -> RetentionRules {
    RetentionRules::default().with(kind, period)
}

fn organization(world: &World) -> RetentionScope {
    RetentionScope::Organization(world.organization())
}

fn interview(world: &World, id: InterviewId) -> RetentionScope {
    RetentionScope::Interview(world.organization(), id)
}

async fn keep(world: &World, scope: RetentionScope, rules: RetentionRules) {
    change(&world.app, &OPERATOR, scope, rules, None).await.expect("they are saved");
}

async fn advance(world: &World) {
    world.app.advance_retention().await.expect("the storage answers");
}

/// Stores an invitation in this status with something of each kind.
async fn filled(world: &World, status: Status) -> Invitation {
    let mut invitation = world.invitation_in(status).await;
    let interview = world.stored_interview(invitation.interview_id).await;
    let name = PersonName::parse("Quittenbaum").expect("a name");
    invitation.rename(Some(name), world.now());
    let audio = of_interview(invitation.id, 1);
    let mut message = sample::message(&*world.ids, &invitation, 0, world.now());
    message.audio = Some(audio.clone());
    let entry = sample::log_entry(&*world.ids, &interview, world.now()).about(invitation.id);
    let mut mail = sample::mail(&*world.ids, &invitation, world.now());
    mail.sent();
    let event = sample::event(&*world.ids, &invitation, EventKind::InterviewStarted, world.now());
    world
        .store([
            Write::SaveInvitation(invitation.clone()),
            Write::AddMessage(message),
            Write::AddLogEntry(entry),
            Write::AddMail(mail),
            Write::AddEvent(event),
            Write::AddSessionRun(sample::session_run(&invitation, world.now())),
        ])
        .await;
    world.media.put(&audio, b"audio".as_slice().into()).await.expect("the store is available");
    invitation
}

/// Returns what is left of an invitation.
async fn left(world: &World, invitation: &Invitation) -> BTreeSet<RetentionKind> {
    let rows: ErasedCounts = world.storage.rows_of(invitation.id).await.expect("the storage answers");
    let events = world.storage.events_of(invitation.id).await.expect("the storage answers");
    let kept = [
        (RetentionKind::Audio, world.media.content(&of_interview(invitation.id, 1)).is_some()),
        (RetentionKind::Transcripts, rows.messages > 0),
        (RetentionKind::PersonalFields, world.stored_invitation(invitation.id).await.name.is_some()),
        (RetentionKind::Logs, rows.log_entries > 0),
        (RetentionKind::Mails, rows.mails > 0),
        (RetentionKind::WebhookBodies, !events.is_empty()),
    ];
    kept.into_iter().filter(|(_, is_kept)| *is_kept).map(|(kind, _)| kind).collect()
}

fn all_but(gone: &[RetentionKind]) -> BTreeSet<RetentionKind> {
    RetentionKind::ALL.iter().copied().filter(|kind| !gone.contains(kind)).collect()
}

#[tokio::test]
async fn removes_each_kind_on_its_day_and_nothing_before() {
    use RetentionKind::{Audio, Logs, Mails, PersonalFields, Transcripts, WebhookBodies};
    let world = World::new().await;
    let invitation = filled(&world, Status::Completed).await;
    let each = [WebhookBodies, Mails, Logs, Audio, PersonalFields, Transcripts];
    let mut rules = RetentionRules::default();
    for (kind, period) in each.iter().zip(1..) {
        rules = rules.with(*kind, days(period));
    }
    keep(&world, organization(&world), rules).await;
    for gone in 0..=each.len() {
        advance(&world).await;
        assert_eq!(left(&world, &invitation).await, all_but(&each[..gone]), "after {gone} days");
        world.pass(DAY - RUN_PAUSE);
        advance(&world).await;
        assert_eq!(left(&world, &invitation).await, all_but(&each[..gone]), "before the next day");
        world.pass(RUN_PAUSE);
    }
    let stored = world.stored_invitation(invitation.id).await;
    assert_eq!((stored.status, stored.completed_at), (Status::Completed, invitation.completed_at));
}

#[tokio::test]
async fn keeps_everything_without_settings() {
    let world = World::new().await;
    let invitation = filled(&world, Status::Completed).await;
    world.pass(DAY * 36_500);
    advance(&world).await;
    assert_eq!(left(&world, &invitation).await, all_but(&[]));
}

fn everything_after(period: i32) -> RetentionRules {
    RetentionKind::ALL.iter().fold(RetentionRules::default(), |rules, kind| rules.with(*kind, days(period)))
}

#[tokio::test]
async fn never_touches_an_interview_that_can_still_be_used() {
    let world = World::new().await;
    let (mut open, mut ended) = (Vec::new(), Vec::new());
    for status in [Status::Ready, Status::InProgress, Status::Reopened] {
        open.push(filled(&world, status).await);
    }
    for status in [Status::Completed, Status::Cancelled] {
        ended.push(filled(&world, status).await);
    }
    let mut archived = filled(&world, Status::Ready).await.saved();
    assert!(archived.archive(world.now()).is_made());
    world.store([Write::SaveInvitation(archived.clone())]).await;
    ended.push(archived);
    keep(&world, organization(&world), everything_after(1)).await;
    world.pass(DAY);
    advance(&world).await;
    for invitation in &open {
        assert_eq!(left(&world, invitation).await, all_but(&[]), "{:?}", invitation.status);
    }
    for invitation in &ended {
        assert_eq!(left(&world, invitation).await, BTreeSet::new(), "{:?}", invitation.status);
    }
}

#[tokio::test]
async fn counts_again_from_the_end_of_an_interview_that_was_reopened() {
    let world = World::new().await;
    let mut invitation = filled(&world, Status::Completed).await.saved();
    keep(&world, organization(&world), everything_after(2)).await;
    world.pass(DAY);
    invitation.reactivate(world.now()).expect("it is completed");
    invitation.start(world.now()).expect("it is reopened");
    invitation.end(EndReason::Finished, world.now()).expect("it is in progress");
    world.store([Write::SaveInvitation(invitation.clone())]).await;
    world.pass(DAY);
    advance(&world).await;
    assert_eq!(left(&world, &invitation).await, all_but(&[]));
    world.pass(DAY);
    advance(&world).await;
    assert_eq!(left(&world, &invitation).await, BTreeSet::new());
}

#[tokio::test]
async fn an_interview_overrides_the_organization_in_both_directions() {
    let world = World::new().await;
    let longer = filled(&world, Status::Completed).await;
    let shorter = filled(&world, Status::Completed).await;
    let follows = filled(&world, Status::Completed).await;
    keep(&world, organization(&world), only(RetentionKind::Audio, days(10))).await;
    let forever = Some(RetentionPeriod::Forever);
    keep(&world, interview(&world, longer.interview_id), only(RetentionKind::Audio, forever)).await;
    keep(&world, interview(&world, shorter.interview_id), only(RetentionKind::Audio, days(5))).await;
    let audio_left = async || {
        let mut kept = Vec::new();
        for invitation in [&longer, &shorter, &follows] {
            kept.push(left(&world, invitation).await.contains(&RetentionKind::Audio));
        }
        kept
    };
    world.pass(DAY * 5);
    advance(&world).await;
    assert_eq!(audio_left().await, [true, false, true]);
    world.pass(DAY * 5);
    advance(&world).await;
    assert_eq!(audio_left().await, [true, false, false]);
    // An override that is withdrawn follows the organization again.
    keep(&world, interview(&world, longer.interview_id), RetentionRules::default()).await;
    advance(&world).await;
    assert_eq!(audio_left().await, [false, false, false]);
    let applied = periods(&world.app, interview(&world, shorter.interview_id)).await.expect("an answer");
    assert_eq!(Some(applied.get(RetentionKind::Audio)), days(5));
}

#[tokio::test]
async fn a_dry_run_says_what_goes_and_removes_nothing() {
    let world = World::new().await;
    let invitation = filled(&world, Status::Completed).await;
    let other = filled(&world, Status::Completed).await;
    let own = interview(&world, other.interview_id);
    keep(&world, own, only(RetentionKind::Transcripts, days(3))).await;
    world.pass(DAY * 3);
    let rules = only(RetentionKind::Audio, days(3));
    let found = would_remove(&world.app, organization(&world), Some(rules)).await.expect("an answer");
    let found: Vec<_> =
        found.iter().map(|one| (one.scope, one.kind, one.invitations, one.has_more)).collect();
    let expected = [
        (organization(&world), RetentionKind::Audio, 1, false),
        (own, RetentionKind::Audio, 1, false),
        (own, RetentionKind::Transcripts, 1, false),
        (own, RetentionKind::WebhookBodies, 1, false),
    ];
    assert_eq!(found, expected);
    assert_eq!(left(&world, &invitation).await, all_but(&[]));
    assert_eq!(rules_of(&world).await, RetentionRules::default(), "they are proposed only");
    keep(&world, organization(&world), rules).await;
    advance(&world).await;
    let found = would_remove(&world.app, organization(&world), None).await.expect("an answer");
    assert_eq!(found, [], "what is gone is not counted again");
}

async fn rules_of(world: &World) -> RetentionRules {
    rules(&world.app, organization(world)).await.expect("an answer")
}

/// Stops after every possible number of commits, as a crash would.
#[tokio::test]
async fn continues_after_a_crash_at_any_step() {
    for commits in 0..12 {
        let world = World::new().await;
        let invitation = filled(&world, Status::Completed).await;
        keep(&world, organization(&world), everything_after(1)).await;
        world.pass(DAY);
        world.storage.set_writable_for(commits);
        let _ = world.app.advance_retention().await;
        world.storage.set_writable(true);
        world.pass(LEASE);
        advance(&world).await;
        assert_eq!(left(&world, &invitation).await, BTreeSet::new(), "after {commits} commits");
    }
}

#[tokio::test]
async fn one_node_at_a_time_works_on_an_organization() {
    let world = World::new().await;
    let invitation = filled(&world, Status::Completed).await;
    keep(&world, organization(&world), everything_after(1)).await;
    world.pass(DAY);
    // Another node has taken the lease and stopped.
    world.storage.set_writable_for(1);
    let _ = world.app.advance_retention().await;
    world.storage.set_writable(true);
    world.pass(LEASE - SignedDuration::from_millis(1));
    advance(&world).await;
    assert_eq!(left(&world, &invitation).await, all_but(&[]));
    world.pass(SignedDuration::from_millis(1));
    advance(&world).await;
    assert_eq!(left(&world, &invitation).await, BTreeSet::new());
}

#[tokio::test]
async fn a_media_store_that_is_away_delays_only_the_audio() {
    let world = World::new().await;
    let invitation = filled(&world, Status::Completed).await;
    keep(&world, organization(&world), everything_after(1)).await;
    world.pass(DAY);
    world.media.set_available(false);
    advance(&world).await;
    world.media.set_available(true);
    assert_eq!(left(&world, &invitation).await, [RetentionKind::Audio].into());
    world.pass(RETRY_PAUSE);
    advance(&world).await;
    assert_eq!(left(&world, &invitation).await, BTreeSet::new());
}

#[tokio::test]
async fn waits_for_an_attempt_of_a_mail_that_may_be_in_progress() {
    let world = World::new().await;
    let invitation = world.invitation_in(Status::Cancelled).await;
    keep(&world, organization(&world), only(RetentionKind::Mails, days(1))).await;
    world.pass(DAY);
    world.store([Write::AddMail(sample::mail(&*world.ids, &invitation, world.now()))]).await;
    let claim = DueClaim { now: world.now(), until: world.now() + mail::LEASE, limit: 1 };
    world.storage.claim_mails(DueMailSelection::Oldest, claim).await.expect("it is claimed");
    advance(&world).await;
    assert_eq!(world.storage.mails_of(invitation.id).await.expect("an answer").len(), 1);
    world.pass(RUN_PAUSE);
    advance(&world).await;
    assert_eq!(world.storage.mails_of(invitation.id).await.expect("an answer"), []);
}

#[tokio::test]
async fn removes_the_references_to_what_is_removed() {
    let world = World::new().await;
    let invitation = filled(&world, Status::Completed).await;
    let rules = only(RetentionKind::Audio, days(1)).with(RetentionKind::PersonalFields, days(1));
    keep(&world, organization(&world), rules).await;
    world.pass(DAY);
    advance(&world).await;
    let session_run = world.storage.session_run(invitation.id).await.expect("an answer").expect("it exists");
    assert!(session_run.recorded().is_empty());
    let all = format!("{:?}", world.storage);
    assert!(!all.contains("Quittenbaum") && !all.contains("recordings/"), "{all}");
    assert!(left(&world, &invitation).await.contains(&RetentionKind::Transcripts));
}

#[tokio::test]
async fn a_change_is_in_the_audit_log_once() {
    let world = World::new().await;
    let of_interview = world.interview().await.id;
    for _ in 0..2 {
        keep(&world, organization(&world), only(RetentionKind::Audio, days(90))).await;
        keep(&world, interview(&world, of_interview), only(RetentionKind::Logs, days(7))).await;
    }
    keep(&world, organization(&world), RetentionRules::default()).await;
    let entries = world.storage.audit_entries(world.organization(), everything()).await.expect("an answer");
    let changes = entries.iter().filter(|entry| entry.action == AuditAction::RetentionChanged);
    let mut subjects: Vec<&str> = changes.map(|entry| &*entry.subject).collect();
    subjects.sort_unstable();
    assert_eq!(subjects, ["audio 90d", &format!("interview {of_interview}: logs 7d"), "no rules"]);
}

#[tokio::test]
async fn refuses_interviews_that_are_not_the_organizations() {
    let world = World::new().await;
    let foreign = world.interview().await.id;
    let scope = RetentionScope::Interview(world.stranger.organization().id, foreign);
    let call = change(&world.app, &OPERATOR, scope, everything_after(1), None);
    let refused = refusal(world.without_effect(call).await);
    assert_eq!(refused, format!("Interview {foreign} belongs to another organization"));
}
