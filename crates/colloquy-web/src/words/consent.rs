//! The consent texts, in every version that a page has shown.
//!
//! A version never changes, because the log of an interview records which version an invitee agreed to, with
//! its text. To change the text, add a version: a file beside `version_1.rs` and a line at the end of
//! [`VERSIONS`].

mod version_1;

use colloquy_domain::language::Language;
use colloquy_domain::ports::ConsentTexts;
use colloquy_domain::text::OrganizationName;

use crate::shown::ShownOrganization;

/// What an invitee reads before they agree, and what they agree to. `{organization}` is its name.
pub struct ConsentText {
    pub recorded: &'static str,
    /// Who can listen to and read the answers, and how long they are kept.
    pub kept: &'static str,
    /// The statement that the invitee agrees to, in the first person.
    pub statement: &'static str,
}

pub struct ConsentVersion {
    /// The name that the page sends and the log records.
    pub name: &'static str,
    pub text: fn(Language) -> &'static ConsentText,
}

/// Oldest first.
pub const VERSIONS: [ConsentVersion; 1] = [ConsentVersion { name: "1", text: version_1::text }];

/// The version that pages show now.
pub const NEWEST: &ConsentVersion = &VERSIONS[VERSIONS.len() - 1];

/// The consent texts that the pages of this crate have shown.
pub struct PageConsentTexts;

impl ConsentTexts for PageConsentTexts {
    fn shown(&self, version: &str, language: Language, organization: &OrganizationName) -> Option<String> {
        let text = (VERSIONS.iter().find(|known| known.name == version)?.text)(language);
        let speaker = ShownOrganization::of(organization, language);
        Some([text.recorded, text.kept, text.statement].map(|sentence| speaker.say(sentence)).join("\n"))
    }
}

#[cfg(test)]
mod tests;
