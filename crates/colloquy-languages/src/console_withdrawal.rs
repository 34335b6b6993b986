//! The texts about invitees who have withdrawn their consent, for members of an organization.

use serde::Serialize;

#[derive(Serialize)]
pub struct ConsoleWithdrawalTexts {
    /// The setting.
    pub heading: &'static str,
    pub lead: &'static str,
    pub ask_first: &'static str,
    pub ask_first_hint: &'static str,
    pub erase_at_once: &'static str,
    pub erase_at_once_hint: &'static str,
    /// Why an invitation needs attention.
    pub undecided: &'static str,
    /// On the page of the invitation. `{time}` is when the consent was withdrawn.
    pub withdrawn: &'static str,
    pub decide: &'static str,
    pub owners_decide: &'static str,
    pub being_erased: &'static str,
    /// `{time}` is when the organization decided.
    pub kept: &'static str,
    pub reason: &'static str,
    pub reason_hint: &'static str,
    pub bad_reason: &'static str,
    pub keep: &'static str,
    /// In the history of the invitation, and in the audit log.
    pub consent_withdrawn: &'static str,
    pub kept_after_withdrawal: &'static str,
}
