//! The frame of every page: head, side bar, contents, and links to the pages before and after.

use askama::Template;

use crate::markdown::PageHeading;
use crate::navigation::{NavigationGroup, NavigationLink};
use crate::reference::DocumentedOperationGroup;

#[derive(Template)]
#[template(path = "layout.html")]
pub struct PageLayout<'f> {
    pub title: &'f str,
    pub about: &'f str,
    /// The page's absolute address.
    pub canonical: String,
    /// The address of the page's Markdown.
    pub markdown_path: String,
    /// The folder of the styles and scripts.
    pub assets: &'f str,
    /// The part of the navigation that has the page.
    pub part: Option<&'f str>,
    pub navigation: Vec<NavigationSection<'f>>,
    pub headings: Vec<&'f PageHeading>,
    pub content: &'f str,
    pub is_reference: bool,
    pub is_home: bool,
    pub previous: Option<&'f NavigationLink>,
    pub next: Option<&'f NavigationLink>,
}

pub struct NavigationSection<'f> {
    pub name: &'f str,
    pub entries: Vec<DocsNavigationEntry<'f>>,
}

pub struct DocsNavigationEntry<'f> {
    pub title: &'f str,
    pub address: String,
    pub is_current: bool,
    /// The contents of the page, if the side bar lists them.
    pub groups: &'f [DocumentedOperationGroup],
}

impl PageLayout<'_> {
    pub fn html(&self) -> String {
        self.render().unwrap_or_default()
    }

    /// Returns the title in the browser's tab.
    fn full_title(&self) -> String {
        match self.is_home {
            true => "Colloquy documentation".to_owned(),
            false => format!("{} – Colloquy documentation", self.title),
        }
    }
}

/// Returns the navigation. `groups` are those of the current page.
pub fn navigation<'f>(
    parts: &'f [NavigationGroup],
    current: &str,
    groups: &'f [DocumentedOperationGroup],
) -> Vec<NavigationSection<'f>> {
    let entry = |entry: &'f NavigationLink| {
        let is_current = entry.page() == Some(current);
        let groups = if is_current { groups } else { &[] };
        DocsNavigationEntry { title: &entry.title, address: entry.target.to_string(), is_current, groups }
    };
    let part = |part: &'f NavigationGroup| NavigationSection {
        name: &part.name,
        entries: part.entries.iter().map(entry).collect(),
    };
    parts.iter().map(part).collect()
}

pub fn part_of<'f>(parts: &'f [NavigationGroup], name: &str) -> Option<&'f str> {
    let has = |part: &&NavigationGroup| part.entries.iter().any(|entry| entry.page() == Some(name));
    parts.iter().find(has).map(|part| part.name.as_str())
}

/// Returns the pages before and after a page. The first page follows the start page, and the last has no
/// successor.
pub fn neighbours<'f>(parts: &'f [NavigationGroup], name: &str) -> [Option<&'f NavigationLink>; 2] {
    let pages: Vec<&NavigationLink> =
        parts.iter().flat_map(|part| &part.entries).filter(|entry| entry.page().is_some()).collect();
    match pages.iter().position(|entry| entry.page() == Some(name)) {
        Some(place) => {
            let before = place.checked_sub(1).and_then(|place| pages.get(place));
            [before.copied(), pages.get(place + 1).copied()]
        }
        None => [None, pages.first().copied()],
    }
}
