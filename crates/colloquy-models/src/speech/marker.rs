//! The marker `[[CLOSE]]`, by which instructions of an operator may let a model end the interview. It is removed before
//! the words are spoken.

const WORD: &str = "CLOSE";
/// The longest text that can be a marker.
const HELD_CHARACTERS: usize = 40;

#[derive(Debug, Default)]
pub struct CloseMarkerFilter {
    /// The text from a bracket on, which may become a marker.
    held: String,
    /// Whether the marker has occurred without words after it.
    closes: bool,
}

impl CloseMarkerFilter {
    /// Returns these words without markers.
    pub fn push(&mut self, words: &str) -> String {
        let mut passed = String::with_capacity(words.len());
        for letter in words.chars() {
            self.take(letter, &mut passed);
        }
        passed
    }

    /// Returns the text that was held back, and whether the response ended with the marker.
    pub fn finish(&mut self) -> (String, bool) {
        let held = std::mem::take(&mut self.held);
        if held.starts_with("[[") {
            return (String::new(), self.closes || held.ends_with(']') && is_close_marker(&held));
        }
        (held, self.closes)
    }

    fn take(&mut self, letter: char, passed: &mut String) {
        if self.held.is_empty() {
            if letter == '[' {
                self.held.push(letter);
            } else {
                self.pass(letter, passed);
            }
            return;
        }
        self.held.push(letter);
        if !self.held.starts_with("[[") {
            let held = std::mem::take(&mut self.held);
            held.chars().for_each(|letter| self.pass(letter, passed));
        } else if self.held.ends_with("]]") {
            let held = std::mem::take(&mut self.held);
            self.closes |= is_close_marker(&held);
        } else if letter == '\n' || self.held.chars().count() > HELD_CHARACTERS {
            let held = std::mem::take(&mut self.held);
            held.chars().for_each(|letter| self.pass(letter, passed));
        }
    }

    fn pass(&mut self, letter: char, passed: &mut String) {
        // A marker that is followed by words does not close the interview.
        self.closes &= !letter.is_alphanumeric();
        passed.push(letter);
    }
}

fn is_close_marker(held: &str) -> bool {
    held.trim_matches(['[', ']']).trim().eq_ignore_ascii_case(WORD)
}
