//! The texts of exports: archives with everything about an invitation, a person, an interview or an organization.

use serde::Serialize;

#[derive(Serialize)]
pub struct ExportTexts {
    /// Leads to the archive of an interview.
    pub zip: &'static str,
    /// Stands after "ZIP" in a list of formats.
    pub zip_hint: &'static str,
    pub heading: &'static str,
    pub lead: &'static str,
    pub person_button: &'static str,
    pub organization: &'static str,
    pub organization_hint: &'static str,
    pub organization_button: &'static str,
}
