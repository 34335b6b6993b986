//! Watches whether the words of an answer still grow. In a noisy room there may be no silence: then the turn ends
//! when no new words arrive, even if the voice activity continues.

use super::SessionMachine;
use crate::session::answer::{AnswerWords, HeardWords, InviteeAnswer};
use crate::session::clock::TimeSpan;
use crate::session::completeness::words;
use crate::session::effect::{SessionEffect, ShownSessionState};
use crate::session::input::RecognitionSegmentId;
use crate::session::new_words::new_words;
use crate::session::speech_segmenter::SpeechSegment;
use crate::session::turn_timings::TurnEndReason;

/// Words that arrive at least this often are those of a fluent speaker. Few people speak more slowly.
const FLUENT_WORD_MS: i64 = 1_000;

/// The watch over the open piece.
#[derive(Clone, Debug, Default)]
pub(super) struct WordWatch {
    /// The start of the piece on the session's clock. A watch over another piece is out of date.
    piece_ms: i64,
    /// Where the voice began, also if an earlier piece was split off in the middle of it.
    voice_ms: i64,
    running: Option<WatchedSpan>,
    /// The end of the newest span from the beginning of the piece that was recognized, also in a pause.
    watched_to_ms: Option<i64>,
    /// The time from one such span to the next.
    interval_ms: i64,
    word_count: usize,
    /// The end of the first span that had all words.
    grown_to_ms: i64,
    /// The text of the newest span whose words had grown, and the end of the newest span, which may have only the newest
    /// sound.
    newest_text: String,
    newest_to_ms: Option<i64>,
    /// The newest sound had no new words for so long that the whole piece is recognized without delay.
    is_growth_doubtful: bool,
    /// How many words were known of the piece that was split off last.
    split_word_count: usize,
}

#[derive(Clone, Copy, Debug)]
struct WatchedSpan {
    segment: RecognitionSegmentId,
    end_ms: i64,
    /// Whether it has all of the piece, and not only the newest sound.
    is_whole: bool,
}

impl SessionMachine {
    /// Recognizes the open piece from time to time, if the voice in it lasts longer than people speak without a
    /// pause.
    pub(super) fn watch_words(&mut self) {
        // A voice that counts as noise is watched while the reply can be withdrawn, because its words show that the
        // invitee continues.
        let is_doubtful = self.is_voice_noise && self.pending_reply.is_some();
        let is_watched = self.state == ShownSessionState::Listening || is_doubtful;
        let Some(piece) = self.segmenter.piece().filter(|_| is_watched) else {
            self.cancel_watch();
            self.word_watch = WordWatch::default();
            return;
        };
        if self.word_watch.piece_ms != piece.span.start_ms || self.word_watch.grown_to_ms == 0 {
            self.cancel_watch();
            self.word_watch = WordWatch {
                piece_ms: piece.span.start_ms,
                voice_ms: piece.voice.start_ms,
                grown_to_ms: piece.voice.end_ms,
                ..WordWatch::default()
            };
        }
        let is_due = self.watched_in_ms(piece) <= 0;
        let is_free = self.word_watch.running.is_none() && !self.is_recognizing_early();
        if is_due && is_free && self.silence_ms() < self.setup.turns.cut_pause_ms {
            let segment = self.new_segment();
            let (span, is_whole) = self.next_watched_span(piece);
            self.word_watch.running = Some(WatchedSpan { segment, end_ms: span.end_ms, is_whole });
            self.effects.push(SessionEffect::Recognize { segment, span });
        }
    }

    /// Returns how much longer the voice must last until its words are watched.
    pub(super) fn watched_in_ms(&self, piece: SpeechSegment) -> i64 {
        let (policy, watch) = (&self.setup.turns, &self.word_watch);
        let end_ms = piece.span.end_ms;
        let voice_ms = self.watched_voice_ms(piece);
        let whole_ms = watch.watched_to_ms.map_or(voice_ms, |watched_to_ms| end_ms - watched_to_ms);
        let newest_ms = watch.newest_to_ms.map_or(whole_ms, |newest_to_ms| end_ms - newest_to_ms);
        let due_in_ms = if watch.is_growth_doubtful {
            0
        } else if self.watches_newest_sound() {
            policy.no_words_ms - newest_ms.min(whole_ms)
        } else {
            watch.interval_ms.max(policy.no_words_ms) - whole_ms
        };
        due_in_ms.max(policy.steady_voice_ms - voice_ms)
    }

    /// Returns how long the voice has lasted without a pause.
    fn watched_voice_ms(&self, piece: SpeechSegment) -> i64 {
        let watch = &self.word_watch;
        let is_continued = watch.piece_ms == piece.span.start_ms && watch.grown_to_ms > 0;
        let began_ms = if is_continued { watch.voice_ms } else { piece.voice.start_ms };
        piece.span.end_ms - self.pause_end_ms().unwrap_or(began_ms).max(began_ms)
    }

    /// Whether the newest sound is recognized between the times when all of the piece is. In a noise, it would have words
    /// that do not matter beside those of the invitee.
    fn watches_newest_sound(&self) -> bool {
        self.state == ShownSessionState::Listening && !self.is_voice_noise
    }

    /// Returns the span to recognize now, and whether it is the whole piece. While words arrive fluently, that is seldom
    /// necessary: the newest sound shows whether they still do, at a cost that does not grow with the piece.
    fn next_watched_span(&self, piece: SpeechSegment) -> (TimeSpan, bool) {
        let (policy, watch) = (&self.setup.turns, &self.word_watch);
        let span = piece.span;
        let whole_ms = watch.watched_to_ms.map_or(i64::MAX, |watched_to_ms| span.end_ms - watched_to_ms);
        let is_whole = watch.is_growth_doubtful
            || !self.watches_newest_sound()
            || span.length_ms() <= policy.newest_sound_ms
            || whole_ms >= watch.interval_ms;
        let start_ms = if is_whole { span.start_ms } else { span.end_ms - policy.newest_sound_ms };
        (TimeSpan::new(start_ms, span.end_ms), is_whole)
    }

    /// Continues the watch in the rest of a voice whose piece was split at this time.
    pub(super) fn watch_after(&mut self, split_ms: i64) {
        self.cancel_watch();
        let watch = &mut self.word_watch;
        watch.split_word_count = std::mem::take(&mut watch.word_count);
        watch.piece_ms = split_ms;
        // The words of the piece before are not those of the rest.
        watch.newest_text.clear();
        watch.newest_to_ms = None;
        watch.is_growth_doubtful = false;
    }

    /// Cancels the recognition of a watched span whose words are not needed any longer.
    pub(super) fn cancel_watch(&mut self) {
        if let Some(WatchedSpan { segment, .. }) = self.word_watch.running.take() {
            self.effects.push(SessionEffect::CancelRecognition { segment });
        }
    }

    /// Uses the words of a watched span. Returns whether the segment was one.
    pub(super) fn settle_watch(&mut self, segment: RecognitionSegmentId, heard: Option<&HeardWords>) -> bool {
        let running = self.word_watch.running.filter(|running| running.segment == segment);
        let Some(WatchedSpan { end_ms, is_whole, .. }) = running else { return false };
        self.word_watch.running = None;
        let known = heard.zip(self.segmenter.piece()).map(|(heard, piece)| {
            let text = self.unless_echo(piece.voice, &heard.text).to_owned();
            HeardWords { text, ..*heard }
        });
        match known {
            Some(heard) if is_whole => self.compare_words(segment, &heard, end_ms),
            Some(heard) => self.compare_newest_words(heard.text, end_ms),
            None if is_whole => {
                self.word_watch.watched_to_ms = Some(end_ms);
                self.word_watch.is_growth_doubtful = false;
            }
            None => self.word_watch.newest_to_ms = Some(end_ms),
        }
        true
    }

    /// Compares the words of the newest sound with those before. If there are no new ones, the whole piece decides.
    fn compare_newest_words(&mut self, text: String, end_ms: i64) {
        let watch = &mut self.word_watch;
        watch.newest_to_ms = Some(end_ms);
        let more = new_words(&watch.newest_text, &text);
        if more > 0 {
            watch.word_count += more;
            (watch.newest_text, watch.grown_to_ms) = (text, end_ms);
            return;
        }
        watch.is_growth_doubtful = end_ms - watch.grown_to_ms >= self.setup.turns.no_words_ms;
    }

    /// Compares the words of the open piece up to `end_ms` with those before.
    pub(super) fn compare_words(&mut self, segment: RecognitionSegmentId, heard: &HeardWords, end_ms: i64) {
        let policy = &self.setup.turns;
        let watch = &mut self.word_watch;
        let watched_to_ms = watch.watched_to_ms;
        watch.watched_to_ms = watched_to_ms.max(Some(end_ms));
        watch.is_growth_doubtful = false;
        let count = words(&heard.text).len();
        let more = count.saturating_sub(watch.word_count);
        // If the newest sound has shown how the words went on, their number is an estimate, so both must say that the words
        // have not grown.
        let newest_to_ms = watch.newest_to_ms;
        let has_newer_words = newest_to_ms > watched_to_ms;
        let has_grown = more > 0 || has_newer_words && new_words(&watch.newest_text, &heard.text) > 0;
        watch.word_count = watch.word_count.max(count);
        if has_grown {
            // A fluent speaker is watched less often, because each time the whole piece is recognized.
            let is_fluent = watched_to_ms
                .max(newest_to_ms)
                .is_some_and(|before_ms| more as i64 * FLUENT_WORD_MS >= end_ms - before_ms);
            let longer_ms = (2 * watch.interval_ms.max(policy.no_words_ms)).min(policy.watch_max_ms);
            watch.interval_ms = if is_fluent { longer_ms } else { policy.no_words_ms };
            watch.grown_to_ms = end_ms;
            watch.newest_text.clone_from(&heard.text);
            self.is_voice_noise = false;
            return;
        }
        watch.interval_ms = policy.no_words_ms;
        let quiet_ms = end_ms - watch.grown_to_ms;
        if self.state == ShownSessionState::Listening && quiet_ms >= policy.no_words_ms {
            self.end_turn_in_noise(segment, heard.clone(), end_ms);
        }
    }

    /// Compares the words of a piece that was split off in the middle of the voice with the words known before.
    pub(super) fn compare_split_words(&mut self, span: TimeSpan, text: &str) {
        let watch = &mut self.word_watch;
        if span.end_ms != watch.piece_ms {
            return;
        }
        if words(text).len() > watch.split_word_count {
            watch.grown_to_ms = watch.grown_to_ms.max(span.end_ms);
            self.is_voice_noise = false;
        }
    }

    /// Ends the turn if the words so far would end it after so long a silence.
    fn end_turn_in_noise(&mut self, segment: RecognitionSegmentId, heard: HeardWords, end_ms: i64) {
        let quiet_ms = end_ms - self.word_watch.grown_to_ms;
        let so_far = self.answer.heard().followed_by(&heard);
        if so_far.text.is_empty() {
            // The invitee is not answering, so the noise must not keep the interviewer from asking again.
            if self.answer.is_wordless() {
                self.answer = InviteeAnswer::default();
                self.is_voice_noise = true;
            }
            return;
        }
        let words = self.read_words(&so_far);
        let wanted_ms = self.wanted_silence(words, self.voiced_ms()).0.min(self.setup.turns.no_words_ms);
        if !self.answer.is_settled() || quiet_ms < wanted_ms {
            return;
        }
        // What was said since then, while these words were recognized, has not been recognized yet.
        if let Some(piece) = self.segmenter.split_at(end_ms) {
            self.answer.say(segment, piece, AnswerWords::Known(heard));
        }
        self.watch_after(end_ms);
        self.is_voice_noise = true;
        self.forget_pause();
        self.end_turn(TurnEndReason::NoNewWords);
    }
}
