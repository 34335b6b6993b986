//! Members set deadlines, and invitees see and keep them.

use std::time::Duration;

use jiff::fmt::rfc2822;
use jiff::{SignedDuration, Timestamp};
use serde_json::json;

use crate::console::person::Person;
use crate::erasure::text;
use crate::harness::{Response, Server, both, printed};
use crate::interview::created;
use crate::interview::invitee::Invitee;

async fn page(server: &Server, path: &str) -> String {
    Response::of(server.request("GET", path).send().await).await.expect("a response").text
}

/// Returns the time of the server.
async fn now(server: &Server) -> Timestamp {
    let response = Response::of(server.request("GET", "/healthz").send().await).await.expect("a response");
    rfc2822::parse(response.header("date").expect("a date")).expect("a date").timestamp()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deadline_is_set_on_the_page_of_an_interview_or_of_an_invitation_and_removed_again() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let made = created(&server, json!({})).await;
        let (link, id) = (format!("/i/{}", text(&made, "slug")), text(&made, "interviewId"));
        let (interview, invitation) =
            (format!("/interviews/{id}"), format!("/invitations/{}", text(&made, "id")));
        let shown = "You can start the interview until";
        assert!(!page(&server, &link).await.contains(shown));
        for place in [&interview, &invitation] {
            let form = format!("{place}/deadline");
            for faulty in ["2020-01-01T00:00", "tomorrow", "2099-02-30T10:00"] {
                let refused = owner.post(&form, &[("deadline", faulty)]).await;
                assert!(refused.status == 400 && refused.text.contains("Enter a time in the future."));
                assert!(refused.text.contains(&format!("value=\"{faulty}\"")), "what was entered stays");
            }
            assert_eq!(owner.post(&form, &[("deadline", "2099-12-31T18:00")]).await.status, 303);
            let sentence = format!("{shown} 31 December 2099, 18:00 UTC.");
            assert!(page(&server, &link).await.contains(&sentence));
            assert!(owner.get(&form).await.text.contains("value=\"2099-12-31T18:00\""));
            for above in [place, &invitation] {
                assert!(owner.get(above).await.text.contains("31 December 2099, 18:00 UTC"));
            }
            let removed = owner.post(&form, &[("deadline", "2099-12-31T18:00"), ("remove", "yes")]).await;
            assert_eq!(removed.status, 303);
            assert!(!page(&server, &link).await.contains(shown));
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_hours_of_reminders_may_be_across_midnight() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let made = created(&server, json!({})).await;
        let form = format!("/interviews/{}/reminders", text(&made, "interviewId"));
        let shown = owner.get(&form).await.text;
        assert!(shown.contains("From 22 until 6 is across midnight."), "{shown}");
        let hours = async |from: &str, until: &str| {
            let entered = [("days", "2"), ("from", from), ("until", until), ("zone", "Europe/Berlin")];
            owner.post(&form, &entered).await
        };
        for (from, until) in [("9", "9"), ("24", "6"), ("22", "0"), ("22", "25")] {
            let refused = hours(from, until).await;
            let said = "Enter two different full hours: the beginning from 0 to 23, the end from 1 to 24.";
            assert!(refused.status == 400 && refused.text.contains(said), "{from} {until}: {}", refused.text);
        }
        assert_eq!(hours("22", "6").await.status, 303);
        let shown = owner.get(&form).await.text;
        assert!(shown.contains("name=\"from\" min=\"0\" max=\"23\" value=\"22\""), "{shown}");
        assert!(shown.contains("name=\"until\" min=\"1\" max=\"24\" value=\"6\""), "{shown}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_starts_an_interview_after_the_deadline() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let made = created(&server, json!({})).await;
        let (slug, id) = (text(&made, "slug"), text(&made, "interviewId"));
        Invitee::consent(&server, slug).await;
        let soon = now(&server).await + SignedDuration::from_secs(5);
        let soon = soon.strftime("%Y-%m-%dT%H:%M:%S").to_string();
        let saved = owner.post(&format!("/interviews/{id}/deadline"), &[("deadline", &soon)]).await;
        assert_eq!(saved.status, 303);
        let link = format!("/i/{slug}");
        while !page(&server, &link).await.contains("The time for this interview is over") {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        let refused = Invitee::connect(&server, slug).await.last().await;
        assert_eq!(refused, json!({ "type": "refused", "reason": "closed" }));
        let share = server.call("GET", &format!("/v1/interviews/{id}/share"), None).await.ok();
        let opened = json!({ "enabled": true, "askName": "off", "askEmail": "off" });
        server.call("PATCH", &format!("/v1/interviews/{id}/share"), Some(opened)).await.ok();
        let share = page(&server, &format!("/share/{}", text(&share, "slug"))).await;
        assert!(share.contains("The time for these interviews is over"), "{share}");
    }
}

/// Runs a command for the first organization.
fn command(server: &Server, words: &[&str]) -> std::process::Output {
    let organization = server.home.first_organization();
    server.home.command(&[words, &["--organization", &organization, "--json"]].concat())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn commands_set_deadlines_and_reminders_too() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let made = created(&server, json!({})).await;
        let (interview, invitation) = (text(&made, "interviewId"), text(&made, "id"));
        let of_both = [["interviews", "deadline", interview], ["invitations", "deadline", invitation]];
        let refusals = tokio::task::block_in_place(|| {
            for words in &of_both {
                let set =
                    printed(command(&server, &[&words[..], &["--at", "2099-12-31T18:00:00Z"]].concat()));
                assert_eq!(set["deadline"], "2099-12-31T18:00:00Z");
            }
            let days =
                ["interviews", "reminders", interview, "--days", "3,7", "--time-zone", "Europe/Berlin"];
            let plan = json!({ "days": [3, 7], "fromHour": 9, "untilHour": 18, "timeZone": "Europe/Berlin" });
            assert_eq!(printed(command(&server, &days))["reminderPlan"], plan);
            let night = ["interviews", "reminders", interview, "--days", "3", "--from", "22", "--until", "6"];
            let plan = json!({ "days": [3], "fromHour": 22, "untilHour": 6, "timeZone": "UTC" });
            assert_eq!(printed(command(&server, &night))["reminderPlan"], plan);
            [
                vec!["interviews", "reminders", interview, "--days", "3", "--from", "9", "--until", "9"],
                vec!["interviews", "deadline", interview, "--at", "2020-01-01T00:00:00Z"],
                vec!["interviews", "reminders", interview, "--days", "3,99"],
                vec!["interviews", "reminders", interview, "--days", "3", "--time-zone", "Nowhere"],
                vec!["invitations", "deadline", interview, "--none"],
                vec!["interviews", "reminders", interview],
            ]
            .map(|words| command(&server, &words))
        });
        assert!(refusals.iter().all(|refused| !refused.status.success()), "{refusals:?}");
        let stored = "deadline IS NOT NULL AND reminder_plan IS NOT NULL";
        assert_eq!(server.home.count("interviews", stored).await, 1);
        tokio::task::block_in_place(|| {
            for words in &of_both {
                assert!(printed(command(&server, &[&words[..], &["--none"]].concat()))["deadline"].is_null());
            }
            printed(command(&server, &["interviews", "reminders", interview, "--none"]));
        });
        for table in ["interviews", "invitations"] {
            assert_eq!(server.home.count(table, "deadline IS NOT NULL").await, 0);
        }
        assert_eq!(server.home.count("interviews", "reminder_plan IS NOT NULL").await, 0);
    }
}
