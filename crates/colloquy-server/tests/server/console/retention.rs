//! Owners set how long data is kept, after a look at what that would delete.

use serde_json::json;

use super::person::Person;
use crate::harness::{Server, both};
use crate::interview::created;

/// The fields of the form: the recordings for some days, everything else without an end.
fn form<'v>(audio: &'v str, days: &'v str) -> Vec<(&'static str, &'v str)> {
    let kinds = ["transcripts", "personalFields", "logs", "mails", "webhookBodies"];
    let mut fields: Vec<(&str, &str)> = kinds.into_iter().map(|kind| (kind, "forever")).collect();
    fields.extend([("audio", audio), ("audioDays", days)]);
    fields
}

#[tokio::test]
async fn owners_see_what_a_period_deletes_before_they_save_it() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let made = created(&server, json!({})).await;
        let path = format!("/v1/invitations/{}/cancel", made["id"].as_str().expect("an id"));
        server.call("POST", &path, None).await.ok();
        let past = server.home.moment("2020-01-01");
        server.home.execute(&format!("UPDATE invitations SET cancelled_at = {past}")).await;
        assert_eq!(owner.get("/data/retention").await.status, 200);
        let form_of_90 = form("days", "90");
        let preview = owner.post("/data/retention", &[&form_of_90[..], &[("preview", "yes")]].concat()).await;
        assert!(preview.status == 200 && preview.text.contains("from 1 invitations"), "{}", preview.text);
        assert!(preview.text.contains("value=\"90\""), "what was entered stays");
        assert_eq!(server.home.count("retention_settings", "1 = 1").await, 0, "nothing is saved");
        for days in ["", "0", "-1", "1.5", "36501", "soon"] {
            let refused = owner.post("/data/retention", &form("days", days)).await;
            assert!(refused.status == 400 && refused.text.contains("from 1 to 36,500"), "{days:?}");
        }
        assert_eq!(owner.post("/data/retention", &form_of_90).await.status, 303);
        assert!(owner.get("/data").await.text.contains("<dd>90 days</dd>"));
        assert!(owner.get("/audit-log").await.text.contains("Retention changed"));
        let nothing = [&form("forever", "")[..], &[("preview", "yes")]].concat();
        let nothing = owner.post("/data/retention", &nothing).await;
        assert!(nothing.text.contains("Nothing would be deleted now."));
    }
}

#[tokio::test]
async fn an_interview_has_its_own_page_which_only_owners_see() {
    let server = Server::sqlite().await;
    let owner = Person::owner(&server).await;
    let member = owner.colleague("m@example.org", "member").await;
    let made = created(&server, json!({})).await;
    let page = format!("/interviews/{}/retention", made["interviewId"].as_str().expect("an id"));
    for path in [&*page, "/data/retention"] {
        assert_eq!(member.get(path).await.status, 403, "{path}");
        assert_eq!(member.post(path, &form("days", "90")).await.status, 403, "{path}");
    }
    assert_eq!(owner.post("/data/retention", &form("days", "30")).await.status, 303);
    assert!(owner.get(&page).await.text.contains("As the organization: 30 days"));
    assert_eq!(owner.post(&page, &form("days", "7")).await.status, 303);
    let own = owner.get(&page).await.text;
    assert!(own.contains("value=\"7\"") && own.contains("As the organization: 30 days"), "{own}");
    let follow = [&form("organization", "")[..], &[("logs", "organization")]].concat();
    assert_eq!(owner.post(&page, &follow).await.status, 303);
    assert!(!owner.get(&page).await.text.contains("value=\"7\""));
    assert_eq!(owner.post("/data/retention", &follow).await.status, 400, "an organization follows nobody");
    let unknown = "/interviews/019305a0-0000-7000-8000-000000000000/retention";
    assert_eq!(owner.get(unknown).await.status, 404);
    assert_eq!(owner.post(unknown, &form("days", "7")).await.status, 404);
    for path in [&*page, "/data/retention"] {
        assert_eq!(owner.post(path, &[]).await.status, 400, "an empty form resets nothing");
    }
    assert!(owner.get("/data").await.text.contains("<dd>30 days</dd>"));
}
