//! Owners erase invitations, interviews and people, after a page that says what goes.

use serde_json::{Value, json};

use super::person::{Person, between};
use crate::harness::{Server, both};
use crate::interview::created;
use crate::webhooks::until;

async fn invite(server: &Server, interview: &str, email: &str) -> String {
    let path = format!("/v1/interviews/{interview}/invitations");
    let made = server.call("POST", &path, Some(json!({ "name": "Greta", "email": email }))).await.ok();
    made["id"].as_str().expect("an id").to_owned()
}

async fn complete(server: &Server, count: i64) {
    until(&server.home, "erasures", "completed_at IS NOT NULL", count).await;
}

#[tokio::test]
async fn owners_erase_a_person_after_confirming_and_download_the_receipt() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let made = created(&server, json!({})).await;
        let interview = made["interviewId"].as_str().expect("an id");
        let first = invite(&server, interview, "greta@example.org").await;
        let second = invite(&server, interview, "Greta@Example.org").await;
        let other = invite(&server, interview, "other@example.org").await;
        let nobody = owner.post("/data/person", &[("email", "nobody@example.org")]).await;
        assert!(nobody.status == 200 && nobody.text.contains("Nothing is stored about nobody@example.org."));
        assert_eq!(owner.post("/data/person", &[("email", "nobody")]).await.status, 400);
        let page = owner.post("/data/person", &[("email", "greta@example.org")]).await;
        assert!(page.text.contains("All invitations of greta@example.org: 2"), "{}", page.text);
        let unconfirmed = [("email", "greta@example.org"), ("sent", "yes")];
        let refused = owner.post("/data/person", &unconfirmed).await;
        assert!(refused.status == 400 && refused.text.contains("Please confirm that you understand."));
        assert_eq!(server.home.count("erasures", "1 = 1").await, 0);
        let confirmed = [("email", "greta@example.org"), ("understood", "yes")];
        let done = owner.post("/data/person", &confirmed).await;
        assert_eq!((done.status, owner.post("/data/person", &confirmed).await.status < 400), (303, true));
        complete(&server, 2).await;
        for id in [&first, &second] {
            assert_eq!(owner.get(&format!("/invitations/{id}")).await.status, 404);
            let receipt = owner.get(&format!("/erasures/{id}/receipt")).await;
            assert_eq!(receipt.header("cache-control"), Some("no-store"));
            let receipt: Value = serde_json::from_str(&receipt.text).expect("JSON");
            assert_eq!((&receipt["targetId"], receipt["sha256"].is_string()), (&json!(id), true));
        }
        assert_eq!(owner.get(&format!("/invitations/{other}")).await.status, 200);
        let page = owner.get("/data").await.text;
        assert!(page.contains(&*first) && page.contains(&*second) && !page.contains("greta"), "{page}");
        assert!(owner.get("/audit-log").await.text.contains("Erasure requested"));
    }
}

#[tokio::test]
async fn owners_erase_chosen_invitations_one_invitation_and_an_interview() {
    let server = Server::sqlite().await;
    let owner = Person::owner(&server).await;
    let member = owner.colleague("m@example.org", "member").await;
    let made = created(&server, json!({})).await;
    let interview = made["interviewId"].as_str().expect("an id").to_owned();
    let mut ids = Vec::new();
    for number in 0..4 {
        ids.push(invite(&server, &interview, &format!("p{number}@example.org")).await);
    }
    let page = format!("/interviews/{interview}");
    let chosen = [("invitation", &*ids[0]), ("invitation", &*ids[1])];
    assert_eq!(member.post(&format!("{page}/erase-invitations"), &chosen).await.status, 403);
    assert!(!member.get(&page).await.text.contains("/erase\""));
    let confirm = owner.post(&format!("{page}/erase-invitations"), &chosen).await;
    assert!(confirm.status == 200 && confirm.text.contains("The chosen invitations: 2"), "{}", confirm.text);
    assert_eq!(between(&confirm.text, "<dd>", "</dd>"), "2");
    let confirmed = [&chosen[..], &[("understood", "yes")]].concat();
    assert_eq!(owner.post(&format!("{page}/erase-invitations"), &confirmed).await.status, 303);
    let one = format!("/invitations/{}/erase", ids[2]);
    assert!(owner.get(&one).await.text.contains("The invitation of Greta"));
    assert_eq!(owner.post(&one, &[("understood", "yes")]).await.status, 303);
    complete(&server, 3).await;
    assert_eq!(owner.get(&format!("/invitations/{}", ids[3])).await.status, 200);
    let whole = format!("{page}/erase");
    assert!(owner.get(&whole).await.text.contains("with all of its invitations"));
    assert_eq!(owner.post(&whole, &[("understood", "yes")]).await.status, 303);
    // The interview, the invitation that it was created with, and the last one.
    complete(&server, 6).await;
    assert_eq!(owner.get(&page).await.status, 404);
    assert_eq!(server.call("GET", &format!("/v1/interviews/{interview}"), None).await.status, 404);
}
