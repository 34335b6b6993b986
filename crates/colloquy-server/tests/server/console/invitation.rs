//! The page of an invitation: recordings, and what members do with an invitation.

use super::person::{Person, between};
use crate::harness::{Server, both};
use crate::media::recordings::say_aloud;

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
