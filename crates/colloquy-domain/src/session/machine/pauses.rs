//! Coming, going, and the end.

use super::Session;
use crate::invitation::{EndReason, SAME_SESSION};
use crate::session::effect::{FixedSpeech, PauseReason, SessionEffect, SessionState};

impl Session {
    pub(super) fn attach(&mut self) {
        // Whoever connects anew has not heard what was sent to the connection before.
        self.detach();
        if self.ending.is_some() {
            return;
        }
        self.is_attached = true;
        self.is_muted = false;
        match self.aside.take() {
            Some(aside) => self.come_back(aside),
            None => self.resume(true),
        }
        self.effects.push(SessionEffect::Ready { next_sequence: self.frames.next(), session: self.session });
    }

    pub(super) fn detach(&mut self) {
        if !std::mem::take(&mut self.is_attached) {
            return;
        }
        let is_last = self.speeches.front().is_some_and(|speech| speech.closes && speech.has_begun());
        if is_last {
            return self.end(self.reason_to_close());
        }
        if matches!(self.state, SessionState::Paused(_)) {
            return self.pause(PauseReason::Disconnected);
        }
        // Most connections are back at once, and then everything goes on as if nothing had been.
        self.aside = Some(self.state);
        self.state = SessionState::Paused(PauseReason::Disconnected);
        self.paused_at_ms = self.clock.elapsed_ms();
        self.effects.push(SessionEffect::Pause(PauseReason::Disconnected));
    }

    /// The connection is back soon. Whoever is in the middle of something goes on with it; sound that was on its way
    /// comes again from the beginning of its sentence.
    fn come_back(&mut self, aside: SessionState) {
        let is_answering = !self.answer.is_empty() || self.hearing.piece().is_some();
        let is_in_the_middle = match aside {
            SessionState::Listening => is_answering,
            SessionState::Speaking => !self.speeches.is_empty(),
            SessionState::Thinking => self.asked.is_some(),
            SessionState::Paused(_) | SessionState::Ended(_) => false,
        };
        if !is_in_the_middle {
            self.leave(aside);
            return self.resume(true);
        }
        self.state = aside;
        self.effects.push(SessionEffect::Resume { session: self.session, is_further: false });
        self.doubt = None;
        if let Some(speech) = self.speeches.front_mut() {
            speech.rewind();
        }
        self.quiet.begin(self.clock.now_ms());
    }

    /// What was under way when the connection was lost is put away.
    fn leave(&mut self, aside: SessionState) {
        self.state = aside;
        self.put_away();
        // Nobody is there to tell what of it was heard.
        self.cut_off = None;
        self.state = SessionState::Paused(PauseReason::Disconnected);
    }

    pub(super) fn mind_absence(&mut self) {
        let absent_ms = self.clock.elapsed_ms() - self.paused_at_ms;
        if absent_ms >= self.setup.silence.absence_ms
            && let Some(aside) = self.aside.take()
        {
            self.leave(aside);
        }
    }

    /// What was said so far is kept. A break that has begun goes on as it is, until the connection is gone too.
    pub(super) fn pause(&mut self, reason: PauseReason) {
        if matches!(self.state, SessionState::Paused(_)) {
            if reason == PauseReason::Disconnected {
                self.state = SessionState::Paused(reason);
            }
            return;
        }
        self.put_away();
        self.state = SessionState::Paused(reason);
        self.paused_at_ms = self.clock.elapsed_ms();
        self.effects.push(SessionEffect::Pause(reason));
    }

    /// After a break, unless the invitee goes on by answering, the last question is asked again.
    pub(super) fn resume(&mut self, asks: bool) {
        if !matches!(self.state, SessionState::Paused(_)) || !self.is_attached {
            return;
        }
        let was_new = std::mem::replace(&mut self.is_new, false);
        if !was_new {
            let paused_ms = self.clock.elapsed_ms() - self.paused_at_ms;
            let is_further = i128::from(paused_ms) > SAME_SESSION.as_millis();
            if is_further {
                self.session += 1;
                self.clock.restart();
                self.deaf_to_ms = 0;
                self.played_to_ms = 0;
                self.told_to_ms = 0;
                self.cut_off = None;
            }
            self.effects.push(SessionEffect::Resume { session: self.session, is_further });
        }
        self.hearing.deafen(self.clock.now_ms());
        let handover = self.handover.take();
        if was_new && self.last_question.is_some() && handover.is_none() {
            self.deaf_to_ms = self.clock.now_ms() + self.setup.turns.pre_roll_ms;
        }
        self.heed_from_ms = 0;
        self.quiet.begin(self.clock.now_ms());
        self.state = if asks { SessionState::Thinking } else { SessionState::Listening };
        self.reach_limits(self.responses_with_drafts());
        match self.last_question.clone() {
            _ if !asks => {}
            _ if self.limit.is_some() => self.say(FixedSpeech::Closing),
            question => match (handover, question) {
                (Some(handover), _) => self.take_up(handover),
                (None, None) => self.say(FixedSpeech::Opening),
                (None, Some(question)) => {
                    self.say(FixedSpeech::WelcomeBack);
                    self.say(FixedSpeech::Question(question));
                }
            },
        }
    }

    pub(super) fn end_for_invitee(&mut self) {
        let is_last = self.speeches.front().is_some_and(|speech| speech.closes && speech.has_begun());
        let is_due = self.limit.is_some() || is_last;
        self.end(if is_due { self.reason_to_close() } else { EndReason::InviteeEnded });
    }

    pub(super) fn reason_to_close(&self) -> EndReason {
        self.limit.map_or(EndReason::Finished, |limit| limit.reason)
    }

    /// Nothing new is taken any more; what was said still gets its words.
    pub(super) fn end(&mut self, reason: EndReason) {
        self.put_away();
        self.state = SessionState::Thinking;
        self.ending = Some(reason);
    }

    pub(super) fn finish_ending(&mut self) {
        if let Some(reason) = self.ending
            && self.drafts.is_empty()
        {
            self.state = SessionState::Ended(reason);
        }
    }

    /// Makes drafts of all that was said, in its order.
    pub(super) fn put_away(&mut self) {
        let is_beside = self.state == SessionState::Speaking;
        if let Some(asked) = self.asked.take() {
            self.draft_answer(asked.answer, false);
        }
        self.close_piece();
        self.draft_what_came_before();
        self.stop_speeches();
        let answer = std::mem::take(&mut self.answer);
        self.draft_answer(answer, is_beside);
        self.hearing.deafen(self.clock.now_ms());
    }
}
