use std::sync::atomic::{AtomicUsize, Ordering};

use futures::future::join_all;

use super::*;

async fn fails() -> Result<(), StorageError> {
    Err(unavailable("the disk is full"))
}

async fn succeeds() -> Result<(), StorageError> {
    Ok(())
}

#[tokio::test(start_paused = true)]
async fn many_callers_probe_once_a_second() {
    let (check, probes) = (WriteHealthCheck::default(), AtomicUsize::new(0));
    let probe = || async {
        probes.fetch_add(1, Ordering::Relaxed);
        Ok(())
    };
    let began = Instant::now();
    while began.elapsed() < Duration::from_secs(10) {
        for outcome in join_all((0..100).map(|_| check.check(probe))).await {
            outcome.expect("the probe succeeds");
        }
        tokio::time::advance(Duration::from_millis(10)).await;
    }
    assert_eq!(probes.into_inner(), 10);
}

#[tokio::test(start_paused = true)]
async fn callers_that_give_up_probe_once_a_second() {
    let (check, probes) = (WriteHealthCheck::default(), AtomicUsize::new(0));
    let probe = || async {
        probes.fetch_add(1, Ordering::Relaxed);
        std::future::pending().await
    };
    let began = Instant::now();
    while began.elapsed() < Duration::from_secs(10) {
        let given_up = tokio::time::timeout(Duration::from_millis(10), check.check(probe)).await;
        given_up.expect_err("the probe does not end");
    }
    assert!((10..=11).contains(&probes.load(Ordering::Relaxed)), "{probes:?}");
}

#[tokio::test(start_paused = true)]
async fn a_recent_write_needs_no_probe() {
    let check = WriteHealthCheck::default();
    check.note(Instant::now(), &Ok(()));
    check.check(fails).await.expect("a write has just succeeded");
    tokio::time::advance(CHECK_INTERVAL).await;
    check.check(fails).await.expect_err("the probe fails");
    check.note(Instant::now(), &fails().await);
    check.check(succeeds).await.expect_err("a write has just failed");
    tokio::time::advance(CHECK_INTERVAL).await;
    check.check(succeeds).await.expect("the probe succeeds");
}

#[tokio::test(start_paused = true)]
async fn a_late_failure_does_not_hide_a_later_success() {
    let check = WriteHealthCheck::default();
    let earlier = Instant::now();
    tokio::time::advance(Duration::from_millis(1)).await;
    check.note(Instant::now(), &Ok(()));
    check.note(earlier, &fails().await);
    check.check(fails).await.expect("the write that began last succeeded");
}

#[tokio::test(start_paused = true)]
async fn a_rejected_write_is_ignored() {
    let check = WriteHealthCheck::default();
    check.note(Instant::now(), &Err(StorageError::Conflict));
    check.check(fails).await.expect_err("the probe fails");
}
