//! Renders a page's Markdown to HTML, and extracts its headings, links and searchable text.

use std::collections::BTreeMap;
use std::iter::Peekable;
use std::vec::IntoIter;

use pulldown_cmark::{
    Alignment, CodeBlockKind, CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html,
};

use crate::highlight::{escape, highlight};
use crate::links::LinkTarget;

pub struct RenderedPage {
    /// The text of the first heading.
    pub title: String,
    /// The first paragraph as plain text.
    pub about: String,
    pub html: String,
    /// The headings after the first.
    pub headings: Vec<PageHeading>,
    #[cfg_attr(not(test), expect(dead_code, reason = "the tests follow them"))]
    pub links: Vec<LinkTarget>,
    pub sections: Vec<PageSection>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageHeading {
    pub level: u8,
    pub id: String,
    pub text: String,
}

/// The text between two headings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageSection {
    /// The id of the heading; empty at the start of the page.
    pub id: String,
    pub heading: String,
    pub text: String,
}

/// Renders a page. `name` is its name, which links are resolved against.
pub fn render(name: &str, source: &str) -> RenderedPage {
    let options = Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH;
    let events: Vec<Event> = Parser::new_ext(source, options).collect();
    let mut page = Page { name, ..Page::default() };
    let mut events = events.into_iter().peekable();
    while let Some(event) = events.next() {
        page.take(event, &mut events);
    }
    let mut html = String::with_capacity(source.len() * 2);
    html::push_html(&mut html, page.out.into_iter());
    let first = page.headings.iter().position(|heading| heading.level == 1);
    let title = first.map(|place| page.headings.remove(place).text);
    RenderedPage {
        title: title.unwrap_or_else(|| name.to_owned()),
        about: page.about,
        html,
        headings: page.headings,
        links: page.links,
        sections: page.sections.into_iter().filter(|section| !section.text.trim().is_empty()).collect(),
    }
}

/// Renders a text of a single block, such as a description in the reference, to HTML.
pub fn render_part(source: &str) -> String {
    render("reference", source).html
}

type Events<'s> = Peekable<IntoIter<Event<'s>>>;

#[derive(Default)]
struct Page<'s> {
    name: &'s str,
    out: Vec<Event<'s>>,
    about: String,
    headings: Vec<PageHeading>,
    links: Vec<LinkTarget>,
    sections: Vec<PageSection>,
    /// The number of times that each heading has occurred, so that every heading gets a unique id.
    ids: BTreeMap<String, usize>,
    is_in_table_head: bool,
    alignments: Vec<Alignment>,
    column: usize,
}

impl<'s> Page<'s> {
    fn take(&mut self, event: Event<'s>, rest: &mut Events<'s>) {
        match event {
            Event::Start(Tag::Heading { level, .. }) => self.heading(level, rest),
            Event::Start(Tag::CodeBlock(kind)) => self.code(&kind, rest),
            Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
                let target = LinkTarget::of(self.name, &dest_url);
                let dest_url = target.to_string().into();
                self.links.push(target);
                self.out.push(Event::Start(Tag::Link { link_type, dest_url, title, id }));
            }
            Event::Start(Tag::Image { link_type, dest_url, title, id }) => {
                let dest_url = crate::sources::picture(&dest_url).into();
                self.out.push(Event::Start(Tag::Image { link_type, dest_url, title, id }));
            }
            Event::Start(Tag::Paragraph) if self.about.is_empty() && !self.headings.is_empty() => {
                self.out.push(event);
                self.first_paragraph(rest);
            }
            Event::Start(Tag::Table(_) | Tag::TableHead | Tag::TableRow | Tag::TableCell)
            | Event::End(TagEnd::Table | TagEnd::TableHead | TagEnd::TableRow | TagEnd::TableCell) => {
                self.table(event, rest);
            }
            Event::Start(Tag::HtmlBlock) => self.markup_as_text(rest),
            // HTML is not rendered, so that the page and its Markdown read the same.
            Event::Html(text) | Event::InlineHtml(text) => self.out.push(Event::Text(text)),
            event => {
                self.read(&event);
                self.out.push(event);
            }
        }
    }

    /// Writes HTML as text, without comments, which are for the tests of samples.
    fn markup_as_text(&mut self, rest: &mut Events<'s>) {
        let block = rest.take_while(|event| *event != Event::End(TagEnd::HtmlBlock));
        let lines = block.filter_map(|event| if let Event::Html(line) = event { Some(line) } else { None });
        let text: String = lines.map(CowStr::into_string).collect();
        if !text.starts_with("<!--") {
            self.out.push(Event::Text(text.into()));
        }
    }

    fn first_paragraph(&mut self, rest: &mut Events<'s>) {
        let mut about = String::new();
        while let Some(event) = rest.next() {
            let is_over = event == Event::End(TagEnd::Paragraph);
            about.push_str(words(&event));
            self.take(event, rest);
            if is_over {
                break;
            }
        }
        self.about = about;
    }

    fn heading(&mut self, level: HeadingLevel, rest: &mut Events<'s>) {
        let mut inside = Vec::new();
        for event in rest.by_ref() {
            if matches!(event, Event::End(TagEnd::Heading(_))) {
                break;
            }
            inside.push(event);
        }
        let text: String = inside.iter().map(words).collect();
        let id = self.id(&text);
        let name = level as u8;
        let has_link = inside.iter().any(|event| matches!(event, Event::Start(Tag::Link { .. })));
        let (open, close) = match has_link || level == HeadingLevel::H1 {
            true => (String::new(), ""),
            false => (format!("<a href=\"#{id}\">"), "</a>"),
        };
        self.markup(format!("<h{name} id=\"{id}\">{open}"));
        let length_before = self.sections.last().map_or(0, |section| section.text.len());
        let mut inside = inside.into_iter().peekable();
        while let Some(event) = inside.next() {
            self.take(event, &mut inside);
        }
        // A heading is not part of the section before it.
        if let Some(before) = self.sections.last_mut() {
            before.text.truncate(length_before);
        }
        self.markup(format!("{close}</h{name}>\n"));
        let place = if level == HeadingLevel::H1 { String::new() } else { id.clone() };
        self.sections.push(PageSection { id: place, heading: text.clone(), text: String::new() });
        self.headings.push(PageHeading { level: name, id, text });
    }

    /// Returns the id that common Markdown viewers generate, so that links to a heading also work there.
    fn id(&mut self, text: &str) -> String {
        let kept = text.to_lowercase().replace(' ', "-");
        let kept: String =
            kept.chars().filter(|letter| letter.is_alphanumeric() || "-_".contains(*letter)).collect();
        let count = self.ids.entry(kept.clone()).or_default();
        *count += 1;
        if *count == 1 { kept } else { format!("{kept}-{}", *count - 1) }
    }

    fn code(&mut self, kind: &CodeBlockKind<'s>, rest: &mut Events<'s>) {
        let language = match kind {
            CodeBlockKind::Fenced(words) => words.split([' ', ',']).next().unwrap_or_default(),
            CodeBlockKind::Indented => "",
        };
        let mut code = String::new();
        for event in rest.by_ref() {
            match event {
                Event::Text(text) => code.push_str(&text),
                _ => break,
            }
        }
        self.say(&code);
        self.markup(code_block(language, &highlight(language, &code)));
    }

    /// Renders a table. A wide one scrolls separately, also with the keyboard. An empty cell is not a header.
    fn table(&mut self, event: Event<'s>, rest: &mut Events<'s>) {
        match event {
            Event::Start(Tag::Table(alignments)) => {
                self.alignments = alignments;
                self.markup("<div class=\"table\" tabindex=\"0\"><table>\n".to_owned());
            }
            Event::End(TagEnd::Table) => self.markup("</tbody></table></div>\n".to_owned()),
            Event::Start(Tag::TableHead) => {
                (self.is_in_table_head, self.column) = (true, 0);
                self.markup("<thead><tr>".to_owned());
            }
            Event::End(TagEnd::TableHead) => {
                self.is_in_table_head = false;
                self.markup("</tr></thead><tbody>\n".to_owned());
            }
            Event::Start(Tag::TableRow) => {
                self.column = 0;
                self.markup("<tr>".to_owned());
            }
            Event::End(TagEnd::TableRow) => self.markup("</tr>\n".to_owned()),
            Event::Start(_) => self.cell(rest),
            _ => self.say(" "),
        }
    }

    fn cell(&mut self, rest: &mut Events<'s>) {
        let is_empty = rest.peek() == Some(&Event::End(TagEnd::TableCell));
        let is_right = self.alignments.get(self.column) == Some(&Alignment::Right);
        self.column += 1;
        let class = if is_right { " class=\"right\"" } else { "" };
        let (open, close) = match self.is_in_table_head && !is_empty {
            true => (format!("<th scope=\"col\"{class}>"), "</th>"),
            false => (format!("<td{class}>"), "</td>"),
        };
        self.markup(open);
        while let Some(event) = rest.next() {
            if event == Event::End(TagEnd::TableCell) {
                break;
            }
            self.take(event, rest);
        }
        self.say(" ");
        self.markup(close.to_owned());
    }

    fn markup(&mut self, html: String) {
        self.out.push(Event::Html(CowStr::from(html)));
    }

    fn read(&mut self, event: &Event<'s>) {
        match event {
            Event::End(TagEnd::Paragraph | TagEnd::Item) => self.say(" "),
            event => self.say(words(event)),
        }
    }

    fn say(&mut self, text: &str) {
        if let Some(section) = self.sections.last_mut() {
            section.text.push_str(text);
        }
    }
}

/// Returns the text of an event.
fn words<'e>(event: &'e Event<'_>) -> &'e str {
    match event {
        Event::Text(text) | Event::Code(text) => text,
        Event::SoftBreak | Event::HardBreak => " ",
        _ => "",
    }
}

/// Returns a block of code. `html` is the highlighted code.
pub fn code_block(language: &str, html: &str) -> String {
    let mut block = "<div class=\"code\"><pre tabindex=\"0\"><code data-language=\"".to_owned();
    escape(language, &mut block);
    block.push_str("\">");
    block.push_str(html);
    block.push_str("</code></pre></div>\n");
    block
}

#[cfg(test)]
mod tests;
