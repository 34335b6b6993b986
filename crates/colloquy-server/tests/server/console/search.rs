//! Searching for interviews, and for what people said.

use serde_json::json;

use super::person::{Person, between};
use crate::harness::{Server, both};
use crate::interview::created;
use crate::webhooks::answer_all;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_search_finds_titles_people_and_what_they_said() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let viewer = owner.colleague("v@example.org", "viewer").await;
        let made = created(
            &server,
            json!({ "title": "Über die erste Woche", "prompt": "Ask about the laptop.", "maxResponses": 1 }),
        )
        .await;
        created(&server, json!({ "title": "Something else" })).await;
        let interview = made["interviewId"].as_str().expect("an id");
        let found = viewer.get("/interviews?q=uber+WOCHE").await.text;
        assert!(found.contains("Über die erste Woche") && !found.contains("Something else"), "{found}");
        let nothing = viewer.get("/interviews?archived&q=uber").await.text;
        assert!(nothing.contains("Nothing was found.") && nothing.contains("value=\"uber\""), "{nothing}");

        let invitations = format!("/v1/interviews/{interview}/invitations");
        let grace = server.call("POST", &invitations, Some(json!({ "name": "Grace <Hopper>" }))).await.ok();
        let slug = grace["slug"].as_str().expect("a slug");
        answer_all(&server, slug, "The <b>laptop</b> arrived two weeks late.").await;
        let search = |words: &str| format!("/interviews/{interview}/search?q={words}");
        let page = viewer.get(&search("LATE+two")).await.text;
        let shown = "The &#60;b&#62;laptop&#60;/b&#62; arrived <mark>two</mark> weeks <mark>late</mark>.";
        assert!(page.contains(shown), "{page}");
        let linked = between(&page, "<a class=\"keep\" href=\"", "\"").replace("&#38;", "&");
        let (transcript, message) = linked.split_once('#').expect("a message");
        let transcript = viewer.read(transcript).await.text;
        assert!(
            transcript.contains(&format!("id=\"{message}\"")) && transcript.contains(shown),
            "{transcript}"
        );
        assert!(transcript.contains(&format!("href=\"#{message}\"")), "{transcript}");
        let by_name = viewer.get(&search("hopper")).await.text;
        assert!(by_name.contains("Grace &#60;<mark>Hopper</mark>&#62;"), "{by_name}");
        assert!(viewer.get(&search("%3Cscript%3E")).await.text.contains("Nothing was found."));
        assert_eq!(viewer.get(&search("")).await.status, 200);
        check_filter(&owner, &viewer, interview).await;
    }
}

/// Returns the counts beside the statuses.
fn counts(page: &str) -> Vec<u32> {
    let filters = between(page, "id=\"live-counts\"", "</nav>");
    let counts = filters.split("<span class=\"number\">").skip(1);
    counts.map(|count| between(count, "", "<").parse().expect("a number")).collect()
}

/// Filters the table of an interview in which only Grace has answered.
async fn check_filter(owner: &Person<'_>, viewer: &Person<'_>, interview: &str) {
    let people: String = (0..120).map(|n| format!("guest{n}@example.org\n")).collect();
    let form = [("form", "many"), ("once", "guests"), ("people", &people)];
    assert_eq!(owner.post(&format!("/interviews/{interview}/invite"), &form).await.status, 303);
    let table = |query: &str| format!("/interviews/{interview}?{query}");
    let unfiltered = viewer.get(&table("")).await.text;
    assert!(!unfiltered.contains("Hopper"), "it is on the first page: {unfiltered}");
    let filtered = viewer.get(&table("person=HOPPER")).await.text;
    assert!(filtered.contains("Grace &#60;Hopper&#62;</a>") && !filtered.contains("guest"), "{filtered}");
    assert!(
        filtered.contains("value=\"HOPPER\"") && filtered.contains("?status=COMPLETED&#38;person=HOPPER")
    );
    assert!(counts(&filtered) == [1, 1], "{filtered}");
    assert_eq!(counts(&unfiltered), [122, 121, 1], "all, ready and completed");
    let ready = viewer.get(&table("status=READY&person=hopper")).await.text;
    assert!(
        ready.contains("Nothing was found.") && ready.contains("name=\"status\" value=\"READY\""),
        "{ready}"
    );
    assert!(filtered.contains("?person=HOPPER\" aria-current=\"true\">All"), "{filtered}");
    assert_eq!(counts(&ready), [1, 0, 1], "the chosen status stays, with the others of that name");
    assert!(ready.contains("?person=hopper\">All"), "all keeps the name: {ready}");
    let first = viewer.get(&table("person=guest")).await.text;
    let next = between(&first, "href=\"?person=guest", "\"").replace("&#38;", "&");
    let second = viewer.get(&table(&format!("person=guest{next}"))).await.text;
    assert!(second.contains("guest65@example.org") && !second.contains("guest110@"), "{second}");
}
