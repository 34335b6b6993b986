//! The list of interviews.

use serde_json::{Value, json};

use crate::harness::{Server, both, entries};

fn ids(list: &Value) -> Vec<String> {
    let rows = list.as_array().expect("a bare array");
    rows.iter().map(|row| row["id"].as_str().expect("an id").to_owned()).collect()
}

#[tokio::test]
async fn pages_follow_each_other_through_the_link_header() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let mut made = Vec::new();
        for _ in 0..7 {
            made.push(server.interview().await);
        }
        made.reverse();
        let seen = ids(&all_pages(&server, "/v1/interviews?limit=3".to_owned()).await.into());
        assert_eq!(seen, made);
    }
}

#[tokio::test]
async fn archived_interviews_are_listed_only_when_asked_for() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let (kept, archived) = (server.interview().await, server.interview().await);
        let first = server.call("POST", &format!("/v1/interviews/{archived}/archive"), None).await.ok();
        let again = server.call("POST", &format!("/v1/interviews/{archived}/archive"), None).await.ok();
        assert_eq!(first, again);
        assert_eq!((&first["id"], &first["archived"]), (&json!(archived), &json!(true)));
        for (query, expected) in [("", &kept), ("?archived=false", &kept), ("?archived=true", &archived)] {
            let list = server.call("GET", &format!("/v1/interviews{query}"), None).await.ok();
            assert_eq!(ids(&list), vec![expected.clone()], "{query}");
        }
        let one = server.call("GET", &format!("/v1/interviews/{archived}"), None).await.ok();
        assert_eq!(one["archivedAt"], first["archivedAt"]);
    }
}

#[tokio::test]
async fn a_row_has_counts_instead_of_invitations() {
    let server = Server::sqlite().await;
    let invitees = json!([{ "email": "a@example.org" }, { "email": "b@example.org", "name": "Bo" }]);
    let body = json!({ "prompt": "Ask about the workshop.", "invitees": invitees });
    let created = server.call("POST", "/v1/interviews", Some(body)).await.ok();
    let emails: Vec<_> =
        created.as_array().expect("rows").iter().map(|row| &row["invitations"][0]["email"]).collect();
    assert_eq!(emails, ["a@example.org", "b@example.org"]);
    let list = server.call("GET", "/v1/interviews", None).await.ok();
    assert_eq!(list[0].get("invitations"), None);
    assert_eq!(list[0]["invitationsCount"], 2);
    let counts = json!({ "READY": 2, "IN_PROGRESS": 0, "COMPLETED": 0, "REOPENED": 0, "CANCELLED": 0 });
    assert_eq!(list[0]["invitationCounts"], counts);
    assert_eq!(created[0].get("invitationCounts"), None);
}

#[tokio::test]
async fn all_faults_of_a_query_are_reported_together() {
    let server = Server::sqlite().await;
    let check = async |query: &str, expected: &[(&str, &str)]| {
        let response = server.call("GET", &format!("/v1/interviews?{query}"), None).await;
        let expected: Vec<_> =
            expected.iter().map(|(path, code)| ((*path).to_owned(), (*code).to_owned())).collect();
        assert_eq!((response.status, entries(&response.json())), (400, expected), "{query}");
    };
    check("archived=maybe", &[("[\"archived\"]", "invalid_value")]).await;
    check("archived=true&archived=true", &[("[\"archived\"]", "invalid_value")]).await;
    check("limit=0", &[("[\"limit\"]", "too_small")]).await;
    check("limit=1001", &[("[\"limit\"]", "too_big")]).await;
    check("limit=ten", &[("[\"limit\"]", "invalid_type")]).await;
    check("cursor=x", &[("[\"cursor\"]", "custom")]).await;
    check("updatedSince=yesterday", &[("[\"updatedSince\"]", "invalid_format")]).await;
    check(
        "archived=1&limit=-1&cursor=%20",
        &[("[\"archived\"]", "invalid_value"), ("[\"cursor\"]", "custom"), ("[\"limit\"]", "too_small")],
    )
    .await;
    assert_eq!(server.call("GET", "/v1/interviews?colour=red&limit=1000", None).await.status, 200);
}

#[tokio::test]
async fn updated_since_accepts_an_offset_and_is_inclusive() {
    let server = Server::sqlite().await;
    let id = server.interview().await;
    let one = server.call("GET", &format!("/v1/interviews/{id}"), None).await.ok();
    let moment = one["updatedAt"].as_str().expect("a time");
    let same = moment.replace('Z', "%2B00:00");
    for (since, rows) in [(moment, 1), (&*same, 1), ("2999-01-01T00:00:00Z", 0), ("0000-01-01T00:00:00Z", 1)]
    {
        let list = server.call("GET", &format!("/v1/interviews?updatedSince={since}"), None).await.ok();
        assert_eq!(list.as_array().map(Vec::len), Some(rows), "{since}");
    }
}

/// Returns all rows of a list, following the `next` links from this path.
pub async fn all_pages(server: &Server, path: String) -> Vec<Value> {
    let (mut rows, mut next) = (Vec::new(), Some(path));
    while let Some(path) = next {
        let response = server.call("GET", &path, None).await;
        rows.extend(response.ok().as_array().expect("a bare array").clone());
        let link = response.header("link").expect("a Link header");
        let relation = link.split(", ").find(|part| part.ends_with("rel=\"next\""));
        next = relation.map(|part| {
            let url = part.trim_start_matches('<').split('>').next().expect("an address");
            url.strip_prefix(&server.url).expect("an absolute address of the service").to_owned()
        });
    }
    rows
}

#[tokio::test]
async fn a_restored_interview_is_listed_again() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let id = server.interview().await;
        server.call("POST", &format!("/v1/interviews/{id}/archive"), None).await.ok();
        let first = server.call("POST", &format!("/v1/interviews/{id}/restore"), None).await.ok();
        let again = server.call("POST", &format!("/v1/interviews/{id}/restore"), None).await.ok();
        assert_eq!(first, json!({ "id": id, "archived": false, "archivedAt": null }));
        assert_eq!(first, again);
        assert_eq!(ids(&server.call("GET", "/v1/interviews", None).await.ok()), [id]);
        assert_eq!(server.home.count("log_entries", "event = 'interview.restored'").await, 1);
    }
}

#[tokio::test]
async fn the_log_lists_events_newest_first_with_their_actors() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let invitees = json!([{ "email": "a@example.org" }]);
        let body = json!({ "prompt": "Ask about the workshop.", "invitees": invitees });
        let created = server.call("POST", "/v1/interviews", Some(body)).await.ok();
        let id = created[0]["id"].as_str().expect("an id");
        let one = format!("/v1/interviews/{id}");
        server.call("PATCH", &one, Some(json!({ "title": "New", "maxMinutes": 3 }))).await.ok();
        for verb in ["archive", "restore", "regenerate-intro", "regenerate-first-message"] {
            server.call("POST", &format!("{one}/{verb}"), None).await.ok();
        }
        let log = all_pages(&server, format!("{one}/logs?limit=3")).await;
        let types: Vec<&str> = log.iter().map(|entry| entry["type"].as_str().expect("a type")).collect();
        let expected = [
            "interview.firstMessageRegenerated",
            "interview.introRegenerated",
            "interview.restored",
            "interview.archived",
            "interview.updated",
            "invitation.sent",
            "invitation.created",
            "interview.created",
        ];
        assert_eq!(types, expected);
        assert_eq!(log[4]["data"], json!({ "changed": ["title", "maxMinutes"] }));
        assert_eq!(log[5]["invitationId"], created[0]["invitations"][0]["id"]);
        for entry in &log {
            assert_eq!((&entry["interviewId"], &entry["actor"]["type"]), (&json!(id), &json!("apiKey")));
            assert_eq!(entry["actor"]["label"], "first key");
        }
    }
}

#[tokio::test]
async fn a_page_of_long_texts_ends_before_its_limit_and_the_next_continues() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let mut made = Vec::new();
        for _ in 0..10 {
            let body = json!({ "prompt": "Ask about the workshop.", "locale": "x".repeat(1_000_000) });
            made.push(server.call("POST", "/v1/interviews", Some(body)).await.ok()[0]["id"].clone());
        }
        made.reverse();
        let first = server.call("GET", "/v1/interviews", None).await.ok();
        assert_eq!(first.as_array().map(Vec::len), Some(8));
        let all = all_pages(&server, "/v1/interviews".to_owned()).await;
        assert_eq!(all.iter().map(|row| row["id"].clone()).collect::<Vec<_>>(), made);
    }
}
