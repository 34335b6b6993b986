//! Decides whether an organization may mail an address.

use colloquy_domain::OrganizationId;
use colloquy_domain::mail_report::ReportedRecipient;
use colloquy_domain::ports::{Storage, StorageError};
use colloquy_domain::text::Email;
use colloquy_domain::unsubscription::{RecipientHash, UNSUBSCRIBED};

/// Returns why no mail of the organization is sent to the address, as the invitation reports it.
pub(crate) async fn refused_recipient(
    storage: &dyn Storage,
    organization: OrganizationId,
    email: &Email,
) -> Result<Option<&'static str>, StorageError> {
    let recipient = RecipientHash::new(organization, email);
    if storage.is_unsubscribed(organization, recipient).await? {
        return Ok(Some(UNSUBSCRIBED));
    }
    let reported = storage.reported_recipient(organization, recipient).await?;
    Ok(reported.as_ref().and_then(ReportedRecipient::refusal))
}
