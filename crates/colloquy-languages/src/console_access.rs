//! The texts of getting into the console: forgotten passwords, and mails with links to join.

use serde::Serialize;

use crate::console_passkeys::PasskeyTexts;

#[derive(Serialize)]
pub struct ConsoleAccessTexts {
    pub forgotten: ForgottenPasswordTexts,
    pub join_mail: JoinMailStatusTexts,
    pub language: LanguageChoiceTexts,
    pub provider: ProviderSignInTexts,
    pub passkeys: PasskeyTexts,
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
pub struct JoinMailStatusTexts {
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

/// The language of the console.
#[derive(Serialize)]
pub struct LanguageChoiceTexts {
    pub heading: &'static str,
    pub lead: &'static str,
    pub label: &'static str,
    /// Stands for the language that the browser asks for.
    pub of_browser: &'static str,
}

/// Signing in through an identity provider, whose name is `{provider}`.
#[derive(Serialize)]
pub struct ProviderSignInTexts {
    pub button: &'static str,
    pub unavailable: &'static str,
    /// The attempt was started in another browser, or too long ago.
    pub other_attempt: &'static str,
    pub not_signed_in: &'static str,
    pub not_proven: &'static str,
    pub email_not_verified: &'static str,
    pub other_domain: &'static str,
    pub other_identity: &'static str,
    pub stranger: &'static str,
    /// On the page of the account.
    pub heading: &'static str,
    /// "Your account has been linked since {time}."
    pub linked: &'static str,
    pub not_linked: &'static str,
    pub unlink: &'static str,
    pub no_password: &'static str,
    pub choose_password: &'static str,
    pub password_first: &'static str,
}
