use super::Status;
use crate::violation::{Violation, ViolationCode, ViolationReason};

/// Why a transition is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TransitionRefused {
    #[error("the invitation is {}; this is allowed from {}", .present.as_str(), words_of(.allowed))]
    Status { present: Status, allowed: &'static [Status] },
    #[error("the invitation is archived; restore it first")]
    Archived,
    #[error("the interview can no longer be resumed")]
    TooLate,
    #[error("the invitee has withdrawn their consent, so the interview cannot be held any more")]
    ConsentWithdrawn,
    #[error("the invitee has not withdrawn their consent")]
    NotWithdrawn,
    #[error(
        "the invitee cannot be reminded: only who was mailed, has not started and has not asked for a reminder can, until the \
         deadline"
    )]
    NotRemindable,
}

fn words_of(statuses: &[Status]) -> String {
    statuses.iter().map(|status| status.as_str()).collect::<Vec<_>>().join(" or ")
}

impl From<TransitionRefused> for Violation {
    fn from(refusal: TransitionRefused) -> Self {
        let field = match refusal {
            TransitionRefused::Status { .. }
            | TransitionRefused::TooLate
            | TransitionRefused::ConsentWithdrawn
            | TransitionRefused::NotWithdrawn
            | TransitionRefused::NotRemindable => "status",
            TransitionRefused::Archived => "archived",
        };
        ViolationReason::new(ViolationCode::Custom, refusal.to_string()).at_field(field)
    }
}
