//! An answer in progress: its spoken and typed parts.

use super::backchannel::{AnswerWeight, weigh};
use super::clock::TimeSpan;
use super::completeness::{Completeness, completeness};
use super::input::RecognitionSegmentId;
use super::speech_segmenter::SpeechSegment;
use crate::language::Language;
use crate::message::{MAX_CHARACTERS, split};

/// Words as they were recognized.
#[derive(Clone, Debug)]
pub(super) struct HeardWords {
    pub(super) text: String,
    /// Whether the recognizer is sure of them.
    pub(super) are_sure: bool,
}

impl HeardWords {
    /// Returns these words with those that follow, which show whether more will.
    pub(super) fn followed_by(self, next: &HeardWords) -> HeardWords {
        if next.text.is_empty() || self.text.is_empty() {
            return if next.text.is_empty() { self } else { next.clone() };
        }
        HeardWords { text: format!("{} {}", self.text, next.text), are_sure: next.are_sure }
    }
}

/// The words of a spoken part.
#[derive(Clone, Debug)]
pub(super) enum AnswerWords {
    /// They are awaited, until this moment of the caller's time.
    Awaited {
        until_ms: i64,
    },
    Known(HeardWords),
    Failed,
}

#[derive(Clone, Debug)]
enum AnswerPart {
    Said { segment: RecognitionSegmentId, piece: SpeechSegment, words: AnswerWords },
    Typed { text: String, at_ms: i64 },
}

/// The parts of one answer, in the order in which they began.
#[derive(Clone, Debug, Default)]
pub(super) struct InviteeAnswer {
    parts: Vec<AnswerPart>,
    /// The answer has reached its maximum duration; later speech belongs to the next one.
    pub(super) is_full: bool,
}

impl InviteeAnswer {
    pub(super) fn say(&mut self, segment: RecognitionSegmentId, piece: SpeechSegment, words: AnswerWords) {
        self.parts.push(AnswerPart::Said { segment, piece, words });
    }

    /// Returns the span of the voice in a segment.
    pub(super) fn voice_of(&self, segment: RecognitionSegmentId) -> Option<TimeSpan> {
        self.parts.iter().find_map(|part| match part {
            AnswerPart::Said { segment: this, piece, .. } if *this == segment => Some(piece.voice),
            _ => None,
        })
    }

    pub(super) fn write(&mut self, text: String, at_ms: i64) {
        self.parts.push(AnswerPart::Typed { text, at_ms });
    }

    /// Takes the parts that ended by this time, up to the first one that did not.
    pub(super) fn take_until(&mut self, at_ms: i64) -> InviteeAnswer {
        let is_before = |part: &&AnswerPart| match part {
            AnswerPart::Said { piece, .. } => piece.voice.end_ms <= at_ms,
            AnswerPart::Typed { at_ms: typed_ms, .. } => *typed_ms <= at_ms,
        };
        let count = self.parts.iter().take_while(is_before).count();
        if count == self.parts.len() {
            return std::mem::take(self);
        }
        InviteeAnswer { parts: self.parts.drain(..count).collect(), is_full: false }
    }

    /// Appends what was said afterwards.
    pub(super) fn append(&mut self, more: InviteeAnswer) {
        self.parts.extend(more.parts);
        self.is_full |= more.is_full;
    }

    /// Stores the recognized words of a segment, or `None` if recognition failed. Returns the segment's span
    /// if its words were still pending.
    pub(super) fn settle(
        &mut self,
        segment: RecognitionSegmentId,
        heard: Option<&HeardWords>,
    ) -> Option<TimeSpan> {
        self.parts.iter_mut().find_map(|part| match part {
            AnswerPart::Said { segment: this, piece, words: words @ AnswerWords::Awaited { .. } }
                if *this == segment =>
            {
                *words = heard.cloned().map_or(AnswerWords::Failed, AnswerWords::Known);
                Some(piece.span)
            }
            _ => None,
        })
    }

    /// Returns the segments whose recognition has timed out.
    pub(super) fn overdue(&self, elapsed_ms: i64) -> Vec<RecognitionSegmentId> {
        let overdue = |part: &AnswerPart| match part {
            AnswerPart::Said { segment, words: AnswerWords::Awaited { until_ms }, .. }
                if *until_ms <= elapsed_ms =>
            {
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
        !self
            .parts
            .iter()
            .any(|part| matches!(part, AnswerPart::Said { words: AnswerWords::Awaited { .. }, .. }))
    }

    pub(super) fn is_typed(&self) -> bool {
        self.parts.iter().all(|part| matches!(part, AnswerPart::Typed { .. }))
    }

    pub(super) fn has_typed(&self) -> bool {
        self.parts.iter().any(|part| matches!(part, AnswerPart::Typed { .. }))
    }

    /// Leaves out hums after the words: they are sounds of listening.
    pub(super) fn drop_last_hums(&mut self, language: Option<Language>) {
        let is_hum = |part: &AnswerPart| match part {
            AnswerPart::Said { words: AnswerWords::Known(heard), .. } => {
                weigh(&heard.text, language) == AnswerWeight::Hum
            }
            _ => false,
        };
        let last_words = self.parts.iter().rposition(|part| !is_hum(part));
        self.parts.truncate(last_words.map_or(self.parts.len(), |last| last + 1));
    }

    /// Returns the texts that were typed.
    pub(super) fn typed(&self) -> impl Iterator<Item = &str> {
        self.parts.iter().filter_map(|part| match part {
            AnswerPart::Typed { text, .. } => Some(text.as_str()),
            AnswerPart::Said { .. } => None,
        })
    }

    pub(super) fn has_failed(&self) -> bool {
        self.parts.iter().any(|part| matches!(part, AnswerPart::Said { words: AnswerWords::Failed, .. }))
    }

    /// Whether it is known to have no words.
    pub(super) fn is_wordless(&self) -> bool {
        self.is_settled() && !self.has_typed() && !self.has_failed() && self.known().next().is_none()
    }

    pub(super) fn text(&self) -> String {
        self.known().collect::<Vec<_>>().join(" ")
    }

    /// Returns the whole text. It is as sure as its last words.
    pub(super) fn heard(&self) -> HeardWords {
        let last = self.parts.iter().rev().find_map(|part| match part {
            AnswerPart::Said { words: AnswerWords::Known(heard), .. } if !heard.text.is_empty() => {
                Some(heard)
            }
            _ => None,
        });
        HeardWords { text: self.text(), are_sure: last.is_none_or(|heard| heard.are_sure) }
    }

    /// Whether the recognizer is sure of all its words.
    pub(super) fn are_words_sure(&self) -> bool {
        self.parts.iter().all(|part| match part {
            AnswerPart::Said { words: AnswerWords::Known(heard), .. } => heard.are_sure,
            AnswerPart::Said { .. } | AnswerPart::Typed { .. } => true,
        })
    }

    /// Returns the text in pieces that fit into messages, in order. Text that was typed at once stays
    /// together.
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

    /// Returns the length of the text, with a space after each part.
    pub(super) fn characters(&self) -> usize {
        self.known().map(|text| characters(text) + 1).sum()
    }

    fn known(&self) -> impl Iterator<Item = &str> {
        let known = self.parts.iter().filter_map(|part| match part {
            AnswerPart::Said { words: AnswerWords::Known(HeardWords { text, .. }), .. }
            | AnswerPart::Typed { text, .. } => Some(text.as_str()),
            AnswerPart::Said { .. } => None,
        });
        known.filter(|text| !text.is_empty())
    }

    /// Returns the weight of the answer. Typed text always counts as words, however short.
    pub(super) fn weight(&self, language: Option<Language>) -> AnswerWeight {
        let has_typed = self.parts.iter().any(|part| matches!(part, AnswerPart::Typed { .. }));
        if has_typed { AnswerWeight::Words } else { weigh(&self.text(), language) }
    }

    pub(super) fn voiced_ms(&self) -> i64 {
        self.pieces().map(|piece| piece.voiced_ms).sum()
    }

    /// Whether it paused for this long in the middle of a sentence.
    pub(super) fn paused_within_sentence(&self, pause_ms: i64, language: Option<Language>) -> bool {
        let mut before: Option<(TimeSpan, String)> = None;
        for part in &self.parts {
            let AnswerPart::Said { piece, words: AnswerWords::Known(heard), .. } = part else { continue };
            let text = match before {
                Some((voice, text))
                    if piece.voice.start_ms - voice.end_ms >= pause_ms
                        && completeness(&text, language) != Completeness::Finished =>
                {
                    return true;
                }
                Some((_, text)) => format!("{text} {}", heard.text),
                None => heard.text.clone(),
            };
            before = Some((piece.voice, text));
        }
        false
    }

    /// Returns the longest pause in it.
    pub(super) fn longest_pause_ms(&self) -> i64 {
        let between = self.pieces().zip(self.pieces().skip(1));
        let between = between.map(|(before, after)| after.voice.start_ms - before.voice.end_ms);
        let within = self.pieces().map(|piece| piece.longest_pause_ms);
        between.chain(within).max().unwrap_or(0)
    }

    /// Returns the span from the first voice to the last, including all pauses.
    pub(super) fn span(&self) -> Option<TimeSpan> {
        let typed = self.parts.iter().filter_map(|part| match part {
            AnswerPart::Typed { at_ms, .. } => Some(TimeSpan::new(*at_ms, *at_ms)),
            AnswerPart::Said { .. } => None,
        });
        self.pieces().map(|piece| piece.voice).chain(typed).reduce(TimeSpan::joined)
    }

    /// Returns the start of its first piece of audio.
    pub(super) fn audio_start_ms(&self) -> Option<i64> {
        self.pieces().map(|piece| piece.span.start_ms).min()
    }

    /// Returns the span of its recording. Pieces without words at either end are left out, unless their
    /// recognition failed.
    pub(super) fn recording(&self) -> Option<TimeSpan> {
        let with_words = self.parts.iter().filter_map(|part| match part {
            AnswerPart::Said { words: AnswerWords::Known(heard), .. } if heard.text.is_empty() => None,
            AnswerPart::Said { piece, .. } => Some(piece.span),
            AnswerPart::Typed { .. } => None,
        });
        with_words.reduce(TimeSpan::joined)
    }

    fn pieces(&self) -> impl Iterator<Item = &SpeechSegment> {
        self.parts.iter().filter_map(|part| match part {
            AnswerPart::Said { piece, .. } => Some(piece),
            AnswerPart::Typed { .. } => None,
        })
    }
}

fn characters(text: &str) -> usize {
    text.chars().count()
}

#[cfg(test)]
mod tests;
