//! The outbox of mails, and who wants none.

use async_trait::async_trait;
use colloquy_domain::ids::{InterviewId, InvitationId, MailId, OrganizationId};
use colloquy_domain::mail::QueuedMail;
use colloquy_domain::mail_report::ReportedRecipient;
use colloquy_domain::ports::{
    DueClaim, DueMailSelection, Mails, ReportedRecipients, StorageError, Unsubscriptions,
};
use colloquy_domain::unsubscription::RecipientHash;
use jiff::Timestamp;

use super::super::{Store, queries};
use crate::rows::{readable, stored_id};
use crate::sql_types::StoredMoment;

#[async_trait]
impl Mails for Store {
    async fn mail(&self, id: MailId) -> Result<Option<QueuedMail>, StorageError> {
        self.one(move |conn| Box::pin(queries::mail(conn, stored_id(id)))).await
    }

    async fn newest_link_mail(&self, invitation: InvitationId) -> Result<Option<QueuedMail>, StorageError> {
        self.one(move |conn| Box::pin(queries::newest_link_mail(conn, stored_id(invitation)))).await
    }

    async fn count_due_mails(&self, now: Timestamp) -> Result<i64, StorageError> {
        self.read(move |conn| Box::pin(queries::count_due_mails(conn, StoredMoment(now)))).await
    }

    async fn count_waiting_mails(
        &self,
        organization: OrganizationId,
        interview: InterviewId,
    ) -> Result<i64, StorageError> {
        let (organization, interview) = (stored_id(organization), stored_id(interview));
        self.read(move |conn| Box::pin(queries::count_waiting_mails(conn, organization, interview))).await
    }

    async fn claim_mails(
        &self,
        which: DueMailSelection<'_>,
        claim: DueClaim,
    ) -> Result<Vec<QueuedMail>, StorageError> {
        let these = match which {
            DueMailSelection::Oldest => None,
            DueMailSelection::These(ids) => Some(ids.iter().copied().map(stored_id).collect()),
        };
        Ok(readable(self.claim_mail_rows(these, claim).await?))
    }
}

#[async_trait]
impl Unsubscriptions for Store {
    async fn is_unsubscribed(
        &self,
        organization: OrganizationId,
        recipient: RecipientHash,
    ) -> Result<bool, StorageError> {
        let organization = stored_id(organization);
        self.read(move |conn| Box::pin(queries::is_unsubscribed(conn, organization, recipient.0))).await
    }
}

#[async_trait]
impl ReportedRecipients for Store {
    async fn reported_recipient(
        &self,
        organization: OrganizationId,
        recipient: RecipientHash,
    ) -> Result<Option<ReportedRecipient>, StorageError> {
        let organization = stored_id(organization);
        self.one(move |conn| Box::pin(queries::reported_recipient(conn, organization, recipient.0))).await
    }
}
