//! Rate limits: counts requests in the memory of one process, or in a store that several nodes share.

mod memory;
mod shared;

pub use memory::MemoryLimiter;
pub use shared::{InvalidLimitsUrl, RedisUrl, SharedLimiter, SharedStore, SharedStoreMetrics, UnusableStore};
