//! Rate limits by client address.

use std::sync::Arc;

use colloquy_domain::Timestamp;
use colloquy_domain::address_group::{ClientAddressGroup, SITE_ALLOWANCE};
use colloquy_domain::ports::{RateLimitStatus, RateLimiter};
use colloquy_domain::rate_limit::{FailureLockoutPolicy, RateLimitPolicy};

/// Requests with unknown keys, per minute and client: as many as a key may make by default.
const UNKNOWN_KEYS_A_MINUTE: u32 = 300;

/// Wrong access codes for one share link, per minute and client.
const WRONG_CODES_A_MINUTE: u32 = 10;

/// Wrong access codes for one share link, from all clients together: 20 in ten minutes. After that, each wrong code
/// starts a wait in which no code is checked. The wait is half a minute at first and doubles each time, up to ten
/// minutes, so that a visitor who knows the code is not locked out for good.
pub const WRONG_CODES_OF_A_LINK: RateLimitPolicy =
    RateLimitPolicy::failures(20, 600_000, FailureLockoutPolicy { first_ms: 30_000, longest_ms: 600_000 });

/// Wrong passwords per minute and client.
const WRONG_PASSWORDS_A_MINUTE: u32 = 10;

/// Wrong passwords for one account, from all clients together: 10 in ten minutes, then waits as for access codes. An
/// attacker who knows an address can make its owner wait, but for ten minutes at most.
pub const WRONG_PASSWORDS_OF_AN_ACCOUNT: RateLimitPolicy =
    RateLimitPolicy::failures(10, 600_000, FailureLockoutPolicy { first_ms: 30_000, longest_ms: 600_000 });

/// Requests for a mail with a link for a new password, per minute and client.
const PASSWORD_MAILS_A_MINUTE: u32 = 5;

/// The same, from all clients together on a node. Each request stores a row, and the database also serves interviews.
const PASSWORD_MAILS_OF_ALL_A_MINUTE: u32 = 60;

/// A limit for each client, and a wider one for each IPv6 site. Its limiters count nothing else, so a flood of
/// addresses can only push out other addresses.
#[derive(Clone)]
pub struct AddressRateLimits {
    hosts: Arc<dyn RateLimiter>,
    sites: Arc<dyn RateLimiter>,
}

impl AddressRateLimits {
    /// `make` creates a limiter for a number of requests per minute.
    pub fn new<L: RateLimiter + 'static>(requests_a_minute: u32, make: impl Fn(u32) -> L) -> Self {
        let for_sites = requests_a_minute.saturating_mul(SITE_ALLOWANCE);
        AddressRateLimits { hosts: Arc::new(make(requests_a_minute)), sites: Arc::new(make(for_sites)) }
    }

    /// Counts a request from a client. `scope` separates counts, if these limits count more than one thing.
    pub async fn count(
        &self,
        scope: &str,
        client: Option<ClientAddressGroup>,
        now: Timestamp,
    ) -> RateLimitStatus {
        let (host, site) = subjects(scope, client);
        let window = self.hosts.count(&host, now).await;
        match site {
            // A refused request does not count against other clients of the site.
            Some(site) if window.allowed => tighter(window, self.sites.count(&site, now).await),
            _ => window,
        }
    }

    /// Returns what [`AddressRateLimits::count`] would return, without counting.
    pub async fn peek(
        &self,
        scope: &str,
        client: Option<ClientAddressGroup>,
        now: Timestamp,
    ) -> RateLimitStatus {
        let (host, site) = subjects(scope, client);
        let window = self.hosts.peek(&host, now).await;
        match site {
            Some(site) if window.allowed => tighter(window, self.sites.peek(&site, now).await),
            _ => window,
        }
    }
}

/// Returns the names under which the limiters count a client and its site.
fn subjects(scope: &str, client: Option<ClientAddressGroup>) -> (String, Option<String>) {
    let Some(client) = client else { return (format!("{scope}unknown"), None) };
    (format!("{scope}{}", client.host()), client.site().map(|site| format!("{scope}{site}")))
}

/// Returns the window that has less left, with the limit of the client.
fn tighter(host: RateLimitStatus, site: RateLimitStatus) -> RateLimitStatus {
    match site.allowed && site.remaining >= host.remaining {
        true => host,
        false => RateLimitStatus { limit: host.limit, ..site },
    }
}

/// Previews by rules, per minute and browser session. A preview follows the typing with a pause, so few people reach it.
const DRAFT_PREVIEWS_A_MINUTE: u32 = 60;

/// Previews and texts for which a model is asked, per minute and browser session.
const MODEL_PREVIEWS_A_MINUTE: u32 = 10;

/// Limits for failed attempts by unknown callers, and for previews by browser session.
#[derive(Clone)]
pub struct UseCaseRateLimiters {
    /// Unknown keys, by client.
    pub unknown_keys: AddressRateLimits,
    /// Wrong access codes, by share link and client.
    pub access_codes: AddressRateLimits,
    /// Wrong access codes, by share link.
    pub link_access_codes: Arc<dyn RateLimiter>,
    /// Wrong passwords, by client.
    pub passwords: AddressRateLimits,
    /// Wrong passwords, by a hash of the address that was entered.
    pub account_passwords: Arc<dyn RateLimiter>,
    /// Previews that the rules write.
    pub draft_previews: Arc<dyn RateLimiter>,
    /// Previews that a model may write.
    pub model_previews: Arc<dyn RateLimiter>,
    /// Requests for a mail with a link for a new password, by client.
    pub password_mails: AddressRateLimits,
    /// The same, by nothing.
    pub all_password_mails: Arc<dyn RateLimiter>,
}

impl UseCaseRateLimiters {
    /// `make` creates a limiter for a number of requests per minute. `link_access_codes` applies
    /// [`WRONG_CODES_OF_A_LINK`], and `account_passwords` [`WRONG_PASSWORDS_OF_AN_ACCOUNT`].
    pub fn new<L: RateLimiter + 'static>(
        make: impl Fn(u32) -> L,
        link_access_codes: Arc<dyn RateLimiter>,
        account_passwords: Arc<dyn RateLimiter>,
    ) -> Self {
        UseCaseRateLimiters {
            unknown_keys: AddressRateLimits::new(UNKNOWN_KEYS_A_MINUTE, &make),
            access_codes: AddressRateLimits::new(WRONG_CODES_A_MINUTE, &make),
            link_access_codes,
            passwords: AddressRateLimits::new(WRONG_PASSWORDS_A_MINUTE, &make),
            account_passwords,
            draft_previews: Arc::new(make(DRAFT_PREVIEWS_A_MINUTE)),
            model_previews: Arc::new(make(MODEL_PREVIEWS_A_MINUTE)),
            password_mails: AddressRateLimits::new(PASSWORD_MAILS_A_MINUTE, &make),
            all_password_mails: Arc::new(make(PASSWORD_MAILS_OF_ALL_A_MINUTE)),
        }
    }
}

#[cfg(test)]
mod tests;
