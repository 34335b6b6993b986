//! The port of what was reported about recipients.

use async_trait::async_trait;

use super::StorageError;
use crate::ids::OrganizationId;
use crate::mail_report::ReportedRecipient;
use crate::unsubscription::RecipientHash;

#[async_trait]
pub trait ReportedRecipients: Send + Sync {
    /// Returns what was reported about a recipient to an organization, or `None` if nothing was.
    async fn reported_recipient(
        &self,
        organization: OrganizationId,
        recipient: RecipientHash,
    ) -> Result<Option<ReportedRecipient>, StorageError>;
}
