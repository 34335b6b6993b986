//! The texts about passkeys, on the page for signing in and on the page of an account.

use serde::Serialize;

#[derive(Serialize)]
pub struct PasskeyTexts {
    pub heading: &'static str,
    pub lead: &'static str,
    pub name: &'static str,
    pub created: &'static str,
    pub last_used: &'static str,
    /// For a passkey with which nobody has signed in yet.
    pub never_used: &'static str,
    pub remove: &'static str,
    pub name_hint: &'static str,
    pub name_problem: &'static str,
    pub add: &'static str,
    pub added: &'static str,
    /// For accounts without a password, which sign in again.
    pub sign_in_again: &'static str,
    /// "An account has at most {most} passkeys."
    pub too_many: &'static str,
    pub no_host_name: &'static str,
    pub refused: &'static str,
    /// It took too long, or was completed before.
    pub outdated: &'static str,
    pub known: &'static str,
    /// The person has turned back, or the device has found nothing.
    pub cancelled: &'static str,
    pub failed: &'static str,
    /// The button on the page for signing in.
    pub sign_in: &'static str,
    pub unknown: &'static str,
    pub not_proven: &'static str,
}
