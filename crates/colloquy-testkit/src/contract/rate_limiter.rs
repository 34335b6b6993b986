//! The contract of a rate limiter that counts requests.

use std::collections::BTreeSet;
use std::sync::Arc;

use colloquy_domain::ports::{RateLimitStatus, RateLimiter};
use futures::future::join_all;
use jiff::{SignedDuration, Timestamp};

use crate::sample;

/// The number of requests that a limiter under test allows in a minute.
pub const LIMIT: u32 = 300;

fn after(ms: i64) -> Timestamp {
    sample::now() + SignedDuration::from_millis(ms)
}

fn window(remaining: u32, reset_s: u32, allowed: bool) -> RateLimitStatus {
    RateLimitStatus { limit: LIMIT, remaining, reset_s, allowed }
}

/// Counts a request at each of these times and checks the window that it returns.
async fn check(limiter: &dyn RateLimiter, subject: &str, expected: &[(i64, RateLimitStatus)]) {
    for (ms, window) in expected {
        assert_eq!(limiter.count(subject, after(*ms)).await, *window, "after {ms} ms");
    }
}

async fn use_up(limiter: &dyn RateLimiter, subject: &str) {
    for number in 1..=LIMIT {
        assert_eq!(limiter.count(subject, after(0)).await, window(LIMIT - number, 60, true));
    }
}

pub async fn a_window_starts_with_the_first_request(limiter: Arc<dyn RateLimiter>) {
    check(&*limiter, "early", &[(0, window(299, 60, true))]).await;
    check(&*limiter, "late", &[(30_000, window(299, 60, true))]).await;
    check(&*limiter, "early", &[(59_999, window(298, 1, true)), (60_000, window(299, 60, true))]).await;
    check(&*limiter, "late", &[(60_000, window(298, 30, true)), (89_999, window(297, 1, true))]).await;
}

pub async fn the_request_beyond_the_limit_is_refused(limiter: Arc<dyn RateLimiter>) {
    use_up(&*limiter, "subject").await;
    check(&*limiter, "subject", &[(0, window(0, 60, false)), (1, window(0, 60, false))]).await;
}

pub async fn the_seconds_left_count_down_to_one(limiter: Arc<dyn RateLimiter>) {
    let seconds = [(0, 60), (1, 60), (999, 60), (1_000, 59), (30_500, 30), (59_000, 1), (59_999, 1)];
    for (number, (ms, reset_s)) in (1..).zip(seconds) {
        check(&*limiter, "subject", &[(ms, window(LIMIT - number, reset_s, true))]).await;
    }
}

pub async fn waiting_for_the_reported_seconds_is_enough(limiter: Arc<dyn RateLimiter>) {
    use_up(&*limiter, "subject").await;
    let refused = limiter.count("subject", after(12_345)).await;
    let then = 12_345 + i64::from(refused.reset_s) * 1_000;
    check(&*limiter, "subject", &[(then, window(299, 60, true))]).await;
}

pub async fn another_subject_has_its_own_window(limiter: Arc<dyn RateLimiter>) {
    use_up(&*limiter, "subject").await;
    for other in ["", "Subject", "subject ", "subject:1", "2001:db8::1", "\u{1F388}"] {
        check(&*limiter, other, &[(0, window(299, 60, true)), (0, window(298, 60, true))]).await;
    }
    check(&*limiter, "subject", &[(0, window(0, 60, false))]).await;
}

pub async fn after_sixty_seconds_a_new_window_begins(limiter: Arc<dyn RateLimiter>) {
    use_up(&*limiter, "subject").await;
    let expected = [
        (59_999, window(0, 1, false)),
        (60_000, window(299, 60, true)),
        (119_999, window(298, 1, true)),
        (1_000_000, window(299, 60, true)),
    ];
    check(&*limiter, "subject", &expected).await;
}

pub async fn a_refused_request_does_not_extend_the_window(limiter: Arc<dyn RateLimiter>) {
    use_up(&*limiter, "subject").await;
    for second in 1..60 {
        check(&*limiter, "subject", &[(i64::from(second) * 1_000, window(0, 60 - second, false))]).await;
    }
    check(&*limiter, "subject", &[(60_000, window(299, 60, true))]).await;
}

pub async fn concurrent_requests_are_each_counted_once(limiter: Arc<dyn RateLimiter>) {
    let counts = (0..32).map(|_| {
        let limiter = limiter.clone();
        tokio::spawn(async move { limiter.count("subject", after(0)).await.remaining })
    });
    let remaining = join_all(counts.collect::<Vec<_>>()).await;
    let remaining: BTreeSet<u32> = remaining.into_iter().map(|count| count.expect("the task ends")).collect();
    assert_eq!(remaining, (LIMIT - 32..LIMIT).collect());
}

pub async fn looking_counts_nothing_and_sees_what_counting_would(limiter: Arc<dyn RateLimiter>) {
    for _ in 0..2 {
        assert_eq!(limiter.peek("subject", after(0)).await, window(299, 60, true));
    }
    use_up(&*limiter, "subject").await;
    for _ in 0..2 {
        assert_eq!(limiter.peek("subject", after(1_000)).await, window(0, 59, false));
    }
    assert_eq!(limiter.peek("subject", after(60_000)).await, window(299, 60, true));
    check(&*limiter, "subject", &[(60_000, window(299, 60, true))]).await;
}

/// Runs every case of the [`RateLimiter`] contract, each with a new limiter from `fresh`:
/// `rate_limiter_contract!(fresh)` where `async fn fresh() -> FreshAdapter<Arc<dyn RateLimiter>>`.
#[macro_export]
macro_rules! rate_limiter_contract {
    ($fresh:path) => {
        $crate::contract_cases!(
            $fresh,
            rate_limiter,
            [
                a_refused_request_does_not_extend_the_window,
                a_window_starts_with_the_first_request,
                after_sixty_seconds_a_new_window_begins,
                another_subject_has_its_own_window,
                concurrent_requests_are_each_counted_once,
                looking_counts_nothing_and_sees_what_counting_would,
                the_request_beyond_the_limit_is_refused,
                the_seconds_left_count_down_to_one,
                waiting_for_the_reported_seconds_is_enough,
            ]
        );
    };
}
