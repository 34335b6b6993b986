use std::sync::Arc;

use colloquy_domain::api_key::{ApiKey, ApiKeyFacts};
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::Invitation;
use colloquy_domain::mail::QueuedMail;
use colloquy_domain::organization::{Organization, OrganizationFacts};
use colloquy_domain::ports::{Storage, UnitOfWork, Write};
use colloquy_domain::{ApiKeyId, InterviewId, InvitationId, LogEntryId, OrganizationId};
use colloquy_domain::{MailId, Revision, TransitionOutcome};

use super::fixture::{StorageFixture, after};
use crate::sample;

/// One row of each kind that can be saved.
struct Saved {
    key: ApiKey,
    interview: Interview,
    invitation: Invitation,
    mail: QueuedMail,
}

impl Saved {
    fn new(fixture: &StorageFixture) -> Self {
        let interview = fixture.new_interview();
        let invitation = fixture.new_invitation(&interview);
        let secret = sample::secret(&fixture.ids);
        Saved {
            key: sample::key(&fixture.ids, fixture.organization.id, &secret, sample::now()),
            mail: sample::mail(&fixture.ids, &invitation, sample::now()),
            interview,
            invitation,
        }
    }

    fn adds(&self) -> [Write; 4] {
        [
            Write::AddKey(self.key.clone()),
            Write::AddInterview(self.interview.clone()),
            Write::AddInvitation(self.invitation.clone()),
            Write::AddMail(self.mail.clone()),
        ]
    }

    fn saves(&self) -> [Write; 4] {
        [
            Write::SaveKey(self.key.clone()),
            Write::SaveInterview(self.interview.clone()),
            Write::SaveInvitation(self.invitation.clone()),
            Write::SaveMail(self.mail.clone()),
        ]
    }

    /// Returns each row with a change, at the same revision.
    fn changed(&self) -> Self {
        let mut key = self.key.clone();
        assert_eq!(key.revoke(after(5)), TransitionOutcome::Changed);
        let mut interview = self.interview.clone();
        assert_eq!(interview.archive(after(5)), TransitionOutcome::Changed);
        let mut invitation = self.invitation.clone();
        assert_eq!(invitation.cancel(after(5)), Ok(()));
        let mut mail = self.mail.clone();
        mail.dropped("no longer wanted".into());
        Saved { key, interview, invitation, mail }
    }

    fn with_revision(&self, revision: Revision) -> Self {
        Saved {
            key: ApiKey::from_stored((*self.key).clone(), revision),
            interview: Interview::from_stored((*self.interview).clone(), revision),
            invitation: Invitation::from_stored((*self.invitation).clone(), revision),
            mail: QueuedMail::from_stored((*self.mail).clone(), revision),
        }
    }

    async fn check_stored(&self, fixture: &StorageFixture) {
        let key = fixture.storage.key(self.key.id).await.expect("the storage answers");
        assert_eq!(key.as_ref(), Some(&self.key));
        assert_eq!(fixture.interview(self.interview.id).await.as_ref(), Some(&self.interview));
        assert_eq!(fixture.invitation(self.invitation.id).await.as_ref(), Some(&self.invitation));
        assert_eq!(fixture.mail(self.mail.id).await.as_ref(), Some(&self.mail));
    }

    async fn check_absent(&self, fixture: &StorageFixture) {
        assert_eq!(fixture.storage.key(self.key.id).await.expect("the storage answers"), None);
        assert_eq!(fixture.interview(self.interview.id).await, None);
        assert_eq!(fixture.invitation(self.invitation.id).await, None);
        assert_eq!(fixture.mail(self.mail.id).await, None);
    }
}

pub async fn an_empty_unit_commits(storage: Arc<dyn Storage>) {
    storage.commit(UnitOfWork::default()).await.expect("an empty unit is valid");
}

pub async fn a_unit_of_work_takes_effect_together(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let saved = Saved::new(&fixture);
    let entry = fixture.new_log_entry(&saved.interview).about(saved.invitation.id);
    fixture.commit(saved.adds().into_iter().chain([Write::AddLogEntry(entry.clone())])).await;
    saved.check_stored(&fixture).await;
    let log = fixture.log(saved.interview.id, None, 10).await;
    assert_eq!(log.into_iter().map(|(_, entry)| entry).collect::<Vec<_>>(), [entry]);
}

pub async fn dropping_a_unit_of_work_leaves_no_trace(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let saved = Saved::new(&fixture);
    let mut unit = UnitOfWork::default();
    saved.adds().into_iter().for_each(|write| unit.push(write));
    drop(unit);
    drop(fixture.try_commit(saved.adds()));
    saved.check_absent(&fixture).await;
}

pub async fn a_failed_write_undoes_the_whole_unit(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let kept = Saved::new(&fixture);
    fixture.commit(kept.adds()).await;
    let lost = Saved::new(&fixture);
    let entry = Write::AddLogEntry(fixture.new_log_entry(&kept.interview));
    let stale = Write::SaveInterview(kept.with_revision(Revision::from_stored(7)).interview);
    let fitting = || kept.changed().saves().into_iter().chain(lost.adds()).chain([entry.clone()]);

    fixture.check_conflict(fitting().chain([stale.clone()])).await;
    fixture.check_conflict([stale].into_iter().chain(fitting())).await;
    fixture.check_failed(fitting().chain([Write::AddInterview(kept.interview.clone())])).await;

    kept.check_stored(&fixture).await;
    lost.check_absent(&fixture).await;
    assert_eq!(fixture.log(kept.interview.id, None, 10).await, []);
    fixture.commit(fitting()).await;
}

/// A store may execute such units differently once it has seen similar ones.
pub async fn a_failed_addition_undoes_its_unit_every_time(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let kept = Saved::new(&fixture);
    fixture.commit(kept.adds()).await;
    for _ in 0..40 {
        let (more, lost) = (Saved::new(&fixture), Saved::new(&fixture));
        fixture.commit(more.adds()).await;
        let again = Write::AddInterview(kept.interview.clone());
        fixture.check_failed(lost.adds().into_iter().chain([again.clone()])).await;
        fixture.check_failed([again].into_iter().chain(lost.adds())).await;
        more.check_stored(&fixture).await;
        lost.check_absent(&fixture).await;
    }
}

pub async fn writes_take_effect_in_order(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let saved = Saved::new(&fixture);
    let changed = saved.changed();
    fixture.commit(saved.adds().into_iter().chain(changed.saves())).await;
    changed.with_revision(Revision::FIRST.next()).check_stored(&fixture).await;
}

pub async fn saving_increments_the_revision(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let saved = Saved::new(&fixture);
    fixture.commit(saved.adds()).await;
    let second = saved.changed().with_revision(Revision::FIRST.next());
    fixture.commit(saved.changed().saves()).await;
    second.check_stored(&fixture).await;
    fixture.commit(second.saves()).await;
    second.with_revision(Revision::FIRST.next().next()).check_stored(&fixture).await;
}

pub async fn saving_an_old_revision_is_a_conflict_and_changes_nothing(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let saved = Saved::new(&fixture);
    fixture.commit(saved.adds()).await;
    fixture.commit(saved.saves()).await;
    for write in saved.changed().saves() {
        fixture.check_conflict([write]).await;
    }
    for write in saved.changed().with_revision(Revision::from_stored(3)).saves() {
        fixture.check_conflict([write]).await;
    }
    saved.with_revision(Revision::FIRST.next()).check_stored(&fixture).await;
}

pub async fn saving_a_missing_row_is_a_conflict(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let missing = Saved::new(&fixture);
    for write in missing.saves() {
        fixture.check_conflict([write]).await;
    }
    missing.check_absent(&fixture).await;
}

pub async fn adding_an_existing_row_fails_and_changes_nothing(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let saved = Saved::new(&fixture);
    let entry = fixture.new_log_entry(&saved.interview);
    fixture.commit(saved.adds().into_iter().chain([Write::AddLogEntry(entry.clone())])).await;
    for write in saved.changed().adds() {
        fixture.check_failed([write]).await;
    }
    fixture.check_failed([Write::AddLogEntry(entry)]).await;
    let other = OrganizationFacts { created_at: after(5), ..(*fixture.organization).clone() };
    let other = Organization::from_stored(other, Revision::FIRST);
    fixture.check_failed([Write::AddOrganization(other)]).await;
    saved.check_stored(&fixture).await;
    let stored = fixture.storage.organization(fixture.organization.id).await.expect("the storage answers");
    assert_eq!(stored.as_ref(), Some(&fixture.organization));
}

pub async fn no_two_invitations_share_a_slug_and_no_two_keys_a_hash(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let saved = Saved::new(&fixture);
    fixture.commit(saved.adds()).await;
    let mut facts = (*fixture.new_invitation(&saved.interview)).clone();
    facts.slug = saved.invitation.slug.clone();
    fixture.check_failed([Write::AddInvitation(Invitation::from_stored(facts, Revision::FIRST))]).await;
    let key = ApiKeyFacts { hash: saved.key.hash, ..(*Saved::new(&fixture).key).clone() };
    fixture.check_failed([Write::AddKey(ApiKey::from_stored(key, Revision::FIRST))]).await;
}

pub async fn rows_without_an_owner_are_refused(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.add_interview().await;
    let ids = &fixture.ids;
    let nobody = OrganizationId::from_uuid(colloquy_domain::ports::IdSource::next(ids));
    let secret = sample::secret(ids);
    let missing = Saved::new(&fixture);
    for write in [
        Write::AddKey(sample::key(ids, nobody, &secret, sample::now())),
        Write::AddInterview(sample::interview(ids, nobody, sample::now())),
        Write::AddInvitation(fixture.new_invitation(&missing.interview)),
        Write::AddMail(sample::mail(ids, &missing.invitation, sample::now())),
        Write::AddLogEntry(fixture.new_log_entry(&missing.interview)),
        Write::AddLogEntry(fixture.new_log_entry(&interview).about(missing.invitation.id)),
    ] {
        fixture.check_failed([write]).await;
    }
    assert_eq!(fixture.log(interview.id, None, 10).await, []);
}

/// Rows of one kind are consecutive, as in the units of a request, so that an adapter may add many at once.
pub async fn a_unit_with_hundreds_of_rows_takes_effect_wholly_or_not_at_all(storage: Arc<dyn Storage>) {
    const MANY: usize = 500;
    const LESS: usize = 373;
    let fixture = StorageFixture::new(storage).await;
    let other = fixture.add_interview().await;
    let taken = fixture.add_invitation(&other).await;
    for count in [MANY, LESS] {
        let interview = fixture.add_interview().await;
        let mut invitations: Vec<_> = (0..count).map(|_| fixture.new_invitation(&interview)).collect();
        let mails: Vec<_> =
            invitations.iter().map(|one| sample::mail(&fixture.ids, one, sample::now())).collect();
        let entries: Vec<_> =
            invitations.iter().map(|one| fixture.new_log_entry(&interview).about(one.id)).collect();
        let writes = |invitations: &[Invitation]| {
            let adds = invitations.iter().cloned().map(Write::AddInvitation);
            let adds = adds.chain(entries.iter().cloned().map(Write::AddLogEntry));
            adds.chain(mails.iter().cloned().map(Write::AddMail)).collect::<Vec<_>>()
        };
        let mut clashing = invitations.clone();
        clashing[count / 2] = taken.clone();
        fixture.check_failed(writes(&clashing)).await;
        assert_eq!(fixture.invitations(interview.id, MANY).await, []);
        assert_eq!(fixture.log(interview.id, None, MANY).await, []);
        fixture.commit(writes(&invitations)).await;
        invitations.reverse();
        assert_eq!(fixture.invitations(interview.id, MANY).await, invitations);
        let log = fixture.log(interview.id, None, MANY).await.into_iter().map(|(_, entry)| entry);
        assert!(log.eq(entries.into_iter().rev()), "the log is in a different order");
        for mail in mails {
            assert_eq!(fixture.mail(mail.id).await.as_ref(), Some(&mail));
        }
    }
}

pub async fn a_missing_row_is_none(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let other = Saved::new(&fixture);
    fixture.commit(other.adds()).await;
    let missing = Saved::new(&fixture);
    missing.check_absent(&fixture).await;
    assert_eq!(fixture.view(missing.interview.id).await, None);
    assert_eq!(fixture.log(missing.interview.id, None, 10).await, []);
    let by_hash = fixture.storage.key_by_hash(missing.key.hash).await;
    assert_eq!(by_hash.expect("the storage answers"), None);
    let nobody = OrganizationId::from_uuid(missing.interview.id.uuid());
    assert_eq!(fixture.storage.organization(nobody).await.expect("the storage answers"), None);
    assert_eq!(fixture.storage.keys(nobody).await.expect("the storage answers"), []);
}

/// An id of one kind does not find rows of another kind.
pub async fn an_id_finds_only_rows_of_its_kind(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let uuid = fixture.organization.id.uuid();
    let mut facts = (*fixture.new_interview()).clone();
    facts.id = InterviewId::from_uuid(uuid);
    let interview = Interview::new(facts);
    let entry = colloquy_domain::log_entry::LogEntry {
        id: LogEntryId::from_uuid(uuid),
        ..fixture.new_log_entry(&interview)
    };
    fixture.commit([Write::AddInterview(interview.clone()), Write::AddLogEntry(entry)]).await;
    assert_eq!(fixture.interview(interview.id).await, Some(interview));
    assert_eq!(fixture.invitation(InvitationId::from_uuid(uuid)).await, None);
    assert_eq!(fixture.mail(MailId::from_uuid(uuid)).await, None);
    assert_eq!(fixture.storage.key(ApiKeyId::from_uuid(uuid)).await.expect("the storage answers"), None);
}

pub async fn checking_writes_leaves_no_trace(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.add_interview().await;
    for _ in 0..100 {
        fixture.storage.check_writes().await.expect("the storage accepts writes");
    }
    assert_eq!(fixture.interview(interview.id).await, Some(interview));
}
