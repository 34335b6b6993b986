//! Creating invitations through a share link to run up its organization's costs.

use futures::future::join_all;
use serde_json::json;

use crate::harness::{Response, Server, both};
use crate::share::{Visitor, admitted, change, check_refused, link, nodes, page, usage_count, visitors};

fn check_full(response: &Response) {
    check_refused(response, 429, "come back tomorrow");
    assert!(!response.text.contains("<form"), "{}", response.text);
    let opens = response.header("retry-after").expect("a date");
    assert!(opens.ends_with(" 00:00:00 GMT"), "{opens}");
}

#[tokio::test]
async fn a_share_link_allows_five_hundred_visits_a_day_unless_its_organization_changes_the_limit() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let link = link(&server, json!({ "enabled": true })).await;
        assert_eq!(link["maxPerDay"], 500);
        let visitor = Visitor::new();
        admitted(&visitor.post(&server, &link, &[]).await);
        server.home.execute("UPDATE share_links SET visits_count = 499").await;
        admitted(&visitor.post(&server, &link, &[]).await);
        check_full(&visitor.post(&server, &link, &[]).await);
        let shown = visitor.get(&server, &page(&link)).await;
        check_refused(&shown, 200, "come back tomorrow");
        assert!(shown.text.contains("00:00 UTC") && !shown.text.contains("<form"), "{}", shown.text);
        assert_eq!(usage_count(&server, &link).await, 2);
        // The organization can raise or remove the limit.
        for changes in [json!({ "maxPerDay": 501 }), json!({ "maxPerDay": null })] {
            assert_eq!(change(&server, &link, changes.clone()).await["maxPerDay"], changes["maxPerDay"]);
            admitted(&visitor.post(&server, &link, &[]).await);
        }
        change(&server, &link, json!({ "maxPerDay": 1 })).await;
        check_full(&visitor.post(&server, &link, &[]).await);
        // Yesterday's visits do not count today.
        let yesterday = server.home.moment("2026-01-01T00:00:00Z");
        server.home.execute(&format!("UPDATE share_links SET visits_day = {yesterday}")).await;
        admitted(&visitor.post(&server, &link, &[]).await);
        check_full(&visitor.post(&server, &link, &[]).await);
        assert_eq!(server.home.count("share_links", "visits_count = 1").await, 1);
    }
}

#[tokio::test]
async fn concurrent_visitors_cannot_exceed_the_daily_limit() {
    for database in both().await {
        let nodes = nodes(database, &[]).await;
        for most in [1, 20] {
            let link = link(&nodes[0], json!({ "enabled": true, "maxPerDay": most })).await;
            let visitor = Visitor::new();
            let posts = (0..50).map(|post| visitor.post(&nodes[post % nodes.len()], &link, &[]));
            let responses = join_all(posts).await;
            let (accepted, refused): (Vec<_>, Vec<_>) =
                responses.iter().partition(|response| response.status == 303);
            assert_eq!(accepted.len(), most);
            refused.into_iter().for_each(check_full);
            assert_eq!(visitors(&nodes[0], &link).await.len(), most);
            assert_eq!(usage_count(&nodes[0], &link).await, most as i64);
        }
    }
}
