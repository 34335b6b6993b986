//! Decides how long to wait before a retry.

use std::time::Duration;

use colloquy_domain::Timestamp;
use colloquy_domain::ports::Randomness;
use jiff::fmt::rfc2822;

use crate::settings::ModelRetryPolicy;

/// A day. Longer waits mean the same.
const MAX_RETRY_AFTER_S: i64 = 24 * 60 * 60;

/// Parses the header `Retry-After`, which has seconds or an HTTP date.
pub fn retry_after(value: &str, now: Timestamp) -> Option<Duration> {
    let value = value.trim();
    let seconds = if value.bytes().all(|byte| byte.is_ascii_digit()) {
        // A number that is too large to parse means a wait that is too long.
        if value.is_empty() { return None } else { value.parse().unwrap_or(MAX_RETRY_AFTER_S) }
    } else {
        let moment = rfc2822::parse(value).ok()?.timestamp();
        moment.as_second().saturating_sub(now.as_second()).max(0)
    };
    Some(Duration::from_secs(seconds.clamp(0, MAX_RETRY_AFTER_S).unsigned_abs()))
}

/// Returns the wait before the next attempt, or `None` if there should be none. `failures` counts the failed attempts
/// so far, and `wanted` is the wait that the provider asked for.
pub fn wait(
    retries: &ModelRetryPolicy,
    failures: u32,
    wanted: Option<Duration>,
    randomness: &dyn Randomness,
) -> Option<Duration> {
    if failures > retries.at_most || wanted.is_some_and(|wanted| wanted > retries.longest_wait) {
        return None;
    }
    let doublings = failures.saturating_sub(1).min(16);
    let below = retries.first_wait.saturating_mul(1 << doublings).min(retries.longest_wait);
    let mut bytes = [0; 4];
    randomness.fill(&mut bytes);
    let drawn = below.mul_f64(f64::from(u32::from_le_bytes(bytes)) / f64::from(u32::MAX));
    // The random part spreads out clients that got the same wait.
    Some(wanted.unwrap_or_default() + drawn)
}

#[cfg(test)]
mod tests;
