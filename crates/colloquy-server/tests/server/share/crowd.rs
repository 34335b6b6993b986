//! Many visitors at once, and those who come again.

use std::collections::BTreeSet;

use futures::future::join_all;

use super::*;
use crate::harness::both;

#[tokio::test]
async fn no_crowd_gets_more_invitations_than_there_are() {
    for database in both().await {
        let nodes = nodes(database, &[]).await;
        for most in [1, 20] {
            let link = link(&nodes[0], json!({ "enabled": true, "maxInterviews": most })).await;
            let visitor = Visitor::new();
            let posts = (0..50).map(|post| visitor.post(&nodes[post % nodes.len()], &link, &[]));
            let answers = join_all(posts).await;
            let (let_in, refused): (Vec<_>, Vec<_>) = answers.iter().partition(|answer| answer.status == 303);
            let own: BTreeSet<String> = let_in.iter().map(|answer| admitted(answer)).collect();
            assert_eq!((let_in.len(), own.len()), (most, most));
            for answer in refused {
                check_refused(answer, 409, "All places are taken");
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
async fn no_crowd_from_one_address_gets_more_than_its_share() {
    for database in both().await {
        let nodes = nodes(database, &[]).await;
        let link = link(&nodes[0], json!({ "enabled": true, "maxPerIpPerDay": 5 })).await;
        let visitor = Visitor::new();
        let posts = (0..50).map(|post| visitor.post(&nodes[post % nodes.len()], &link, &[]));
        let mut statuses: Vec<u16> = join_all(posts).await.iter().map(|answer| answer.status).collect();
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
        // Full: those who were let in before are still served.
        let katherine = other.post(&server, &link, &[("email", "katherine@example.org")]).await;
        check_refused(&katherine, 409, "All places are taken");
        assert_eq!(admitted(&own.post(&server, &link, &[("email", "ada@example.org")]).await), ada);
        check_mailed(&own.post(&server, &link, &[("email", "grace@example.org")]).await);
        assert_eq!((usage_count(&server, &link).await, visitors(&server, &link).await.len()), (2, 2));
        assert_eq!(server.home.count("log_entries", "actor_kind = 'invitee'").await, 2);
        assert_eq!(server.home.count("mails", "letter = 'link'").await, 2, "one for each of them");
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
async fn fifty_posts_of_one_person_at_once_are_one_invitation_and_one_mail() {
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
            let answers = join_all(posts).await;
            let (let_in, mailed): (Vec<_>, Vec<_>) = answers.iter().partition(|answer| answer.status == 303);
            assert_eq!((let_in.len(), mailed.len()), (1, 49));
            mailed.into_iter().for_each(check_mailed);
            assert_eq!(usage_count(&nodes[0], &link).await, 1);
            assert_eq!(nodes[0].home.count("invitations", "source = 'share'").await, round);
            assert_eq!(nodes[0].home.count("log_entries", "actor_kind = 'invitee'").await, round);
            assert_eq!(nodes[0].home.count("mails", "letter = 'link'").await, round);
        }
    }
}

#[tokio::test]
async fn people_are_not_told_apart_from_others_where_it_is_not_asked_for_or_they_leave_no_email() {
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
async fn only_what_a_visitor_was_given_here_and_still_has_is_found_again() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let link = link(&server, json!({ "enabled": true, "dedupeByContact": true })).await;
        let elsewhere = super::link(&server, json!({ "enabled": true, "dedupeByContact": true })).await;
        let path = format!("/v1/interviews/{}/invitations", text(&link, "interviewId"));
        let sent = server.call("POST", &path, Some(json!({ "email": "ada@example.org" }))).await.ok();
        let mut visitor = Visitor::new();
        let email = [("email", "ada@example.org")];
        let answer = visitor.post(&server, &link, &email).await;
        let first = admitted(&answer);
        visitor.keep(&answer);
        // The organization's own invitation may be somebody else's secret.
        assert_ne!(first, format!("/i/{}", text(&sent, "slug")));
        assert_ne!(admitted(&visitor.post(&server, &elsewhere, &email).await), first);
        let id = visitors(&server, &link).await[0]["id"].as_str().expect("an id").to_owned();
        server.call("POST", &format!("/v1/invitations/{id}/archive"), None).await.ok();
        let answer = visitor.post(&server, &link, &email).await;
        assert_ne!(admitted(&answer), first);
        check_mailed(&visitor.post(&server, &link, &email).await);
        visitor.keep(&answer);
        assert_eq!(admitted(&visitor.post(&server, &link, &email).await), admitted(&answer));
    }
}
