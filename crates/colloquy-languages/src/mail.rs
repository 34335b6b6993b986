//! The texts of the mails.

use serde::Serialize;

/// The sentences of one language. `{organization}`, `{title}` and `{name}` are placeholders for the letter's values.
#[derive(Serialize)]
pub struct MailTexts {
    pub greeting: &'static str,
    pub greeting_named: &'static str,
    pub invitation: LetterTexts,
    pub resumption: LetterTexts,
    /// For a person who typed this address on the page of a share link, perhaps not its owner.
    pub link: LetterTexts,
    /// For an invitee who asked to be reminded.
    pub reminder: LetterTexts,
    /// From the organization, to an invitee who has not started.
    pub organization_reminder: LetterTexts,
    pub account: AccountMailTexts,
    /// Introduces the organization's own introduction.
    pub intro_label: &'static str,
    /// Explains what an interview by voice with an AI is.
    pub what: &'static str,
    /// Explains when and where the interview can be taken.
    pub when: &'static str,
    /// What to do if the button does not work.
    pub link_hint: &'static str,
    pub recorded: &'static str,
    /// Whom to contact.
    pub contact: &'static str,
    /// The text of the link to the page for unsubscribing.
    pub unsubscribe: &'static str,
    /// Stands for the organization if its name cannot be shown.
    pub unnamed_organization: &'static str,
}

/// The texts that differ between the letters.
#[derive(Serialize)]
pub struct LetterTexts {
    pub subject: &'static str,
    pub subject_titled: &'static str,
    pub opening: &'static str,
    pub opening_titled: &'static str,
    pub button: &'static str,
}

/// Mails to people who work in the console. `{host}` stands for the address of the service, and `{email}` for that of the
/// recipient.
#[derive(Serialize)]
pub struct AccountMailTexts {
    pub new_password: AccountLetterTexts,
    pub join: AccountLetterTexts,
    pub password_changed: AccountLetterTexts,
    pub passkey_added: AccountLetterTexts,
}

#[derive(Serialize)]
pub struct AccountLetterTexts {
    pub subject: &'static str,
    pub opening: &'static str,
    pub button: &'static str,
    /// What to do if the recipient did not expect the mail.
    pub closing: &'static str,
}

#[cfg(test)]
mod tests;
