//! What programs find their way by, held to what the documents' specifications say of them.

use serde_json::{Value, json};

use super::{ask, pages};
use crate::harness::{Answer, Server};

const CATALOGUE: &str = "/.well-known/api-catalog";

const DOCUMENTS: [(&str, &str); 10] = [
    ("/openapi.json", "application/json"),
    (CATALOGUE, "application/linkset+json; profile=\"https://www.rfc-editor.org/info/rfc9727\""),
    ("/.well-known/oauth-protected-resource", "application/json"),
    ("/auth.md", "text/markdown; charset=utf-8"),
    ("/llms.txt", "text/plain; charset=utf-8"),
    ("/docs", "text/html; charset=utf-8"),
    ("/docs/reference", "text/html; charset=utf-8"),
    ("/docs/reference.md", "text/markdown; charset=utf-8"),
    ("/docs/migration", "text/html; charset=utf-8"),
    ("/robots.txt", "text/plain; charset=utf-8"),
];

/// The elements of a `Link` header: each address with its relation.
fn relations(answer: &Answer) -> Vec<(String, String)> {
    let links = answer.headers.get_all("link").iter().map(|value| value.to_str().expect("visible ASCII"));
    let links: Vec<&str> = links.flat_map(|value| value.split(", ")).collect();
    let relation = |link: &&str| {
        let (address, parameter) = link.split_once("; rel=").expect("a relation");
        let address = address.trim_start_matches('<').trim_end_matches('>');
        (address.to_owned(), parameter.trim_matches('"').to_owned())
    };
    links.iter().map(relation).collect()
}

fn has(answer: &Answer, address: &str, relation: &str) -> bool {
    relations(answer).contains(&(address.to_owned(), relation.to_owned()))
}

#[tokio::test]
async fn every_document_answers_get_and_head_to_pages_of_any_origin() {
    let server = Server::sqlite().await;
    for (path, content_type) in DOCUMENTS {
        let got = ask(&server, "GET", path).await;
        let headed = ask(&server, "HEAD", path).await;
        for answer in [&got, &headed] {
            assert_eq!(answer.status, 200, "{path}: {}", answer.text);
            assert_eq!(answer.header("content-type"), Some(content_type), "{path}");
            assert_eq!(answer.header("access-control-allow-origin"), Some("*"), "{path}");
            assert!(has(answer, "/openapi.json", "service-desc"), "{path}");
            assert!(has(answer, "/docs/migration", "deprecation"), "{path}");
        }
        assert!(!got.text.is_empty() && headed.text.is_empty(), "{path}");
        assert_eq!(got.header("content-length"), headed.header("content-length"), "{path}");
    }
}

#[tokio::test]
async fn a_document_that_is_not_there_or_is_written_to_is_refused_in_the_shape_of_errors() {
    let server = Server::sqlite().await;
    let missing = ask(&server, "GET", "/docs/nothing").await;
    assert_eq!((missing.status, &missing.json()["error"]), (404, &"Not Found".into()));
    for (path, _) in DOCUMENTS {
        let answer = ask(&server, "POST", path).await;
        assert_eq!((answer.status, answer.header("allow")), (405, Some("GET, HEAD")), "{path}");
        assert_eq!(answer.json()["statusCode"], 405);
    }
}

#[tokio::test]
async fn who_has_a_document_is_not_sent_it_again_and_who_can_take_it_gets_it_compressed() {
    let server = Server::sqlite().await;
    for path in ["/openapi.json", "/docs", "/docs/reference"] {
        let whole = ask(&server, "GET", path).await;
        let tag = whole.header("etag").expect("a tag");
        let again = server.request("GET", path).header("if-none-match", tag).send().await;
        let again = Answer::of(again).await.expect("an answer");
        assert_eq!((again.status, again.text.as_str(), again.header("etag")), (304, "", Some(tag)), "{path}");
        let small = server.request("GET", path).header("accept-encoding", "gzip").send().await;
        let small = small.expect("an answer");
        assert_eq!(small.headers()["content-encoding"], "gzip", "{path}");
        assert_eq!(small.headers()["vary"], "Accept-Encoding", "{path}");
        let length = small.bytes().await.expect("a body").len();
        assert!(length * 2 < whole.text.len(), "{path}: {length} of {}", whole.text.len());
    }
}

#[tokio::test]
async fn the_pages_may_load_nothing_of_others_and_be_in_no_others_frame() {
    let server = Server::sqlite().await;
    for path in pages(&server).await {
        let answer = ask(&server, "GET", &path).await;
        let policy = answer.header("content-security-policy").expect("a policy");
        for part in ["default-src 'none'", "script-src 'self'", "style-src 'self'", "frame-ancestors 'none'"]
        {
            assert!(policy.split("; ").any(|found| found == part), "{path}: {policy}");
        }
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"), "{path}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
    }
}

/// What a link of the catalogue leads to, with a key where one is needed.
async fn follow(server: &Server, address: &str) -> Answer {
    let path = address.strip_prefix(&server.url).unwrap_or_else(|| panic!("{address} is elsewhere"));
    match path {
        "/api/mcp" => {
            let tools = json!({ "jsonrpc": "2.0", "id": 1, "method": "tools/list" });
            server.call("POST", path, Some(tools)).await
        }
        path if path.starts_with("/v1/") => server.call("GET", path, None).await,
        path => ask(server, "GET", path).await,
    }
}

/// RFC 9727, and the form of RFC 9264: an array of contexts, each with an anchor and arrays of targets with `href`.
#[tokio::test]
async fn the_catalogue_names_endpoints_and_descriptions_that_are_there() {
    let server = Server::sqlite().await;
    let headed = ask(&server, "HEAD", CATALOGUE).await;
    assert!(has(&headed, &format!("{}{CATALOGUE}", server.url), "api-catalog"), "{:?}", relations(&headed));
    let catalogue = ask(&server, "GET", CATALOGUE).await.json();
    assert_eq!(catalogue.as_object().expect("an object").keys().collect::<Vec<_>>(), ["linkset"]);
    let mut found = Vec::new();
    for context in catalogue["linkset"].as_array().expect("contexts") {
        let anchor = context["anchor"].as_str().expect("an anchor");
        assert!(anchor.starts_with(&server.url), "{anchor}");
        for (relation, targets) in context.as_object().expect("an object") {
            for target in targets.as_array().map(Vec::as_slice).unwrap_or_default() {
                let address = target["href"].as_str().expect("an address");
                let answer = follow(&server, address).await;
                assert_eq!(answer.status, 200, "{address}: {}", answer.text);
                if let Some(media_type) = target["type"].as_str() {
                    let content_type = answer.header("content-type").expect("a type");
                    assert!(content_type.starts_with(media_type), "{address}: {content_type}");
                }
                found.push(relation.clone());
            }
        }
    }
    for relation in ["item", "service-desc", "service-doc", "service-meta", "status"] {
        assert!(found.contains(&relation.to_owned()), "no {relation} in {catalogue}");
    }
}

/// RFC 9728.
#[tokio::test]
async fn the_resource_metadata_names_the_guide_to_authentication_and_no_authorization_server() {
    let server = Server::sqlite().await;
    let metadata = ask(&server, "GET", "/.well-known/oauth-protected-resource").await.json();
    assert_eq!(metadata["resource"], server.url.as_str());
    assert_eq!(metadata["bearer_methods_supported"], json!(["header"]));
    assert_eq!(metadata.get("authorization_servers"), None::<&Value>);
    let guide = metadata["resource_documentation"].as_str().expect("an address");
    let guide = follow(&server, guide).await;
    assert_eq!(guide.header("content-type"), Some("text/markdown; charset=utf-8"));
    let said = ["Authorization: Bearer", "x-api-key", "WWW-Authenticate", "Retry-After", "no OAuth"];
    assert!(said.iter().all(|said| guide.text.contains(said)), "{}", guide.text);
    assert!(guide.text.contains(&format!("curl {}/v1/interviews", server.url)), "{}", guide.text);
}

/// llmstxt.org: a first heading, a quotation, then lists of links under second headings.
#[tokio::test]
async fn the_list_for_language_models_leads_to_markdown() {
    let server = Server::sqlite().await;
    let list = ask(&server, "GET", "/llms.txt").await.text;
    let mut lines = list.lines().filter(|line| !line.is_empty());
    assert!(lines.next().is_some_and(|line| line.starts_with("# ")), "{list}");
    assert!(lines.next().is_some_and(|line| line.starts_with("> ")), "{list}");
    let mut links = 0;
    for line in lines.filter(|line| !line.starts_with("## ")) {
        let address = line.split_once("](").and_then(|(_, rest)| rest.split(')').next());
        let answer = follow(&server, address.unwrap_or_else(|| panic!("no link in {line}"))).await;
        let content_type = answer.header("content-type").expect("a type");
        let is_readable = content_type.starts_with("text/markdown") || content_type.ends_with("json");
        assert!(answer.status == 200 && is_readable, "{line}: {} {content_type}", answer.status);
        links += 1;
    }
    assert!(links > pages(&server).await.len() - 1, "{list}");
}

#[tokio::test]
async fn robots_are_kept_from_the_links_of_people() {
    let server = Server::sqlite().await;
    let rules = ask(&server, "GET", "/robots.txt").await.text;
    for rule in ["User-agent: *", "Disallow: /i/", "Disallow: /share/"] {
        assert!(rules.lines().any(|line| line == rule), "{rules}");
    }
    assert!(rules.contains(&format!("Sitemap: {}/sitemap.xml", server.url)), "{rules}");
}
