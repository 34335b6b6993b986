//! What a model writes, as sentences that can be spoken.

mod marker;
mod plain;
mod sentences;
mod thoughts;

pub use marker::CLOSE_MARKER;
pub use plain::plain;
pub use sentences::sentences;

use marker::EndMarker;
use sentences::SentenceSplitter;
use thoughts::ReasoningFilter;

/// Of one reply.
const SENTENCES: usize = 4;
const CHARACTERS: usize = 600;

/// Makes sentences of an answer's words while they arrive.
#[derive(Debug, Default)]
pub struct SentenceStream {
    thoughts: ReasoningFilter,
    marker: EndMarker,
    sentences: SentenceSplitter,
    spoken: usize,
    characters: usize,
    is_full: bool,
}

impl SentenceStream {
    /// The sentences that these words complete.
    pub fn push(&mut self, words: &str) -> Vec<String> {
        let words = self.marker.push(&self.thoughts.push(words));
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

    /// The last sentence, if there is one, and whether the interview is over. Of an answer that was cut short the last
    /// sentence is not spoken, unless it is the only one.
    pub fn finish(&mut self, is_cut_short: bool) -> (Vec<String>, bool) {
        let (rest, closes) = self.marker.finish();
        let mut last: Vec<String> = Vec::new();
        for letter in rest.chars().chain(['\n']) {
            let sentence = self.sentences.push(letter).filter(|_| !self.is_full);
            if let Some(sentence) = sentence.filter(|_| !is_cut_short || self.spoken == 0) {
                last.extend(self.accepted(&sentence));
            }
        }
        (last, closes)
    }

    pub fn spoken(&self) -> usize {
        self.spoken
    }

    /// Whether no further sentence of this reply is spoken.
    pub fn is_full(&self) -> bool {
        self.is_full
    }

    fn accepted(&mut self, sentence: &str) -> Option<String> {
        let sentence = plain(sentence)?;
        let characters = self.characters + sentence.chars().count();
        if characters > CHARACTERS {
            self.is_full = true;
            return None;
        }
        self.spoken += 1;
        self.is_full = self.spoken == SENTENCES;
        self.characters = characters;
        Some(sentence)
    }
}

/// A text that is not streamed, on one line, without markup, thoughts and markers.
pub fn plain_text(words: &str) -> String {
    let (mut thoughts, mut marker) = (ReasoningFilter::default(), EndMarker::default());
    let mut text = marker.push(&thoughts.push(words));
    text.push_str(&marker.finish().0);
    text.lines().filter_map(plain).collect::<Vec<_>>().join(" ")
}

/// An answer without the thoughts before it.
pub fn without_thoughts(words: &str) -> String {
    ReasoningFilter::default().push(words)
}

#[cfg(test)]
mod tests;
