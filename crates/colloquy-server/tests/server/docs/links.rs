//! Follows every link of the site.

use std::collections::{BTreeMap, BTreeSet};

use super::{ask, pages};
use crate::harness::Server;

/// Other sites that pages may link to.
const OUTSIDE: &[&str] = &[
    "developer.mozilla.org",
    "docs.rs",
    "github.com",
    "huggingface.co",
    "jqlang.org",
    "llmstxt.org",
    "modelcontextprotocol.io",
    "nodejs.org",
    "npmjs.com",
    "pypi.org",
    "rfc-editor.org",
    "rustup.rs",
    "standardwebhooks.com",
    "zod.dev",
];

/// Returns the values of an attribute in all elements.
fn values(html: &str, attribute: &str) -> BTreeSet<String> {
    let pattern = format!(" {attribute}=\"");
    let found = html.split(&pattern).skip(1).filter_map(|rest| rest.split('"').next());
    found.map(|value| value.replace("&amp;", "&").replace("&#38;", "&").replace("&#39;", "'")).collect()
}

/// Returns the links of a Markdown page outside of code blocks.
fn links_of_markdown(text: &str) -> BTreeSet<String> {
    let prose = text.split("```").step_by(2);
    let links = prose.flat_map(|prose| prose.split("](").skip(1));
    links.filter_map(|rest| rest.split(')').next()).map(str::to_owned).collect()
}

fn check_outside(page: &str, link: &str) {
    let host = link.strip_prefix("https://").and_then(|rest| rest.split(['/', '#', '?']).next());
    let host = host.unwrap_or_else(|| panic!("{page} links {link}, which is not https"));
    let is_known = OUTSIDE.iter().any(|known| host == *known || host.strip_prefix("www.") == Some(known));
    assert!(is_known, "{page} links {link}, whose host is not in the list of allowed hosts (docs/links.rs)");
}

/// Resolves a link to a path of this service. Returns none if it leads elsewhere.
fn resolved(server: &Server, page: &str, link: &str) -> Option<String> {
    let base = reqwest::Url::parse(&format!("{}{page}", server.url)).expect("an address");
    let address = base.join(link).unwrap_or_else(|error| panic!("{page} links {link}: {error}")).to_string();
    match address.strip_prefix(&server.url) {
        Some(path) => Some(path.to_owned()),
        None => {
            check_outside(page, &address);
            None
        }
    }
}

/// Responses received so far, by path without the fragment.
#[derive(Default)]
struct Seen(BTreeMap<String, (u16, String)>);

impl Seen {
    async fn get(&mut self, server: &Server, path: &str) -> (u16, String) {
        if !self.0.contains_key(path) {
            let response = ask(server, "GET", path).await;
            self.0.insert(path.to_owned(), (response.status, response.text));
        }
        self.0[path].clone()
    }

    /// Checks that the target of a link exists, including its fragment.
    async fn check(&mut self, server: &Server, page: &str, link: &str) {
        let Some(target) = resolved(server, page, link) else { return };
        let (path, fragment) = match target.split_once('#') {
            Some((path, fragment)) => (path, Some(fragment)),
            None => (target.as_str(), None),
        };
        let (status, text) = self.get(server, path).await;
        assert_eq!(status, 200, "{page} links {link}");
        if let Some(fragment) = fragment {
            assert!(
                values(&text, "id").contains(fragment),
                "{page} links {link}, but the page has no such fragment"
            );
        }
    }
}

#[tokio::test]
async fn every_link_on_every_page_works() {
    let server = Server::sqlite().await;
    let (mut seen, mut followed) = (Seen::default(), 0);
    for page in pages(&server).await {
        let (status, html) = seen.get(&server, &page).await;
        assert_eq!(status, 200, "{page}");
        for link in values(&html, "href").into_iter().chain(values(&html, "src")) {
            if !link.starts_with("data:") {
                seen.check(&server, &page, &link).await;
                followed += 1;
            }
        }
    }
    assert!(followed > 200, "{followed}");
}

#[tokio::test]
async fn every_link_on_every_markdown_page_works() {
    let server = Server::sqlite().await;
    let (mut seen, mut followed) = (Seen::default(), 0);
    for page in pages(&server).await {
        let html = seen.get(&server, &page).await.1;
        let markdown_pages = values(&html, "href")
            .into_iter()
            .filter(|link| link.starts_with("/docs/") && link.ends_with(".md"));
        for page in markdown_pages.collect::<Vec<_>>() {
            let (status, text) = seen.get(&server, &page).await;
            assert_eq!(status, 200, "{page}");
            for link in links_of_markdown(&text) {
                // Fragments are headings, which are checked on the HTML page.
                let link = link.split('#').next().unwrap_or_default();
                seen.check(&server, &page, link).await;
                followed += 1;
            }
        }
    }
    assert!(followed > 5, "{followed}");
}

/// Checks that the notes on migration and the OpenAPI document, which every response links, exist.
#[tokio::test]
async fn the_link_header_of_every_response_works() {
    let server = Server::sqlite().await;
    for path in ["/healthz", "/v1/voices", "/nothing", "/i/aB3dE6gH9k"] {
        let response = ask(&server, "GET", path).await;
        let link = response.header("link").unwrap_or_else(|| panic!("{path} has no Link"));
        let targets: Vec<&str> = link.split('<').skip(1).filter_map(|rest| rest.split('>').next()).collect();
        assert_eq!(targets, ["/openapi.json", "/docs/migration"], "{path}");
        for target in targets {
            assert_eq!(ask(&server, "GET", target).await.status, 200, "{target}");
        }
    }
}
