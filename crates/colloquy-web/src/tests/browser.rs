//! Tests the page of an interview in a real browser, with a scripted service on the other side.

use std::path::{Path, PathBuf};
use std::process::Stdio;

use colloquy_app::invitee_pages::{InterviewLimits, InvitationPageContent, InvitationStage};
use colloquy_domain::ports::SpeechUnavailable;
use tokio::process::Command;

use super::sample::{invitation, subject};
use super::*;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/browser");

#[expect(clippy::disallowed_methods, reason = "the environment locates programs")]
fn chromium() -> PathBuf {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&folders)
        .map(|folder| folder.join("chromium"))
        .find(|candidate| candidate.is_file())
        .expect("this test needs Chromium; install it, on Debian with `apt-get install chromium`")
}

/// Returns the invitation that a slug of these tests stands for: a language and a stage.
async fn show(site: web::Data<InviteePages>, request: HttpRequest, payload: web::Payload) -> HttpResponse {
    let Some(slug) = request.path().strip_prefix("/i/").and_then(Slug::parse) else {
        let answer = site.answer(&request, payload, None, None).await;
        return answer.unwrap_or_else(|| HttpResponse::NotFound().finish());
    };
    let (language, stage) = slug.as_str().split_at(2);
    let speech_unavailable = (stage == "typed000").then_some(SpeechUnavailable::NotThisLanguage);
    let stage = match stage {
        "ready000" | "typed000" => InvitationStage::Ready,
        "progress" => InvitationStage::InProgress,
        "reopened" => InvitationStage::Reopened,
        _ => InvitationStage::Completed,
    };
    let limits = InterviewLimits { max_minutes: Some(20), max_responses: None };
    let page = InvitationPageContent { limits, speech_unavailable, ..invitation(subject(language), stage) };
    invitation::answer(&slug, Ok(Some(page)), Language::English)
}

/// Returns the folder for the tests' screenshots.
fn pictures() -> PathBuf {
    let program = std::env::current_exe().expect("the test's own path");
    let target = program.ancestors().find(|folder| folder.join("CACHEDIR.TAG").is_file());
    target.unwrap_or(Path::new(FOLDER)).join("session-pages")
}

#[actix_web::test]
async fn takes_an_interview_in_a_browser() {
    assert!(
        Path::new(FOLDER).join("node_modules").is_dir(),
        "this test needs npm packages; install them with `npm ci --ignore-scripts` in {FOLDER}"
    );
    let shared = web::Data::new(site());
    let server =
        HttpServer::new(move || WebApp::new().app_data(shared.clone()).default_service(web::to(show)));
    let server = server.workers(1).disable_signals().bind("127.0.0.1:0").expect("a free port");
    let address = *server.addrs().first().expect("an address");
    let running = server.run();
    let handle = running.handle();
    let task = actix_web::rt::spawn(running);
    let output = Command::new("node")
        .args(["--test", "--test-concurrency=1", "--test-reporter=spec"])
        .args([
            "sound.test.mjs",
            "connection.test.mjs",
            "consent.test.mjs",
            "session.test.mjs",
            "states.test.mjs",
        ])
        .current_dir(FOLDER)
        .env("PAGES", format!("http://{address}"))
        .env("CHROMIUM", chromium())
        .env("PICTURES", pictures())
        .stdin(Stdio::null())
        .kill_on_drop(true)
        .output()
        .await
        .expect("this test needs `node`; install Node.js 20 or later");
    handle.stop(false).await;
    task.await.expect("the server's task").expect("the server");
    let printed = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{printed}{}", String::from_utf8_lossy(&output.stderr));
    println!("{printed}");
}
