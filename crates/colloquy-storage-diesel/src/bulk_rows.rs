//! The rows that come in crowds, those of many invitations made by one request, and of many webhooks. They differ in few
//! of their columns, so that a statement which says the others once is much shorter.

use crate::rows::{AttemptRow, InvitationRow, MailRow, NewLogEntryRow};
use crate::write_steps::WriteStep;

/// The tables with the columns in which the rows of a crowd differ, those in which they are alike, those that are NULL in
/// all of them, and those in which they are alike unless the interview's log has a later time. The macro that is named
/// gets them.
macro_rules! for_each_bulk_row {
    ($with:ident) => {
        $with! {
            invitations InvitationRow AddInvitation
            [id slug name email mail_id]
            [organization_id interview_id status source sent incomplete active_ms responses_count sessions created_at
             updated_at revision]
            [sent_at error end_reason summary sentiment insights insights_origin paused_at opened_at started_at completed_at reopened_at
             cancelled_at deactivated_at archived_at]
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
            [last_error]
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

/// A crowd's statement after `INSERT`: its own columns, named `own`, then those that are alike.
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
        [$($own:ident)*] [$($alike:ident)*] [$($null:ident)*] [$($time:ident)*]
    )*) => {
        /// Whether two rows may be in one crowd.
        pub fn are_alike(one: &WriteStep, next: &WriteStep) -> bool {
            match (one, next) {
                $((WriteStep::$kind(one), WriteStep::$kind(next)) => true
                    $(&& one.$alike == next.$alike)*
                    $(&& one.$null.is_none() && next.$null.is_none())*
                    $(&& one.$time == next.$time)*,)*
                _ => false,
            }
        }

        // A column that is in no list would not be stored.
        $(const _: fn($row) = |row| { let $row { $($own: _,)* $($alike: _,)* $($null: _,)* $($time: _,)* } = row; };)*
    };
}
for_each_bulk_row!(define_alike);

/// The steps in their order. Those that are together in one part make a crowd, or are one alone.
pub fn bulk_groups(steps: &[WriteStep]) -> impl Iterator<Item = &[WriteStep]> {
    steps.chunk_by(are_alike)
}
