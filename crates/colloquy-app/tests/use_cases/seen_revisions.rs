//! Changes of what a caller has read before, while another node saves the same thing.

use colloquy_app::{AppError, SeenRevision, interviews, invitations, organizations, retention, share_links};
use colloquy_domain::account::audit::AuditActor;
use colloquy_domain::deadline::Deadline;
use colloquy_domain::invitation::Status;
use colloquy_domain::organization::OrganizationUpdate;
use colloquy_domain::ports::{Organizations, UnitOfWork, Write};
use colloquy_domain::reminder_plan::ReminderPlan;
use colloquy_domain::retention::{
    RetentionKind, RetentionPeriod, RetentionRules, RetentionRun, RetentionScope, RetentionSettings,
};
use colloquy_domain::text::{OrganizationName, PersonName};
use colloquy_domain::{SignedDuration, Timestamp};
use serde_json::json;

use crate::world::{World, input};

const OPERATOR: AuditActor = AuditActor::Operator;

/// Checks that a change is refused if another node saves what it changes right before it, and then is made by a caller who has
/// read that.
async fn check<T>(
    world: &World,
    by_another_node: impl IntoIterator<Item = Write>,
    first: impl Future<Output = Result<T, AppError>>,
    again: impl AsyncFnOnce() -> Result<T, AppError>,
) {
    let unit = by_another_node.into_iter().fold(UnitOfWork::default(), UnitOfWork::with);
    world.storage.interleave(0, unit);
    assert!(matches!(first.await, Err(AppError::Outdated)));
    assert!(again().await.is_ok());
}

fn plan() -> ReminderPlan {
    ReminderPlan::new(vec![3], (9, 18), "UTC").expect("a plan")
}

fn deadline(now: Timestamp) -> Option<Deadline> {
    Some(Deadline::new(now + SignedDuration::from_hours(1), now).expect("a deadline"))
}

#[tokio::test]
async fn a_change_of_an_interview_replaces_none_that_the_caller_has_not_read() {
    let world = World::new().await;
    let read = world.interview().await;
    let mut other = read.clone();
    assert!(other.set_reminder_plan(Some(plan()), world.now()).is_made());
    let update = async |seen| {
        let caller = world.caller.clone().having_seen(seen);
        interviews::update::update(&world.app, &caller, read.id, input(json!({ "title": "Mine" }))).await
    };
    check(&world, [Write::SaveInterview(other.clone())], update(SeenRevision::of(&read)), async || {
        update(SeenRevision::of(&other.saved())).await
    })
    .await;
    let stored = world.stored_interview(read.id).await;
    assert_eq!(
        (stored.reminder_plan.clone(), stored.title.as_ref().map(|title| title.as_str())),
        (Some(plan()), Some("Mine"))
    );
}

#[tokio::test]
async fn a_change_of_an_invitation_replaces_none_that_the_caller_has_not_read() {
    let world = World::new().await;
    let read = world.invitation_in(Status::Ready).await;
    let read = world.stored_invitation(read.id).await;
    let mut other = read.clone();
    other.rename(Some(PersonName::parse("Ada").expect("a name")), world.now());
    let set = async |seen| {
        let caller = world.caller.clone().having_seen(seen);
        invitations::deadline::set_deadline(&world.app, &caller, read.id, deadline(world.now())).await
    };
    check(&world, [Write::SaveInvitation(other.clone())], set(SeenRevision::of(&read)), async || {
        set(SeenRevision::of(&other.saved())).await
    })
    .await;
}

#[tokio::test]
async fn a_change_of_a_share_link_replaces_none_that_the_caller_has_not_read() {
    let world = World::new().await;
    let id = world.interview().await.id;
    let read = share_links::get::get(&world.app, &world.caller, id).await.expect("a link");
    let mut other = read.clone();
    other.configure(&input(json!({ "maxInterviews": 7 })), None, world.now()).expect("it is configured");
    let update = async |seen| {
        let caller = world.caller.clone().having_seen(seen);
        share_links::update::update(&world.app, &caller, id, input(json!({ "maxInterviews": 9 }))).await
    };
    check(&world, [Write::SaveShareLink(other.clone())], update(SeenRevision::of(&read)), async || {
        update(SeenRevision::of(&other.saved())).await
    })
    .await;
}

#[tokio::test]
async fn a_change_of_an_organization_replaces_none_that_the_caller_has_not_read() {
    let world = World::new().await;
    let id = world.organization();
    let read = world.storage.organization(id).await.expect("an answer").expect("it exists");
    let named = |name| OrganizationUpdate {
        name: Some(OrganizationName::parse(name).expect("a name")),
        ..OrganizationUpdate::default()
    };
    let mut other = read.clone();
    assert!(other.update(&named("Theirs")).is_made());
    let update = async |seen| organizations::update(&world.app, &OPERATOR, id, named("Mine"), seen).await;
    check(&world, [Write::SaveOrganization(other.clone())], update(SeenRevision::of(&read)), async || {
        update(SeenRevision::of(&other.saved())).await
    })
    .await;
}

#[tokio::test]
async fn a_change_of_retention_replaces_none_that_the_caller_has_not_read() {
    let world = World::new().await;
    let scope = RetentionScope::Organization(world.organization());
    let days = |days| {
        let period = RetentionPeriod::from_days(days).expect("a period");
        RetentionRules::default().with(RetentionKind::Audio, Some(period))
    };
    let change = async |seen| retention::change(&world.app, &OPERATOR, scope, days(30), Some(seen)).await;
    let theirs = [
        Write::AddRetentionSettings(RetentionSettings::new(scope, days(7))),
        Write::AddRetentionRun(RetentionRun::new(scope, world.now())),
    ];
    check(&world, theirs, change(RetentionRules::default()), async || change(days(7)).await).await;
}
