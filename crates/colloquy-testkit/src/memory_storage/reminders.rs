use async_trait::async_trait;
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::{Invitation, Status};
use colloquy_domain::ports::{InvitationAwaitingReminder, Reminders, StorageError};
use colloquy_domain::{InterviewId, InvitationId};
use jiff::Timestamp;

use super::InMemoryStorage;

#[async_trait]
impl Reminders for InMemoryStorage {
    async fn interviews_with_reminders(
        &self,
        after: Option<InterviewId>,
        limit: usize,
    ) -> Result<Vec<Interview>, StorageError> {
        let tables = self.tables()?;
        let is_wanted = |one: &&Interview| {
            one.reminder_plan.is_some()
                && !one.visibility.is_archived()
                && after.is_none_or(|after| one.id > after)
        };
        Ok(tables.interviews.values().filter(is_wanted).take(limit).cloned().collect())
    }

    async fn awaiting_reminders(
        &self,
        interview: InterviewId,
        reminders: i32,
        until: Timestamp,
        after: Option<(Timestamp, InvitationId)>,
        limit: usize,
    ) -> Result<Vec<InvitationAwaitingReminder>, StorageError> {
        let tables = self.tables()?;
        let is_wanted = |one: &&Invitation| {
            one.interview_id == interview
                && one.reminders == reminders
                && one.status == Status::Ready
                && one.sent
                && !one.visibility.is_archived()
        };
        let awaited = |one: &Invitation| {
            let (mailed_at, time_zone) = (one.mailed_at?, one.time_zone.clone());
            Some(InvitationAwaitingReminder { mailed_at, id: one.id, time_zone })
        };
        let mut found: Vec<InvitationAwaitingReminder> =
            tables.invitations.values().filter(is_wanted).filter_map(awaited).collect();
        let place = |one: &InvitationAwaitingReminder| (one.mailed_at, one.id);
        found.retain(|one| one.mailed_at <= until && after.is_none_or(|after| place(one) > after));
        found.sort_by_key(place);
        found.truncate(limit);
        Ok(found)
    }
}
