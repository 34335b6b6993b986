//! The texts of the history of an invitation.

use serde::Serialize;

#[derive(Serialize)]
pub struct InvitationHistoryTexts {
    pub heading: &'static str,
    pub by_key: &'static str,
    pub by_invitee: &'static str,
    pub by_service: &'static str,
    /// If there are too many to show.
    pub newest: &'static str,
    pub created: &'static str,
    pub updated: &'static str,
    pub sent: &'static str,
    pub send_failed: &'static str,
    pub opened: &'static str,
    pub consented: &'static str,
    pub started: &'static str,
    pub disconnected: &'static str,
    pub resumed: &'static str,
    pub completed: &'static str,
    pub cancelled: &'static str,
    pub reactivated: &'static str,
    pub reopened: &'static str,
    pub archived: &'static str,
    pub restored: &'static str,
    pub analysed: &'static str,
    pub delivered: &'static str,
    pub not_delivered: &'static str,
}
