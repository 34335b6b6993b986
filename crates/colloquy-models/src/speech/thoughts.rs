//! Models that think aloud put their thoughts before the answer, between tags.

const BEGIN: &str = "<think>";
const END: &str = "</think>";

#[derive(Debug, Default)]
pub struct ReasoningFilter {
    place: Place,
    held: String,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Place {
    #[default]
    Before,
    Within,
    After,
}

impl ReasoningFilter {
    /// What of these words is the answer.
    pub fn push(&mut self, words: &str) -> String {
        if self.place == Place::After {
            return words.to_owned();
        }
        self.held.push_str(words);
        if self.place == Place::Before {
            let start = self.held.trim_start();
            if start.len() < BEGIN.len() && BEGIN.starts_with(start) {
                return String::new();
            }
            if !start.starts_with(BEGIN) {
                self.place = Place::After;
                return std::mem::take(&mut self.held);
            }
            self.place = Place::Within;
        }
        if let Some(end) = self.held.find(END) {
            self.place = Place::After;
            return std::mem::take(&mut self.held).split_off(end + END.len());
        }
        // No more than the end's beginning may still be of use.
        let keep = self.held.char_indices().rev().nth(END.len()).map_or(0, |(at, _)| at);
        self.held.drain(..keep);
        String::new()
    }
}
