//! What happens to deliveries that are claimed ahead of their attempt.

use colloquy_domain::log_entry::EventType;
use colloquy_domain::ports::Clock;
use colloquy_domain::webhook::{DeliveryState, WebhookEndpoint};
use colloquy_domain::{EventId, SignedDuration};

use super::fixture::DispatcherFixture;

/// Sets up an endpoint that accepts a hundred deliveries and then stalls: fifty more are in flight and fifty
/// prefetched.
async fn stalled_later() -> (DispatcherFixture, WebhookEndpoint, Vec<EventId>) {
    let fixture = DispatcherFixture::new().await;
    let endpoint = fixture.add_endpoint("a.example").await;
    fixture.sender.stall_after(&endpoint.url, 100);
    let mut events = Vec::new();
    for _ in 0..300 {
        events.push(fixture.start().await);
    }
    fixture.poll().await;
    fixture.sender.until_begun(150).await;
    for _ in 0..1_000 {
        tokio::task::yield_now().await;
    }
    (fixture, endpoint, events)
}

async fn claimed(fixture: &DispatcherFixture, endpoint: &WebhookEndpoint, events: &[EventId]) -> usize {
    let mut claimed = 0;
    for event in events {
        let delivery = fixture.delivery(endpoint, *event).await;
        claimed += usize::from(delivery.state == DeliveryState::Due && delivery.attempts == 1);
    }
    claimed
}

#[tokio::test]
async fn puts_back_all_prefetched_deliveries_on_stop() {
    let (fixture, endpoint, events) = stalled_later().await;
    assert_eq!(fixture.sender.most_under_way(), 50);
    assert_eq!(claimed(&fixture, &endpoint, &events).await, 100);
    let working = tokio::spawn(fixture.webhook_dispatcher.clone().work_until(async {}));
    while claimed(&fixture, &endpoint, &events).await > 50 {
        tokio::task::yield_now().await;
    }
    fixture.sender.release();
    working.await.expect("it ends");
    for (place, event) in events.iter().enumerate() {
        let delivery = fixture.delivery(&endpoint, *event).await;
        let state = if place < 150 { DeliveryState::Delivered } else { DeliveryState::Due };
        assert_eq!((delivery.state, delivery.attempts), (state, i32::from(place < 150)), "{place}");
        assert!(delivery.due_at <= fixture.clock.now() || place < 150, "{place} is still claimed");
    }
    assert_eq!(fixture.sender.calls().len(), 150);
}

#[tokio::test]
async fn puts_back_deliveries_that_wait_too_long_for_a_permit() {
    let (fixture, endpoint, events) = stalled_later().await;
    fixture.clock.advance(SignedDuration::from_secs(6));
    fixture.sender.release();
    fixture.sender.stall_after(&endpoint.url, 150);
    fixture.sender.until_begun(200).await;
    let put_back = fixture.delivery(&endpoint, events[150]).await;
    assert_eq!((put_back.attempts, put_back.due_at), (0, fixture.clock.now()), "it was not put back");
    fixture.sender.release();
    fixture.work().await;
    assert_eq!(fixture.log().await, vec![(EventType::WebhookDelivered, 1); 300]);
}
