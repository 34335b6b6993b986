//! The pages in order, and all documents generated from them.

use crate::ServedDocument;
use crate::assets;
use crate::layout::{self, PageLayout};
use crate::markdown::{self, RenderedPage};
use crate::navigation::{self, NavigationGroup, REFERENCE};
use crate::reference::{self, ApiReference};
use crate::search;
use crate::sources;

const HTML: &str = "text/html; charset=utf-8";
pub const MARKDOWN: &str = "text/markdown; charset=utf-8";
const JSON: &str = "application/json";

/// Allows only this service's own files, and forbids embedding. The form to try operations connects to this
/// service.
const CONTENT_POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; \
                              connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const POLICIES: [(&str, &str); 4] = [
    ("content-security-policy", CONTENT_POLICY),
    ("cross-origin-opener-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
    ("referrer-policy", "no-referrer"),
];

pub struct DocsSite<'b> {
    base: &'b str,
    pub parts: Vec<NavigationGroup>,
    pub pages: Vec<DocsPage>,
    reference: ApiReference,
}

pub struct DocsPage {
    pub name: &'static str,
    pub source: &'static str,
    pub rendered: RenderedPage,
}

impl<'b> DocsSite<'b> {
    pub fn new(base: &'b str, description: &str) -> Self {
        let page = |(name, source)| DocsPage { name, source, rendered: markdown::render(name, source) };
        let pages: Vec<DocsPage> = sources::pages().map(page).collect();
        let index = pages.iter().find(|page| page.name == sources::INDEX).map_or("", |page| page.source);
        DocsSite { base, parts: navigation::parse(index), pages, reference: ApiReference::of(description) }
    }

    pub fn documents(&self) -> Vec<ServedDocument> {
        let shown = reference::render(&self.reference);
        let mut documents: Vec<ServedDocument> = self.pages.iter().flat_map(|page| self.page(page)).collect();
        documents.push(html(REFERENCE, self.layout_of_reference(&shown.html).html()));
        documents.push(ServedDocument::new(
            "/docs/reference.md",
            MARKDOWN,
            reference::as_markdown(&self.reference),
        ));
        documents.push(ServedDocument::new("/docs/search.json", JSON, self.index(&shown)));
        documents.extend(assets::FILES.iter().map(|(name, text)| {
            let path = format!("{}/{name}", *assets::FOLDER);
            let kept = "public, max-age=31536000, immutable";
            ServedDocument::new(path, assets::content_type(name), *text).with("cache-control", kept)
        }));
        documents
    }

    /// Returns the page and its Markdown. The start page has two addresses.
    fn page(&self, page: &DocsPage) -> Vec<ServedDocument> {
        let address = sources::address(page.name);
        let layout = self.layout(page.name, &address, &page.rendered);
        let text = layout.html();
        let mut documents =
            vec![ServedDocument::new(sources::markdown_path(page.name), MARKDOWN, page.source)];
        if page.name == sources::INDEX {
            documents.push(html("/docs/", text.clone()));
        }
        documents.push(html(&address, text));
        documents
    }

    fn layout<'f>(&'f self, name: &'f str, address: &str, page: &'f RenderedPage) -> PageLayout<'f> {
        let [previous, next] = layout::neighbours(&self.parts, name);
        PageLayout {
            title: &page.title,
            about: &page.about,
            canonical: format!("{}{address}", self.base),
            markdown_path: sources::markdown_path(name),
            assets: &assets::FOLDER,
            part: layout::part_of(&self.parts, name),
            navigation: layout::navigation(&self.parts, name, &[]),
            headings: page.headings.iter().filter(|heading| heading.level <= 3).collect(),
            content: &page.html,
            is_reference: false,
            is_home: name == sources::INDEX,
            previous,
            next,
        }
    }

    fn layout_of_reference<'f>(&'f self, content: &'f str) -> PageLayout<'f> {
        let [previous, next] = layout::neighbours(&self.parts, "reference");
        PageLayout {
            title: "Reference",
            about: "Every operation, webhook and record of the API, with a form to try operations.",
            canonical: format!("{}{REFERENCE}", self.base),
            markdown_path: "/docs/reference.md".to_owned(),
            assets: &assets::FOLDER,
            part: layout::part_of(&self.parts, "reference"),
            navigation: layout::navigation(&self.parts, "reference", &self.reference.groups),
            headings: Vec::new(),
            content,
            is_reference: true,
            is_home: false,
            previous,
            next,
        }
    }

    fn index(&self, shown: &reference::RenderedReference) -> String {
        let mut pages: Vec<search::IndexedDocsPage> = self
            .pages
            .iter()
            .map(|page| search::IndexedDocsPage {
                address: sources::address(page.name),
                title: &page.rendered.title,
                sections: &page.rendered.sections,
            })
            .collect();
        pages.push(search::IndexedDocsPage {
            address: REFERENCE.to_owned(),
            title: "Reference",
            sections: &shown.sections,
        });
        search::index(&pages)
    }
}

fn html(path: &str, body: String) -> ServedDocument {
    let document = ServedDocument::new(path, HTML, body);
    POLICIES.iter().fold(document, |document, (name, value)| document.with(name, *value))
}
