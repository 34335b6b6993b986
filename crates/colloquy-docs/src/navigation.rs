//! The order of the pages: the lists of links under the second-level headings of `docs/index.md`. The side
//! bar, the links between pages, `/llms.txt` and the site map are generated from it.

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};

use crate::links::LinkTarget;
use crate::sources;

#[derive(Debug, Default, PartialEq, Eq)]
pub struct NavigationGroup {
    pub name: String,
    pub entries: Vec<NavigationLink>,
}

#[derive(Debug, PartialEq, Eq)]
pub struct NavigationLink {
    pub title: String,
    pub target: LinkTarget,
    /// The text after the link.
    pub about: String,
}

impl NavigationLink {
    /// Returns the name of the linked page, `reference` for the interactive one, or `None` if it is not a
    /// page of the site.
    pub fn page(&self) -> Option<&str> {
        match &self.target {
            LinkTarget::Page { name, fragment: None } => Some(name),
            LinkTarget::Service(address) if address == REFERENCE => Some("reference"),
            _ => None,
        }
    }
}

/// The only page that is generated, not written.
pub const REFERENCE: &str = "/docs/reference";

pub fn parse(index: &str) -> Vec<NavigationGroup> {
    let mut parts: Vec<NavigationGroup> = Vec::new();
    let mut events = Parser::new_ext(index, Options::empty());
    while let Some(event) = events.next() {
        match event {
            Event::Start(Tag::Heading { level: HeadingLevel::H2, .. }) => {
                let name = text_until(&mut events, &TagEnd::Heading(HeadingLevel::H2));
                parts.push(NavigationGroup { name, entries: Vec::new() });
            }
            Event::Start(Tag::Item) => {
                if let (Some(part), Some(entry)) = (parts.last_mut(), entry(&mut events)) {
                    part.entries.push(entry);
                }
            }
            _ => {}
        }
    }
    parts.retain(|part| !part.entries.is_empty());
    parts
}

/// Reads a list item that begins with a link.
fn entry(events: &mut Parser<'_>) -> Option<NavigationLink> {
    let mut first = events.next()?;
    if first == Event::Start(Tag::Paragraph) {
        first = events.next()?;
    }
    let Event::Start(Tag::Link { dest_url, .. }) = first else { return None };
    let title = text_until(events, &TagEnd::Link);
    let about = text_until(events, &TagEnd::Item);
    let about = about.trim_start_matches([':', '-', '–', '—', ' ']).trim().to_owned();
    Some(NavigationLink { title, target: LinkTarget::of(sources::INDEX, &dest_url), about })
}

fn text_until(events: &mut Parser<'_>, end: &TagEnd) -> String {
    let mut text = String::new();
    for event in events {
        match event {
            Event::End(found) if found == *end => break,
            Event::Text(words) | Event::Code(words) => text.push_str(&words),
            Event::SoftBreak | Event::HardBreak => text.push(' '),
            _ => {}
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_the_order_of_the_pages_from_lists_under_second_level_headings() {
        let index = "# All\n\n- [No](no.md)\n\n## First\n\nWords with [a link](b.md).\n\n- [The `a`](a.md): what\n  it is.\n\
                     - no link\n\n## Empty\n\n## Second\n\n* [R](/docs/reference)\n\n* [O](/openapi.json) – machines\n";
        let parts = parse(index);
        let told: Vec<String> = parts
            .iter()
            .flat_map(|part| {
                let told = |entry: &NavigationLink| {
                    format!(
                        "{}/{}/{}/{:?}/{}",
                        part.name,
                        entry.title,
                        entry.target,
                        entry.page(),
                        entry.about
                    )
                };
                part.entries.iter().map(told).collect::<Vec<_>>()
            })
            .collect();
        assert_eq!(
            told,
            [
                "First/The a//docs/a/Some(\"a\")/what it is.",
                "Second/R//docs/reference/Some(\"reference\")/",
                "Second/O//openapi.json/None/machines"
            ]
        );
    }

    /// If this test fails, add a link to the page to one of the lists in `docs/index.md`.
    #[test]
    fn every_page_is_in_the_navigation_once() {
        let index =
            sources::pages().find(|(name, _)| *name == sources::INDEX).expect("docs/index.md is there").1;
        let parts = parse(index);
        let mut linked: Vec<&str> =
            parts.iter().flat_map(|part| part.entries.iter().filter_map(NavigationLink::page)).collect();
        linked.sort_unstable();
        let mut expected: Vec<&str> =
            sources::pages().map(|(name, _)| name).filter(|name| *name != sources::INDEX).collect();
        expected.push("reference");
        expected.sort_unstable();
        assert_eq!(linked, expected, "docs/index.md links each page of docs, and /docs/reference, once");
    }
}
