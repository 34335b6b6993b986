//! The texts of the page about stored data, and of the pages that confirm an erasure.

use serde::Serialize;

#[derive(Serialize)]
pub struct StoredDataTexts {
    pub heading: &'static str,
    pub lead: &'static str,
    pub person: &'static str,
    pub person_lead: &'static str,
    pub email: &'static str,
    pub bad_email: &'static str,
    pub look: &'static str,
    /// `{email}` is the address that was looked for.
    pub nobody: &'static str,
    /// Leads to the page that confirms an erasure.
    pub erase: &'static str,
    pub confirm: &'static str,
    /// What is about to be erased.
    pub one_invitation: &'static str,
    pub one_interview: &'static str,
    pub person_invitations: &'static str,
    pub chosen_invitations: &'static str,
    pub what_goes: &'static str,
    pub invitations: &'static str,
    pub messages: &'static str,
    pub mails: &'static str,
    pub log_entries: &'static str,
    pub webhooks: &'static str,
    pub recordings: &'static str,
    pub warning: &'static str,
    pub understood: &'static str,
    pub must_confirm: &'static str,
    pub erase_now: &'static str,
    pub keep: &'static str,
    pub erasures: &'static str,
    pub none: &'static str,
    pub erased_thing: &'static str,
    pub requested: &'static str,
    pub status: &'static str,
    pub receipt: &'static str,
    pub in_progress: &'static str,
    pub complete: &'static str,
    pub invitation: &'static str,
    pub interview: &'static str,
    pub organization: &'static str,
}
