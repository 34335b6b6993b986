use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use async_trait::async_trait;
use colloquy_domain::erasure::{ErasedCounts, Erasure, ErasureTarget};
use colloquy_domain::invitation::{ConsentWithdrawal, Invitation};
use colloquy_domain::mail::QueuedMail;
use colloquy_domain::ports::{Erasures, StorageError};
use colloquy_domain::text::Email;
use colloquy_domain::{ErasureId, InterviewId, InvitationId, OrganizationId};
use jiff::Timestamp;
use uuid::Uuid;

use super::InMemoryStorage;

/// How often deleted rows were purged, and whether that fails.
#[derive(Debug, Default)]
pub(super) struct Purges {
    done: AtomicUsize,
    fail: AtomicBool,
}

impl InMemoryStorage {
    pub fn set_purges_fail(&self, fail: bool) {
        self.purges.fail.store(fail, Ordering::SeqCst);
    }

    pub fn purges(&self) -> usize {
        self.purges.done.load(Ordering::SeqCst)
    }
}

#[async_trait]
impl Erasures for InMemoryStorage {
    async fn erasure_of(&self, target: Uuid) -> Result<Option<Erasure>, StorageError> {
        Ok(self.tables()?.erasures.values().find(|erasure| erasure.target.id() == target).cloned())
    }

    async fn erasures(
        &self,
        organization: OrganizationId,
        interview: Option<InterviewId>,
        before: Option<ErasureId>,
        limit: usize,
    ) -> Result<Vec<Erasure>, StorageError> {
        let tables = self.tables()?;
        let is_wanted = |erasure: &&Erasure| {
            erasure.organization_id == organization
                && (interview.is_none() || erasure.target.interview_id() == interview)
                && before.is_none_or(|before| erasure.id < before)
        };
        Ok(tables.erasures.values().rev().filter(is_wanted).take(limit).cloned().collect())
    }

    async fn parts_without_erasure(
        &self,
        target: ErasureTarget,
        limit: usize,
    ) -> Result<Vec<ErasureTarget>, StorageError> {
        let tables = self.tables()?;
        let is_new = |part: &ErasureTarget| tables.erasures.values().all(|kept| kept.target != *part);
        Ok(tables.parts_of(target).into_iter().filter(is_new).take(limit).collect())
    }

    async fn has_parts(&self, target: ErasureTarget) -> Result<bool, StorageError> {
        let tables = self.tables()?;
        let is_part = |erasure: &Erasure| match target {
            ErasureTarget::Invitation(..) => false,
            ErasureTarget::Interview(id) => erasure.target.interview_id() == Some(id),
            ErasureTarget::Organization(id) => erasure.organization_id == id,
        };
        let is_open = |erasure: &Erasure| erasure.target != target && !erasure.is_complete();
        let has_open = tables.erasures.values().any(|erasure| is_part(erasure) && is_open(erasure));
        Ok(has_open || !tables.parts_of(target).is_empty())
    }

    async fn due_erasures(&self, now: Timestamp, limit: usize) -> Result<Vec<Erasure>, StorageError> {
        let tables = self.tables()?;
        let is_due = |erasure: &&Erasure| erasure.completed_at.is_none() && erasure.due_at <= now;
        let mut due: Vec<Erasure> = tables.erasures.values().filter(is_due).cloned().collect();
        due.sort_by_key(|erasure| (erasure.due_at, erasure.id));
        due.truncate(limit);
        Ok(due)
    }

    async fn erased_among(&self, invitations: &[InvitationId]) -> Result<Vec<InvitationId>, StorageError> {
        let tables = self.tables()?;
        let is_erased =
            |id: &&InvitationId| tables.erasures.values().any(|kept| kept.target.id() == id.uuid());
        Ok(invitations.iter().filter(is_erased).copied().collect())
    }

    async fn rows_of(&self, invitation: InvitationId) -> Result<ErasedCounts, StorageError> {
        Ok(self.tables()?.rows_of(invitation))
    }

    async fn mails_of(&self, invitation: InvitationId) -> Result<Vec<QueuedMail>, StorageError> {
        let tables = self.tables()?;
        Ok(tables.mails.values().filter(|mail| mail.invitation_id == invitation).cloned().collect())
    }

    async fn invitations_of_person(
        &self,
        organization: OrganizationId,
        email: &Email,
        limit: usize,
    ) -> Result<Vec<InvitationId>, StorageError> {
        let tables = self.tables()?;
        let is_theirs = |address: &Email| address.as_str().eq_ignore_ascii_case(email.as_str());
        let mailed = tables.mails.values().filter(|mail| is_theirs(&mail.to)).map(|mail| mail.invitation_id);
        let mailed: Vec<InvitationId> = mailed.collect();
        let is_wanted = |invitation: &&Invitation| {
            invitation.organization_id == organization
                && (invitation.email.as_ref().is_some_and(is_theirs) || mailed.contains(&invitation.id))
        };
        let found = tables.invitations.values().filter(is_wanted);
        Ok(found.map(|invitation| invitation.id).take(limit).collect())
    }

    async fn undecided_withdrawals(
        &self,
        organization: OrganizationId,
        limit: usize,
    ) -> Result<Vec<Invitation>, StorageError> {
        let tables = self.tables()?;
        let is_wanted = |invitation: &&Invitation| {
            invitation.organization_id == organization
                && invitation.withdrawal.is_some_and(ConsentWithdrawal::awaits_decision)
        };
        let mut found: Vec<Invitation> = tables.invitations.values().filter(is_wanted).cloned().collect();
        found.sort_by_key(|invitation| invitation.withdrawal.map(|withdrawal| withdrawal.at));
        found.truncate(limit);
        Ok(found)
    }

    async fn purge_deleted(&self) -> Result<(), StorageError> {
        let _tables = self.tables()?;
        if self.purges.fail.load(Ordering::SeqCst) {
            return Err(StorageError::Unavailable("the test lets purges fail".into()));
        }
        self.purges.done.fetch_add(1, Ordering::SeqCst);
        Ok(())
    }
}
