//! Feedback reports about complaints (RFC 5965).

use colloquy_domain::mail_report::{MailReport, MailReportKind};

use super::part::MailPart;
use crate::report_text::{reason, recipient};

/// Reads the part `message/feedback-report`. Reports about authentication and about mails that are no spam are not
/// complaints.
pub fn report(feedback: &[u8], message_id: &str) -> Option<MailReport> {
    let feedback = MailPart::parse(feedback.trim_ascii_start())?;
    let kind = feedback.header("Feedback-Type")?.to_ascii_lowercase();
    if !matches!(kind.as_str(), "abuse" | "fraud" | "virus" | "opt-out" | "opt-out-list" | "other") {
        return None;
    }
    let reporter = feedback.header("User-Agent").unwrap_or_default();
    Some(MailReport {
        message_id: message_id.to_owned(),
        recipient: feedback.header("Original-Rcpt-To").and_then(|address| recipient(&address)),
        kind: MailReportKind::Complaint,
        reason: reason(&format!("{kind} {reporter}"), ""),
    })
}
