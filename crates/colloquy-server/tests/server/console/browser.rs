//! The console in a real browser: set-up, all pages on three widths, light and dark, and by keyboard.

use std::path::Path;
use std::process::Stdio;

use serde_json::{Value, json};
use tokio::process::Command;

use super::person;
use super::recorded::record;
use crate::harness::{Database, Server, chromium, target};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../colloquy-web/tests/browser");

/// The pages that are pictures of the documentation, with the names of these.
const PICTURES: [(&str, &str); 5] = [
    ("overview-1440-light", "console-overview"),
    ("interviews-1440-light", "console-interviews"),
    ("invitation-notes-1440-light", "console-transcript"),
    ("results-1440-dark", "console-results"),
    ("share-link-code-1440-light", "console-share-link"),
];

const ANSWERS: [(&str, &str); 6] = [
    ("assistant", "Hello Bob, I am an AI interviewer for Lovelace. How did your first day begin?"),
    ("user", "Well, I was early, and the door was still locked. Then Hanne came and made me a coffee."),
    ("assistant", "What was ready for you when you arrived, and what was missing?"),
    ("user", "The apron was ready. But nobody had my contract, and I had no login for two days."),
    ("assistant", "Two days without a login is long. What would have helped you?"),
    ("user", "One page that says who to ask for what."),
];

/// Creates interviews, one with a transcript.
async fn fill(server: &Server) {
    for title in ["Supplier conversations", "Warum haben Sie uns verlassen? Gespräch zum Ausscheiden"] {
        let body = json!({ "prompt": "Ask about the last project.", "title": title });
        server.call("POST", "/v1/interviews", Some(body)).await.ok();
    }
    let body = json!({
        "prompt": "Ask about their first week at work: the first day, the training, and what was missing.",
        "title": "Your first week at Lovelace",
        "invitees": [
            { "email": "bob@example.org", "name": "Bob Babbage" },
            { "email": "grace.okonkwo-lindstroem@roastery.example.org", "name": "Grace Okonkwo-Lindström" },
        ],
    });
    let rows = server.call("POST", "/v1/interviews", Some(body)).await.ok();
    let id = rows[0]["invitations"][0]["id"].as_str().expect("an id");
    record(server, id, ANSWERS.len(), 5_000, 9_000).await;
    let id = id.replace('-', "");
    for (place, (role, content)) in ANSWERS.iter().enumerate() {
        let (offset_ms, number) = (place * 9_000, place + 1);
        server
            .home
            .execute(&format!(
                "INSERT INTO messages (id, organization_id, invitation_id, place, role, content, created_at, \
                 offset_ms, duration_ms, interrupted, typed, session) \
                 SELECT X'01932d5e7c1a7b3e9c4d2f6a8b0c1d0{number}', organization_id, id, {place}, '{role}', \
                 '{content}', created_at, {offset_ms}, 5000, FALSE, FALSE, 1 FROM invitations WHERE id = X'{id}'"
            ))
            .await;
    }
    let finding = |text: &str, kind: &str, topic: &str, sentiment: &str, place: u32| {
        json!({
            "text": text, "kind": kind, "topic": topic, "sentiment": sentiment,
            "messageIds": [format!("01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d0{place}")],
        })
    };
    let insights = json!({
        "answered": 3,
        "findings": [
            finding("No login and no contract on the first two days.", "blocked", "the first day", "negative", 4),
            finding("Hanne came and made me a coffee.", "praise", "the first day", "positive", 2),
            finding("One page that says who to ask for what.", "wish", "what was missing", "neutral", 6),
        ],
        "refusedTopics": [], "uncoveredTopics": ["the training"], "safety": [],
    });
    complete(server, &id, "neutral", 612_000, &insights).await;
    let other = rows[1]["invitations"][0]["id"].as_str().expect("an id").replace('-', "");
    let insights = json!({
        "answered": 2,
        "findings": [
            finding("My login came after a week.", "blocked", "the first day", "negative", 4),
            finding("The training was clear.", "praise", "the training", "positive", 2),
        ],
        "refusedTopics": ["what was missing"], "uncoveredTopics": [], "safety": [],
    });
    complete(server, &other, "negative", 205_000, &insights).await;
}

/// Completes an interview with an analysis, which the service does not repeat.
pub async fn complete(server: &Server, id: &str, sentiment: &str, active_ms: i64, insights: &Value) {
    let origin = json!({
        "provider": "openai", "model": "a-model", "template": "analysis 1", "at": "2026-11-01T09:00:00.000Z",
    });
    server
        .home
        .execute(&format!(
            "UPDATE invitations SET status = 'COMPLETED', started_at = created_at, completed_at = created_at, \
             end_reason = 'finished', active_ms = {active_ms}, responses_count = 3, sentiment = '{sentiment}', \
             summary = 'Colleagues were kind. A login and the contract were missing for two days.', \
             insights = '{insights}', insights_origin = '{origin}' WHERE id = X'{id}'"
        ))
        .await;
}

/// Runs a script in Chromium with the link to set the console up, and returns what it has seen.
pub async fn run(
    server: &Server,
    script: &str,
    configure: impl FnOnce(&mut Command) -> &mut Command,
) -> Value {
    assert!(
        Path::new(FOLDER).join("node_modules").is_dir(),
        "this test needs npm packages; install them with `npm ci --ignore-scripts` in {FOLDER}"
    );
    let mut node = Command::new("node");
    // The script runs the program's commands too.
    server.home.configure(node.as_std_mut());
    node.arg(format!("served/{script}"))
        .current_dir(FOLDER)
        .env("BASE", &server.url)
        .env("LINK", format!("{}{}", server.url, person::set_up_path(server)))
        .env("CHROMIUM", chromium())
        .env("PROGRAM", env!("CARGO_BIN_EXE_colloquy-server"))
        .stdin(Stdio::null())
        .kill_on_drop(true);
    let output = configure(&mut node).output().await;
    let output = output.expect("this test needs `node`; install Node.js 20 or later");
    let faults = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{faults}{}", String::from_utf8_lossy(&output.stdout));
    serde_json::from_slice(&output.stdout).expect("one JSON value")
}

#[expect(clippy::disallowed_methods, reason = "whoever runs the tests asks for pictures this way")]
fn takes_pictures() -> bool {
    std::env::var_os("COLLOQUY_PICTURES").is_some()
}

#[tokio::test]
async fn a_person_sets_up_and_walks_through_accessible_pages() {
    let mails = tempfile::tempdir().expect("a folder");
    let folder = format!("folder:{}", mails.path().display());
    let settings = [
        ("COLLOQUY_MAIL", &*folder),
        // Nothing listens there, so the page says that the provider is not available.
        ("COLLOQUY_OPENID_ISSUER", "http://127.0.0.1:1"),
        ("COLLOQUY_OPENID_CLIENT_ID", "colloquy"),
        ("COLLOQUY_OPENID_CLIENT_SECRET", "a-secret"),
        ("COLLOQUY_OPENID_NAME", "Lovelace login"),
    ];
    let server = Server::start(Database::sqlite(), &settings).await;
    fill(&server).await;
    let pictures = takes_pictures().then_some(("TAKE_PICTURES", "yes"));
    let folder = ("PICTURES", target().join("console-pages"));
    let seen = run(&server, "console.mjs", |node| node.envs(pictures).env(folder.0, folder.1)).await;
    assert_eq!(seen["faults"], json!([]));
    let key = seen["key"].as_str().expect("a key");
    assert_eq!(server.call_with(key, "GET", "/v1/interviews", None).await.status, 200, "the shown key works");
    assert_eq!(seen["message"], json!("But nobody had my contract"), "the finding leads to its message");
    let rehearsed = server.home.count("messages", "content LIKE '%the whole plant works%'").await;
    let folder =
        std::fs::read_dir(server.home.folder().join("rehearsals")).expect("the folder of rehearsals");
    assert_eq!((rehearsed, folder.count()), (0, 0), "a rehearsal leaves nothing");
    assert_eq!(seen["signedOut"], json!("/app/sign-in"));
    if takes_pictures() {
        for (page, picture) in PICTURES {
            let to = format!("{}/../../docs/pictures/{picture}.png", env!("CARGO_MANIFEST_DIR"));
            std::fs::copy(target().join("console-pages").join(format!("{page}.png")), to).expect("a picture");
        }
    }
}
