//! Whether a bounce is the fault of the address.

use colloquy_domain::mail_report::MailReportKind;

/// An enhanced status code of a failure (RFC 3463).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct EnhancedStatus {
    class: u8,
    subject: u16,
    detail: u16,
}

/// `552` is the SMTP code of a full mailbox.
const MAILBOX_FULL: u16 = 552;

/// Decides by the status of a delivery status notification and by what the server replied. A failure without either is
/// a soft bounce, because a hard one stops all mails to the address.
pub fn bounce_kind(status: Option<&str>, reply: &str) -> MailReportKind {
    let declared = status.and_then(EnhancedStatus::find);
    // Exim declares 5.0.0 for every failure, whatever the server replied.
    let status = match declared {
        Some(declared) if !declared.is_unspecific() => Some(declared),
        _ => EnhancedStatus::find(reply).or(declared),
    };
    match (status, smtp_code(reply)) {
        (Some(status), _) if !status.is_unspecific() => status.kind(),
        (_, Some(MAILBOX_FULL)) => MailReportKind::SoftBounce,
        (_, Some(code)) if code >= 500 => MailReportKind::HardBounce,
        (_, Some(_)) | (None, None) => MailReportKind::SoftBounce,
        (Some(status), None) => status.kind(),
    }
}

impl EnhancedStatus {
    /// Finds the first code such as `5.1.1`. Internet addresses have one number more.
    fn find(text: &str) -> Option<Self> {
        text.split(|character: char| !character.is_ascii_digit() && character != '.').find_map(|word| {
            let mut numbers = word.trim_matches('.').split('.').map(str::parse::<u16>);
            let mut number = || numbers.next()?.ok();
            let (class, subject, detail) = (number()?, number()?, number()?);
            let class = u8::try_from(class).ok().filter(|class| matches!(class, 4 | 5))?;
            numbers.next().is_none().then_some(EnhancedStatus { class, subject, detail })
        })
    }

    fn is_unspecific(self) -> bool {
        self.subject == 0
    }

    fn kind(self) -> MailReportKind {
        match (self.class, self.subject, self.detail) {
            // The mailbox is full, or the mail is too large.
            (5, 2, 2 | 3) | (5, 3, 4) => MailReportKind::SoftBounce,
            // The sender's address is refused.
            (5, 1, 7 | 8) => MailReportKind::SoftBounce,
            // A server stayed away until the sending one gave up.
            (5, 4, 7) => MailReportKind::SoftBounce,
            // The content, which the next mail may not have.
            (5, 6, _) => MailReportKind::SoftBounce,
            // Policies and reputation.
            (5, 7, _) => MailReportKind::SoftBounce,
            (5, ..) => MailReportKind::HardBounce,
            _ => MailReportKind::SoftBounce,
        }
    }
}

/// Finds the first reply code of a failure, such as `550` in `smtp; 550-5.1.1 no such user`.
fn smtp_code(reply: &str) -> Option<u16> {
    reply.split(|character: char| character.is_whitespace() || character == ';').find_map(|word| {
        let code = word.split('-').next().filter(|code| code.len() == 3)?;
        code.parse().ok().filter(|code| (400..600).contains(code))
    })
}

#[cfg(test)]
mod tests;
