//! Pages that show changes without being reloaded.

use std::time::Duration;

use serde_json::json;
use tokio::time::timeout;

use super::person::{Person, between};
use crate::harness::both;
use crate::interview::created;
use crate::interview::invitee::Invitee;
use crate::share::nodes;

/// Longer than a change takes to be noticed, even on a slow machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// Returns the address of the stream of a page.
async fn address(person: &Person<'_>, page: &str) -> String {
    let page = person.get(page).await;
    between(&page.text, "id=\"live\" data-live=\"", "\"").to_owned()
}

/// Waits for a change and returns its version.
async fn change(stream: &mut reqwest::Response) -> String {
    let event = async {
        let mut text = String::new();
        loop {
            let chunk = stream.chunk().await.expect("the stream lasts").expect("the stream has not ended");
            text.push_str(std::str::from_utf8(&chunk).expect("text"));
            if let Some((_, event)) = text.split_once("event: change\nid: ")
                && let Some((version, "data:\n\n")) = event.split_once('\n')
            {
                return version.to_owned();
            }
        }
    };
    timeout(PATIENCE, event).await.expect("the change is reported")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn open_pages_hear_of_an_interview_at_another_node_and_of_what_is_said() {
    for database in both().await {
        let nodes = nodes(database, &[]).await;
        let (server, other) = (&nodes[0], nodes.last().expect("a node"));
        let owner = Person::owner(server).await;
        let viewer = owner.colleague("v@example.org", "viewer").await.at(other);
        let made = created(server, json!({ "title": "The first week" })).await;
        let interview = format!("/interviews/{}", made["interviewId"].as_str().expect("an id"));
        let invitation = format!("/invitations/{}", made["id"].as_str().expect("an id"));
        let slug = made["slug"].as_str().expect("a slug");
        let mut streams = Vec::new();
        for page in ["/overview", interview.as_str(), invitation.as_str()] {
            let stream = viewer.open(&address(&viewer, page).await, None).await;
            assert_eq!(stream.status(), 200, "{page}");
            for (header, value) in [("content-type", "text/event-stream"), ("cache-control", "no-store")] {
                assert_eq!(stream.headers()[header], value, "{page}");
            }
            streams.push(stream);
        }
        Invitee::consent(server, slug).await;
        let mut invitee = Invitee::connect(server, slug).await;
        invitee.until_listening().await;
        let mut versions = Vec::new();
        for stream in &mut streams {
            versions.push(change(stream).await);
        }
        // A browser that connects again hears of what it has missed.
        invitee.type_text("The first week went well.").await;
        invitee.until_listening().await;
        change(&mut streams[2]).await;
        let path = address(&viewer, &invitation).await;
        change(&mut viewer.open(&path, Some(&versions[2])).await).await;
        let page = viewer.get(&invitation).await.text;
        assert!(page.contains("The first week went well."), "{page}");
        drop(streams);

        let without = path.split('?').next().expect("a path");
        assert_eq!(viewer.read(without).await.status, 404, "no version");
        let other = path.replace(&viewer.base, "/app/organizations/01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d98");
        assert_eq!(viewer.read(&other).await.status, 404, "another organization");
        assert_eq!(Person::visitor(server).read(&path).await.status, 303, "nobody");
        let mut open = Vec::new();
        let refused = loop {
            let stream = owner.open(&path, None).await;
            if stream.status() != 200 {
                break stream;
            }
            open.push(stream);
            assert!(open.len() < 100, "a person has as many streams as they like");
        };
        assert_eq!((open.len(), refused.status().as_u16()), (8, 429));
        assert!(refused.headers().contains_key("retry-after"));
    }
}
