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

/// A media store with one file and one valid key for it.
#[derive(Default)]
struct OneFile {
    content: Bytes,
    /// The offset from which reads fail.
    broken_from: Option<u64>,
    /// How many bytes the file has lost since its length was read.
    cut_off: u64,
    refusal: Option<fn() -> PresignedRefused>,
    /// The longest piece that was read.
    longest: Arc<Mutex<usize>>,
    /// The requests for anything but the one file.
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
impl PresignedUrlResolver for OneFile {
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
        // Returns less than requested, as disks sometimes do.
        let end = self.content.len().min(start + length.div_ceil(2));
        Ok(self.content.slice(start..end))
    }
}

fn media(content: impl Into<Bytes>) -> OneFile {
    OneFile { content: content.into(), ..OneFile::default() }
}

struct TestResponse {
    status: u16,
    headers: HeaderMap,
    body: Bytes,
}

impl TestResponse {
    fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(|value| value.to_str().expect("a text"))
    }

    fn error(&self) -> (u64, String, String) {
        let body: Value = serde_json::from_slice(&self.body).expect("JSON");
        let text = |field: &str| body[field].as_str().expect("a text").to_owned();
        (body["statusCode"].as_u64().expect("a number"), text("error"), text("message"))
    }
}

async fn ask(media: &OneFile, method: Method, address: &str, headers: &[(&str, &str)]) -> TestResponse {
    let mut request = TestRequest::default().method(method).uri(address);
    for header in headers {
        request = request.append_header(*header);
    }
    let response = answer(media, &request.to_http_request(), now()).await;
    let (status, headers) = (response.status().as_u16(), response.headers().clone());
    let size = response.body().size();
    let body = to_bytes(response.into_body()).await.expect("a body");
    if status != 304 && !body.is_empty() {
        assert_eq!(size, actix_web::body::BodySize::Sized(body.len() as u64));
    }
    TestResponse { status, headers, body }
}

async fn get(media: &OneFile, headers: &[(&str, &str)]) -> TestResponse {
    ask(media, Method::GET, ADDRESS, headers).await
}

async fn check_part(asked: &[(&str, &str)], expected: (u16, Option<&str>, &str)) {
    let answer = get(&media("0123456789"), asked).await;
    let body = String::from_utf8(answer.body.to_vec()).expect("a text");
    assert_eq!((answer.status, answer.header("content-range"), body.as_str()), expected, "{asked:?}");
}

#[actix_web::test]
async fn serves_the_content_of_an_address() {
    let answer = get(&media("a voice"), &[]).await;
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
async fn serves_a_part_as_partial_content() {
    check_part(&[("range", "bytes=0-0")], (206, Some("bytes 0-0/10"), "0")).await;
    check_part(&[("range", "bytes=2-4")], (206, Some("bytes 2-4/10"), "234")).await;
    check_part(&[("range", "bytes=8-99")], (206, Some("bytes 8-9/10"), "89")).await;
    check_part(&[("range", "bytes=7-")], (206, Some("bytes 7-9/10"), "789")).await;
    check_part(&[("range", "bytes=-3")], (206, Some("bytes 7-9/10"), "789")).await;
    let answer = get(&media("0123456789"), &[("range", "bytes=2-4")]).await;
    assert_eq!((answer.header("content-type"), answer.header("etag")), (Some("audio/wav"), Some(TAG)));
    assert_eq!(answer.header("accept-ranges"), Some("bytes"));
}

#[actix_web::test]
async fn serves_the_whole_file_for_several_ranges_and_invalid_headers() {
    for range in ["bytes=0-1,3-4", "bytes=4-2", "bytes=x", "lines=0-1", ""] {
        check_part(&[("range", range)], (200, None, "0123456789")).await;
    }
    check_part(&[("range", "bytes=0-1"), ("range", "bytes=3-4")], (200, None, "0123456789")).await;
}

#[actix_web::test]
async fn reports_the_length_for_a_range_beyond_the_end() {
    for range in ["bytes=10-", "bytes=10-20", "bytes=-0"] {
        let answer = get(&media("0123456789"), &[("range", range)]).await;
        assert_eq!((answer.status, answer.header("content-range")), (416, Some("bytes */10")), "{range}");
        let (status, label, message) = answer.error();
        assert_eq!((status, label.as_str()), (416, "Range Not Satisfiable"));
        assert_eq!(message, "The requested range is not satisfiable: the file has 10 bytes");
        assert_eq!(answer.header("cache-control"), Some("no-store"));
    }
}

#[actix_web::test]
async fn serves_the_whole_file_if_the_content_is_not_the_expected_one() {
    let part = (206, Some("bytes 2-4/10"), "234");
    let whole = (200, None, "0123456789");
    check_part(&[("range", "bytes=2-4"), ("if-range", TAG)], part).await;
    for other in ["\"7-b\"", "W/\"7-a\"", "7-a", "Fri, 02 Jan 2026 03:04:05 GMT", ""] {
        check_part(&[("range", "bytes=2-4"), ("if-range", other)], whole).await;
    }
    check_part(&[("range", "bytes=20-"), ("if-range", "\"7-b\"")], whole).await;
}

#[actix_web::test]
async fn reports_not_modified_to_a_client_that_has_the_content() {
    for known in ["\"7-a\"", "W/\"7-a\"", "\"x\", \"7-a\"", "*", "\"x\",W/\"7-a\""] {
        for method in [Method::GET, Method::HEAD] {
            let headers = [("if-none-match", known), ("range", "bytes=2-4")];
            let answer = ask(&media("a voice"), method, ADDRESS, &headers).await;
            assert_eq!((answer.status, &answer.body[..]), (304, &b""[..]), "{known}");
            assert_eq!(answer.header("etag"), Some(TAG));
            assert_eq!(answer.header("cache-control"), Some("private, no-cache"));
        }
    }
    for other in ["\"7-b\"", "7-a", "", "\"7-a"] {
        assert_eq!(get(&media("a voice"), &[("if-none-match", other)]).await.status, 200, "{other}");
    }
}

#[actix_web::test]
async fn refuses_an_expired_address_even_if_the_client_has_the_content() {
    let media = OneFile { refusal: Some(|| PresignedRefused::Expired), ..media("a voice") };
    assert_eq!(get(&media, &[("if-none-match", "*")]).await.status, 403);
}

#[actix_web::test]
async fn refuses_other_methods() {
    for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"] {
        let method: Method = method.parse().expect("a method");
        let answer = ask(&media("a voice"), method.clone(), ADDRESS, &[]).await;
        assert_eq!((answer.status, answer.header("allow")), (405, Some("GET, HEAD")), "{method}");
        assert_eq!(answer.error().1, "Method Not Allowed");
    }
}

async fn check_refused(refusal: fn() -> PresignedRefused, status: u16, label: &str, message: &str) {
    let answer = get(&OneFile { refusal: Some(refusal), ..media("a voice") }, &[]).await;
    assert_eq!(answer.status, status);
    assert_eq!(answer.error(), (status.into(), label.to_owned(), message.to_owned()));
    assert_eq!(answer.header("content-type"), Some("application/json"));
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    assert_eq!(answer.header("access-control-allow-origin"), Some("*"));
    assert_eq!(answer.header("retry-after"), (status == 503).then_some("1"));
    assert_eq!(answer.header("etag"), None);
}

#[actix_web::test]
async fn a_refusal_states_only_its_kind() {
    let forged = "This address is not valid; it was not issued or has been changed";
    check_refused(|| PresignedRefused::Forged, 403, "Forbidden", forged).await;
    check_refused(
        || PresignedRefused::Expired,
        403,
        "Forbidden",
        "This address has expired; ask for a new one",
    )
    .await;
    check_refused(|| PresignedRefused::Missing, 404, "Not Found", "The file at this address does not exist")
        .await;
    let failed = || PresignedRefused::Failed(MediaError("the disk of /srv/media is broken".into()));
    let message = "The media cannot be reached at the moment; try again shortly";
    check_refused(failed, 503, "Service Unavailable", message).await;
}

#[actix_web::test]
async fn refuses_other_spellings_and_folders() {
    let media = media("a voice");
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
        let answer = ask(&media, Method::GET, address, &[]).await;
        assert_eq!(answer.status, 403, "{address}");
    }
    let strange = media.strange.lock().expect("a list").clone();
    assert!(
        strange.contains(&("voices%2Fone.wav".to_owned(), "key=good".to_owned())),
        "the name must be unchanged"
    );
}

#[actix_web::test]
async fn reads_a_long_file_in_small_pieces() {
    let content: Vec<u8> = (0..1_000_003_u32).map(|index| (index % 251) as u8).collect();
    let media = media(content.clone());
    assert!(get(&media, &[]).await.body == content);
    let answer = get(&media, &[("range", "bytes=65535-900000")]).await;
    assert!(answer.body == content[65_535..=900_000]);
    assert_eq!(*media.longest.lock().expect("a number"), 64 * 1_024);
}

#[actix_web::test]
async fn serves_an_empty_file() {
    let answer = get(&media(""), &[]).await;
    assert_eq!((answer.status, &answer.body[..]), (200, &b""[..]));
    assert_eq!(get(&media(""), &[("range", "bytes=0-")]).await.status, 416);
}

#[actix_web::test]
async fn reports_a_disk_that_fails_before_the_response() {
    let answer = get(&OneFile { broken_from: Some(0), ..media("a voice") }, &[]).await;
    assert_eq!((answer.status, answer.header("content-type")), (503, Some("application/json")));
    assert_eq!((answer.header("etag"), answer.header("accept-ranges")), (None, None));
}

/// Returns everything that a client receives until the connection is closed.
async fn over_a_connection(media: OneFile, request: &str, headers: &str) -> String {
    let media = web::Data::new(media);
    let app = move || {
        let answered =
            async |media: web::Data<OneFile>, request: HttpRequest| answer(&**media, &request, now()).await;
        App::new().app_data(media.clone()).default_service(web::to(answered))
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
async fn head_returns_the_headers_of_the_whole_file_without_its_content() {
    let media = OneFile { broken_from: Some(0), ..media("a voice of 22 bytes ...") };
    let received = over_a_connection(media, &format!("HEAD {ADDRESS}"), "").await;
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
async fn not_modified_has_no_length() {
    let received =
        over_a_connection(media("a voice"), &format!("GET {ADDRESS}"), "If-None-Match: \"7-a\"\r\n").await;
    assert!(received.starts_with("http/1.1 304 ") && received.ends_with("\r\n\r\n"), "{received}");
    assert!(!received.contains("content-length") && !received.contains("transfer-encoding"), "{received}");
}

#[actix_web::test]
async fn head_ignores_ranges() {
    let answer = ask(&media("0123456789"), Method::HEAD, ADDRESS, &[("range", "bytes=2-4")]).await;
    assert_eq!((answer.status, answer.header("content-range")), (200, None));
}

#[actix_web::test]
async fn ends_the_response_early_if_the_disk_fails() {
    let content = "x".repeat(300_000);
    let received = over_a_connection(media(content.clone()), &format!("GET {ADDRESS}"), "").await;
    assert!(received.ends_with(&format!("\r\n\r\n{content}")));
    let media = OneFile { broken_from: Some(100_000), ..media(content) };
    let received = over_a_connection(media, &format!("GET {ADDRESS}"), "").await;
    let (head, body) = received.split_once("\r\n\r\n").expect("a head");
    assert!(head.contains("content-length: 300000"), "{head}");
    assert!(body.len() < 300_000, "{}", body.len());
}

#[actix_web::test]
async fn ends_the_response_early_if_the_file_was_truncated() {
    let media = OneFile { cut_off: 100, ..media("x".repeat(100_000)) };
    let received = over_a_connection(media, &format!("GET {ADDRESS}"), "").await;
    let (head, body) = received.split_once("\r\n\r\n").expect("a head");
    assert!(head.contains("content-length: 100100"), "{head}");
    assert!(body.len() <= 100_000, "{}", body.len());
}
