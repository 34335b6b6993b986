//! The interviewer's turn: the queue of speeches and their playback.

use super::SessionMachine;
use crate::session::clock::TimeSpan;
use crate::session::effect::{FixedUtterance, SessionEffect, ShownSessionState};
use crate::session::input::{PlaybackId, SpeechId};
use crate::session::speech::{InterviewerSpeech, SpeechSource};

/// A repetition is ignored if the speech has only just started.
const REPEAT_AFTER_MS: i64 = 1_000;
impl SessionMachine {
    pub(super) fn say(&mut self, say: FixedUtterance) {
        let closes = say == FixedUtterance::Closing;
        let speech = self.queue(SpeechSource::Caller(say.clone()), closes);
        self.effects.push(SessionEffect::Say { speech, say });
    }

    pub(super) fn queue(&mut self, source: SpeechSource, closes: bool) -> SpeechId {
        let id = self.new_speech();
        let until_ms = self.clock.elapsed_ms() + self.setup.engines.reply_ms;
        let mut speech = InterviewerSpeech::new(id, source, until_ms);
        speech.closes = closes;
        self.speeches.push_back(speech);
        id
    }

    pub(super) fn add_sentence(&mut self, id: SpeechId, text: String) {
        let elapsed_ms = self.clock.elapsed_ms();
        let engines = self.setup.engines;
        self.note_sentence(id);
        let Some(speech) = self.speech_mut(id) else { return };
        let (words_until_ms, sound_until_ms) =
            (elapsed_ms + engines.reply_ms, elapsed_ms + engines.synthesis_ms);
        if let Some(sentence) = speech.add(text.clone(), words_until_ms, sound_until_ms) {
            self.effects.push(SessionEffect::Synthesize { speech: id, sentence, text });
        }
    }

    pub(super) fn complete_speech(&mut self, id: SpeechId, closes: bool) {
        match self.speech_mut(id) {
            Some(speech) if speech.has_sentences() => speech.complete(closes),
            Some(_) => self.fail_speech(id),
            None => {}
        }
    }

    /// Handles a speech that failed. Sentences that arrived are kept; a speech without any is retried or
    /// replaced.
    pub(super) fn fail_speech(&mut self, id: SpeechId) {
        let Some(at) = self.speeches.iter().position(|speech| speech.id == id) else { return };
        if self.speeches[at].has_sentences() {
            return self.speeches[at].complete(false);
        }
        let Some(speech) = self.speeches.remove(at) else { return };
        self.effects.push(SessionEffect::Cancel { speech: id });
        if speech.source != SpeechSource::Interviewer {
            if self.speeches.is_empty() {
                self.after_speech(&speech);
            }
            return;
        }
        self.failed_replies += 1;
        if self.failed_replies == 1 {
            self.request_another_reply();
        } else {
            self.say(if speech.closes { FixedUtterance::Closing } else { FixedUtterance::Fallback });
        }
    }

    pub(super) fn sound_ready(&mut self, id: SpeechId, sentence: usize, length_ms: Option<i64>) {
        if let Some(speech) = self.speech_mut(id) {
            speech.sound(sentence, length_ms);
        }
    }

    fn speech_mut(&mut self, id: SpeechId) -> Option<&mut InterviewerSpeech> {
        self.speeches.iter_mut().find(|speech| speech.id == id)
    }

    pub(super) fn played(&mut self, playback: PlaybackId, heard_ms: i64, ended: bool) {
        let elapsed_ms = self.clock.elapsed_ms();
        let mut all = self.speeches.iter_mut().chain(&mut self.cut_off);
        let Some(speech) = all.find(|speech| speech.playback() == Some(playback)) else { return };
        let more_ms = speech.report(heard_ms, ended, elapsed_ms);
        let (message, mut heard_from_ms) = (speech.id, None);
        if more_ms > 0 {
            // Reports arrive irregularly, but no audio is heard at the same time as the audio before it.
            let start_ms = (self.clock.now_ms() - more_ms).max(self.played_to_ms);
            let span = TimeSpan::new(start_ms, start_ms + more_ms);
            self.played_to_ms = span.end_ms;
            speech.extend_span(span);
            heard_from_ms = Some(start_ms).filter(|_| speech.is_message());
        }
        speech.count(elapsed_ms).into_iter().for_each(|span| self.meter.count_span(span));
        if let Some(start_ms) = heard_from_ms {
            self.note_heard(message, start_ms, more_ms);
        }
    }

    pub(super) fn advance_speeches(&mut self) {
        while !self.has_fallen_silent() {
            self.drop_needless_speeches();
            if self.holds_reply() {
                return;
            }
            let (elapsed_ms, now_ms, id) =
                (self.clock.elapsed_ms(), self.clock.now_ms(), self.next_playback());
            let Some(speech) = self.speeches.front_mut() else { return };
            speech.advance(id, elapsed_ms, &mut self.effects);
            if speech.playback() == Some(id) {
                self.next_playback = id.0;
            }
            // Text that is only shown has a position on the clock as well.
            if speech.has_started() && speech.playback().is_none() && speech.span().is_none() {
                speech.extend_span(TimeSpan::new(now_ms, now_ms));
            }
            let is_heard = speech.has_started() && !speech.is(&FixedUtterance::Filler);
            let is_finished = speech.is_finished(elapsed_ms, self.setup.engines.playback_ms);
            if is_heard && self.state != ShownSessionState::Speaking {
                self.begin_speaking();
            }
            if !is_finished {
                return;
            }
            if self.speeches.front().is_some_and(InterviewerSpeech::is_message) {
                self.confirm_reply();
            }
            self.draft_what_came_before();
            if let Some(speech) = self.speeches.pop_front() {
                self.draft_speech(&speech, true);
                self.remember_played(&speech);
                if self.speeches.is_empty() {
                    self.after_speech(&speech);
                } else if self.state == ShownSessionState::Speaking && self.pending_reply.is_some() {
                    // The greeting is over, and the reply may still be on its way.
                    self.state = ShownSessionState::Thinking;
                    self.thinking_since_ms = self.clock.now_ms();
                }
            }
        }
    }

    /// Drops speeches that must not start: nothing starts while the invitee is speaking, and no filler plays
    /// once the reply is ready.
    fn drop_needless_speeches(&mut self) {
        let is_waiting = self.speeches.front().is_some_and(|speech| !speech.has_started());
        let is_speaking = self.segmenter.piece().is_some() && !self.is_voice_noise;
        if is_waiting && self.state == ShownSessionState::Listening && is_speaking {
            self.cancel_speeches();
        }
        let is_filler_needless = is_waiting
            && self.speeches.front().is_some_and(|speech| speech.is(&FixedUtterance::Filler))
            && self.speeches.get(1).is_some_and(InterviewerSpeech::is_ready);
        if is_filler_needless && let Some(filler) = self.speeches.pop_front() {
            self.effects.push(SessionEffect::Cancel { speech: filler.id });
        }
    }

    /// Starts the interviewer's turn.
    fn begin_speaking(&mut self) {
        self.state = ShownSessionState::Speaking;
        if self.speeches.front().is_some_and(InterviewerSpeech::is_message) {
            self.owes_reply = false;
            self.failed_replies = 0;
        }
        self.false_alarms = 0;
        self.cut_off = None;
    }

    fn after_speech(&mut self, speech: &InterviewerSpeech) {
        if speech.closes {
            return self.end(self.reason_to_close());
        }
        if speech.is(&FixedUtterance::Filler)
            || matches!(self.state, ShownSessionState::Paused(_) | ShownSessionState::Ended(_))
        {
            return;
        }
        let now_ms = self.clock.now_ms();
        if self.state != ShownSessionState::Listening {
            self.answer_from_ms = now_ms - self.setup.turns.early_answer_ms;
        }
        // What was said before the invitee left decides what comes next.
        self.state =
            if self.is_returning() { ShownSessionState::Thinking } else { ShownSessionState::Listening };
        // A reminder does not end the invitee's silence.
        if !matches!(
            speech.source,
            SpeechSource::Caller(FixedUtterance::Prompt(_) | FixedUtterance::OfferTyping)
        ) {
            self.invitee_silence.begin(now_ms);
        }
    }

    /// Stops the current speech and all that are queued.
    pub(super) fn stop_speeches(&mut self) {
        if self.state == ShownSessionState::Speaking
            && let Some(speech) = self.speeches.front().cloned()
        {
            self.draft_speech(&speech, false);
            self.cancel_speeches();
            self.cut_off = Some(speech);
        } else {
            self.cancel_speeches();
        }
    }

    pub(super) fn cancel_speeches(&mut self) {
        let is_silent = self.end_interruption();
        for speech in std::mem::take(&mut self.speeches) {
            self.remember_played(&speech);
            let playback = speech.playback().filter(|_| !is_silent);
            self.effects.extend(playback.map(|playback| SessionEffect::Clear { playback }));
            self.effects.push(SessionEffect::Cancel { speech: speech.id });
        }
    }

    pub(super) fn repeat_question(&mut self) {
        let elapsed_ms = self.clock.elapsed_ms();
        let played_ms = self.speeches.front().map_or(0, |speech| speech.played_for_ms(elapsed_ms));
        match (self.state, self.last_question.clone()) {
            // Each repetition is sent, synthesized and recorded, so it does not start again before it was
            // heard at all.
            (ShownSessionState::Speaking, _) if played_ms < REPEAT_AFTER_MS => {}
            (ShownSessionState::Speaking, _) => {
                let is_silent = self.end_interruption();
                let Some(speech) = self.speeches.front_mut() else { return };
                let playback = speech.playback().filter(|_| !is_silent);
                speech.restart();
                self.effects.extend(playback.map(|playback| SessionEffect::Clear { playback }));
            }
            (ShownSessionState::Listening, Some(question)) if self.speeches.is_empty() => {
                self.say(FixedUtterance::Question(question))
            }
            _ => {}
        }
    }

    /// Whether the current speech ends the interview because of a limit. It cannot be interrupted.
    pub(super) fn is_closing(&self) -> bool {
        self.limit.is_some() && self.speeches.front().is_some_and(|speech| speech.closes)
    }
}
