//! Reports that arrive as mails.

mod delivery_status;
mod exim;
mod feedback;
mod original;
mod part;

use colloquy_domain::mail_report::MailReport;

use crate::report_text::MAX_BYTES;
use part::MailPart;

/// Reads the reports in a mail. A mail that is no report has none. Only the first mebibyte is read.
pub fn reports_of_mail(content: &[u8]) -> Vec<MailReport> {
    let content = &content[..content.len().min(MAX_BYTES)];
    let Some(mail) = MailPart::parse(content) else { return Vec::new() };
    if mail.media_type() != "multipart/report" {
        return exim::reports(&mail);
    }
    let parts = mail.parts();
    let Some(message_id) = original::message_id(&parts) else { return Vec::new() };
    parts
        .iter()
        .find_map(|part| match part.media_type().as_str() {
            "message/delivery-status" | "message/global-delivery-status" => {
                Some(delivery_status::reports(&part.body(), &message_id))
            }
            "message/feedback-report" => Some(Vec::from_iter(feedback::report(&part.body(), &message_id))),
            _ => None,
        })
        .unwrap_or_default()
}

#[cfg(test)]
mod tests;
