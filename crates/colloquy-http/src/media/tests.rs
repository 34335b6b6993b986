use std::net::TcpListener;
use std::sync::Mutex;

use actix_web::body::{MessageBody, to_bytes};
use actix_web::test::TestRequest;
use actix_web::{App, HttpServer, web};
use async_trait::async_trait;
use colloquy_domain::media::MediaName;
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use super::*;

const ADDRESS: &str = "/media/voices/one.wav?key=good";
const TAG: &str = "\"7-a\"";

/// A door that keeps one file and knows one key to it.
#[derive(Default)]
struct OneFile {
    content: Bytes,
    /// Where its disk is broken.
    broken_from: Option<u64>,
    /// Bytes that were cut off since its length was taken.
    cut_off: u64,
    refusal: Option<fn() -> PresignedRefused>,
    /// The longest piece that was read.
    longest: Arc<Mutex<usize>>,
    /// What it was asked for, other than its one file.
    strange: Mutex<Vec<(String, String)>>,
}

struct Opened {
    content: Bytes,
    cut_off: u64,
    broken_from: Option<u64>,
    longest: Arc<Mutex<usize>>,
}

fn now() -> Timestamp {
    "2026-01-02T03:04:05Z".parse().expect("a moment")
}

#[async_trait]
impl PresignedMedia for OneFile {
    async fn open(
        &self,
        name: &str,
        query: &str,
        at: Timestamp,
    ) -> Result<Arc<dyn MediaFile>, PresignedRefused> {
        assert_eq!(at, now());
        if let Some(refusal) = self.refusal {
            return Err(refusal());
        }
        if name != "voices/one.wav" || query != "key=good" {
            assert_eq!(MediaName::parse(name).filter(|_| query == "key=good"), None, "{name}?{query}");
            self.strange.lock().expect("a list").push((name.to_owned(), query.to_owned()));
            return Err(PresignedRefused::Forged);
        }
        let (content, longest) = (self.content.clone(), self.longest.clone());
        Ok(Arc::new(Opened { content, cut_off: self.cut_off, broken_from: self.broken_from, longest }))
    }
}

#[async_trait]
impl MediaFile for Opened {
    fn content_type(&self) -> &'static str {
        "audio/wav"
    }

    fn length(&self) -> u64 {
        self.content.len() as u64 + self.cut_off
    }

    fn tag(&self) -> &str {
        TAG.trim_matches('"')
    }

    async fn read(&self, offset: u64, length: usize) -> Result<Bytes, MediaError> {
        let mut longest = self.longest.lock().expect("a number");
        *longest = length.max(*longest);
        if self.broken_from.is_some_and(|broken| broken <= offset) {
            return Err(MediaError("the disk is broken".into()));
        }
        let start = usize::try_from(offset).expect("an offset");
        // Less than was asked for, as disks sometimes give.
        let end = self.content.len().min(start + length.div_ceil(2));
        Ok(self.content.slice(start..end))
    }
}

fn door(content: impl Into<Bytes>) -> OneFile {
    OneFile { content: content.into(), ..OneFile::default() }
}

struct Answer {
    status: u16,
    headers: HeaderMap,
    body: Bytes,
}

impl Answer {
    fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(|value| value.to_str().expect("a text"))
    }

    fn error(&self) -> (u64, String, String) {
        let body: Value = serde_json::from_slice(&self.body).expect("JSON");
        let text = |field: &str| body[field].as_str().expect("a text").to_owned();
        (body["statusCode"].as_u64().expect("a number"), text("error"), text("message"))
    }
}

async fn ask(door: &OneFile, method: Method, address: &str, headers: &[(&str, &str)]) -> Answer {
    let mut request = TestRequest::default().method(method).uri(address);
    for header in headers {
        request = request.append_header(*header);
    }
    let response = answer(door, &request.to_http_request(), now()).await;
    let (status, headers) = (response.status().as_u16(), response.headers().clone());
    let size = response.body().size();
    let body = to_bytes(response.into_body()).await.expect("a body");
    if status != 304 && !body.is_empty() {
        assert_eq!(size, actix_web::body::BodySize::Sized(body.len() as u64));
    }
    Answer { status, headers, body }
}

async fn get(door: &OneFile, headers: &[(&str, &str)]) -> Answer {
    ask(door, Method::GET, ADDRESS, headers).await
}

async fn check_part(asked: &[(&str, &str)], expected: (u16, Option<&str>, &str)) {
    let answer = get(&door("0123456789"), asked).await;
    let body = String::from_utf8(answer.body.to_vec()).expect("a text");
    assert_eq!((answer.status, answer.header("content-range"), body.as_str()), expected, "{asked:?}");
}

#[actix_web::test]
async fn an_address_is_answered_with_its_content() {
    let answer = get(&door("a voice"), &[]).await;
    assert_eq!((answer.status, &answer.body[..]), (200, &b"a voice"[..]));
    for (name, value) in [
        ("content-type", "audio/wav"),
        ("content-disposition", "inline"),
        ("accept-ranges", "bytes"),
        ("etag", TAG),
        ("cache-control", "private, no-cache"),
        ("x-content-type-options", "nosniff"),
        ("cross-origin-resource-policy", "cross-origin"),
        ("access-control-allow-origin", "*"),
        ("access-control-expose-headers", "accept-ranges, content-range, etag, retry-after"),
    ] {
        assert_eq!(answer.header(name), Some(value), "{name}");
    }
}

#[actix_web::test]
async fn a_part_is_answered_as_one() {
    check_part(&[("range", "bytes=0-0")], (206, Some("bytes 0-0/10"), "0")).await;
    check_part(&[("range", "bytes=2-4")], (206, Some("bytes 2-4/10"), "234")).await;
    check_part(&[("range", "bytes=8-99")], (206, Some("bytes 8-9/10"), "89")).await;
    check_part(&[("range", "bytes=7-")], (206, Some("bytes 7-9/10"), "789")).await;
    check_part(&[("range", "bytes=-3")], (206, Some("bytes 7-9/10"), "789")).await;
    let answer = get(&door("0123456789"), &[("range", "bytes=2-4")]).await;
    assert_eq!((answer.header("content-type"), answer.header("etag")), (Some("audio/wav"), Some(TAG)));
    assert_eq!(answer.header("accept-ranges"), Some("bytes"));
}

#[actix_web::test]
async fn several_parts_and_what_is_malformed_are_answered_whole() {
    for range in ["bytes=0-1,3-4", "bytes=4-2", "bytes=x", "lines=0-1", ""] {
        check_part(&[("range", range)], (200, None, "0123456789")).await;
    }
    check_part(&[("range", "bytes=0-1"), ("range", "bytes=3-4")], (200, None, "0123456789")).await;
}

#[actix_web::test]
async fn a_part_beyond_the_end_is_told_with_the_length() {
    for range in ["bytes=10-", "bytes=10-20", "bytes=-0"] {
        let answer = get(&door("0123456789"), &[("range", range)]).await;
        assert_eq!((answer.status, answer.header("content-range")), (416, Some("bytes */10")), "{range}");
        let (status, label, message) = answer.error();
        assert_eq!((status, label.as_str()), (416, "Range Not Satisfiable"));
        assert_eq!(message, "There are 10 bytes, and none of those that are asked for");
        assert_eq!(answer.header("cache-control"), Some("no-store"));
    }
}

#[actix_web::test]
async fn a_part_of_other_content_than_expected_is_answered_whole() {
    let part = (206, Some("bytes 2-4/10"), "234");
    let whole = (200, None, "0123456789");
    check_part(&[("range", "bytes=2-4"), ("if-range", TAG)], part).await;
    for other in ["\"7-b\"", "W/\"7-a\"", "7-a", "Fri, 02 Jan 2026 03:04:05 GMT", ""] {
        check_part(&[("range", "bytes=2-4"), ("if-range", other)], whole).await;
    }
    check_part(&[("range", "bytes=20-"), ("if-range", "\"7-b\"")], whole).await;
}

#[actix_web::test]
async fn who_has_the_content_is_told_so() {
    for known in ["\"7-a\"", "W/\"7-a\"", "\"x\", \"7-a\"", "*", "\"x\",W/\"7-a\""] {
        for method in [Method::GET, Method::HEAD] {
            let headers = [("if-none-match", known), ("range", "bytes=2-4")];
            let answer = ask(&door("a voice"), method, ADDRESS, &headers).await;
            assert_eq!((answer.status, &answer.body[..]), (304, &b""[..]), "{known}");
            assert_eq!(answer.header("etag"), Some(TAG));
            assert_eq!(answer.header("cache-control"), Some("private, no-cache"));
        }
    }
    for other in ["\"7-b\"", "7-a", "", "\"7-a"] {
        assert_eq!(get(&door("a voice"), &[("if-none-match", other)]).await.status, 200, "{other}");
    }
}

#[actix_web::test]
async fn what_has_expired_is_not_given_even_to_who_has_it() {
    let door = OneFile { refusal: Some(|| PresignedRefused::Expired), ..door("a voice") };
    assert_eq!(get(&door, &[("if-none-match", "*")]).await.status, 403);
}

#[actix_web::test]
async fn other_methods_are_refused() {
    for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"] {
        let method: Method = method.parse().expect("a method");
        let answer = ask(&door("a voice"), method.clone(), ADDRESS, &[]).await;
        assert_eq!((answer.status, answer.header("allow")), (405, Some("GET, HEAD")), "{method}");
        assert_eq!(answer.error().1, "Method Not Allowed");
    }
}

async fn check_refused(refusal: fn() -> PresignedRefused, status: u16, label: &str, message: &str) {
    let answer = get(&OneFile { refusal: Some(refusal), ..door("a voice") }, &[]).await;
    assert_eq!(answer.status, status);
    assert_eq!(answer.error(), (status.into(), label.to_owned(), message.to_owned()));
    assert_eq!(answer.header("content-type"), Some("application/json"));
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    assert_eq!(answer.header("access-control-allow-origin"), Some("*"));
    assert_eq!(answer.header("retry-after"), (status == 503).then_some("1"));
    assert_eq!(answer.header("etag"), None);
}

#[actix_web::test]
async fn a_refusal_says_which_it_is_and_nothing_more() {
    let forged = "This address was not given out, or it was changed since";
    check_refused(|| PresignedRefused::Forged, 403, "Forbidden", forged).await;
    check_refused(
        || PresignedRefused::Expired,
        403,
        "Forbidden",
        "This address has expired; ask for a new one",
    )
    .await;
    check_refused(|| PresignedRefused::Missing, 404, "Not Found", "What this address leads to is not there")
        .await;
    let failed = || PresignedRefused::Failed(MediaError("the disk of /srv/media is broken".into()));
    let message = "The media cannot be reached at the moment; try again shortly";
    check_refused(failed, 503, "Service Unavailable", message).await;
}

#[actix_web::test]
async fn no_other_spelling_and_no_folder_reaches_the_file() {
    let door = door("a voice");
    for address in [
        "/media/",
        "/media",
        "/",
        "/media/?key=good",
        "/media/voices?key=good",
        "/media/voices/?key=good",
        "/media/voices/one.wav",
        "/media/voices/one.wav/?key=good",
        "/media//voices/one.wav?key=good",
        "/media/./voices/one.wav?key=good",
        "/media/../media/voices/one.wav?key=good",
        "/media/voices/../voices/one.wav?key=good",
        "/media/voices/..%2fvoices/one.wav?key=good",
        "/media/voices%2Fone.wav?key=good",
        "/media/voices/%6Fne.wav?key=good",
        "/media/voices/one%2Ewav?key=good",
        "/media/voices/one.wav%00?key=good",
        "/media/%2e%2e/%2e%2e/etc/passwd?key=good",
        "/media/..\\..\\etc\\passwd?key=good",
        "/media/.signing-key?key=good",
        "/Media/voices/one.wav?key=good",
        "/v1/media/voices/one.wav?key=good",
        "/media/voices/one.wav?key=%67ood",
        "/media/voices/one.wav?key=good&",
        "/media/voices/one.wav??key=good",
    ] {
        let answer = ask(&door, Method::GET, address, &[]).await;
        assert_eq!(answer.status, 403, "{address}");
    }
    let strange = door.strange.lock().expect("a list").clone();
    assert!(strange.contains(&("voices%2Fone.wav".to_owned(), "key=good".to_owned())), "as they came");
}

#[actix_web::test]
async fn a_long_file_is_read_in_small_pieces() {
    let content: Vec<u8> = (0..1_000_003_u32).map(|index| (index % 251) as u8).collect();
    let door = door(content.clone());
    assert!(get(&door, &[]).await.body == content);
    let answer = get(&door, &[("range", "bytes=65535-900000")]).await;
    assert!(answer.body == content[65_535..=900_000]);
    assert_eq!(*door.longest.lock().expect("a number"), 64 * 1_024);
}

#[actix_web::test]
async fn an_empty_file_is_answered_empty() {
    let answer = get(&door(""), &[]).await;
    assert_eq!((answer.status, &answer.body[..]), (200, &b""[..]));
    assert_eq!(get(&door(""), &[("range", "bytes=0-")]).await.status, 416);
}

#[actix_web::test]
async fn a_disk_that_fails_before_the_answer_is_told() {
    let answer = get(&OneFile { broken_from: Some(0), ..door("a voice") }, &[]).await;
    assert_eq!((answer.status, answer.header("content-type")), (503, Some("application/json")));
    assert_eq!((answer.header("etag"), answer.header("accept-ranges")), (None, None));
}

/// What a caller receives over a connection until it is closed.
async fn over_a_connection(door: OneFile, request: &str, headers: &str) -> String {
    let door = web::Data::new(door);
    let app = move || {
        let answered =
            async |door: web::Data<OneFile>, request: HttpRequest| answer(&**door, &request, now()).await;
        App::new().app_data(door.clone()).default_service(web::to(answered))
    };
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = listener.local_addr().expect("its address");
    let server =
        HttpServer::new(app).workers(1).disable_signals().listen(listener).expect("it listens").run();
    let handle = server.handle();
    let served = tokio::task::spawn_local(server);
    let mut connection = tokio::net::TcpStream::connect(address).await.expect("a connection");
    let head = format!("{request} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{headers}\r\n");
    connection.write_all(head.as_bytes()).await.expect("it is sent");
    let mut received = Vec::new();
    connection.read_to_end(&mut received).await.expect("the end");
    handle.stop(false).await;
    served.await.expect("it ends").expect("it ends well");
    String::from_utf8(received).expect("a text").to_lowercase()
}

#[actix_web::test]
async fn head_tells_the_headers_of_the_whole_without_its_content() {
    let door = OneFile { broken_from: Some(0), ..door("a voice of 22 bytes ...") };
    let received = over_a_connection(door, &format!("HEAD {ADDRESS}"), "").await;
    let (head, body) = received.split_once("\r\n\r\n").expect("a head");
    assert!(head.starts_with("http/1.1 200 "), "{head}");
    for line in ["content-length: 23", "content-type: audio/wav", "accept-ranges: bytes", "etag: \"7-a\""] {
        assert!(head.lines().any(|found| found == line), "{line}: {head}");
    }
    assert_eq!(body, "");
    let refused = over_a_connection(OneFile::default(), "HEAD /media/other.wav", "").await;
    assert!(refused.starts_with("http/1.1 403 ") && refused.ends_with("\r\n\r\n"), "{refused}");
}

#[actix_web::test]
async fn what_is_known_is_answered_without_a_length() {
    let received =
        over_a_connection(door("a voice"), &format!("GET {ADDRESS}"), "If-None-Match: \"7-a\"\r\n").await;
    assert!(received.starts_with("http/1.1 304 ") && received.ends_with("\r\n\r\n"), "{received}");
    assert!(!received.contains("content-length") && !received.contains("transfer-encoding"), "{received}");
}

#[actix_web::test]
async fn a_part_asked_of_head_is_no_part() {
    let answer = ask(&door("0123456789"), Method::HEAD, ADDRESS, &[("range", "bytes=2-4")]).await;
    assert_eq!((answer.status, answer.header("content-range")), (200, None));
}

#[actix_web::test]
async fn a_disk_that_fails_on_the_way_breaks_the_answer_off() {
    let content = "x".repeat(300_000);
    let received = over_a_connection(door(content.clone()), &format!("GET {ADDRESS}"), "").await;
    assert!(received.ends_with(&format!("\r\n\r\n{content}")));
    let door = OneFile { broken_from: Some(100_000), ..door(content) };
    let received = over_a_connection(door, &format!("GET {ADDRESS}"), "").await;
    let (head, body) = received.split_once("\r\n\r\n").expect("a head");
    assert!(head.contains("content-length: 300000"), "{head}");
    assert!(body.len() < 300_000, "{}", body.len());
}

#[actix_web::test]
async fn a_file_that_ends_early_breaks_the_answer_off() {
    let door = OneFile { cut_off: 100, ..door("x".repeat(100_000)) };
    let received = over_a_connection(door, &format!("GET {ADDRESS}"), "").await;
    let (head, body) = received.split_once("\r\n\r\n").expect("a head");
    assert!(head.contains("content-length: 100100"), "{head}");
    assert!(body.len() <= 100_000, "{}", body.len());
}
