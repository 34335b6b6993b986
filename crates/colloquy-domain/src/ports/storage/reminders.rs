//! The port of the reminders by plan.

use async_trait::async_trait;
use jiff::Timestamp;

use super::StorageError;
use crate::ids::{InterviewId, InvitationId};
use crate::interview::Interview;
use crate::reminder_plan::TimeZoneName;

/// An invitation whose invitee was mailed and has not started, as far as the time of a reminder depends on it. It is short,
/// because many are looked at each time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvitationAwaitingReminder {
    pub mailed_at: Timestamp,
    pub id: InvitationId,
    pub time_zone: Option<TimeZoneName>,
}

#[async_trait]
pub trait Reminders: Send + Sync {
    /// Returns up to `limit` interviews of all organizations that have a plan and are not archived, in order of their ids,
    /// after a given one.
    async fn interviews_with_reminders(
        &self,
        after: Option<InterviewId>,
        limit: usize,
    ) -> Result<Vec<Interview>, StorageError>;

    /// Returns up to `limit` invitations of an interview that are ready, not archived and were sent, whose invitees were
    /// reminded this often and mailed last at or before `until`, in the order in which they were mailed, after a given one.
    /// The cost grows only with `limit`.
    async fn awaiting_reminders(
        &self,
        interview: InterviewId,
        reminders: i32,
        until: Timestamp,
        after: Option<(Timestamp, InvitationId)>,
        limit: usize,
    ) -> Result<Vec<InvitationAwaitingReminder>, StorageError>;
}
