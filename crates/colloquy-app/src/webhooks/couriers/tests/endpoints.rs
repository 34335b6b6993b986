use colloquy_domain::SignedDuration;
use colloquy_domain::log_entry::EventType;
use colloquy_domain::ports::{Clock, Hurried, Write};
use colloquy_domain::webhook::{DeliveryState, WhyDisabled};

use super::ground::Ground;

#[tokio::test]
async fn an_endpoint_that_is_gone_is_disabled_and_what_waits_for_it_is_given_up() {
    let ground = Ground::new().await;
    let endpoint = ground.add_endpoint("a.example").await;
    ground.sender.answer(&endpoint.url, 500);
    let waiting = ground.start().await;
    for pause_s in [0, 6, 400] {
        ground.work_after(SignedDuration::from_secs(pause_s)).await;
    }
    ground.sender.answer(&endpoint.url, 410);
    let gone = ground.start().await;
    ground.work().await;
    ground.work().await;
    let disabled = ground.endpoint(endpoint.id).await.disabled.map(|disabled| disabled.why);
    assert_eq!(disabled, Some(WhyDisabled::Gone));
    for (event, reason) in [(gone, "answered 410 Gone"), (waiting, "disabled: it had answered 410 Gone")] {
        let delivery = ground.delivery(&endpoint, event).await;
        assert_eq!(delivery.state, DeliveryState::Failed);
        assert!(delivery.last_error.as_ref().is_some_and(|error| error.contains(reason)), "{delivery:?}");
    }
    assert_eq!(ground.sender.calls().len(), 4);
    let failed = ground.log().await.into_iter().filter(|(event, _)| *event == EventType::WebhookFailed);
    assert_eq!(failed.count(), 2);
    ground.start().await;
    ground.work_after(SignedDuration::from_hours(100)).await;
    assert_eq!(ground.sender.calls().len(), 4, "nothing is sent there any more");
}

#[tokio::test]
async fn five_days_of_nothing_but_failures_disable_an_endpoint_and_a_success_between_does_not() {
    for is_interrupted in [true, false] {
        let ground = Ground::new().await;
        let endpoint = ground.add_endpoint("a.example").await;
        for hour in 0..120 {
            let takes = is_interrupted && hour == 60;
            ground.sender.answer(&endpoint.url, if takes { 200 } else { 503 });
            assert_eq!(ground.endpoint(endpoint.id).await.disabled, None, "in hour {hour}");
            ground.start().await;
            ground.work().await;
            ground.work_after(SignedDuration::from_hours(1)).await;
        }
        let disabled = ground.endpoint(endpoint.id).await.disabled.map(|disabled| disabled.why);
        assert_eq!(disabled, (!is_interrupted).then_some(WhyDisabled::Failing));
    }
}

#[tokio::test]
async fn what_waits_for_an_endpoint_that_is_disabled_is_given_up_without_a_call() {
    let ground = Ground::new().await;
    for why in [WhyDisabled::ByOrganization, WhyDisabled::Deleted] {
        let mut endpoint = ground.add_endpoint(why.as_str()).await;
        let event = ground.start().await;
        let now = ground.clock.now();
        assert!(endpoint.disable(why, now).is_made());
        let hurry = Write::Hurry { which: Hurried::OfEndpoint(endpoint.id), now };
        ground.commit([Write::SaveEndpoint(endpoint.clone()), hurry]).await;
        ground.work().await;
        let delivery = ground.delivery(&endpoint, event).await;
        assert_eq!((delivery.state, delivery.settled_at), (DeliveryState::Failed, Some(now)));
        assert!(ground.sender.calls_to(&endpoint.url).is_empty());
        assert!(ground.attempts(&endpoint, event).await.is_empty());
    }
}
