//! Adds, saves and removes rows, and undoes it.

use std::collections::BTreeMap;

use colloquy_domain::Revision;
use colloquy_domain::account::Account;
use colloquy_domain::account::account_mail::AccountMail;
use colloquy_domain::account::browser_session::BrowserSession;
use colloquy_domain::account::membership::Membership;
use colloquy_domain::account::one_time_link::OneTimeLink;
use colloquy_domain::account::passkey::Passkey;
use colloquy_domain::api_key::ApiKey;
use colloquy_domain::erasure::Erasure;
use colloquy_domain::idempotency::IdempotencyRecord;
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::Invitation;
use colloquy_domain::mail::QueuedMail;
use colloquy_domain::note::Note;
use colloquy_domain::organization::Organization;
use colloquy_domain::ports::StorageError;
use colloquy_domain::retention::{RetentionRun, RetentionSettings};
use colloquy_domain::session_run::SessionRun;
use colloquy_domain::share_link::ShareLink;
use colloquy_domain::webhook::{WebhookDelivery, WebhookEndpoint};

use super::{Tables, Undo};

/// A row with a revision.
pub(super) trait Revised {
    fn revision(&self) -> Revision;
    fn with_next_revision(self) -> Self;
}

macro_rules! openly_revised {
    ($($aggregate:ident)*) => {$(
        impl Revised for $aggregate {
            fn revision(&self) -> Revision {
                self.revision
            }

            fn with_next_revision(mut self) -> Self {
                self.revision = self.revision.next();
                self
            }
        }
    )*};
}

openly_revised! { IdempotencyRecord }

macro_rules! revised {
    ($($aggregate:ident)*) => {$(
        impl Revised for $aggregate {
            fn revision(&self) -> Revision {
                $aggregate::revision(self)
            }

            fn with_next_revision(self) -> Self {
                $aggregate::from_stored((*self).clone(), $aggregate::revision(&self).next())
            }
        }
    )*};
}

revised! {
    Account AccountMail ApiKey BrowserSession Erasure Interview Invitation Membership Note OneTimeLink Organization Passkey QueuedMail
    RetentionRun RetentionSettings SessionRun ShareLink WebhookDelivery WebhookEndpoint
}

pub(super) type Table<I, T> = fn(&mut Tables) -> &mut BTreeMap<I, T>;

pub(super) fn add<I: Ord + Copy + 'static, T: 'static>(
    tables: &mut Tables,
    table: Table<I, T>,
    id: I,
    thing: T,
) -> Result<Undo, StorageError> {
    refuse_if(table(tables).contains_key(&id), "a row with this id exists")?;
    table(tables).insert(id, thing);
    Ok(Box::new(move |tables| {
        table(tables).remove(&id);
    }))
}

pub(super) fn save<I: Ord + Copy + 'static, T: Revised + 'static>(
    tables: &mut Tables,
    table: Table<I, T>,
    id: I,
    thing: T,
) -> Result<Undo, StorageError> {
    match table(tables).get_mut(&id) {
        Some(kept) if kept.revision() == thing.revision() => {
            let before = std::mem::replace(kept, thing.with_next_revision());
            Ok(Box::new(move |tables| {
                table(tables).insert(id, before);
            }))
        }
        _ => Err(StorageError::Conflict),
    }
}

/// Removes a row, if it exists.
pub(super) fn remove<I: Ord + Copy + 'static, T: 'static>(
    tables: &mut Tables,
    table: Table<I, T>,
    id: I,
) -> Undo {
    let before = table(tables).remove(&id);
    Box::new(move |tables| table(tables).extend(before.map(|before| (id, before))))
}

pub(super) fn refuse_if(refused: bool, reason: &'static str) -> Result<(), StorageError> {
    if refused { Err(StorageError::Failed(reason.into())) } else { Ok(()) }
}
