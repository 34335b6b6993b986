//! The consent texts, in every version that a page has shown.
//!
//! A version never changes, because the log of an interview records which version an invitee agreed to, with
//! its text. To change the text, add a version: a field of `ConsentTextVersions` in `colloquy-languages`, and its name in
//! [`PageConsent`].

use colloquy_domain::language::Language;
use colloquy_domain::ports::ConsentTextArchive;
use colloquy_domain::retention::{RetentionKind, RetentionPeriod, RetentionPeriods};
use colloquy_domain::text::OrganizationName;
use colloquy_languages::consent::ConsentPeriodTexts;
use colloquy_languages::fill;
use sha2::{Digest, Sha256};

use crate::page_subject::InviteePageOrganization;

/// The name of the version without an end, which the page sends and the log records.
const WITHOUT_END: &str = "1";

/// How the names of the versions with periods begin. The periods of the recording and of the transcript follow, so that a
/// page from before a change of the settings is noticed: `2:90d:forever`.
const WITH_PERIODS: &str = "2";

/// Separates a version from the hash of the organization's name. Clients that show no page may leave both out.
const NAME_FOLLOWS: char = '@';

/// A consent text as a page shows it. `{organization}` is its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageConsent {
    pub version: String,
    pub recorded: &'static str,
    pub kept: String,
    pub statement: &'static str,
}

impl PageConsent {
    /// Returns the text of an interview whose recording and transcript are kept for these times.
    pub fn of(kept: &RetentionPeriods, language: Language) -> Self {
        Self::with(kept.get(RetentionKind::Audio), kept.get(RetentionKind::Transcripts), language)
    }

    fn with(recording: RetentionPeriod, transcript: RetentionPeriod, language: Language) -> Self {
        let texts = &language.tables().consent;
        let (unlimited, limited) = (&texts.version_1, &texts.version_2);
        let (version, kept) = match (recording.days(), transcript.days()) {
            (None, None) => (WITHOUT_END.to_owned(), unlimited.kept.to_owned()),
            (one, other) => {
                let template = match (one, other) {
                    (_, None) => limited.recording,
                    (None, _) => limited.transcript,
                    _ if one == other => limited.both,
                    _ => limited.each,
                };
                let name = format!("{WITH_PERIODS}:{}:{}", recording.written(), transcript.written());
                (name, sentence(template, recording, transcript, limited))
            }
        };
        PageConsent { version, recorded: unlimited.recorded, kept, statement: unlimited.statement }
    }

    /// Returns the version as a page sends it, with a hash of the name that the page shows: `1@9f86d081`. If the organization
    /// has another name by then, the log would have a text that the invitee has not seen.
    pub fn version_with_name(&self, organization: &OrganizationName) -> String {
        format!("{}{NAME_FOLLOWS}{}", self.version, name_hash(organization))
    }
}

fn name_hash(organization: &OrganizationName) -> String {
    Sha256::digest(organization.as_str()).iter().take(4).map(|byte| format!("{byte:02x}")).collect()
}

/// Fills in the times, and leaves the name of the organization to the page.
fn sentence(
    template: &str,
    recording: RetentionPeriod,
    transcript: RetentionPeriod,
    texts: &ConsentPeriodTexts,
) -> String {
    let [recording, transcript] = [recording, transcript].map(|period| match period.days() {
        Some(1) => texts.one_day.to_owned(),
        days => fill(texts.days, &[("count", &days.unwrap_or_default().to_string())]),
    });
    let values =
        [("recording", &*recording), ("transcript", &*transcript), ("organization", "{organization}")];
    fill(template, &values)
}

/// The consent texts that the pages of this crate have shown.
pub struct WebConsentTextArchive;

impl ConsentTextArchive for WebConsentTextArchive {
    fn shown(
        &self,
        version: &str,
        kept: &RetentionPeriods,
        language: Language,
        organization: &OrganizationName,
    ) -> Option<String> {
        let (version, name) = match version.split_once(NAME_FOLLOWS) {
            Some((version, name)) => (version, Some(name)),
            None => (version, None),
        };
        let text = Some(PageConsent::of(kept, language)).filter(|text| text.version == version)?;
        if name.is_some_and(|name| name != name_hash(organization)) {
            return None;
        }
        let speaker = InviteePageOrganization::of(organization, language);
        Some([text.recorded, &*text.kept, text.statement].map(|sentence| speaker.say(sentence)).join("\n"))
    }
}

#[cfg(test)]
mod tests;
