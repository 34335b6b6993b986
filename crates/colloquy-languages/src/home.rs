//! The texts of the page at the root.

use serde::Serialize;

use crate::page::PageNotice;

#[derive(Serialize)]
pub struct HomePageTexts {
    /// What the service is.
    pub what: &'static str,
    /// For an invitee who has lost part of a link.
    pub invited: PageNotice,
    pub sign_in: PageNotice,
    /// The link to the console.
    pub console: &'static str,
    /// The link to the guide about keys.
    pub keys: &'static str,
    /// The heading of the links.
    pub read_on: &'static str,
    pub documentation: &'static str,
    pub getting_started: &'static str,
    pub reference: &'static str,
    pub health: &'static str,
}
