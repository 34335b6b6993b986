//! An invitation: the access of one person, or of one link, to an interview, and its life cycle.

mod commands;
mod danger;
mod ending;
mod expiry;
mod facts;
mod mailing;
mod refusal;
mod reminder;
mod stage;
mod status;
mod withdrawal;

use jiff::{SignedDuration, Timestamp};
use serde_json::Value;

use crate::deadline::{Deadline, replace_deadline};
use crate::ids::{InterviewId, InvitationId, MailId, OrganizationId};
use crate::interview::{ArchiveStatus, Interview};
use crate::origin::TextOrigin;
use crate::revision::{TransitionOutcome, Versioned};
use crate::slug::Slug;
use crate::text::{Email, PersonName};

pub use commands::{InvitationUpdate, NewInvitation, ReactivateInvitation, SendInvitation};
pub use facts::{InvitationDetails, InvitationFacts};
pub use refusal::TransitionRefused;
pub use reminder::ReminderOffer;
pub use stage::InvitationStage;
pub use status::{EndReason, InterviewStartOutcome, InvitationSource, ResumedSessionKind, Sentiment, Status};
pub use withdrawal::ConsentWithdrawal;

/// The longest pause after which an interrupted session continues. After a longer pause a new session begins.
pub const SAME_SESSION: SignedDuration = SignedDuration::from_secs(30);

pub type Invitation = Versioned<InvitationFacts>;

impl Invitation {
    /// Creates an invitation that is ready to be used.
    pub fn ready(
        id: InvitationId,
        interview: (OrganizationId, InterviewId),
        slug: Slug,
        source: InvitationSource,
        now: Timestamp,
    ) -> Self {
        let details = InvitationDetails {
            id,
            interview_id: interview.1,
            slug,
            status: Status::Ready,
            name: None,
            email: None,
            source,
            sent: false,
            sent_at: None,
            error: None,
            incomplete: false,
            end_reason: None,
            summary: None,
            sentiment: None,
            insights: None,
            active_ms: 0,
            responses_count: 0,
            started_at: None,
            completed_at: None,
            reopened_at: None,
            cancelled_at: None,
            deactivated_at: None,
            visibility: ArchiveStatus::Active,
            created_at: now,
            updated_at: now,
        };
        let facts = InvitationFacts {
            details,
            organization_id: interview.0,
            mail_id: None,
            insights_origin: None,
            sessions: 0,
            paused_at: None,
            opened_at: None,
            deadline: None,
            remind_at: None,
            reminders: 0,
            mailed_at: None,
            time_zone: None,
            danger_reported_at: None,
            withdrawal: None,
        };
        Versioned::new_unsaved(facts)
    }

    /// Sets the person whom a new invitation is for.
    pub fn for_person(mut self, name: Option<PersonName>, email: Option<Email>) -> Self {
        self.facts.name = name;
        self.facts.email = email;
        self
    }

    /// Sets the mail that a new invitation is sent with.
    pub fn mailed_by(mut self, mail: MailId) -> Self {
        self.facts.mail_id = Some(mail);
        self
    }

    /// Sets the deadline of this invitation, or removes it, so that the deadline of the interview applies.
    pub fn set_deadline(&mut self, deadline: Option<Deadline>, now: Timestamp) -> TransitionOutcome {
        let outcome = replace_deadline(&mut self.facts.deadline, deadline);
        if outcome.is_made() {
            self.facts.updated_at = now;
        }
        outcome
    }

    /// Returns until when the invitee can start the interview.
    pub fn deadline_for(&self, interview: &Interview) -> Option<Timestamp> {
        self.deadline.or(interview.deadline)
    }

    /// Whether the interview was not started in time. Reopening an invitation means that it may be held after all.
    pub fn is_overdue(&self, interview: &Interview, now: Timestamp) -> bool {
        let has_passed = self.deadline_for(interview).is_some_and(|deadline| now >= deadline);
        self.status == Status::Ready && has_passed
    }

    pub fn rename(&mut self, name: Option<PersonName>, now: Timestamp) -> TransitionOutcome {
        if self.facts.name == name {
            return TransitionOutcome::Unchanged;
        }
        self.facts.name = name;
        self.facts.updated_at = now;
        TransitionOutcome::Changed
    }

    pub fn cancel(&mut self, now: Timestamp) -> Result<(), TransitionRefused> {
        self.require(&[Status::Ready])?;
        self.facts.cancelled_at = Some(now);
        self.facts.deactivated_at = Some(now);
        self.enter(Status::Cancelled, now);
        Ok(())
    }

    /// Withdraws an invitation that is about to be erased, in any status, so that no one can use it.
    pub fn withdraw_for_erasure(&mut self, now: Timestamp) -> TransitionOutcome {
        self.close_for_good(now)
    }

    /// Makes a cancelled invitation ready again, or reopens a completed interview.
    pub fn reactivate(&mut self, now: Timestamp) -> Result<Status, TransitionRefused> {
        self.require_consent()?;
        self.require(&[Status::Cancelled, Status::Completed])?;
        if self.facts.status == Status::Cancelled {
            self.facts.deactivated_at = None;
            self.enter(Status::Ready, now);
        } else {
            self.facts.reopened_at = Some(now);
            self.enter(Status::Reopened, now);
        }
        Ok(self.facts.status)
    }

    /// Records that the link was opened, whether by the invitee or by software that scans mails on the way.
    pub fn open(&mut self, now: Timestamp) -> TransitionOutcome {
        if self.opened_at.is_some() {
            return TransitionOutcome::Unchanged;
        }
        self.facts.opened_at = Some(now);
        TransitionOutcome::Changed
    }

    /// Starts the interview: the invitee has consented and the first message begins.
    pub fn start(&mut self, now: Timestamp) -> Result<InterviewStartOutcome, TransitionRefused> {
        self.require_active()?;
        self.require_consent()?;
        self.require(&[Status::Ready, Status::Reopened])?;
        let start = if self.facts.started_at.is_none() {
            InterviewStartOutcome::First
        } else {
            InterviewStartOutcome::Again
        };
        self.facts.started_at.get_or_insert(now);
        self.facts.sessions += 1;
        self.facts.paused_at = None;
        self.clear_end();
        // The earlier analysis stays until the whole transcript, with the new answers, has been analysed.
        self.facts.insights_origin = None;
        self.enter(Status::InProgress, now);
        Ok(start)
    }

    /// Pauses the session, because the connection was closed.
    pub fn disconnect(&mut self, now: Timestamp) -> Result<TransitionOutcome, TransitionRefused> {
        self.lose(now, now)
    }

    /// Pauses the session after a loss of the connection that was noticed late: the pause began when the
    /// invitee was last seen.
    pub fn lose(
        &mut self,
        seen_at: Timestamp,
        now: Timestamp,
    ) -> Result<TransitionOutcome, TransitionRefused> {
        self.require(&[Status::InProgress])?;
        if self.facts.paused_at.is_some() {
            return Ok(TransitionOutcome::Unchanged);
        }
        self.facts.paused_at = Some(seen_at.min(now));
        self.facts.updated_at = now;
        Ok(TransitionOutcome::Changed)
    }

    /// Resumes the interview when the invitee returns. A session whose end was never recorded continues as
    /// the same session.
    pub fn resume(
        &mut self,
        now: Timestamp,
        resume_time: SignedDuration,
    ) -> Result<ResumedSessionKind, TransitionRefused> {
        self.require(&[Status::InProgress])?;
        let paused_for = self.facts.paused_at.map_or(SignedDuration::ZERO, |at| now.duration_since(at));
        if paused_for > resume_time {
            return Err(TransitionRefused::TooLate);
        }
        self.facts.paused_at = None;
        self.facts.updated_at = now;
        if paused_for <= SAME_SESSION {
            return Ok(ResumedSessionKind::SameSession);
        }
        self.facts.sessions += 1;
        Ok(ResumedSessionKind::FurtherSession)
    }

    /// Returns when the invitee was last known to be in this interview. `seen_at` is the time of its session
    /// run, if it has one.
    pub fn last_sign(&self, seen_at: Option<Timestamp>) -> Timestamp {
        self.paused_at.or(seen_at).unwrap_or(self.updated_at)
    }

    /// Resumes the interview in the session that the live session has chosen.
    pub fn resume_as(
        &mut self,
        session: i32,
        now: Timestamp,
        resume_time: SignedDuration,
    ) -> Result<(), TransitionRefused> {
        self.resume(now, resume_time)?;
        self.facts.sessions = session;
        Ok(())
    }

    /// Whether the sweeper should end this interview as abandoned.
    pub fn is_abandoned(
        &self,
        seen_at: Option<Timestamp>,
        now: Timestamp,
        resume_time: SignedDuration,
    ) -> bool {
        self.status == Status::InProgress && now.duration_since(self.last_sign(seen_at)) > resume_time
    }

    /// Adds active time and, for a message of the invitee, a response.
    pub fn meter(
        &mut self,
        active_ms: i64,
        by_invitee: bool,
        now: Timestamp,
    ) -> Result<(), TransitionRefused> {
        self.require(&[Status::InProgress])?;
        self.facts.active_ms += active_ms;
        self.facts.responses_count += i64::from(by_invitee);
        self.facts.updated_at = now;
        Ok(())
    }

    /// Stores the analysis of the transcript. The names of the insights are sorted, as the databases return them, so
    /// that webhooks and responses have the same order.
    pub fn analysed(
        &mut self,
        summary: Option<String>,
        sentiment: Option<Sentiment>,
        mut insights: Option<Value>,
        origin: TextOrigin,
    ) {
        insights.iter_mut().for_each(Value::sort_all_objects);
        self.facts.updated_at = origin.at;
        self.note_dangers(insights.as_ref(), origin.at);
        self.facts.summary = summary;
        self.facts.sentiment = sentiment;
        self.facts.insights = insights;
        self.facts.insights_origin = Some(origin);
    }

    pub fn archive(&mut self, now: Timestamp) -> TransitionOutcome {
        let change = self.facts.visibility.archive(now);
        self.touch_if(change, now)
    }

    pub fn restore(&mut self, now: Timestamp) -> TransitionOutcome {
        let change = self.facts.visibility.restore();
        self.touch_if(change, now)
    }

    fn enter(&mut self, status: Status, now: Timestamp) {
        self.facts.status = status;
        self.facts.updated_at = now;
    }

    fn touch_if(&mut self, change: TransitionOutcome, now: Timestamp) -> TransitionOutcome {
        if change.is_made() {
            self.facts.updated_at = now;
        }
        change
    }

    fn require(&self, allowed: &'static [Status]) -> Result<(), TransitionRefused> {
        if allowed.contains(&self.status) {
            return Ok(());
        }
        Err(TransitionRefused::Status { present: self.status, allowed })
    }

    fn require_active(&self) -> Result<(), TransitionRefused> {
        if self.visibility.is_archived() { Err(TransitionRefused::Archived) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests;
