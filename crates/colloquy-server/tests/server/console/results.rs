//! The pages with the results of an interview and with what is going on.

use colloquy_testkit::TestMailServer;
use serde_json::json;

use super::person::{Person, between};
use crate::harness::{Server, both};
use crate::interview::created;
use crate::interview::invitee::Invitee;
use crate::webhooks::{answer_all, until};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_results_show_what_several_people_said_with_links_to_their_words() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let viewer = owner.colleague("v@example.org", "viewer").await;
        let made = created(&server, json!({ "prompt": "Ask about the laptop.", "maxResponses": 1 })).await;
        let interview = made["interviewId"].as_str().expect("an id");
        let path = format!("/interviews/{interview}/results");
        let empty = viewer.get(&path).await;
        assert!(empty.status == 200 && empty.text.contains("No interview has ended yet."), "{}", empty.text);
        let invitations = format!("/v1/interviews/{interview}/invitations");
        let other = server.call("POST", &invitations, Some(json!({ "name": "Grace" }))).await.ok();
        let waiting = server.call("POST", &invitations, Some(json!({ "name": "Edsger" }))).await.ok();
        assert!(waiting["slug"].is_string());
        for invitation in [&made, &other] {
            let slug = invitation["slug"].as_str().expect("a slug");
            answer_all(&server, slug, "The laptop arrived two weeks late, which was terrible.").await;
        }
        until(&server.home, "invitations", "insights IS NOT NULL", 2).await;
        let page = viewer.get(&path).await.text;
        for (label, count) in [("Invited", 3), ("Started", 2), ("Ended", 2), ("All answers were given", 2)] {
            let row = between(&page, &format!("<th scope=\"row\">{label}</th>"), "</tr>");
            assert!(row.contains(&format!("<span class=\"number\">{count}</span>")), "{label}: {row}");
        }
        let recurring = between(&page, "id=\"recurring\"", "id=\"said\"");
        assert!(recurring.contains("People: <span class=\"number\">2</span>"), "{recurring}");
        assert!(recurring.contains("The laptop arrived two weeks late"), "{recurring}");
        for person in ["– Grace</span>", "– Without a name</span>"] {
            assert!(recurring.contains(person), "no {person} in {recurring}");
        }
        let quoted = between(recurring, "<a class=\"keep\" href=\"", "\"");
        let (transcript, message) = quoted.split_once('#').expect("a message");
        assert!(viewer.read(transcript).await.text.contains(&format!("<div id=\"{message}\">")), "{quoted}");
        let file = viewer.get(&format!("/interviews/{interview}/findings.csv")).await;
        assert_eq!((file.status, file.header("content-type")), (200, Some("text/csv; charset=utf-8")));
        let said = file.text.lines().filter(|row| row.contains("The laptop arrived two weeks late"));
        assert_eq!(said.count(), 2, "{}", file.text);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_overview_shows_who_is_being_interviewed() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let viewer = owner.colleague("v@example.org", "viewer").await;
        let empty = viewer.get("/overview").await;
        assert!(
            empty.status == 200 && empty.text.contains("Nobody is taking an interview"),
            "{}",
            empty.text
        );
        let made = created(&server, json!({ "title": "The first week" })).await;
        let interview = made["interviewId"].as_str().expect("an id");
        let invitations = format!("/v1/interviews/{interview}/invitations");
        let grace = server.call("POST", &invitations, Some(json!({ "name": "Grace" }))).await.ok();
        let slug = grace["slug"].as_str().expect("a slug");
        Invitee::consent(&server, slug).await;
        let mut invitee = Invitee::connect(&server, slug).await;
        invitee.until_listening().await;
        let page = viewer.get("/overview").await.text;
        let running = between(&page, "id=\"running\"", "</section>");
        for shown in ["Grace", "The first week", "In progress"] {
            assert!(running.contains(shown), "no {shown} in {running}");
        }
        assert!(page.contains("Everything works."), "{page}");
        assert!(page.contains("0 of 2 ended"), "{page}");
    }
}

#[tokio::test]
async fn the_overview_names_people_whose_mail_was_refused() {
    for database in both().await {
        let orders = json!({ "recipients": { "grace@example.org": "550 5.1.1 No such person here" } });
        let mail_server = TestMailServer::start(orders).await;
        let server = Server::start(database, &[("COLLOQUY_MAIL", &mail_server.url())]).await;
        let owner = Person::owner(&server).await;
        let viewer = owner.colleague("v@example.org", "viewer").await;
        let body = json!({
            "prompt": "Ask about the workshop.",
            "invitees": [{ "name": "Grace", "email": "grace@example.org" }, { "name": "Ada", "email": "ada@example.org" }],
        });
        server.call("POST", "/v1/interviews", Some(body)).await.ok();
        until(&server.home, "mails", "state = 'due'", 0).await;
        let page = viewer.get("/overview").await.text;
        let attention = between(&page, "id=\"attention\"", "</section>");
        assert!(
            attention.contains("Mail not delivered: ") && attention.contains("No such person here"),
            "{page}"
        );
        assert!(attention.contains(">Grace</a>") && !attention.contains(">Ada</a>"), "{attention}");
    }
}
