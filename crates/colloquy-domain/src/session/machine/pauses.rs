//! Connecting, disconnecting, pauses, and the end of the interview.

use super::SessionMachine;
use super::own_voice::RecentlyPlayed;
use crate::invitation::{EndReason, SAME_SESSION};
use crate::session::effect::{FixedUtterance, PauseReason, SessionEffect, ShownSessionState};

impl SessionMachine {
    pub(super) fn attach(&mut self) {
        // A new connection has not received what was sent to the previous one.
        self.detach();
        if self.ending.is_some() {
            return;
        }
        self.is_attached = true;
        self.is_muted = false;
        match self.suspended.take() {
            Some(suspended) => {
                self.reconnect(suspended);
                self.expect_resends(suspended == ShownSessionState::Speaking);
            }
            None => {
                self.resume(true);
                self.expect_resends(false);
            }
        }
        self.effects.push(SessionEffect::Ready { next_sequence: self.frames.next(), session: self.session });
    }

    pub(super) fn detach(&mut self) {
        if !std::mem::take(&mut self.is_attached) {
            return;
        }
        let is_last = self.speeches.front().is_some_and(|speech| speech.closes && speech.has_started());
        if is_last {
            return self.end(self.reason_to_close());
        }
        if matches!(self.state, ShownSessionState::Paused(_)) {
            return self.pause(PauseReason::Disconnected);
        }
        // Most connections are back soon, and then the session continues as if nothing had happened.
        self.suspended = Some(self.state);
        self.state = ShownSessionState::Paused(PauseReason::Disconnected);
        self.paused_at_ms = self.clock.elapsed_ms();
        self.effects.push(SessionEffect::Pause(PauseReason::Disconnected));
    }

    /// Continues after a short loss of the connection, in the middle of an answer, a speech or a reply. Audio
    /// that was on its way is sent again from the beginning of its sentence.
    fn reconnect(&mut self, suspended: ShownSessionState) {
        let is_answering = !self.answer.is_empty() || self.segmenter.piece().is_some();
        let is_in_the_middle = match suspended {
            ShownSessionState::Listening => is_answering,
            ShownSessionState::Speaking => !self.speeches.is_empty(),
            ShownSessionState::Thinking => self.pending_reply.is_some(),
            ShownSessionState::Paused(_) | ShownSessionState::Ended(_) => false,
        };
        if !is_in_the_middle {
            self.put_aside(suspended);
            return self.resume(true);
        }
        self.state = suspended;
        self.effects.push(SessionEffect::Resume { session: self.session, is_further: false });
        self.end_interruption();
        if let Some(speech) = self.speeches.front_mut() {
            speech.rewind();
        }
        self.invitee_silence.begin(self.clock.now_ms());
    }

    /// Drafts what was in progress when the connection was lost.
    fn put_aside(&mut self, suspended: ShownSessionState) {
        self.state = suspended;
        self.draft_everything();
        // No page is connected that could report how much of it was heard.
        self.cut_off = None;
        self.state = ShownSessionState::Paused(PauseReason::Disconnected);
    }

    pub(super) fn check_absence(&mut self) {
        let absent_ms = self.clock.elapsed_ms() - self.paused_at_ms;
        if absent_ms >= self.setup.silence.absence_ms
            && let Some(suspended) = self.suspended.take()
        {
            self.put_aside(suspended);
        }
    }

    /// Pauses the session and keeps what was said so far. An earlier pause keeps its reason, unless the
    /// connection is lost too.
    pub(super) fn pause(&mut self, reason: PauseReason) {
        if matches!(self.state, ShownSessionState::Paused(_)) {
            if reason == PauseReason::Disconnected {
                self.state = ShownSessionState::Paused(reason);
            }
            return;
        }
        self.draft_everything();
        self.state = ShownSessionState::Paused(reason);
        self.paused_at_ms = self.clock.elapsed_ms();
        self.effects.push(SessionEffect::Pause(reason));
    }

    /// Resumes after a pause. Asks the last question again, unless it was answered or the
    /// invitee continues by answering.
    pub(super) fn resume(&mut self, asks: bool) {
        if !matches!(self.state, ShownSessionState::Paused(_)) || !self.is_attached {
            return;
        }
        let was_new = std::mem::replace(&mut self.is_new, false);
        if !was_new {
            let paused_ms = self.clock.elapsed_ms() - self.paused_at_ms;
            let is_further = i128::from(paused_ms) > SAME_SESSION.as_millis();
            if is_further {
                self.session += 1;
                self.clock.restart();
                self.ignored_before_ms = 0;
                self.played_to_ms = 0;
                self.transcript_end_ms = 0;
                self.cut_off = None;
                self.recently_played = RecentlyPlayed::default();
            }
            self.effects.push(SessionEffect::Resume { session: self.session, is_further });
        }
        self.segmenter.discard_before(self.clock.now_ms());
        let handover = self.handover.take();
        if was_new && self.last_question.is_some() && handover.is_none() {
            self.ignored_before_ms = self.clock.now_ms() + self.setup.turns.pre_roll_ms;
        }
        self.answer_from_ms = 0;
        self.invitee_silence.begin(self.clock.now_ms());
        self.state = if asks { ShownSessionState::Thinking } else { ShownSessionState::Listening };
        self.reach_limits(self.responses_with_drafts());
        match self.last_question.clone() {
            _ if !asks => {}
            _ if self.limit.is_some() => self.say(FixedUtterance::Closing),
            question => match (handover, question) {
                (Some(handover), _) => self.continue_handover(handover),
                (None, None) => self.say(FixedUtterance::Opening),
                (None, Some(_)) => self.welcome_back(),
            },
        }
    }

    pub(super) fn end_for_invitee(&mut self) {
        let is_last = self.speeches.front().is_some_and(|speech| speech.closes && speech.has_started());
        let is_due = self.limit.is_some() || is_last;
        self.end(if is_due { self.reason_to_close() } else { EndReason::InviteeEnded });
    }

    pub(super) fn reason_to_close(&self) -> EndReason {
        self.limit.map_or(EndReason::Finished, |limit| limit.reason)
    }

    /// Ends the interview: nothing new is accepted, but what was said still gets its words.
    pub(super) fn end(&mut self, reason: EndReason) {
        self.draft_everything();
        self.state = ShownSessionState::Thinking;
        self.ending = Some(reason);
    }

    pub(super) fn finish_ending(&mut self) {
        if let Some(reason) = self.ending
            && self.drafts.is_empty()
        {
            self.state = ShownSessionState::Ended(reason);
        }
    }

    /// Drafts everything that was said, in order.
    pub(super) fn draft_everything(&mut self) {
        let is_beside = self.state == ShownSessionState::Speaking;
        self.returning = None;
        self.confirm_reply();
        self.close_piece();
        self.draft_what_came_before();
        self.stop_speeches();
        let answer = std::mem::take(&mut self.answer);
        self.draft_answer(answer, is_beside);
        self.segmenter.discard_before(self.clock.now_ms());
    }
}
