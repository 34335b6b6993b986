use std::convert::Infallible;

use actix_web::http::header::{CONTENT_TYPE, HeaderValue};
use futures::stream;

use super::*;
use crate::tests::document::{Document, page};
use crate::tests::sample::{HOSTILE, subject, subject_of};

fn token() -> UnsubscribeToken {
    UnsubscribeToken::parse("AZwAAAAAcACAAAAAAAAAAQcHBwcHBwcHBwcHBwcHBwc").expect("a token")
}

fn shown(locale: &str, is_unsubscribed: bool) -> Document {
    let found = UnsubscribePage { subject: subject(locale), is_unsubscribed };
    page(answer(&token(), Ok(Some(found)), Language::English), StatusCode::OK)
}

#[test]
fn asks_first_with_a_button_that_sends_the_standard_request() {
    for language in Language::ALL {
        let document = shown(language.as_str(), false);
        let words = &language.tables().page.unsubscribe;
        assert_eq!(document.language(), language.as_str());
        assert_eq!(document.one("h1").text, words.question.heading);
        assert!(document.text().contains("Lovelace & Co."), "{}", document.text());
        let (form, button) = (document.one("form"), document.one("button"));
        assert_eq!(form.get("method"), Some("post"));
        assert_eq!(form.get("action"), Some(&*format!("/unsubscribe/{}", token().reveal())));
        assert_eq!((button.get("name"), button.get("value")), (Some("List-Unsubscribe"), Some("One-Click")));
        assert_eq!(button.text, words.button);
    }
}

#[test]
fn confirms_and_offers_no_further_button() {
    for language in Language::ALL {
        let document = shown(language.as_str(), true);
        assert_eq!(document.one("h1").text, language.tables().page.unsubscribe.done.heading);
        assert_eq!(document.all("form").count(), 0);
    }
}

#[test]
fn an_unknown_link_is_not_found() {
    let document = page(answer(&token(), Ok(None), Language::Dutch), StatusCode::NOT_FOUND);
    assert_eq!(document.one("h1").text, Language::Dutch.tables().page.problems.not_found.heading);
}

#[test]
fn escapes_names() {
    for content in HOSTILE {
        for is_unsubscribed in [false, true] {
            let found = UnsubscribePage { subject: subject_of(content), is_unsubscribed };
            page(answer(&token(), Ok(Some(found)), Language::English), StatusCode::OK);
        }
    }
}

async fn received(content_type: &str, body: &str) -> Result<(), PageProblem> {
    let mut headers = HeaderMap::new();
    headers.insert(CONTENT_TYPE, HeaderValue::from_str(content_type).expect("a header's value"));
    receive(&headers, stream::iter([Ok::<_, Infallible>(Bytes::copy_from_slice(body.as_bytes()))])).await
}

fn multipart(name: &str, value: &str) -> String {
    format!("--b\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n--b--\r\n")
}

#[tokio::test]
async fn accepts_both_encodings_of_the_request() {
    for (content_type, body) in [
        ("application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"),
        ("Application/X-WWW-Form-Urlencoded; charset=UTF-8", "a=b&List%2DUnsubscribe=One-Click"),
        ("multipart/form-data; boundary=b", &multipart("List-Unsubscribe", "One-Click")),
    ] {
        assert_eq!(received(content_type, body).await, Ok(()), "{content_type}");
    }
}

#[tokio::test]
async fn rejects_everything_else() {
    let form = "application/x-www-form-urlencoded";
    let parts = "multipart/form-data; boundary=b";
    for (content_type, body, refused) in [
        (form, "", PageProblem::Unreadable),
        (form, "List-Unsubscribe=", PageProblem::Unreadable),
        (form, "list-unsubscribe=One-Click", PageProblem::Unreadable),
        (parts, &*multipart("Other", "One-Click"), PageProblem::Unreadable),
        (parts, &*multipart("List-Unsubscribe", "One-Click-Not"), PageProblem::Unreadable),
        (form, &*"a".repeat(16_385), PageProblem::TooLarge),
        ("text/plain", "List-Unsubscribe=One-Click", PageProblem::WrongType),
        ("", "List-Unsubscribe=One-Click", PageProblem::WrongType),
    ] {
        assert_eq!(received(content_type, body).await, Err(refused), "{content_type}: {body:.60}");
    }
}

#[tokio::test(start_paused = true)]
async fn waits_half_a_minute_for_a_body_that_does_not_arrive() {
    let mut headers = HeaderMap::new();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/x-www-form-urlencoded"));
    let started = tokio::time::Instant::now();
    let refused = receive(&headers, stream::pending::<Result<Bytes, Infallible>>()).await;
    assert_eq!(refused, Err(PageProblem::Unreadable));
    assert_eq!(started.elapsed().as_secs(), 30);
}
