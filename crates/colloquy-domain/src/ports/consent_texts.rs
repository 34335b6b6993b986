use crate::language::Language;
use crate::retention::RetentionPeriods;
use crate::text::OrganizationName;

/// The texts with which pages ask for consent.
pub trait ConsentTextArchive: Send + Sync {
    /// Returns the consent text of this version and language, for this organization and what it keeps for how long. Returns
    /// `None` if that is not the version that a page shows for it: an invitee must not agree to other periods than those
    /// that apply.
    fn shown(
        &self,
        version: &str,
        kept: &RetentionPeriods,
        language: Language,
        organization: &OrganizationName,
    ) -> Option<String>;
}
