//! Tests the pages over a connection, with an empty storage.

mod browser;
pub mod document;
pub mod sample;

use actix_web::http::StatusCode;
use actix_web::http::header::ContentType;
use actix_web::test::TestRequest;
use actix_web::{App as WebApp, FromRequest, HttpServer};
use async_trait::async_trait;
use colloquy_app::{Adapters, LinkBuilder, TextGenerationAdapters, UseCaseRateLimiters};
use colloquy_domain::guide::InterviewGuide;
use colloquy_domain::ports::{
    FinishedReply, GenerationError, GuideAndTextsGenerator, InterviewSituation, Interviewer, ReplyListener,
    TextGenerationInput, WithProvenance,
};
use colloquy_domain::text::{FirstMessage, Intro, Title};
use colloquy_domain::voice::{Voice, VoiceCatalogue};
use colloquy_testkit::{
    DebugWebhookSerializer, EndlessMinuteRateLimiter, FakeAnalyst, FakeMailer, FakeTextToSpeech,
    FakeVoiceActivityDetector, FakeWebhookSender, InMemoryMedia, InMemoryStorage, ManualClock, NoRecordings,
    RecognizerWithoutLanguages, SeededIdSource, SeededRandomness,
};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::*;
use crate::page_path::OF_INVITATION;
use document::{check_headers, header, page};

/// A generator that is never called: no page generates text.
struct NoTexts;

#[async_trait]
impl GuideAndTextsGenerator for NoTexts {
    async fn guide(
        &self,
        _: &TextGenerationInput<'_>,
    ) -> Result<WithProvenance<InterviewGuide>, GenerationError> {
        unreachable!("no page makes a guide")
    }

    async fn title(
        &self,
        _: &TextGenerationInput<'_>,
        _: &InterviewGuide,
    ) -> Result<WithProvenance<Title>, GenerationError> {
        unreachable!("no page generates text")
    }

    async fn intro(
        &self,
        _: &TextGenerationInput<'_>,
        _: &InterviewGuide,
    ) -> Result<WithProvenance<Intro>, GenerationError> {
        unreachable!("no page generates text")
    }

    async fn first_message(
        &self,
        _: &TextGenerationInput<'_>,
        _: &InterviewGuide,
    ) -> Result<WithProvenance<FirstMessage>, GenerationError> {
        unreachable!("no page generates text")
    }
}

#[async_trait]
impl Interviewer for NoTexts {
    async fn reply(
        &self,
        _: &InterviewSituation,
        _: &mut dyn ReplyListener,
    ) -> Result<FinishedReply, GenerationError> {
        unreachable!("no page runs an interview")
    }
}

fn ai() -> TextGenerationAdapters {
    TextGenerationAdapters {
        texts: Arc::new(NoTexts),
        interviewer: Arc::new(NoTexts),
        analyst: Arc::new(FakeAnalyst),
    }
}

fn site() -> InviteePages {
    let adapters = Adapters {
        storage: Arc::new(InMemoryStorage::default()),
        clock: Arc::new(ManualClock::at(colloquy_testkit::sample::now())),
        ids: Arc::new(SeededIdSource::new(1)),
        randomness: Arc::new(SeededRandomness::new(1)),
        ai: ai(),
        ai_fallback: ai(),
        mailer: Arc::new(FakeMailer::default()),
        media: Arc::new(InMemoryMedia::default()),
        speech: Arc::new(FakeTextToSpeech::new(Vec::new())),
        recognizer: Arc::new(RecognizerWithoutLanguages),
        vad: Arc::new(|| Box::new(FakeVoiceActivityDetector)),
        turn_detector: None,
        recordings: Arc::new(NoRecordings),
        attempts: UseCaseRateLimiters::new(
            EndlessMinuteRateLimiter::new,
            Arc::new(EndlessMinuteRateLimiter::new(20)),
            Arc::new(EndlessMinuteRateLimiter::new(20)),
        ),
        webhook_sender: Arc::new(FakeWebhookSender::default()),
        webhook_writer: Arc::new(DebugWebhookSerializer),
    };
    let voices = VoiceCatalogue::new(Voice::new("test", "en", "Ada", None), []);
    InviteePages::new(Arc::new(App::new(adapters, voices, LinkBuilder::new("https://colloquy.example"))))
}

async fn ask(request: TestRequest) -> Option<HttpResponse> {
    let (request, mut payload) = request.to_http_parts();
    let payload = web::Payload::from_request(&request, &mut payload).await.expect("a payload");
    site().answer(&request, payload, None, None).await
}

async fn answer_of(request: TestRequest) -> HttpResponse {
    ask(request).await.expect("the path is one of a page")
}

fn request(method: Method, path: &str) -> TestRequest {
    TestRequest::with_uri(path).method(method)
}

#[actix_web::test]
async fn an_unknown_slug_gets_a_page_in_the_browsers_language() {
    for path in [
        "/i/aB3dE6gH9k",
        "/share/aB3dE6gH9k",
        "/i/",
        "/i/x/y",
        "/share/",
        "/i/aB3dE6gH9k/",
        "/unsubscribe/",
        "/unsubscribe/AZwAAAAAcACAAAAAAAAAAQcHBwcHBwcHBwcHBwcHBwc",
    ] {
        let response =
            answer_of(TestRequest::with_uri(path).insert_header(("accept-language", "nl-BE"))).await;
        let document = page(response, StatusCode::NOT_FOUND);
        assert_eq!(document.language(), "nl");
        assert_eq!(document.one("h1").text, "Deze pagina bestaat niet");
    }
}

/// An erased invitation is one that does not exist.
#[actix_web::test]
async fn no_page_of_an_invitation_answers_for_one_that_does_not_exist() {
    let slug = Slug::parse("aB3dE6gH9k").expect("a slug");
    for (rest, page_of) in OF_INVITATION {
        let path = format!("/i/aB3dE6gH9k{rest}");
        for method in [Method::GET, Method::POST] {
            if page_of(slug.clone()).refuses(&method).is_some() {
                continue;
            }
            for body in ["", "zone=Asia%2FTokyo", "zone=nowhere"] {
                let form = request(method.clone(), &path).insert_header(ContentType::form_url_encoded());
                let document = page(answer_of(form.set_payload(body)).await, StatusCode::NOT_FOUND);
                assert_eq!(document.one("h1").text, "There is no such page", "{method} {path} {body}");
            }
        }
    }
}

#[actix_web::test]
async fn a_form_for_an_unknown_link_gets_the_same_page() {
    let form = request(Method::POST, "/share/aB3dE6gH9k").insert_header(ContentType::form_url_encoded());
    let document = page(answer_of(form.set_payload("name=Ada")).await, StatusCode::NOT_FOUND);
    assert_eq!(document.one("h1").text, "There is no such page");
}

#[actix_web::test]
async fn rejects_a_form_of_another_sites_page() {
    let check = async |origin: &str, status: StatusCode| {
        let form = request(Method::POST, "/share/aB3dE6gH9k").insert_header(ContentType::form_url_encoded());
        let form = form.insert_header(("origin", origin)).insert_header(("host", "www.colloquy.example"));
        let document = page(answer_of(form.set_payload("name=Ada")).await, status);
        let heading = "This form did not come from our page";
        assert_eq!(document.one("h1").text == heading, status == StatusCode::FORBIDDEN, "{origin}");
    };
    for own in ["https://colloquy.example", "https://www.colloquy.example", "https://Colloquy.example:443"] {
        check(own, StatusCode::NOT_FOUND).await;
    }
    for foreign in ["http://colloquy.example", "https://evil.example", "null", ""] {
        check(foreign, StatusCode::FORBIDDEN).await;
    }
}

#[actix_web::test]
async fn rejects_other_methods_and_lists_the_allowed_ones() {
    let check = async |method: Method, path: &str, allow: &str| {
        let response = answer_of(request(method, path)).await;
        assert_eq!(header(&response, "allow"), Some(allow), "{path}");
        page(response, StatusCode::METHOD_NOT_ALLOWED);
    };
    for method in [Method::POST, Method::PUT, Method::DELETE, Method::OPTIONS, Method::TRACE] {
        check(method, "/i/aB3dE6gH9k", "GET, HEAD").await;
    }
    check(Method::DELETE, "/share/aB3dE6gH9k", "GET, HEAD, POST").await;
    let token = "AZwAAAAAcACAAAAAAAAAAQcHBwcHBwcHBwcHBwcHBwc";
    check(Method::PUT, &format!("/unsubscribe/{token}"), "GET, HEAD, POST").await;
    check(Method::POST, "/assets/pages.css", "GET, HEAD").await;
    check(Method::POST, &format!("{}/ring.js", session_assets::address()), "GET, HEAD").await;
}

#[actix_web::test]
async fn an_unknown_page_allows_no_method() {
    page(answer_of(request(Method::POST, "/i/nothing")).await, StatusCode::NOT_FOUND);
}

#[actix_web::test]
async fn rejects_forms_of_another_type_or_size() {
    let json = request(Method::POST, "/share/aB3dE6gH9k").insert_header(ContentType::json());
    page(answer_of(json.set_payload("{}")).await, StatusCode::UNSUPPORTED_MEDIA_TYPE);
    let long = request(Method::POST, "/share/aB3dE6gH9k").insert_header(ContentType::form_url_encoded());
    page(answer_of(long.set_payload("a".repeat(16_385))).await, StatusCode::PAYLOAD_TOO_LARGE);
}

#[actix_web::test]
async fn ignores_paths_outside_the_pages() {
    for path in ["/v1/interviews", "/i", "/assets/other.css", "/assets/session/x/other.js"] {
        assert!(ask(TestRequest::with_uri(path)).await.is_none(), "{path}");
    }
}

#[actix_web::test]
async fn the_root_has_a_page_for_browsers_only() {
    let asking = |accept: &str| TestRequest::with_uri("/").insert_header(("accept", accept));
    let browser = asking("text/html,*/*;q=0.8").insert_header(("accept-language", "it"));
    let document = page(answer_of(browser).await, StatusCode::OK);
    assert_eq!(document.language(), "it");
    page(answer_of(asking("text/html").method(Method::HEAD)).await, StatusCode::OK);
    for request in [TestRequest::with_uri("/"), asking("*/*"), asking("text/html").method(Method::POST)] {
        assert!(ask(request).await.is_none());
    }
}

#[actix_web::test]
async fn serves_the_stylesheet_that_pages_link_to() {
    let missing = page(answer_of(TestRequest::with_uri("/i/none")).await, StatusCode::NOT_FOUND);
    let link = missing.all("link").find(|link| link.get("rel") == Some("stylesheet")).expect("a stylesheet");
    let address = link.get("href").unwrap_or_default();
    let response = answer_of(TestRequest::with_uri(address)).await;
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(header(&response, "content-type"), Some("text/css; charset=utf-8"));
    assert_eq!(header(&response, "cache-control"), Some("public, max-age=31536000, immutable"));
    check_headers(&response);
}

/// Returns the server's whole response to this request line.
async fn over_a_connection(line: &str) -> String {
    let shared = web::Data::new(site());
    let server = HttpServer::new(move || {
        let handler = async |site: web::Data<InviteePages>, request: HttpRequest, payload: web::Payload| {
            site.answer(&request, payload, None, None)
                .await
                .unwrap_or_else(|| HttpResponse::NotImplemented().finish())
        };
        WebApp::new().app_data(shared.clone()).default_service(web::to(handler))
    });
    let server = server.workers(1).disable_signals().bind("127.0.0.1:0").expect("a free port");
    let address = *server.addrs().first().expect("an address");
    let running = server.run();
    let handle = running.handle();
    let task = actix_web::rt::spawn(running);
    let mut connection = TcpStream::connect(address).await.expect("a connection");
    let request = format!("{line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    connection.write_all(request.as_bytes()).await.expect("a request");
    let mut answer = String::new();
    connection.read_to_string(&mut answer).await.expect("an answer");
    handle.stop(false).await;
    task.await.expect("the server's task").expect("the server");
    answer
}

#[actix_web::test]
async fn head_has_the_length_and_no_body() {
    let answer = over_a_connection("HEAD /i/aB3dE6gH9k").await;
    assert!(answer.starts_with("HTTP/1.1 404 ") && answer.ends_with("\r\n\r\n"), "{answer}");
    assert_eq!(answer.matches("\r\n\r\n").count(), 1);
    let full = over_a_connection("GET /i/aB3dE6gH9k").await;
    let (_, body) = full.split_once("\r\n\r\n").expect("a head and a body");
    assert!(answer.to_ascii_lowercase().contains(&format!("content-length: {}\r\n", body.len())), "{answer}");
}
