//! Parses pages as strictly as possible and checks what every page guarantees.

use std::collections::BTreeSet;

use actix_web::HttpResponse;
use actix_web::body::MessageBody;
use actix_web::http::StatusCode;
use html5ever::tendril::TendrilSink;
use html5ever::tokenizer::TokenizerOpts;
use html5ever::tree_builder::TreeBuilderOpts;
use html5ever::{ParseOpts, parse_document};
use markup5ever_rcdom::{Handle, NodeData, RcDom};

pub struct Element {
    pub name: String,
    pub attributes: Vec<(String, String)>,
    pub text: String,
}

impl Element {
    pub fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }
}

pub struct Document {
    /// All elements in document order.
    pub elements: Vec<Element>,
}

impl Document {
    pub fn parse(html: &str) -> Self {
        let options = ParseOpts {
            tokenizer: TokenizerOpts { exact_errors: true, ..TokenizerOpts::default() },
            tree_builder: TreeBuilderOpts {
                exact_errors: true,
                scripting_enabled: false,
                ..TreeBuilderOpts::default()
            },
        };
        let dom = parse_document(RcDom::default(), options).one(html);
        assert_eq!(*dom.errors.borrow(), Vec::<String>::new(), "{html}");
        let mut elements = Vec::new();
        gather(&dom.document, &mut elements);
        let document = Document { elements };
        document.check_references();
        document.check_that_nothing_runs_or_leaves();
        document
    }

    pub fn all<'d>(&'d self, name: &str) -> impl Iterator<Item = &'d Element> {
        self.elements.iter().filter(move |element| element.name == name)
    }

    pub fn one(&self, name: &str) -> &Element {
        self.all(name).next().unwrap_or_else(|| panic!("the page has no {name}"))
    }

    pub fn with_id(&self, id: &str) -> Option<&Element> {
        self.elements.iter().find(|element| element.get("id") == Some(id))
    }

    /// Returns the page's whole text.
    pub fn text(&self) -> &str {
        &self.one("body").text
    }

    pub fn language(&self) -> &str {
        self.one("html").get("lang").unwrap_or_default()
    }

    fn check_references(&self) {
        let ids: Vec<_> = self.elements.iter().filter_map(|element| element.get("id")).collect();
        let unique: BTreeSet<_> = ids.iter().copied().collect();
        assert_eq!(ids.len(), unique.len(), "ids are unique: {ids:?}");
        for element in &self.elements {
            for attribute in ["for", "aria-describedby", "aria-labelledby"] {
                let targets = element.get(attribute).unwrap_or_default().split_whitespace();
                targets.for_each(|target| assert!(unique.contains(target), "{attribute}={target}"));
            }
            if let Some(target) = element.get("href").and_then(|href| href.strip_prefix('#')) {
                assert!(unique.contains(target), "#{target}");
            }
        }
        for field in ["input", "select", "textarea"].into_iter().flat_map(|name| self.all(name)) {
            let labels = self.all("label").filter(|label| label.get("for") == field.get("id"));
            assert_eq!(labels.count(), 1, "each field has one label");
        }
        assert_eq!(self.all("h1").count(), 1, "a page has one first heading");
        assert!(!self.one("title").text.trim().is_empty(), "a page has a title");
    }

    fn check_that_nothing_runs_or_leaves(&self) {
        for element in &self.elements {
            assert!(!["style", "iframe", "img", "object"].contains(&element.name.as_str()));
            assert!(element.name != "script" || is_ours(element), "a foreign script");
            for (name, value) in &element.attributes {
                assert!(!name.starts_with("on") && name != "style", "{name}");
                if ["href", "src", "action", "formaction", "content"].contains(&name.as_str()) {
                    assert!(!value.starts_with("//") && !value.starts_with("http"), "{name}={value}");
                }
            }
        }
    }
}

/// Returns whether the element is one of our scripts or its data.
fn is_ours(script: &Element) -> bool {
    let is_module = script.get("src").is_some_and(|source| source.starts_with("/assets/session/"))
        && script.get("type") == Some("module")
        && script.text.is_empty();
    let is_data = script.get("src").is_none() && script.get("type") == Some("application/json");
    is_module || is_data
}

fn gather(node: &Handle, elements: &mut Vec<Element>) {
    if let NodeData::Element { name, attrs, .. } = &node.data {
        let attributes = attrs.borrow();
        let attributes =
            attributes.iter().map(|each| (each.name.local.to_string(), each.value.to_string())).collect();
        let mut text = String::new();
        read(node, &mut text);
        elements.push(Element { name: name.local.to_string(), attributes, text });
    }
    node.children.borrow().iter().for_each(|child| gather(child, elements));
}

fn read(node: &Handle, text: &mut String) {
    if let NodeData::Text { contents } = &node.data {
        text.push_str(&contents.borrow());
    }
    node.children.borrow().iter().for_each(|child| read(child, text));
}

pub fn header<'r>(response: &'r HttpResponse, name: &str) -> Option<&'r str> {
    response.headers().get(name).and_then(|value| value.to_str().ok())
}

const CONTENT: &str = "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Checks the headers that all responses have.
pub fn check_headers(response: &HttpResponse) {
    check_policies(response, CONTENT, "camera=(), geolocation=(), microphone=()", "no-referrer");
}

fn check_policies(
    response: &HttpResponse,
    content: &'static str,
    permissions: &'static str,
    referrer: &'static str,
) {
    let expected = [
        ("content-security-policy", content),
        ("cross-origin-opener-policy", "same-origin"),
        ("permissions-policy", permissions),
        ("referrer-policy", referrer),
        ("x-content-type-options", "nosniff"),
    ];
    for (name, value) in expected {
        assert_eq!(header(response, name), Some(value), "{name}");
    }
}

/// Checks what every page guarantees, then returns the parsed page. It must have no scripts.
pub fn page(response: HttpResponse, status: StatusCode) -> Document {
    check_headers(&response);
    let document = read_page(response, status);
    assert_eq!(document.all("script").count(), 0);
    document
}

/// Does the same for a page with a form, which sends its origin to this service only.
pub fn form_page(response: HttpResponse, status: StatusCode) -> Document {
    check_policies(&response, CONTENT, "camera=(), geolocation=(), microphone=()", "same-origin");
    let document = read_page(response, status);
    assert_eq!(document.all("script").count(), 0);
    assert!(document.all("meta").any(|meta| meta.get("content") == Some("same-origin")));
    document
}

/// Does the same for the page of an interview.
pub fn session_page(response: HttpResponse) -> Document {
    check_policies(
        &response,
        "default-src 'none'; style-src 'self'; img-src 'self' data:; script-src 'self'; connect-src 'self'; worker-src 'self'; media-src 'self' blob:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
        "camera=(), geolocation=(), microphone=(self)",
        "no-referrer",
    );
    let document = read_page(response, StatusCode::OK);
    assert_eq!(document.all("script").count(), 2);
    document
}

fn read_page(response: HttpResponse, status: StatusCode) -> Document {
    assert_eq!(response.status(), status);
    assert_eq!(header(&response, "content-type"), Some("text/html; charset=utf-8"));
    assert_eq!(header(&response, "cache-control"), Some("no-store"));
    assert_eq!(header(&response, "x-robots-tag"), Some("noindex"));
    let Ok(bytes) = response.into_body().try_into_bytes() else { panic!("a page is complete at once") };
    let document = Document::parse(std::str::from_utf8(&bytes).expect("UTF-8"));
    assert!(document.all("meta").any(|meta| meta.get("content") == Some("noindex")));
    document
}
