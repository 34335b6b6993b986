//! Handing the interview over to another process, and continuing what another process handed over.

use super::Session;
use crate::message::Role;
use crate::session::answer::InviteeAnswer;
use crate::session::effect::{FixedSpeech, PauseReason, SessionEffect, SessionState};
use crate::session::handover::Handover;
use crate::session::input::SpeechId;
use crate::session::speech::InterviewerSpeech;

/// How far this process has come in handing the interview over.
#[derive(Clone, Debug, Default)]
pub(super) enum HandoverProgress {
    #[default]
    None,
    /// It waits for a pause, at most until this moment of the caller's time.
    Waiting {
        until_ms: i64,
        heard: Option<(SpeechId, usize)>,
    },
    /// It takes nothing more, and waits for the words of what was said.
    LeftOff {
        asks_again: bool,
        rest: Option<String>,
    },
    Done,
}

impl Session {
    /// Hands the interview over at the next pause, or soon.
    pub(super) fn depart(&mut self) {
        if matches!(self.departure, HandoverProgress::None) {
            let until_ms = self.clock.elapsed_ms() + self.setup.engines.handover_ms;
            self.departure = HandoverProgress::Waiting { until_ms, heard: self.heard_so_far() };
        }
    }

    pub(super) fn has_left_off(&self) -> bool {
        matches!(self.departure, HandoverProgress::LeftOff { .. } | HandoverProgress::Done)
    }

    pub(super) fn mind_departure(&mut self) {
        let HandoverProgress::Waiting { until_ms, heard } = self.departure else { return };
        if self.ending.is_some() {
            return;
        }
        let is_due = self.clock.elapsed_ms() >= until_ms;
        if is_due || self.is_at_pause(heard) {
            self.leave_off();
        }
    }

    /// Whether nobody is in the middle of a sentence.
    fn is_at_pause(&self, heard: Option<(SpeechId, usize)>) -> bool {
        let is_silent = self.hearing.piece().is_none();
        match self.aside.unwrap_or(self.state) {
            SessionState::Paused(_) | SessionState::Ended(_) => true,
            SessionState::Listening | SessionState::Thinking => self.aside.is_some() || is_silent,
            SessionState::Speaking => self.aside.is_some() || (is_silent && self.heard_so_far() != heard),
        }
    }

    /// What is being said, and how many of its sentences have been heard to their end.
    fn heard_so_far(&self) -> Option<(SpeechId, usize)> {
        self.speeches.front().map(|speech| (speech.id, speech.sentences_heard()))
    }

    /// Takes nothing more. What was said becomes messages as soon as its words are known.
    fn leave_off(&mut self) {
        if let Some(aside) = self.aside.take() {
            self.state = aside;
        }
        let closes = self.speeches.front().is_some_and(|speech| speech.closes && speech.has_begun());
        if closes {
            return self.end(self.reason_to_close());
        }
        let is_paused = matches!(self.state, SessionState::Paused(_));
        let repeats = |speech: &InterviewerSpeech| speech.is_repetition();
        let asks_again = is_paused || self.speeches.iter().any(repeats);
        let mut rest = None;
        if self.state == SessionState::Speaking
            && let Some(speech) = self.speeches.front().cloned()
            && speech.is_message()
        {
            self.draft_whole_sentences(&speech);
            rest = Some(speech.rest_text()).filter(|rest| !rest.is_empty());
            self.cancel_speeches();
        }
        if !is_paused {
            self.put_away();
        }
        self.cut_off = None;
        self.state = SessionState::Paused(PauseReason::Disconnected);
        // Nobody is told: a page that believes in a pause stops recording, and what is said now is sent to the next
        // process.
        self.told = self.state;
        self.departure = HandoverProgress::LeftOff { asks_again, rest };
    }

    pub(super) fn finish_departure(&mut self) {
        if !self.drafts.is_empty() {
            return;
        }
        let HandoverProgress::LeftOff { asks_again, rest } = &mut self.departure else { return };
        let last = self.conversation.last().map(|turn| turn.role);
        let handover = match (*asks_again, rest.take(), last) {
            (true, _, _) | (false, None, None) => None,
            (false, Some(rest), _) => Some(Handover::Speak(rest)),
            (false, None, Some(Role::User)) => Some(Handover::Reply),
            (false, None, Some(Role::Assistant)) => Some(Handover::Listen),
        };
        // What was never taken up is passed on.
        let handover = self.handover.take().or(handover);
        self.departure = HandoverProgress::Done;
        self.effects.push(SessionEffect::HandOver { handover, next_sequence: self.frames.next() });
    }

    /// Continues where the process before stopped.
    pub(super) fn take_up(&mut self, handover: Handover) {
        match handover {
            Handover::Listen => self.state = SessionState::Listening,
            Handover::Reply => {
                self.owes_reply = true;
                self.thinking_since_ms = self.clock.now_ms();
                self.ask(InviteeAnswer::default());
            }
            Handover::Speak(rest) => {
                let is_question = |role| role == Role::Assistant;
                let begun = self.conversation.last().filter(|turn| is_question(turn.role));
                let whole = begun.map(|turn| format!("{} {rest}", turn.text));
                self.last_question = Some(whole.unwrap_or_else(|| rest.clone()));
                self.say(FixedSpeech::Rest(rest));
            }
        }
    }
}
