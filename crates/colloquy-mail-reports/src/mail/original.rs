//! The mail that a report is about, as far as the report returns it.

use colloquy_domain::mail_report::COPIED_MESSAGE_ID;

use super::part::MailPart;
use crate::report_text;

/// Finds the returned mail among the parts of a report, and returns its Message-ID.
pub fn message_id(parts: &[MailPart<'_>]) -> Option<String> {
    let is_original = |part: &&MailPart<'_>| {
        matches!(
            part.media_type().as_str(),
            "message/rfc822" | "message/global" | "text/rfc822-headers" | "message/global-headers"
        )
    };
    message_id_of(&parts.iter().rfind(is_original)?.body())
}

/// Returns the Message-ID of a mail that begins here.
pub fn message_id_of(mail: &[u8]) -> Option<String> {
    let mail = MailPart::parse(mail.trim_ascii_start())?;
    let id = |name| mail.header(name).and_then(|id| report_text::message_id(&id));
    id(COPIED_MESSAGE_ID).or_else(|| id("Message-ID"))
}
