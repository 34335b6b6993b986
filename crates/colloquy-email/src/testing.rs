//! Helpers for the tests of both mailers.

use colloquy_testkit::contract::mailer::ArrivedMail;
use mail_parser::MessageParser;

/// Reads a mail as a mail program does.
pub fn arrived(content: &str) -> ArrivedMail {
    let mail = MessageParser::new().parse(content).expect("a mail that can be read");
    let unsubscribe = mail.list_unsubscribe().as_address().into_iter();
    let unsubscribe = unsubscribe.flat_map(|list| list.clone().into_list());
    let to = mail.to().and_then(|to| to.first()).and_then(|to| to.address());
    ArrivedMail {
        message_id: mail.message_id().expect("an id").to_owned(),
        to: to.expect("a recipient").to_owned(),
        text: mail.body_text(0).expect("a text").into_owned(),
        unsubscribe: unsubscribe.filter_map(|one| one.address().map(str::to_owned)).collect(),
    }
}
