//! The logo that an owner chooses, on the pages of invitees.

use colloquy_testkit::sample;

use super::person::Person;
use crate::harness::{Server, both};

#[tokio::test]
async fn a_logo_is_at_the_head_of_invitees_pages_until_it_is_removed() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let member = owner.colleague("m@example.org", "member").await;
        let prompt = serde_json::json!({ "prompt": "Ask about the tea." });
        let interview = server.call("POST", "/v1/interviews", Some(prompt)).await.ok();
        let slug = interview[0]["invitations"][0]["slug"].as_str().expect("a slug").to_owned();
        let settings = format!("{}/settings/logo", owner.base);
        let address = format!("/assets/logo?{}", sample::logo().hash().written());
        let shown = async || {
            let page = server.call("GET", &format!("/i/{slug}"), None).await.text;
            page.contains(&format!("<img src=\"{address}\" alt=\"\">"))
        };
        assert_eq!(server.call("GET", &address, None).await.status, 404);
        assert!(!shown().await);

        let forbidden = member.post_file(&settings, &[], sample::LOGO).await;
        assert_eq!(forbidden.status, 403);
        for content in [&b""[..], b"<svg xmlns='http://www.w3.org/2000/svg'/>", &[0; 300_000]] {
            let refused = owner.post_file(&settings, &[], content).await;
            assert!(refused.status == 400 && refused.text.contains("id=\"file-error\""), "{}", refused.text);
        }
        assert!(!shown().await);

        let saved = owner.post_file(&settings, &[], sample::LOGO).await;
        assert_eq!(saved.status, 303, "{}", saved.text);
        assert!(shown().await);
        let loaded = reqwest::get(format!("{}{address}", server.url)).await.expect("a response");
        assert_eq!(loaded.headers()["content-type"], "image/png");
        assert_eq!(loaded.headers()["x-content-type-options"], "nosniff");
        assert_eq!(loaded.bytes().await.expect("a body"), sample::LOGO);
        assert!(owner.get("/settings").await.text.contains(&format!("src=\"{address}\"")));
        let other_settings = owner.post("/settings", &[("name", "Byron"), ("resumeTime", "36h")]).await;
        assert_eq!(other_settings.status, 303);
        assert!(shown().await, "other settings leave the logo");

        assert_eq!(owner.post_file(&settings, &[("action", "remove")], b"").await.status, 303);
        assert!(!shown().await);
        assert_eq!(server.call("GET", &address, None).await.status, 404);
        for wrong in [
            "/assets/logo",
            "/assets/logo?x",
            &address.to_uppercase().replace("/ASSETS/LOGO", "/assets/logo"),
        ] {
            assert_eq!(server.call("GET", wrong, None).await.status, 404, "{wrong}");
        }
    }
}
