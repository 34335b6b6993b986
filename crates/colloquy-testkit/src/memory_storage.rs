//! A storage that keeps everything in memory and is as strict as a database: no duplicates, nothing that belongs
//! to nothing, no save of an old revision.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use colloquy_domain::api_key::{ApiKey, KeyHash};
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::Invitation;
use colloquy_domain::invitation::Source;
use colloquy_domain::log_entry::LogEntry;
use colloquy_domain::mail::{Letter, Mail};
use colloquy_domain::message::Message;
use colloquy_domain::organization::Organization;
use colloquy_domain::ports::{
    Claim, InterviewFilter, InterviewView, Interviews, InvitationFilter, InvitationView, Invitations,
    KeyHolder, Keys, ListedInterview, Mails, Organizations, Page, Replays, Secrets, ShareLinks, Sittings,
    Storage, StorageError, UnitOfWork, Unsubscriptions, Usages,
};
use colloquy_domain::replay::{Replay, ReplayId};
use colloquy_domain::service_secret::{SecretName, ServiceSecret};
use colloquy_domain::share_link::{ShareLink, Visitor};
use colloquy_domain::sitting::Sitting;
use colloquy_domain::slug::Slug;
use colloquy_domain::text::Email;
use colloquy_domain::unsubscription::Recipient;
use colloquy_domain::usage::{Month, Usage};
use colloquy_domain::{ApiKeyId, InterviewId, InvitationId, MailId, MessageId, OrganizationId};
use jiff::Timestamp;

mod outbox;
mod shelves;

use shelves::Shelves;

#[derive(Debug)]
pub struct MemoryStorage {
    available: AtomicBool,
    writable: AtomicBool,
    shelves: Mutex<Shelves>,
}

impl Default for MemoryStorage {
    fn default() -> Self {
        MemoryStorage {
            available: AtomicBool::new(true),
            writable: AtomicBool::new(true),
            shelves: Mutex::default(),
        }
    }
}

impl MemoryStorage {
    /// While it is not available every call is [`StorageError::Unavailable`].
    pub fn set_available(&self, available: bool) {
        self.available.store(available, Ordering::SeqCst);
    }

    /// While it is not writable every commit is [`StorageError::Unavailable`].
    pub fn set_writable(&self, writable: bool) {
        self.writable.store(writable, Ordering::SeqCst);
    }

    fn writable_shelves(&self) -> Result<MutexGuard<'_, Shelves>, StorageError> {
        if !self.writable.load(Ordering::SeqCst) {
            return Err(StorageError::Unavailable("the test has made the storage read-only".into()));
        }
        self.shelves()
    }

    fn shelves(&self) -> Result<MutexGuard<'_, Shelves>, StorageError> {
        if !self.available.load(Ordering::SeqCst) {
            return Err(StorageError::Unavailable("the test has made the storage unavailable".into()));
        }
        Ok(self.shelves.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

#[async_trait]
impl Organizations for MemoryStorage {
    async fn organization(&self, id: OrganizationId) -> Result<Option<Organization>, StorageError> {
        Ok(self.shelves()?.organizations.get(&id).cloned())
    }

    async fn organizations(&self) -> Result<Vec<Organization>, StorageError> {
        Ok(self.shelves()?.organizations.values().cloned().collect())
    }
}

#[async_trait]
impl Keys for MemoryStorage {
    async fn key_by_hash(&self, hash: KeyHash) -> Result<Option<KeyHolder>, StorageError> {
        let shelves = self.shelves()?;
        let key = shelves.keys.values().find(|key| key.hash == hash);
        Ok(key.map(|key| KeyHolder {
            key: key.clone(),
            organization: shelves.organizations[&key.organization_id].clone(),
        }))
    }

    async fn key(&self, id: ApiKeyId) -> Result<Option<ApiKey>, StorageError> {
        Ok(self.shelves()?.keys.get(&id).cloned())
    }

    async fn keys(&self, organization: OrganizationId) -> Result<Vec<ApiKey>, StorageError> {
        let shelves = self.shelves()?;
        Ok(shelves.keys.values().filter(|key| key.organization_id == organization).cloned().collect())
    }
}

#[async_trait]
impl Interviews for MemoryStorage {
    async fn interview(&self, id: InterviewId) -> Result<Option<Interview>, StorageError> {
        Ok(self.shelves()?.interviews.get(&id).cloned())
    }

    async fn interview_view(&self, id: InterviewId) -> Result<Option<InterviewView>, StorageError> {
        let shelves = self.shelves()?;
        let mut invitations: Vec<Invitation> = shelves.invitations_shown(id).rev().cloned().collect();
        let more = invitations.len() > InterviewView::INVITATIONS;
        invitations.truncate(InterviewView::INVITATIONS);
        let interview = shelves.interviews.get(&id).cloned();
        Ok(interview.map(|interview| InterviewView { interview, invitations, more }))
    }

    async fn interviews(
        &self,
        organization: OrganizationId,
        filter: InterviewFilter,
        page: Page<InterviewId>,
    ) -> Result<Vec<ListedInterview>, StorageError> {
        let shelves = self.shelves()?;
        let wanted = |interview: &&Interview| {
            interview.organization_id == organization
                && interview.visibility.is_archived() == filter.archived
                && filter.updated_since.is_none_or(|since| interview.updated_at >= since)
                && page.after.is_none_or(|after| interview.id < after)
        };
        let listed = shelves.interviews.values().rev().filter(wanted).take(page.limit);
        Ok(listed
            .map(|interview| ListedInterview {
                interview: interview.clone(),
                counts: shelves.counts(interview.id),
            })
            .collect())
    }

    async fn interview_log(
        &self,
        id: InterviewId,
        page: Page<i64>,
    ) -> Result<Vec<(i64, LogEntry)>, StorageError> {
        Ok(self.shelves()?.log_page(page, |entry| entry.interview_id == id))
    }
}

#[async_trait]
impl Invitations for MemoryStorage {
    async fn invitation(&self, id: InvitationId) -> Result<Option<Invitation>, StorageError> {
        Ok(self.shelves()?.invitations.get(&id).cloned())
    }

    async fn invitation_view(&self, id: InvitationId) -> Result<Option<InvitationView>, StorageError> {
        let messages = self.messages(id, Page { after: None, limit: usize::MAX }).await?;
        let invitation = self.shelves()?.invitations.get(&id).cloned();
        Ok(invitation.map(|invitation| InvitationView { invitation, messages }))
    }

    async fn messages(
        &self,
        invitation: InvitationId,
        page: Page<i32>,
    ) -> Result<Vec<Message>, StorageError> {
        let shelves = self.shelves()?;
        let is_wanted = |message: &&Message| {
            message.invitation_id == invitation && page.after.is_none_or(|after| message.index > after)
        };
        let mut messages: Vec<Message> = shelves.messages.values().filter(is_wanted).cloned().collect();
        messages.sort_by_key(|message| message.index);
        messages.truncate(page.limit);
        Ok(messages)
    }

    async fn invitation_by_slug(&self, slug: &Slug) -> Result<Option<Invitation>, StorageError> {
        Ok(self.shelves()?.invitations.values().find(|invitation| invitation.slug == *slug).cloned())
    }

    async fn invitation_of_visitor(
        &self,
        interview: InterviewId,
        email: &Email,
    ) -> Result<Option<Invitation>, StorageError> {
        let shelves = self.shelves()?;
        let is_theirs = |invitation: &&Invitation| {
            let theirs = invitation.email.as_ref();
            invitation.source == Source::Share
                && theirs.is_some_and(|theirs| theirs.as_str().eq_ignore_ascii_case(email.as_str()))
        };
        Ok(shelves.invitations_shown(interview).rev().find(is_theirs).cloned())
    }

    async fn invitations(
        &self,
        interview: InterviewId,
        filter: InvitationFilter,
        page: Page<InvitationId>,
    ) -> Result<Vec<Invitation>, StorageError> {
        let shelves = self.shelves()?;
        let wanted = |invitation: &&Invitation| {
            invitation.interview_id == interview
                && invitation.visibility.is_archived() == filter.archived
                && filter.status.is_none_or(|status| invitation.status == status)
                && page.after.is_none_or(|after| invitation.id < after)
        };
        Ok(shelves.invitations.values().rev().filter(wanted).take(page.limit).cloned().collect())
    }

    async fn invitation_log(
        &self,
        id: InvitationId,
        page: Page<i64>,
    ) -> Result<Vec<(i64, LogEntry)>, StorageError> {
        Ok(self.shelves()?.log_page(page, |entry| entry.invitation_id == Some(id)))
    }

    async fn message(&self, id: MessageId) -> Result<Option<Message>, StorageError> {
        Ok(self.shelves()?.messages.get(&id).cloned())
    }
}

#[async_trait]
impl Sittings for MemoryStorage {
    async fn sitting(&self, invitation: InvitationId) -> Result<Option<Sitting>, StorageError> {
        Ok(self.shelves()?.sittings.get(&invitation).cloned())
    }

    async fn abandoned(&self, now: Timestamp, limit: usize) -> Result<Vec<InvitationId>, StorageError> {
        let shelves = self.shelves()?;
        let is_abandoned = |invitation: &&Invitation| {
            let seen_at = shelves.sittings.get(&invitation.id).map(|sitting| sitting.seen_at);
            let organization = &shelves.organizations[&invitation.organization_id];
            invitation.is_abandoned(seen_at, now, organization.resume_time.duration())
        };
        let abandoned = shelves.invitations.values().filter(is_abandoned);
        Ok(abandoned.take(limit).map(|invitation| invitation.id).collect())
    }

    async fn unread(
        &self,
        completed_before: Timestamp,
        limit: usize,
    ) -> Result<Vec<InvitationId>, StorageError> {
        Ok(self.shelves()?.unread(completed_before, limit))
    }
}

#[async_trait]
impl Usages for MemoryStorage {
    async fn usage(&self, organization: OrganizationId, month: Month) -> Result<Usage, StorageError> {
        Ok(self.shelves()?.usage.get(&(organization, month)).copied().unwrap_or_default())
    }
}

#[async_trait]
impl ShareLinks for MemoryStorage {
    async fn share_link(&self, interview: InterviewId) -> Result<Option<ShareLink>, StorageError> {
        Ok(self.shelves()?.share_links.get(&interview).cloned())
    }

    async fn share_link_by_slug(&self, slug: &Slug) -> Result<Option<ShareLink>, StorageError> {
        Ok(self.shelves()?.share_links.values().find(|link| link.slug == *slug).cloned())
    }

    async fn visits(
        &self,
        interview: InterviewId,
        visitor: Visitor,
        since: Timestamp,
    ) -> Result<i64, StorageError> {
        let shelves = self.shelves()?;
        let counted = shelves.visits.values().filter(|visit| {
            visit.interview_id == interview && visit.visitor == visitor && visit.created_at >= since
        });
        Ok(counted.count() as i64)
    }
}

#[async_trait]
impl Replays for MemoryStorage {
    async fn replay(&self, id: ReplayId) -> Result<Option<Replay>, StorageError> {
        Ok(self.shelves()?.replays.get(&id).cloned())
    }
}

#[async_trait]
impl Mails for MemoryStorage {
    async fn mail(&self, id: MailId) -> Result<Option<Mail>, StorageError> {
        Ok(self.shelves()?.mails.get(&id).cloned())
    }

    async fn newest_link_mail(&self, invitation: InvitationId) -> Result<Option<Mail>, StorageError> {
        let shelves = self.shelves()?;
        let is_wanted = |mail: &&Mail| mail.invitation_id == invitation && mail.letter == Letter::Link;
        Ok(shelves.mails.values().rev().find(is_wanted).cloned())
    }

    async fn claim_mails(
        &self,
        claim: Claim<'_>,
        now: Timestamp,
        until: Timestamp,
        limit: usize,
    ) -> Result<Vec<Mail>, StorageError> {
        Ok(self.shelves()?.claim_mails(claim, now, until, limit))
    }
}

#[async_trait]
impl Unsubscriptions for MemoryStorage {
    async fn is_unsubscribed(
        &self,
        organization: OrganizationId,
        recipient: Recipient,
    ) -> Result<bool, StorageError> {
        Ok(self.shelves()?.unsubscriptions.contains_key(&(organization, recipient)))
    }
}

#[async_trait]
impl Secrets for MemoryStorage {
    async fn secret(&self, name: SecretName) -> Result<Option<ServiceSecret>, StorageError> {
        Ok(self.shelves()?.secrets.get(&name).cloned())
    }
}

#[async_trait]
impl Storage for MemoryStorage {
    async fn commit(&self, unit: UnitOfWork) -> Result<(), StorageError> {
        self.writable_shelves()?.commit(unit.into_writes())
    }

    async fn ping(&self) -> Result<(), StorageError> {
        self.shelves().map(|_| ())
    }

    async fn check_writes(&self) -> Result<(), StorageError> {
        self.writable_shelves().map(|_| ())
    }
}

#[cfg(test)]
mod tests;
