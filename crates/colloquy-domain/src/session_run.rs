//! A session_run: what has to be known of an interview that is being taken, so that it can be gone on with after a crash
//! and by any server.

use std::ops::Deref;

use jiff::Timestamp;
use serde_json::Value;
use uuid::Uuid;

use crate::ids::{InvitationId, OrganizationId};
use crate::invitation::InvitationFacts;
use crate::media::MediaName;
use crate::message::Message;
use crate::ports::ConversationTurn;
use crate::recording::RecordingPart;
use crate::revision::{Revision, TransitionOutcome};
use crate::session::{Handover, SessionPast};

/// What the invitee agreed to, and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Consent {
    pub version: String,
    pub at: Timestamp,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRunFacts {
    /// There is one session run for an invitation, however many sessions it has.
    pub invitation_id: InvitationId,
    pub organization_id: OrganizationId,
    pub consent: Consent,
    /// Who conducts it now. The newest one does, and all others find out when they save.
    pub lease_holder: Option<Uuid>,
    /// The session that was begun last, from 1; 0 before the first.
    pub session: i32,
    /// How far that session's clock has come.
    pub clock_ms: i64,
    /// The invitee's next frame in that session.
    pub next_sequence: i64,
    /// When it was last held.
    pub seen_at: Timestamp,
    /// What each session was conducted by, in the order in which it was.
    pub engine_history: Vec<Value>,
    /// Until when the audio accepted so far lasts, played from its arrival on. Audio that is further ahead of the
    /// clock than a page can have buffered is refused, whatever the connection, the process or the node.
    pub audio_until: Option<Timestamp>,
    /// How the session continues, if its last holder handed it over.
    pub handover: Option<Handover>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRun {
    facts: SessionRunFacts,
    revision: Revision,
}

impl Deref for SessionRun {
    type Target = SessionRunFacts;

    fn deref(&self) -> &SessionRunFacts {
        &self.facts
    }
}

impl SessionRun {
    /// The invitee has agreed, and nothing has begun yet.
    pub fn consented(whose: (OrganizationId, InvitationId), consent: Consent) -> Self {
        let facts = SessionRunFacts {
            invitation_id: whose.1,
            organization_id: whose.0,
            lease_holder: None,
            session: 0,
            clock_ms: 0,
            next_sequence: 0,
            seen_at: consent.at,
            engine_history: Vec::new(),
            audio_until: None,
            handover: None,
            consent,
        };
        SessionRun { facts, revision: Revision::FIRST }
    }

    pub fn from_stored(facts: SessionRunFacts, revision: Revision) -> Self {
        SessionRun { facts, revision }
    }

    pub fn revision(&self) -> Revision {
        self.revision
    }

    /// As it is once it is saved, so that its holder can save it again without reading it.
    pub fn saved(mut self) -> Self {
        self.revision = self.revision.next();
        self
    }

    /// The invitee has agreed again, as when a reopened interview starts.
    pub fn renew_consent(&mut self, consent: Consent) {
        self.facts.consent = consent;
    }

    /// Makes this the holder, and answers from whom it was taken.
    pub fn take(&mut self, holder: Uuid, now: Timestamp) -> Option<Uuid> {
        let before = self.facts.lease_holder.replace(holder);
        self.seen(now);
        before.filter(|before| *before != holder)
    }

    /// What was recorded of it, from the beginning on.
    pub fn recorded(&self) -> Vec<RecordingPart> {
        let names = self.engine_history.iter().filter_map(|engines| engines["recording"].as_str());
        let parts = names.filter_map(|name| RecordingPart::named(&MediaName::parse(name)?));
        let mut parts: Vec<RecordingPart> = parts.collect();
        parts.sort_by_key(|part| (part.session, part.from_ms));
        // One that changed in between, such as by its voice, is there twice.
        parts.dedup();
        parts
    }

    /// Which part has what began there on the session's clock.
    pub fn recorded_at(&self, session: i32, offset_ms: i64) -> Option<RecordingPart> {
        self.recorded().into_iter().rfind(|part| part.session == session && part.from_ms <= offset_ms)
    }

    pub fn is_held_by(&self, holder: Uuid) -> bool {
        self.lease_holder == Some(holder)
    }

    /// Nobody holds it any more, unless somebody else does by now.
    pub fn release(&mut self, holder: Uuid, now: Timestamp) -> TransitionOutcome {
        if !self.is_held_by(holder) {
            return TransitionOutcome::Nothing;
        }
        self.facts.lease_holder = None;
        self.seen(now);
        TransitionOutcome::Made
    }

    /// Its holder is there. Clocks of machines differ a little, which takes nothing back.
    pub fn seen(&mut self, now: Timestamp) {
        self.facts.seen_at = self.facts.seen_at.max(now);
    }

    /// A session begins, the first or a further one, or goes on under another conductor.
    pub fn begin_session(&mut self, session: i32, engines: Value) {
        let is_new = session != self.session;
        if is_new {
            self.facts.session = session;
            self.facts.clock_ms = 0;
            self.facts.next_sequence = 0;
            self.facts.handover = None;
        }
        if is_new || self.engine_history.last() != Some(&engines) {
            self.facts.engine_history.push(engines);
        }
    }

    /// More is known of what conducts it now.
    pub fn update_engines(&mut self, engines: &Value) {
        if let Some(last) = self.facts.engine_history.last_mut()
            && last != engines
        {
            last.clone_from(engines);
        }
    }

    /// The session has come so far; it never goes back.
    pub fn reach(&mut self, clock_ms: i64, next_sequence: i64) {
        self.facts.clock_ms = self.clock_ms.max(clock_ms);
        self.facts.next_sequence = self.next_sequence.max(next_sequence);
    }

    /// The audio accepted so far lasts until then; it never gets less.
    pub fn accept_audio(&mut self, until: Timestamp) {
        self.facts.audio_until = self.audio_until.max(Some(until));
    }

    /// Nobody holds it any more, and the next holder continues the session with this frame.
    pub fn hand_over(
        &mut self,
        handover: Option<Handover>,
        clock_ms: i64,
        next_sequence: i64,
        now: Timestamp,
    ) {
        self.reach(clock_ms, next_sequence);
        self.facts.handover = handover;
        self.facts.lease_holder = None;
        self.seen(now);
    }

    /// How the session continues. It is told once.
    pub fn take_handover(&mut self) -> Option<Handover> {
        self.facts.handover.take()
    }

    /// What a session needs to go on. A message may be later than what was last told of the clock.
    pub fn past(&self, invitation: &InvitationFacts, messages: &[Message]) -> SessionPast {
        let of_session = messages.iter().filter(|message| message.session == self.session);
        let told_ms = of_session.map(|message| message.offset_ms + message.duration_ms).max();
        let turn = |message: &Message| ConversationTurn { role: message.role, text: message.content.clone() };
        SessionPast {
            session: self.session,
            clock_ms: self.clock_ms.max(told_ms.unwrap_or(0)),
            next_sequence: u32::try_from(self.next_sequence).unwrap_or(u32::MAX),
            active_ms: invitation.active_ms,
            responses: invitation.responses_count,
            conversation: messages.iter().map(turn).collect(),
            idle_ms: 0,
            handover: None,
        }
    }

    /// How long ago this interview was last stored, while it is in progress.
    pub fn idle_ms(&self, messages: &[Message], now: Timestamp) -> i64 {
        let told_at = messages.iter().map(|message| message.created_at).max();
        let stored_at = told_at.map_or(self.seen_at, |at| at.max(self.seen_at));
        now.duration_since(stored_at).as_millis().try_into().unwrap_or(0).max(0)
    }
}

/// The place of the next message in a transcript.
pub fn next_index(messages: &[Message]) -> i32 {
    messages.iter().map(|message| message.index + 1).max().unwrap_or(0)
}

#[cfg(test)]
mod tests;
