//! A speech of the interviewer, from the first sentence to the end of its playback.

use super::clock::TimeSpan;
use super::effect::{FixedUtterance, SessionEffect};
use super::input::{PlaybackId, SpeechId};
use super::sentence::heard_words;
use crate::usage::reading_time_ms;

/// The longest plausible sentence; a greater length is an error of the engine.
const SENTENCE_MAX_MS: i64 = 600_000;

/// The source of the words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum SpeechSource {
    Interviewer,
    Caller(FixedUtterance),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sound {
    Awaited {
        until_ms: i64,
    },
    Ready {
        length_ms: i64,
    },
    /// There is no audio; the sentence is shown as text.
    Missing,
}

#[derive(Clone, Debug)]
struct SpeechSentence {
    text: String,
    sound: Sound,
    /// When it was last sent, in the caller's time.
    sent_ms: i64,
}

#[derive(Clone, Debug)]
pub(super) struct InterviewerSpeech {
    pub(super) id: SpeechId,
    pub(super) source: SpeechSource,
    pub(super) closes: bool,
    sentences: Vec<SpeechSentence>,
    is_complete: bool,
    /// The deadline for its next sentence.
    words_until_ms: i64,
    playback: Option<PlaybackId>,
    /// The sentence that this playback begins with, and the next one to send.
    first: usize,
    next: usize,
    /// How many sentences may have been audible in the playbacks before.
    audible_before: usize,
    has_end: bool,
    heard_ms: i64,
    /// How much of that has been considered for active time.
    counted_ms: i64,
    /// It was heard or shown to its end, before or in this playback.
    is_over: bool,
    /// When this playback last made progress, in the caller's time.
    moved_ms: i64,
    reading_ms: i64,
    /// Where it has been heard on the session's clock.
    span: Option<TimeSpan>,
}

impl InterviewerSpeech {
    pub(super) fn new(id: SpeechId, source: SpeechSource, words_until_ms: i64) -> Self {
        InterviewerSpeech {
            id,
            source,
            closes: false,
            sentences: Vec::new(),
            is_complete: false,
            words_until_ms,
            playback: None,
            first: 0,
            next: 0,
            audible_before: 0,
            has_end: false,
            heard_ms: 0,
            counted_ms: 0,
            is_over: false,
            moved_ms: 0,
            reading_ms: 0,
            span: None,
        }
    }

    pub(super) fn is(&self, say: &FixedUtterance) -> bool {
        matches!(&self.source, SpeechSource::Caller(this) if this == say)
    }

    /// Whether it only leads back to a question that was asked before.
    pub(super) fn is_repetition(&self) -> bool {
        matches!(
            &self.source,
            SpeechSource::Caller(
                FixedUtterance::WelcomeBack
                    | FixedUtterance::Question(_)
                    | FixedUtterance::QuestionAgain { .. }
            )
        )
    }

    pub(super) fn is_message(&self) -> bool {
        match &self.source {
            SpeechSource::Interviewer => true,
            SpeechSource::Caller(say) => say.is_message(),
        }
    }

    pub(super) fn playback(&self) -> Option<PlaybackId> {
        self.playback
    }

    pub(super) fn has_started(&self) -> bool {
        self.next > 0
    }

    /// Whether its next sentence can be played or shown at once.
    pub(super) fn is_ready(&self) -> bool {
        self.sentences.get(self.next).is_some_and(|next| !matches!(next.sound, Sound::Awaited { .. }))
    }

    pub(super) fn has_sentences(&self) -> bool {
        !self.sentences.is_empty()
    }

    pub(super) fn span(&self) -> Option<TimeSpan> {
        self.span
    }

    /// Adds a sentence and returns its number.
    pub(super) fn add(&mut self, text: String, words_until_ms: i64, sound_until_ms: i64) -> Option<usize> {
        if self.is_complete || text.trim().is_empty() {
            return None;
        }
        self.words_until_ms = words_until_ms;
        let sound = Sound::Awaited { until_ms: sound_until_ms };
        self.sentences.push(SpeechSentence { text, sound, sent_ms: 0 });
        Some(self.sentences.len() - 1)
    }

    pub(super) fn complete(&mut self, closes: bool) {
        if !self.is_complete {
            self.is_complete = true;
            self.closes |= closes;
        }
    }

    /// Stores the length of a sentence's audio; without a length, the sentence has no audio.
    pub(super) fn sound(&mut self, sentence: usize, length_ms: Option<i64>) {
        if let Some(sentence) = self.sentences.get_mut(sentence)
            && matches!(sentence.sound, Sound::Awaited { .. })
        {
            sentence.sound = length_ms.map_or(Sound::Missing, |length| Sound::Ready {
                length_ms: length.clamp(0, SENTENCE_MAX_MS),
            });
        }
    }

    /// Gives up on audio that is overdue. Returns whether the next sentence is overdue.
    pub(super) fn give_up(&mut self, elapsed_ms: i64) -> bool {
        for sentence in &mut self.sentences {
            if matches!(sentence.sound, Sound::Awaited { until_ms } if until_ms <= elapsed_ms) {
                sentence.sound = Sound::Missing;
            }
        }
        !self.is_complete && self.words_until_ms <= elapsed_ms
    }

    /// Plays or shows the sentences that are ready. A playback that begins takes `id`.
    pub(super) fn advance(&mut self, id: PlaybackId, elapsed_ms: i64, effects: &mut Vec<SessionEffect>) {
        while let Some(sentence) = self.sentences.get_mut(self.next) {
            let number = self.next;
            match sentence.sound {
                Sound::Awaited { .. } => return,
                Sound::Ready { .. } => {
                    let playback = *self.playback.get_or_insert(id);
                    effects.push(SessionEffect::Play { playback, speech: self.id, sentence: number });
                }
                Sound::Missing => {
                    self.reading_ms += reading_time_ms(&sentence.text);
                    let text = sentence.text.clone();
                    effects.push(SessionEffect::Show { speech: self.id, sentence: number, text });
                }
            }
            sentence.sent_ms = elapsed_ms;
            self.next += 1;
            self.moved_ms = elapsed_ms;
        }
        if self.is_complete && !self.has_end {
            self.has_end = true;
            self.moved_ms = elapsed_ms;
            effects.extend(self.playback.map(|playback| SessionEffect::PlayEnds { playback }));
        }
    }

    /// Processes a playback report and returns how much more has been heard.
    pub(super) fn report(&mut self, heard_ms: i64, ended: bool, elapsed_ms: i64) -> i64 {
        let more_ms = (heard_ms.clamp(0, self.sent_ms()) - self.heard_ms).max(0);
        self.heard_ms += more_ms;
        if more_ms > 0 || ended {
            self.moved_ms = elapsed_ms;
        }
        self.is_over |= ended && self.has_end;
        more_ms
    }

    /// Returns the earliest spans, in the caller's time, in which newly reported audio can have been heard:
    /// each sentence starts when it was sent, after the one before. Audio that cannot have been heard by now
    /// never counts, even if the page reports it.
    pub(super) fn count(&mut self, elapsed_ms: i64) -> Vec<TimeSpan> {
        let (mut spans, mut before_ms, mut played_to_ms) = (Vec::new(), 0, i64::MIN);
        for sentence in &self.sentences[self.first..self.next] {
            let Sound::Ready { length_ms } = sentence.sound else { continue };
            let began_ms = sentence.sent_ms.max(played_to_ms);
            let playable_ms = (elapsed_ms - began_ms).clamp(0, length_ms);
            let from_ms = (self.counted_ms - before_ms).clamp(0, playable_ms);
            let to_ms = (self.heard_ms - before_ms).clamp(from_ms, playable_ms);
            if to_ms > from_ms {
                spans.push(TimeSpan::new(began_ms + from_ms, began_ms + to_ms));
            }
            before_ms += length_ms;
            played_to_ms = began_ms + length_ms;
        }
        self.counted_ms = self.heard_ms;
        spans
    }

    /// Returns how long ago this playback began.
    pub(super) fn played_for_ms(&self, elapsed_ms: i64) -> i64 {
        let first = self.sentences[self.first..self.next].first();
        first.map_or(0, |sentence| elapsed_ms - sentence.sent_ms)
    }

    /// Extends the span in which it was heard.
    pub(super) fn extend_span(&mut self, span: TimeSpan) {
        self.span = Some(self.span.map_or(span, |before| before.joined(span)));
    }

    /// Whether it has been played to its end and read. Without reports, the time that this takes decides.
    pub(super) fn is_finished(&self, elapsed_ms: i64, grace_ms: i64) -> bool {
        if !self.has_end {
            return false;
        }
        let is_played = self.is_over || self.playback.is_none();
        let left_ms = if is_played { 0 } else { self.sent_ms() - self.heard_ms + grace_ms };
        elapsed_ms >= self.moved_ms + left_ms + self.reading_ms
    }

    /// Returns the part of its text that was heard or shown.
    pub(super) fn heard_text(&self, is_finished: bool) -> String {
        if is_finished {
            return self.full_text();
        }
        let mut heard: Vec<&str> =
            self.sentences[..self.first].iter().map(|sentence| sentence.text.trim()).collect();
        let mut left_ms = self.heard_ms;
        for sentence in &self.sentences[self.first..self.next] {
            let Sound::Ready { length_ms } = sentence.sound else {
                heard.push(sentence.text.trim());
                continue;
            };
            heard.push(heard_words(&sentence.text, left_ms, length_ms).trim());
            left_ms -= length_ms;
            if left_ms < 0 {
                break;
            }
        }
        heard.retain(|text| !text.is_empty());
        heard.join(" ")
    }

    pub(super) fn full_text(&self) -> String {
        joined(&self.sentences)
    }

    /// Returns the text that may have been audible so far, in this playback or before.
    pub(super) fn audible_text(&self) -> String {
        joined(&self.sentences[..self.audible_sentences()])
    }

    pub(super) fn may_have_been_audible(&self) -> bool {
        self.audible_sentences() > 0
    }

    fn audible_sentences(&self) -> usize {
        // The page reports late, so a sentence more may have begun.
        self.next.min(self.sentences_heard() + 2).max(self.audible_before)
    }

    /// Returns how many of its sentences have been heard to their end.
    pub(super) fn sentences_heard(&self) -> usize {
        let mut left_ms = self.heard_ms;
        let mut first = self.first;
        for sentence in &self.sentences[self.first..self.next] {
            if let Sound::Ready { length_ms } = sentence.sound {
                if left_ms < length_ms {
                    break;
                }
                left_ms -= length_ms;
            }
            first += 1;
        }
        first
    }

    pub(super) fn whole_sentences(&self) -> String {
        joined(&self.sentences[..self.sentences_heard()])
    }

    /// Returns what remains to be said, from the beginning of the current sentence.
    pub(super) fn rest_text(&self) -> String {
        joined(&self.sentences[self.sentences_heard()..])
    }

    /// Goes back to the beginning of the sentence in which it was stopped.
    pub(super) fn rewind(&mut self) {
        self.start_at(self.sentences_heard());
    }

    pub(super) fn restart(&mut self) {
        self.start_at(0);
    }

    fn start_at(&mut self, first: usize) {
        self.audible_before = self.audible_sentences();
        self.playback = None;
        self.first = first;
        self.next = first;
        self.has_end = false;
        self.heard_ms = 0;
        self.counted_ms = 0;
        self.is_over = false;
        self.reading_ms = 0;
    }

    /// Returns the length of the audio sent in this playback.
    fn sent_ms(&self) -> i64 {
        let lengths = self.sentences[self.first..self.next].iter().map(|sentence| match sentence.sound {
            Sound::Ready { length_ms } => length_ms,
            Sound::Awaited { .. } | Sound::Missing => 0,
        });
        lengths.fold(0, i64::saturating_add)
    }
}

fn joined(sentences: &[SpeechSentence]) -> String {
    let all: Vec<&str> = sentences.iter().map(|sentence| sentence.text.trim()).collect();
    all.join(" ")
}

#[cfg(test)]
mod tests;
