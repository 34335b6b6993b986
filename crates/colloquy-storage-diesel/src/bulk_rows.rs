//! The rows that are inserted in bulk: those of many invitations created by one request, and those of many webhook
//! attempts. They differ in only a few columns, so a statement that binds the shared values once is much shorter.

use crate::write_steps::WriteStep;

/// Passes the tables that allow bulk inserts to the given macro. Each table has four lists of columns:
///
/// 1. those with a value for each row,
/// 2. those with one value for all rows,
/// 3. the ones that are NULL in all rows,
/// 4. those with one value for all rows, which the database replaces if the interview's log has a later time.
macro_rules! for_each_bulk_row {
    ($with:ident) => {
        $with! {
            invitations InvitationRow AddInvitation
            [id slug name email mail_id]
            [organization_id interview_id status source sent incomplete active_ms responses_count sessions created_at
             updated_at revision reminders]
            [error outcome.end_reason outcome.summary outcome.sentiment outcome.insights steps.sent_at
             steps.started_at steps.completed_at steps.reopened_at steps.cancelled_at steps.deactivated_at
             steps.archived_at withdrawn_at mailed_at progress.paused_at progress.insights_origin
             progress.opened_at progress.withdrawal_kept_at progress.deadline progress.remind_at progress.time_zone
             progress.danger_reported_at]
            []

            log_entries NewLogEntryRow AddLogEntry
            [id interview_id invitation_id data]
            [organization_id event actor_kind actor_id actor_label created_at]
            []
            []

            log_entries NewLogEntryRow AppendLogEntry
            [id interview_id invitation_id data]
            [organization_id event actor_kind actor_id actor_label]
            []
            [created_at]

            mails MailRow AddMail
            [id invitation_id to_address unsubscribe_secret]
            [organization_id letter actor_kind actor_id actor_label state attempts due_at created_at revision]
            [last_error report]
            []

            webhook_attempts AttemptRow AddAttempt
            [event_id number at duration_ms status error answer]
            [endpoint_id]
            []
            []
        }
    };
}
pub(crate) use for_each_bulk_row;

/// The statement after `INSERT`: first the columns with a value for each row, named `own`, then the shared ones.
macro_rules! insertion {
    ($table:ident [$id:ident $($own:ident)*] [$($alike:ident)*]) => {
        concat!(
            " INTO ", stringify!($table), " (", stringify!($id),
            $(", ", stringify!($own),)* $(", ", stringify!($alike),)* ") SELECT own.*"
        )
    };
}
pub(crate) use insertion;

macro_rules! define_alike {
    ($(
        $table:ident $row:ident $kind:ident
        [$($own:ident)*] [$($alike:ident)*] [$($null:ident $(. $embedded:ident)?)*] [$($time:ident)*]
    )*) => {
        /// Returns whether one statement can insert both rows.
        pub fn are_alike(one: &WriteStep, next: &WriteStep) -> bool {
            match (one, next) {
                $((WriteStep::$kind(one), WriteStep::$kind(next)) => true
                    $(&& one.$alike == next.$alike)*
                    $(&& one.$null $(.$embedded)?.is_none() && next.$null $(.$embedded)?.is_none())*
                    $(&& one.$time == next.$time)*,)*
                _ => false,
            }
        }

        #[cfg(test)]
        fn listed_columns() -> Vec<(&'static str, &'static str, Vec<&'static str>)> {
            let last = |path: &'static str| path.rsplit('.').next().unwrap_or(path).trim();
            vec![$((
                stringify!($table),
                stringify!($kind),
                [$(stringify!($own),)* $(stringify!($alike),)* $(stringify!($null $(.$embedded)?),)* $(stringify!($time),)*]
                    .map(last)
                    .to_vec(),
            ),)*]
        }
    };
}
for_each_bulk_row!(define_alike);

/// Splits the steps, in order, into slices that one statement can insert, or that hold a single step.
pub fn bulk_groups(steps: &[WriteStep]) -> impl Iterator<Item = &[WriteStep]> {
    steps.chunk_by(are_alike)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schema::declared;

    /// A column that is in none of the lists would not be stored.
    #[test]
    fn each_column_is_in_one_list() {
        let declared = declared::in_order();
        for (table, kind, mut listed) in listed_columns() {
            let columns = declared.iter().filter(|column| column.table == table);
            let mut columns: Vec<&str> = columns.map(|column| column.name.as_str()).collect();
            // The database numbers the entries of the log.
            columns.retain(|column| *column != "sequence");
            columns.sort_unstable();
            listed.sort_unstable();
            assert_eq!(listed, columns, "{kind}");
        }
    }
}
