//! Counts requests, and tells when it is enough.

mod memory;

pub use memory::MemoryLimiter;
