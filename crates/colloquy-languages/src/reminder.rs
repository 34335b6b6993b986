//! The texts for invitees who want to be reminded.

use serde::Serialize;

use crate::page::PageNotice;

/// `{organization}` and `{time}` are placeholders.
#[derive(Serialize)]
pub struct ReminderTexts {
    /// The link on the page of the invitation.
    pub link: &'static str,
    pub question: PageNotice,
    pub button: &'static str,
    pub back: &'static str,
    /// After the invitee has asked for the reminder.
    pub done: PageNotice,
    /// When it comes.
    pub waiting: &'static str,
}
