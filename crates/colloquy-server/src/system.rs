//! Implements the ports for time, randomness and ids with the operating system.

use colloquy_domain::Timestamp;
use colloquy_domain::ports::{Clock, IdSource, Randomness};
use uuid::Uuid;

pub struct SystemClock;

impl Clock for SystemClock {
    #[expect(clippy::disallowed_methods, reason = "this is the clock")]
    fn now(&self) -> Timestamp {
        let now = Timestamp::now();
        Timestamp::from_millisecond(now.as_millisecond()).unwrap_or(now)
    }
}

pub struct SystemRandomness;

impl Randomness for SystemRandomness {
    /// Uses a cryptographic generator that the operating system reseeds now and then. A system call for each
    /// draw would take longer than the rest of creating an invitation.
    #[expect(clippy::disallowed_methods, reason = "this is the source of randomness")]
    fn fill(&self, bytes: &mut [u8]) {
        rand::fill(bytes);
    }
}

pub struct SystemIds;

impl IdSource for SystemIds {
    #[expect(clippy::disallowed_methods, reason = "this is the source of ids")]
    fn next(&self) -> Uuid {
        Uuid::now_v7()
    }
}

#[cfg(test)]
mod tests;
