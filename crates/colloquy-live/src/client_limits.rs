//! Limits what a connection may send: a `hello` first, and then a limited rate of text. Pages send only a few
//! text frames a second, and people type slowly.

use std::time::Duration;

use colloquy_app::sessions::{ClientMessage, NumberedFrame};
use tokio::time::Instant;

use crate::wire::{self, RejectedClientFrame};

#[derive(Debug)]
pub struct ClientFrameLimiter {
    has_greeted: bool,
    frames: Pace,
    text: Pace,
}

impl ClientFrameLimiter {
    pub fn new(now: Instant) -> Self {
        ClientFrameLimiter { has_greeted: false, frames: Pace::new(FRAMES, now), text: Pace::new(TEXT, now) }
    }

    pub fn sound(&self, frame: &[u8]) -> Result<NumberedFrame, RejectedClientFrame> {
        if self.has_greeted { wire::sound(frame) } else { Err(RejectedClientFrame::NoHello) }
    }

    pub fn message(
        &mut self,
        text: &str,
        now: Instant,
    ) -> Result<Option<ClientMessage>, RejectedClientFrame> {
        if !self.frames.allows(1.0, now) || !self.text.allows(text.chars().count() as f64, now) {
            return Err(RejectedClientFrame::TooFast);
        }
        let message = wire::message(text)?;
        self.has_greeted |= message.is_none();
        if self.has_greeted { Ok(message) } else { Err(RejectedClientFrame::NoHello) }
    }
}

/// How much is allowed at once, and how much in each second on average.
#[derive(Clone, Copy, Debug)]
struct Allowance {
    burst: f64,
    per_second: f64,
}

const FRAMES: Allowance = Allowance { burst: 200.0, per_second: 50.0 };
/// In characters. Each answer is read for dangers and for what it means, which takes the time of all interviews of the
/// thread. Five answers of the greatest length are allowed at once.
const TEXT: Allowance = Allowance { burst: 50_000.0, per_second: 500.0 };

#[derive(Debug)]
struct Pace {
    allowance: Allowance,
    left: f64,
    at: Instant,
}

impl Pace {
    fn new(allowance: Allowance, now: Instant) -> Self {
        Pace { allowance, left: allowance.burst, at: now }
    }

    /// Counts an amount, and returns whether it is allowed.
    fn allows(&mut self, amount: f64, now: Instant) -> bool {
        let passed: Duration = now.saturating_duration_since(self.at);
        let Allowance { burst, per_second } = self.allowance;
        self.left = (self.left + passed.as_secs_f64() * per_second).min(burst);
        self.at = now;
        let is_allowed = self.left >= amount;
        self.left -= if is_allowed { amount } else { 0.0 };
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
        assert_eq!(limits.sound(&[0; 644]), Err(RejectedClientFrame::NoHello));
        assert_eq!(limits.message(r#"{"type":"end"}"#, now), Err(RejectedClientFrame::NoHello));
        assert_eq!(limits.message(hello, now), Ok(None));
        assert_eq!(limits.message(r#"{"type":"end"}"#, now), Ok(Some(ClientMessage::End)));
        assert!(limits.sound(&[0; 644]).is_ok());
    }

    #[test]
    fn allows_five_of_the_longest_answers_at_once_and_more_with_time() {
        let began = Instant::now();
        let mut limits = ClientFrameLimiter::new(began);
        assert_eq!(limits.message(r#"{"type":"hello"}"#, began), Ok(None));
        let longest = format!(r#"{{"type":"text","text":"{}"}}"#, "ä".repeat(9_900));
        for _ in 0..5 {
            assert!(limits.message(&longest, began).is_ok());
        }
        assert_eq!(limits.message(&longest, began), Err(RejectedClientFrame::TooFast));
        assert!(limits.message(&longest, began + Duration::from_secs(20)).is_ok());
    }

    #[test]
    fn allows_a_burst_and_then_a_steady_rate() {
        let began = Instant::now();
        let mut pace = Pace::new(FRAMES, began);
        let at_once = (0..10_000).filter(|_| pace.allows(1.0, began)).count();
        assert_eq!(at_once, 200);
        let later =
            (0..200).filter(|tenth| pace.allows(1.0, began + Duration::from_millis(100 * tenth))).count();
        assert_eq!(later, 199, "ten a second are always allowed");
        let second = began + Duration::from_secs(60);
        assert_eq!(
            (0..10_000).filter(|_| pace.allows(1.0, second)).count(),
            200,
            "no more than a burst accumulates"
        );
    }
}
