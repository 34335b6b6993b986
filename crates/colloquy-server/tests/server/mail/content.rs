//! The content of mails, parsed by an independent library.

use std::collections::BTreeSet;

use uuid::{Uuid, Version};

use super::*;

const ORGANIZATION: &str = "Åse & Søn, \"Ltd\"";

/// A language tag, some with a region, and words of the subject and of the text in that language.
const LANGUAGES: [(&str, &str, &str); 7] = [
    ("en-GB", "invites you to an interview", "Start the interview:"),
    ("fr", "vous invite à un entretien", "Commencer l’entretien:"),
    ("de-AT", "lädt Sie zu einem Interview ein", "Interview beginnen:"),
    ("es-MX", "le invita a una entrevista", "Empezar la entrevista:"),
    ("it", "La invita a un’intervista", "Inizia l’intervista:"),
    ("pt-BR", "convite para uma entrevista", "Começar a entrevista:"),
    ("nl", "nodigt u uit voor een interview", "Interview starten:"),
];

/// Creates an interview with an invitee in this language.
async fn invite_in(server: &Server, key: &str, locale: &str) -> Value {
    let body = json!({
        "prompt": "Ask about the first year.",
        "title": "Das erste Jahr – 第一年",
        "intro": "Wie war's?\r\n.\r\nBcc: eve@example.org",
        "locale": locale,
        "invitees": [{ "name": "Zoë\r\nBcc: eve@example.org", "email": "zoe+1@example.org" }],
    });
    let rows = server.call_with(key, "POST", "/v1/interviews", Some(body)).await.ok();
    rows[0]["invitations"][0].clone()
}

fn check_headers(mail: &Value, locale: &str) {
    assert_eq!(mail["sender"], "invitations@colloquy.localhost");
    assert_eq!(mail["recipients"], json!(["zoe+1@example.org"]));
    let read = read(mail);
    let (from, to) = (read.from().expect("a sender"), read.to().expect("a recipient"));
    let only = |address: &mail_parser::Address| {
        let list = address.clone().into_list();
        assert_eq!(list.len(), 1, "{list:?}");
        (list[0].name().map(str::to_owned), list[0].address().map(str::to_owned))
    };
    assert_eq!(only(from), (Some(ORGANIZATION.into()), Some("invitations@colloquy.localhost".into())));
    assert_eq!(only(to), (Some("Zoë Bcc: eve@example.org".into()), Some("zoe+1@example.org".into())));
    let header = |name: &'static str| read.header_raw(name).map(str::trim);
    assert_eq!(header("Auto-Submitted"), Some("auto-generated"));
    assert_eq!(header("Content-Language"), Some(&locale[..2]));
    let unsubscribe = "<mailto:invitations@colloquy.localhost?subject=unsubscribe>";
    assert_eq!(header("List-Unsubscribe"), Some(unsubscribe));
    assert_eq!(header("MIME-Version"), Some("1.0"));
    assert!(read.date().is_some_and(|date| date.year >= 2024), "{:?}", header("Date"));
    for missing in ["Bcc", "Cc", "Sender", "List-Unsubscribe-Post"] {
        assert_eq!(header(missing), None, "{missing}");
    }
}

fn check_parts(mail: &Value, url: &str, locale: &str, button: &str) {
    let read = read(mail);
    assert_eq!((read.text_body_count(), read.html_body_count()), (1, 1));
    let text = read.body_text(0).expect("a text").replace("\r\n", "\n");
    assert!(text.contains(&format!("{button}\n{url}\n\n")), "{text}");
    assert!(text.contains("\nWie war's?\n.\nBcc: eve@example.org\n"), "{text}");
    let html = read.body_html(0).expect("a page");
    assert!(html.contains(&format!("<html lang=\"{}\"", &locale[..2])), "{html}");
    assert_eq!(html.matches(&format!("href=\"{url}\"")).count(), 2, "{html}");
    assert_eq!(html.matches("://").count(), 4, "the mail links or loads something else: {html}");
}

#[tokio::test]
async fn an_invitation_arrives_in_its_language_with_its_link_and_its_headers() {
    on_both(async |database| {
        let (mut mail_server, server) = start(database, json!({})).await;
        let key = server.home.organization(ORGANIZATION);
        let mut ids = BTreeSet::new();
        for (locale, subject, button) in LANGUAGES {
            let invitation = invite_in(&server, &key, locale).await;
            assert_eq!(outcome(&invitation), (true, None), "{locale}");
            let mail = mail_server.mail().await;
            check_headers(&mail, locale);
            check_parts(&mail, invitation["url"].as_str().expect("a link"), locale, button);
            let read = read(&mail);
            let shown = read.subject().expect("a subject");
            assert!(
                shown.starts_with(ORGANIZATION) && shown.ends_with(": Das erste Jahr – 第一年"),
                "{shown}"
            );
            assert!(shown.contains(subject), "{shown}");
            let (id, host) = read.message_id().and_then(|id| id.split_once('@')).expect("a Message-ID");
            let version = Uuid::parse_str(id).ok().and_then(|id| id.get_version());
            assert_eq!((version, host), (Some(Version::SortRand), "127.0.0.1"));
            assert!(ids.insert(id.to_owned()), "{id} is not unique");
        }
        assert_eq!(mail_server.connections, 1);
    })
    .await;
}
