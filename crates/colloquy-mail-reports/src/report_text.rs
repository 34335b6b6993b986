//! Texts of reports. Anyone can write them, so they are cleaned and bounded.

use colloquy_domain::mail_report::MailReport;
use colloquy_domain::text::Email;
use serde_json::Value;

use crate::InvalidMailReport;

/// The most that is read of a mail or of the body of a webhook.
pub const MAX_BYTES: usize = 1024 * 1024;

/// The most recipients that are read from one report.
pub const MAX_RECIPIENTS: usize = 20;

/// Longer ids are not ours.
const MAX_ID_BYTES: usize = 250;

/// Returns a text on one line, without control characters and with a bounded length. A text without words becomes
/// `otherwise`.
pub fn reason(text: &str, otherwise: &str) -> String {
    let line = one_line(text);
    if line.is_empty() { one_line(otherwise) } else { line }
}

fn one_line(text: &str) -> String {
    let mut line = String::new();
    let mut characters = 0;
    let is_gap = |character: char| character.is_whitespace() || character.is_control();
    for word in text.split(is_gap).filter(|word| !word.is_empty()) {
        let gap = if line.is_empty() { "" } else { " " };
        for character in gap.chars().chain(word.chars()) {
            if characters == MailReport::REASON_CHARACTERS {
                return line;
            }
            line.push(character);
            characters += 1;
        }
    }
    line
}

/// Returns a Message-ID without its angle brackets, or `None` if it cannot be one of ours.
pub fn message_id(text: &str) -> Option<String> {
    let text = text.trim();
    let id = text.strip_prefix('<').and_then(|text| text.strip_suffix('>')).unwrap_or(text);
    let fits = |byte: u8| byte.is_ascii_graphic() && !matches!(byte, b'<' | b'>');
    (!id.is_empty() && id.len() <= MAX_ID_BYTES && id.bytes().all(fits)).then(|| id.to_owned())
}

/// Parses a recipient such as `rfc822; person@example.org`.
pub fn recipient(text: &str) -> Option<Email> {
    let address = text.split_once(';').map_or(text, |(_, address)| address);
    let address = address.split_whitespace().next()?;
    Email::parse(address.trim_start_matches('<').trim_end_matches('>')).ok()
}

/// Parses the body of a webhook.
pub fn json_object(body: &[u8]) -> Result<Value, InvalidMailReport> {
    if body.len() > MAX_BYTES {
        return Err(InvalidMailReport::TooLong);
    }
    match serde_json::from_slice(body) {
        Ok(value @ Value::Object(_)) => Ok(value),
        _ => Err(InvalidMailReport::NotJson),
    }
}

#[cfg(test)]
mod tests;
