//! A storage that keeps everything in memory and is as strict as a database: no duplicates, nothing that belongs
//! to nothing, no save of an old revision.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use colloquy_domain::api_key::{ApiKey, KeyHash};
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::Invitation;
use colloquy_domain::log_entry::LogEntry;
use colloquy_domain::mail::Mail;
use colloquy_domain::organization::Organization;
use colloquy_domain::ports::{
    Claim, InterviewFilter, InterviewView, Interviews, Invitations, KeyHolder, Keys, ListedInterview, Mails,
    Organizations, Page, Storage, StorageError, UnitOfWork,
};
use colloquy_domain::{ApiKeyId, InterviewId, InvitationId, MailId, OrganizationId};
use jiff::Timestamp;

mod shelves;

use shelves::Shelves;

#[derive(Debug)]
pub struct MemoryStorage {
    available: AtomicBool,
    shelves: Mutex<Shelves>,
}

impl Default for MemoryStorage {
    fn default() -> Self {
        MemoryStorage { available: AtomicBool::new(true), shelves: Mutex::default() }
    }
}

impl MemoryStorage {
    /// While it is not available every call is [`StorageError::Unavailable`].
    pub fn set_available(&self, available: bool) {
        self.available.store(available, Ordering::SeqCst);
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
        let invitations = shelves.invitations_shown(id).rev().cloned().collect();
        let interview = shelves.interviews.get(&id).cloned();
        Ok(interview.map(|interview| InterviewView { interview, invitations }))
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
        let shelves = self.shelves()?;
        let numbered = (1..).zip(&shelves.log).filter(|(number, entry)| {
            entry.interview_id == id && page.after.is_none_or(|after| *number < after)
        });
        let mut entries: Vec<_> = numbered.map(|(number, entry)| (number, entry.clone())).collect();
        entries.reverse();
        entries.truncate(page.limit);
        Ok(entries)
    }
}

#[async_trait]
impl Invitations for MemoryStorage {
    async fn invitation(&self, id: InvitationId) -> Result<Option<Invitation>, StorageError> {
        Ok(self.shelves()?.invitations.get(&id).cloned())
    }
}

#[async_trait]
impl Mails for MemoryStorage {
    async fn mail(&self, id: MailId) -> Result<Option<Mail>, StorageError> {
        Ok(self.shelves()?.mails.get(&id).cloned())
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
impl Storage for MemoryStorage {
    async fn commit(&self, unit: UnitOfWork) -> Result<(), StorageError> {
        self.shelves()?.commit(unit.into_writes())
    }

    async fn ping(&self) -> Result<(), StorageError> {
        self.shelves().map(|_| ())
    }
}

#[cfg(test)]
mod tests;
