//! The contract of a rate limiter that counts failures.

use std::sync::Arc;

use colloquy_domain::ports::RateLimiter;
use colloquy_domain::rate_limit::{FailureLockoutPolicy, RateLimitPolicy};
use futures::future::join_all;
use jiff::{SignedDuration, Timestamp};

use crate::sample;

/// The policy of a limiter under test: five failures in a minute, then waits of 10 s to 60 s.
pub const FAILURES: RateLimitPolicy =
    RateLimitPolicy::failures(5, 60_000, FailureLockoutPolicy { first_ms: 10_000, longest_ms: 60_000 });

fn after(seconds: i64) -> Timestamp {
    sample::now() + SignedDuration::from_secs(seconds)
}

/// Counts a failure, which must be allowed.
async fn fail(limiter: &dyn RateLimiter, subject: &str, second: i64) {
    assert!(limiter.count(subject, after(second)).await.allowed, "after {second} s");
}

async fn use_up(limiter: &dyn RateLimiter, subject: &str, second: i64) {
    for _ in 0..FAILURES.limit {
        fail(limiter, subject, second).await;
    }
}

/// Checks the wait that begins with a failure, and its reported length.
async fn check_wait(limiter: &dyn RateLimiter, subject: &str, second: i64, wait: i64) {
    let window = limiter.peek(subject, after(second)).await;
    assert_eq!((window.allowed, i64::from(window.reset_s)), (false, wait), "after {second} s");
    assert!(!limiter.peek(subject, after(second + wait - 1)).await.allowed);
    assert!(limiter.peek(subject, after(second + wait)).await.allowed);
}

pub async fn failures_within_the_limit_begin_no_wait(limiter: Arc<dyn RateLimiter>) {
    for _ in 1..FAILURES.limit {
        fail(&*limiter, "subject", 0).await;
        assert!(limiter.peek("subject", after(0)).await.allowed);
    }
}

pub async fn the_last_failure_within_the_limit_begins_a_wait(limiter: Arc<dyn RateLimiter>) {
    use_up(&*limiter, "subject", 0).await;
    check_wait(&*limiter, "subject", 0, 10).await;
}

pub async fn each_further_failure_doubles_the_wait_up_to_the_longest(limiter: Arc<dyn RateLimiter>) {
    use_up(&*limiter, "subject", 0).await;
    let mut now = 10;
    for wait in [20, 40, 60, 60] {
        fail(&*limiter, "subject", now).await;
        check_wait(&*limiter, "subject", now, wait).await;
        now += wait;
    }
}

pub async fn a_failure_during_a_wait_does_not_prolong_it(limiter: Arc<dyn RateLimiter>) {
    use_up(&*limiter, "subject", 0).await;
    for second in 0..10 {
        let window = limiter.count("subject", after(second)).await;
        assert_eq!((window.allowed, i64::from(window.reset_s)), (false, 10 - second));
    }
    fail(&*limiter, "subject", 10).await;
    check_wait(&*limiter, "subject", 10, 20).await;
}

pub async fn a_quiet_window_after_the_wait_forgets_the_failures(limiter: Arc<dyn RateLimiter>) {
    use_up(&*limiter, "late", 0).await;
    fail(&*limiter, "late", 69).await;
    check_wait(&*limiter, "late", 69, 20).await;
    use_up(&*limiter, "subject", 0).await;
    use_up(&*limiter, "subject", 70).await;
    check_wait(&*limiter, "subject", 70, 10).await;
}

pub async fn failures_before_the_window_do_not_count(limiter: Arc<dyn RateLimiter>) {
    for _ in 1..FAILURES.limit {
        fail(&*limiter, "subject", 0).await;
    }
    for _ in 1..FAILURES.limit {
        fail(&*limiter, "subject", 60).await;
    }
    assert!(limiter.peek("subject", after(60)).await.allowed);
}

pub async fn another_subject_does_not_wait(limiter: Arc<dyn RateLimiter>) {
    use_up(&*limiter, "subject", 0).await;
    assert!(limiter.peek("other", after(0)).await.allowed);
}

pub async fn peeking_counts_no_failure(limiter: Arc<dyn RateLimiter>) {
    for _ in 0..2 * FAILURES.limit {
        assert!(limiter.peek("subject", after(0)).await.allowed);
    }
    use_up(&*limiter, "subject", 0).await;
}

pub async fn of_concurrent_failures_only_those_within_the_limit_count(limiter: Arc<dyn RateLimiter>) {
    let counts = (0..4 * FAILURES.limit).map(|_| {
        let limiter = limiter.clone();
        tokio::spawn(async move { limiter.count("subject", after(0)).await.allowed })
    });
    let allowed = join_all(counts.collect::<Vec<_>>()).await;
    let allowed = allowed.into_iter().filter(|allowed| *allowed.as_ref().expect("the task ends"));
    assert_eq!(allowed.count(), FAILURES.limit as usize);
}

/// Runs every case of the contract of a [`RateLimiter`] that counts failures, each with a new limiter from
/// `fresh`: `failure_limiter_contract!(fresh)` where `async fn fresh() -> FreshAdapter<Arc<dyn RateLimiter>>`.
#[macro_export]
macro_rules! failure_limiter_contract {
    ($fresh:path) => {
        $crate::contract_cases!(
            $fresh,
            failure_limiter,
            [
                a_failure_during_a_wait_does_not_prolong_it,
                a_quiet_window_after_the_wait_forgets_the_failures,
                another_subject_does_not_wait,
                each_further_failure_doubles_the_wait_up_to_the_longest,
                failures_before_the_window_do_not_count,
                failures_within_the_limit_begin_no_wait,
                of_concurrent_failures_only_those_within_the_limit_count,
                peeking_counts_no_failure,
                the_last_failure_within_the_limit_begins_a_wait,
            ]
        );
    };
}
