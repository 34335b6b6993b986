//! Many visitors at once, and returning visitors.

use std::collections::BTreeSet;

use futures::future::join_all;

use super::*;
use crate::harness::both;

#[tokio::test]
async fn concurrent_visitors_cannot_exceed_the_number_of_interviews() {
    for database in both().await {
        let nodes = nodes(database, &[]).await;
        for most in [1, 20] {
            let link = link(&nodes[0], json!({ "enabled": true, "maxInterviews": most })).await;
            let visitor = Visitor::new();
            let posts = (0..50).map(|post| visitor.post(&nodes[post % nodes.len()], &link, &[]));
            let responses = join_all(posts).await;
            let (accepted, refused): (Vec<_>, Vec<_>) =
                responses.iter().partition(|response| response.status == 303);
            let own: BTreeSet<String> = accepted.iter().map(|response| admitted(response)).collect();
            assert_eq!((accepted.len(), own.len()), (most, most));
            for response in refused {
                check_refused(response, 409, "All places are taken");
            }
            let kept = visitors(&nodes[0], &link).await;
            let kept = kept.iter().map(|invitation| format!("/i/{}", text(invitation, "slug")));
            assert_eq!(kept.collect::<BTreeSet<_>>(), own);
            assert_eq!(usage_count(&nodes[0], &link).await, most as i64);
        }
        assert_eq!(nodes[0].home.count("log_entries", "actor_kind = 'invitee'").await, 21);
    }
}

#[tokio::test]
async fn concurrent_visitors_from_one_address_cannot_exceed_its_limit() {
    for database in both().await {
        let nodes = nodes(database, &[]).await;
        let link = link(&nodes[0], json!({ "enabled": true, "maxPerIpPerDay": 5 })).await;
        let visitor = Visitor::new();
        let posts = (0..50).map(|post| visitor.post(&nodes[post % nodes.len()], &link, &[]));
        let mut statuses: Vec<u16> = join_all(posts).await.iter().map(|response| response.status).collect();
        statuses.sort();
        assert_eq!(statuses, [[303; 5].as_slice(), &[429; 45]].concat());
        assert_eq!(usage_count(&nodes[0], &link).await, 5);
    }
}

#[tokio::test]
async fn a_returning_visitor_opens_their_invitation_in_the_same_browser_and_is_sent_the_link_in_another() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let settings = json!({ "enabled": true, "dedupeByContact": true, "maxInterviews": 2 });
        let link = link(&server, settings).await;
        let (mut own, other) = (Visitor::new(), Visitor::new());
        let first = own.post(&server, &link, &[("email", "Ada@Example.org")]).await;
        let ada = admitted(&first);
        own.keep(&first);
        for again in ["ada@example.org", "ADA@EXAMPLE.ORG", " Ada@Example.org "] {
            assert_eq!(admitted(&own.post(&server, &link, &[("email", again)]).await), ada, "{again}");
            check_mailed(&other.post(&server, &link, &[("email", again)]).await);
        }
        assert_eq!(usage_count(&server, &link).await, 1);
        let grace = other.post(&server, &link, &[("email", "grace@example.org")]).await;
        assert_ne!(admitted(&grace), ada);
        // The link is full, but earlier visitors are still served.
        let katherine = other.post(&server, &link, &[("email", "katherine@example.org")]).await;
        check_refused(&katherine, 409, "All places are taken");
        assert_eq!(admitted(&own.post(&server, &link, &[("email", "ada@example.org")]).await), ada);
        check_mailed(&own.post(&server, &link, &[("email", "grace@example.org")]).await);
        assert_eq!((usage_count(&server, &link).await, visitors(&server, &link).await.len()), (2, 2));
        assert_eq!(server.home.count("log_entries", "actor_kind = 'invitee'").await, 2);
        assert_eq!(
            server.home.count("mails", "letter = 'link'").await,
            2,
            "there must be one mail for each invitee"
        );
    }
}

#[tokio::test]
async fn mailed_links_count_towards_the_visits_of_an_address() {
    let server = Server::sqlite().await;
    let settings = json!({ "enabled": true, "dedupeByContact": true, "maxPerIpPerDay": 2 });
    let link = link(&server, settings).await;
    let visitor = Visitor::new();
    admitted(&visitor.post(&server, &link, &[("email", "ada@example.org")]).await);
    check_mailed(&visitor.post(&server, &link, &[("email", "ada@example.org")]).await);
    let refused = visitor.post(&server, &link, &[("email", "ada@example.org")]).await;
    check_refused(&refused, 429, "allowed in one day");
}

#[tokio::test]
async fn fifty_concurrent_posts_by_one_person_create_one_invitation_and_one_mail() {
    for database in both().await {
        let nodes = nodes(database, &[]).await;
        for round in 1..=3 {
            let settings = json!({ "enabled": true, "dedupeByContact": true, "maxInterviews": 1 });
            let link = link(&nodes[0], settings).await;
            let visitor = Visitor::new();
            let spellings = ["ada@example.org", "Ada@example.org", "ADA@EXAMPLE.ORG"];
            let posts = (0..50).map(async |post| {
                let fields = [("email", spellings[post % spellings.len()]), ("name", "Ada")];
                visitor.post(&nodes[post % nodes.len()], &link, &fields).await
            });
            let responses = join_all(posts).await;
            let (accepted, mailed): (Vec<_>, Vec<_>) =
                responses.iter().partition(|response| response.status == 303);
            assert_eq!((accepted.len(), mailed.len()), (1, 49));
            mailed.into_iter().for_each(check_mailed);
            assert_eq!(usage_count(&nodes[0], &link).await, 1);
            assert_eq!(nodes[0].home.count("invitations", "source = 'share'").await, round);
            assert_eq!(nodes[0].home.count("log_entries", "actor_kind = 'invitee'").await, round);
            assert_eq!(nodes[0].home.count("mails", "letter = 'link'").await, round);
        }
    }
}

#[tokio::test]
async fn visitors_are_not_deduplicated_without_the_setting_or_without_an_email() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let visitor = Visitor::new();
        let plain = link(&server, json!({ "enabled": true })).await;
        let deduplicated = link(&server, json!({ "enabled": true, "dedupeByContact": true })).await;
        for (link, fields) in
            [(&plain, [("email", "ada@example.org")].as_slice()), (&deduplicated, &[("name", "Ada")])]
        {
            let posts = (0..3).map(|_| visitor.post(&server, link, fields));
            let led: BTreeSet<String> = join_all(posts).await.iter().map(admitted).collect();
            assert_eq!(led.len(), 3, "{led:?}");
            assert_eq!(usage_count(&server, link).await, 3);
        }
    }
}

#[tokio::test]
async fn only_a_visitors_own_current_invitation_of_this_link_is_reused() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let link = link(&server, json!({ "enabled": true, "dedupeByContact": true })).await;
        let elsewhere = super::link(&server, json!({ "enabled": true, "dedupeByContact": true })).await;
        let path = format!("/v1/interviews/{}/invitations", text(&link, "interviewId"));
        let sent = server.call("POST", &path, Some(json!({ "email": "ada@example.org" }))).await.ok();
        let mut visitor = Visitor::new();
        let email = [("email", "ada@example.org")];
        let response = visitor.post(&server, &link, &email).await;
        let first = admitted(&response);
        visitor.keep(&response);
        // The organization's own invitation must not be revealed to a visitor.
        assert_ne!(first, format!("/i/{}", text(&sent, "slug")));
        assert_ne!(admitted(&visitor.post(&server, &elsewhere, &email).await), first);
        let id = visitors(&server, &link).await[0]["id"].as_str().expect("an id").to_owned();
        server.call("POST", &format!("/v1/invitations/{id}/archive"), None).await.ok();
        let response = visitor.post(&server, &link, &email).await;
        assert_ne!(admitted(&response), first);
        check_mailed(&visitor.post(&server, &link, &email).await);
        visitor.keep(&response);
        assert_eq!(admitted(&visitor.post(&server, &link, &email).await), admitted(&response));
    }
}
