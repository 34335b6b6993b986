//! Authenticates callers by API key, with a short-lived cache that saves a lookup for each request.

mod recent_set;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use colloquy_domain::account::Account;
use colloquy_domain::account::audit::AuditActor;
use colloquy_domain::address_group::ClientAddressGroup;
use colloquy_domain::api_key::{ApiKey, ApiKeyHash, ApiKeySecret};
use colloquy_domain::log_entry::Actor;
use colloquy_domain::organization::Organization;
use colloquy_domain::ports::{ApiKeyWithOrganization, Clock, RateLimitStatus, Storage, UnitOfWork, Write};
use colloquy_domain::{OrganizationId, SignedDuration, Timestamp};
use uuid::Uuid;

use self::recent_set::ExpiringSet;
use crate::error::AppError;
use crate::idempotency::IdempotentCall;
use crate::organizations::require_organization;
use crate::seen_revision::SeenRevision;
use crate::{AddressRateLimits, App};

/// How long a caller is cached. A revoked key must be refused on every node within a second.
const KEY_CACHE_LIFETIME: SignedDuration = SignedDuration::from_millis(800);

/// The most keys that are cached at once.
const MAX_CACHED_KEYS: usize = 10_000;

/// How long after its last lookup a valid key is exempt from the limit on unknown keys. So invented keys from the same
/// address do not lock it out.
const VALID_KEY_LIFETIME: SignedDuration = SignedDuration::from_hours(12);

/// The most keys that are remembered as valid, in each of two generations.
const MAX_VALID_KEYS: usize = 100_000;

/// How long an unknown key is not looked up again. It cannot become valid meanwhile, because the service draws the
/// random part of each key.
const UNKNOWN_KEY_LIFETIME: SignedDuration = SignedDuration::from_secs(30);

/// The authenticated caller of one request.
#[derive(Clone, Debug)]
pub struct Caller {
    admitted: Arc<Admitted>,
    idempotent_call: Option<Arc<IdempotentCall>>,
    seen: SeenRevision,
}

#[derive(Debug)]
struct Admitted {
    organization: Organization,
    actor: Actor,
    /// `None` for a key.
    administrator: Option<AuditActor>,
    limited_as: String,
    /// `None` for a person in the console.
    key: Option<ApiKey>,
}

impl Caller {
    fn of_key(ApiKeyWithOrganization { key, organization }: ApiKeyWithOrganization) -> Self {
        Caller::new(Admitted {
            organization,
            actor: Actor::api_key(key.id, key.label.as_str()),
            administrator: None,
            limited_as: key.id.to_string(),
            key: Some(key),
        })
    }

    /// Returns a caller for a person who is signed in and a member of the organization.
    pub(crate) fn of_member(organization: Organization, account: &Account) -> Self {
        Caller::new(Admitted {
            organization,
            actor: Actor::user(account),
            administrator: Some(AuditActor::Account {
                id: account.id,
                email: account.email.as_str().to_owned(),
            }),
            limited_as: account.id.to_string(),
            key: None,
        })
    }

    /// Returns a caller for the operator, who may do everything in every organization.
    pub async fn operator(app: &App, organization: OrganizationId) -> Result<Self, AppError> {
        let organization = require_organization(app, organization).await?;
        let limited_as = organization.id.to_string();
        let (actor, administrator) = (Actor::system(), Some(AuditActor::Operator));
        Ok(Caller::new(Admitted { organization, actor, administrator, limited_as, key: None }))
    }

    fn new(admitted: Admitted) -> Self {
        Caller { admitted: Arc::new(admitted), idempotent_call: None, seen: SeenRevision::default() }
    }

    pub fn organization(&self) -> &Organization {
        &self.admitted.organization
    }

    pub fn actor(&self) -> Actor {
        self.admitted.actor.clone()
    }

    /// Returns the person who makes a change, for the audit log. `None` for a key: what it changes is in the logs of
    /// interviews.
    pub(crate) fn administrator(&self) -> Option<&AuditActor> {
        self.admitted.administrator.as_ref()
    }

    fn is_valid(&self, now: Timestamp) -> bool {
        self.admitted.key.as_ref().is_some_and(|key| key.opens(now))
    }

    /// Returns the caller with a request that must take effect only once.
    pub fn with(self, idempotent_call: Arc<IdempotentCall>) -> Self {
        Caller { idempotent_call: Some(idempotent_call), ..self }
    }

    /// Returns the caller with the revision at which they have read what they change next.
    pub fn having_seen(self, seen: SeenRevision) -> Self {
        Caller { seen, ..self }
    }

    pub(crate) fn seen(&self) -> SeenRevision {
        self.seen
    }

    pub(crate) fn idempotent_call(&self) -> Option<&IdempotentCall> {
        self.idempotent_call.as_deref()
    }

    /// Returns the ids that an earlier request with the same idempotency key created, if its response was lost.
    pub(crate) fn made(&self) -> Option<&[Uuid]> {
        self.idempotent_call().and_then(IdempotentCall::made)
    }

    /// Returns the name under which the rate limit counts requests of this caller.
    pub fn limited_as(&self) -> &str {
        &self.admitted.limited_as
    }
}

/// The result of checking a presented key.
#[derive(Debug)]
pub enum ApiKeyCheck {
    Admitted(Caller),
    /// Not a key of this service, which is clear without a lookup.
    Malformed,
    /// Not a valid key. The window counts all such requests from the same client. If the window is exhausted, the key
    /// was not looked up.
    Unknown(RateLimitStatus),
}

impl ApiKeyCheck {
    pub fn admitted(self) -> Option<Caller> {
        match self {
            ApiKeyCheck::Admitted(caller) => Some(caller),
            ApiKeyCheck::Malformed | ApiKeyCheck::Unknown(_) => None,
        }
    }
}

pub struct Authenticator {
    storage: Arc<dyn Storage>,
    clock: Arc<dyn Clock>,
    remembered: Mutex<HashMap<ApiKeyHash, (Timestamp, Caller)>>,
    /// Keys that were valid, which are looked up without a limit.
    valid: ExpiringSet<ApiKeyHash>,
    /// Keys that were not found, which are not looked up again.
    unknown: ExpiringSet<ApiKeyHash>,
    unknown_keys: AddressRateLimits,
}

impl Authenticator {
    pub(crate) fn new(
        storage: Arc<dyn Storage>,
        clock: Arc<dyn Clock>,
        unknown_keys: AddressRateLimits,
    ) -> Self {
        Authenticator {
            storage,
            clock,
            remembered: Mutex::default(),
            valid: ExpiringSet::new(VALID_KEY_LIFETIME, MAX_VALID_KEYS),
            unknown: ExpiringSet::new(UNKNOWN_KEY_LIFETIME, MAX_CACHED_KEYS),
            unknown_keys,
        }
    }

    /// Authenticates the caller of a request with this key from this address.
    pub async fn admit(&self, key: &str, address: Option<IpAddr>) -> Result<ApiKeyCheck, AppError> {
        let Ok(secret) = ApiKeySecret::parse(key) else { return Ok(ApiKeyCheck::Malformed) };
        let (hash, now) = (secret.hash(), self.clock.now());
        match self.recall(&hash, now) {
            Some(caller) if caller.is_valid(now) => Ok(ApiKeyCheck::Admitted(caller)),
            // The key was revoked or has expired.
            Some(_) => Ok(ApiKeyCheck::Unknown(self.count_unknown(address, now).await)),
            None => self.find(hash, address, now).await,
        }
    }

    /// Looks the key up in the database. Unless the key was valid recently, the request is first counted by its
    /// address, so that the limit bounds the lookups of invented keys.
    async fn find(
        &self,
        hash: ApiKeyHash,
        address: Option<IpAddr>,
        now: Timestamp,
    ) -> Result<ApiKeyCheck, AppError> {
        let counted = match self.valid.contains(&hash, now) {
            true => None,
            false => Some(self.count_unknown(address, now).await),
        };
        if let Some(window) = counted
            && (!window.allowed || self.unknown.contains(&hash, now))
        {
            return Ok(ApiKeyCheck::Unknown(window));
        }
        let caller = match self.storage.key_by_hash(hash).await? {
            Some(holder) => Some(self.remember(hash, now, Caller::of_key(holder))),
            None => {
                self.unknown.insert(hash, now);
                None
            }
        };
        if let Some(caller) = caller.filter(|caller| caller.is_valid(now)) {
            self.valid.insert(hash, now);
            self.record_use(&caller, now);
            return Ok(ApiKeyCheck::Admitted(caller));
        }
        self.valid.remove(&hash);
        Ok(ApiKeyCheck::Unknown(match counted {
            Some(window) => window,
            None => self.count_unknown(address, now).await,
        }))
    }

    /// Stores when the key was used. No request waits for it or fails because of it.
    fn record_use(&self, caller: &Caller, now: Timestamp) {
        let Some(key) = caller.admitted.key.as_ref().filter(|key| key.is_use_unrecorded(now)) else { return };
        let (storage, key_id) = (self.storage.clone(), key.id);
        tokio::spawn(async move {
            let unit = UnitOfWork::default().with(Write::SaveKeyUse { key_id, at: now });
            if let Err(error) = storage.commit(unit).await {
                tracing::debug!(key = %key_id, %error, "could not store when a key was used");
            }
        });
    }

    async fn count_unknown(&self, address: Option<IpAddr>, now: Timestamp) -> RateLimitStatus {
        self.unknown_keys.count("", address.map(ClientAddressGroup::of), now).await
    }

    fn recall(&self, hash: &ApiKeyHash, now: Timestamp) -> Option<Caller> {
        let remembered = self.remembered.lock().unwrap_or_else(PoisonError::into_inner);
        let (since, caller) = remembered.get(hash)?;
        is_fresh(*since, now).then(|| caller.clone())
    }

    fn remember(&self, hash: ApiKeyHash, now: Timestamp, caller: Caller) -> Caller {
        let mut remembered = self.remembered.lock().unwrap_or_else(PoisonError::into_inner);
        if remembered.len() >= MAX_CACHED_KEYS {
            remembered.retain(|_, (since, _)| is_fresh(*since, now));
        }
        if remembered.len() < MAX_CACHED_KEYS {
            remembered.insert(hash, (now, caller.clone()));
        }
        caller
    }
}

fn is_fresh(since: Timestamp, now: Timestamp) -> bool {
    now.duration_since(since).abs() < KEY_CACHE_LIFETIME
}

#[cfg(test)]
mod tests;
