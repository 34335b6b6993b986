//! The form in a real browser, which decides which `Origin` it sends and which cookies it keeps.

use std::path::Path;
use std::process::Stdio;

use tokio::process::Command;

use super::*;
use crate::harness::chromium;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../colloquy-web/tests/browser");

#[tokio::test]
async fn a_browser_submits_the_form_and_returns_to_its_invitation_but_not_from_another_site() {
    assert!(
        Path::new(FOLDER).join("node_modules").is_dir(),
        "this test needs npm packages; install them with `npm ci --ignore-scripts` in {FOLDER}"
    );
    let server = Server::sqlite().await;
    let link = link(&server, json!({ "enabled": true, "dedupeByContact": true, "askName": "off" })).await;
    let output = Command::new("node")
        .arg("served/share.mjs")
        .current_dir(FOLDER)
        .env("ADDRESS", text(&link, "url"))
        .env("CHROMIUM", chromium())
        .stdin(Stdio::null())
        .kill_on_drop(true)
        .output()
        .await
        .expect("this test needs `node`; install Node.js 20 or later");
    let faults = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{faults}{}", String::from_utf8_lossy(&output.stdout));
    let seen: Value = serde_json::from_slice(&output.stdout).expect("one JSON value");
    let own = format!("/i/{}", text(&visitors(&server, &link).await[0], "slug"));
    assert_eq!(seen["visits"], json!([[200, own], [200, own]]), "{seen}");
    assert_eq!(seen["foreign"], json!([403, page(&link)]), "{seen}");
    assert_eq!(seen["sent"], json!([server.url, server.url, "null"]), "{seen}");
    assert_eq!((visitors(&server, &link).await.len(), server.home.count("mails", "true").await), (1, 0));
}
