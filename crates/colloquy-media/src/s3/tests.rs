mod server;

use std::sync::Arc;
use std::time::Instant;

use colloquy_testkit::FreshAdapter;
use colloquy_testkit::contract::media::{MediaStoreFixture, PresignedUrlFollower};
use jiff::SignedDuration;
use reqwest::StatusCode;
use reqwest::header::{CONTENT_RANGE, CONTENT_TYPE, RANGE};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use super::*;
use crate::url::MediaStoreUrl;
use server::{BUCKET, Server, credentials};

fn media(url: &str, credentials: S3Credentials) -> S3Media {
    match url.parse() {
        Ok(MediaStoreUrl::S3(url)) => S3Media::new(&url, credentials).expect("media"),
        other => panic!("{url}: {other:?}"),
    }
}

fn name(text: &str) -> MediaName {
    MediaName::parse(text).expect("a name")
}

/// Returns the system's time, which the server uses.
#[expect(clippy::disallowed_methods, reason = "the server under test uses the system's clock")]
fn now() -> Timestamp {
    Timestamp::now()
}

fn browser() -> reqwest::Client {
    client_builder(CONNECT_LIMIT).expect("TLS can be set up").build().expect("a client")
}

async fn address(media: &S3Media, name: &MediaName, lasting_s: i64) -> String {
    let now = now();
    media.presigned(name, now, now + SignedDuration::from_secs(lasting_s)).await.expect("an address")
}

async fn check(request: reqwest::RequestBuilder, expected: StatusCode) -> Bytes {
    let response = request.send().await.expect("an answer");
    let (url, status) = (response.url().clone(), response.status());
    let body = response.bytes().await.expect("a body");
    assert_eq!(status, expected, "{url}: {}", String::from_utf8_lossy(&body));
    body
}

/// Creates a bucket with `voices/one.wav`, and a URL of it.
async fn one_voice() -> (Server, S3Media, String) {
    let server = Server::start().await;
    let media = media(&server.url(), credentials());
    let voice = name("voices/one.wav");
    media.put(&voice, "a voice".into()).await.expect("it is put");
    let address = address(&media, &voice, 900).await;
    (server, media, address)
}

struct Browser;

#[async_trait]
impl PresignedUrlFollower for Browser {
    async fn follow(&self, address: &str) -> Option<(Bytes, String)> {
        let response = browser().get(address).send().await.expect("an answer");
        let content_type = response.headers().get(CONTENT_TYPE).cloned();
        match response.status() {
            StatusCode::OK => {
                let content_type = content_type.expect("a type").to_str().expect("a text").to_owned();
                Some((response.bytes().await.expect("a body"), content_type))
            }
            StatusCode::NOT_FOUND => None,
            other => panic!("{address}: {other}"),
        }
    }
}

async fn fresh() -> FreshAdapter<MediaStoreFixture> {
    let server = Server::start().await;
    let media = Arc::new(media(&server.url(), credentials()));
    FreshAdapter::with(MediaStoreFixture { media, visitor: Arc::new(Browser), now: now() }, server)
}

colloquy_testkit::media_contract!(fresh);

#[tokio::test]
async fn a_url_only_allows_reading_its_own_file() {
    let (server, media, address) = one_voice().await;
    media.put(&name("voices/two.wav"), "another".into()).await.expect("it is put");
    assert_eq!(check(browser().get(&address), StatusCode::OK).await, "a voice");
    check(browser().put(&address).body("changed"), StatusCode::FORBIDDEN).await;
    check(browser().delete(&address), StatusCode::FORBIDDEN).await;
    check(browser().post(&address).body("changed"), StatusCode::FORBIDDEN).await;
    check(browser().get(address.replace("one.wav", "two.wav")), StatusCode::FORBIDDEN).await;
    check(browser().get(address.replace("/voices/one.wav", "")), StatusCode::FORBIDDEN).await;
    assert_eq!(server.kept("voices/one.wav").as_deref(), Some(&b"a voice"[..]));
}

#[tokio::test]
async fn rejects_a_changed_signature_or_time() {
    let (_server, _media, address) = one_voice().await;
    let (unsigned, signature) = address.split_once("&X-Amz-Signature=").expect("a signature");
    let last = if signature.ends_with('0') { '1' } else { '0' };
    let changed = format!("{unsigned}&X-Amz-Signature={}{last}", &signature[..signature.len() - 1]);
    check(browser().get(changed), StatusCode::FORBIDDEN).await;
    let longer = address.replace("X-Amz-Expires=9", "X-Amz-Expires=8");
    assert_ne!(longer, address);
    check(browser().get(longer), StatusCode::FORBIDDEN).await;
    check(browser().get(unsigned.split('?').next().expect("a place")), StatusCode::FORBIDDEN).await;
}

#[tokio::test]
async fn a_url_expires() {
    let (_server, media, _address) = one_voice().await;
    let address = address(&media, &name("voices/one.wav"), 1).await;
    let mut pause = tokio::time::interval(Duration::from_millis(100));
    let refusal = async {
        loop {
            let response = browser().get(&address).send().await.expect("an answer");
            if response.status() != StatusCode::OK {
                return response;
            }
            pause.tick().await;
        }
    };
    let refusal = timeout(Duration::from_secs(30), refusal).await.expect("it ends");
    assert_eq!(refusal.status(), StatusCode::FORBIDDEN);
    assert!(refusal.text().await.expect("a body").contains("expired"));
}

#[tokio::test]
async fn a_url_states_its_validity_rounded_up_to_seconds() {
    let (_server, media, _address) = one_voice().await;
    let moment = |text: &str| text.parse::<Timestamp>().expect("a moment");
    for (now, until, expected) in [
        ("2026-01-01T00:00:00Z", "2026-01-01T00:15:00Z", "X-Amz-Expires=900&"),
        ("2026-01-01T00:00:00.9Z", "2026-01-01T00:15:00.9Z", "X-Amz-Expires=901&"),
        ("2026-01-01T00:00:00Z", "2026-01-08T00:00:00Z", "X-Amz-Expires=604800&"),
        ("2026-01-01T00:00:00.5Z", "2026-01-08T00:00:00.5Z", "X-Amz-Expires=604800&"),
    ] {
        let address = media.presigned(&name("a.wav"), moment(now), moment(until)).await.expect("an address");
        assert!(address.contains(expected), "{now} to {until}: {address}");
    }
    let now = moment("2026-01-01T00:00:00Z");
    for until in ["2026-01-01T00:00:00Z", "2025-12-31T00:00:00Z", "2026-01-08T00:00:01Z"] {
        media.presigned(&name("a.wav"), now, moment(until)).await.expect_err(until);
    }
}

#[tokio::test]
async fn serves_ranges() {
    let (_server, _media, address) = one_voice().await;
    let response = browser().get(&address).header(RANGE, "bytes=2-4").send().await.expect("an answer");
    assert_eq!(response.status(), StatusCode::PARTIAL_CONTENT);
    assert_eq!(response.headers()[CONTENT_RANGE], "bytes 2-4/7");
    assert_eq!(response.headers()[CONTENT_TYPE], "audio/wav");
    assert_eq!(response.bytes().await.expect("a body"), "voi");
}

#[tokio::test]
async fn prefixes_separate_services() {
    let (server, _media, _address) = one_voice().await;
    let url = server.url().replace(BUCKET, &format!("{BUCKET}/second/one"));
    let second = media(&url, credentials());
    let voice = name("voices/one.wav");
    assert!(!second.has(&voice).await.expect("an answer"));
    second.put(&voice, "another".into()).await.expect("it is put");
    let address = address(&second, &voice, 900).await;
    assert_eq!(check(browser().get(address), StatusCode::OK).await, "another");
    assert_eq!(server.kept("second/one/voices/one.wav").as_deref(), Some(&b"another"[..]));
    assert_eq!(server.kept("voices/one.wav").as_deref(), Some(&b"a voice"[..]));
}

#[tokio::test]
async fn rejects_other_keys_in_requests_and_in_urls() {
    let (server, _media, _address) = one_voice().await;
    let voice = name("voices/one.wav");
    let other_secret = S3Credentials { secret_access_key: "another".to_owned(), ..credentials() };
    let other_id = S3Credentials { access_key_id: "another".to_owned(), ..credentials() };
    for wrong in [other_secret, other_id] {
        let media = media(&server.url(), wrong);
        media.put(&voice, "changed".into()).await.expect_err("it is refused");
        media.has(&voice).await.expect_err("it is refused");
        check(browser().get(address(&media, &voice, 900).await), StatusCode::FORBIDDEN).await;
    }
    assert_eq!(server.kept("voices/one.wav").as_deref(), Some(&b"a voice"[..]));
}

#[tokio::test]
async fn a_url_of_a_temporary_key_has_its_session_token() {
    let server = Server::start().await;
    let lent = S3Credentials { session_token: Some("lent".to_owned()), ..credentials() };
    let address = address(&media(&server.url(), lent), &name("a.wav"), 900).await;
    assert!(address.contains("&X-Amz-Security-Token=lent&"), "{address}");
}

#[tokio::test]
async fn amazons_buckets_are_addressed_by_host_name() {
    for (url, expected) in [
        ("s3://media/one?region=eu-west-1", "https://media.s3.eu-west-1.amazonaws.com/one/a.wav?"),
        ("s3://media.example?region=eu-west-1", "https://s3.eu-west-1.amazonaws.com/media.example/a.wav?"),
        ("s3://media?endpoint=https://example.org/s3", "https://example.org/s3/media/a.wav?"),
    ] {
        let address = address(&media(url, credentials()), &name("a.wav"), 900).await;
        assert!(address.starts_with(expected), "{address}");
    }
}

#[tokio::test]
async fn an_unreachable_server_fails_in_time() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("its address");
    drop(listener);
    let media = media(&format!("s3://media?endpoint=http://{address}"), credentials());
    let began = Instant::now();
    media.put(&name("a.wav"), "a voice".into()).await.expect_err("nobody is there");
    media.has(&name("a.wav")).await.expect_err("nobody is there");
    assert!(began.elapsed() < READ_LIMIT, "{:?}", began.elapsed());
}

#[tokio::test]
async fn does_not_follow_redirects_to_another_server() {
    let listen = async || TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let (first, second) = (listen().await, listen().await);
    let url = format!("s3://media?endpoint=http://{}", first.local_addr().expect("its address"));
    let elsewhere = second.local_addr().expect("its address");
    let redirecting = tokio::spawn(async move {
        let (mut connection, _) = first.accept().await.expect("a connection");
        let mut head = [0; 4_096];
        assert!(connection.read(&mut head).await.expect("a request") > 0);
        let answer = format!(
            "HTTP/1.1 307 Temporary Redirect\r\nLocation: http://{elsewhere}/\r\nContent-Length: 0\r\n\r\n"
        );
        connection.write_all(answer.as_bytes()).await.expect("it is sent");
        first
    });
    media(&url, credentials()).has(&name("a.wav")).await.expect_err("it is elsewhere");
    redirecting.await.expect("it was asked");
    let sent_on = timeout(Duration::ZERO, second.accept()).await;
    assert!(sent_on.is_err(), "{sent_on:?}");
}

/// The clock advances whenever all tasks wait.
#[tokio::test(start_paused = true)]
async fn a_silent_server_fails_in_time() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("its address");
    let media = media(&format!("s3://media?endpoint=http://{address}"), credentials());
    let began = tokio::time::Instant::now();
    media.has(&name("a.wav")).await.expect_err("nobody answers");
    assert!(began.elapsed() <= READ_LIMIT + Duration::from_secs(1), "{:?}", began.elapsed());
    let began = tokio::time::Instant::now();
    media.put(&name("a.wav"), "a voice".into()).await.expect_err("nobody answers");
    assert!(began.elapsed() <= PUT_LIMIT + Duration::from_secs(1), "{:?}", began.elapsed());
}

#[test]
fn secrets_are_not_shown() {
    let lent = S3Credentials { session_token: Some("a token".to_owned()), ..credentials() };
    let printed = format!("{lent:?}{:?}", media("s3://media?region=x", lent.clone()));
    assert!(printed.contains("colloquy"), "{printed}");
    assert!(!printed.contains("secret of") && !printed.contains("a token"), "{printed}");
}
