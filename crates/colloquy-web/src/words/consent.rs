//! The words that an invitee agrees to, in every version that a page has shown.
//!
//! A version never changes: the log of an interview says which one somebody agreed to, and in which words. To change the
//! words, add a version: a file beside `version_1.rs` and a line at the end of [`VERSIONS`].

mod version_1;

use colloquy_domain::language::Language;
use colloquy_domain::ports::ConsentTexts;
use colloquy_domain::text::OrganizationName;

use crate::shown::ShownOrganization;

/// What somebody reads before they agree, and what they agree to. `{organization}` stands for its name.
pub struct ConsentText {
    pub recorded: &'static str,
    /// Who hears and reads it, and how long it is kept.
    pub kept: &'static str,
    /// What is agreed to, as the invitee says it.
    pub statement: &'static str,
}

pub struct ConsentVersion {
    /// What the page sends, and the log keeps.
    pub name: &'static str,
    pub text: fn(Language) -> &'static ConsentText,
}

/// Oldest first.
pub const VERSIONS: [ConsentVersion; 1] = [ConsentVersion { name: "1", text: version_1::text }];

/// What pages show now.
pub const NEWEST: &ConsentVersion = &VERSIONS[VERSIONS.len() - 1];

/// What the pages of this crate have shown.
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
