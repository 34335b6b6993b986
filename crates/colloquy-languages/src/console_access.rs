//! The texts of getting into the console: forgotten passwords, and mails with links to join.

use serde::Serialize;

#[derive(Serialize)]
pub struct ConsoleAccessTexts {
    pub forgotten: ForgottenPasswordTexts,
    pub join_mail: JoinMailTexts,
}

#[derive(Serialize)]
pub struct ForgottenPasswordTexts {
    pub heading: &'static str,
    pub lead: &'static str,
    pub button: &'static str,
    pub sent_heading: &'static str,
    /// It is shown whether or not an account has the address.
    pub sent: &'static str,
    /// For services that send no mails.
    pub no_mail: &'static str,
    pub back: &'static str,
}

/// What became of the mail with a link to join.
#[derive(Serialize)]
pub struct JoinMailTexts {
    /// Below a new link.
    pub mailed: &'static str,
    pub no_mail: &'static str,
    pub waiting: &'static str,
    pub sent: &'static str,
    /// "The mail could not be sent yet: {reason}".
    pub later: &'static str,
    /// "The mail could not be sent: {reason}".
    pub failed: &'static str,
}
