//! The fixture of the storage cases: a storage with one organization.

use std::sync::Arc;

use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::Invitation;
use colloquy_domain::log_entry::LogEntry;
use colloquy_domain::mail::QueuedMail;
use colloquy_domain::organization::Organization;
use colloquy_domain::ports::{
    InterviewFilter, InterviewWithInvitations, InvitationFilter, ListPageRequest, ListedInterview, Storage,
    StorageError, UnitOfWork, Write,
};
use colloquy_domain::{InterviewId, InvitationId, MailId, OrganizationId};
use jiff::{SignedDuration, Timestamp};

use crate::{SeededIdSource, sample};

pub(super) const ACTIVE: InterviewFilter = InterviewFilter { archived: false, updated_since: None };
pub(super) const ARCHIVED: InterviewFilter = InterviewFilter { archived: true, updated_since: None };

/// Returns the time `ms` milliseconds after that of the samples.
pub(super) fn after(ms: i64) -> Timestamp {
    sample::now() + SignedDuration::from_millis(ms)
}

pub(super) struct StorageFixture {
    pub storage: Arc<dyn Storage>,
    pub ids: SeededIdSource,
    pub organization: Organization,
}

impl StorageFixture {
    pub async fn new(storage: Arc<dyn Storage>) -> Arc<Self> {
        let ids = SeededIdSource::new(1);
        let organization = sample::organization(&ids, sample::now());
        let fixture = StorageFixture { storage, ids, organization };
        fixture.commit([Write::AddOrganization(fixture.organization.clone())]).await;
        Arc::new(fixture)
    }

    pub async fn try_commit(&self, writes: impl IntoIterator<Item = Write>) -> Result<(), StorageError> {
        let mut unit = UnitOfWork::default();
        writes.into_iter().for_each(|write| unit.push(write));
        self.storage.commit(unit).await
    }

    pub async fn commit(&self, writes: impl IntoIterator<Item = Write>) {
        self.try_commit(writes).await.expect("the unit is valid");
    }

    pub async fn check_conflict(&self, writes: impl IntoIterator<Item = Write>) {
        let outcome = self.try_commit(writes).await;
        assert!(matches!(outcome, Err(StorageError::Conflict)), "{outcome:?}");
    }

    pub async fn check_failed(&self, writes: impl IntoIterator<Item = Write>) {
        let outcome = self.try_commit(writes).await;
        assert!(matches!(outcome, Err(StorageError::Failed(_))), "{outcome:?}");
    }

    pub async fn add_organization(&self) -> Organization {
        let organization = sample::organization(&self.ids, sample::now());
        self.commit([Write::AddOrganization(organization.clone())]).await;
        organization
    }

    pub fn new_interview(&self) -> Interview {
        sample::interview(&self.ids, self.organization.id, sample::now())
    }

    pub async fn add_interview(&self) -> Interview {
        let interview = self.new_interview();
        self.commit([Write::AddInterview(interview.clone())]).await;
        interview
    }

    pub async fn add_interviews(&self, count: usize) -> Vec<InterviewId> {
        let mut ids = Vec::new();
        for _ in 0..count {
            ids.push(self.add_interview().await.id);
        }
        ids
    }

    pub fn new_invitation(&self, interview: &Interview) -> Invitation {
        sample::invitation(&self.ids, interview, sample::now())
    }

    pub async fn add_invitation(&self, interview: &Interview) -> Invitation {
        let invitation = self.new_invitation(interview);
        self.commit([Write::AddInvitation(invitation.clone())]).await;
        invitation
    }

    pub async fn add_mail(&self, invitation: &Invitation, due_at: Timestamp) -> QueuedMail {
        let mail = sample::mail(&self.ids, invitation, due_at);
        self.commit([Write::AddMail(mail.clone())]).await;
        mail
    }

    pub fn new_log_entry(&self, interview: &Interview) -> LogEntry {
        sample::log_entry(&self.ids, interview, sample::now())
    }

    pub async fn interview(&self, id: InterviewId) -> Option<Interview> {
        self.storage.interview(id).await.expect("the storage answers")
    }

    pub async fn view(&self, id: InterviewId) -> Option<InterviewWithInvitations> {
        self.storage.interview_view(id).await.expect("the storage answers")
    }

    pub async fn invitation(&self, id: InvitationId) -> Option<Invitation> {
        self.storage.invitation(id).await.expect("the storage answers")
    }

    /// Returns up to `limit` invitations of an interview, newest first.
    pub async fn invitations(&self, id: InterviewId, limit: usize) -> Vec<Invitation> {
        let filter = InvitationFilter { archived: false, status: None };
        let read = self.storage.invitations(id, filter, ListPageRequest { after: None, limit }).await;
        read.expect("the storage answers")
    }

    pub async fn mail(&self, id: MailId) -> Option<QueuedMail> {
        self.storage.mail(id).await.expect("the storage answers")
    }

    pub async fn log(&self, id: InterviewId, after: Option<i64>, limit: usize) -> Vec<(i64, LogEntry)> {
        self.storage.interview_log(id, ListPageRequest { after, limit }).await.expect("the storage answers")
    }

    pub async fn list(
        &self,
        organization: OrganizationId,
        filter: InterviewFilter,
        page: ListPageRequest<InterviewId>,
    ) -> Vec<ListedInterview> {
        self.storage.interviews(organization, filter, page).await.expect("the storage answers")
    }

    /// Returns the ids on one page of the organization's interviews.
    pub async fn page(
        &self,
        filter: InterviewFilter,
        after: Option<InterviewId>,
        limit: usize,
    ) -> Vec<InterviewId> {
        let listed = self.list(self.organization.id, filter, ListPageRequest { after, limit }).await;
        listed.iter().map(|listed| listed.interview.id).collect()
    }
}
