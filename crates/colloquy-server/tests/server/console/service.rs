//! The page for the people who run the service.

use super::person::Person;
use crate::harness::{Server, both};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn operators_see_the_state_of_the_service_until_they_are_none() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let command = |more: &[&str]| {
            let words = [&["accounts", "operator", "--email", "ada@example.org"], more].concat();
            tokio::task::block_in_place(|| server.home.command(&words))
        };
        let overview = owner.get("/overview").await.text;
        assert!(!overview.contains("/app/service"), "{overview}");
        assert!(command(&[]).status.success());
        let page = owner.read("/app/service").await;
        assert_eq!(page.status, 200);
        for shown in
            ["rules in this program", "moonshine-tiny-en", "smart-turn", &server.home.first_organization()]
        {
            assert!(page.text.contains(shown), "{shown} is not in {}", page.text);
        }
        assert!(owner.get("/overview").await.text.contains("/app/service"));
        assert!(command(&["--revoke"]).status.success());
        assert_eq!(owner.read("/app/service").await.status, 404);
    }
}
