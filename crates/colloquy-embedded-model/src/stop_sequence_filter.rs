//! Ends a response before a given text.

/// Passes words on, but holds back what may be the beginning of a text that ends the response.
#[derive(Clone, Debug)]
pub struct StopSequenceFilter {
    stop: Vec<String>,
    held: String,
    has_stopped: bool,
}

impl StopSequenceFilter {
    pub fn new(stop: Vec<String>) -> Self {
        StopSequenceFilter {
            stop: stop.into_iter().filter(|text| !text.is_empty()).collect(),
            held: String::new(),
            has_stopped: false,
        }
    }

    /// Returns the words that are certain to be part of the response.
    pub fn push(&mut self, words: &str) -> String {
        if self.has_stopped {
            return String::new();
        }
        self.held.push_str(words);
        if let Some(at) = self.stop.iter().filter_map(|text| self.held.find(text.as_str())).min() {
            self.has_stopped = true;
            self.held.truncate(at);
            return std::mem::take(&mut self.held);
        }
        let is_beginning = |rest: &str| self.stop.iter().any(|text| text.starts_with(rest));
        let held_from = self.held.char_indices().map(|(at, _)| at).find(|at| is_beginning(&self.held[*at..]));
        let held = self.held.split_off(held_from.unwrap_or(self.held.len()));
        std::mem::replace(&mut self.held, held)
    }

    pub fn has_stopped(&self) -> bool {
        self.has_stopped
    }

    /// Returns what was held when the response ended without one.
    pub fn finish(&mut self) -> String {
        std::mem::take(&mut self.held)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holds_words_that_may_begin_a_stop_text() {
        let mut texts = StopSequenceFilter::new(vec!["\nUser:".to_owned()]);
        assert_eq!(texts.push("Hello\nUs"), "Hello");
        assert_eq!(texts.push("ual"), "\nUsual");
        assert_eq!(texts.push(" \nUser: I"), " ");
        assert!(texts.has_stopped());
        assert_eq!((texts.push("more"), texts.finish()), (String::new(), String::new()));
    }

    #[test]
    fn returns_held_words_at_the_end() {
        let mut texts = StopSequenceFilter::new(vec!["END".to_owned(), String::new()]);
        assert_eq!((texts.push("the EN"), texts.finish()), ("the ".to_owned(), "EN".to_owned()));
    }
}
