use colloquy_app::invitee_pages::InvitationStage;

use super::*;
use crate::tests::document::{form_page, session_page};
use crate::tests::sample::{invitation as content, slug, subject};

const AT: &str = "2027-03-01T18:00:00Z";

fn waiting() -> ReminderOffer {
    ReminderOffer::Waiting { at: AT.parse().expect("a time") }
}

fn with(locale: &str, reminder: Option<ReminderOffer>) -> InvitationPageContent {
    InvitationPageContent { reminder, ..content(subject(locale), InvitationStage::Ready) }
}

#[test]
fn the_page_of_the_invitation_offers_a_reminder_or_says_when_it_comes() {
    for language in Language::ALL {
        let words = &language.tables().reminder;
        let path = format!("/i/{}/remind", slug().as_str());
        let page = |reminder| {
            let found = Ok(Some(with(language.as_str(), reminder)));
            session_page(invitation::answer(&slug(), found, Language::English))
        };
        let offered = page(Some(ReminderOffer::Tomorrow));
        assert!(offered.all("a").any(|link| link.get("href") == Some(&*path) && link.text == words.link));
        let sentence =
            fill(words.waiting, &[("time", &moment::written(AT.parse().expect("a time"), *language))]);
        let waiting = page(Some(waiting()));
        assert!(waiting.text().contains(&sentence), "{}", waiting.text());
        for without in [waiting, page(None)] {
            assert!(without.all("a").all(|link| link.get("href") != Some(&*path)));
        }
    }
}

#[test]
fn asks_before_a_reminder_is_sent_and_says_when_it_comes() {
    for language in Language::ALL {
        let words = &language.tables().reminder;
        let page = |reminder| {
            let found = Ok(Some(with(language.as_str(), Some(reminder))));
            form_page(show(&slug(), found, Language::English), StatusCode::OK)
        };
        let asked = page(ReminderOffer::Tomorrow);
        assert_eq!(&*asked.one("h1").text, words.question.heading);
        let path = format!("/i/{}/remind", slug().as_str());
        assert_eq!(asked.one("form").get("action"), Some(&*path));
        assert_eq!(asked.one("form").get("method"), Some("post"));
        let done = page(waiting());
        assert_eq!(&*done.one("h1").text, words.done.heading);
        assert_eq!(done.all("form").count(), 0);
    }
}

#[test]
fn without_an_offer_the_page_of_the_invitation_is_shown() {
    let found = Ok(Some(with("en", None)));
    let document = session_page(show(&slug(), found, Language::English));
    assert!(document.with_id("consent").is_some());
}
