//! Delivery status notifications (RFC 3464).

use colloquy_domain::mail_report::MailReport;

use super::part::MailPart;
use crate::report_text::{MAX_RECIPIENTS, reason, recipient};
use crate::verdict::bounce_kind;

/// Reads the part `message/delivery-status`: blocks of headers, one for the mail and one for each recipient.
pub fn reports(status: &[u8], message_id: &str) -> Vec<MailReport> {
    let reports = blocks(status).into_iter().filter_map(|block| report(block, message_id));
    reports.take(MAX_RECIPIENTS).collect()
}

fn report(block: &[u8], message_id: &str) -> Option<MailReport> {
    let block = MailPart::parse(block)?;
    let action = block.header("Action")?;
    if !action.split_whitespace().next()?.eq_ignore_ascii_case("failed") {
        return None;
    }
    let status = block.header("Status").filter(|status| !status.is_empty());
    let diagnostic = block.header("Diagnostic-Code").unwrap_or_default();
    let address = |name| block.header(name).and_then(|address| recipient(&address));
    let fallback =
        status.as_ref().map_or_else(|| "no reason given".to_owned(), |status| format!("status {status}"));
    Some(MailReport {
        message_id: message_id.to_owned(),
        recipient: address("Final-Recipient").or_else(|| address("Original-Recipient")),
        kind: bounce_kind(status.as_deref(), &diagnostic),
        reason: reason(without_type(&diagnostic), &fallback),
    })
}

/// Removes the type, such as `smtp;`.
fn without_type(diagnostic: &str) -> &str {
    match diagnostic.split_once(';') {
        Some((kind, text)) if kind.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-') => text,
        _ => diagnostic,
    }
}

fn blocks(status: &[u8]) -> Vec<&[u8]> {
    let mut blocks = Vec::new();
    let (mut start, mut offset) = (0, 0);
    for line in status.split_inclusive(|byte| *byte == b'\n') {
        let end = offset + line.len();
        if line.trim_ascii().is_empty() {
            blocks.push(&status[start..offset]);
            start = end;
        }
        offset = end;
    }
    blocks.push(&status[start..]);
    blocks.retain(|block| !block.is_empty());
    blocks
}
