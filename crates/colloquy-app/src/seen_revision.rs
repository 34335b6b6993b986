//! Changes of what someone has read before. Someone on another node may have saved it since.

use colloquy_domain::revision::{Revision, Versioned};

use crate::AppError;

/// The revision at which someone has read what they change. By default, they change it as it is now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeenRevision(Option<Revision>);

impl SeenRevision {
    pub fn of<T>(read: &Versioned<T>) -> Self {
        SeenRevision(Some(read.revision()))
    }

    /// Refuses the change of something that was saved since it was read. Saving it conflicts if that happens afterwards.
    pub(crate) fn require<T>(self, stored: &Versioned<T>) -> Result<(), AppError> {
        match self.0 {
            Some(seen) if seen != stored.revision() => Err(AppError::Outdated),
            _ => Ok(()),
        }
    }
}
