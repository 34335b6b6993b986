use std::sync::Arc;

use colloquy_domain::erasure::{ErasableRows, ErasedCounts};
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::{EndReason, Invitation};
use colloquy_domain::ports::{ListPageRequest, Storage, Write};
use colloquy_domain::retention::{
    RetentionKind, RetentionPeriod, RetentionPosition, RetentionRules, RetentionRun, RetentionScope,
    RetentionSettings,
};

use super::delivery_fixture::setup;
use super::erasures::{EACH, fill, rows};
use super::fixture::{StorageFixture, after};
use crate::sample;

fn days(days: i32) -> Option<RetentionPeriod> {
    Some(RetentionPeriod::from_days(days).expect("a valid number of days"))
}

/// Returns rules with a different value for each kind, one of them forever and one absent.
fn rules() -> RetentionRules {
    let forever = Some(RetentionPeriod::Forever);
    let values = [days(1), forever, None, days(36_500), days(30), days(90)];
    let each = RetentionKind::ALL.iter().zip(values);
    each.fold(RetentionRules::default(), |rules, (kind, period)| rules.with(*kind, period))
}

async fn add_settings(fixture: &StorageFixture, scope: RetentionScope) -> RetentionSettings {
    let settings = RetentionSettings::new(scope, rules());
    fixture.commit([Write::AddRetentionSettings(settings.clone())]).await;
    settings
}

pub async fn retention_settings_belong_to_one_organization_or_interview(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let (owner, interview) = (fixture.organization.id, fixture.add_interview().await);
    let of_interview = add_settings(&fixture, RetentionScope::Interview(owner, interview.id)).await;
    let mut settings = add_settings(&fixture, RetentionScope::Organization(owner)).await;
    fixture.check_failed([Write::AddRetentionSettings(settings.clone())]).await;
    let outdated = settings.clone();
    assert!(settings.update(RetentionRules::default()).is_made());
    fixture.commit([Write::SaveRetentionSettings(settings.clone())]).await;
    fixture.check_conflict([Write::SaveRetentionSettings(outdated)]).await;
    let other = fixture.add_organization().await.id;
    add_settings(&fixture, RetentionScope::Organization(other)).await;
    let storage = &fixture.storage;
    let mut expected = vec![of_interview, settings.saved()];
    expected.sort_by_key(|settings| settings.scope.id());
    let mut found =
        storage.retention_settings(&[owner.uuid(), interview.id.uuid()]).await.expect("an answer");
    found.sort_by_key(|settings| settings.scope.id());
    assert_eq!(found, expected);
    let page = async |after, limit| storage.retention_scopes(owner, after, limit).await.expect("an answer");
    assert_eq!(page(None, 10).await, expected);
    assert_eq!(page(None, 1).await, expected[..1]);
    assert_eq!(page(Some(expected[0].scope.id()), 10).await, expected[1..]);
}

pub async fn a_retention_run_is_due_again_after_its_lease(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let scope = RetentionScope::Organization(fixture.organization.id);
    let mut run = RetentionRun::new(scope, after(0));
    fixture.check_failed([Write::AddRetentionRun(run.clone())]).await;
    add_settings(&fixture, scope).await;
    fixture.commit([Write::AddRetentionRun(run.clone())]).await;
    let due = async |ms| fixture.storage.due_retention_runs(after(ms), 10).await.expect("an answer");
    assert_eq!((due(-1).await, due(0).await), (vec![], vec![run.clone()]));
    let outdated = run.clone();
    run.due(after(30_000));
    let interview = fixture.add_interview().await;
    let invitation = fixture.add_invitation(&interview).await;
    let position = RetentionPosition { ended_at: after(7), invitation_id: invitation.id };
    run.pass(RetentionKind::WebhookBodies, position);
    fixture.commit([Write::SaveRetentionRun(run.clone())]).await;
    fixture.check_conflict([Write::SaveRetentionRun(outdated)]).await;
    let run = run.saved();
    assert_eq!((due(29_999).await, due(30_000).await), (vec![], vec![run.clone()]));
    let found = fixture.storage.retention_run(scope.id()).await.expect("an answer");
    assert_eq!(found, Some(run));
}

/// Adds an invitation that ended at a time.
async fn add_ended(
    fixture: &StorageFixture,
    interview: &Interview,
    end: impl FnOnce(&mut Invitation),
) -> Invitation {
    let mut invitation = fixture.new_invitation(interview);
    end(&mut invitation);
    fixture.commit([Write::AddInvitation(invitation.clone())]).await;
    invitation
}

fn completed(ms: i64) -> impl FnOnce(&mut Invitation) {
    move |invitation| {
        invitation.start(after(0)).expect("it is ready");
        invitation.end(EndReason::Finished, after(ms)).expect("it is in progress");
    }
}

pub async fn ended_invitations_are_found_in_the_order_in_which_they_ended(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let (owner, interview) = (fixture.organization.id, fixture.add_interview().await);
    let other = fixture.add_interview().await;
    let late = add_ended(&fixture, &interview, completed(40)).await;
    let cancelled = |one: &mut Invitation| one.cancel(after(20)).expect("it is ready");
    let cancelled = add_ended(&fixture, &interview, cancelled).await;
    let archived = add_ended(&fixture, &interview, |one| _ = one.archive(after(30))).await;
    let simultaneous = [
        add_ended(&fixture, &interview, completed(10)).await,
        add_ended(&fixture, &interview, completed(10)).await,
    ];
    let elsewhere = add_ended(&fixture, &other, completed(15)).await;
    fixture.add_invitation(&interview).await;
    add_ended(&fixture, &interview, |one| {
        one.start(after(0)).expect("it is ready");
        one.archive(after(1));
    })
    .await;
    add_ended(&fixture, &interview, |one| {
        completed(5)(one);
        one.reactivate(after(6)).expect("it is completed");
    })
    .await;
    let mut simultaneous = simultaneous.map(|one| one.id);
    simultaneous.sort();
    let of_interview = [simultaneous[0], simultaneous[1], cancelled.id, archived.id, late.id];
    let scope = RetentionScope::Interview(owner, interview.id);
    let found = async |scope, position, until, limit| {
        fixture.storage.ended_invitations(scope, position, after(until), limit).await.expect("an answer")
    };
    let all = found(scope, None, 40, 10).await;
    assert_eq!(all.iter().map(|one| one.position.invitation_id).collect::<Vec<_>>(), of_interview);
    assert!(all.iter().all(|one| one.interview_id == interview.id));
    assert_eq!(found(scope, None, 39, 10).await, all[..4]);
    assert_eq!(found(scope, None, 40, 1).await, all[..1]);
    for (index, one) in all.iter().enumerate() {
        assert_eq!(found(scope, Some(one.position), 40, 10).await, all[index + 1..]);
    }
    assert_eq!(found(scope, Some(all[4].position), 39, 10).await, []);
    let of_organization = found(RetentionScope::Organization(owner), None, 40, 10).await;
    assert_eq!((of_organization.len(), of_organization[2].interview_id), (6, elsewhere.interview_id));
    // The rule of the domain is the one of the database.
    for invitation in [&late, &cancelled, &archived] {
        let ended = all.iter().find(|one| one.position.invitation_id == invitation.id);
        assert_eq!(ended.map(|one| one.position.ended_at), invitation.ended_at());
    }
}

pub async fn removing_one_kind_of_rows_leaves_the_others(storage: Arc<dyn Storage>) {
    let world = setup(storage).await;
    let (fixture, invitation) = (&world.fixture, &world.invitation);
    let interview = fixture.interview(invitation.interview_id).await.expect("the interview exists");
    let other = fixture.add_invitation(&interview).await;
    fill(&world, invitation, "one").await;
    fill(&world, &other, "other").await;
    let mut left = EACH;
    let remove = async |rows| {
        for _ in 0..2 {
            fixture.commit([Write::EraseRows { invitation_id: invitation.id, rows }]).await;
        }
    };
    remove(ErasableRows::Messages).await;
    left.messages = 0;
    assert_eq!(rows(fixture, invitation.id).await, left);
    remove(ErasableRows::LogEntries).await;
    left.log_entries = 0;
    assert_eq!(rows(fixture, invitation.id).await, left);
    assert_eq!(fixture.storage.events_of(invitation.id).await.expect("an answer").len(), 1);
    remove(ErasableRows::Events).await;
    left.webhook_deliveries = 0;
    assert_eq!(rows(fixture, invitation.id).await, left);
    assert_eq!(fixture.storage.events_of(invitation.id).await.expect("an answer"), []);
    remove(ErasableRows::Mails).await;
    let left = ErasedCounts { invitations: 1, ..ErasedCounts::default() };
    assert_eq!((rows(fixture, invitation.id).await, rows(fixture, other.id).await), (left, EACH));
}

pub async fn removing_the_audio_of_messages_leaves_their_words(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.add_interview().await;
    let mut stored = Vec::new();
    for _ in 0..2 {
        let invitation = fixture.add_invitation(&interview).await;
        let mut message = sample::message(&fixture.ids, &invitation, 0, after(1));
        message.audio = Some(colloquy_domain::recording::of_interview(invitation.id, 1));
        fixture.commit([Write::AddMessage(message.clone())]).await;
        stored.push(message);
    }
    fixture.commit([Write::RemoveMessageAudio(stored[0].invitation_id)]).await;
    stored[0].audio = None;
    for message in stored {
        let page = ListPageRequest { after: None, limit: 10 };
        let found = fixture.storage.messages(message.invitation_id, page).await.expect("an answer");
        assert_eq!(found, [message]);
    }
}

pub async fn erased_interviews_and_organizations_have_no_retention_settings(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let (owner, interview) = (fixture.organization.id, fixture.add_interview().await);
    let other = fixture.add_organization().await.id;
    let scopes = [RetentionScope::Interview(owner, interview.id), RetentionScope::Organization(owner)];
    for scope in scopes.into_iter().chain([RetentionScope::Organization(other)]) {
        add_settings(&fixture, scope).await;
        fixture.commit([Write::AddRetentionRun(RetentionRun::new(scope, after(0)))]).await;
    }
    let left = async || {
        let due = fixture.storage.due_retention_runs(after(1), 10).await.expect("an answer");
        due.len()
    };
    fixture.commit([Write::EraseInterview { organization_id: owner, interview_id: interview.id }]).await;
    assert_eq!(left().await, 2);
    fixture.commit([Write::EraseOrganization(owner)]).await;
    assert_eq!(left().await, 1);
    let ids = scopes.map(RetentionScope::id);
    assert_eq!(fixture.storage.retention_settings(&ids).await.expect("an answer"), []);
}
