//! How changes are detected: by the transition that makes them, and by the store that saves them.

use std::ops::Deref;

/// The result of a transition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TransitionOutcome {
    Changed,
    /// The aggregate already was in the requested state: there is nothing to save, log or announce.
    Unchanged,
}

impl TransitionOutcome {
    pub fn of(changed: bool) -> Self {
        if changed { TransitionOutcome::Changed } else { TransitionOutcome::Unchanged }
    }

    pub fn is_made(self) -> bool {
        self == TransitionOutcome::Changed
    }
}

/// The number of times an aggregate was saved. Saving an outdated revision is a conflict.
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

/// The facts of an aggregate and the revision they were read at. Facts can be read freely and change only through the
/// aggregate's methods.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Versioned<T> {
    pub(crate) facts: T,
    revision: Revision,
}

impl<T> Versioned<T> {
    /// Wraps the facts of a new aggregate.
    pub(crate) fn new_unsaved(facts: T) -> Self {
        Versioned { facts, revision: Revision::FIRST }
    }

    pub fn from_stored(facts: T, revision: Revision) -> Self {
        Versioned { facts, revision }
    }

    pub fn revision(&self) -> Revision {
        self.revision
    }

    /// Returns the aggregate as it is once saved, so that its holder can save it again without reading it.
    pub fn saved(self) -> Self {
        Versioned { revision: self.revision.next(), ..self }
    }
}

impl<T> Deref for Versioned<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.facts
    }
}
