//! A storage in memory that is as strict as a database: it rejects duplicates, rows without an owner, and
//! saves of an old revision.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use colloquy_domain::api_key::{ApiKey, ApiKeyHash};
use colloquy_domain::guide::StoredGuide;
use colloquy_domain::idempotency::{IdempotencyRecord, IdempotencyRecordId};
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::{Invitation, InvitationSource};
use colloquy_domain::log_entry::LogEntry;
use colloquy_domain::logo::{Logo, LogoHash};
use colloquy_domain::message::Message;
use colloquy_domain::organization::Organization;
use colloquy_domain::ports::{
    ApiKeyWithOrganization, ApiKeys, AttentionReason, IdempotencyRecords, InterviewFilter,
    InterviewListPosition, InterviewOrder, InterviewWithInvitationCounts, InterviewWithInvitations,
    Interviews, InvitationFilter, InvitationWithMessages, Invitations, ListPageRequest, ListedInterview,
    Organizations, ServiceSigningKeys, SessionRuns, ShareLinks, Storage, StorageError, UnitOfWork,
    UsageRecords,
};
use colloquy_domain::service_secret::{SecretName, ServiceSigningKey};
use colloquy_domain::session_run::SessionRun;
use colloquy_domain::share_link::{ShareLink, VisitorNetworkHash};
use colloquy_domain::slug::Slug;
use colloquy_domain::text::Email;
use colloquy_domain::usage::{Month, Usage};
use colloquy_domain::{ApiKeyId, InterviewId, InvitationId, MessageId, OrganizationId};
use jiff::Timestamp;

mod accounts;
mod activity;
mod erasures;
mod interleaving;
mod mails;
mod notes;
mod outbox;
mod reminders;
mod retention;
mod search;
mod tables;

use interleaving::InterleavedUnit;
use tables::Tables;

#[derive(Debug)]
pub struct InMemoryStorage {
    available: AtomicBool,
    /// The number of commits until it is no longer writable.
    commits_left: AtomicUsize,
    interleaved: InterleavedUnit,
    purges: erasures::Purges,
    tables: Mutex<Tables>,
}

impl Default for InMemoryStorage {
    fn default() -> Self {
        InMemoryStorage {
            available: AtomicBool::new(true),
            commits_left: AtomicUsize::new(usize::MAX),
            interleaved: InterleavedUnit::default(),
            purges: erasures::Purges::default(),
            tables: Mutex::default(),
        }
    }
}

impl InMemoryStorage {
    /// While it is not available, every call returns [`StorageError::Unavailable`].
    pub fn set_available(&self, available: bool) {
        self.available.store(available, Ordering::SeqCst);
    }

    /// While it is not writable, every commit returns [`StorageError::Unavailable`].
    pub fn set_writable(&self, writable: bool) {
        self.set_writable_for(if writable { usize::MAX } else { 0 });
    }

    /// Accepts this many commits, and is not writable after them. So a test can check that a change needs only one.
    pub fn set_writable_for(&self, commits: usize) {
        self.commits_left.store(commits, Ordering::SeqCst);
    }

    fn writable_tables(&self) -> Result<MutexGuard<'_, Tables>, StorageError> {
        let tables = self.tables()?;
        match self.commits_left.load(Ordering::SeqCst) {
            0 => Err(StorageError::Unavailable("the test has made the storage read-only".into())),
            _ => Ok(tables),
        }
    }

    fn tables(&self) -> Result<MutexGuard<'_, Tables>, StorageError> {
        if !self.available.load(Ordering::SeqCst) {
            return Err(StorageError::Unavailable("the test has made the storage unavailable".into()));
        }
        Ok(self.tables.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

#[async_trait]
impl Organizations for InMemoryStorage {
    async fn organization(&self, id: OrganizationId) -> Result<Option<Organization>, StorageError> {
        Ok(self.tables()?.organizations.get(&id).cloned())
    }

    async fn organizations(&self) -> Result<Vec<Organization>, StorageError> {
        Ok(self.tables()?.organizations.values().cloned().collect())
    }

    async fn logo(&self, hash: LogoHash) -> Result<Option<Logo>, StorageError> {
        Ok(self.tables()?.logos.values().find(|logo| logo.hash() == hash).cloned())
    }
}

#[async_trait]
impl ApiKeys for InMemoryStorage {
    async fn key_by_hash(&self, hash: ApiKeyHash) -> Result<Option<ApiKeyWithOrganization>, StorageError> {
        let tables = self.tables()?;
        let key = tables.keys.values().find(|key| key.hash == hash);
        Ok(key.map(|key| ApiKeyWithOrganization {
            key: key.clone(),
            organization: tables.organizations[&key.organization_id].clone(),
        }))
    }

    async fn key(&self, id: ApiKeyId) -> Result<Option<ApiKey>, StorageError> {
        Ok(self.tables()?.keys.get(&id).cloned())
    }

    async fn keys(&self, organization: OrganizationId) -> Result<Vec<ApiKey>, StorageError> {
        let tables = self.tables()?;
        Ok(tables.keys.values().filter(|key| key.organization_id == organization).cloned().collect())
    }
}

#[async_trait]
impl Interviews for InMemoryStorage {
    async fn interview(&self, id: InterviewId) -> Result<Option<Interview>, StorageError> {
        Ok(self.tables()?.interviews.get(&id).cloned())
    }

    async fn guide(&self, interview: InterviewId) -> Result<Option<StoredGuide>, StorageError> {
        Ok(self.tables()?.guides.get(&interview).cloned())
    }

    async fn interview_view(
        &self,
        id: InterviewId,
    ) -> Result<Option<InterviewWithInvitations>, StorageError> {
        let tables = self.tables()?;
        let shown = tables.invitations_shown(id).rev();
        let mut invitations: Vec<_> = shown.map(|invitation| invitation.details.clone()).collect();
        let more = invitations.len() > InterviewWithInvitations::INVITATIONS;
        invitations.truncate(InterviewWithInvitations::INVITATIONS);
        let interview = tables.interviews.get(&id).map(|interview| interview.details.clone());
        Ok(interview.map(|interview| InterviewWithInvitations { interview, invitations, more }))
    }

    async fn interview_with_counts(
        &self,
        id: InterviewId,
    ) -> Result<Option<InterviewWithInvitationCounts>, StorageError> {
        let tables = self.tables()?;
        let interview = tables.interviews.get(&id).cloned();
        Ok(interview.map(|interview| InterviewWithInvitationCounts { interview, counts: tables.counts(id) }))
    }

    async fn interviews(
        &self,
        organization: OrganizationId,
        filter: InterviewFilter,
        page: ListPageRequest<InterviewId>,
    ) -> Result<Vec<ListedInterview>, StorageError> {
        let tables = self.tables()?;
        let wanted = |interview: &&Interview| {
            interview.organization_id == organization
                && interview.visibility.is_archived() == filter.archived
                && filter.updated_since.is_none_or(|since| interview.updated_at >= since)
                && page.after.is_none_or(|after| interview.id < after)
        };
        let listed = tables.interviews.values().rev().filter(wanted).take(page.limit);
        Ok(listed
            .map(|interview| ListedInterview {
                interview: interview.details.clone(),
                counts: tables.counts(interview.id),
            })
            .collect())
    }

    async fn ordered_interviews(
        &self,
        organization: OrganizationId,
        archived: bool,
        order: InterviewOrder,
        page: ListPageRequest<InterviewListPosition>,
    ) -> Result<Vec<ListedInterview>, StorageError> {
        Ok(self.tables()?.ordered_interviews(organization, archived, order, page))
    }

    async fn interview_log(
        &self,
        id: InterviewId,
        page: ListPageRequest<i64>,
    ) -> Result<Vec<(i64, LogEntry)>, StorageError> {
        Ok(self.tables()?.log_page(page, |entry| entry.interview_id == id))
    }
}

#[async_trait]
impl Invitations for InMemoryStorage {
    async fn invitation(&self, id: InvitationId) -> Result<Option<Invitation>, StorageError> {
        Ok(self.tables()?.invitations.get(&id).cloned())
    }

    async fn invitation_view(
        &self,
        id: InvitationId,
    ) -> Result<Option<InvitationWithMessages>, StorageError> {
        let messages = self.messages(id, ListPageRequest { after: None, limit: usize::MAX }).await?;
        let invitation = self.tables()?.invitations.get(&id).cloned();
        Ok(invitation.map(|invitation| InvitationWithMessages { invitation, messages }))
    }

    async fn messages(
        &self,
        invitation: InvitationId,
        page: ListPageRequest<i32>,
    ) -> Result<Vec<Message>, StorageError> {
        let tables = self.tables()?;
        let is_wanted = |message: &&Message| {
            message.invitation_id == invitation && page.after.is_none_or(|after| message.index > after)
        };
        let mut messages: Vec<Message> = tables.messages.values().filter(is_wanted).cloned().collect();
        messages.sort_by_key(|message| message.index);
        messages.truncate(page.limit);
        Ok(messages)
    }

    async fn invitation_by_slug(&self, slug: &Slug) -> Result<Option<Invitation>, StorageError> {
        Ok(self.tables()?.invitations.values().find(|invitation| invitation.slug == *slug).cloned())
    }

    async fn invitation_of_visitor(
        &self,
        interview: InterviewId,
        email: &Email,
    ) -> Result<Option<Invitation>, StorageError> {
        let tables = self.tables()?;
        let is_theirs = |invitation: &&Invitation| {
            let theirs = invitation.email.as_ref();
            invitation.source == InvitationSource::Share
                && theirs.is_some_and(|theirs| theirs.as_str().eq_ignore_ascii_case(email.as_str()))
        };
        Ok(tables.invitations_shown(interview).rev().find(is_theirs).cloned())
    }

    async fn invitations(
        &self,
        interview: InterviewId,
        filter: InvitationFilter,
        page: ListPageRequest<InvitationId>,
    ) -> Result<Vec<Invitation>, StorageError> {
        Ok(self.tables()?.invitations_listed(interview, filter, page).cloned().collect())
    }

    async fn invitation_log(
        &self,
        id: InvitationId,
        page: ListPageRequest<i64>,
    ) -> Result<Vec<(i64, LogEntry)>, StorageError> {
        Ok(self.tables()?.log_page(page, |entry| entry.invitation_id == Some(id)))
    }

    async fn message(&self, id: MessageId) -> Result<Option<Message>, StorageError> {
        Ok(self.tables()?.messages.get(&id).cloned())
    }
}

#[async_trait]
impl SessionRuns for InMemoryStorage {
    async fn session_run(&self, invitation: InvitationId) -> Result<Option<SessionRun>, StorageError> {
        Ok(self.tables()?.session_runs.get(&invitation).cloned())
    }

    async fn abandoned(&self, now: Timestamp, limit: usize) -> Result<Vec<InvitationId>, StorageError> {
        let tables = self.tables()?;
        let is_abandoned = |invitation: &&Invitation| {
            let seen_at = tables.session_runs.get(&invitation.id).map(|session_run| session_run.seen_at);
            let organization = &tables.organizations[&invitation.organization_id];
            invitation.is_abandoned(seen_at, now, organization.resume_time.duration())
        };
        let abandoned = tables.invitations.values().filter(is_abandoned);
        Ok(abandoned.take(limit).map(|invitation| invitation.id).collect())
    }

    async fn running(
        &self,
        organization: OrganizationId,
        limit: usize,
    ) -> Result<Vec<Invitation>, StorageError> {
        Ok(self.tables()?.running(organization, limit))
    }

    async fn needing_attention(
        &self,
        organization: OrganizationId,
        reason: AttentionReason,
        since: Timestamp,
        limit: usize,
    ) -> Result<Vec<Invitation>, StorageError> {
        Ok(self.tables()?.needing_attention(organization, reason, since, limit))
    }

    async fn unanalyzed(
        &self,
        completed_before: Timestamp,
        limit: usize,
    ) -> Result<Vec<InvitationId>, StorageError> {
        Ok(self.tables()?.unanalyzed(completed_before, limit))
    }
}

#[async_trait]
impl UsageRecords for InMemoryStorage {
    async fn usage(&self, organization: OrganizationId, month: Month) -> Result<Usage, StorageError> {
        Ok(self.tables()?.usage.get(&(organization, month)).copied().unwrap_or_default())
    }
}

#[async_trait]
impl ShareLinks for InMemoryStorage {
    async fn share_link(&self, interview: InterviewId) -> Result<Option<ShareLink>, StorageError> {
        Ok(self.tables()?.share_links.get(&interview).cloned())
    }

    async fn share_link_by_slug(&self, slug: &Slug) -> Result<Option<ShareLink>, StorageError> {
        Ok(self.tables()?.share_links.values().find(|link| link.slug == *slug).cloned())
    }

    async fn visits(
        &self,
        interview: InterviewId,
        visitor: VisitorNetworkHash,
        since: Timestamp,
    ) -> Result<i64, StorageError> {
        let tables = self.tables()?;
        let counted = tables.visits.values().filter(|visit| {
            visit.interview_id == interview && visit.visitor == visitor && visit.created_at >= since
        });
        Ok(counted.count() as i64)
    }
}

#[async_trait]
impl IdempotencyRecords for InMemoryStorage {
    async fn idempotency_record(
        &self,
        id: IdempotencyRecordId,
    ) -> Result<Option<IdempotencyRecord>, StorageError> {
        Ok(self.tables()?.idempotency_records.get(&id).cloned())
    }
}

#[async_trait]
impl ServiceSigningKeys for InMemoryStorage {
    async fn secret(&self, name: SecretName) -> Result<Option<ServiceSigningKey>, StorageError> {
        Ok(self.tables()?.secrets.get(&name).cloned())
    }
}

#[async_trait]
impl Storage for InMemoryStorage {
    async fn commit(&self, unit: UnitOfWork) -> Result<(), StorageError> {
        let mut tables = self.writable_tables()?;
        tables.commit(self.interleaved.before_commit())?;
        tables.commit(unit.into_writes())?;
        // The tables are locked, so no other commit changes the number.
        if self.commits_left.load(Ordering::SeqCst) != usize::MAX {
            self.commits_left.fetch_sub(1, Ordering::SeqCst);
        }
        Ok(())
    }

    async fn ping(&self) -> Result<(), StorageError> {
        self.tables().map(|_| ())
    }

    async fn check_writes(&self) -> Result<(), StorageError> {
        self.writable_tables().map(|_| ())
    }
}

#[cfg(test)]
mod tests;
