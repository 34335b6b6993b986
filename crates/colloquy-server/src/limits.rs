//! Selects where requests and failed attempts are counted.

use std::sync::Arc;

use anyhow::Context;
use colloquy_app::{
    AddressRateLimits, UseCaseRateLimiters, WRONG_CODES_OF_A_LINK, WRONG_PASSWORDS_OF_AN_ACCOUNT,
};
use colloquy_domain::ports::RateLimiter;
use colloquy_domain::rate_limit::RateLimitPolicy;
use colloquy_http::RequestRateLimiters;
use colloquy_limits::{InMemoryRateLimiter, RateLimitStore, SharedRateLimiter};

use crate::configuration::{Configuration, RateLimitBackend};

pub struct WiredRateLimiters {
    pub requests: RequestRateLimiters,
    pub attempts: UseCaseRateLimiters,
    /// The store that several nodes share, if there is one.
    pub store: Option<Arc<RateLimitStore>>,
}

impl WiredRateLimiters {
    pub async fn open(configuration: &Configuration) -> anyhow::Result<Self> {
        let store = match &configuration.limits {
            RateLimitBackend::Memory => None,
            RateLimitBackend::Shared(url) => {
                Some(Arc::new(RateLimitStore::open(url.clone()).await.context("COLLOQUY_LIMITS")?))
            }
        };
        Ok(WiredRateLimiters::with(configuration.rate_limit, store))
    }

    /// Returns limits for commands that serve no requests.
    pub fn in_memory(configuration: &Configuration) -> Self {
        WiredRateLimiters::with(configuration.rate_limit, None)
    }

    /// Keys and links are known and limited in number, so they may be counted in the shared store. Clients
    /// choose their addresses freely, so addresses are counted within a bound in this process.
    fn with(rate_limit: u32, store: Option<Arc<RateLimitStore>>) -> Self {
        let limiter = |name, policy| -> Arc<dyn RateLimiter> {
            match &store {
                Some(store) => Arc::new(SharedRateLimiter::new(store.clone(), name, policy)),
                None => Arc::new(InMemoryRateLimiter::with_policy(policy)),
            }
        };
        let keys = limiter("requests", RateLimitPolicy::per_minute(rate_limit));
        let link_access_codes = limiter("access-codes", WRONG_CODES_OF_A_LINK);
        // Addresses of accounts can be invented, but each costs a slow hash, and the store bounds its memory.
        let account_passwords = limiter("passwords", WRONG_PASSWORDS_OF_AN_ACCOUNT);
        WiredRateLimiters {
            requests: RequestRateLimiters {
                keys,
                anonymous: AddressRateLimits::new(rate_limit, InMemoryRateLimiter::new),
            },
            attempts: UseCaseRateLimiters::new(
                InMemoryRateLimiter::new,
                link_access_codes,
                account_passwords,
            ),
            store,
        }
    }
}
