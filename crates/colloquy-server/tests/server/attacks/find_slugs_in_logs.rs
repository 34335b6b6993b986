//! Looking in the log for secrets that grant access: slugs, keys, access codes and query strings.

use super::sockets::{send, slug, until_closed};
use crate::harness::{Database, Server};

#[tokio::test]
async fn the_log_contains_no_secrets_of_requests() {
    let server = Server::start(Database::sqlite(), &[("COLLOQUY_LOG", "info")]).await;
    let (slug, key) = (slug(&server).await, server.home.key.clone());
    let paths = [
        format!("/i/{slug}"),
        format!("/i/{slug}/"),
        format!("/i/{slug}/consent"),
        format!("/i/{slug}/session"),
        format!("/i/{slug}/nothing"),
        format!("//i/{slug}"),
        format!("/I/{slug}"),
        format!("/%69/{slug}"),
        format!("/i%2f{slug}"),
        format!("/v1/i/{slug}"),
        format!("/v1/interviews/{slug}"),
        format!("/v1/interviews/{slug}/invitations"),
        format!("/share/{slug}"),
        format!("/share//{slug}"),
        format!("/media/{slug}.ogg?signature={slug}"),
        format!("/healthz?key={key}&slug={slug}&code=tulip-4711"),
        format!("/docs/{slug}"),
        format!("/assets/{slug}"),
        format!("/{slug}"),
        format!("/{key}"),
        format!("/i/{slug}%0a"),
        format!("http://localhost/i/{slug}"),
    ];
    for method in ["GET", "POST", "OPTIONS", "HEAD", "PUT"] {
        for path in &paths {
            let head = format!(
                "{method} {path} HTTP/1.1\r\nHost: localhost\r\nOrigin: http://{slug}.example\r\nReferer: http://localhost/i/{slug}\r\n\
                 User-Agent: {slug}\r\nx-api-key: {key}\r\nAccess-Control-Request-Method: GET\r\nConnection: close\r\n\r\n"
            );
            let response = until_closed(&mut send(&server, &head).await).await;
            assert!(response.starts_with("HTTP/1.1 "), "{head}: {response}");
        }
    }
    let form = format!("name=Ada&accessCode=tulip-4711&email=ada@{slug}.example");
    let share = server.request("POST", &format!("/share/{slug}"));
    let share = share.header("content-type", "application/x-www-form-urlencoded").body(form);
    share.send().await.expect("a response");
    // Lines are written in order, so once this one exists, all earlier ones do.
    let interview = server.interview().await;
    server.call("GET", &format!("/v1/interviews/{interview}/logs"), None).await.ok();
    let path = format!("\"path\":\"/v1/interviews/{interview}/logs\"");
    server.home.until_logged(&path).await;
    let log = std::fs::read_to_string(server.home.folder().join("log")).expect("a log");
    for secret in [&*slug, &*key, "tulip-4711", "signature="] {
        let line = log.lines().find(|line| line.contains(secret));
        assert_eq!(line, None, "the log contains {secret}");
    }
    for expected in ["/i/{slug}", "/i/{slug}/consent", "/v1/interviews/{id}", "/media/{name}", "(unknown)"] {
        assert!(log.contains(&format!("\"path\":\"{expected}\"")), "no line has {expected}");
    }
}
