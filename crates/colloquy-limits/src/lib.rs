//! Rate limits: counts requests in the memory of one process, or in a store that several nodes share.

mod memory;
mod shared;

pub use memory::InMemoryRateLimiter;
pub use shared::{
    InvalidRateLimitsUrl, RateLimitStore, RateLimitStoreMetrics, RateLimitStoreSetupError, RedisUrl,
    SharedRateLimiter,
};
