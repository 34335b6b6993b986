use colloquy_domain::mail::Letter;
use colloquy_domain::organization::Appearance;
use colloquy_domain::text::{Email, Intro, Locale, OrganizationName, PersonName, Title};
use mail_parser::{MessageParser, MimeHeaders};
use proptest::prelude::*;

mod account;
mod appearance;
mod deadline;
mod unsubscribe;
mod withdrawal;

use super::*;

const LINK: &str = "https://colloquy.example/i/aBcDeFgH12";
const UNSUBSCRIBE: &str = "https://colloquy.example/unsubscribe/AZwAAAAAcACAAAAAAAAAAQcHBwcHBwcHBwcHBwcHBwc";

fn letter(locale: &str, kind: Letter) -> InvitationLetter {
    InvitationLetter {
        message_id: "0193-a@colloquy.example".to_owned(),
        letter: kind,
        to: Email::parse("ada@example.com").expect("an address"),
        reply_to: None,
        name: Some(PersonName::parse("Ada Lovelace").expect("a name")),
        organization_name: OrganizationName::parse("Acme").expect("a name"),
        appearance: Appearance::default(),
        interview_title: Some(Title::parse("Onboarding").expect("a title")),
        intro: Some(Intro::parse("We care.\nReally.").expect("an intro")),
        link: LINK.to_owned(),
        unsubscribe_link: Some(UNSUBSCRIBE.to_owned()),
        deadline: None,
        withdrawal_link: None,
        locale: Locale::parse(locale).expect("a locale"),
    }
}

fn sent(letter: &InvitationLetter) -> String {
    let sender = "Colloquy <mail@colloquy.example>".parse().expect("a sender");
    let now = Timestamp::from_second(1_700_000_000).expect("a time of 2023");
    let message = compose(letter, &sender, now).expect("a mail");
    String::from_utf8(message.formatted()).expect("a mail is ASCII")
}

/// A mail as its recipient's program parses it.
#[derive(Debug)]
struct Received {
    from: (String, String),
    to: (String, String),
    subject: String,
    text: String,
    html: String,
    headers: Vec<String>,
}

fn received(letter: &InvitationLetter) -> Received {
    let raw = sent(letter);
    let mail = MessageParser::new().parse(raw.as_bytes()).expect("a mail that can be read");
    let only = |addresses: Option<&mail_parser::Address>| {
        let list = addresses.expect("addresses").clone().into_list();
        assert_eq!(list.len(), 1, "{list:?}");
        let part = |text: &Option<std::borrow::Cow<str>>| text.clone().unwrap_or_default().into_owned();
        (part(&list[0].name), part(&list[0].address))
    };
    let types: Vec<String> = mail.parts[1..]
        .iter()
        .map(|part| part.content_type().and_then(|kind| kind.subtype()).unwrap_or("").to_owned())
        .collect();
    assert_eq!(types, ["plain", "html"]);
    Received {
        from: only(mail.from()),
        to: only(mail.to()),
        subject: mail.subject().expect("a subject").to_owned(),
        text: mail.body_text(0).expect("a text").replace("\r\n", "\n"),
        html: mail.body_html(0).expect("a page").replace("\r\n", "\n"),
        headers: mail.headers().iter().map(|header| header.name().to_owned()).collect(),
    }
}

/// Checks the language of the subject, the text and the HTML, by a word of each.
fn check_language(locale: &str, kind: Letter, subject: &str, greeting: &str, recorded: &str) {
    let received = received(&letter(locale, kind));
    assert_eq!(received.subject, subject);
    let text = &received.text;
    assert!(text.starts_with(greeting) && text.contains(recorded), "{text}");
    let html = &received.html;
    assert!(html.contains(greeting) && html.contains(recorded), "{html}");
    let language = Locale::parse(locale).expect("a locale").language().as_str();
    assert!(html.contains(&format!("<html lang=\"{language}\"")), "{html}");
    assert!(sent(&letter(locale, kind)).contains(&format!("Content-Language: {language}\r\n")), "{locale}");
}

#[test]
fn an_invitation_is_in_the_language_of_its_locale() {
    let check = |locale, subject, greeting, recorded| {
        check_language(locale, Letter::Invitation, subject, greeting, recorded)
    };
    check("en-GB", "Acme invites you to an interview: Onboarding", "Hello Ada Lovelace,", "recorded");
    check(
        "fr-CA",
        "Acme vous invite à un entretien\u{a0}: Onboarding",
        "Bonjour Ada Lovelace,",
        "enregistrée",
    );
    check(
        "de",
        "Acme lädt Sie zu einem Interview ein: Onboarding",
        "Guten Tag Ada Lovelace,",
        "aufgezeichnet",
    );
    check("es_MX", "Acme le invita a una entrevista: Onboarding", "Hola, Ada Lovelace:", "se graba");
    check("it", "Acme La invita a un’intervista: Onboarding", "Buongiorno Ada Lovelace,", "registrata");
    check("pt-BR", "Acme: convite para uma entrevista: Onboarding", "Olá, Ada Lovelace,", "gravada");
    check("NL", "Acme nodigt u uit voor een interview: Onboarding", "Beste Ada Lovelace,", "opgenomen");
    check("sw", "Acme invites you to an interview: Onboarding", "Hello Ada Lovelace,", "recorded");
}

#[test]
fn a_resumption_is_in_the_language_of_its_locale() {
    let check = |locale, subject, greeting, recorded| {
        check_language(locale, Letter::Resumption, subject, greeting, recorded)
    };
    check("en", "Acme: you can continue your interview: Onboarding", "Hello Ada", "reopened");
    check("fr", "Acme vous propose de reprendre votre entretien\u{a0}: Onboarding", "Bonjour Ada", "rouvert");
    check("de", "Acme: Sie können Ihr Interview fortsetzen: Onboarding", "Guten Tag Ada", "wieder geöffnet");
    check("es", "Ya puede continuar su entrevista con Acme: Onboarding", "Hola, Ada", "reabierto");
    check("it", "Acme: può riprendere la Sua intervista: Onboarding", "Buongiorno Ada", "riaperto");
    check("pt", "Acme: já pode continuar a sua entrevista: Onboarding", "Olá, Ada", "reabriu");
    check("nl", "Acme: u kunt uw interview voortzetten: Onboarding", "Beste Ada", "heropend");
}

/// The mail says no more than necessary, because another person may have typed the address.
#[test]
fn a_requested_link_is_in_the_language_of_its_locale_and_does_not_advertise() {
    let check = |locale: &str, subject: &str, part: &str| {
        let received = received(&letter(locale, Letter::Link));
        assert_eq!(received.subject, subject);
        let words = &Locale::parse(locale).expect("a locale").language().tables().mail;
        for content in [&received.text, &received.html] {
            let content = content.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(content.contains(part) && content.contains(LINK), "{content}");
            for unasked in [words.what, words.when, words.intro_label, "We care."] {
                assert!(!content.contains(unasked), "{unasked}: {content}");
            }
        }
        assert!(!received.text.contains("\n\n\n"), "{}", received.text);
    };
    check("en-GB", "Your link to the interview with Acme: Onboarding", "sent to you alone");
    check("fr", "Votre lien vers l’entretien avec Acme\u{a0}: Onboarding", "n’a été envoyé qu’à vous");
    check("de", "Ihr Link zum Interview für Acme: Onboarding", "nur an Sie geschickt");
    check("es", "Su enlace a la entrevista con Acme: Onboarding", "se le ha enviado a usted");
    check("it", "Il Suo link all’intervista con Acme: Onboarding", "soltanto a Lei");
    check("pt-BR", "O seu link para a entrevista com Acme: Onboarding", "apenas para este endereço");
    check("nl", "Uw link naar het interview met Acme: Onboarding", "alleen naar u gestuurd");
}

#[test]
fn the_headers_have_sender_recipient_date_and_message_id() {
    let letter = letter("en", Letter::Invitation);
    let received = received(&letter);
    assert_eq!(received.from, ("Acme".to_owned(), "mail@colloquy.example".to_owned()));
    assert_eq!(received.to, ("Ada Lovelace".to_owned(), "ada@example.com".to_owned()));
    let raw = sent(&letter);
    for header in [
        "Message-ID: <0193-a@colloquy.example>\r\n",
        "Date: Tue, 14 Nov 2023 22:13:20 +0000\r\n",
        "Auto-Submitted: auto-generated\r\n",
        "List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n",
        "MIME-Version: 1.0\r\n",
    ] {
        assert!(raw.contains(header), "{header} in {raw}");
    }
}

#[test]
fn without_a_reply_to_address_there_is_no_such_header() {
    let headers = received(&letter("en", Letter::Invitation)).headers;
    assert!(!headers.iter().any(|header| header == "Reply-To"), "{headers:?}");
}

#[test]
fn the_same_letter_at_the_same_time_gives_the_same_mail() {
    let letter = letter("de", Letter::Invitation);
    assert_eq!(sent(&letter), sent(&letter));
}

#[test]
fn the_link_is_on_a_line_of_its_own_and_in_the_button() {
    for language in Language::ALL {
        for kind in Letter::ALL {
            let received = received(&letter(language.as_str(), *kind));
            assert!(received.text.lines().any(|line| line == LINK), "{}", received.text);
            let links = received.html.matches(&format!("<a href=\"{LINK}\"")).count();
            assert_eq!(links, 2, "{}", received.html);
        }
    }
}

#[test]
fn the_html_loads_nothing_and_has_no_other_links() {
    for language in Language::ALL {
        let html = received(&letter(language.as_str(), Letter::Invitation)).html.to_lowercase();
        for loading in ["<img", "<script", "<link", "<iframe", " src=", "url(", "@import", "<object", "<form"]
        {
            assert!(!html.contains(loading), "{loading} in {html}");
        }
        assert_eq!(html.matches("://").count(), 4, "{html}");
    }
}

#[test]
fn a_mail_without_name_title_and_intro_is_complete() {
    let bare = InvitationLetter {
        name: None,
        interview_title: None,
        intro: None,
        ..letter("en", Letter::Invitation)
    };
    let received = received(&bare);
    assert_eq!(received.subject, "Acme invites you to an interview");
    assert_eq!(received.to, (String::new(), "ada@example.com".to_owned()));
    let opening =
        "Hello,\n\nAcme would like to hear from you and invites you to an interview.\n\nIt is a spoken";
    assert!(received.text.starts_with(opening), "{}", received.text);
    assert!(!received.text.contains("\n\n\n") && !received.text.contains("about:"), "{}", received.text);
}

#[test]
fn an_organization_whose_name_cannot_be_shown_is_paraphrased() {
    let organization_name = OrganizationName::parse("\u{200b}\r\n").expect("a name");
    let received = received(&InvitationLetter { organization_name, ..letter("fr", Letter::Resumption) });
    assert_eq!(received.from, ("Colloquy".to_owned(), "mail@colloquy.example".to_owned()));
    assert!(received.text.contains("\nL’organisation a rouvert"), "{}", received.text);
    assert!(received.text.contains("transcrite pour l’organisation."), "{}", received.text);
}

/// Checks how a name is received when it is used wherever a name can be.
fn check_name(name: &str, shown: &str) {
    let named = InvitationLetter {
        name: Some(PersonName::parse(name).expect("a name")),
        organization_name: OrganizationName::parse(name).expect("a name"),
        interview_title: Some(Title::parse(name).expect("a title")),
        ..letter("en", Letter::Invitation)
    };
    let received = received(&named);
    assert_eq!(received.from.0, shown);
    assert_eq!(received.to, (shown.to_owned(), "ada@example.com".to_owned()));
    assert_eq!(received.subject, format!("{shown} invites you to an interview: {shown}"));
    let text = received.text.replace('\n', " ");
    assert!(text.starts_with(&format!("Hello {shown}, ")), "{text}");
    let known = [
        "Message-ID",
        "Date",
        "From",
        "To",
        "Subject",
        "Content-Language",
        "Auto-Submitted",
        COPIED_MESSAGE_ID,
        "List-Unsubscribe",
        "List-Unsubscribe-Post",
        "MIME-Version",
        "Content-Type",
    ];
    for header in &received.headers {
        assert!(known.contains(&header.as_str()), "{header} was injected");
    }
}

#[test]
fn names_arrive_as_they_were_written() {
    check_name("Ada \"The Countess\" O'Neil, PhD", "Ada \"The Countess\" O'Neil, PhD");
    check_name("Zoë Müller-Łukasiewicz", "Zoë Müller-Łukasiewicz");
    check_name("山田 太郎", "山田 太郎");
    check_name("Tom & Jerry <tom@example.com>", "Tom & Jerry <tom@example.com>");
    check_name("back\\slash (comment) ; : {title}", "back\\slash (comment) ; : {title}");
}

#[test]
fn no_name_or_title_can_add_a_header() {
    check_name("Ada\r\nBcc: eve@example.com", "Ada Bcc: eve@example.com");
    check_name("Ada\n\n<b>body</b>", "Ada <b>body</b>");
    check_name("Ada\u{2028}\u{202e}X-Evil: 1\u{7}", "Ada X-Evil: 1");
}

#[test]
fn a_long_title_is_shortened_in_the_subject() {
    let title = Some(Title::parse(&"word ".repeat(100)).expect("a title"));
    let subject =
        received(&InvitationLetter { interview_title: title, ..letter("en", Letter::Invitation) }).subject;
    assert!(subject.ends_with('…') && subject.chars().count() < 170, "{subject}");
}

#[test]
fn long_names_in_any_script_arrive_complete_in_short_header_lines() {
    for word in ["Łódź ", "山田太郎の会社 ", "Acme ", "\u{1f399}\u{fe0f} ", "\"q\\ "] {
        let name = word.repeat(120 / word.chars().count());
        check_name(name.trim(), name.trim());
        let named = InvitationLetter {
            reply_to: Some(Email::parse("office@acme.example").expect("an address")),
            name: Some(PersonName::parse(&name).expect("a name")),
            organization_name: OrganizationName::parse(&name).expect("a name"),
            interview_title: Some(Title::parse(&name).expect("a title")),
            ..letter("en", Letter::Invitation)
        };
        let raw = sent(&named);
        let (headers, _) = raw.split_once("\r\n\r\n").expect("headers");
        // A URL must not be folded.
        for line in headers.split("\r\n").filter(|line| !line.contains("https://")) {
            assert!(line.len() <= 78, "{} characters: {line}", line.len());
        }
    }
}

#[test]
fn a_terminal_shows_the_plain_text_in_short_lines() {
    let intro =
        format!("{}\n  - a list\nhttps://acme.example/{}", "It takes long. ".repeat(20), "x".repeat(90));
    let link = format!("{LINK}?from={}", "y".repeat(90));
    for language in Language::ALL {
        for kind in Letter::ALL {
            let letter = letter(language.as_str(), *kind);
            let intro = Some(Intro::parse(&intro).expect("an intro"));
            let text = received(&InvitationLetter { intro, link: link.clone(), ..letter }).text;
            for line in text.lines() {
                assert!(line.chars().count() <= 76 || !line.contains(' '), "{line}");
            }
            assert!(text.contains(&format!(":\n{link}\n\n")), "{text}");
            if *kind == Letter::Link {
                continue;
            }
            assert!(text.contains("\n  - a list\nhttps://acme.example/xxx"), "{text}");
            assert_eq!(text.split_whitespace().filter(|word| *word == "takes").count(), 20, "{text}");
        }
    }
}

#[test]
fn no_text_becomes_markup() {
    let evil = "<script>alert('x')</script> & \"q\" <a href=x>";
    let received = received(&InvitationLetter {
        name: Some(PersonName::parse(evil).expect("a name")),
        organization_name: OrganizationName::parse(evil).expect("a name"),
        interview_title: Some(Title::parse(evil).expect("a title")),
        intro: Some(Intro::parse(evil).expect("an intro")),
        link: format!("{LINK}?a=\"><script>"),
        unsubscribe_link: Some(format!("{UNSUBSCRIBE}?a=\"><script>")),
        deadline: None,
        withdrawal_link: None,
        ..letter("en", Letter::Invitation)
    });
    assert!(!received.html.contains("<script"), "{}", received.html);
    assert_eq!(received.html.matches("<a ").count(), 3, "{}", received.html);
    assert!(received.text.contains(evil), "{}", received.text);
}

#[test]
fn rejects_an_address_that_mail_cannot_carry() {
    let long = Email::parse(&format!("{}@example.com", "a".repeat(100))).expect("an address");
    let check = |letter, start: &str| {
        let sender = "mail@colloquy.example".parse().expect("a sender");
        let refused = compose(&letter, &sender, Timestamp::UNIX_EPOCH);
        let reason = refused.map(|_| ()).map_err(MailerError::from);
        let Err(MailerError::Refused(reason)) = reason else { panic!("{reason:?}") };
        assert!(reason.starts_with(start) && reason.ends_with("cannot be used in a mail"), "{reason}");
    };
    let letter = letter("en", Letter::Invitation);
    check(InvitationLetter { to: long.clone(), ..letter.clone() }, "The address aaa");
    check(InvitationLetter { reply_to: Some(long), ..letter }, "The organization's reply-to address, aaa");
}

proptest! {
    #[test]
    fn every_mail_is_ascii_with_short_lines_and_the_link(
        name in "\\PC{0,200}",
        organization in ".{1,200}",
        title in "(?s).{0,500}",
        intro in "(?s).{0,3000}",
        language in 0..7_usize,
    ) {
        let kind = Letter::ALL[language % Letter::ALL.len()];
        let mail = InvitationLetter {
            name: PersonName::parse(&name).ok(),
            organization_name: OrganizationName::parse(&organization.replace('\0', "-")).expect("a name"),
            interview_title: Title::parse(&title).ok(),
            intro: Intro::parse(&intro).ok(),
            ..letter(Language::ALL[language].as_str(), kind)
        };
        let raw = sent(&mail);
        prop_assert!(raw.is_ascii());
        for line in raw.split("\r\n") {
            prop_assert!(line.len() <= 998 && !line.contains(['\r', '\n']), "{line}");
        }
        let received = received(&mail);
        prop_assert!(received.text.lines().any(|line| line == LINK), "{}", received.text);
        prop_assert_eq!(received.to.1, "ada@example.com");
    }
}
