use std::time::Duration;

use colloquy_domain::SignedDuration;
use colloquy_domain::log_entry::EventType;
use colloquy_domain::ports::{Clock, Expedite, Write};
use colloquy_domain::text::EndpointUrl;
use colloquy_domain::webhook::{DeliveryState, DisabledReason, NewWebhookEndpoint};
use colloquy_testkit::sample;

use super::fixture::DispatcherFixture;

#[tokio::test]
async fn disables_an_endpoint_that_is_gone_and_gives_up_its_deliveries() {
    let fixture = DispatcherFixture::new().await;
    let endpoint = fixture.add_endpoint("a.example").await;
    fixture.sender.answer(&endpoint.url, 500);
    let waiting = fixture.start().await;
    for pause_s in [0, 6, 400] {
        fixture.work_after(SignedDuration::from_secs(pause_s)).await;
    }
    fixture.sender.answer(&endpoint.url, 410);
    let gone = fixture.start().await;
    fixture.work().await;
    fixture.work().await;
    let disabled = fixture.endpoint(endpoint.id).await.disabled.map(|disabled| disabled.why);
    assert_eq!(disabled, Some(DisabledReason::Gone));
    for (event, reason) in [(gone, "answered 410 Gone"), (waiting, "disabled: it had answered 410 Gone")] {
        let delivery = fixture.delivery(&endpoint, event).await;
        assert_eq!(delivery.state, DeliveryState::Failed);
        assert!(delivery.last_error.as_ref().is_some_and(|error| error.contains(reason)), "{delivery:?}");
    }
    assert_eq!(fixture.sender.calls().len(), 4);
    let failed = fixture.log().await.into_iter().filter(|(event, _)| *event == EventType::WebhookFailed);
    assert_eq!(failed.count(), 2);
    fixture.start().await;
    fixture.work_after(SignedDuration::from_hours(100)).await;
    assert_eq!(fixture.sender.calls().len(), 4, "nothing is sent there any more");
}

#[tokio::test]
async fn disables_an_endpoint_after_five_days_without_a_success() {
    for is_interrupted in [true, false] {
        let fixture = DispatcherFixture::new().await;
        let endpoint = fixture.add_endpoint("a.example").await;
        for hour in 0..120 {
            let takes = is_interrupted && hour == 60;
            fixture.sender.answer(&endpoint.url, if takes { 200 } else { 503 });
            assert_eq!(fixture.endpoint(endpoint.id).await.disabled, None, "in hour {hour}");
            fixture.start().await;
            fixture.work().await;
            fixture.work_after(SignedDuration::from_hours(1)).await;
        }
        let disabled = fixture.endpoint(endpoint.id).await.disabled.map(|disabled| disabled.why);
        assert_eq!(disabled, (!is_interrupted).then_some(DisabledReason::Failing));
    }
}

#[tokio::test]
async fn gives_up_deliveries_of_a_disabled_endpoint_without_a_request() {
    let fixture = DispatcherFixture::new().await;
    for why in [DisabledReason::ByOrganization, DisabledReason::Deleted] {
        let mut endpoint = fixture.add_endpoint(why.as_str()).await;
        let event = fixture.start().await;
        let now = fixture.clock.now();
        assert!(endpoint.disable(why, now).is_made());
        let expedite = Write::Expedite { which: Expedite::OfEndpoint(endpoint.id), now };
        fixture.commit([Write::SaveEndpoint(endpoint.clone()), expedite]).await;
        fixture.work().await;
        let delivery = fixture.delivery(&endpoint, event).await;
        assert_eq!((delivery.state, delivery.settled_at), (DeliveryState::Failed, Some(now)));
        assert!(fixture.sender.calls_to(&endpoint.url).is_empty());
        assert!(fixture.attempts(&endpoint, event).await.is_empty());
    }
}

#[tokio::test]
async fn sends_waiting_deliveries_to_the_new_address_of_an_endpoint() {
    let fixture = DispatcherFixture::new().await;
    let before = fixture.add_endpoint("before.example").await;
    fixture.sender.answer(&before.url, 503);
    let waiting = fixture.start().await;
    fixture.work().await;
    assert_eq!(fixture.delivery(&before, waiting).await.state, DeliveryState::Due);
    let mut endpoint = fixture.endpoint(before.id).await;
    let url = sample::text(EndpointUrl::parse, "https://after.example/hook");
    let new = NewWebhookEndpoint { url, kinds: endpoint.kinds.clone(), description: None };
    assert!(endpoint.update(&new, fixture.clock.now()).is_made());
    fixture.commit([Write::SaveEndpoint(endpoint.clone())]).await;
    fixture.work_after(SignedDuration::from_hours(1)).await;
    assert_eq!(fixture.sender.calls_to(&before.url).len(), 1, "the first attempt");
    assert_eq!(fixture.sender.calls_to(&new.url).len(), 1);
    assert_eq!(fixture.delivery(&endpoint, waiting).await.state, DeliveryState::Delivered);
}

#[tokio::test(start_paused = true)]
async fn sends_nothing_to_an_endpoint_that_is_disabled_while_its_claim_waits_for_a_permit() {
    let fixture = DispatcherFixture::new().await;
    // Fifty attempts to each of sixteen stalled endpoints hold all permits.
    for number in 0..16 {
        fixture.sender.stall(&fixture.add_endpoint(&format!("stalled-{number}.example")).await.url);
    }
    fixture.start_many(50).await;
    fixture.poll().await;
    fixture.sender.until_begun(800).await;
    let mut late = fixture.add_endpoint("late.example").await;
    fixture.start().await;
    fixture.poll().await;
    for _ in 0..1_000 {
        tokio::task::yield_now().await;
    }
    tokio::time::advance(Duration::from_secs(1)).await;
    assert!(late.disable(DisabledReason::ByOrganization, fixture.clock.now()).is_made());
    fixture.commit([Write::SaveEndpoint(late.clone())]).await;
    fixture.sender.release();
    fixture.work().await;
    assert!(fixture.sender.calls_to(&late.url).is_empty());
}
