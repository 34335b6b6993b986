//! The texts about the deadline of an interview, for invitees.

use serde::Serialize;

use crate::page::PageNotice;

/// `{organization}` and `{time}` are placeholders.
#[derive(Serialize)]
pub struct DeadlineTexts {
    /// On the page of the invitation, before the start.
    pub page: &'static str,
    /// In mails.
    pub mail: &'static str,
    /// After the deadline.
    pub overdue: PageNotice,
}
