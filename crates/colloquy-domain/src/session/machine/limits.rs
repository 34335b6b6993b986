//! What happens because time passes: reactions to silence, limits, and timeouts of engines.

use super::SessionMachine;
use crate::invitation::EndReason;
use crate::session::effect::{FixedUtterance, PauseReason, ShownSessionState};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default)]
enum SilenceReminder {
    #[default]
    None,
    Prompted,
    OfferedTyping,
}

/// How long the invitee has been silent, and what has been done about it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct InviteeSilence {
    since_ms: i64,
    nudge: SilenceReminder,
}

impl InviteeSilence {
    pub(super) fn begin(&mut self, now_ms: i64) {
        *self = InviteeSilence { since_ms: now_ms, nudge: SilenceReminder::None };
    }
}

/// A limit that was reached.
#[derive(Clone, Copy, Debug)]
pub(super) struct ReachedLimit {
    pub(super) reason: EndReason,
    stop_at_ms: i64,
}

impl SessionMachine {
    pub(super) fn check_silence(&mut self) {
        if self.state != ShownSessionState::Listening || self.is_answering() || !self.speeches.is_empty() {
            return;
        }
        let policy = self.setup.silence;
        let quiet_ms = self.clock.now_ms() - self.invitee_silence.since_ms;
        if quiet_ms >= policy.pause_ms {
            self.pause(PauseReason::LongSilence);
        } else if quiet_ms >= policy.offer_typing_ms
            && self.invitee_silence.nudge < SilenceReminder::OfferedTyping
        {
            self.invitee_silence.nudge = SilenceReminder::OfferedTyping;
            self.offer_typing();
        } else if quiet_ms >= policy.prompt_ms && self.invitee_silence.nudge < SilenceReminder::Prompted {
            self.invitee_silence.nudge = SilenceReminder::Prompted;
            self.say(FixedUtterance::Prompt(self.last_question.clone().unwrap_or_default()));
        }
    }

    /// Records the first limit that is reached, with this number of answers.
    pub(super) fn reach_limits(&mut self, responses: i64) {
        if self.limit.is_some() {
            return;
        }
        let is_reached = |max: Option<i64>, present| max.is_some_and(|max| present >= max);
        let reason = if is_reached(self.setup.max_active_ms, self.meter.total_ms()) {
            EndReason::MaxMinutes
        } else if is_reached(self.setup.max_responses, responses) {
            EndReason::MaxResponses
        } else {
            return;
        };
        let stop_at_ms = self.clock.now_ms() + self.setup.silence.hard_stop_ms;
        self.limit = Some(ReachedLimit { reason, stop_at_ms });
        self.meter.close();
    }

    /// Forgets that the last answer allowed was given, because it is being continued.
    pub(super) fn take_back_limit(&mut self) {
        let is_by_answers = self.limit.is_some_and(|limit| limit.reason == EndReason::MaxResponses);
        let responses = self.responses_with_drafts();
        if is_by_answers && self.setup.max_responses.is_some_and(|max| responses < max) {
            self.limit = None;
            self.meter.reopen();
        }
    }

    pub(super) fn check_limits(&mut self) {
        if self.ending.is_some() {
            return;
        }
        self.reach_limits(self.responses_with_drafts());
        let Some(limit) = self.limit else { return };
        let is_over = self.clock.now_ms() >= limit.stop_at_ms;
        if is_over || (matches!(self.state, ShownSessionState::Paused(_)) && !self.is_new) {
            return self.end(limit.reason);
        }
        let closes = self.speeches.iter().any(|speech| speech.closes);
        let is_reply_due =
            self.pending_reply.as_ref().is_some_and(|pending_reply| pending_reply.reply.is_some());
        match self.state {
            ShownSessionState::Listening if !self.is_answering() && !closes => {
                self.cancel_speeches();
                self.state = ShownSessionState::Thinking;
                self.say(FixedUtterance::Closing);
            }
            // The reply was requested as a further question, but the limit calls for closing words.
            ShownSessionState::Thinking if is_reply_due && !closes => self.request_another_reply(),
            _ => {}
        }
    }

    pub(super) fn give_up_overdue(&mut self) {
        let elapsed_ms = self.clock.elapsed_ms();
        let drafted = self.drafts.iter_mut().filter_map(|draft| draft.answer_mut()).map(|answer| &*answer);
        let pending_reply = self.pending_reply.iter().map(|pending_reply| &pending_reply.answer);
        let all = drafted.chain(pending_reply).chain([&self.answer]);
        let segments: Vec<_> = all.flat_map(|answer| answer.overdue(elapsed_ms)).collect();
        for segment in segments {
            self.recognized(segment, None);
        }
        let given_up =
            self.speeches.iter_mut().filter_map(|speech| speech.give_up(elapsed_ms).then_some(speech.id));
        let speeches: Vec<_> = given_up.collect();
        for speech in speeches {
            self.fail_speech(speech);
        }
    }
}
