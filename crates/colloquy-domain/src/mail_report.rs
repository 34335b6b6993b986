//! What a mail system reports about a mail that it had accepted.

use crate::text::Email;
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
