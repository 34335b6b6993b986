//! How long an organization keeps what is stored about its invitees. Time counts from the end of an invitation.

mod run;

use jiff::{SignedDuration, Timestamp};
use uuid::Uuid;

use crate::ids::{InterviewId, OrganizationId};
use crate::revision::{TransitionOutcome, Versioned};
use crate::violation::{ViolationCode, ViolationReason};
use crate::words::words;

pub use run::{
    EndedInvitation, LEASE, RETRY_PAUSE, RUN_PAUSE, RetentionPosition, RetentionRun, RetentionRunFacts,
};

words! {
    /// What is kept for a time of its own.
    RetentionKind {
        /// Recordings.
        Audio = "audio",
        /// Messages, and what is derived from them: summary, sentiment and insights.
        Transcripts = "transcripts",
        /// Name, email address, and errors of mails, which may quote the address.
        PersonalFields = "personalFields",
        /// Log entries of the invitation.
        Logs = "logs",
        /// Mails to the invitee, with their addresses.
        Mails = "mails",
        /// Events of the invitation, with the bodies and the responses of their deliveries.
        WebhookBodies = "webhookBodies",
    }
}

impl RetentionKind {
    /// Returns the kinds that this one has copies of. It is not kept longer than they are.
    fn contained(self) -> &'static [RetentionKind] {
        match self {
            RetentionKind::Audio | RetentionKind::Transcripts | RetentionKind::PersonalFields => &[],
            RetentionKind::Logs | RetentionKind::Mails => &[RetentionKind::PersonalFields],
            RetentionKind::WebhookBodies => &[RetentionKind::PersonalFields, RetentionKind::Transcripts],
        }
    }
}

/// How long something is kept. Shorter periods are smaller.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum RetentionPeriod {
    Days(RetentionDays),
    #[default]
    Forever,
}

/// A number of days, from 1 to 36,500.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RetentionDays(i32);

/// What stands for no end where a period is written.
const FOREVER: &str = "forever";

impl RetentionPeriod {
    pub const LONGEST_DAYS: i32 = 36_500;

    pub fn from_days(days: i32) -> Result<Self, ViolationReason> {
        match days {
            ..1 => Err(ViolationReason::new(ViolationCode::TooSmall, "Too small: at least 1 day")),
            1..=Self::LONGEST_DAYS => Ok(RetentionPeriod::Days(RetentionDays(days))),
            _ => Err(ViolationReason::new(ViolationCode::TooBig, "Too big: at most 36500 days")),
        }
    }

    /// Parses a number of days, with or without a `d`, or `forever`.
    pub fn parse(text: &str) -> Result<Self, ViolationReason> {
        if text == FOREVER {
            return Ok(RetentionPeriod::Forever);
        }
        let digits = text.strip_suffix('d').unwrap_or(text);
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            let reason = "Expected a number of days, such as 90d, or forever";
            return Err(ViolationReason::new(ViolationCode::InvalidFormat, reason));
        }
        // A number too large to parse is also too long a time.
        Self::from_days(digits.parse().unwrap_or(i32::MAX))
    }

    /// Returns the number of days, unless there is no end.
    pub fn days(self) -> Option<i32> {
        match self {
            RetentionPeriod::Days(days) => Some(days.0),
            RetentionPeriod::Forever => None,
        }
    }

    /// Returns the period as [`RetentionPeriod::parse`] reads it.
    pub fn written(self) -> String {
        self.days().map_or_else(|| FOREVER.to_owned(), |days| format!("{days}d"))
    }

    /// Returns the time at or before which an invitation must have ended for this to be removed now.
    pub fn cutoff(self, now: Timestamp) -> Option<Timestamp> {
        self.days().map(|days| now - SignedDuration::from_hours(24 * i64::from(days)))
    }
}

/// A period for each kind, or none where the next wider settings apply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RetentionRules([Option<RetentionPeriod>; RetentionKind::ALL.len()]);

impl RetentionRules {
    #[must_use]
    pub fn with(mut self, kind: RetentionKind, period: Option<RetentionPeriod>) -> Self {
        self.0[kind as usize] = period;
        self
    }

    pub fn get(&self, kind: RetentionKind) -> Option<RetentionPeriod> {
        self.0[kind as usize]
    }

    /// Returns what applies to an interview with these rules in an organization with the other ones.
    pub fn within(&self, organization: &RetentionRules) -> RetentionPeriods {
        let wanted = |kind| self.get(kind).or(organization.get(kind)).unwrap_or_default();
        RetentionPeriods(std::array::from_fn(|index| {
            let kind = RetentionKind::ALL[index];
            kind.contained().iter().map(|part| wanted(*part)).fold(wanted(kind), RetentionPeriod::min)
        }))
    }
}

/// The periods that apply to the invitations of an interview.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RetentionPeriods([RetentionPeriod; RetentionKind::ALL.len()]);

impl RetentionPeriods {
    pub fn get(&self, kind: RetentionKind) -> RetentionPeriod {
        self.0[kind as usize]
    }
}

/// Whose settings these are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RetentionScope {
    /// Of all interviews that have no settings of their own.
    Organization(OrganizationId),
    /// Of one interview. Kinds without a period follow the organization.
    Interview(OrganizationId, InterviewId),
}

impl RetentionScope {
    /// Returns the id of the interview, or of the organization.
    pub fn id(self) -> Uuid {
        match self {
            RetentionScope::Organization(id) => id.uuid(),
            RetentionScope::Interview(_, id) => id.uuid(),
        }
    }

    pub fn organization_id(self) -> OrganizationId {
        match self {
            RetentionScope::Organization(id) | RetentionScope::Interview(id, _) => id,
        }
    }

    pub fn interview_id(self) -> Option<InterviewId> {
        match self {
            RetentionScope::Organization(_) => None,
            RetentionScope::Interview(_, id) => Some(id),
        }
    }

    pub fn of(organization: OrganizationId, interview: Option<InterviewId>) -> Self {
        interview.map_or(RetentionScope::Organization(organization), |id| {
            RetentionScope::Interview(organization, id)
        })
    }
}

/// What is stored of the settings of an organization or an interview.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RetentionSettingsFacts {
    pub scope: RetentionScope,
    pub rules: RetentionRules,
}

pub type RetentionSettings = Versioned<RetentionSettingsFacts>;

impl RetentionSettings {
    pub fn new(scope: RetentionScope, rules: RetentionRules) -> Self {
        Versioned::new_unsaved(RetentionSettingsFacts { scope, rules })
    }

    pub fn update(&mut self, rules: RetentionRules) -> TransitionOutcome {
        let before = std::mem::replace(&mut self.facts.rules, rules);
        TransitionOutcome::of(before != rules)
    }
}

#[cfg(test)]
mod tests;
