//! What the programs' clients of other servers have in common. It knows neither the domain nor any of those servers.

mod circuit_breaker;

pub use circuit_breaker::{CircuitBreaker, CircuitPolicy};
