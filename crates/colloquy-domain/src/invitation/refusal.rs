use super::Status;
use crate::violation::{Code, Fault, Violation};

/// Why a transition is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("the invitation is {}; this is allowed from {}", .present.as_str(), words_of(.allowed))]
    Status { present: Status, allowed: &'static [Status] },
    #[error("the invitation is archived; restore it first")]
    Archived,
    #[error("the time in which the interview could be resumed is over")]
    TooLate,
}

fn words_of(statuses: &[Status]) -> String {
    statuses.iter().map(|status| status.as_str()).collect::<Vec<_>>().join(" or ")
}

impl From<Refusal> for Violation {
    fn from(refusal: Refusal) -> Self {
        let field = match refusal {
            Refusal::Status { .. } | Refusal::TooLate => "status",
            Refusal::Archived => "archived",
        };
        Fault::new(Code::Custom, refusal.to_string()).at_field(field)
    }
}
