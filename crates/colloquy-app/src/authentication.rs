//! Who is calling: API keys, and the short memory that spares a look-up for each request.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use colloquy_domain::api_key::{KeyHash, Secret};
use colloquy_domain::log_entry::Actor;
use colloquy_domain::organization::Organization;
use colloquy_domain::ports::{Clock, KeyHolder, Storage};
use colloquy_domain::{SignedDuration, Timestamp};
use uuid::Uuid;

use crate::error::AppError;
use crate::once::Once;

/// A revoked key must be refused on every node within a second.
const REMEMBERED: SignedDuration = SignedDuration::from_millis(800);

/// The most keys that are remembered at once.
const MEMORY: usize = 10_000;

/// An authenticated caller, in one call.
#[derive(Clone, Debug)]
pub struct Caller {
    admitted: Arc<Admitted>,
    once: Option<Arc<Once>>,
}

#[derive(Debug)]
struct Admitted {
    holder: KeyHolder,
    limited_as: String,
}

impl Caller {
    fn new(holder: KeyHolder) -> Self {
        let limited_as = format!("key {}", holder.key.id);
        Caller { admitted: Arc::new(Admitted { holder, limited_as }), once: None }
    }

    pub fn organization(&self) -> &Organization {
        &self.admitted.holder.organization
    }

    pub fn actor(&self) -> Actor {
        Actor::api_key(self.admitted.holder.key.id, self.admitted.holder.key.label.as_str())
    }

    /// In a call that is to take effect once.
    pub fn with(self, once: Arc<Once>) -> Self {
        Caller { once: Some(once), ..self }
    }

    pub(crate) fn once(&self) -> Option<&Once> {
        self.once.as_deref()
    }

    /// What an earlier call with the same key made whose answer was lost.
    pub(crate) fn made(&self) -> Option<&[Uuid]> {
        self.once().and_then(Once::made)
    }

    /// Whose window of the rate limit a request of this caller belongs to.
    pub fn limited_as(&self) -> &str {
        &self.admitted.limited_as
    }
}

pub struct Gate {
    storage: Arc<dyn Storage>,
    clock: Arc<dyn Clock>,
    remembered: Mutex<HashMap<KeyHash, (Timestamp, Caller)>>,
}

impl Gate {
    pub(crate) fn new(storage: Arc<dyn Storage>, clock: Arc<dyn Clock>) -> Self {
        Gate { storage, clock, remembered: Mutex::default() }
    }

    /// The caller that a key opens the door for; `None` for a key that opens none.
    pub async fn admit(&self, key: &str) -> Result<Option<Caller>, AppError> {
        let Ok(secret) = Secret::parse(key) else { return Ok(None) };
        let (hash, now) = (secret.hash(), self.clock.now());
        let caller = match self.recall(&hash, now) {
            Some(caller) => caller,
            None => match self.storage.key_by_hash(hash).await? {
                Some(holder) => self.remember(hash, now, Caller::new(holder)),
                None => return Ok(None),
            },
        };
        Ok(caller.admitted.holder.key.opens(now).then_some(caller))
    }

    fn recall(&self, hash: &KeyHash, now: Timestamp) -> Option<Caller> {
        let remembered = self.remembered.lock().unwrap_or_else(PoisonError::into_inner);
        let (since, caller) = remembered.get(hash)?;
        is_fresh(*since, now).then(|| caller.clone())
    }

    fn remember(&self, hash: KeyHash, now: Timestamp, caller: Caller) -> Caller {
        let mut remembered = self.remembered.lock().unwrap_or_else(PoisonError::into_inner);
        if remembered.len() >= MEMORY {
            remembered.retain(|_, (since, _)| is_fresh(*since, now));
        }
        if remembered.len() < MEMORY {
            remembered.insert(hash, (now, caller.clone()));
        }
        caller
    }
}

fn is_fresh(since: Timestamp, now: Timestamp) -> bool {
    now.duration_since(since).abs() < REMEMBERED
}

#[cfg(test)]
mod tests;
