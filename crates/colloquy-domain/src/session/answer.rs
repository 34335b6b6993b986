//! An answer in the making: what was said and written, piece by piece.

use super::backchannel::{Weight, weigh};
use super::clock::Span;
use super::hearing::Piece;
use super::input::SegmentId;
use super::sentence::ends_like_a_sentence;
use crate::language::Language;
use crate::message::{MAX_CHARACTERS, split};

#[derive(Clone, Debug)]
enum Words {
    Awaited { until_ms: i64 },
    Known(String),
    Failed,
}

#[derive(Clone, Debug)]
enum Part {
    Said { segment: SegmentId, piece: Piece, words: Words },
    Typed { text: String, at_ms: i64 },
}

/// The parts of one message, in the order in which they were begun.
#[derive(Clone, Debug, Default)]
pub(super) struct Answer {
    parts: Vec<Part>,
    /// It had its time: what is said now belongs to the next.
    pub(super) is_full: bool,
}

impl Answer {
    pub(super) fn say(&mut self, segment: SegmentId, piece: Piece, until_ms: i64) {
        self.parts.push(Part::Said { segment, piece, words: Words::Awaited { until_ms } });
    }

    pub(super) fn write(&mut self, text: String, at_ms: i64) {
        self.parts.push(Part::Typed { text, at_ms });
    }

    /// What was said after it becomes part of it.
    pub(super) fn go_on(&mut self, more: Answer) {
        self.parts.extend(more.parts);
        self.is_full |= more.is_full;
    }

    /// The words of one of its segments, or none when recognition failed. Answers where it was, if it was awaited.
    pub(super) fn settle(&mut self, segment: SegmentId, text: Option<&str>) -> Option<Span> {
        self.parts.iter_mut().find_map(|part| match part {
            Part::Said { segment: this, piece, words: words @ Words::Awaited { .. } } if *this == segment => {
                *words = text.map_or(Words::Failed, |text| Words::Known(text.trim().to_owned()));
                Some(piece.span)
            }
            _ => None,
        })
    }

    /// Segments that have been waited for long enough.
    pub(super) fn overdue(&self, elapsed_ms: i64) -> Vec<SegmentId> {
        let overdue = |part: &Part| match part {
            Part::Said { segment, words: Words::Awaited { until_ms }, .. } if *until_ms <= elapsed_ms => {
                Some(*segment)
            }
            _ => None,
        };
        self.parts.iter().filter_map(overdue).collect()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    pub(super) fn is_settled(&self) -> bool {
        !self.parts.iter().any(|part| matches!(part, Part::Said { words: Words::Awaited { .. }, .. }))
    }

    pub(super) fn is_typed(&self) -> bool {
        self.parts.iter().all(|part| matches!(part, Part::Typed { .. }))
    }

    pub(super) fn has_typed(&self) -> bool {
        self.parts.iter().any(|part| matches!(part, Part::Typed { .. }))
    }

    pub(super) fn has_failed(&self) -> bool {
        self.parts.iter().any(|part| matches!(part, Part::Said { words: Words::Failed, .. }))
    }

    pub(super) fn text(&self) -> String {
        self.known().collect::<Vec<_>>().join(" ")
    }

    /// Its text in pieces that messages can hold, in their order. What was typed at once stays together.
    pub(super) fn texts(&self) -> Vec<String> {
        let mut texts: Vec<String> = Vec::new();
        for piece in self.known().flat_map(split) {
            let is_together = |last: &&mut String| characters(last) + 1 + characters(piece) <= MAX_CHARACTERS;
            match texts.last_mut().filter(is_together) {
                Some(last) => last.extend([" ", piece]),
                None => texts.push(piece.to_owned()),
            }
        }
        texts
    }

    /// How long its text is, with a space after each part.
    pub(super) fn characters(&self) -> usize {
        self.known().map(|text| characters(text) + 1).sum()
    }

    fn known(&self) -> impl Iterator<Item = &str> {
        let known = self.parts.iter().filter_map(|part| match part {
            Part::Said { words: Words::Known(text), .. } | Part::Typed { text, .. } => Some(text.as_str()),
            Part::Said { .. } => None,
        });
        known.filter(|text| !text.is_empty())
    }

    pub(super) fn sounds_finished(&self) -> bool {
        ends_like_a_sentence(&self.text())
    }

    /// How much of an answer it is. What was written is meant, however short.
    pub(super) fn weight(&self, language: Option<Language>) -> Weight {
        let has_typed = self.parts.iter().any(|part| matches!(part, Part::Typed { .. }));
        if has_typed { Weight::Words } else { weigh(&self.text(), language) }
    }

    pub(super) fn voiced_ms(&self) -> i64 {
        self.pieces().map(|piece| piece.voiced_ms).sum()
    }

    /// From its first voice to its last, with all pauses between.
    pub(super) fn span(&self) -> Option<Span> {
        let typed = self.parts.iter().filter_map(|part| match part {
            Part::Typed { at_ms, .. } => Some(Span::new(*at_ms, *at_ms)),
            Part::Said { .. } => None,
        });
        self.pieces().map(|piece| piece.voice).chain(typed).reduce(Span::joined)
    }

    /// Where its sound is. Pieces without words at its ends are left away, unless they failed.
    pub(super) fn recording(&self) -> Option<Span> {
        let with_words = self.parts.iter().filter_map(|part| match part {
            Part::Said { words: Words::Known(text), .. } if text.is_empty() => None,
            Part::Said { piece, .. } => Some(piece.span),
            Part::Typed { .. } => None,
        });
        with_words.reduce(Span::joined)
    }

    fn pieces(&self) -> impl Iterator<Item = &Piece> {
        self.parts.iter().filter_map(|part| match part {
            Part::Said { piece, .. } => Some(piece),
            Part::Typed { .. } => None,
        })
    }
}

fn characters(text: &str) -> usize {
    text.chars().count()
}

#[cfg(test)]
mod tests;
