//! What the clients of other servers have in common. This crate knows neither the domain nor any of those servers.
//!
//! The features `http`, `tls` and `url` add a module each, so that an adapter builds only what it uses.

mod circuit_breaker;
#[cfg(feature = "url")]
pub mod connection_url;
#[cfg(feature = "http")]
pub mod http;
#[cfg(feature = "tls")]
pub mod tls;

pub use circuit_breaker::{CircuitBreaker, CircuitPolicy};
