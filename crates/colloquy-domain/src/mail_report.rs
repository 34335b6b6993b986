//! What a mail system reports about a mail that it had accepted.

use crate::ids::OrganizationId;
use crate::text::Email;
use crate::unsubscription::RecipientHash;
use crate::words::words;

words! {
    MailReportKind {
        /// The address does not exist, or refuses all mail.
        HardBounce = "hardBounce",
        /// The mail could not be delivered this time.
        SoftBounce = "softBounce",
        /// The recipient has reported the mail as unwanted.
        Complaint = "complaint",
    }
}

words! {
    /// A provider that posts reports.
    MailProvider {
        Ses = "ses",
        Postmark = "postmark",
        Mailgun = "mailgun",
    }
}

impl MailReportKind {
    /// Whether no more mail is sent to the address.
    pub fn blocks(self) -> bool {
        matches!(self, MailReportKind::HardBounce | MailReportKind::Complaint)
    }
}

/// What was reported about an address that an organization has mailed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReportedRecipient {
    pub organization_id: OrganizationId,
    pub recipient: RecipientHash,
    /// The first report after which no more mail is sent to the address.
    pub block: Option<MailReportKind>,
    pub soft_bounces: i64,
}

impl ReportedRecipient {
    /// Returns why a mail is not sent to the address, as the invitation reports it.
    pub fn refusal(&self) -> Option<&'static str> {
        match self.block? {
            MailReportKind::Complaint => Some(COMPLAINED),
            MailReportKind::HardBounce | MailReportKind::SoftBounce => Some(BOUNCED),
        }
    }
}

const BOUNCED: &str = "an earlier mail to this address bounced";
const COMPLAINED: &str = "the recipient has reported a mail of this organization as unwanted";

/// A header with the Message-ID of a mail. Some providers replace the Message-ID, and return headers with their reports;
/// Postmark those of this name.
pub const COPIED_MESSAGE_ID: &str = "X-PM-Metadata-message-id";

/// A report about one recipient of one mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailReport {
    /// The Message-ID of the mail, without angle brackets.
    pub message_id: String,
    /// The recipient, if the report names one.
    pub recipient: Option<Email>,
    pub kind: MailReportKind,
    /// What the reporting system says, on one line of at most [`MailReport::REASON_CHARACTERS`] characters.
    pub reason: String,
}

impl MailReport {
    pub const REASON_CHARACTERS: usize = 300;
}
