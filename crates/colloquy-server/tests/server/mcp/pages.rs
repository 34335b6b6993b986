//! Pages of lists, limited by the number of rows and by size.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::called;
use crate::harness::{Server, both};

/// Returns the ids of all rows of a list, and the number of pages.
async fn all(server: &Server, tool: &str, mut arguments: Value, rows: &str) -> (Vec<String>, usize) {
    let (mut ids, mut pages) = (Vec::new(), 0);
    loop {
        let page = called(server, tool, arguments.clone()).await;
        pages += 1;
        let found = page[rows].as_array().expect("rows");
        assert!(!found.is_empty(), "an empty page has no next one");
        ids.extend(found.iter().map(|row| row["id"].as_str().expect("an id").to_owned()));
        let size = page.to_string().len();
        assert!(size < 1_300_000 || found.len() == 1, "a page of {size} bytes");
        match page["nextCursor"].as_str() {
            Some(cursor) => arguments["cursor"] = json!(cursor),
            None => break,
        }
    }
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "a row is listed twice");
    (ids, pages)
}

#[tokio::test]
async fn lists_continue_where_the_previous_page_ended() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let invitees: Vec<_> = (0..49).map(|n| json!({ "email": format!("p{n}@example.org") })).collect();
        let made = called(&server, "create-interview", json!({ "prompt": "Ask about the week." })).await;
        let id = &made["id"];
        called(&server, "create-invitation", json!({ "interviewId": id, "invitees": invitees })).await;
        let by_rest = format!("/v1/interviews/{}/invitations", id.as_str().expect("an id"));
        let known = server.call("GET", &by_rest, None).await.ok();
        let known = known.as_array().expect("an array").iter().map(|one| one["id"].as_str().expect("an id"));
        let known: Vec<String> = known.map(str::to_owned).collect();
        let by_default = all(&server, "list-invitations", json!({ "interviewId": id }), "invitations").await;
        assert_eq!(by_default, (known.clone(), 3));
        let wide = json!({ "interviewId": id, "limit": 100 });
        assert_eq!(all(&server, "list-invitations", wide, "invitations").await, (known.clone(), 1));
        let read = all(&server, "get-interview", json!({ "id": id, "limit": 25 }), "invitations").await;
        assert_eq!(read, (known, 2));
    }
}

#[tokio::test]
async fn a_page_of_long_texts_ends_sooner() {
    let server = Server::sqlite().await;
    for number in 0..12 {
        let prompt = format!("{number} {}", "\u{1F388}".repeat(49_990));
        server.call("POST", "/v1/interviews", Some(json!({ "prompt": prompt }))).await.ok();
    }
    let (ids, pages) = all(&server, "list-interviews", json!({ "limit": 100 }), "interviews").await;
    assert_eq!(ids.len(), 12);
    assert!(pages > 1, "2.4 MB of text are in one page");
}
