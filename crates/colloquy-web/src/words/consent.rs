//! The consent texts, in every version that a page has shown.
//!
//! A version never changes, because the log of an interview records which version an invitee agreed to, with
//! its text. To change the text, add a version: a field of `ConsentTextVersions` in `colloquy-languages` and a line at
//! the end of [`VERSIONS`].

use colloquy_domain::language::Language;
use colloquy_domain::ports::ConsentTextArchive;
use colloquy_domain::text::OrganizationName;
use colloquy_languages::consent::ConsentText;

use crate::shown::InviteePageOrganization;

pub struct ConsentVersion {
    /// The name that the page sends and the log records.
    pub name: &'static str,
    pub text: fn(Language) -> &'static ConsentText,
}

/// Oldest first.
pub const VERSIONS: [ConsentVersion; 1] =
    [ConsentVersion { name: "1", text: |language| &language.tables().consent.version_1 }];

/// The version that pages show now.
pub const NEWEST: &ConsentVersion = &VERSIONS[VERSIONS.len() - 1];

/// The consent texts that the pages of this crate have shown.
pub struct WebConsentTextArchive;

impl ConsentTextArchive for WebConsentTextArchive {
    fn shown(&self, version: &str, language: Language, organization: &OrganizationName) -> Option<String> {
        let text = (VERSIONS.iter().find(|known| known.name == version)?.text)(language);
        let speaker = InviteePageOrganization::of(organization, language);
        Some([text.recorded, text.kept, text.statement].map(|sentence| speaker.say(sentence)).join("\n"))
    }
}

#[cfg(test)]
mod tests;
