use std::sync::Arc;

use colloquy_domain::InvitationId;
use colloquy_domain::account::Account;
use colloquy_domain::account::membership::{MemberRole, Membership};
use colloquy_domain::erasure::{ErasableRows, ErasedCounts, Erasure, ErasureTarget};
use colloquy_domain::idempotency::IdempotencyRecord;
use colloquy_domain::ids::ErasureId;
use colloquy_domain::invitation::Invitation;
use colloquy_domain::ports::{IdSource, ListPageRequest, PasskeyWrite, Storage, Write};

use super::delivery_fixture::{DeliveryFixture, setup};
use super::fixture::{StorageFixture, after};
use crate::sample;

/// Adds one row of each kind to an invitation, and a stored response that contains it.
pub(super) async fn fill(fixture: &DeliveryFixture, invitation: &Invitation, key: &str) -> IdempotencyRecord {
    let DeliveryFixture { fixture, endpoint, .. } = fixture;
    let interview = fixture.interview(invitation.interview_id).await.expect("the interview exists");
    let event = sample::event(
        &fixture.ids,
        invitation,
        colloquy_domain::event::EventKind::InterviewStarted,
        after(1),
    );
    let mut record = sample::idempotency_record(invitation.organization_id, key, after(0));
    record.response = Some(format!(r#"{{"id":"{}"}}"#, invitation.id));
    let entry = sample::log_entry(&fixture.ids, &interview, after(1)).about(invitation.id);
    let unit = [
        Write::AddMessage(sample::message(&fixture.ids, invitation, 0, after(1))),
        Write::AddLogEntry(entry),
        Write::AddMail(sample::mail(&fixture.ids, invitation, after(1))),
        Write::AddSessionRun(sample::session_run(invitation, after(1))),
        Write::AddEvent(event.clone()),
        Write::AddIdempotencyRecord(record.clone()),
    ];
    fixture.commit(unit).await;
    let found = fixture.storage.delivery(endpoint.id, event.id).await.expect("the storage answers");
    assert!(found.is_some(), "the event has a delivery");
    record
}

fn requested(fixture: &StorageFixture, invitation: &Invitation, ms: i64) -> Erasure {
    let target = ErasureTarget::Invitation(invitation.interview_id, invitation.id);
    Erasure::requested(
        ErasureId::from_uuid(fixture.ids.next()),
        invitation.organization_id,
        target,
        after(ms),
    )
}

pub(super) const EACH: ErasedCounts = ErasedCounts {
    invitations: 1,
    messages: 1,
    log_entries: 1,
    mails: 1,
    webhook_deliveries: 1,
    recordings: 0,
};

pub(super) async fn rows(fixture: &StorageFixture, id: InvitationId) -> ErasedCounts {
    fixture.storage.rows_of(id).await.expect("the storage answers")
}

pub async fn erasing_an_invitation_removes_its_rows_and_no_others(storage: Arc<dyn Storage>) {
    let world = setup(storage).await;
    let (fixture, erased) = (&world.fixture, &world.invitation);
    let interview = fixture.interview(erased.interview_id).await.expect("the interview exists");
    let other = fixture.add_invitation(&interview).await;
    let (record, others) = (fill(&world, erased, "one").await, fill(&world, &other, "other").await);
    assert_eq!((rows(fixture, erased.id).await, rows(fixture, other.id).await), (EACH, EACH));
    for rows in [ErasableRows::Messages, ErasableRows::LogEntries, ErasableRows::Events] {
        fixture.commit([Write::EraseRows { invitation_id: erased.id, rows }]).await;
    }
    let left = ErasedCounts { invitations: 1, mails: 1, ..ErasedCounts::default() };
    assert_eq!((rows(fixture, erased.id).await, rows(fixture, other.id).await), (left, EACH));
    let (organization_id, invitation_id) = (erased.organization_id, erased.id);
    for _ in 0..2 {
        fixture.commit([Write::EraseInvitation { organization_id, invitation_id }]).await;
        assert_eq!(rows(fixture, erased.id).await, ErasedCounts::default());
        assert_eq!(fixture.invitation(erased.id).await, None);
    }
    let storage = &fixture.storage;
    assert_eq!(storage.session_run(erased.id).await.expect("the storage answers"), None);
    assert_eq!(storage.events_of(erased.id).await.expect("the storage answers"), []);
    let page = ListPageRequest { after: None, limit: 10 };
    assert_eq!(storage.invitation_log(erased.id, page).await.expect("the storage answers"), []);
    let response = async |record: &IdempotencyRecord| {
        let found = storage.idempotency_record(record.id).await.expect("the storage answers");
        found.expect("the call is not forgotten").response
    };
    assert_eq!((response(&record).await, response(&others).await), (None, others.response.clone()));
    assert_eq!(rows(fixture, other.id).await, EACH);
    assert!(storage.session_run(other.id).await.expect("the storage answers").is_some());
    storage.purge_deleted().await.expect("the storage answers");
}

pub async fn a_response_that_is_stored_after_an_erasure_conflicts(storage: Arc<dyn Storage>) {
    let world = setup(storage).await;
    let (fixture, erased) = (&world.fixture, &world.invitation);
    let interview = fixture.interview(erased.interview_id).await.expect("the interview exists");
    let other = fixture.add_invitation(&interview).await;
    let (organization_id, invitation_id) = (erased.organization_id, erased.id);
    let mut in_flight = Vec::new();
    for (key, created) in [("one", erased), ("other", &other)] {
        let mut record = sample::idempotency_record(organization_id, key, after(0));
        record.created_ids = vec![fixture.ids.next(), created.id.uuid()];
        fixture.commit([Write::AddIdempotencyRecord(record.clone())]).await;
        record.response = Some(format!(r#"{{"id":"{}","name":"Greta"}}"#, created.id));
        in_flight.push(record);
    }
    fixture.commit([Write::EraseInvitation { organization_id, invitation_id }]).await;
    let [of_erased, of_other] = <[_; 2]>::try_from(in_flight).expect("two calls");
    fixture.check_conflict([Write::SaveIdempotencyRecord(of_erased.clone())]).await;
    fixture.commit([Write::SaveIdempotencyRecord(of_other.clone())]).await;
    let response = async |record: &IdempotencyRecord| {
        let found = fixture.storage.idempotency_record(record.id).await.expect("the storage answers");
        found.expect("the call is not forgotten").response
    };
    assert_eq!((response(&of_erased).await, response(&of_other).await), (None, of_other.response.clone()));
}

pub async fn an_erasure_is_due_until_it_is_complete(storage: Arc<dyn Storage>) {
    let world = setup(storage).await;
    let (fixture, invitation) = (&world.fixture, &world.invitation);
    let mut erasure = requested(fixture, invitation, 0);
    fixture.commit([Write::AddErasure(erasure.clone())]).await;
    fixture.check_failed([Write::AddErasure(requested(fixture, invitation, 0))]).await;
    let due = async |ms| fixture.storage.due_erasures(after(ms), 10).await.expect("the storage answers");
    assert_eq!((due(-1).await, due(0).await), (vec![], vec![erasure.clone()]));
    let outdated = erasure.clone();
    erasure.due(after(30_000));
    erasure.found(EACH);
    fixture.commit([Write::SaveErasure(erasure.clone())]).await;
    fixture.check_conflict([Write::SaveErasure(outdated)]).await;
    let mut erasure = erasure.saved();
    assert_eq!((due(29_999).await, due(30_000).await), (vec![], vec![erasure.clone()]));
    erasure.complete(after(31_000));
    fixture.commit([Write::SaveErasure(erasure.clone())]).await;
    assert_eq!(due(90_000).await, []);
    let other = InvitationId::from_uuid(fixture.ids.next());
    let among = fixture.storage.erased_among(&[other, invitation.id]).await.expect("the storage answers");
    assert_eq!(among, [invitation.id]);
    let found = fixture.storage.erasure_of(invitation.id.uuid()).await.expect("the storage answers");
    assert_eq!(found, Some(erasure.saved()));
}

pub async fn a_person_is_found_by_address_in_one_organization(storage: Arc<dyn Storage>) {
    let world = setup(storage).await;
    let (fixture, mailed) = (&world.fixture, &world.invitation);
    let interview = fixture.interview(mailed.interview_id).await.expect("the interview exists");
    let named = fixture.new_invitation(&interview).for_person(None, Some(sample::email()));
    fixture.commit([Write::AddInvitation(named.clone())]).await;
    fixture.add_mail(mailed, after(0)).await;
    let nobody = fixture.new_invitation(&interview).for_person(None, None);
    fixture.commit([Write::AddInvitation(nobody)]).await;
    let elsewhere = fixture.add_organization().await.id;
    let email = sample::text(colloquy_domain::text::Email::parse, "Ada@Example.ORG");
    let find = async |organization, limit| {
        fixture.storage.invitations_of_person(organization, &email, limit).await.expect("the storage answers")
    };
    let mut expected = vec![mailed.id, named.id];
    expected.sort();
    assert_eq!(find(fixture.organization.id, 10).await, expected);
    assert_eq!(find(fixture.organization.id, 1).await.len(), 1);
    assert_eq!(find(elsewhere, 10).await, []);
}

pub async fn an_interview_is_erased_once_it_has_no_invitations(storage: Arc<dyn Storage>) {
    let world = setup(storage).await;
    let (fixture, invitation) = (&world.fixture, &world.invitation);
    let (storage, organization_id) = (&fixture.storage, invitation.organization_id);
    let interview = fixture.interview(invitation.interview_id).await.expect("the interview exists");
    let other = fixture.add_interview().await;
    for one in [&interview, &other] {
        fixture.commit([Write::AddLogEntry(sample::log_entry(&fixture.ids, one, after(1)))]).await;
    }
    let target = ErasureTarget::Interview(interview.id);
    let parts = async || storage.parts_without_erasure(target, 10).await.expect("the storage answers");
    let has_parts = async || storage.has_parts(target).await.expect("the storage answers");
    let part = ErasureTarget::Invitation(interview.id, invitation.id);
    assert_eq!((parts().await, has_parts().await), (vec![part], true));
    let interviews = storage.parts_without_erasure(ErasureTarget::Organization(organization_id), 10).await;
    assert_eq!(interviews.expect("the storage answers").len(), 2);
    let erasure = requested(fixture, invitation, 0);
    fixture.commit([Write::AddErasure(erasure.clone())]).await;
    assert_eq!((parts().await, has_parts().await), (vec![], true));
    let last = Write::EraseInterview { organization_id, interview_id: interview.id };
    fixture.check_failed([last.clone()]).await;
    assert!(fixture.interview(interview.id).await.is_some());
    fixture.commit([Write::EraseInvitation { organization_id, invitation_id: invitation.id }]).await;
    assert!(has_parts().await, "the erasure of the invitation is not complete");
    let mut completed = erasure.clone();
    completed.complete(after(2));
    fixture.commit([Write::SaveErasure(completed.clone())]).await;
    let erasure = completed.saved();
    assert!(!has_parts().await);
    fixture.commit([last]).await;
    assert_eq!(fixture.interview(interview.id).await, None);
    let page = || ListPageRequest { after: None, limit: 10 };
    assert_eq!(storage.interview_log(interview.id, page()).await.expect("the storage answers"), []);
    assert_eq!(storage.interview_log(other.id, page()).await.expect("the storage answers").len(), 1);
    let all = storage.erasures(organization_id, None, None, 10).await.expect("the storage answers");
    assert_eq!(all, std::slice::from_ref(&erasure));
    let before = storage.erasures(organization_id, Some(interview.id), Some(erasure.id), 10).await;
    assert_eq!(before.expect("the storage answers"), []);
}

pub async fn an_organization_is_erased_with_its_members_and_keys(storage: Arc<dyn Storage>) {
    let world = setup(storage).await;
    let (fixture, storage) = (&world.fixture, &world.fixture.storage);
    let (erased, other) = (fixture.organization.id, fixture.add_organization().await.id);
    let only_here = fixture.add_account("a@example.org").await;
    let in_both = fixture.add_account("b@example.org").await;
    let member = |account: &Account, organization| {
        Membership::new(account.id, organization, MemberRole::Owner, after(0))
    };
    fixture
        .commit([
            Write::AddMembership(member(&only_here, erased)),
            Write::AddMembership(member(&in_both, erased)),
            Write::AddMembership(member(&in_both, other)),
        ])
        .await;
    let key = sample::key(&fixture.ids, erased, &sample::secret(&fixture.ids), after(0));
    let logo = sample::logo();
    fixture.commit([Write::AddKey(key), Write::SaveLogo { organization_id: erased, logo }]).await;
    for (account, credential) in [(&only_here, b"1"), (&in_both, b"2")] {
        let passkey = fixture.new_passkey(account.id, credential);
        fixture.commit([Write::Passkey(PasskeyWrite::Add(passkey))]).await;
    }
    let organization_id = erased;
    let (invitation_id, interview_id) = (world.invitation.id, world.invitation.interview_id);
    for _ in 0..2 {
        fixture.commit([Write::EraseAccess(erased)]).await;
        assert_eq!(storage.account(only_here.id).await.expect("the storage answers"), None);
        assert!(storage.account(in_both.id).await.expect("the storage answers").is_some());
        for (account, expected) in [(&only_here, 0), (&in_both, 1)] {
            let passkeys = storage.passkeys(account.id).await.expect("the storage answers");
            assert_eq!(passkeys.len(), expected);
        }
        assert_eq!(storage.keys(erased).await.expect("the storage answers"), []);
    }
    fixture.commit([Write::EraseInvitation { organization_id, invitation_id }]).await;
    fixture.commit([Write::EraseInterview { organization_id, interview_id }]).await;
    fixture.commit([Write::EraseOrganization(erased)]).await;
    assert_eq!(storage.logo(sample::logo().hash()).await.expect("the storage answers"), None);
    assert!(storage.organization(erased).await.expect("the storage answers").is_some());
    assert!(storage.organization(other).await.expect("the storage answers").is_some());
}
