//! A session run: what must be stored of an interview in progress, so that any node can resume it, even after
//! a crash.

use jiff::Timestamp;
use uuid::Uuid;

use crate::engine_history::{EngineHistory, EngineRecord};
use crate::ids::{InvitationId, OrganizationId};
use crate::invitation::InvitationFacts;
use crate::message::Message;
use crate::ports::ConversationTurn;
use crate::recording::RecordingPart;
use crate::revision::{TransitionOutcome, Versioned};
use crate::session::{FirstActionAfterTakeover, SessionStartState};

/// What the invitee consented to, and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Consent {
    pub version: String,
    pub at: Timestamp,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRunFacts {
    /// The invitation, which has one session run for all of its sessions.
    pub invitation_id: InvitationId,
    pub organization_id: OrganizationId,
    pub consent: Consent,
    /// The holder that runs it now. The newest holder wins; earlier ones find out when they save.
    pub lease_holder: Option<Uuid>,
    /// The number of the latest session, from 1; 0 before the first.
    pub session: i32,
    /// How far the clock of that session has advanced.
    pub clock_ms: i64,
    /// The next frame expected in that session.
    pub next_sequence: i64,
    /// When its holder was last known to be active.
    pub seen_at: Timestamp,
    pub engine_history: EngineHistory,
    /// The end of the audio accepted so far, as if played from its arrival on. Audio that is further ahead of
    /// the clock than a page can have buffered is refused, across connections, processes and nodes.
    pub audio_until: Option<Timestamp>,
    /// How the session continues, if its last holder handed it over.
    pub handover: Option<FirstActionAfterTakeover>,
}

pub type SessionRun = Versioned<SessionRunFacts>;

impl SessionRun {
    /// Creates a session run when the invitee has consented and no session has started.
    pub fn consented(ids: (OrganizationId, InvitationId), consent: Consent) -> Self {
        let facts = SessionRunFacts {
            invitation_id: ids.1,
            organization_id: ids.0,
            lease_holder: None,
            session: 0,
            clock_ms: 0,
            next_sequence: 0,
            seen_at: consent.at,
            engine_history: EngineHistory::default(),
            audio_until: None,
            handover: None,
            consent,
        };
        Versioned::new_unsaved(facts)
    }

    /// Replaces the consent, for example when a reopened interview starts.
    pub fn renew_consent(&mut self, consent: Consent) {
        self.facts.consent = consent;
    }

    /// Makes this process the holder, and returns the other holder that it replaced.
    pub fn take(&mut self, holder: Uuid, now: Timestamp) -> Option<Uuid> {
        let before = self.facts.lease_holder.replace(holder);
        self.seen(now);
        before.filter(|before| *before != holder)
    }

    /// Returns the recorded parts in order. Those of another invitation are left out: the row may come from an import.
    pub fn recorded(&self) -> Vec<RecordingPart> {
        let records = self.engine_history.records().iter();
        let own = records.filter_map(|record| record.recording);
        let mut parts: Vec<RecordingPart> =
            own.filter(|part| part.invitation == self.invitation_id).collect();
        parts.sort_by_key(|part| (part.session, part.from_ms));
        // A part whose engines changed while it was recorded, such as its voice, occurs twice.
        parts.dedup();
        parts
    }

    /// Returns the part that contains audio beginning at this time on the session's clock.
    pub fn recorded_at(&self, session: i32, offset_ms: i64) -> Option<RecordingPart> {
        self.recorded().into_iter().rfind(|part| part.session == session && part.from_ms <= offset_ms)
    }

    /// Removes the references to recordings that are removed.
    pub fn remove_recordings(&mut self) -> TransitionOutcome {
        TransitionOutcome::of(self.facts.engine_history.remove_recordings())
    }

    pub fn is_held_by(&self, holder: Uuid) -> bool {
        self.lease_holder == Some(holder)
    }

    /// Releases the lease, unless another holder has taken it.
    pub fn release(&mut self, holder: Uuid, now: Timestamp) -> TransitionOutcome {
        if !self.is_held_by(holder) {
            return TransitionOutcome::Unchanged;
        }
        self.facts.lease_holder = None;
        self.seen(now);
        TransitionOutcome::Changed
    }

    /// Records that the holder is active. Clocks of machines differ slightly, so the time never goes
    /// backwards.
    pub fn seen(&mut self, now: Timestamp) {
        self.facts.seen_at = self.facts.seen_at.max(now);
    }

    /// Begins a session, or continues one under another holder or with other engines.
    pub fn begin_session(&mut self, session: i32, engines: EngineRecord) {
        let is_new = session != self.session;
        if is_new {
            self.facts.session = session;
            self.facts.clock_ms = 0;
            self.facts.next_sequence = 0;
            self.facts.handover = None;
        }
        self.facts.engine_history.begin(engines, is_new);
    }

    /// Updates what is known about the engines that serve it now.
    pub fn update_engines(&mut self, engines: &EngineRecord) {
        self.facts.engine_history.update_latest(engines);
    }

    /// Advances the session; it never goes backwards.
    pub fn reach(&mut self, clock_ms: i64, next_sequence: i64) {
        self.facts.clock_ms = self.clock_ms.max(clock_ms);
        self.facts.next_sequence = self.next_sequence.max(next_sequence);
    }

    /// Extends the end of the accepted audio; it is never reduced.
    pub fn accept_audio(&mut self, until: Timestamp) {
        self.facts.audio_until = self.audio_until.max(Some(until));
    }

    /// Releases the lease, so that the next holder continues the session with this frame.
    pub fn hand_over(
        &mut self,
        handover: Option<FirstActionAfterTakeover>,
        clock_ms: i64,
        next_sequence: i64,
        now: Timestamp,
    ) {
        self.reach(clock_ms, next_sequence);
        self.facts.handover = handover;
        self.facts.lease_holder = None;
        self.seen(now);
    }

    /// Takes the handover, which is used only once.
    pub fn take_handover(&mut self) -> Option<FirstActionAfterTakeover> {
        self.facts.handover.take()
    }

    /// Returns what a session needs to continue. A message may end after the last stored time of the clock.
    pub fn past(&self, invitation: &InvitationFacts, messages: &[Message]) -> SessionStartState {
        let of_session = messages.iter().filter(|message| message.session == self.session);
        let last_end_ms = of_session.map(|message| message.offset_ms + message.duration_ms).max();
        let turn = |message: &Message| ConversationTurn { role: message.role, text: message.content.clone() };
        SessionStartState {
            session: self.session,
            clock_ms: self.clock_ms.max(last_end_ms.unwrap_or(0)),
            next_sequence: u32::try_from(self.next_sequence).unwrap_or(u32::MAX),
            active_ms: invitation.active_ms,
            responses: invitation.responses_count,
            conversation: messages.iter().map(turn).collect(),
            idle_ms: 0,
            handover: None,
        }
    }

    /// Returns the time since the interview was last stored, while it is in progress.
    pub fn idle_ms(&self, messages: &[Message], now: Timestamp) -> i64 {
        let last_at = messages.iter().map(|message| message.created_at).max();
        let stored_at = last_at.map_or(self.seen_at, |at| at.max(self.seen_at));
        now.duration_since(stored_at).as_millis().try_into().unwrap_or(0).max(0)
    }
}

/// Returns the position of the next message in a transcript.
pub fn next_index(messages: &[Message]) -> i32 {
    messages.iter().map(|message| message.index + 1).max().unwrap_or(0)
}

#[cfg(test)]
mod tests;
