//! The plain-text bounces of Exim, which name the recipients in a header.

use colloquy_domain::mail_report::{MailReport, MailReportKind};

use super::original;
use super::part::MailPart;
use crate::report_text::{MAX_RECIPIENTS, reason, recipient};
use crate::verdict::bounce_kind;

/// Begins the line before the returned mail, which continues with `the message` or `your message`.
const COPY: &str = "------ This is a copy of ";

/// Exim's words for an address that it can deliver nowhere. They come with no code.
const NO_ROUTE: &str = "unrouteable address";

/// Reads the reports in a mail that has the header `X-Failed-Recipients` and one text.
pub fn reports(mail: &MailPart<'_>) -> Vec<MailReport> {
    let Some(failed) = mail.header("X-Failed-Recipients") else { return Vec::new() };
    if !mail.media_type().starts_with("text/") {
        return Vec::new();
    }
    let body = mail.body();
    let body = String::from_utf8_lossy(&body);
    let Some((notice, original)) = split_at_copy(&body) else { return Vec::new() };
    let Some(message_id) = original::message_id_of(original.as_bytes()) else { return Vec::new() };
    let failed = failed.split(',').filter_map(recipient).take(MAX_RECIPIENTS);
    failed
        .map(|address| {
            let text = text_about(notice, address.as_str());
            MailReport {
                message_id: message_id.clone(),
                recipient: Some(address),
                kind: kind(&text),
                reason: reason(&text, "no reason given"),
            }
        })
        .collect()
}

fn kind(text: &str) -> MailReportKind {
    if text.to_ascii_lowercase().contains(NO_ROUTE) {
        return MailReportKind::HardBounce;
    }
    bounce_kind(None, text)
}

/// Splits the text into the notice and the returned mail.
fn split_at_copy(body: &str) -> Option<(&str, &str)> {
    let (notice, rest) = body.split_once(COPY)?;
    // Further lines of dashes say how much of the mail is returned.
    let mut rest = rest.split_once('\n')?.1;
    while let Some((line, following)) = rest.split_once('\n') {
        if !line.starts_with("------") && !line.trim().is_empty() {
            break;
        }
        rest = following;
    }
    Some((notice, rest))
}

/// Returns the lines about a recipient: those after the address that are indented further.
fn text_about(notice: &str, address: &str) -> String {
    let is_address = |line: &&str| {
        let line = line.trim().trim_start_matches('<').trim_end_matches(['>', ':']);
        line.eq_ignore_ascii_case(address)
    };
    let mut lines = notice.lines().skip_while(|line| !is_address(line));
    lines.next();
    let lines: Vec<&str> = lines.take_while(|line| line.starts_with("    ")).map(str::trim).collect();
    lines.join(" ")
}
