//! Changes that another node makes between two commits of the code that is tested.

use std::sync::{Mutex, PoisonError};

use colloquy_domain::ports::{UnitOfWork, Write};

use super::InMemoryStorage;

/// A unit that is still to be committed, and after how many other commits.
#[derive(Debug, Default)]
pub struct InterleavedUnit(Mutex<Option<(usize, UnitOfWork)>>);

impl InterleavedUnit {
    /// Counts a commit. Returns what is to be committed right before it.
    pub fn before_commit(&self) -> Vec<Write> {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match &mut *waiting {
            Some((0, _)) => waiting.take().map(|(_, unit)| unit.into_writes()).unwrap_or_default(),
            Some((commits, _)) => {
                *commits -= 1;
                Vec::new()
            }
            None => Vec::new(),
        }
    }
}

impl InMemoryStorage {
    /// Commits a unit after this many further commits, right before the next one, as another node would.
    pub fn interleave(&self, commits: usize, unit: UnitOfWork) {
        *self.interleaved.0.lock().unwrap_or_else(PoisonError::into_inner) = Some((commits, unit));
    }
}
