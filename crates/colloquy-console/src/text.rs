//! Values as pages show them.

use colloquy_app::accounts::AccountProblem;
use colloquy_domain::Timestamp;
use colloquy_domain::account::membership::MemberRole;
use colloquy_domain::account::password::RefusedPassword;
use colloquy_domain::invitation::Status;
use colloquy_domain::language::Language;
use colloquy_domain::moment;
use colloquy_domain::text::Locale;
pub use colloquy_export::transcript::position;
use colloquy_languages::console::{AccountProblemTexts, ConsoleFrameTexts, InvitationStatusTexts};
use colloquy_languages::fill;

/// A time, for programs and for readers.
pub struct ShownTime {
    pub datetime: String,
    pub text: String,
}

impl ShownTime {
    pub fn new(time: Timestamp, language: Language) -> Self {
        let text = moment::written(time, language);
        ShownTime { datetime: format!("{time:.0}"), text }
    }

    pub fn optional(time: Option<Timestamp>, language: Language) -> Option<Self> {
        time.map(|time| ShownTime::new(time, language))
    }
}

/// A status with the class of its badge.
pub struct ShownStatus {
    pub class: &'static str,
    pub text: &'static str,
}

impl ShownStatus {
    pub fn new(status: Status, texts: &InvitationStatusTexts) -> Self {
        let (class, text) = match status {
            Status::Ready => ("is-ready", texts.ready),
            Status::InProgress => ("is-in-progress", texts.in_progress),
            Status::Completed => ("is-completed", texts.completed),
            Status::Reopened => ("is-reopened", texts.reopened),
            Status::Cancelled => ("is-cancelled", texts.cancelled),
        };
        ShownStatus { class, text }
    }
}

/// Returns the own name of a language, with the tag if it says more: "Deutsch", "English (en-GB)".
pub fn language(locale: &Locale) -> String {
    let (tag, language) = (locale.as_str(), Language::from_word(&locale.primary()));
    match language {
        Some(language) if language.as_str() == tag => own_name(language).to_owned(),
        Some(language) => format!("{} ({tag})", own_name(language)),
        None => tag.to_owned(),
    }
}

pub fn own_name(language: Language) -> &'static str {
    language.tables().console.editing.interview.own_name
}

pub fn role(role: MemberRole, texts: &ConsoleFrameTexts) -> &'static str {
    match role {
        MemberRole::Owner => texts.owner,
        MemberRole::Member => texts.member,
        MemberRole::Viewer => texts.viewer,
    }
}

/// Returns the minutes of a duration, rounded up, so that a short one is not zero.
pub fn minutes(duration_ms: i64) -> String {
    ((duration_ms + 59_999) / 60_000).to_string()
}

/// Returns a number with its thousands separated, as the language writes it.
pub fn number(number: i64, language: Language) -> String {
    let digits = number.unsigned_abs().to_string();
    let separator = match language {
        Language::English => ",",
        Language::French | Language::Portuguese => "\u{a0}",
        Language::German | Language::Spanish | Language::Italian | Language::Dutch => ".",
    };
    // A number of four digits is written together in these two.
    let is_short = digits.len() == 4 && matches!(language, Language::Spanish | Language::Portuguese);
    let mut written = if number < 0 { "-".to_owned() } else { String::new() };
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) && !is_short {
            written.push_str(separator);
        }
        written.push(digit);
    }
    written
}

/// Returns a count for a text.
pub fn count(count: usize, language: Language) -> String {
    number(i64::try_from(count).unwrap_or(i64::MAX), language)
}

/// Returns a number of bytes as the largest unit of which it has whole ones: "256 KiB".
pub fn size(bytes: usize, language: Language) -> String {
    const KIB: usize = 1_024;
    match bytes {
        _ if bytes >= KIB * KIB => format!("{}\u{a0}MiB", count(bytes / KIB / KIB, language)),
        _ if bytes >= KIB => format!("{}\u{a0}KiB", count(bytes / KIB, language)),
        _ => format!("{}\u{a0}B", count(bytes, language)),
    }
}

/// What is wrong with one field of a form, or with the form as a whole.
pub struct FormError {
    pub field: &'static str,
    pub text: String,
}

impl FormError {
    /// Returns `None` for problems that have a page of their own.
    pub fn of(problem: AccountProblem, texts: &AccountProblemTexts) -> Option<Self> {
        let (field, text) = match problem {
            AccountProblem::LinkClosed => return None,
            AccountProblem::OrganizationName => ("organization", texts.organization_name),
            AccountProblem::Name => ("name", texts.name),
            AccountProblem::Email => ("email", texts.email),
            AccountProblem::EmailTaken => ("email", texts.email_taken),
            AccountProblem::AlreadyMember => ("email", texts.already_member),
            AccountProblem::WrongCredentials => ("", texts.wrong_credentials),
            AccountProblem::TooManyAttempts { retry_after_s } => {
                let seconds = retry_after_s.to_string();
                return Some(FormError {
                    field: "",
                    text: fill(texts.too_many_attempts, &[("seconds", &seconds)]),
                });
            }
            AccountProblem::Password(RefusedPassword::TooShort) => ("password", texts.password_too_short),
            AccountProblem::Password(RefusedPassword::TooLong) => ("password", texts.password_too_long),
            AccountProblem::Password(RefusedPassword::TooCommon) => ("password", texts.password_too_common),
            AccountProblem::LastOwner => ("", texts.last_owner),
        };
        Some(FormError { field, text: text.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_the_separators_of_their_language() {
        let written =
            |number_| Language::ALL.iter().map(|language| number(number_, *language)).collect::<Vec<_>>();
        assert_eq!(written(999), ["999"; 7]);
        let mut many = written(10_000);
        many.sort_unstable();
        many.dedup();
        assert_eq!(many, ["10,000", "10.000", "10\u{a0}000"]);
        assert_eq!(number(1_234_567, Language::English), "1,234,567");
        assert_eq!(number(1_234, Language::Spanish), "1234");
        assert_eq!(size(8 * 1_024 * 1_024, Language::German), "8\u{a0}MiB");
        assert_eq!(size(16 * 1_024, Language::German), "16\u{a0}KiB");
    }

    #[test]
    fn minutes_are_rounded_up() {
        assert_eq!([0, 1, 60_000, 60_001].map(minutes), ["0", "1", "1", "2"]);
    }
}
