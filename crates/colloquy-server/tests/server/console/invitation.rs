//! The page of an invitation: recordings, and what members do with an invitation.

use serde_json::{Value, json};

use super::person::{Person, between};
use super::recorded::record;
use crate::harness::{Server, both};
use crate::interview::created;
use crate::interview::invitee::Invitee;
use crate::media::recordings::{say, say_aloud};
use crate::webhooks::answer_all;

const MESSAGE: &str = "01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d01";

/// Creates an interview and returns the path of its invitation.
async fn invitation(member: &Person<'_>) -> String {
    let form = [("prompt", "Ask about the first week."), ("locale", "en")];
    let created = member.post("/interviews", &form).await;
    let path = created.header("location").expect("a redirection").to_owned();
    let page = member.read(&path).await.text;
    format!("{}/invitations/{}", member.base, between(&page, "/invitations/", "\""))
}

#[tokio::test]
async fn a_recording_can_be_heard_on_the_page_by_members_alone() {
    let server = Server::sqlite().await;
    let owner = Person::owner(&server).await;
    let path = invitation(&owner).await;
    say_aloud(&server, path.rsplit('/').next().expect("an id"), MESSAGE).await;
    let page = owner.read(&path).await;
    let policy = page.header("content-security-policy").expect("a policy");
    assert!(policy.ends_with(&format!("media-src 'self' {}", server.url)), "{policy}");
    let audio = between(&page.text, "<audio controls preload=\"none\" src=\"", "\"");
    let found = owner.read(audio).await;
    assert_eq!(found.status, 303);
    let url = found.header("location").and_then(|url| url.strip_prefix(&server.url)).expect("a URL");
    let heard = Person::visitor(&server).read(url).await;
    assert_eq!((heard.status, heard.text.as_str()), (200, "OggS what was said"));
    assert_eq!(Person::visitor(&server).read(audio).await.header("location"), Some("/app/sign-in"));
    assert_eq!(owner.read(&audio.replace("8b0c1d01", "8b0c1d02")).await.status, 404);
}

#[tokio::test]
async fn the_whole_interview_is_played_with_a_waveform_and_without_scripts() {
    let server = Server::sqlite().await;
    let owner = Person::owner(&server).await;
    let path = invitation(&owner).await;
    let id = path.rsplit('/').next().expect("an id").to_owned();
    say(&server, true, &id, 0, MESSAGE, None).await;
    let recording = format!("{path}/recording");
    assert_eq!(owner.read(&recording).await.status, 404, "nothing is recorded");
    let without = owner.read(&path).await.text;
    assert!(!without.contains("player.js"), "a page without a recording needs no player");
    record(&server, &id, 2, 1_000, 2_000).await;
    let viewer = owner.colleague("v@example.org", "viewer").await;
    let page = viewer.read(&path).await;
    let policy = page.header("content-security-policy").expect("a policy");
    for directive in ["script-src 'self'", "connect-src 'self'", &format!("media-src 'self' {}", server.url)]
    {
        assert!(policy.split("; ").any(|part| part == directive), "no {directive} in {policy}");
    }
    assert!(page.text.contains(&format!("<audio controls preload=\"none\" src=\"{recording}\">")));
    let script = between(&page.text, "<script type=\"module\" src=\"", "\"");
    let script = Person::visitor(&server).read(script).await;
    assert_eq!((script.status, script.header("content-type")), (200, Some("text/javascript; charset=utf-8")));
    assert!(script.header("cache-control").is_some_and(|caching| caching.contains("immutable")));
    let found = viewer.read(&recording).await;
    let url = found.header("location").and_then(|url| url.strip_prefix(&server.url)).expect("a URL");
    let heard = Person::visitor(&server).read(url).await;
    assert_eq!((heard.status, heard.header("accept-ranges")), (200, Some("bytes")));
    let waveform = viewer.read(&format!("{recording}/waveform")).await;
    assert_eq!((waveform.status, waveform.header("cache-control")), (200, Some("no-store")));
    let waveform: Value = serde_json::from_str(&waveform.text).expect("JSON");
    assert_eq!(waveform["sessions"], json!([{ "session": 1, "atMs": 0 }]));
    assert_eq!(waveform["durationMs"], json!(4_000));
    let peaks = waveform["peaks"].as_array().expect("peaks").iter().filter_map(Value::as_u64);
    let peaks: Vec<u64> = peaks.collect();
    assert!(peaks.len() == 40 && peaks[5] > 80 && peaks[15] < 10 && peaks[25] > 80, "{peaks:?}");
    for path in [recording.clone(), format!("{recording}/waveform")] {
        let outside = Person::visitor(&server).read(&path).await;
        assert_eq!(outside.header("location"), Some("/app/sign-in"));
    }
}

#[tokio::test]
async fn a_member_cancels_reactivates_and_mails_an_invitation() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let member = owner.colleague("m@example.org", "member").await;
        let path = invitation(&member).await;
        let page = member.read(&path).await.text;
        assert!(page.contains("/cancel\"") && !page.contains("/send\"") && !page.contains("/reactivate\""));
        assert_eq!(member.post_to(&format!("{path}/send"), &[]).await.status, 400, "there is no address");
        assert_eq!(member.post_to(&format!("{path}/reactivate"), &[]).await.status, 400);
        assert_eq!(member.post_to(&format!("{path}/cancel"), &[]).await.status, 303);
        let page = member.read(&path).await.text;
        assert!(page.contains("Cancelled") && page.contains("/reactivate\"") && !page.contains("/cancel\""));
        assert_eq!(member.post_to(&format!("{path}/reactivate"), &[]).await.status, 303);
        let interview = between(&page, &format!("{}/interviews/", member.base), "\"").to_owned();
        let form = [("form", "one"), ("name", "Bob"), ("email", "bob@example.org")];
        let invited = member.post(&format!("/interviews/{interview}/invite"), &form).await;
        let path = invited.header("location").and_then(|path| path.split('?').next()).expect("a path");
        assert_eq!(member.post_to(&format!("{path}/send"), &[]).await.status, 303);
        let viewer = owner.colleague("v@example.org", "viewer").await;
        let page = viewer.read(path).await.text;
        assert!(page.contains("Bob") && !page.contains("/send\"") && !page.contains("/cancel\""));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reported_danger_is_on_the_overview_in_the_table_and_on_the_page() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let safe = created(&server, json!({})).await;
        answer_all(&server, safe["slug"].as_str().expect("a slug"), "Everyone was kind.").await;
        let interview = format!("/interviews/{}", safe["interviewId"].as_str().expect("an id"));
        for path in ["/overview", &interview] {
            assert!(!owner.get(path).await.text.contains("Reported a danger"), "{path}");
        }
        let invitations = format!("/v1{interview}/invitations");
        let dora = server.call("POST", &invitations, Some(json!({ "name": "Dora" }))).await.ok();
        report_danger(&server, dora["slug"].as_str().expect("a slug")).await;
        let page = format!("/invitations/{}", dora["id"].as_str().expect("an id"));
        let viewer = owner.colleague("v@example.org", "viewer").await;
        let overview = viewer.get("/overview").await.text;
        let attention = between(&overview, "id=\"live-attention\"", "</section>");
        assert!(attention.contains(&page) && attention.contains("Reported a danger"), "{attention}");
        let table = viewer.get(&interview).await.text;
        assert_eq!(table.matches("Reported a danger").count(), 1, "{table}");
        assert!(viewer.get(&page).await.text.contains("This person may be in danger."));
    }
}

/// Starts an interview and reports a danger. The interview is then paused, and not over.
async fn report_danger(server: &Server, slug: &str) {
    Invitee::consent(server, slug).await;
    let mut invitee = Invitee::connect(server, slug).await;
    assert_eq!(invitee.until_listening().await, None);
    invitee.type_text("My boss hits me and I want to kill myself.").await;
    invitee.until_paused().await;
}

#[tokio::test]
async fn an_interview_that_was_left_is_marked_beside_those_that_were_completed() {
    let server = Server::sqlite().await;
    let owner = Person::owner(&server).await;
    let left = created(&server, json!({})).await;
    let (interview, id) = (left["interviewId"].as_str().expect("an id"), left["id"].as_str().expect("an id"));
    let end = "UPDATE invitations SET status = 'COMPLETED', end_reason";
    let times = "started_at = created_at, completed_at = created_at, insights_origin = NULL";
    server.home.execute(&format!("{end} = 'finished', {times}")).await;
    let (table, page) = (format!("/interviews/{interview}"), format!("/invitations/{id}"));
    for path in [&table, &page] {
        assert!(!owner.get(path).await.text.contains("Left and not resumed"), "{path}");
    }
    server.home.execute(&format!("{end} = 'abandoned', {times}")).await;
    for path in [&table, &page] {
        assert!(owner.get(path).await.text.contains("Left and not resumed"), "{path}");
    }
    assert!(owner.get("/interviews").await.text.contains("1 of 1 ended"));
    assert!(owner.get("/overview").await.text.contains("1 begun, 1 ended"));
}

#[tokio::test]
async fn the_link_of_a_running_interview_is_not_offered_by_mail() {
    let server = Server::sqlite().await;
    let owner = Person::owner(&server).await;
    let path = invitation(&owner).await;
    server.home.execute("UPDATE invitations SET email = 'bob@a.example'").await;
    assert!(owner.read(&path).await.text.contains("/send\""));
    server.home.execute("UPDATE invitations SET status = 'IN_PROGRESS', started_at = created_at").await;
    let page = owner.read(&path).await.text;
    assert!(!page.contains("/send\""), "{page}");
}
