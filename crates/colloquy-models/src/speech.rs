//! Turns what a model writes into sentences that can be spoken.

mod form;
mod marker;
mod plain;
mod reasoning;
mod sentences;

pub use form::ReplyAnnotations;
pub use plain::plain;
pub use sentences::sentences;

use form::ReplyParser;
use marker::CloseMarkerFilter;
use reasoning::ReasoningFilter;
use sentences::SentenceSplitter;

/// The most sentences in one reply.
const MAX_SENTENCES: usize = 4;
const MAX_CHARACTERS: usize = 600;

/// Splits a reply into sentences while it arrives.
#[derive(Debug, Default)]
pub struct SentenceStream {
    reasoning: ReasoningFilter,
    form: ReplyParser,
    marker: CloseMarkerFilter,
    sentences: SentenceSplitter,
    spoken: usize,
    characters: usize,
    is_full: bool,
}

impl SentenceStream {
    /// Returns the sentences that these words complete.
    pub fn push(&mut self, words: &str) -> Vec<String> {
        let words = self.form.push(&self.reasoning.push(words));
        let words = self.marker.push(&words);
        let mut complete = Vec::new();
        for letter in words.chars() {
            if self.is_full {
                break;
            }
            if let Some(sentence) = self.sentences.push(letter) {
                complete.extend(self.accepted(&sentence));
            }
        }
        complete
    }

    /// Returns the last sentence, if there is one, and whether the interview is over. If the response was cut short,
    /// the last sentence is dropped, unless it is the only one.
    pub fn finish(&mut self, is_cut_short: bool) -> (Vec<String>, bool) {
        let mut rest = self.marker.push(&self.form.finish());
        let (held, has_marker) = self.marker.finish();
        rest.push_str(&held);
        let closes = has_marker || self.notes().ends;
        let mut last: Vec<String> = Vec::new();
        for letter in rest.chars().chain(['\n']) {
            let sentence = self.sentences.push(letter).filter(|_| !self.is_full);
            if let Some(sentence) = sentence.filter(|_| !is_cut_short || self.spoken == 0) {
                last.extend(self.accepted(&sentence));
            }
        }
        (last, closes)
    }

    /// Returns what the model noted beside the words, as far as it has arrived.
    pub fn notes(&self) -> &ReplyAnnotations {
        self.form.notes()
    }

    /// Returns whether the reply has reached its limit, so that no further sentence is spoken.
    pub fn is_full(&self) -> bool {
        self.is_full
    }

    fn accepted(&mut self, sentence: &str) -> Option<String> {
        let sentence = plain(sentence)?;
        let characters = self.characters + sentence.chars().count();
        if characters > MAX_CHARACTERS {
            self.is_full = true;
            return None;
        }
        self.spoken += 1;
        self.is_full = self.spoken == MAX_SENTENCES;
        self.characters = characters;
        Some(sentence)
    }
}

/// Returns a complete text on one line, without markup, reasoning and markers.
pub fn plain_text(words: &str) -> String {
    let (mut reasoning, mut marker) = (ReasoningFilter::default(), CloseMarkerFilter::default());
    let mut text = marker.push(&reasoning.push(words));
    text.push_str(&marker.finish().0);
    text.lines().filter_map(plain).collect::<Vec<_>>().join(" ")
}

/// Returns a response without the reasoning before it.
pub fn without_reasoning(words: &str) -> String {
    ReasoningFilter::default().push(words)
}

#[cfg(test)]
mod tests;
