//! The texts of the mails in each language. To add a language, add a file here and a line in [`MailTexts::of`].

mod dutch;
mod english;
mod french;
mod german;
mod italian;
mod portuguese;
mod spanish;

use colloquy_domain::language::Language;
use colloquy_domain::mail::Letter;

/// The sentences of one language. `{organization}`, `{title}` and `{name}` are placeholders for the letter's values.
pub struct MailTexts {
    pub greeting: &'static str,
    pub greeting_named: &'static str,
    pub invitation: LetterTexts,
    pub resumption: LetterTexts,
    /// For a person who typed this address on the page of a share link, perhaps not its owner.
    pub link: LetterTexts,
    /// Introduces the organization's own introduction.
    pub intro_label: &'static str,
    /// Explains what an interview by voice with an AI is.
    pub what: &'static str,
    /// Explains when and where the interview can be taken.
    pub when: &'static str,
    /// What to do if the button does not work.
    pub link_hint: &'static str,
    pub recorded: &'static str,
    /// Whom to contact.
    pub contact: &'static str,
    /// The text of the link to the page for unsubscribing.
    pub unsubscribe: &'static str,
    /// Stands for the organization if its name cannot be shown.
    pub unnamed_organization: &'static str,
}

/// The texts that differ between the letters.
pub struct LetterTexts {
    pub subject: &'static str,
    pub subject_titled: &'static str,
    pub opening: &'static str,
    pub opening_titled: &'static str,
    pub button: &'static str,
}

impl MailTexts {
    pub fn of(language: Language) -> &'static MailTexts {
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

    pub fn for_letter(&self, letter: Letter) -> &LetterTexts {
        match letter {
            Letter::Invitation => &self.invitation,
            Letter::Resumption => &self.resumption,
            Letter::Link => &self.link,
        }
    }
}

/// Fills the placeholders in one pass, so that a value that looks like a placeholder is not replaced.
pub fn fill(sentence: &str, values: &[(&str, &str)]) -> String {
    let mut filled = String::with_capacity(sentence.len());
    let mut rest = sentence;
    while let Some((before, after)) = rest.split_once('{') {
        filled.push_str(before);
        let (name, tail) = after.split_once('}').unwrap_or((after, ""));
        let value = values.iter().find(|(key, _)| *key == name).map_or("", |(_, value)| value);
        filled.push_str(value);
        rest = tail;
    }
    filled.push_str(rest);
    filled
}

#[cfg(test)]
mod tests;
