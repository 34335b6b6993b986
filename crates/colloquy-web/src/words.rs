//! What the pages say, in each language. A language is a file beside this one and a line in [`Words::of`].

pub mod consent;
mod dutch;
mod english;
mod french;
mod german;
pub mod home;
mod italian;
mod portuguese;
pub mod session;
mod spanish;

use colloquy_domain::language::Language;
use serde::Serialize;

/// The sentences of one language. `{organization}` and `{name}` stand for what the page's subject brings.
pub struct Words {
    /// The organization, when its name cannot be shown.
    pub unnamed_organization: &'static str,
    /// An interview without a title.
    pub untitled: &'static str,
    pub greeting: &'static str,
    pub greeting_named: &'static str,
    pub invited: &'static str,
    pub reopened: &'static str,
    pub in_progress: &'static str,
    /// Leads in the organization's own introduction.
    pub intro_label: &'static str,
    pub expect_label: &'static str,
    /// What an interview by voice with an AI is.
    pub what: &'static str,
    /// When and where it can be taken.
    pub when: &'static str,
    /// Whom to ask.
    pub contact: &'static str,
    pub completed: Notice,
    pub invitation_closed: Notice,
    /// The organization has used up what it has set for the month.
    pub capped: Notice,
    pub share: ShareWords,
    pub unsubscribe: UnsubscribeWords,
    pub problems: ProblemWords,
    pub moment: MomentWords,
}

/// A page, or a part of one, that says one thing.
#[derive(Serialize)]
pub struct Notice {
    pub heading: &'static str,
    pub text: &'static str,
}

pub struct ShareWords {
    pub name: &'static str,
    pub email: &'static str,
    pub access_code: &'static str,
    /// Where an access code comes from.
    pub access_code_hint: &'static str,
    pub required: &'static str,
    pub optional: &'static str,
    /// Who gets what is typed.
    pub use_of_details: &'static str,
    pub button: &'static str,
    pub complaints: ComplaintWords,
    pub disabled: Notice,
    pub not_yet: Notice,
    /// Leads in the moment of opening.
    pub opens: &'static str,
    pub over: Notice,
    pub full: Notice,
    /// The visits of a day are used up.
    pub full_today: Notice,
    /// There is an invitation for the address already, and its link goes there. Said whether a mail goes out now or went
    /// out a moment ago, so it must be true of both.
    pub link_mailed: Notice,
}

pub struct ComplaintWords {
    pub heading: &'static str,
    pub name_missing: &'static str,
    pub name_too_long: &'static str,
    pub email_missing: &'static str,
    pub email_invalid: &'static str,
    pub email_domain: &'static str,
    pub access_code_wrong: &'static str,
    pub too_many_tries: &'static str,
    pub too_many_today: &'static str,
}

/// The pages of an unsubscribe link.
pub struct UnsubscribeWords {
    pub question: Notice,
    pub button: &'static str,
    pub done: Notice,
}

pub struct ProblemWords {
    pub not_found: Notice,
    pub other_method: Notice,
    pub unreadable: Notice,
    pub too_large: Notice,
    pub wrong_type: Notice,
    /// A page of another site has sent the form.
    pub foreign_form: Notice,
    pub too_many: Notice,
    pub unavailable: Notice,
    pub failed: Notice,
}

/// How a moment is written.
pub struct MomentWords {
    /// Of `{day}`, `{month}`, `{year}` and `{time}`.
    pub pattern: &'static str,
    pub first_day: &'static str,
    pub months: [&'static str; 12],
}

impl Words {
    pub fn of(language: Language) -> &'static Words {
        match language {
            Language::English => &english::WORDS,
            Language::French => &french::WORDS,
            Language::German => &german::WORDS,
            Language::Spanish => &spanish::WORDS,
            Language::Italian => &italian::WORDS,
            Language::Portuguese => &portuguese::WORDS,
            Language::Dutch => &dutch::WORDS,
        }
    }
}

/// Puts values into a sentence, in one pass: a value that looks like a placeholder stays what it is. The full stop of
/// `Lovelace & Co.` ends the sentence too.
pub fn fill(sentence: &str, values: &[(&str, &str)]) -> String {
    let mut filled = String::with_capacity(sentence.len());
    let mut rest = sentence;
    while let Some((before, after)) = rest.split_once('{') {
        filled.push_str(before);
        let (name, tail) = after.split_once('}').unwrap_or((after, ""));
        let value = values.iter().find(|(key, _)| *key == name).map_or("", |(_, value)| value);
        filled.push_str(value);
        rest = if value.ends_with('.') { tail.strip_prefix('.').unwrap_or(tail) } else { tail };
    }
    filled.push_str(rest);
    filled
}

#[cfg(test)]
mod tests;
