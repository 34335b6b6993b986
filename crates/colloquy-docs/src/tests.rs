use std::collections::{BTreeMap, BTreeSet};

use colloquy_api::openapi;
use html5ever::tendril::TendrilSink;
use html5ever::tokenizer::TokenizerOpts;
use html5ever::tree_builder::TreeBuilderOpts;
use html5ever::{ParseOpts, parse_document};
use markup5ever_rcdom::{Handle, NodeData, RcDom};

use super::*;
use crate::links::LinkTarget;

const BASE: &str = "https://colloquy.example.org";

fn all() -> Vec<ServedDocument> {
    documents(BASE, &openapi::document(BASE, None))
}

fn body(path: &str) -> String {
    let found = all().into_iter().find(|document| document.path == path);
    found.unwrap_or_else(|| panic!("{path} does not exist")).body
}

struct Element {
    name: String,
    attributes: BTreeMap<String, String>,
}

impl Element {
    fn get(&self, name: &str) -> Option<&str> {
        self.attributes.get(name).map(String::as_str)
    }
}

/// Parses a page as strictly as possible.
fn elements(path: &str, html: &str) -> Vec<Element> {
    let options = ParseOpts {
        tokenizer: TokenizerOpts { exact_errors: true, ..TokenizerOpts::default() },
        tree_builder: TreeBuilderOpts { exact_errors: true, ..TreeBuilderOpts::default() },
    };
    let dom = parse_document(RcDom::default(), options).one(html);
    assert_eq!(*dom.errors.borrow(), Vec::<String>::new(), "{path}");
    let mut elements = Vec::new();
    gather(&dom.document, &mut elements);
    elements
}

fn gather(node: &Handle, elements: &mut Vec<Element>) {
    if let NodeData::Element { name, attrs, .. } = &node.data {
        let attributes = attrs.borrow();
        let attributes = attributes.iter().map(|each| (each.name.local.to_string(), each.value.to_string()));
        elements.push(Element { name: name.local.to_string(), attributes: attributes.collect() });
    }
    node.children.borrow().iter().for_each(|child| gather(child, elements));
}

fn pages() -> Vec<(String, Vec<Element>)> {
    let html = all().into_iter().filter(|document| document.content_type.starts_with("text/html"));
    html.map(|document| (document.path.clone(), elements(&document.path, &document.body))).collect()
}

#[test]
fn every_address_has_one_document() {
    let documents = all();
    let paths: BTreeSet<&str> = documents.iter().map(|document| document.path.as_str()).collect();
    assert_eq!(paths.len(), documents.len());
    for document in &documents {
        assert!(!document.body.is_empty(), "{} is empty", document.path);
    }
}

#[test]
fn every_page_is_valid_html_with_unique_ids() {
    for (path, elements) in pages() {
        let ids: Vec<&str> = elements.iter().filter_map(|element| element.get("id")).collect();
        let unique: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), unique.len(), "{path}: {ids:?}");
        for element in &elements {
            for attribute in ["for", "aria-labelledby", "aria-describedby", "popovertarget"] {
                if let Some(target) = element.get(attribute) {
                    assert!(unique.contains(target), "{path}: {attribute}={target}");
                }
            }
        }
        let count = |name: &str| elements.iter().filter(|element| element.name == name).count();
        assert_eq!((count("h1"), count("main"), count("title")), (1, 1, 1), "{path}");
        for field in
            elements.iter().filter(|element| ["input", "select", "textarea"].contains(&&*element.name))
        {
            let labels =
                elements.iter().filter(|label| label.name == "label" && label.get("for") == field.get("id"));
            assert_eq!(labels.count(), 1, "{path}: {:?}", field.get("id"));
        }
    }
}

#[test]
fn no_page_runs_or_loads_anything_from_other_sites() {
    for (path, elements) in pages() {
        for element in &elements {
            assert!(!["style", "iframe", "object"].contains(&&*element.name), "{path}: {}", element.name);
            for (name, value) in &element.attributes {
                assert!(!name.starts_with("on") && name != "style", "{path}: {name}");
                let is_loaded =
                    name == "src" || element.name == "link" && element.get("rel") == Some("stylesheet");
                assert!(
                    !is_loaded
                        || name != "src"
                        || value.starts_with("/docs/assets/")
                        || crate::pictures().any(|(address, _)| address == *value),
                    "{path}: {name}={value}"
                );
            }
        }
    }
}

#[test]
fn every_page_exists_as_markdown_and_links_it() {
    let documents = all();
    for (path, elements) in pages() {
        let alternates: Vec<&Element> = elements
            .iter()
            .filter(|element| element.name == "link" && element.get("rel") == Some("alternate"))
            .collect();
        let [alternate] = alternates[..] else { panic!("{path} links {} alternates", alternates.len()) };
        assert_eq!(alternate.get("type"), Some("text/markdown"));
        let address = alternate.get("href").expect("an address");
        let document = documents.iter().find(|document| document.path == address);
        let document = document.unwrap_or_else(|| panic!("{path}: {address} does not exist"));
        assert_eq!(document.content_type, "text/markdown; charset=utf-8");
        assert!(document.body.starts_with("# "), "{address}");
    }
}

/// If this test fails, link to pages of `docs` by their files, and to anything else by its address.
#[test]
fn no_page_links_a_file_that_is_not_on_the_site() {
    let site = site::DocsSite::new(BASE, "{}");
    let names: BTreeSet<&str> = site.pages.iter().map(|page| page.name).collect();
    for page in &site.pages {
        for link in &page.rendered.links {
            match link {
                LinkTarget::Page { name, .. } => {
                    assert!(
                        names.contains(name.as_str()),
                        "docs/{}.md links to {name}.md, which does not exist",
                        page.name
                    );
                }
                LinkTarget::Elsewhere(link) => {
                    panic!("docs/{}.md links to {link}, which is not on the site", page.name)
                }
                LinkTarget::Service(_) | LinkTarget::Here(_) | LinkTarget::Outside(_) => {}
            }
        }
    }
}

#[test]
fn pages_follow_each_other_in_the_order_of_the_navigation() {
    let site = site::DocsSite::new(BASE, "{}");
    let expected: Vec<String> = site
        .parts
        .iter()
        .flat_map(|part| &part.entries)
        .filter(|entry| entry.page().is_some())
        .map(|entry| entry.target.to_string())
        .collect();
    let pages: BTreeMap<String, Vec<Element>> = pages().into_iter().collect();
    let step = |from: &str, rel: &str| {
        let link = pages[from].iter().find(|element| element.name == "a" && element.get("rel") == Some(rel));
        link.and_then(|link| link.get("href")).map(str::to_owned)
    };
    let forth: Vec<String> =
        std::iter::successors(step("/docs", "next"), |address| step(address, "next")).collect();
    assert_eq!(forth, expected);
    let last = expected.last().expect("pages").clone();
    let mut back: Vec<String> = std::iter::successors(Some(last), |address| step(address, "prev")).collect();
    back.reverse();
    assert_eq!(back, expected);
}

#[test]
fn the_list_for_language_models_has_every_page_of_the_navigation() {
    let list = body("/llms.txt");
    let mut lines = list.lines().filter(|line| !line.is_empty());
    assert!(lines.next().is_some_and(|line| line.starts_with("# ")), "{list}");
    assert!(lines.next().is_some_and(|line| line.starts_with("> ")), "{list}");
    for line in lines {
        assert!(line.starts_with("## ") || line.starts_with("- [") && line.contains("](https://"), "{line}");
    }
    for (name, _) in sources::pages().filter(|(name, _)| *name != sources::INDEX) {
        assert!(list.contains(&format!("({BASE}/docs/{name}.md)")), "{name}");
    }
    assert!(list.contains(&format!("({BASE}/docs/reference.md)")));
}
