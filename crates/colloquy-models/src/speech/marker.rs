//! The marker by which the interviewer ends the interview. It is taken out of the words before they are spoken.

pub const CLOSE_MARKER: &str = "[[CLOSE]]";
const WORD: &str = "CLOSE";
/// What is longer is no marker.
const HELD_CHARACTERS: usize = 40;

#[derive(Debug, Default)]
pub struct EndMarker {
    /// From a bracket on, what may become a marker.
    held: String,
    /// The marker was there, and no words after it.
    closes: bool,
}

impl EndMarker {
    /// These words without markers.
    pub fn push(&mut self, words: &str) -> String {
        let mut passed = String::with_capacity(words.len());
        for letter in words.chars() {
            self.take(letter, &mut passed);
        }
        passed
    }

    /// What was held back, and whether the answer ended with the marker.
    pub fn finish(&mut self) -> (String, bool) {
        let held = std::mem::take(&mut self.held);
        if held.starts_with("[[") {
            return (String::new(), self.closes || held.ends_with(']') && names_the_close(&held));
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
            self.closes |= names_the_close(&held);
        } else if letter == '\n' || self.held.chars().count() > HELD_CHARACTERS {
            let held = std::mem::take(&mut self.held);
            held.chars().for_each(|letter| self.pass(letter, passed));
        }
    }

    fn pass(&mut self, letter: char, passed: &mut String) {
        // Whoever speaks on has not closed.
        self.closes &= !letter.is_alphanumeric();
        passed.push(letter);
    }
}

fn names_the_close(held: &str) -> bool {
    held.trim_matches(['[', ']']).trim().eq_ignore_ascii_case(WORD)
}
