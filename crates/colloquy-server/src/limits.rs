//! Where requests and attempts are counted.

use std::sync::Arc;

use colloquy_app::{AddressLimits, AttemptLimits, WRONG_CODES_OF_A_LINK};
use colloquy_http::RequestLimits;
use colloquy_limits::MemoryLimiter;

use crate::configuration::Configuration;

pub struct Limits {
    pub requests: RequestLimits,
    pub attempts: AttemptLimits,
}

impl Limits {
    pub fn in_memory(configuration: &Configuration) -> Self {
        let rate_limit = configuration.rate_limit;
        let link_access_codes = Arc::new(MemoryLimiter::with_policy(WRONG_CODES_OF_A_LINK));
        Limits {
            requests: RequestLimits {
                keys: Arc::new(MemoryLimiter::new(rate_limit)),
                anonymous: AddressLimits::new(rate_limit, MemoryLimiter::new),
            },
            attempts: AttemptLimits::new(MemoryLimiter::new, link_access_codes),
        }
    }
}
