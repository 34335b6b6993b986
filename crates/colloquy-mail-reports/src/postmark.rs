//! The webhooks of Postmark about bounces and complaints.

use colloquy_domain::mail_report::{COPIED_MESSAGE_ID, MailReport, MailReportKind};
use serde_json::Value;

use crate::InvalidMailReport;
use crate::report_text::{json_object, message_id, reason, recipient};

/// The prefix of headers that become metadata.
const METADATA_PREFIX: &str = "X-PM-Metadata-";

/// Reads the report in the body of a webhook. A body about something else, or about a mail without the metadata
/// `message-id`, has none.
///
/// Postmark signs nothing, so the address of the webhook must be secret.
pub fn reports(body: &[u8]) -> Result<Vec<MailReport>, InvalidMailReport> {
    let body = json_object(body)?;
    let record_type = body["RecordType"].as_str().ok_or(InvalidMailReport::Member("RecordType"))?;
    let kind = match record_type {
        "Bounce" => bounce_kind(body["Type"].as_str().ok_or(InvalidMailReport::Member("Type"))?),
        "SpamComplaint" => Some(MailReportKind::Complaint),
        _ => None,
    };
    let report = kind.zip(original(&body)).map(|(kind, message_id)| MailReport {
        message_id,
        recipient: body["Email"].as_str().and_then(recipient),
        kind,
        reason: reason_of(&body),
    });
    Ok(report.into_iter().collect())
}

/// Returns `None` for types that do not mean that a mail has failed, such as the reply of an absent person.
fn bounce_kind(name: &str) -> Option<MailReportKind> {
    match name {
        "HardBounce" | "BadEmailAddress" => Some(MailReportKind::HardBounce),
        "SpamComplaint" => Some(MailReportKind::Complaint),
        "SoftBounce"
        | "Transient"
        | "DnsError"
        | "SpamNotification"
        | "VirusNotification"
        | "Blocked"
        | "DMARCPolicy"
        | "SMTPApiError"
        | "TemplateRenderingFailed"
        | "Unknown" => Some(MailReportKind::SoftBounce),
        _ => None,
    }
}

fn original(body: &Value) -> Option<String> {
    let name = COPIED_MESSAGE_ID.strip_prefix(METADATA_PREFIX)?;
    let mut metadata = body["Metadata"].as_object()?.iter();
    let (_, id) = metadata.find(|(key, _)| key.eq_ignore_ascii_case(name))?;
    message_id(id.as_str()?)
}

/// What the receiving server replied, or what Postmark says about the type.
fn reason_of(body: &Value) -> String {
    let text = |name: &str| body[name].as_str().map(str::trim).filter(|text| !text.is_empty());
    let text = text("Details").or_else(|| text("Description")).or_else(|| text("Name"));
    reason(text.unwrap_or_default(), "no reason given")
}

#[cfg(test)]
mod tests;
