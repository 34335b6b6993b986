//! The webhooks of Mailgun about failed mails and complaints.

use colloquy_domain::Timestamp;
use colloquy_domain::mail_report::{COPIED_MESSAGE_ID, MailReport, MailReportKind};
use ring::hmac;
use serde_json::Value;

use crate::InvalidMailReport;
use crate::report_text::{json_object, message_id, reason, recipient};
use crate::verdict;

/// How far the time of a signature may be away, in seconds. An older one may be repeated by somebody else.
const MAX_AGE: i64 = 15 * 60;

/// Checks the signature of a webhook and reads the report in its body. A body about something else has none.
///
/// Mailgun signs only the time and a random token, not the event.
pub fn reports(body: &[u8], signing_key: &str, now: Timestamp) -> Result<Vec<MailReport>, InvalidMailReport> {
    let body = json_object(body)?;
    check_signature(&body["signature"], signing_key, now)?;
    let event = body["event-data"].as_object().ok_or(InvalidMailReport::Member("event-data"))?;
    let event = |name: &str| event.get(name).unwrap_or(&Value::Null);
    let kind = match event("event").as_str().ok_or(InvalidMailReport::Member("event-data.event"))? {
        "failed" => failure_kind(&body["event-data"]),
        "complained" => MailReportKind::Complaint,
        _ => return Ok(Vec::new()),
    };
    let headers = &event("message")["headers"];
    let id = |name: &str| headers[name].as_str().and_then(message_id);
    let copied = COPIED_MESSAGE_ID.to_ascii_lowercase();
    let report = id(&copied).or_else(|| id("message-id")).map(|message_id| MailReport {
        message_id,
        recipient: event("recipient").as_str().and_then(recipient),
        kind,
        reason: reason_of(&body["event-data"]),
    });
    Ok(report.into_iter().collect())
}

fn check_signature(signature: &Value, signing_key: &str, now: Timestamp) -> Result<(), InvalidMailReport> {
    if signing_key.is_empty() {
        return Err(InvalidMailReport::NoSigningKey);
    }
    let text = |name: &str, full| signature[name].as_str().ok_or(InvalidMailReport::Member(full));
    let timestamp = text("timestamp", "signature.timestamp")?;
    let token = text("token", "signature.token")?;
    let tag = text("signature", "signature.signature")?;
    let tag = bytes_of_hex(tag).ok_or(InvalidMailReport::Member("signature.signature"))?;
    let key = hmac::Key::new(hmac::HMAC_SHA256, signing_key.as_bytes());
    hmac::verify(&key, format!("{timestamp}{token}").as_bytes(), &tag)
        .map_err(|_| InvalidMailReport::Signature)?;
    let signed_at: i64 = timestamp.parse().map_err(|_| InvalidMailReport::Member("signature.timestamp"))?;
    let age = now.as_second().saturating_sub(signed_at);
    if (-MAX_AGE..=MAX_AGE).contains(&age) { Ok(()) } else { Err(InvalidMailReport::Expired) }
}

fn bytes_of_hex(text: &str) -> Option<Vec<u8>> {
    let digits: Vec<u8> =
        text.chars().map(|digit| digit.to_digit(16)?.try_into().ok()).collect::<Option<_>>()?;
    let (pairs, []) = digits.as_chunks::<2>() else { return None };
    Some(pairs.iter().map(|[high, low]| high << 4 | low).collect())
}

fn failure_kind(event: &Value) -> MailReportKind {
    if event["severity"] != "permanent" {
        return MailReportKind::SoftBounce;
    }
    match event["reason"].as_str().unwrap_or_default() {
        // Refused because of the sender or the content, given up after retries, or not attempted.
        "espblock" | "old" | "suppress-complaint" | "suppress-unsubscribe" => MailReportKind::SoftBounce,
        "suppress-bounce" => MailReportKind::HardBounce,
        _ => match event["delivery-status"]["enhanced-code"].as_str().filter(|code| !code.is_empty()) {
            Some(code) => verdict::bounce_kind(Some(code), ""),
            None => MailReportKind::HardBounce,
        },
    }
}

fn reason_of(event: &Value) -> String {
    let status = &event["delivery-status"];
    let texts = [&status["message"], &status["description"], &event["reason"], &event["event"]];
    let text = texts.into_iter().filter_map(Value::as_str).find(|text| !text.trim().is_empty());
    reason(text.unwrap_or_default(), "no reason given")
}

#[cfg(test)]
mod tests;
