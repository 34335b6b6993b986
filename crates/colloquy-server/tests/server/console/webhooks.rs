//! The pages of webhooks, with a real receiver.

use std::time::Duration;

use super::filled_form::FilledForm;
use super::person::{Person, between};
use crate::harness::{Server, both};
use crate::webhooks::receiver::Receiver;
use crate::webhooks::{start, verify};

/// Adds an endpoint in the console and returns the path of its page and its secret.
async fn add(owner: &Person<'_>, url: &str) -> (String, String) {
    let form = [("url", url), ("description", "CRM import"), ("interview.completed", "yes")];
    let added = owner.post("/webhooks", &form).await;
    assert_eq!(added.status, 200, "{}", added.text);
    let secret = between(&added.text, "id=\"secret\" readonly value=\"", "\"").to_owned();
    let path = between(&added.text, "<a class=\"button\" href=\"", "\"").to_owned();
    (path, secret)
}

/// Reads the page of an endpoint until it contains a text.
async fn until_shown(owner: &Person<'_>, path: &str, text: &str) -> String {
    for _ in 0..600 {
        let page = owner.read(path).await.text;
        if page.contains(text) {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{path} does not show {text}: {}", owner.read(path).await.text);
}

fn verifies(receiver: &Receiver, place: usize, secret: &str) -> bool {
    verify(&receiver.received("/ok")[place], secret)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_owner_adds_tests_changes_rotates_disables_and_deletes_an_endpoint() {
    for database in both().await {
        let (receiver, server) = start(database).await;
        let owner = Person::owner(&server).await;
        assert!(owner.get("/webhooks").await.text.contains("No endpoints yet."));
        let (path, secret) = add(&owner, &receiver.url("/ok")).await;
        assert_eq!(owner.post_to(&format!("{path}/test"), &[]).await.status, 303);
        let page = until_shown(&owner, &path, "Delivered").await;
        assert!(page.contains("HTTP 204") && !page.contains(&secret), "{page}");
        assert!(verifies(&receiver, 0, &secret));
        let sent = between(&page, "aria-label=\"Request\" dir=\"ltr\">", "</pre>").replace("&#34;", "\"");
        assert_eq!(sent, receiver.received("/ok")[0].body, "the log shows what was sent");
        let rotated = owner.post_to(&format!("{path}/rotate"), &[]).await.text;
        let new = between(&rotated, "id=\"secret\" readonly value=\"", "\"").to_owned();
        let replay = between(&page, "/deliveries/", "/replay").to_owned();
        assert_eq!(owner.post_to(&format!("{path}/deliveries/{replay}/replay"), &[]).await.status, 303);
        receiver.until_received("/ok", 2).await;
        assert!(new != secret && verifies(&receiver, 1, &new) && verifies(&receiver, 1, &secret));
        let kinds = [("interview.completed", "yes"), ("description", "CRM")];
        let refused = owner.post_to(&path, &[&[("url", "ftp://a.example")], &kinds[..]].concat()).await;
        assert!(refused.status == 400 && refused.text.contains("id=\"url-error\""), "{}", refused.text);
        let moved = receiver.url("/moved");
        assert_eq!(owner.post_to(&path, &[&[("url", &*moved)], &kinds[..]].concat()).await.status, 303);
        assert_eq!(owner.post_to(&format!("{path}/test"), &[]).await.status, 303);
        let at_the_new_address = receiver.until_received("/moved", 1).await;
        assert!(verify(&at_the_new_address[0], &new), "the secret stays");
        let back = receiver.url("/ok");
        assert_eq!(owner.post_to(&path, &[&[("url", &*back)], &kinds[..]].concat()).await.status, 303);
        assert!(owner.read(&path).await.text.contains("value=\"CRM\""));
        assert_eq!(owner.post_to(&format!("{path}/disable"), &[]).await.status, 303);
        let page = owner.read(&path).await.text;
        assert!(
            page.contains("Disabled") && page.contains("/enable\"") && !page.contains("/test\""),
            "{page}"
        );
        assert_eq!(owner.post_to(&format!("{path}/test"), &[]).await.status, 400, "it is disabled");
        assert_eq!(owner.post_to(&format!("{path}/enable"), &[]).await.status, 303);
        let question = owner.post_to(&format!("{path}/delete"), &[]).await;
        assert!(
            question.status == 200 && question.text.contains("Delete this endpoint?"),
            "{}",
            question.text
        );
        assert_eq!(owner.read(&path).await.status, 200, "only asked");
        assert_eq!(owner.post_to(&format!("{path}/delete"), &[("confirmed", "yes")]).await.status, 303);
        assert_eq!(owner.read(&path).await.status, 404);
        let log = owner.get("/audit-log").await.text;
        assert_eq!(log.matches(&receiver.url("/ok")).count(), 6, "each change is in the audit log: {log}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_page_of_an_endpoint_says_why_a_delivery_failed() {
    for database in both().await {
        let (receiver, server) = start(database).await;
        let owner = Person::owner(&server).await;
        let (path, _) = add(&owner, &receiver.url("/broken")).await;
        owner.post_to(&format!("{path}/test"), &[]).await;
        until_shown(&owner, &path, "Next attempt").await;
        // The endpoint is stored after the outcome of its delivery.
        let page = until_shown(&owner, &path, "Failing since").await;
        let answer = between(&page, "aria-label=\"Response\"", "</pre>");
        assert!(page.contains("HTTP 500") && page.contains("Failing since"), "{page}");
        // Scripts show what is in these elements in the time zone of the reader.
        let mut times = page.match_indices(" UTC").map(|(at, time)| &page[at + time.len()..]);
        assert!(times.all(|rest| rest.starts_with("</time>")), "{page}");
        assert!(answer.contains("&#60;p&#62;Sorry") || answer.contains("&lt;p&gt;Sorry"), "{answer}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_waiting_delivery_goes_to_the_new_address_of_its_endpoint() {
    for database in both().await {
        let (receiver, server) = start(database).await;
        let owner = Person::owner(&server).await;
        let (path, secret) = add(&owner, &receiver.url("/broken")).await;
        owner.post_to(&format!("{path}/test"), &[]).await;
        let page = until_shown(&owner, &path, "Failing since").await;
        let changed = FilledForm::of(&page, &path).with(&[("url", &receiver.url("/ok"))]);
        let saved = owner.post_to(&path, &changed.fields()).await;
        assert_eq!(saved.status, 303, "{}", saved.text);
        // Its next attempt is due at once.
        server.home.execute("UPDATE webhook_deliveries SET due_at = created_at WHERE state = 'due'").await;
        let received = receiver.until_received("/ok", 1).await;
        assert!(verify(&received[0], &secret));
        until_shown(&owner, &path, "Delivered").await;
        assert_eq!(receiver.received("/broken").len(), 1, "the first attempt");
    }
}

#[tokio::test]
async fn a_faulty_endpoint_is_refused_with_what_was_entered() {
    let server = Server::sqlite().await;
    let owner = Person::owner(&server).await;
    for (url, kind, reason) in [
        ("nonsense", "interview.started", "Enter an address that begins with https://"),
        ("https://127.0.0.1/hook", "interview.started", "Enter an address that begins with https://"),
        ("https://example.org/hook", "other", "Choose at least one event."),
    ] {
        let refused = owner.post("/webhooks", &[("url", url), (kind, "yes"), ("description", "CRM")]).await;
        assert_eq!(refused.status, 400, "{url}");
        assert!(refused.text.contains(reason) && refused.text.contains(&format!("value=\"{url}\"")), "{url}");
        assert!(refused.text.contains("value=\"CRM\""));
    }
    assert!(owner.get("/webhooks").await.text.contains("No endpoints yet."));
}
