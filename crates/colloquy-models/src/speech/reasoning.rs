//! Removes the reasoning that some models put before their response, between tags.

const BEGIN: &str = "<think>";
const END: &str = "</think>";

#[derive(Debug, Default)]
pub struct ReasoningFilter {
    position: Position,
    held: String,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Position {
    #[default]
    Before,
    Within,
    After,
}

impl ReasoningFilter {
    /// Returns the part of these words that belongs to the response.
    pub fn push(&mut self, words: &str) -> String {
        if self.position == Position::After {
            return words.to_owned();
        }
        self.held.push_str(words);
        if self.position == Position::Before {
            let start = self.held.trim_start();
            if start.len() < BEGIN.len() && BEGIN.starts_with(start) {
                return String::new();
            }
            if !start.starts_with(BEGIN) {
                self.position = Position::After;
                return std::mem::take(&mut self.held);
            }
            self.position = Position::Within;
        }
        if let Some(end) = self.held.find(END) {
            self.position = Position::After;
            return std::mem::take(&mut self.held).split_off(end + END.len());
        }
        // Only the beginning of an end tag is still needed.
        let keep = self.held.char_indices().rev().nth(END.len()).map_or(0, |(at, _)| at);
        self.held.drain(..keep);
        String::new()
    }
}
