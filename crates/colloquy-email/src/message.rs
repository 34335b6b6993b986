//! Composes the MIME message of a letter. It is the same for all ways of delivery.

mod account;

use std::time::SystemTime;

use askama::Template;
use colloquy_domain::Timestamp;
use colloquy_domain::accent_colour::RgbColour;
use colloquy_domain::language::Language;
use colloquy_domain::mail::Letter;
use colloquy_domain::mail_report::COPIED_MESSAGE_ID;
use colloquy_domain::moment;
use colloquy_domain::ports::{InvitationLetter, MailerError};
use colloquy_domain::text::Email;
use colloquy_languages::fill;
use lettre::message::header::{ContentTransferEncoding, ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, MultiPart, SinglePart};
use lettre::{Address, Message};

use crate::sender::SenderAddress;

pub use account::compose_account;

/// The longest title or name in a line that mail programs show in full.
const SHOWN_CHARACTERS: usize = 120;

/// The colour of the button for an organization without a colour of its own.
const USUAL_BUTTON: &str = "#1d4ed8";

/// The longest line of the plain text, for terminals that do not wrap it.
const LINE_CHARACTERS: usize = 76;

/// Why no mail can be composed from a letter. The messages may be shown to callers.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidMail {
    #[error("The address {0} cannot be used in a mail")]
    Recipient(String),
    #[error("The organization's reply-to address, {0}, cannot be used in a mail")]
    ReplyTo(String),
    #[error("The mail's identifier is not of the form local@domain")]
    MessageId,
    #[error("The mail could not be composed: {0}")]
    Unwritable(String),
}

impl From<InvalidMail> for MailerError {
    fn from(reason: InvalidMail) -> Self {
        MailerError::Refused(reason.to_string())
    }
}

#[derive(Template)]
#[template(path = "letter.txt")]
struct PlainText<'a> {
    content: &'a Content,
}

#[derive(Template)]
#[template(path = "letter.html")]
struct Html<'a> {
    content: &'a Content,
}

/// The content of both parts, plain text and HTML.
struct Content {
    language: Language,
    subject: String,
    greeting: String,
    opening: String,
    /// What the recipient is invited to. A mail with a requested link has none: its recipient knows the interview, or
    /// did not request the link.
    explanation: Option<Explanation>,
    /// What the organization says besides.
    own_text: Option<String>,
    intro_label: &'static str,
    intro: Option<String>,
    button: &'static str,
    button_colours: ButtonColours,
    link_hint: &'static str,
    link: String,
    contact: String,
    withdraw: &'static str,
    withdrawal_link: Option<String>,
    unsubscribe: &'static str,
    unsubscribe_link: Option<String>,
}

/// The colours of the button, as CSS writes them.
struct ButtonColours {
    background: String,
    text: String,
}

struct Explanation {
    what: &'static str,
    when: &'static str,
    deadline: Option<String>,
    recorded: String,
}

/// Composes the mail of a letter, dated `now`.
pub fn compose(
    letter: &InvitationLetter,
    sender: &SenderAddress,
    now: Timestamp,
) -> Result<Message, InvalidMail> {
    let local = message_id_local(&letter.message_id)?;
    let to = address(&letter.to, InvalidMail::Recipient)?;
    let replies = letter.reply_to.as_ref().map(|email| address(email, InvalidMail::ReplyTo)).transpose()?;
    let content = content(letter);
    let unwritable = |error: askama::Error| InvalidMail::Unwritable(error.to_string());
    let text = PlainText { content: &content }.render().map_err(unwritable)?;
    let html = Html { content: &content }.render().map_err(unwritable)?;
    let name = letter.name.as_ref().map(|name| line(name.as_str())).filter(|name| !name.is_empty());
    let own_name = letter.appearance.sender_name.as_ref().map(|name| line(name.as_str()));
    let own_name = own_name.filter(|name| !name.is_empty());
    let from = sender.named(&own_name.unwrap_or_else(|| line(letter.organization_name.as_str())));
    let link = content.unsubscribe_link.as_deref().filter(|link| is_one_click(link));
    let unsubscribe = list_unsubscribe(link, replies.as_ref().unwrap_or(sender.address()));
    let mut message = Message::builder()
        .message_id(Some(format!("<{}>", letter.message_id)))
        .date(SystemTime::from(now))
        .from(from.clone())
        .to(Mailbox::new(name, to));
    if let Some(replies) = replies {
        message = message.reply_to(Mailbox::new(from.name, replies));
    }
    if link.is_some() {
        // Promises that a POST to the HTTPS URL in `List-Unsubscribe` unsubscribes without a further question.
        message = message.raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"));
    }
    message
        .subject(content.subject.clone())
        .raw_header(header("Content-Language", content.language.as_str()))
        // Keeps mail servers from sending out-of-office replies.
        .raw_header(header("Auto-Submitted", "auto-generated"))
        .raw_header(header(COPIED_MESSAGE_ID, &letter.message_id))
        .raw_header(unsubscribe)
        .multipart(alternative(local, wrapped(&text), html))
        .map_err(|error| InvalidMail::Unwritable(error.to_string()))
}

fn address(email: &Email, unusable: fn(String) -> InvalidMail) -> Result<Address, InvalidMail> {
    email.as_str().parse().map_err(|_| unusable(email.as_str().to_owned()))
}

/// Returns the part of a message id before the `@`. It has only letters, digits, `.`, `_` and `-`, so it can name a
/// file.
pub fn message_id_local(message_id: &str) -> Result<&str, InvalidMail> {
    let fits = |text: &str| {
        text.starts_with(|first: char| first.is_ascii_alphanumeric())
            && text.len() <= 200
            && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_' | b'-'))
    };
    match message_id.split_once('@') {
        Some((local, domain)) if fits(local) && fits(domain) => Ok(local),
        _ => Err(InvalidMail::MessageId),
    }
}

fn content(letter: &InvitationLetter) -> Content {
    let language = letter.locale.language();
    let words = &language.tables().mail;
    let sentences = match letter.letter {
        Letter::Invitation => &words.invitation,
        Letter::Resumption => &words.resumption,
        Letter::Link => &words.link,
        Letter::Reminder => &words.reminder,
        Letter::OrganizationReminder => &words.organization_reminder,
    };
    let shown_name = line(letter.organization_name.as_str());
    let unnamed = shown_name.is_empty();
    let organization = if unnamed { words.unnamed_organization } else { &shown_name };
    let name = letter.name.as_ref().map(|name| line(name.as_str())).unwrap_or_default();
    let title = letter.interview_title.as_ref().map(|title| line(title.as_str())).unwrap_or_default();
    let say = |sentence: &str| {
        let said = fill(sentence, &[("organization", organization), ("title", &title), ("name", &name)]);
        if unnamed { capitalized(&said) } else { said }
    };
    let explains = letter.letter != Letter::Link;
    let (subject, opening) = if title.is_empty() {
        (sentences.subject, sentences.opening)
    } else {
        (sentences.subject_titled, sentences.opening_titled)
    };
    Content {
        language,
        subject: say(subject),
        greeting: say(if name.is_empty() { words.greeting } else { words.greeting_named }),
        opening: say(opening),
        explanation: explains.then(|| Explanation {
            what: words.what,
            when: words.when,
            deadline: letter.deadline.map(|deadline| {
                fill(language.tables().deadline.mail, &[("time", &moment::written(deadline, language))])
            }),
            recorded: say(words.recorded),
        }),
        intro_label: words.intro_label,
        intro: letter
            .intro
            .as_ref()
            .filter(|_| explains)
            .map(|intro| paragraphs(intro.as_str()))
            .filter(|intro| !intro.is_empty()),
        own_text: letter
            .appearance
            .mail_text
            .as_ref()
            .filter(|_| explains)
            .map(|text| paragraphs(text.as_str()))
            .filter(|text| !text.is_empty()),
        button: sentences.button,
        button_colours: button_colours(letter.appearance.accent_colour),
        link_hint: words.link_hint,
        link: address_line(&letter.link),
        contact: say(words.contact),
        withdraw: language.tables().withdrawal.mail,
        withdrawal_link: letter.withdrawal_link.as_deref().map(address_line),
        unsubscribe: words.unsubscribe,
        unsubscribe_link: letter.unsubscribe_link.as_deref().map(address_line),
    }
}

fn button_colours(own: Option<RgbColour>) -> ButtonColours {
    let Some(own) = own else {
        return ButtonColours { background: USUAL_BUTTON.to_owned(), text: RgbColour::WHITE.written() };
    };
    let shades = own.on_light();
    ButtonColours { background: shades.accent.written(), text: shades.on_accent.written() }
}

/// Returns a URL without characters that would break its line.
fn address_line(address: &str) -> String {
    address.chars().filter(|letter| !letter.is_whitespace() && is_shown(*letter)).collect()
}

/// Returns whether this URL may be in the `List-Unsubscribe` header. RFC 8058 requires HTTPS, and the URL must not
/// contain characters that could end the header.
fn is_one_click(address: &str) -> bool {
    address.starts_with("https://")
        && address.len() <= 900
        && address.bytes().all(|byte| byte.is_ascii_graphic() && !matches!(byte, b'<' | b'>'))
}

/// Combines both parts, in the encoding that keeps every line short.
fn alternative(local: &str, text: String, html: String) -> MultiPart {
    let part = |content_type, body: String| {
        SinglePart::builder().header(content_type).header(ContentTransferEncoding::QuotedPrintable).body(body)
    };
    // `=_` never occurs in quoted-printable text, so the boundary cannot occur inside a part.
    let boundary = format!("=_{}", &local[..local.len().min(60)]);
    MultiPart::alternative()
        .boundary(boundary)
        .singlepart(part(ContentType::TEXT_PLAIN, text))
        .singlepart(part(ContentType::TEXT_HTML, html))
}

/// Returns whether a character is visible. Invisible ones can end a header or reorder the text.
fn is_shown(letter: char) -> bool {
    !letter.is_control()
        && !matches!(letter, '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

fn line(text: &str) -> String {
    shortened_line(text, SHOWN_CHARACTERS)
}

/// Joins the text into one line of at most this many characters.
pub fn shortened_line(text: &str, characters: usize) -> String {
    let spaced: String = text.chars().map(|letter| if is_shown(letter) { letter } else { ' ' }).collect();
    let joined = spaced.split_whitespace().collect::<Vec<_>>().join(" ");
    if joined.chars().count() <= characters {
        return joined;
    }
    let cut: String = joined.chars().take(characters - 1).collect();
    format!("{}…", cut.trim_end())
}

/// Keeps the line breaks of a text and removes all other invisible characters.
fn paragraphs(text: &str) -> String {
    let unified = text.replace("\r\n", "\n").replace(['\r', '\u{2028}', '\u{2029}'], "\n");
    let shown: String = unified.chars().filter(|letter| *letter == '\n' || is_shown(*letter)).collect();
    shown.trim().to_owned()
}

/// Wraps lines at spaces. A longer word, such as the link, is not broken.
fn wrapped(text: &str) -> String {
    let mut wrapped = String::with_capacity(text.len() + text.len() / LINE_CHARACTERS + 1);
    for line in text.lines() {
        let mut width = 0;
        for (number, word) in line.split(' ').enumerate() {
            let length = word.chars().count();
            if number > 0 && width + 1 + length > LINE_CHARACTERS {
                wrapped.push('\n');
                width = 0;
            } else if number > 0 {
                wrapped.push(' ');
                width += 1;
            }
            wrapped.push_str(word);
            width += length;
        }
        wrapped.push('\n');
    }
    wrapped
}

fn capitalized(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn header(name: &'static str, value: &str) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value.to_owned())
}

/// Lets mail programs offer to unsubscribe: with one click if the service is reached over HTTPS (RFC 8058), or with a
/// mail to the organization's reply-to address (RFC 2369).
fn list_unsubscribe(link: Option<&str>, address: &Address) -> HeaderValue {
    let mail = format!("<mailto:{address}?subject=unsubscribe>");
    // Neither the link nor the address has a character to escape. Neither may be folded, but the line may break
    // between them.
    let (raw, encoded) = match link {
        Some(link) => (format!("<{link}>, {mail}"), format!("<{link}>,\r\n {mail}")),
        None => (mail.clone(), mail),
    };
    let name = HeaderName::new_from_ascii_str("List-Unsubscribe");
    HeaderValue::dangerous_new_pre_encoded(name, raw, encoded)
}

#[cfg(test)]
mod tests;
