//! Limits by the address of a client.

use std::sync::Arc;

use colloquy_domain::Timestamp;
use colloquy_domain::address_group::{AddressGroup, SITE_ALLOWANCE};
use colloquy_domain::ports::{RateLimitWindow, RateLimiter};
use colloquy_domain::rate_limit::{FailureWaits, RateLimitPolicy};

/// Requests with keys that the service does not know, a minute and client: as many as a key has requests by default.
const UNKNOWN_KEYS_A_MINUTE: u32 = 300;

/// Wrong access codes of one share link, a minute and client.
const WRONG_CODES_A_MINUTE: u32 = 10;

/// Wrong access codes of one share link, from all clients together: 20 in ten minutes. After that each wrong code begins
/// a wait in which no code is checked: half a minute, then twice as long each time, and never more than ten minutes, so
/// that somebody who knows the code is not locked out for good.
pub const WRONG_CODES_OF_A_LINK: RateLimitPolicy =
    RateLimitPolicy::failures(20, 600_000, FailureWaits { first_ms: 30_000, longest_ms: 600_000 });

/// A limit for each client, and a wider one for each IPv6 site. It is made of limiters that count nothing else, so that
/// a flood of addresses takes no room from anything but addresses.
#[derive(Clone)]
pub struct AddressLimits {
    hosts: Arc<dyn RateLimiter>,
    sites: Arc<dyn RateLimiter>,
}

impl AddressLimits {
    /// `make` gives a limiter of as many requests a minute.
    pub fn new<L: RateLimiter + 'static>(requests_a_minute: u32, make: impl Fn(u32) -> L) -> Self {
        let for_sites = requests_a_minute.saturating_mul(SITE_ALLOWANCE);
        AddressLimits { hosts: Arc::new(make(requests_a_minute)), sites: Arc::new(make(for_sites)) }
    }

    /// Counts one request of a client. `scope` names what it is counted for, where that is not one thing alone.
    pub async fn count(&self, scope: &str, client: Option<AddressGroup>, now: Timestamp) -> RateLimitWindow {
        let (host, site) = subjects(scope, client);
        let window = self.hosts.count(&host, now).await;
        match site {
            // What is refused is not held against the neighbours.
            Some(site) if window.allowed => tighter(window, self.sites.count(&site, now).await),
            _ => window,
        }
    }

    /// What counting would answer; nothing is counted.
    pub async fn peek(&self, scope: &str, client: Option<AddressGroup>, now: Timestamp) -> RateLimitWindow {
        let (host, site) = subjects(scope, client);
        let window = self.hosts.peek(&host, now).await;
        match site {
            Some(site) if window.allowed => tighter(window, self.sites.peek(&site, now).await),
            _ => window,
        }
    }
}

/// What the limiters know a client by.
fn subjects(scope: &str, client: Option<AddressGroup>) -> (String, Option<String>) {
    let Some(client) = client else { return (format!("{scope}unknown"), None) };
    (format!("{scope}{}", client.host()), client.site().map(|site| format!("{scope}{site}")))
}

/// The window of a client in a site: what is left is what both have left.
fn tighter(host: RateLimitWindow, site: RateLimitWindow) -> RateLimitWindow {
    match site.allowed && site.remaining >= host.remaining {
        true => host,
        false => RateLimitWindow { limit: host.limit, ..site },
    }
}

/// Limits for what strangers may try.
#[derive(Clone)]
pub struct AttemptLimits {
    /// Keys that the service does not know, by client.
    pub unknown_keys: AddressLimits,
    /// Wrong access codes, by share link and client.
    pub access_codes: AddressLimits,
    /// Wrong access codes, by share link alone.
    pub link_access_codes: Arc<dyn RateLimiter>,
}

impl AttemptLimits {
    /// `make` gives a limiter of as many requests a minute; `link_access_codes` keeps [`WRONG_CODES_OF_A_LINK`].
    pub fn new<L: RateLimiter + 'static>(
        make: impl Fn(u32) -> L,
        link_access_codes: Arc<dyn RateLimiter>,
    ) -> Self {
        AttemptLimits {
            unknown_keys: AddressLimits::new(UNKNOWN_KEYS_A_MINUTE, &make),
            access_codes: AddressLimits::new(WRONG_CODES_A_MINUTE, &make),
            link_access_codes,
        }
    }
}

#[cfg(test)]
mod tests;
