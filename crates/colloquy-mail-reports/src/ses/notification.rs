//! The notifications of Amazon SES.

use colloquy_domain::mail_report::{COPIED_MESSAGE_ID, MailReport, MailReportKind};
use serde_json::Value;

use crate::InvalidMailReport;
use crate::report_text::{MAX_RECIPIENTS, message_id, reason, recipient};

/// Reads the reports in the member `Message` of a notification. A message that is not about a bounce or a complaint has
/// none, and neither has one without the headers of our mail.
pub fn reports(message: &Value) -> Result<Vec<MailReport>, InvalidMailReport> {
    let text = message["Message"].as_str().ok_or(InvalidMailReport::Member("Message"))?;
    // SES sends a sentence when notifications are set up.
    let Ok(notification) = serde_json::from_str::<Value>(text) else { return Ok(Vec::new()) };
    let kind = notification["notificationType"].as_str().or_else(|| notification["eventType"].as_str());
    let Some(id) = original(&notification["mail"]) else { return Ok(Vec::new()) };
    Ok(match kind {
        Some("Bounce") => bounces(&notification["bounce"], &id),
        Some("Complaint") => complaints(&notification["complaint"], &id),
        _ => Vec::new(),
    })
}

fn original(mail: &Value) -> Option<String> {
    let headers = mail["headers"].as_array();
    let header = |name: &str| {
        let is_it =
            |header: &&Value| header["name"].as_str().is_some_and(|other| other.eq_ignore_ascii_case(name));
        let header = headers?.iter().find(is_it)?;
        message_id(header["value"].as_str()?)
    };
    header(COPIED_MESSAGE_ID)
        .or_else(|| header("Message-ID"))
        .or_else(|| mail["commonHeaders"]["messageId"].as_str().and_then(message_id))
}

fn bounces(bounce: &Value, id: &str) -> Vec<MailReport> {
    let kind = match bounce["bounceType"].as_str() {
        Some("Permanent") => MailReportKind::HardBounce,
        _ => MailReportKind::SoftBounce,
    };
    let subtype = bounce["bounceSubType"].as_str().unwrap_or_default();
    let report = |failed: &Value| {
        let text = failed["diagnosticCode"].as_str().or_else(|| failed["status"].as_str());
        report(failed, id, kind, reason(text.unwrap_or_default(), subtype))
    };
    recipients(&bounce["bouncedRecipients"]).map(report).collect()
}

fn complaints(complaint: &Value, id: &str) -> Vec<MailReport> {
    let feedback = complaint["complaintFeedbackType"].as_str().unwrap_or("complaint");
    if feedback == "not-spam" {
        return Vec::new();
    }
    let report =
        |complained: &Value| report(complained, id, MailReportKind::Complaint, reason(feedback, "complaint"));
    recipients(&complaint["complainedRecipients"]).map(report).collect()
}

fn recipients(list: &Value) -> impl Iterator<Item = &Value> {
    list.as_array().into_iter().flatten().take(MAX_RECIPIENTS)
}

fn report(about: &Value, id: &str, kind: MailReportKind, reason: String) -> MailReport {
    MailReport {
        message_id: id.to_owned(),
        recipient: about["emailAddress"].as_str().and_then(recipient),
        kind,
        reason,
    }
}
