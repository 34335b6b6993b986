use std::convert::Infallible;

use actix_web::http::header::{HeaderName, HeaderValue};
use futures::stream;

use super::*;

const FORM: &str = "application/x-www-form-urlencoded";

fn headers(entries: &[(HeaderName, &str)]) -> HeaderMap {
    let value = |value: &str| HeaderValue::from_str(value).expect("a header's value");
    entries.iter().map(|(name, text)| (name.clone(), value(text))).collect()
}

async fn receive_from(content_type: &str, chunks: &[&str]) -> Result<ShareLinkFormInput, PageProblem> {
    let chunks = chunks.iter().map(|chunk| Ok::<_, Infallible>(Bytes::copy_from_slice(chunk.as_bytes())));
    receive(&headers(&[(CONTENT_TYPE, content_type)]), stream::iter(chunks)).await
}

#[tokio::test]
async fn reads_a_form_from_a_browser() {
    let chunks = ["name=Ada+L%C3%B6ve", "lace&email=ada%40example.org&accessCode=a%26b%3Dc&other=1&name=Eve"];
    let entry = receive_from(FORM, &chunks).await.expect("a form");
    assert_eq!(
        (&*entry.name, &*entry.email, &*entry.access_code),
        ("Ada Lövelace", "ada@example.org", "a&b=c")
    );
}

#[tokio::test]
async fn removes_nul_and_treats_missing_fields_as_empty() {
    let entry = receive_from(FORM, &["name=A%00da%FF"]).await.expect("a form");
    assert_eq!((&*entry.name, &*entry.email), ("Ada\u{fffd}", ""));
}

#[tokio::test]
async fn accepts_only_the_media_type_of_forms() {
    for content_type in [FORM, "Application/X-WWW-Form-Urlencoded; charset=UTF-8"] {
        assert!(receive_from(content_type, &["name=Ada"]).await.is_ok(), "{content_type}");
    }
    for content_type in ["", "application/json", "multipart/form-data; boundary=x", "text/plain"] {
        let refused = receive_from(content_type, &["name=Ada"]).await;
        assert_eq!(refused.err(), Some(PageProblem::WrongType), "{content_type}");
    }
    let none = receive(&HeaderMap::new(), stream::pending::<Result<Bytes, Infallible>>()).await;
    assert_eq!(none.err(), Some(PageProblem::WrongType));
}

#[tokio::test]
async fn accepts_sixteen_kibibytes_and_no_more() {
    let longest = "a".repeat(16_384);
    assert!(receive_from(FORM, &[&longest]).await.is_ok());
    assert_eq!(receive_from(FORM, &[&longest, "a"]).await.err(), Some(PageProblem::TooLarge));
}

#[tokio::test]
async fn rejects_a_content_length_over_the_limit_at_once() {
    let headers = headers(&[(CONTENT_TYPE, FORM), (CONTENT_LENGTH, "16385")]);
    let refused = receive(&headers, stream::pending::<Result<Bytes, Infallible>>()).await;
    assert_eq!(refused.err(), Some(PageProblem::TooLarge));
}

#[tokio::test(start_paused = true)]
async fn waits_half_a_minute_for_a_form() {
    let started = tokio::time::Instant::now();
    let headers = headers(&[(CONTENT_TYPE, FORM)]);
    let refused = receive(&headers, stream::pending::<Result<Bytes, Infallible>>()).await;
    assert_eq!(refused.err(), Some(PageProblem::Unreadable));
    assert_eq!(started.elapsed().as_secs(), 30);
}

#[tokio::test]
async fn rejects_an_incomplete_form() {
    let chunks = stream::iter([Ok(Bytes::from_static(b"name=A")), Err("gone")]);
    let refused = receive(&headers(&[(CONTENT_TYPE, FORM)]), chunks).await;
    assert_eq!(refused.err(), Some(PageProblem::Unreadable));
}
