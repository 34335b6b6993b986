//! The discovery documents for programs, checked against their specifications.

use serde_json::{Value, json};

use super::{ask, pages};
use crate::harness::{Response, Server};

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

/// Returns the elements of the `Link` headers: each address with its relation.
fn relations(response: &Response) -> Vec<(String, String)> {
    let links = response.headers.get_all("link").iter().map(|value| value.to_str().expect("visible ASCII"));
    let links: Vec<&str> = links.flat_map(|value| value.split(", ")).collect();
    let relation = |link: &&str| {
        let (address, parameter) = link.split_once("; rel=").expect("a relation");
        let address = address.trim_start_matches('<').trim_end_matches('>');
        (address.to_owned(), parameter.trim_matches('"').to_owned())
    };
    links.iter().map(relation).collect()
}

fn has(response: &Response, address: &str, relation: &str) -> bool {
    relations(response).contains(&(address.to_owned(), relation.to_owned()))
}

#[tokio::test]
async fn every_document_answers_get_and_head_from_any_origin() {
    let server = Server::sqlite().await;
    for (path, content_type) in DOCUMENTS {
        let get = ask(&server, "GET", path).await;
        let head = ask(&server, "HEAD", path).await;
        for response in [&get, &head] {
            assert_eq!(response.status, 200, "{path}: {}", response.text);
            assert_eq!(response.header("content-type"), Some(content_type), "{path}");
            assert_eq!(response.header("access-control-allow-origin"), Some("*"), "{path}");
            assert!(has(response, "/openapi.json", "service-desc"), "{path}");
            assert!(has(response, "/docs/migration", "deprecation"), "{path}");
        }
        assert!(!get.text.is_empty() && head.text.is_empty(), "{path}");
        assert_eq!(get.header("content-length"), head.header("content-length"), "{path}");
    }
}

#[tokio::test]
async fn missing_documents_and_writes_get_standard_errors() {
    let server = Server::sqlite().await;
    let missing = ask(&server, "GET", "/docs/nothing").await;
    assert_eq!((missing.status, &missing.json()["error"]), (404, &"Not Found".into()));
    for (path, _) in DOCUMENTS {
        let response = ask(&server, "POST", path).await;
        assert_eq!((response.status, response.header("allow")), (405, Some("GET, HEAD")), "{path}");
        assert_eq!(response.json()["statusCode"], 405);
    }
}

#[tokio::test]
async fn documents_support_etags_and_compression() {
    let server = Server::sqlite().await;
    for path in ["/openapi.json", "/docs", "/docs/reference"] {
        let whole = ask(&server, "GET", path).await;
        let tag = whole.header("etag").expect("a tag");
        let again = server.request("GET", path).header("if-none-match", tag).send().await;
        let again = Response::of(again).await.expect("a response");
        assert_eq!((again.status, again.text.as_str(), again.header("etag")), (304, "", Some(tag)), "{path}");
        let small = server.request("GET", path).header("accept-encoding", "gzip").send().await;
        let small = small.expect("a response");
        assert_eq!(small.headers()["content-encoding"], "gzip", "{path}");
        assert_eq!(small.headers()["vary"], "Accept-Encoding", "{path}");
        let length = small.bytes().await.expect("a body").len();
        assert!(length * 2 < whole.text.len(), "{path}: {length} of {}", whole.text.len());
    }
}

#[tokio::test]
async fn pages_cannot_load_foreign_content_or_be_framed() {
    let server = Server::sqlite().await;
    for path in pages(&server).await {
        let response = ask(&server, "GET", &path).await;
        let policy = response.header("content-security-policy").expect("a policy");
        for part in ["default-src 'none'", "script-src 'self'", "style-src 'self'", "frame-ancestors 'none'"]
        {
            assert!(policy.split("; ").any(|found| found == part), "{path}: {policy}");
        }
        assert_eq!(response.header("referrer-policy"), Some("no-referrer"), "{path}");
        assert_eq!(response.header("x-content-type-options"), Some("nosniff"), "{path}");
    }
}

/// Requests what a link of the catalogue leads to, with a key if one is required.
async fn follow(server: &Server, address: &str) -> Response {
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

/// Checks the catalogue of RFC 9727 in the form of RFC 9264: contexts with an anchor and arrays of targets with `href`.
#[tokio::test]
async fn the_catalogue_names_endpoints_and_descriptions_that_exist() {
    let server = Server::sqlite().await;
    let head = ask(&server, "HEAD", CATALOGUE).await;
    assert!(has(&head, &format!("{}{CATALOGUE}", server.url), "api-catalog"), "{:?}", relations(&head));
    let catalogue = ask(&server, "GET", CATALOGUE).await.json();
    assert_eq!(catalogue.as_object().expect("an object").keys().collect::<Vec<_>>(), ["linkset"]);
    let mut found = Vec::new();
    for context in catalogue["linkset"].as_array().expect("contexts") {
        let anchor = context["anchor"].as_str().expect("an anchor");
        assert!(anchor.starts_with(&server.url), "{anchor}");
        for (relation, targets) in context.as_object().expect("an object") {
            for target in targets.as_array().map(Vec::as_slice).unwrap_or_default() {
                let address = target["href"].as_str().expect("an address");
                let response = follow(&server, address).await;
                assert_eq!(response.status, 200, "{address}: {}", response.text);
                if let Some(media_type) = target["type"].as_str() {
                    let content_type = response.header("content-type").expect("a type");
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

/// Checks the metadata of RFC 9728.
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

/// Checks the form of llmstxt.org: a heading, a quotation, then lists of links under second-level headings.
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
        let response = follow(&server, address.unwrap_or_else(|| panic!("no link in {line}"))).await;
        let content_type = response.header("content-type").expect("a type");
        let is_readable = content_type.starts_with("text/markdown") || content_type.ends_with("json");
        assert!(response.status == 200 && is_readable, "{line}: {} {content_type}", response.status);
        links += 1;
    }
    assert!(links > pages(&server).await.len() - 1, "{list}");
}

#[tokio::test]
async fn robots_txt_excludes_interview_and_share_links() {
    let server = Server::sqlite().await;
    let rules = ask(&server, "GET", "/robots.txt").await.text;
    for rule in ["User-agent: *", "Disallow: /i/", "Disallow: /share/"] {
        assert!(rules.lines().any(|line| line == rule), "{rules}");
    }
    assert!(rules.contains(&format!("Sitemap: {}/sitemap.xml", server.url)), "{rules}");
}
