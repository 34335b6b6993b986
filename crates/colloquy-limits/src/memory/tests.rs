use std::sync::Arc;

use super::*;
use colloquy_testkit::contract::failure_limiter::FAILURES;
use colloquy_testkit::contract::rate_limiter::LIMIT;
use colloquy_testkit::{FreshAdapter, sample, tokio};
use jiff::SignedDuration;

async fn fresh() -> FreshAdapter<Arc<dyn RateLimiter>> {
    FreshAdapter::new(Arc::new(InMemoryRateLimiter::new(LIMIT)))
}

colloquy_testkit::rate_limiter_contract!(fresh);

mod failures {
    use super::*;

    async fn fresh() -> FreshAdapter<Arc<dyn RateLimiter>> {
        FreshAdapter::new(Arc::new(InMemoryRateLimiter::with_policy(FAILURES)))
    }

    colloquy_testkit::failure_limiter_contract!(fresh);
}

fn after(ms: i64) -> Timestamp {
    sample::now() + SignedDuration::from_millis(ms)
}

fn subjects(limiter: &InMemoryRateLimiter) -> usize {
    let shards = limiter.shards.iter().map(|shard| shard.lock().expect("no test panicked here"));
    shards
        .inspect(|shard| assert_eq!(shard.windows.len(), shard.by_end.len()))
        .map(|shard| shard.windows.len())
        .sum()
}

async fn count_many(limiter: &InMemoryRateLimiter, name: &str, subjects: usize, now: Timestamp) {
    for number in 0..subjects {
        assert!(limiter.count(&format!("{name} {number}"), now).await.allowed);
    }
}

#[tokio::test(crate = "colloquy_testkit::tokio")]
async fn a_flood_of_subjects_does_not_exceed_the_bound() {
    let limiter = InMemoryRateLimiter::new(LIMIT);
    count_many(&limiter, "stranger", 250_000, after(0)).await;
    assert_eq!(subjects(&limiter), SHARDS * MAX_SUBJECTS_A_SHARD);
}

#[tokio::test(crate = "colloquy_testkit::tokio")]
async fn a_flood_drops_the_windows_that_end_soonest() {
    let limiter = InMemoryRateLimiter::new(LIMIT);
    count_many(&limiter, "early", 150_000, after(0)).await;
    let late = limiter.count("late", after(2)).await;
    count_many(&limiter, "stranger", 50_000, after(1)).await;
    assert_eq!(limiter.count("late", after(2)).await.remaining, late.remaining - 1);
}

#[tokio::test(crate = "colloquy_testkit::tokio")]
async fn ended_windows_are_swept_while_others_are_counted() {
    let limiter = InMemoryRateLimiter::new(LIMIT);
    count_many(&limiter, "early", 50_000, after(0)).await;
    count_many(&limiter, "late", 60_000, after(60_000)).await;
    assert_eq!(subjects(&limiter), 60_000);
    let swept = limiter.shards.iter().all(|shard| {
        let shard = shard.lock().expect("no test panicked here");
        shard.windows.values().all(|counted| counted.ends_at_ms > after(60_000).as_millisecond())
    });
    assert!(swept, "a new window removes some that have ended");
}

#[tokio::test(crate = "colloquy_testkit::tokio")]
async fn setting_the_clock_back_locks_no_subject_out() {
    let limiter = InMemoryRateLimiter::new(LIMIT);
    limiter.count("subject", after(3_600_000)).await;
    let window = limiter.count("subject", after(0)).await;
    assert_eq!((window.remaining, window.reset_s), (LIMIT - 1, 60));
}

#[tokio::test(crate = "colloquy_testkit::tokio")]
async fn requests_slightly_out_of_order_share_a_window() {
    let limiter = InMemoryRateLimiter::new(LIMIT);
    limiter.count("subject", after(0)).await;
    let window = limiter.count("subject", after(-5_000)).await;
    assert_eq!((window.remaining, window.reset_s), (LIMIT - 2, 60));
}

#[tokio::test(crate = "colloquy_testkit::tokio")]
async fn a_limit_of_zero_refuses_every_request() {
    let window = InMemoryRateLimiter::new(0).count("subject", after(0)).await;
    assert_eq!(window, RateLimitStatus { limit: 0, remaining: 0, reset_s: 60, allowed: false });
}
