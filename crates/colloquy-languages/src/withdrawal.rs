//! The texts for invitees who withdraw their consent.

use serde::Serialize;

use crate::page::PageNotice;

/// `{organization}` is a placeholder.
#[derive(Serialize)]
pub struct WithdrawalTexts {
    /// The link on the page of the invitation and at the end of the interview.
    pub link: &'static str,
    pub question: PageNotice,
    /// What happens if the organization decides about each withdrawal.
    pub asks_first: &'static str,
    /// What happens if everything is erased at once.
    pub erases_at_once: &'static str,
    pub button: &'static str,
    pub back: &'static str,
    pub undecided: PageNotice,
    pub being_erased: PageNotice,
    pub kept: PageNotice,
    /// The text of the link in mails.
    pub mail: &'static str,
}
