//! The rows that come in crowds, those of many invitations made by one request. They differ in few of their columns, so
//! that a statement which says the others once is much shorter.

use crate::steps::Step;

/// The tables with the columns in which the rows of a crowd differ, then those in which they are alike. The macro that
/// is named gets them.
macro_rules! for_each_crowd {
    ($with:ident) => {
        $with! {
            invitations AddInvitation
            [id slug name email mail_id]
            [organization_id interview_id status source sent sent_at error incomplete end_reason summary sentiment
             insights active_ms responses_count sessions paused_at started_at completed_at reopened_at cancelled_at
             deactivated_at archived_at created_at updated_at revision]

            log_entries AddLogEntry
            [id invitation_id]
            [organization_id event interview_id actor_kind actor_id actor_label data created_at]

            mails AddMail
            [id invitation_id to_address]
            [organization_id letter actor_kind actor_id actor_label state attempts due_at last_error created_at revision]
        }
    };
}
pub(crate) use for_each_crowd;

/// The beginning of a crowd's statement: its own columns, named `own`, then those that are alike.
macro_rules! insertion {
    ($table:ident [$id:ident $($own:ident)*] [$($alike:ident)*]) => {
        concat!(
            "INSERT INTO ", stringify!($table), " (", stringify!($id),
            $(", ", stringify!($own),)* $(", ", stringify!($alike),)* ") SELECT own.*"
        )
    };
}
pub(crate) use insertion;

macro_rules! define_alike {
    ($($table:ident $kind:ident [$($own:ident)*] [$($alike:ident)*])*) => {
        /// Whether two rows may be in one crowd.
        fn are_alike(one: &Step, next: &Step) -> bool {
            match (one, next) {
                $((Step::$kind(one), Step::$kind(next)) => true $(&& one.$alike == next.$alike)*,)*
                _ => false,
            }
        }
    };
}
for_each_crowd!(define_alike);

/// The steps in their order. Those that are together in one part make a crowd, or are one alone.
pub fn crowds(steps: &[Step]) -> impl Iterator<Item = &[Step]> {
    steps.chunk_by(are_alike)
}
