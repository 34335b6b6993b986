//! Recording an invitee's consent to a text that no page has ever shown.

use reqwest::Response;
use serde_json::{Value, json};

use crate::harness::{Server, both, printed};
use crate::interview::created;
use crate::interview::invitee::Invitee;

async fn consent(server: &Server, slug: &str, body: &Value) -> Response {
    let request = server.request("POST", &format!("/i/{slug}/consent")).header("origin", &server.url);
    request.body(body.to_string()).send().await.expect("a response")
}

/// Returns the data of the consent entries in the log, oldest first.
async fn consents(server: &Server, invitation: &Value) -> Vec<Value> {
    let path = format!("/v1/invitations/{}/logs", invitation["id"].as_str().expect("an id"));
    let log = server.call("GET", &path, None).await.ok();
    let entries = log.as_array().expect("an array").iter().rev();
    let consents = entries.filter(|entry| entry["type"] == "invitation.consented");
    consents.map(|entry| entry["data"].clone()).collect()
}

#[tokio::test]
async fn rejects_a_consent_version_that_no_page_has_shown_and_records_nothing() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let made = created(&server, json!({})).await;
        let slug = made["slug"].as_str().expect("a slug");
        let versions = ["999 made up", "", "0", "2", " 1", "1\0", "1.0", &"1".repeat(900)];
        let unknown = versions.map(|version| (json!({ "version": version }), "reload the page"));
        let malformed = [
            json!({}),
            json!({ "version": 1 }),
            json!({ "version": null }),
            json!({ "version": "1", "language": "xx" }),
            json!({ "version": "1", "language": 7 }),
            json!(["1"]),
        ];
        let malformed = malformed.map(|body| (body, "The body must be JSON"));
        for (body, reason) in unknown.into_iter().chain(malformed) {
            let response = consent(&server, slug, &body).await;
            assert_eq!(response.status(), 400, "{body}");
            let said = response.text().await.expect("a text");
            assert!(said.contains(reason), "{body}: {said}");
        }
        assert_eq!(server.home.count("session_runs", "true").await, 0);
        assert_eq!(consents(&server, &made).await, [] as [Value; 0]);
        let refused = Invitee::connect(&server, slug).await.last().await;
        assert_eq!(refused, json!({ "type": "refused", "reason": "consent" }));
        assert_eq!(consent(&server, slug, &json!({ "version": "1" })).await.status(), 204);
    }
}

#[tokio::test]
async fn the_log_has_the_text_that_the_page_showed() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        for (locale, language, statement) in [
            ("en-GB", "en", "I agree that an AI interviews me"),
            ("de", "de", "Ich bin einverstanden, dass eine KI mich befragt"),
            ("sw", "en", "I agree that an AI interviews me"),
        ] {
            let made = created(&server, json!({ "locale": locale })).await;
            let slug = made["slug"].as_str().expect("a slug");
            let page = server.request("GET", &format!("/i/{slug}")).send().await.expect("a page");
            let page = page.text().await.expect("a page");
            // The page sends its language. Without one, the interview's language applies.
            for body in [json!({ "version": "1" }), json!({ "version": "1", "language": language })] {
                assert_eq!(consent(&server, slug, &body).await.status(), 204);
            }
            let logged = consents(&server, &made).await;
            assert_eq!((logged.len(), &logged[0]), (2, &logged[1]));
            assert_eq!((&logged[0]["version"], &logged[0]["language"]), (&json!("1"), &json!(language)));
            let words = logged[0]["text"].as_str().expect("a text");
            assert!(words.contains(statement) && words.contains("My organization"), "{words}");
            for sentence in words.lines() {
                assert!(page.contains(sentence), "{sentence}: {page}");
            }
        }
    }
}

#[tokio::test]
async fn logs_the_language_of_the_page_after_the_interviews_language_has_changed() {
    let server = Server::sqlite().await;
    let made = created(&server, json!({ "locale": "fr" })).await;
    let slug = made["slug"].as_str().expect("a slug");
    let path = format!("/v1/interviews/{}", made["interviewId"].as_str().expect("an id"));
    server.call("PATCH", &path, Some(json!({ "locale": "it" }))).await.ok();
    let shown = json!({ "version": "1", "language": "fr" });
    assert_eq!(consent(&server, slug, &shown).await.status(), 204);
    let logged = consents(&server, &made).await;
    assert!(logged[0]["text"].as_str().expect("a text").contains("J’accepte"), "{logged:?}");
}

/// A returning invitee is not asked for consent again, so the log must not record another text. A second consent must
/// not disturb the interview.
#[tokio::test]
async fn the_consent_of_an_interview_in_progress_cannot_change() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let made = created(&server, json!({})).await;
        let slug = made["slug"].as_str().expect("a slug");
        Invitee::consent(&server, slug).await;
        let mut invitee = Invitee::connect(&server, slug).await;
        assert_eq!(invitee.until_listening().await, None);
        let before = consents(&server, &made).await;
        let other = json!({ "version": "1", "language": "nl" });
        assert_eq!(consent(&server, slug, &other).await.status(), 204);
        assert_eq!(consent(&server, slug, &json!({ "version": "2" })).await.status(), 400);
        assert_eq!(consents(&server, &made).await, before);
        invitee.type_text("The people were kind.").await;
        assert_eq!(invitee.until_listening().await, None);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rejects_the_text_of_periods_that_do_not_apply() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let made = created(&server, json!({})).await;
        let slug = made["slug"].as_str().expect("a slug");
        let organization = server.home.first_organization();
        let keep = ["retention", "--organization", &organization, "--keep", "audio=90d", "--json"];
        tokio::task::block_in_place(|| printed(server.home.command(&keep)));
        for version in ["1", "2:1d:1d", "2:90d:90d", "2:forever:forever"] {
            let response = consent(&server, slug, &json!({ "version": version })).await;
            assert_eq!(response.status(), 400, "{version}");
        }
        assert_eq!(consent(&server, slug, &json!({ "version": "2:90d:forever" })).await.status(), 204);
        let consents = consents(&server, &made).await;
        let [agreed] = &consents[..] else { panic!("{consents:?}") };
        let words = agreed["text"].as_str().expect("a text");
        assert!(words.contains("The recording is deleted 90 days after the conversation."), "{words}");
    }
}
