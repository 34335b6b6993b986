use actix_web::http::StatusCode;
use colloquy_app::invitee_pages::InvitationStage;
use colloquy_domain::language::Language;

use super::*;
use crate::tests::document::{Document, form_page, page};
use crate::tests::sample::{invitation as content, slug, subject};

fn asked(locale: &str, stage: InvitationStage) -> HttpResponse {
    question(&slug(), Ok(Some(content(subject(locale), stage))), Language::English)
}

fn answered(locale: &str, has_declined: bool) -> Document {
    let found = Ok(Some(content(subject(locale), InvitationStage::Closed)));
    page(declined(&slug(), found, Ok(Some(has_declined)), Language::English), StatusCode::OK)
}

#[test]
fn asks_first_and_leads_back_to_the_invitation() {
    for language in Language::ALL {
        let document = form_page(asked(language.as_str(), InvitationStage::Ready), StatusCode::OK);
        let words = &language.tables().page.decline;
        assert_eq!(
            (document.language(), &*document.one("h1").text),
            (language.as_str(), words.question.heading)
        );
        assert!(document.text().contains("Lovelace & Co."), "{}", document.text());
        let path = format!("/i/{}", slug().as_str());
        assert_eq!(document.one("form").get("action"), Some(&*format!("{path}/decline")));
        assert_eq!(document.one("form").get("method"), Some("post"));
        assert_eq!((document.one("a").get("href"), &*document.one("a").text), (Some(&*path), words.back));
    }
}

#[test]
fn confirms_and_offers_nothing_else() {
    for language in Language::ALL {
        let document = answered(language.as_str(), true);
        assert_eq!(document.one("h1").text, language.tables().page.decline.done.heading);
        assert_eq!(document.all("form").count(), 0);
    }
}

#[test]
fn who_is_too_late_sees_the_invitation() {
    let closed = &Language::English.tables().page.invitation_closed;
    let document = page(asked("en", InvitationStage::Closed), StatusCode::OK);
    assert_eq!(document.one("h1").text, closed.heading);
    assert_eq!(answered("en", false).one("h1").text, closed.heading);
}

#[test]
fn an_unknown_invitation_is_not_found() {
    let heading = Language::Dutch.tables().page.problems.not_found.heading;
    let asked = page(question(&slug(), Ok(None), Language::Dutch), StatusCode::NOT_FOUND);
    let answered = page(declined(&slug(), Ok(None), Ok(None), Language::Dutch), StatusCode::NOT_FOUND);
    assert_eq!([&*asked.one("h1").text, &*answered.one("h1").text], [heading, heading]);
}
