use colloquy_testkit::{EndlessMinuteRateLimiter, sample};

use super::*;

fn limits() -> AddressRateLimits {
    AddressRateLimits::new(2, EndlessMinuteRateLimiter::new)
}

/// Checks whether a request from each of these addresses in turn is allowed.
async fn check(limits: &AddressRateLimits, expected: &[(&str, bool)]) {
    for (address, allowed) in expected {
        let client = Some(ClientAddressGroup::of(address.parse().expect("an address")));
        assert_eq!(limits.peek("", client, sample::now()).await.allowed, *allowed, "{address}");
        assert_eq!(limits.count("", client, sample::now()).await.allowed, *allowed, "{address}");
    }
}

#[tokio::test]
async fn counts_one_network_of_64_bits_as_one_client() {
    let expected = [
        ("2001:db8::1", true),
        ("2001:db8::2", true),
        ("2001:db8::3", false),
        ("2001:db8:0:1::1", true),
        ("192.0.2.1", true),
        ("::ffff:192.0.2.1", true),
        ("192.0.2.1", false),
        ("192.0.2.2", true),
    ];
    check(&limits(), &expected).await;
}

#[tokio::test]
async fn allows_a_site_sixteen_times_the_limit_of_a_client() {
    let limits = limits();
    for network in 0..16 {
        check(&limits, &[(format!("2001:db8:0:{network}::1").as_str(), true); 2]).await;
    }
    check(&limits, &[("2001:db8:0:ff::1", false), ("2001:db8:1::1", true)]).await;
}

#[tokio::test]
async fn does_not_count_refused_requests_of_a_client_against_its_site() {
    let limits = limits();
    check(&limits, &[("2001:db8::1", true), ("2001:db8::1", true)]).await;
    for _ in 0..100 {
        check(&limits, &[("2001:db8::1", false)]).await;
    }
    check(&limits, &[("2001:db8:0:1::1", true)]).await;
}

#[tokio::test]
async fn shows_the_limit_of_a_client_and_what_is_left_of_both() {
    let limits = AddressRateLimits::new(300, EndlessMinuteRateLimiter::new);
    let client = |network: u32| {
        Some(ClientAddressGroup::of(format!("2001:db8:0:{network:x}::1").parse().expect("one")))
    };
    let window = limits.count("", client(0), sample::now()).await;
    assert_eq!((window.limit, window.remaining), (300, 299));
    for number in 1..4_790 {
        limits.count("", client(1 + number / 300), sample::now()).await;
    }
    let window = limits.count("", client(0x100), sample::now()).await;
    assert_eq!((window.limit, window.remaining, window.allowed), (300, 9, true));
}

#[tokio::test]
async fn keeps_scopes_apart() {
    let (limits, client) = (limits(), Some(ClientAddressGroup::of([192, 0, 2, 1].into())));
    for _ in 0..3 {
        limits.count("one ", client, sample::now()).await;
    }
    assert!(!limits.peek("one ", client, sample::now()).await.allowed);
    assert!(limits.peek("other ", client, sample::now()).await.allowed);
}
