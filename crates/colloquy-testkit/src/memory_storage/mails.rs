use async_trait::async_trait;
use colloquy_domain::mail::{Letter, MailState, QueuedMail};
use colloquy_domain::mail_report::ReportedRecipient;
use colloquy_domain::ports::{
    DueClaim, DueMailSelection, Mails, ReportedRecipients, StorageError, Unsubscriptions,
};
use colloquy_domain::unsubscription::RecipientHash;
use colloquy_domain::{InterviewId, InvitationId, MailId, OrganizationId, Timestamp};

use super::InMemoryStorage;

#[async_trait]
impl Mails for InMemoryStorage {
    async fn mail(&self, id: MailId) -> Result<Option<QueuedMail>, StorageError> {
        Ok(self.tables()?.mails.get(&id).cloned())
    }

    async fn newest_link_mail(&self, invitation: InvitationId) -> Result<Option<QueuedMail>, StorageError> {
        let tables = self.tables()?;
        let is_wanted = |mail: &&QueuedMail| mail.invitation_id == invitation && mail.letter == Letter::Link;
        Ok(tables.mails.values().rev().find(is_wanted).cloned())
    }

    async fn count_due_mails(&self, now: Timestamp) -> Result<i64, StorageError> {
        let tables = self.tables()?;
        let is_due = |mail: &&QueuedMail| mail.state == MailState::Due && mail.due_at <= now;
        Ok(tables.mails.values().filter(is_due).count() as i64)
    }

    async fn count_waiting_mails(
        &self,
        organization: OrganizationId,
        interview: InterviewId,
    ) -> Result<i64, StorageError> {
        let tables = self.tables()?;
        let is_of_interview = |mail: &QueuedMail| {
            tables.invitations.get(&mail.invitation_id).is_some_and(|of| of.interview_id == interview)
        };
        let is_waiting = |mail: &&QueuedMail| {
            mail.organization_id == organization && mail.state == MailState::Due && is_of_interview(mail)
        };
        Ok(tables.mails.values().filter(is_waiting).count() as i64)
    }

    async fn claim_mails(
        &self,
        which: DueMailSelection<'_>,
        claim: DueClaim,
    ) -> Result<Vec<QueuedMail>, StorageError> {
        Ok(self.tables()?.claim_mails(which, claim))
    }
}

#[async_trait]
impl Unsubscriptions for InMemoryStorage {
    async fn is_unsubscribed(
        &self,
        organization: OrganizationId,
        recipient: RecipientHash,
    ) -> Result<bool, StorageError> {
        Ok(self.tables()?.unsubscriptions.contains_key(&(organization, recipient)))
    }
}

#[async_trait]
impl ReportedRecipients for InMemoryStorage {
    async fn reported_recipient(
        &self,
        organization: OrganizationId,
        recipient: RecipientHash,
    ) -> Result<Option<ReportedRecipient>, StorageError> {
        Ok(self.tables()?.reported_recipients.get(&(organization, recipient)).copied())
    }
}
