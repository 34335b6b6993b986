use std::time::{Duration, Instant};

use colloquy_testkit::contract::failure_limiter::FAILURES;
use colloquy_testkit::contract::rate_limiter::LIMIT;
use colloquy_testkit::{FreshAdapter, sample, tokio};
use xtask::redis::{RedisServer, TlsFiles};

use super::*;

/// A limit for replies that suffices on a busy machine.
const PATIENT: Duration = Duration::from_secs(20);

async fn store(url: &str) -> Arc<RateLimitStore> {
    let url = url.parse().expect("an address");
    Arc::new(RateLimitStore::open_within(url, PATIENT).await.expect("a store"))
}

async fn fresh_with(policy: RateLimitPolicy) -> FreshAdapter<Arc<dyn RateLimiter>> {
    let server = RedisServer::start().expect("a server");
    let limiter = SharedRateLimiter::new(store(&server.url()).await, "test", policy);
    FreshAdapter::with(Arc::new(limiter), server)
}

mod requests {
    use super::*;

    async fn fresh() -> FreshAdapter<Arc<dyn RateLimiter>> {
        fresh_with(RateLimitPolicy::per_minute(LIMIT)).await
    }

    colloquy_testkit::rate_limiter_contract!(fresh);
}

mod failures {
    use super::*;

    async fn fresh() -> FreshAdapter<Arc<dyn RateLimiter>> {
        fresh_with(FAILURES).await
    }

    colloquy_testkit::failure_limiter_contract!(fresh);
}

fn limiter(store: &Arc<RateLimitStore>, name: &'static str) -> SharedRateLimiter {
    SharedRateLimiter::new(store.clone(), name, RateLimitPolicy::per_minute(LIMIT))
}

async fn remaining(limiter: &SharedRateLimiter) -> u32 {
    limiter.count("subject", sample::now()).await.remaining
}

/// Waits until the store is used, or until it is no longer used.
async fn until(store: &RateLimitStore, is_up: bool) {
    let started = Instant::now();
    while store.figures().is_up != is_up {
        assert!(started.elapsed() < Duration::from_secs(60), "{:?}", store.figures());
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test(crate = "colloquy_testkit::tokio")]
async fn two_nodes_share_the_window_of_a_subject() {
    let server = RedisServer::start().expect("a server");
    let (one, other) = (store(&server.url()).await, store(&server.url()).await);
    let (one, other) = (limiter(&one, "requests"), limiter(&other, "requests"));
    for number in 1..=10 {
        assert_eq!(remaining(&one).await, LIMIT - 2 * number + 1);
        assert_eq!(remaining(&other).await, LIMIT - 2 * number);
    }
}

#[tokio::test(crate = "colloquy_testkit::tokio")]
async fn keeps_limiters_of_different_names_apart() {
    let server = RedisServer::start().expect("a server");
    let store = store(&server.url()).await;
    assert_eq!(remaining(&limiter(&store, "one")).await, LIMIT - 1);
    assert_eq!(remaining(&limiter(&store, "other")).await, LIMIT - 1);
}

#[tokio::test(crate = "colloquy_testkit::tokio")]
async fn continues_from_the_shared_count_when_the_store_goes_away() {
    let mut server = RedisServer::start().expect("a server");
    let (one, other) = (store(&server.url()).await, store(&server.url()).await);
    let (one_limiter, other_limiter) = (limiter(&one, "requests"), limiter(&other, "requests"));
    for _ in 0..100 {
        remaining(&other_limiter).await;
    }
    assert_eq!(remaining(&one_limiter).await, LIMIT - 101);
    server.crash().expect("it ends");
    until(&one, false).await;
    for number in 102..=LIMIT {
        assert_eq!(remaining(&one_limiter).await, LIMIT - number);
    }
    assert!(!one_limiter.count("subject", sample::now()).await.allowed);
    assert_eq!(
        one.figures(),
        RateLimitStoreMetrics { is_up: false, outages: 1, fallbacks: u64::from(LIMIT) - 100 }
    );
}

#[tokio::test(crate = "colloquy_testkit::tokio")]
async fn shares_again_when_the_store_is_back() {
    let mut server = RedisServer::start().expect("a server");
    let (one, other) = (store(&server.url()).await, store(&server.url()).await);
    let (one_limiter, other_limiter) = (limiter(&one, "requests"), limiter(&other, "requests"));
    server.crash().expect("it ends");
    until(&one, false).await;
    until(&other, false).await;
    remaining(&one_limiter).await;
    server.launch().expect("it starts");
    until(&one, true).await;
    until(&other, true).await;
    assert_eq!(remaining(&one_limiter).await, LIMIT - 1);
    assert_eq!(remaining(&other_limiter).await, LIMIT - 2);
}

#[tokio::test(crate = "colloquy_testkit::tokio")]
async fn a_frozen_store_delays_only_the_first_requests_and_only_briefly() {
    let server = RedisServer::start().expect("a server");
    let url = server.url().parse().expect("an address");
    let store = Arc::new(RateLimitStore::open(url).await.expect("a store"));
    let limiter = limiter(&store, "requests");
    server.freeze();
    let frozen = Instant::now();
    for number in 1..=LIMIT {
        assert_eq!(remaining(&limiter).await, LIMIT - number);
    }
    // There is a single wait of 50 ms; 300 of them would take 15 s.
    assert!(frozen.elapsed() < Duration::from_secs(5), "{:?}", frozen.elapsed());
    assert!(!store.figures().is_up);
    server.thaw();
    until(&store, true).await;
}

#[tokio::test(crate = "colloquy_testkit::tokio")]
async fn a_store_that_is_down_at_the_start_is_used_once_it_is_up() {
    let mut server = RedisServer::start().expect("a server");
    server.crash().expect("it ends");
    let store = store(&server.url()).await;
    assert_eq!(remaining(&limiter(&store, "requests")).await, LIMIT - 1);
    assert_eq!(store.figures(), RateLimitStoreMetrics { is_up: false, outages: 1, fallbacks: 1 });
    server.launch().expect("it starts");
    until(&store, true).await;
}

#[tokio::test(crate = "colloquy_testkit::tokio")]
async fn signs_in_and_chooses_a_database() {
    let server = RedisServer::start_with(&["--requirepass", "s@cret"], None).expect("a server");
    let url = |account: &str, number: u32| format!("redis://{account}@127.0.0.1:{}/{number}", server.port());
    let one = store(&url(":s%40cret", 1)).await;
    let (other, wrong) = (store(&url("default:s%40cret", 2)).await, store(&url(":secret", 1)).await);
    assert!(one.figures().is_up && other.figures().is_up && !wrong.figures().is_up);
    assert_eq!(remaining(&limiter(&one, "requests")).await, LIMIT - 1);
    assert_eq!(remaining(&limiter(&other, "requests")).await, LIMIT - 1);
    assert_eq!(remaining(&limiter(&one, "requests")).await, LIMIT - 2);
}

#[tokio::test(crate = "colloquy_testkit::tokio")]
async fn speaks_tls_only_to_a_store_whose_authority_is_trusted() {
    let folder = tempfile::tempdir().expect("a folder");
    let certified = rcgen::generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate");
    let (certificate, key) = (folder.path().join("certificate.pem"), folder.path().join("key.pem"));
    std::fs::write(&certificate, certified.cert.pem()).expect("it is written");
    std::fs::write(&key, certified.signing_key.serialize_pem()).expect("it is written");
    let tls = TlsFiles { certificate: &certificate, key: &key };
    let server = RedisServer::start_with(&[], Some(tls)).expect("a server");
    let url = |host: &str, query: &str| format!("rediss://{host}:{}{query}", server.port());
    let trusting = format!("?ca={}", certificate.display());
    let trusted = store(&url("localhost", &trusting)).await;
    assert_eq!(remaining(&limiter(&trusted, "requests")).await, LIMIT - 1);
    assert!(trusted.figures().is_up);
    assert!(
        !store(&url("127.0.0.1", &trusting)).await.figures().is_up,
        "the certificate is for another name"
    );
    let in_the_clear = store(&format!("redis://127.0.0.1:{}", server.port())).await;
    assert!(!in_the_clear.figures().is_up);
    let missing = "rediss://localhost?ca=/nowhere.pem".parse().expect("an address");
    assert!(RateLimitStore::open(missing).await.is_err());
}
