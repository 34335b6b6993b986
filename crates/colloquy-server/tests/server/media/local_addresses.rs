//! Audio addresses that the service serves from its media folder.

use futures::future::join_all;

use super::*;
use crate::harness::{Database, both};
use crate::protocol::raw;

/// Returns the address of a sample, and its content.
async fn sample(server: &Server) -> (String, Vec<u8>) {
    let path = &samples(server).await[1];
    let address = address(server, path, "audio/wav").await;
    let content = follow(server, &address).await.content;
    (address, content)
}

#[tokio::test]
async fn every_voice_has_a_sample_that_is_created_once_and_served_without_a_key() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let paths = samples(&server).await;
        assert_eq!(paths.len(), 6);
        for path in paths {
            let first = address(&server, &path, "audio/wav").await;
            assert!(first.starts_with(&format!("{}/media/voices/", server.url)), "{first}");
            let heard = follow(&server, &first).await;
            assert_eq!((heard.status, heard.header("content-type")), (200, Some("audio/wav")));
            check_sample(&heard.content);
            for (name, expected) in [
                ("accept-ranges", "bytes"),
                ("access-control-allow-origin", "*"),
                ("cache-control", "private, no-cache"),
                ("x-content-type-options", "nosniff"),
            ] {
                assert_eq!(heard.header(name), Some(expected), "{name}");
            }
            let second = address(&server, &path, "audio/wav").await;
            let again = follow(&server, &second).await;
            assert!(again.content == heard.content, "the content differs");
            // The ETag belongs to the file, so it is the same for every address.
            assert_eq!(again.header("etag").expect("a tag"), heard.header("etag").expect("a tag"));
            assert_eq!(follow(&server, &first).await.status, 200);
        }
    }
}

#[tokio::test]
async fn concurrent_first_requests_get_the_same_sample() {
    let server = Server::sqlite().await;
    let path = &samples(&server).await[0];
    let addresses = join_all((0..8).map(|_| address(&server, path, "audio/wav"))).await;
    let heard = join_all(addresses.iter().map(|address| follow(&server, address))).await;
    check_sample(&heard[0].content);
    assert!(heard.iter().all(|one| one.status == 200 && one.content == heard[0].content));
}

#[tokio::test]
async fn media_supports_range_requests_and_etags() {
    let server = Server::sqlite().await;
    let (address, content) = sample(&server).await;
    let length = content.len();
    let get_with =
        async |name: &'static str, value: &str| fetch(server.client.get(&address).header(name, value)).await;
    for (range, start, end) in [
        ("bytes=0-3".to_owned(), 0, 4),
        ("bytes=8-11".to_owned(), 8, 12),
        ("bytes=-2".to_owned(), length - 2, length),
        (format!("bytes={}-", length - 5), length - 5, length),
        (format!("bytes=44-{}", length * 2), 44, length),
    ] {
        let part = get_with("range", &range).await;
        assert_eq!(part.status, 206, "{range}");
        assert!(part.content == content[start..end], "{range}");
        let expected = format!("bytes {start}-{}/{length}", end - 1);
        assert_eq!(part.header("content-range"), Some(&*expected), "{range}");
        assert_eq!(part.header("content-type"), Some("audio/wav"));
    }
    for range in [format!("bytes={length}-"), "bytes=-0".to_owned()] {
        let beyond = get_with("range", &range).await;
        assert_eq!(beyond.status, 416, "{range}");
        assert_eq!(beyond.header("content-range"), Some(&*format!("bytes */{length}")), "{range}");
        assert_eq!(beyond.json()["statusCode"], 416);
    }
    let whole = get_with("range", "lines=1-2").await;
    assert_eq!((whole.status, whole.content.len()), (200, length));
    let tag = whole.header("etag").expect("a tag").to_owned();
    for known in [&*tag, "*", &format!("\"other\", W/{tag}")] {
        let unchanged = get_with("if-none-match", known).await;
        assert_eq!((unchanged.status, unchanged.content.len()), (304, 0), "{known}");
        assert_eq!(unchanged.header("etag"), Some(&*tag));
    }
    assert_eq!(get_with("if-none-match", "\"other\"").await.status, 200);
    let head = fetch(server.client.head(&address)).await;
    assert_eq!((head.status, head.content.len()), (200, 0));
    assert_eq!(head.header("content-length"), Some(&*length.to_string()));
    assert_eq!(head.header("etag"), Some(&*tag));
}

#[tokio::test]
async fn an_address_is_valid_only_unchanged() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let (address, _) = sample(&server).await;
        let (path, query) = address.split_once('?').expect("a query");
        let other = super::address(&server, &samples(&server).await[0], "audio/wav").await;
        let (other_path, other_query) = other.split_once('?').expect("a query");
        let (expires, signature) = query.split_once('&').expect("two parameters");
        let expires_s: i64 = expires.strip_prefix("expires=").expect("a time").parse().expect("a number");
        let last = if signature.ends_with('A') { "B" } else { "A" };
        let folder = format!("{}/media", server.url);
        let changed = [
            path.to_owned(),
            format!("{path}?expires={}&{signature}", expires_s + 1),
            format!("{path}?expires={}&{signature}", expires_s + 31_536_000),
            format!("{path}?expires=0{expires_s}&{signature}"),
            format!("{path}?expires=%31{}&{signature}", &expires_s.to_string()[1..]),
            format!("{path}?expires={expires_s}&{}{last}", &signature[..signature.len() - 1]),
            format!("{path}?expires={expires_s}&signature="),
            format!("{path}?expires={expires_s}&{signature}="),
            format!("{path}?{query}&expires={expires_s}"),
            format!("{path}?{query}&download=1"),
            format!("{path}?{other_query}x"),
            format!("{other_path}?{query}"),
            format!("{path}/?{query}"),
            format!("{}?{query}", path.replace(".wav", ".ogg")),
            format!("{}?{query}", path.replace(".wav", ".WAV")),
            format!("{}?{query}", path.replace("/voices/", "/voices//")),
            format!("{}?{query}", path.replace("/voices/", "/voices%2f")),
            format!("{}?{query}", path.replace("/voices/", "/%76oices/")),
            format!("{folder}/voices/?{query}"),
            format!("{folder}/voices?{query}"),
            format!("{folder}/?{query}"),
            format!("{folder}/"),
            format!("{folder}/.signing-key?{query}"),
            format!("{folder}/.signing-key"),
        ];
        for changed in changed {
            let refused = follow(&server, &changed).await;
            assert_eq!(refused.status, 403, "{changed}");
            assert_eq!(refused.json()["error"], "Forbidden", "{changed}");
            assert_eq!(refused.header("cache-control"), Some("no-store"), "{changed}");
            assert!(refused.header("x-request-id").is_some(), "{changed}");
            assert_eq!(fetch(server.client.head(&changed)).await.status, 403, "{changed}");
        }
        assert_eq!(follow(&server, &format!("{path}?{signature}&{expires}")).await.status, 200);
        assert_eq!(follow(&server, &address).await.status, 200);
    }
}

#[tokio::test]
async fn no_path_leads_out_of_the_media_folder() {
    let server = Server::sqlite().await;
    let (address, _) = sample(&server).await;
    let query = address.split_once('?').expect("a query").1;
    let key = std::fs::read(server.home.folder().join("media/.signing-key")).expect("the key");
    assert_eq!(key.len(), 32);
    for path in [
        "/media/../colloquy.db",
        "/media/voices/../.signing-key",
        "/media/voices/../../colloquy.db",
        "/media/./.signing-key",
        "/media/%2e%2e/colloquy.db",
        "/media/..%2fcolloquy.db",
        "/media/%2e%2e%2fcolloquy.db",
        "/media/..%5ccolloquy.db",
        "/media/..\\colloquy.db",
        "/media/%2e.signing-key",
        "/media/%2esigning-key",
        "/media/.signing-key%00.wav",
        "/media//etc/passwd",
        "/media/%2fetc/passwd",
        "/media/....//colloquy.db",
        "/media/%c0%ae%c0%ae/colloquy.db",
        "/media/%252e%252e/colloquy.db",
        "//media/.signing-key",
        "/MEDIA/.signing-key",
        "/media",
        "http://x/media/../colloquy.db",
    ] {
        for query in ["", &format!("?{query}")] {
            let request = format!("GET {path}{query} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
            let response = raw(&server, &request).await;
            let status = response.get(9..12).unwrap_or_default();
            assert!(["400", "403", "404"].contains(&status), "{path}{query}: {response}");
            assert!(
                !response.contains("SQLite format") && !response.contains("root:"),
                "{path}{query}: {response}"
            );
        }
    }
}

#[tokio::test]
async fn media_can_only_be_read() {
    let server = Server::sqlite().await;
    let (address, content) = sample(&server).await;
    for method in ["POST", "PUT", "PATCH", "DELETE"] {
        let method = method.parse::<reqwest::Method>().expect("a method");
        let refused = fetch(server.client.request(method.clone(), &address).body("changed")).await;
        assert_eq!((refused.status, refused.header("allow")), (405, Some("GET, HEAD")), "{method}");
        assert_eq!(refused.json()["error"], "Method Not Allowed", "{method}");
    }
    assert!(follow(&server, &address).await.content == content, "the content was changed");
}

#[tokio::test]
async fn an_address_survives_a_restart_and_only_the_owner_can_read_the_signing_key() {
    use std::os::unix::fs::PermissionsExt;
    let server = Server::sqlite().await;
    let (address, content) = sample(&server).await;
    let rest = address.strip_prefix(&server.url).expect("an address of the service").to_owned();
    for (path, expected) in [("media", 0o700), ("media/.signing-key", 0o600)] {
        let metadata = std::fs::metadata(server.home.folder().join(path)).expect("the file exists");
        assert_eq!(metadata.permissions().mode() & 0o777, expected, "{path}");
    }
    let again = Server::start_on(server.kill()).await;
    let heard = follow(&again, &format!("{}{rest}", again.url)).await;
    assert_eq!(heard.status, 200);
    assert!(heard.content == content, "the content differs");
    let other = Server::start(Database::sqlite(), &[]).await;
    assert_eq!(follow(&other, &format!("{}{rest}", other.url)).await.status, 403);
}

#[tokio::test]
async fn a_removed_sample_is_missing_until_it_is_requested_again() {
    let server = Server::sqlite().await;
    let (address, content) = sample(&server).await;
    std::fs::remove_dir_all(server.home.folder().join("media/voices")).expect("the folder is removed");
    let missing = follow(&server, &address).await;
    assert_eq!((missing.status, &missing.json()["error"]), (404, &"Not Found".into()));
    let (_, again) = sample(&server).await;
    assert!(again == content, "the content differs");
}
