//! The record of a request with an idempotency key, so that the request takes effect once however often it is
//! sent.

use jiff::{SignedDuration, Timestamp};
use sha2::{Digest, Sha256};
use uuid::Uuid;

use crate::ids::OrganizationId;
use crate::revision::Revision;

/// How long a record is kept.
pub const RECORD_LIFETIME: SignedDuration = SignedDuration::from_hours(24);

/// One to 255 visible ASCII characters that the caller has chosen for one call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IdempotencyKey(String);

impl IdempotencyKey {
    /// Parses a key. A quoted key equals the same key without quotes.
    pub fn parse(text: &str) -> Option<Self> {
        let unquoted = text.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).unwrap_or(text);
        let fits =
            (1..=255).contains(&unquoted.len()) && unquoted.bytes().all(|byte| byte.is_ascii_graphic());
        fits.then(|| IdempotencyKey(unquoted.to_owned()))
    }
}

/// Identifies a record: a hash of the organization and the key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct IdempotencyRecordId(pub [u8; 32]);

impl IdempotencyRecordId {
    pub fn new(organization: OrganizationId, key: &IdempotencyKey) -> Self {
        let digest = Sha256::new().chain_update(organization.uuid()).chain_update(&key.0).finalize();
        IdempotencyRecordId(digest.into())
    }
}

/// Identifies a call: a hash of what is called, on what, and with which input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RequestHash(pub [u8; 32]);

impl RequestHash {
    pub fn new(operation: &str, target: &str, input: &[u8]) -> Self {
        let head = Sha256::new().chain_update(operation).chain_update("\n").chain_update(target);
        RequestHash(head.chain_update("\n").chain_update(input).finalize().into())
    }
}

/// A call that has taken effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IdempotencyRecord {
    pub id: IdempotencyRecordId,
    pub organization_id: OrganizationId,
    pub request_hash: RequestHash,
    /// What the call created or changed. The response can be rebuilt from these ids.
    pub created_ids: Vec<Uuid>,
    /// The stored response; `None` until it has been saved after the call took effect.
    pub response: Option<String>,
    pub created_at: Timestamp,
    pub revision: Revision,
}

impl IdempotencyRecord {
    pub fn is_forgotten(&self, now: Timestamp) -> bool {
        now.duration_since(self.created_at) >= RECORD_LIFETIME
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_visible_ascii() {
        let key = |text: &str| IdempotencyKey::parse(text).map(|key| key.0);
        assert_eq!(key("a-1"), Some("a-1".to_owned()));
        assert_eq!(key("\"a-1\""), key("a-1"));
        assert_eq!(key(&"x".repeat(255)).map(|key| key.len()), Some(255));
        for text in ["", "\"\"", "a b", "ä", "a\t", &"x".repeat(256)] {
            assert_eq!(key(text), None, "{text:?}");
        }
    }

    #[test]
    fn another_organization_or_key_is_another_call() {
        let organization = |number| OrganizationId::from_uuid(Uuid::from_u128(number));
        let key = |text| IdempotencyKey::parse(text).expect("a key");
        let id = IdempotencyRecordId::new(organization(1), &key("a"));
        assert_eq!(id, IdempotencyRecordId::new(organization(1), &key("\"a\"")));
        assert_ne!(id, IdempotencyRecordId::new(organization(2), &key("a")));
        assert_ne!(id, IdempotencyRecordId::new(organization(1), &key("b")));
    }

    #[test]
    fn calls_differ_by_operation_target_and_input() {
        let asked = RequestHash::new("POST", "/v1/interviews", b"{}");
        assert_eq!(asked, RequestHash::new("POST", "/v1/interviews", b"{}"));
        assert_ne!(asked, RequestHash::new("PUT", "/v1/interviews", b"{}"));
        assert_ne!(asked, RequestHash::new("POST", "/v1/interview", b"s{}"));
        assert_ne!(asked, RequestHash::new("POST", "/v1/interviews", b"{ }"));
    }
}
