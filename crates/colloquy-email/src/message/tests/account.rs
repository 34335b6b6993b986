//! Mails to people who work in the console.

use colloquy_domain::language::Language;
use colloquy_domain::ports::{AccountLetter, AccountLetterKind};
use colloquy_domain::text::{AccountName, Email, OrganizationName};
use mail_parser::MessageParser;

use super::super::compose_account;
use super::*;

const LINK: &str = "https://colloquy.example/app/password/AZwAAAAAcACAAAAAAAAAAQcHBwcHBwcHBwcHBwcHBwc";

#[test]
fn mails_to_accounts_name_the_service_and_have_the_link_in_both_parts_in_every_language() {
    let organization = OrganizationName::parse("Acme <b>& Co.").expect("a name");
    let kinds = [
        AccountLetterKind::NewPassword,
        AccountLetterKind::Join(organization),
        AccountLetterKind::PasswordChanged,
        AccountLetterKind::PasskeyAdded,
    ];
    let sender = "Colloquy <mail@colloquy.example>".parse().expect("a sender");
    for language in Language::ALL {
        for kind in &kinds {
            let letter = AccountLetter {
                message_id: "0193-a@colloquy.example".to_owned(),
                kind: kind.clone(),
                to: Email::parse("ada@example.com").expect("an address"),
                name: Some(AccountName::parse("Ada").expect("a name")),
                link: LINK.to_owned(),
                language: *language,
            };
            let message = compose_account(&letter, &sender, Timestamp::UNIX_EPOCH).expect("a mail");
            let raw = message.formatted();
            let mail = MessageParser::new().parse(&raw).expect("a mail that can be read");
            let [text, html] = [mail.body_text(0), mail.body_html(0)].map(|part| part.expect("a part"));
            for part in [&text, &html] {
                assert!(part.contains(LINK), "{part}");
                assert!(part.contains("colloquy.example") && !part.contains('{'), "{part}");
            }
            assert!(!html.contains("<b>"), "{html}");
            assert!(!mail.subject().expect("a subject").contains('{'));
            assert!(mail.header("List-Unsubscribe").is_none());
        }
    }
}
