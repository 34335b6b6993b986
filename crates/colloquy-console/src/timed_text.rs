//! Texts with a time in them, which pages show in the time zone of their reader.

use askama::Template;
use askama::filters::HtmlSafe;
use colloquy_domain::Timestamp;
use colloquy_domain::language::Language;
use colloquy_languages::fill;

use crate::text::ShownTime;

/// The name of the place where the time belongs.
const PLACE: &str = "{time}";

/// A text, with a time if it is about one.
#[derive(Template)]
#[template(path = "timed_text.html")]
pub struct TimedText {
    before: String,
    time: Option<ShownTime>,
    after: String,
}

/// The template escapes the parts, so pages show the whole as it is.
impl HtmlSafe for TimedText {}

impl TimedText {
    /// Fills in the values of a text and keeps the time apart from them.
    pub fn filled(text: &str, time: Timestamp, values: &[(&str, &str)], language: Language) -> Self {
        let (before, after) = text.split_once(PLACE).unwrap_or((text, ""));
        TimedText {
            before: fill(before, values),
            time: Some(ShownTime::new(time, language)),
            after: fill(after, values),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.time.is_none() && self.before.is_empty() && self.after.is_empty()
    }

    pub fn new(text: &str, time: Timestamp, language: Language) -> Self {
        TimedText::filled(text, time, &[], language)
    }
}

/// A text without a time.
impl From<&str> for TimedText {
    fn from(text: &str) -> Self {
        TimedText { before: text.to_owned(), time: None, after: String::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_is_an_element_of_its_own_and_values_are_shown_as_text() {
        let values = [("duration", "<b>")];
        let text = "At {time}, after {duration} ms & more";
        let timed = TimedText::filled(text, Timestamp::UNIX_EPOCH, &values, Language::English);
        let shown = timed.to_string();
        assert!(
            shown.starts_with("<span>At <time datetime=\"1970-01-01T00:00:00Z\">1 January 1970"),
            "{shown}"
        );
        assert!(shown.ends_with("</time>, after &#60;b&#62; ms &#38; more</span>"), "{shown}");
        assert_eq!(TimedText::from("a <b>").to_string(), "<span>a &#60;b&#62;</span>");
    }
}
