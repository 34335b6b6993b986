//! Resolves links of pages to addresses on the site.

use std::fmt;

use crate::sources;

/// The target of a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkTarget {
    /// A page of this site by name, with an optional fragment.
    Page { name: String, fragment: Option<String> },
    /// Another path of the service: `/openapi.json`, `/docs/reference#createInterview`.
    Service(String),
    /// A fragment of the page that has the link.
    Here(String),
    /// An address on another site.
    Outside(String),
    /// A file of the repository that is not on the site.
    Elsewhere(String),
}

impl LinkTarget {
    /// Resolves a link. `page` is the name of the page that has it.
    pub fn of(page: &str, link: &str) -> Self {
        if let Some(fragment) = link.strip_prefix('#') {
            return LinkTarget::Here(fragment.to_owned());
        }
        if link.starts_with('/') && !link.starts_with("//") {
            return LinkTarget::Service(link.to_owned());
        }
        if link.starts_with("//") || link.contains("://") || link.starts_with("mailto:") {
            return LinkTarget::Outside(link.to_owned());
        }
        let (file, fragment) = match link.split_once('#') {
            Some((file, fragment)) => (file, Some(fragment.to_owned())),
            None => (link, None),
        };
        let folder = page.rsplit_once('/').map_or("", |(folder, _)| folder);
        match joined(folder, file).as_deref().and_then(|path| path.strip_suffix(".md")) {
            Some(name) => LinkTarget::Page { name: name.to_owned(), fragment },
            None => LinkTarget::Elsewhere(link.to_owned()),
        }
    }
}

/// Formats the target as an address that works on every page of the site.
impl fmt::Display for LinkTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinkTarget::Page { name, fragment: None } => f.write_str(&sources::address(name)),
            LinkTarget::Page { name, fragment: Some(fragment) } => {
                write!(f, "{}#{fragment}", sources::address(name))
            }
            LinkTarget::Here(fragment) => write!(f, "#{fragment}"),
            LinkTarget::Service(address) | LinkTarget::Outside(address) | LinkTarget::Elsewhere(address) => {
                f.write_str(address)
            }
        }
    }
}

/// Joins a relative path to a folder. Returns `None` if it leads out of the folder of pages.
fn joined(folder: &str, file: &str) -> Option<String> {
    let mut segments: Vec<&str> = folder.split('/').filter(|segment| !segment.is_empty()).collect();
    for segment in file.split('/') {
        match segment {
            "" | "." => {}
            ".." => {
                segments.pop()?;
            }
            segment => segments.push(segment),
        }
    }
    Some(segments.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(page: &str, link: &str, expected: &str) {
        assert_eq!(LinkTarget::of(page, link).to_string(), expected, "{link} on {page}");
    }

    #[test]
    fn a_link_between_files_leads_from_page_to_page() {
        check("index", "webhooks.md", "/docs/webhooks");
        check("webhooks", "index.md", "/docs");
        check("webhooks", "./guides/first.md#the-answer", "/docs/guides/first#the-answer");
        check("guides/first", "../webhooks.md", "/docs/webhooks");
        check("guides/first", "second.md", "/docs/guides/second");
    }

    #[test]
    fn leaves_other_links_unchanged() {
        for link in ["#there", "/openapi.json", "/docs/reference#getVoice", "https://example.org/a.md"] {
            check("webhooks", link, link);
        }
    }

    #[test]
    fn distinguishes_other_files_from_pages() {
        for link in ["../README.md", "../crates/colloquy-api/src/lib.rs", "picture.png"] {
            assert_eq!(LinkTarget::of("webhooks", link), LinkTarget::Elsewhere(link.to_owned()));
        }
    }
}
