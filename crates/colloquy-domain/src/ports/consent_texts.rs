use crate::language::Language;
use crate::text::OrganizationName;

/// The texts with which pages ask for consent, in every version that has been shown.
pub trait ConsentTextArchive: Send + Sync {
    /// Returns the consent text of this version and language for this organization. Returns `None` if no page
    /// has ever shown that version.
    fn shown(&self, version: &str, language: Language, organization: &OrganizationName) -> Option<String>;
}
