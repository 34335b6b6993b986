use colloquy_app::share_links::{get, update};
use colloquy_domain::share_link::ShareLinkUpdate;
use serde_json::json;

use crate::world::{World, input, refusal};

mod get_share_link {
    use super::*;

    #[tokio::test]
    async fn refuses_interviews_that_are_not_the_callers() {
        let world = World::new().await;
        let id = world.interview().await.id;
        world.check_owner(id, async |caller, id| get::get(&world.app, &caller, id).await.map(drop)).await;
    }

    #[tokio::test]
    async fn the_first_read_commits_a_disabled_link_without_a_log_entry() {
        let world = World::new().await;
        let id = world.interview().await.id;
        let link = world.in_one_commit(get::get(&world.app, &world.caller, id)).await.expect("a link");
        assert_eq!((link.enabled, link.usage_count), (false, 0));
        assert_eq!(world.stored_share_link(id).await, Some(link));
        assert_eq!(world.log(id).await, []);
    }

    #[tokio::test]
    async fn later_reads_return_the_same_link_and_change_nothing() {
        let world = World::new().await;
        let id = world.interview().await.id;
        let first = get::get(&world.app, &world.caller, id).await.expect("a link");
        let second = world.without_effect(get::get(&world.app, &world.caller, id)).await.expect("a link");
        assert_eq!(second, first);
    }
}

mod update_share_link {
    use super::*;

    fn enabled() -> ShareLinkUpdate {
        input(json!({ "enabled": true, "askEmail": "required", "maxInterviews": 20 }))
    }

    fn protected_by(code: &str) -> ShareLinkUpdate {
        input(json!({ "accessCode": code }))
    }

    #[tokio::test]
    async fn refuses_interviews_that_are_not_the_callers() {
        let world = World::new().await;
        let id = world.interview().await.id;
        let call = async |caller, id| update::update(&world.app, &caller, id, enabled()).await.map(drop);
        world.check_owner(id, call).await;
    }

    #[tokio::test]
    async fn commits_the_changed_settings_with_a_log_entry_that_names_them() {
        let world = World::new().await;
        let id = world.interview().await.id;
        get::get(&world.app, &world.caller, id).await.expect("a link");
        let call = update::update(&world.app, &world.caller, id, enabled());
        let link = world.in_one_commit(call).await.expect("it is configured");
        assert_eq!((link.enabled, link.max_interviews.map(|most| most.get())), (true, Some(20)));
        assert_eq!(world.stored_share_link(id).await, Some(link.saved()));
        let changed = json!({ "changed": ["enabled", "askEmail", "maxInterviews"] });
        assert_eq!(world.log(id).await, [("share.updated", changed)]);
    }

    #[tokio::test]
    async fn configures_a_link_that_was_never_read() {
        let world = World::new().await;
        let id = world.interview().await.id;
        update::update(&world.app, &world.caller, id, enabled()).await.expect("it is configured");
        assert!(world.stored_share_link(id).await.expect("a link").enabled);
    }

    #[tokio::test]
    async fn the_present_settings_and_an_empty_update_change_nothing() {
        let world = World::new().await;
        let id = world.interview().await.id;
        update::update(&world.app, &world.caller, id, enabled()).await.expect("it is configured");
        for repeated in [enabled(), input(json!({}))] {
            let call = update::update(&world.app, &world.caller, id, repeated);
            world.without_effect(call).await.expect("it stays as it is");
        }
    }

    #[tokio::test]
    async fn refuses_to_close_before_the_stored_opening() {
        let world = World::new().await;
        let id = world.interview().await.id;
        let opening = input(json!({ "opensAt": "2026-05-02T00:00:00Z" }));
        update::update(&world.app, &world.caller, id, opening).await.expect("it is configured");
        let closing = input(json!({ "closesAt": "2026-05-02T00:00:00Z" }));
        let refused = world.without_effect(update::update(&world.app, &world.caller, id, closing)).await;
        assert_eq!(refusal(refused), "closesAt custom: Must be after opensAt");
    }

    #[tokio::test]
    async fn stores_an_access_code_only_as_a_hash_and_logs_only_that_it_changed() {
        let world = World::new().await;
        let id = world.interview().await.id;
        let call = update::update(&world.app, &world.caller, id, protected_by("open sesame"));
        let link = call.await.expect("it is configured");
        assert!(link.access_code_hash.as_ref().is_some_and(|hash| hash.starts_with("$argon2id$")));
        assert!(!format!("{:?}", world.storage).contains("sesame"), "the code itself is stored");
        assert_eq!(world.log(id).await, [("share.updated", json!({ "changed": ["accessCode"] }))]);
    }

    #[tokio::test]
    async fn the_present_access_code_changes_nothing() {
        let world = World::new().await;
        let id = world.interview().await.id;
        let call = || update::update(&world.app, &world.caller, id, protected_by("open sesame"));
        call().await.expect("it is configured");
        world.without_effect(call()).await.expect("it stays as it is");
    }

    #[tokio::test]
    async fn an_empty_access_code_removes_the_present_one() {
        let world = World::new().await;
        let id = world.interview().await.id;
        for (code, has_code) in [("open sesame", true), ("", false)] {
            let call = update::update(&world.app, &world.caller, id, protected_by(code));
            assert_eq!(call.await.expect("it is configured").access_code_hash.is_some(), has_code);
        }
    }
}
