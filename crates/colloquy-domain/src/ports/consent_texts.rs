use crate::language::Language;
use crate::text::OrganizationName;

/// The words in which pages ask for consent, in every version that has been shown.
pub trait ConsentTexts: Send + Sync {
    /// Returns what a page of this version and language asks consent to, for this organization. `None` if no page has ever
    /// shown that version.
    fn shown(&self, version: &str, language: Language, organization: &OrganizationName) -> Option<String>;
}
