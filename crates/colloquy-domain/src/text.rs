//! Text types that are valid by construction: every `Prompt` has at least ten characters.

use std::fmt;

use garde::rules::length;
use serde_json::Value;

use crate::input::{FromJson, expected};
use crate::language::Language;
use crate::note::{TAG_CHARS, TEXT_CHARS};
use crate::violation::{InputPathStep, ViolationCode, ViolationReason, Violations};

/// Checks the length of a text in Unicode scalar values, and that every database can store it.
fn bounded(text: &str, min: usize, max: usize) -> Result<(), ViolationReason> {
    if length::chars::apply(&text, (min, max)).is_err() {
        let actual = text.chars().count();
        return Err(if actual < min {
            ViolationReason::new(
                ViolationCode::TooSmall,
                format!("Too small: expected string to have >={min} characters"),
            )
        } else {
            ViolationReason::new(
                ViolationCode::TooBig,
                format!("Too big: expected string to have <={max} characters"),
            )
        });
    }
    if text.contains('\0') {
        return Err(ViolationReason::new(ViolationCode::Custom, "Must not contain U+0000"));
    }
    Ok(())
}

macro_rules! texts {
    ($($(#[$doc:meta])* $name:ident, $check:expr;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub struct $name(String);

        impl $name {
            pub fn parse(text: &str) -> Result<Self, ViolationReason> {
                Self::from_text(text.to_owned())
            }

            pub fn from_text(text: String) -> Result<Self, ViolationReason> {
                let check: fn(&str) -> Result<(), ViolationReason> = $check;
                check(&text)?;
                Ok($name(text))
            }

            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl FromJson for $name {
            fn read(value: &Value, path: &[InputPathStep], faults: &mut Violations) -> Option<Self> {
                let Some(text) = value.as_str() else {
                    faults.push(expected("string", value).at(path));
                    return None;
                };
                $name::parse(text).map_err(|fault| faults.push(fault.at(path))).ok()
            }
        }
    )*};
}

texts! {
    /// What the interview is about, in the organization's words.
    Prompt, |text| bounded(text, 10, 50_000);
    Title, |text| bounded(text, 0, 500);
    /// The introduction that the invitee gets before the first question.
    Intro, |text| bounded(text, 0, 10_000);
    /// The opening question.
    FirstMessage, |text| bounded(text, 0, 5_000);
    PersonName, |text| bounded(text, 0, 200);
    /// The name of a person who works in the console.
    AccountName, |text| bounded(text, 1, 200);
    /// What a person calls a passkey.
    PasskeyName, |text| bounded(text, 1, 100);
    OrganizationName, |text| bounded(text, 1, 200);
    /// Instructions of an organization for all of its interviews.
    SystemPrompt, |text| bounded(text, 1, 10_000);
    KeyLabel, |text| bounded(text, 1, 200);
    /// Whom an invitee in danger can turn to at the organization.
    SafetyContact, |text| one_line(text, 200);
    /// Whose name mails have as their sender.
    SenderName, |text| one_line(text, 100);
    /// What an organization adds to the mails that invite and remind.
    MailText, |text| not_blank(text, 1_000);
    /// What an organization says when an interview is over.
    ClosingText, |text| not_blank(text, 1_000);
    /// Why an organization keeps what is stored about an invitee who has withdrawn their consent.
    ReasonToKeep, |text| bounded(text, 1, 500);
    /// What a member writes about a transcript.
    NoteText, |text| bounded(text, 0, TEXT_CHARS);
    /// A word or two that notes are found by.
    NoteTag, |text| bounded(text, 1, TAG_CHARS);
    /// The URL of a webhook endpoint. The webhook sender decides which URLs it accepts.
    EndpointUrl, |text| bounded(text, 1, 2_000);
    /// What a webhook endpoint is for.
    EndpointDescription, |text| bounded(text, 1, 200);
    /// The code that visitors of a share link must enter. Surrounding spaces are ignored.
    AccessCode, check_access_code;
    Email, check_email;
    /// A language tag as the caller wrote it. Any string is accepted.
    Locale, |text| bounded(text, 0, usize::MAX);
    /// A language tag as updates accept it.
    ShortLocale, |text| bounded(text, 2, 10);
}

impl From<ShortLocale> for Locale {
    fn from(locale: ShortLocale) -> Self {
        Locale(locale.0)
    }
}

impl From<Language> for Locale {
    fn from(language: Language) -> Self {
        Locale(language.as_str().to_owned())
    }
}

impl Locale {
    /// Returns the language that Colloquy uses for this locale, or the default language if it does not
    /// support it.
    pub fn language(&self) -> Language {
        Language::from_word(&self.primary()).unwrap_or(Language::DEFAULT)
    }

    /// Returns the primary subtag in lower case: `pt` for `pt-BR`.
    pub fn primary(&self) -> String {
        self.0.split(['-', '_']).next().unwrap_or_default().to_ascii_lowercase()
    }

    /// Returns the region in upper case: `BR` for `pt-BR`.
    pub fn region(&self) -> Option<String> {
        let is_region = |part: &&str| match part.len() {
            2 => part.bytes().all(|byte| byte.is_ascii_alphabetic()),
            3 => part.bytes().all(|byte| byte.is_ascii_digit()),
            _ => false,
        };
        self.0.split(['-', '_']).skip(1).find(is_region).map(str::to_ascii_uppercase)
    }
}

fn one_line(text: &str, most: usize) -> Result<(), ViolationReason> {
    if text.trim().is_empty() || text.contains(char::is_control) {
        return Err(ViolationReason::new(ViolationCode::Custom, "Must be one line with more than spaces"));
    }
    bounded(text, 1, most)
}

fn not_blank(text: &str, most: usize) -> Result<(), ViolationReason> {
    if text.trim().is_empty() {
        return Err(ViolationReason::new(ViolationCode::Custom, "Must have more than spaces"));
    }
    bounded(text, 1, most)
}

fn check_access_code(text: &str) -> Result<(), ViolationReason> {
    if !text.is_empty() && text.trim().is_empty() {
        return Err(ViolationReason::new(
            ViolationCode::Custom,
            "Must contain more than spaces, or be empty",
        ));
    }
    bounded(text, 0, 200)
}

/// zod's email pattern, `^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-\.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$`.
fn check_email(text: &str) -> Result<(), ViolationReason> {
    if !is_email(text) {
        return Err(ViolationReason::new(ViolationCode::InvalidFormat, "Invalid email address"));
    }
    bounded(text, 0, 254)
}

fn is_email(text: &str) -> bool {
    let Some((local, domain)) = text.split_once('@') else { return false };
    let ends_well = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'+' | b'-');
    let local_fits = !local.starts_with('.')
        && !local.contains("..")
        && local.bytes().all(|byte| ends_well(byte) || matches!(byte, b'\'' | b'.'))
        && local.bytes().next_back().is_some_and(ends_well);
    let Some((labels, last)) = domain.rsplit_once('.') else { return false };
    let label_fits = |label: &str| {
        label.bytes().next().is_some_and(|byte| byte.is_ascii_alphanumeric())
            && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    };
    local_fits
        && labels.split('.').all(label_fits)
        && last.len() >= 2
        && last.bytes().all(|byte| byte.is_ascii_alphabetic())
}

#[cfg(test)]
mod tests;
