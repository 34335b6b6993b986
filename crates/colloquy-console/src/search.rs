//! Searching: the field, and texts with the words that were found in them.

use colloquy_domain::invitation::Status;
use colloquy_domain::text_search::SearchWords;

use crate::request::ConsoleRequest;

/// The parameter that holds what a person searches for.
pub const PARAMETER: &str = "q";

/// The parameter that holds a part of the names or addresses of the people to show.
pub const PERSON: &str = "person";

/// Longer texts are shown in part, with this many letters around the first word that was found.
const EXCERPT_LETTERS: usize = 160;

/// A field for words. The form requests `path` with the words and what is kept of the query.
pub struct SearchField {
    pub path: String,
    pub label: &'static str,
    pub button: &'static str,
    /// The parameter that holds the words.
    pub parameter: &'static str,
    pub typed: String,
    /// The other parameters that the form sends.
    pub kept: Vec<(&'static str, String)>,
}

impl SearchField {
    pub fn new(request: &ConsoleRequest<'_>, path: String, label: &'static str) -> Self {
        let archived = request.query("archived").map(|_| ("archived", String::new()));
        SearchField {
            path,
            label,
            button: request.texts.search.search,
            parameter: PARAMETER,
            typed: typed(request, PARAMETER),
            kept: archived.into_iter().collect(),
        }
    }

    /// Filters the invitations of an interview by name and address, and keeps the chosen status.
    pub fn by_person(request: &ConsoleRequest<'_>, path: String, status: Option<Status>) -> Self {
        SearchField {
            path,
            label: request.texts.search.by_person,
            button: request.texts.search.filter,
            parameter: PERSON,
            typed: typed(request, PERSON),
            kept: status.map(|status| ("status", status.as_str().to_owned())).into_iter().collect(),
        }
    }

    /// Returns what keeps the words in the query of another filter.
    pub fn typed_part(&self) -> String {
        if self.typed.is_empty() {
            return String::new();
        }
        let typed: String = form_urlencoded::byte_serialize(self.typed.as_bytes()).collect();
        format!("&{}={typed}", self.parameter)
    }

    /// Returns the query of the first page of what was found.
    pub fn query(&self) -> String {
        self.query_with(None)
    }

    /// Returns the query with which the search continues.
    pub fn after(&self, id: impl std::fmt::Display) -> String {
        self.query_with(Some(("after", id.to_string())))
    }

    fn query_with(&self, last: Option<(&str, String)>) -> String {
        let typed = (!self.typed.is_empty()).then(|| (self.parameter, self.typed.clone()));
        let mut query = form_urlencoded::Serializer::for_suffix(String::from("?"), 1);
        query.extend_pairs(self.kept.iter().cloned().chain(typed).chain(last));
        query.finish()
    }
}

fn typed(request: &ConsoleRequest<'_>, parameter: &str) -> String {
    request.query(parameter).unwrap_or_default().trim().to_owned()
}

/// Returns the words that the request searches for.
pub fn words(request: &ConsoleRequest<'_>) -> Option<SearchWords> {
    SearchWords::new(&typed(request, PARAMETER))
}

/// Returns the words by which the request filters people.
pub fn person_words(request: &ConsoleRequest<'_>) -> Option<SearchWords> {
    SearchWords::new(&typed(request, PERSON))
}

/// A part of a text.
pub struct HighlightSegment {
    pub text: String,
    pub is_found: bool,
}

/// Splits a text at the words.
pub fn segments(text: &str, words: Option<&SearchWords>) -> Vec<HighlightSegment> {
    let places = words.map(|words| words.places(text)).unwrap_or_default();
    let mut segments = Vec::with_capacity(2 * places.len() + 1);
    let mut push = |text: &str, is_found| {
        if !text.is_empty() {
            segments.push(HighlightSegment { text: text.to_owned(), is_found });
        }
    };
    let mut end = 0;
    for place in places {
        push(&text[end..place.start], false);
        end = place.end;
        push(&text[place], true);
    }
    push(&text[end..], false);
    segments
}

/// Returns the part of a text around the first of the words.
pub fn excerpt(text: &str, words: &SearchWords) -> String {
    let first = words.places(text).first().map_or(0, |place| place.start);
    let from = text[..first].char_indices().rev().nth(EXCERPT_LETTERS).map(|(start, _)| start);
    let to = text[first..].char_indices().nth(2 * EXCERPT_LETTERS).map(|(length, _)| first + length);
    // Cut between words, if there are any.
    let from = from.map(|from| text[from..first].find(' ').map_or(from, |space| from + space + 1));
    let to = to.map(|to| text[first..to].rfind(' ').map_or(to, |space| first + space));
    let part = &text[from.unwrap_or(0)..to.unwrap_or(text.len())];
    let ellipsis = |is_cut| if is_cut { "…" } else { "" };
    format!("{}{part}{}", ellipsis(from.is_some()), ellipsis(to.is_some()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(typed: &str) -> SearchWords {
        SearchWords::new(typed).expect("there are words")
    }

    fn marked(text: &str, typed: &str) -> String {
        let mark = |segment: HighlightSegment| match segment.is_found {
            true => format!("[{}]", segment.text),
            false => segment.text,
        };
        segments(text, Some(&words(typed))).into_iter().map(mark).collect()
    }

    #[test]
    fn marks_each_word_and_keeps_the_text() {
        assert_eq!(marked("Laptop late, too late.", "late laptop"), "[Laptop] [late], too [late].");
        assert_eq!(marked("<i>Überall</i>", "UBER i>"), "<[i>Über]all</[i>]");
        assert_eq!(marked("nothing", "x"), "nothing");
        assert_eq!(segments("", None).len(), 0);
    }

    #[test]
    fn an_excerpt_of_a_long_text_shows_the_word_with_whole_words_around_it() {
        let long = format!("{}laptop {}", "before ".repeat(100), "after ".repeat(100));
        let part = excerpt(&long, &words("laptop"));
        assert!(part.starts_with("…before ") && part.ends_with(" after…"), "{part}");
        assert!(part.contains("before laptop after"), "{part}");
        assert!(part.chars().count() < 4 * EXCERPT_LETTERS, "{part}");
        let unbroken = format!("{}laptop{}", "ä".repeat(1_000), "ö".repeat(1_000));
        assert!(excerpt(&unbroken, &words("laptop")).contains("älaptopö"));
        assert_eq!(excerpt("The laptop.", &words("laptop")), "The laptop.");
    }
}
