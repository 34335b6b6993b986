//! The files that members download.

use serde_json::{Value, json};

use super::person::Person;
use crate::harness::{Server, both};
use crate::interview::{created, invitation};
use crate::webhooks::{take_interview, until};

#[tokio::test]
async fn a_transcript_downloads_in_four_formats_with_every_word() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let made = take_interview(&server).await;
        let path = format!("/invitations/{}", made["id"].as_str().expect("an id"));
        until(&server.home, "invitations", "summary IS NOT NULL", 1).await;
        let page = owner.get(&path).await.text;
        let rest = invitation(&server, &made).await;
        let messages = rest["messages"].as_array().expect("a transcript");
        for (format, kind) in [
            ("md", "text/markdown; charset=utf-8"),
            ("csv", "text/csv; charset=utf-8"),
            ("vtt", "text/vtt; charset=utf-8"),
            ("json", "application/json"),
        ] {
            let path = format!("{path}/transcript/{format}");
            assert!(page.contains(&format!("{}{path}\"", owner.base)), "the page links to {format}");
            let file = owner.get(&path).await;
            assert_eq!((file.status, file.header("content-type")), (200, Some(kind)));
            let disposition = file.header("content-disposition").expect("a name");
            assert!(disposition.starts_with("attachment; ") && disposition.contains(&format!(".{format}\"")));
            assert_eq!(file.header("cache-control"), Some("no-store"));
            for message in messages {
                // The words up to the first mark that a format may escape.
                let content = message["content"].as_str().expect("a text");
                let words = content.split(['"', '<', '*', '\'', '&']).next().expect("a beginning");
                assert!(file.text.contains(words), "{words} is not in {}", file.text);
            }
        }
        let whole: Value =
            serde_json::from_str(&owner.get(&format!("{path}/transcript/json")).await.text).expect("JSON");
        assert_eq!((&whole["summary"], &whole["insights"]), (&rest["summary"], &rest["insights"]));
        assert_eq!(owner.get(&format!("{path}/transcript/exe")).await.status, 404);
    }
}

#[tokio::test]
async fn the_results_of_an_interview_have_a_row_for_each_invitation_and_no_formula() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let made = created(&server, json!({})).await;
        let interview = made["interviewId"].as_str().expect("an id");
        for number in 0..250 {
            let path = format!("/v1/interviews/{interview}/invitations");
            let invitee = json!({ "name": format!("=Person {number}") });
            server.call("POST", &path, Some(invitee)).await.ok();
        }
        let file = owner.get(&format!("/interviews/{interview}/results.csv")).await;
        assert_eq!((file.status, file.header("content-type")), (200, Some("text/csv; charset=utf-8")));
        let rows: Vec<&str> = file.text.trim_start_matches('\u{feff}').lines().collect();
        assert_eq!(rows.len(), 1 + 250 + 1, "the header, the people and the first invitation");
        assert!(
            rows[0].starts_with("id,name,email,status,") && rows[1].contains(",'=Person 249,"),
            "{}",
            rows[1]
        );
        for number in 0..250 {
            let name = format!(",'=Person {number},");
            assert_eq!(rows.iter().filter(|row| row.contains(&name)).count(), 1, "{name}");
        }
    }
}

#[tokio::test]
async fn owners_alone_download_the_audit_log_as_a_table() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let member = owner.colleague("m@example.org", "member").await;
        owner.post("/keys", &[("label", "=payroll"), ("days", "30")]).await;
        let file = owner.get("/audit-log.csv").await;
        assert_eq!((file.status, file.header("content-type")), (200, Some("text/csv; charset=utf-8")));
        let newest = file.text.lines().nth(1).expect("an entry");
        assert!(newest.ends_with(",ada@example.org,apiKey.created,'=payroll"), "{}", file.text);
        assert!(file.text.contains(",organization.setUp,Lovelace\r\n"), "{}", file.text);
        assert_eq!(member.get("/audit-log.csv").await.status, 403);
    }
}

#[tokio::test]
async fn the_audit_log_links_to_an_interview_without_a_title() {
    let server = Server::sqlite().await;
    let owner = Person::owner(&server).await;
    owner.post("/interviews", &[("prompt", "Ask about the first week."), ("locale", "en")]).await;
    server.home.execute("UPDATE interviews SET title = NULL").await;
    let log = owner.get("/audit-log").await.text;
    assert!(log.contains("dir=\"auto\">Interview without a title</a>"), "{log}");
}
