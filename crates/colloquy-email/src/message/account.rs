//! Composes mails to people who work in the console.

use std::time::SystemTime;

use askama::Template;
use colloquy_domain::Timestamp;
use colloquy_domain::ports::{AccountLetter, AccountLetterKind};
use colloquy_languages::fill;
use lettre::Message;
use lettre::message::Mailbox;

use super::{
    Content, Html, InvalidMail, PlainText, address, address_line, alternative, capitalized, header, line,
    message_id_local, wrapped,
};
use crate::sender::SenderAddress;

/// Composes the mail of a letter, dated `now`.
pub fn compose_account(
    letter: &AccountLetter,
    sender: &SenderAddress,
    now: Timestamp,
) -> Result<Message, InvalidMail> {
    let local = message_id_local(&letter.message_id)?;
    let to = address(&letter.to, InvalidMail::Recipient)?;
    let content = content(letter);
    let unwritable = |error: askama::Error| InvalidMail::Unwritable(error.to_string());
    let text = PlainText { content: &content }.render().map_err(unwritable)?;
    let html = Html { content: &content }.render().map_err(unwritable)?;
    let name = letter.name.as_ref().map(|name| line(name.as_str())).filter(|name| !name.is_empty());
    Message::builder()
        .message_id(Some(format!("<{}>", letter.message_id)))
        .date(SystemTime::from(now))
        .from(sender.named(&organization(letter)))
        .to(Mailbox::new(name, to))
        .subject(content.subject.clone())
        .raw_header(header("Content-Language", content.language.as_str()))
        .raw_header(header("Auto-Submitted", "auto-generated"))
        .multipart(alternative(local, wrapped(&text), html))
        .map_err(|error| InvalidMail::Unwritable(error.to_string()))
}

/// Returns the shown name of the organization that the letter is about, which may be empty.
fn organization(letter: &AccountLetter) -> String {
    match &letter.kind {
        AccountLetterKind::Join(organization) => line(organization.as_str()),
        AccountLetterKind::NewPassword
        | AccountLetterKind::PasswordChanged
        | AccountLetterKind::PasskeyAdded => String::new(),
    }
}

fn content(letter: &AccountLetter) -> Content {
    let words = &letter.language.tables().mail;
    let sentences = match letter.kind {
        AccountLetterKind::NewPassword => &words.account.new_password,
        AccountLetterKind::Join(_) => &words.account.join,
        AccountLetterKind::PasswordChanged => &words.account.password_changed,
        AccountLetterKind::PasskeyAdded => &words.account.passkey_added,
    };
    let shown = organization(letter);
    let organization = if shown.is_empty() { words.unnamed_organization } else { &shown };
    let name = letter.name.as_ref().map(|name| line(name.as_str())).unwrap_or_default();
    let (email, host) = (line(letter.to.as_str()), line(host(&letter.link)));
    let values =
        [("organization", organization), ("name", name.as_str()), ("email", &email), ("host", &host)];
    let say = |sentence: &str| capitalized(&fill(sentence, &values));
    Content {
        language: letter.language,
        subject: say(sentences.subject),
        greeting: say(if name.is_empty() { words.greeting } else { words.greeting_named }),
        opening: say(sentences.opening),
        explanation: None,
        own_text: None,
        intro_label: words.intro_label,
        intro: None,
        button: sentences.button,
        button_colours: super::button_colours(None),
        link_hint: words.link_hint,
        link: address_line(&letter.link),
        contact: say(sentences.closing),
        withdraw: letter.language.tables().withdrawal.mail,
        withdrawal_link: None,
        unsubscribe: words.unsubscribe,
        unsubscribe_link: None,
    }
}

/// Returns the host of a URL, by which recipients recognize the service.
fn host(url: &str) -> &str {
    let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
    rest.split('/').next().unwrap_or(rest)
}
