//! After an erasure, no id, link or address of what was erased leads anywhere.

use serde_json::{Value, json};

use super::{Home, Server, both, invite, printed, text};
use crate::console::person::Person;
use crate::harness::Response;
use crate::media::recordings::path as audio_path;
use crate::webhooks::{answer_all, until};

/// The operations on an invitation, each with a body that it would accept.
fn invitation_calls(id: &str, message: &str) -> Vec<(&'static str, String, Option<Value>)> {
    let path = |rest: &str| format!("/v1/invitations/{id}{rest}");
    let mut calls = vec![
        ("GET", path(""), None),
        ("GET", path("/logs"), None),
        ("GET", audio_path(id, message), None),
        ("PATCH", path(""), Some(json!({ "name": "Greta" }))),
        ("POST", path("/send"), Some(json!({ "email": "greta@example.org" }))),
    ];
    for verb in ["cancel", "reactivate", "complete", "archive", "restore"] {
        calls.push(("POST", path(&format!("/{verb}")), Some(json!({}))));
    }
    calls
}

fn interview_calls(id: &str) -> Vec<(&'static str, String, Option<Value>)> {
    let path = |rest: &str| format!("/v1/interviews/{id}{rest}");
    let mut calls = vec![
        ("GET", path(""), None),
        ("GET", path("/logs"), None),
        ("GET", path("/invitations"), None),
        ("GET", path("/share"), None),
        ("PATCH", path(""), Some(json!({ "title": "Plums" }))),
        ("PATCH", path("/share"), Some(json!({ "enabled": true }))),
        ("POST", path("/invitations"), Some(json!({ "name": "Greta" }))),
        ("POST", path("/invitations/bulk"), Some(json!({ "invitees": [{ "email": "greta@example.org" }] }))),
    ];
    for verb in ["regenerate-intro", "regenerate-first-message", "archive", "restore"] {
        calls.push(("POST", path(&format!("/{verb}")), Some(json!({}))));
    }
    calls
}

/// The pages that are opened, and the paths that forms are sent to, below that of an invitation.
const INVITATION_PAGES: [&str; 10] = [
    "",
    "/live",
    "/recording",
    "/recording/waveform",
    "/transcript/md",
    "/transcript/json",
    "/export.zip",
    "/erase",
    "/deadline",
    "/notes/new",
];
const INVITATION_FORMS: [&str; 8] =
    ["/send", "/cancel", "/restore", "/reactivate", "/erase", "/keep", "/deadline", "/notes"];
const INTERVIEW_PAGES: [&str; 15] = [
    "",
    "/live",
    "/rehearsal",
    "/edit",
    "/results",
    "/search?text=plums",
    "/results.csv",
    "/findings.csv",
    "/invite",
    "/share-link",
    "/export.zip",
    "/retention",
    "/erase",
    "/deadline",
    "/notes",
];
const INTERVIEW_FORMS: [&str; 12] = [
    "/rehearsal",
    "/edit",
    "/archive",
    "/restore",
    "/invite",
    "/invitations",
    "/share-link",
    "/retention",
    "/erase-invitations",
    "/erase",
    "/deadline",
    "/reminders",
];

/// The fields of all forms together. Each form reads its own.
const FORM: [(&str, &str); 8] = [
    ("email", "greta@example.org"),
    ("understood", "yes"),
    ("reason", "A court has ordered it."),
    ("text", "plums"),
    ("title", "Plums"),
    ("prompt", "Ask about the plums of last week."),
    ("action", "archive"),
    ("audio", "90"),
];

async fn visit(server: &Server, method: &str, path: &str) -> Response {
    let request = server.request(method, path).header("origin", &server.url);
    let request = match method {
        "POST" if path.ends_with("/consent") => request.body(r#"{"version":"1"}"#),
        "POST" => request
            .header("content-type", "application/x-www-form-urlencoded")
            .body("zone=Asia%2FTokyo&List-Unsubscribe=One-Click"),
        _ => request,
    };
    Response::of(request.send().await).await.expect("a response")
}

/// Returns the path of the unsubscribe link in the mail to the invitee.
fn unsubscribe_path(server: &Server) -> String {
    let mails = server.home.mails().into_iter();
    let mails = mails.map(|file| std::fs::read_to_string(file).expect("a mail").replace("=\r\n", ""));
    let mail = mails.into_iter().find(|mail| mail.contains("greta@")).expect("the mail");
    let link = mail.split("/unsubscribe/").nth(1).expect("a link");
    let token: String =
        link.chars().take_while(|one| one.is_ascii_alphanumeric() || "-_".contains(*one)).collect();
    format!("/unsubscribe/{token}")
}

fn erase(home: &Home, kind: &str, id: &str) {
    let organization = home.first_organization();
    let command = ["erase", kind, "--organization", &organization, id, "--yes", "--json"];
    tokio::task::block_in_place(|| printed(home.command(&command)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_that_led_to_what_was_erased_leads_anywhere() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let greta = invite(&server, "Greta Quittenbaum", "greta@quittenbaum.example").await;
        answer_all(&server, text(&greta, "slug"), "There was zwetschgenkuchen, which I liked.").await;
        until(&server.home, "invitations", "summary IS NOT NULL", 1).await;
        let (id, interview) = (text(&greta, "id"), text(&greta, "interviewId"));
        let record = server.call("GET", &format!("/v1/invitations/{id}"), None).await.ok();
        let message = text(&record["messages"][0], "id").to_owned();
        let share = server.call("GET", &format!("/v1/interviews/{interview}/share"), None).await.ok();
        let noted =
            owner.post(&format!("/invitations/{id}/notes"), &[("text", "plums"), ("tags", "a")]).await;
        assert_eq!(noted.status, 303, "{}", noted.text);
        let recording = crate::interview::recording(&server, &record, &record["messages"][0]).await;
        assert!(recording.is_some(), "{record}");
        let audio = server.call("GET", &audio_path(id, &message), None).await.ok();
        let audio = text(&audio, "url").strip_prefix(&server.url).expect("an address here").to_owned();
        let unsubscribe = unsubscribe_path(&server);
        assert_eq!(visit(&server, "GET", &unsubscribe).await.status, 200);
        assert_eq!(visit(&server, "GET", &audio).await.status, 200);

        erase(&server.home, "invitation", id);
        let mut wrong = Vec::new();
        let mut expect_404 = |what: String, response: Response| {
            if response.status != 404 {
                wrong.push(format!("{what}: {}", response.status));
            }
        };
        for (method, path, body) in invitation_calls(id, &message) {
            let response = server.call(method, &path, body).await;
            expect_404(format!("{method} {path}"), response);
        }
        let page = format!("/i/{}", text(&greta, "slug"));
        for rest in ["", "/decline", "/remind", "/withdraw"] {
            let path = format!("{page}{rest}");
            expect_404(format!("GET {path}"), visit(&server, "GET", &path).await);
        }
        for rest in ["/consent", "/decline", "/remind", "/time-zone", "/withdraw"] {
            let path = format!("{page}{rest}");
            expect_404(format!("POST {path}"), visit(&server, "POST", &path).await);
        }
        for method in ["GET", "POST"] {
            expect_404(format!("{method} {unsubscribe}"), visit(&server, method, &unsubscribe).await);
        }
        expect_404(format!("GET {audio}"), visit(&server, "GET", &audio).await);
        for rest in INVITATION_PAGES {
            expect_404(format!("console {rest}"), owner.get(&format!("/invitations/{id}{rest}")).await);
        }
        for rest in INVITATION_FORMS {
            let path = format!("/invitations/{id}{rest}");
            expect_404(format!("console POST {rest}"), owner.post(&path, &FORM).await);
        }
        let of_message = format!("/invitations/{id}/messages/{message}/audio");
        expect_404("console message".to_owned(), owner.get(&of_message).await);

        erase(&server.home, "interview", interview);
        for (method, path, body) in interview_calls(interview) {
            let response = server.call(method, &path, body).await;
            expect_404(format!("{method} {path}"), response);
        }
        let share = format!("/share/{}", text(&share, "slug"));
        expect_404(format!("GET {share}"), visit(&server, "GET", &share).await);
        for rest in INTERVIEW_PAGES {
            expect_404(format!("console {rest}"), owner.get(&format!("/interviews/{interview}{rest}")).await);
        }
        for rest in INTERVIEW_FORMS {
            let path = format!("/interviews/{interview}{rest}");
            expect_404(format!("console POST {rest}"), owner.post(&path, &FORM).await);
        }
        assert_eq!(wrong, Vec::<String>::new());
        assert_eq!(server.home.count("retention_settings", "1 = 1").await, 0, "nothing came back");
    }
}
