use async_trait::async_trait;
use colloquy_domain::ids::{Id, InterviewId, InvitationId};
use colloquy_domain::interview::Interview;
use colloquy_domain::ports::{InvitationAwaitingReminder, Reminders, StorageError};
use colloquy_domain::reminder_plan::TimeZoneName;
use jiff::Timestamp;

use super::super::{Store, queries};
use crate::rows::stored_id;
use crate::sql_types::StoredMoment;

#[async_trait]
impl Reminders for Store {
    async fn interviews_with_reminders(
        &self,
        after: Option<InterviewId>,
        limit: usize,
    ) -> Result<Vec<Interview>, StorageError> {
        let after = after.map(stored_id);
        self.all(move |conn| Box::pin(queries::interviews_with_reminders(conn, after, limit))).await
    }

    async fn awaiting_reminders(
        &self,
        interview: InterviewId,
        reminders: i32,
        until: Timestamp,
        after: Option<(Timestamp, InvitationId)>,
        limit: usize,
    ) -> Result<Vec<InvitationAwaitingReminder>, StorageError> {
        let wanted = queries::AwaitingReminderQuery {
            interview: stored_id(interview),
            reminders,
            until: StoredMoment(until),
            after: after.map(|(at, id)| (StoredMoment(at), stored_id(id))),
            limit,
        };
        let rows = self.read(move |conn| Box::pin(queries::awaiting_reminders(conn, wanted))).await?;
        let awaited = |(at, id, zone): queries::AwaitedInviteeColumns| {
            let time_zone = zone.and_then(|name| TimeZoneName::parse(&name));
            Some(InvitationAwaitingReminder { mailed_at: at?.0, id: Id::from_uuid(id.0), time_zone })
        };
        Ok(rows.into_iter().filter_map(awaited).collect())
    }
}
