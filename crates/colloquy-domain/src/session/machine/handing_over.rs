//! Hands the interview over to another process, and continues what another process handed over.

use super::SessionMachine;
use crate::message::Role;
use crate::session::answer::InviteeAnswer;
use crate::session::effect::{FixedUtterance, PauseReason, SessionEffect, ShownSessionState};
use crate::session::handover::FirstActionAfterTakeover;
use crate::session::input::SpeechId;
use crate::session::speech::InterviewerSpeech;

/// How far this process is in handing the interview over.
#[derive(Clone, Debug, Default)]
pub(super) enum HandoverProgress {
    #[default]
    None,
    /// Waiting for a pause, at most until this moment of the caller's time.
    Waiting {
        until_ms: i64,
        heard: Option<(SpeechId, usize)>,
    },
    /// Accepting nothing more, and waiting for the words of what was said.
    Stopped {
        asks_again: bool,
        rest: Option<String>,
    },
    Done,
}

impl SessionMachine {
    /// Starts the handover, which takes place at the next pause or after a time limit.
    pub(super) fn begin_handover(&mut self) {
        if matches!(self.handover_progress, HandoverProgress::None) {
            let until_ms = self.clock.elapsed_ms() + self.setup.engines.handover_ms;
            self.handover_progress = HandoverProgress::Waiting { until_ms, heard: self.heard_so_far() };
        }
    }

    pub(super) fn has_stopped_input(&self) -> bool {
        matches!(self.handover_progress, HandoverProgress::Stopped { .. } | HandoverProgress::Done)
    }

    pub(super) fn check_handover(&mut self) {
        let HandoverProgress::Waiting { until_ms, heard } = self.handover_progress else { return };
        if self.ending.is_some() {
            return;
        }
        let is_due = self.clock.elapsed_ms() >= until_ms;
        if is_due || self.is_at_pause(heard) {
            self.stop_input();
        }
    }

    /// Whether neither side is in the middle of a sentence.
    fn is_at_pause(&self, heard: Option<(SpeechId, usize)>) -> bool {
        let is_silent = self.segmenter.piece().is_none();
        match self.suspended.unwrap_or(self.state) {
            ShownSessionState::Paused(_) | ShownSessionState::Ended(_) => true,
            ShownSessionState::Listening | ShownSessionState::Thinking => {
                self.suspended.is_some() || is_silent
            }
            ShownSessionState::Speaking => {
                self.suspended.is_some() || (is_silent && self.heard_so_far() != heard)
            }
        }
    }

    /// Returns what is being said, and how many of its sentences have been heard to their end.
    fn heard_so_far(&self) -> Option<(SpeechId, usize)> {
        self.speeches.front().map(|speech| (speech.id, speech.sentences_heard()))
    }

    /// Stops accepting input. What was said becomes messages as soon as its words are known.
    fn stop_input(&mut self) {
        if let Some(suspended) = self.suspended.take() {
            self.state = suspended;
        }
        let closes = self.speeches.front().is_some_and(|speech| speech.closes && speech.has_started());
        if closes {
            return self.end(self.reason_to_close());
        }
        let is_paused = matches!(self.state, ShownSessionState::Paused(_));
        let repeats = |speech: &InterviewerSpeech| speech.is_repetition();
        let asks_again = is_paused || self.speeches.iter().any(repeats);
        let mut rest = None;
        if self.state == ShownSessionState::Speaking
            && let Some(speech) = self.speeches.front().cloned()
            && speech.is_message()
        {
            self.confirm_reply();
            self.draft_whole_sentences(&speech);
            rest = Some(speech.rest_text()).filter(|rest| !rest.is_empty());
            self.cancel_speeches();
        }
        if !is_paused {
            self.draft_everything();
        }
        self.cut_off = None;
        self.state = ShownSessionState::Paused(PauseReason::Disconnected);
        // The page gets no report: one that knows of a pause stops recording, but what is said now goes to
        // the next process.
        self.reported_state = self.state;
        self.handover_progress = HandoverProgress::Stopped { asks_again, rest };
    }

    pub(super) fn finish_handover(&mut self) {
        if !self.drafts.is_empty() {
            return;
        }
        let HandoverProgress::Stopped { asks_again, rest } = &mut self.handover_progress else { return };
        let last = self.conversation.last().map(|turn| turn.role);
        let handover = match (*asks_again, rest.take(), last) {
            (true, _, _) | (false, None, None) => None,
            (false, Some(rest), _) => Some(FirstActionAfterTakeover::Speak(rest)),
            (false, None, Some(Role::User)) => Some(FirstActionAfterTakeover::Reply),
            (false, None, Some(Role::Assistant)) => Some(FirstActionAfterTakeover::Listen),
        };
        // A handover that was never continued is passed on.
        let handover = self.handover.take().or(handover);
        self.handover_progress = HandoverProgress::Done;
        self.effects.push(SessionEffect::HandOver { handover, next_sequence: self.frames.next() });
    }

    /// Continues where the process before stopped.
    pub(super) fn continue_handover(&mut self, handover: FirstActionAfterTakeover) {
        match handover {
            FirstActionAfterTakeover::Listen => self.state = ShownSessionState::Listening,
            FirstActionAfterTakeover::Reply => {
                self.owes_reply = true;
                self.thinking_since_ms = self.clock.now_ms();
                self.request_reply(InviteeAnswer::default());
            }
            FirstActionAfterTakeover::Speak(rest) => {
                let is_question = |role| role == Role::Assistant;
                let heard = self.conversation.last().filter(|turn| is_question(turn.role));
                let whole = heard.map(|turn| format!("{} {rest}", turn.text));
                self.last_question = Some(whole.unwrap_or_else(|| rest.clone()));
                self.say(FixedUtterance::Rest(rest));
            }
        }
    }
}
