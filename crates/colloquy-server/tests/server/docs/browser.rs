//! The documentation in a real browser that can reach only this service.

use std::path::Path;
use std::process::Stdio;

use serde_json::{Value, json};
use tokio::process::Command;

use super::{ask, pages};
use crate::harness::{Server, chromium, target};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../colloquy-docs/tests/browser");

/// Runs a browser script, checks that it found no faults, and returns its report.
pub async fn visit(server: &Server, script: &str, task: Value) -> Value {
    assert!(
        Path::new(FOLDER).join("node_modules").is_dir(),
        "this test needs npm packages; install them with `npm ci --ignore-scripts` in {FOLDER}"
    );
    let output = Command::new("node")
        .arg(format!("{script}.mjs"))
        .current_dir(FOLDER)
        .env("BASE", &server.url)
        .env("TASK", task.to_string())
        .env("CHROMIUM", chromium())
        .env("PICTURES", target().join("docs-pages"))
        .stdin(Stdio::null())
        .kill_on_drop(true)
        .output()
        .await
        .expect("this test needs `node`; install Node.js 20 or later");
    let faults = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{faults}{}", String::from_utf8_lossy(&output.stdout));
    let seen: Value = serde_json::from_slice(&output.stdout).expect("one JSON value");
    assert_eq!(seen["faults"], json!([]));
    seen
}

#[tokio::test]
async fn every_page_is_accessible_and_requests_nothing_from_other_sites() {
    let server = Server::sqlite().await;
    let seen = visit(&server, "pages", json!(pages(&server).await)).await;
    let themes = seen["themes"].as_array().expect("themes");
    let names: Vec<&Value> = themes.iter().map(|theme| &theme[0]).collect();
    assert_eq!(names, ["Auto", "Light", "Dark", "Dark"]);
    assert_eq!(themes[0][1], themes[1][1], "the system theme is light");
    assert_ne!(themes[1][1], themes[2][1]);
    assert_eq!(themes[2][1], themes[3][1], "the chosen theme is kept");
}

#[tokio::test]
async fn keyboard_search_leads_to_the_matching_words() {
    let server = Server::sqlite().await;
    let task = ["whsec", "colloquy_rate_limit", "regenerate intro", "qqqqq"];
    let seen = visit(&server, "search", json!(task)).await;
    let led = seen["led"].as_array().expect("searches");
    for (search, word) in led.iter().zip(["whsec", "COLLOQUY_RATE_LIMIT"]) {
        let page =
            search["address"].as_str().and_then(|address| address.split('#').next()).expect("an address");
        let text = ask(&server, "GET", &format!("{page}.md")).await.text;
        assert!(text.contains(word), "{search}");
        let marked = search["marked"].as_array().expect("marks");
        assert!(marked.contains(&json!(word.to_lowercase())), "{search}");
    }
    let found = led[2]["results"].as_array().expect("results");
    assert!(found.contains(&json!("/docs/reference#regenerateIntro")), "{}", led[2]);
    assert_eq!((&led[3]["results"], &led[3]["told"]), (&json!([]), &json!("Nothing found.")));
}

#[tokio::test]
async fn operations_can_be_tried_on_the_page_and_samples_update() {
    let server = Server::sqlite().await;
    let seen = visit(&server, "reference", json!({ "key": server.home.key })).await;
    let text = |name: &str| seen[name].as_str().unwrap_or_else(|| panic!("no {name} in {seen}"));
    assert_eq!(seen["changed"]["changed"], json!([]), "the samples of the service and of the script differ");
    assert!(seen["changed"]["samples"].as_u64() >= Some(52), "{}", seen["changed"]);
    assert!(
        (0.0..300.0).contains(&seen["shownTitle"].as_f64().expect("a place")),
        "a link does not lead to its operation"
    );
    assert!(text("sampleOfVoices").contains("/v1/voices?language=en&limit=1'"), "{seen}");
    let voices = text("voices");
    for shown in
        ["GET /v1/voices?language=en&limit=1", "Response 200", "\"language\": \"en-", "ratelimit-remaining"]
    {
        assert!(voices.contains(shown), "{shown} in {voices}");
    }
    assert!(!voices.contains(&server.home.key), "the key is shown");
    let samples = &seen["sampleOfCreate"];
    assert!(samples[0].as_str().is_some_and(|curl| curl.contains(r"didn'\''t work")), "{samples}");
    assert!(samples[1].as_str().is_some_and(|typescript| typescript.contains("didn't work")), "{samples}");
    assert!(seen["shown"].as_array().expect("languages").iter().all(|shown| shown == "typescript"), "{seen}");
    assert_eq!(seen["created"][0], "200", "{seen}");
    let [kept, elsewhere, address] = [&seen["kept"][0], &seen["kept"][1], &seen["kept"][2]];
    assert_eq!((kept, &seen["after"]), (&json!(server.home.key), &json!(server.home.key)));
    for place in [elsewhere, address] {
        assert!(!place.to_string().contains(&server.home.key), "the key leaves the tab: {place}");
    }
    assert_eq!(
        server.home.count("interviews", "prompt LIKE '%didn''t work%'").await,
        1,
        "the operation was not called"
    );
}
