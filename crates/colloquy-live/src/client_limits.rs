//! Limits what a connection may send: a `hello` first, and then a limited rate of text frames. Pages send only a few
//! text frames a second.

use std::time::Duration;

use colloquy_app::sessions::{ClientMessage, NumberedFrame};
use tokio::time::Instant;

use crate::wire::{self, MalformedFrame};

#[derive(Debug)]
pub struct ClientFrameLimiter {
    has_greeted: bool,
    pace: Pace,
}

impl ClientFrameLimiter {
    pub fn new(now: Instant) -> Self {
        ClientFrameLimiter { has_greeted: false, pace: Pace::new(now) }
    }

    pub fn sound(&self, frame: &[u8]) -> Result<NumberedFrame, MalformedFrame> {
        if self.has_greeted { wire::sound(frame) } else { Err(MalformedFrame::NoHello) }
    }

    pub fn message(&mut self, text: &str, now: Instant) -> Result<Option<ClientMessage>, MalformedFrame> {
        if !self.pace.allows(now) {
            return Err(MalformedFrame::TooFast);
        }
        let message = wire::message(text)?;
        self.has_greeted |= message.is_none();
        if self.has_greeted { Ok(message) } else { Err(MalformedFrame::NoHello) }
    }
}

const BURST: f64 = 200.0;
const PER_SECOND: f64 = 50.0;

#[derive(Debug)]
struct Pace {
    left: f64,
    at: Instant,
}

impl Pace {
    fn new(now: Instant) -> Self {
        Pace { left: BURST, at: now }
    }

    /// Counts a frame, and returns whether it is allowed.
    fn allows(&mut self, now: Instant) -> bool {
        let passed: Duration = now.saturating_duration_since(self.at);
        self.left = (self.left + passed.as_secs_f64() * PER_SECOND).min(BURST);
        self.at = now;
        let is_allowed = self.left >= 1.0;
        self.left -= f64::from(u8::from(is_allowed));
        is_allowed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_says_hello_first() {
        let (now, hello) = (Instant::now(), r#"{"type":"hello"}"#);
        let mut limits = ClientFrameLimiter::new(now);
        assert_eq!(limits.sound(&[0; 644]), Err(MalformedFrame::NoHello));
        assert_eq!(limits.message(r#"{"type":"end"}"#, now), Err(MalformedFrame::NoHello));
        assert_eq!(limits.message(hello, now), Ok(None));
        assert_eq!(limits.message(r#"{"type":"end"}"#, now), Ok(Some(ClientMessage::End)));
        assert!(limits.sound(&[0; 644]).is_ok());
    }

    #[test]
    fn allows_a_burst_and_then_a_steady_rate() {
        let began = Instant::now();
        let mut pace = Pace::new(began);
        let at_once = (0..10_000).filter(|_| pace.allows(began)).count();
        assert_eq!(at_once, 200);
        let later = (0..200).filter(|tenth| pace.allows(began + Duration::from_millis(100 * tenth))).count();
        assert_eq!(later, 199, "ten a second are always allowed");
        let second = began + Duration::from_secs(60);
        assert_eq!(
            (0..10_000).filter(|_| pace.allows(second)).count(),
            200,
            "no more than a burst accumulates"
        );
    }
}
