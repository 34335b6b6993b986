//! How a change is noticed: by the transition that makes it, and by the store that saves it.

/// What a transition did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TransitionOutcome {
    Made,
    /// The aggregate already was as asked; nothing is to be saved, logged or announced.
    Nothing,
}

impl TransitionOutcome {
    pub fn is_made(self) -> bool {
        self == TransitionOutcome::Made
    }
}

/// The number of times an aggregate was saved. Saving one whose stored revision has moved on is a conflict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Revision(i64);

impl Revision {
    pub const FIRST: Revision = Revision(1);

    pub fn from_stored(number: i64) -> Self {
        Revision(number)
    }

    pub fn number(self) -> i64 {
        self.0
    }

    pub fn next(self) -> Self {
        Revision(self.0 + 1)
    }
}
