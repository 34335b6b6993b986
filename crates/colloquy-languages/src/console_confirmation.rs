//! The questions before actions that cannot be undone, or that end or hide interviews.

use serde::Serialize;

#[derive(Serialize)]
pub struct ConfirmationTexts {
    pub revoke_key: &'static str,
    /// Names the key as `{name}`.
    pub revoke_key_lead: &'static str,
    pub remove_member: &'static str,
    /// Names the member as `{name}`.
    pub remove_member_lead: &'static str,
    pub delete_endpoint: &'static str,
    /// Names the endpoint by its `{address}`.
    pub delete_endpoint_lead: &'static str,
    pub complete: &'static str,
    /// Says how many invitations were chosen.
    pub complete_lead: &'static str,
    /// Before the same is done with all invitations that match.
    pub matching: &'static str,
    /// Names the action as `{action}` and says for how many invitations it is done next.
    pub matching_lead: &'static str,
    pub archive: &'static str,
    /// Says how many invitations were chosen.
    pub archive_lead: &'static str,
}
