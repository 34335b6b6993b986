//! The use cases of webhook endpoints. They belong to an organization, not to a caller.

use colloquy_app::accounts::audit_log;
use colloquy_app::webhooks::{
    create, delete, deliveries, disable, enable, list, replay, rotate, test, update,
};
use colloquy_app::{AppError, SeenRevision};
use colloquy_domain::account::audit::{AuditAction, AuditActor};
use colloquy_domain::event::EventKind;
use colloquy_domain::invitation::Status;
use colloquy_domain::ports::{Endpoints, IdSource, ListPageRequest, Write};
use colloquy_domain::text::EndpointUrl;
use colloquy_domain::webhook::{
    BackoffJitter, DeliveryState, DisabledReason, MAX_ENDPOINTS, NewWebhookEndpoint, OFFERED,
    WebhookDelivery, WebhookEndpoint,
};
use colloquy_domain::{EndpointId, EventId, OrganizationId, SignedDuration};
use colloquy_testkit::sample;

use crate::world::{World, everything, refusal};

const OPERATOR: AuditActor = AuditActor::Operator;
const HOUR: SignedDuration = SignedDuration::from_hours(1);

async fn stored(world: &World, id: EndpointId) -> WebhookEndpoint {
    world.storage.endpoint(id).await.expect("it is read").expect("the endpoint exists")
}

/// Checks that a use case refuses an unknown endpoint and one of another organization, without any effect.
async fn check_owner(call: impl AsyncFn(&World, OrganizationId, EndpointId) -> Result<(), AppError>) {
    let world = World::new().await;
    let (id, unknown) = (world.endpoint().await.id, EndpointId::from_uuid(world.ids.next()));
    let refused = world.without_effect(call(&world, world.organization(), unknown)).await;
    assert_eq!(refusal(refused), format!("Webhook endpoint {unknown} not found"));
    let stranger = world.stranger.organization().id;
    let refused = world.without_effect(call(&world, stranger, id)).await;
    assert_eq!(refusal(refused), format!("Webhook endpoint {id} belongs to another organization"));
}

/// Stores an event of an interview that has started, with its delivery to an endpoint.
async fn with_delivery(world: &World) -> (WebhookEndpoint, EventId) {
    let (endpoint, invitation) = (world.endpoint().await, world.invitation_in(Status::InProgress).await);
    let event = sample::event(&*world.ids, &invitation, EventKind::InterviewStarted, world.now());
    world.store([Write::AddEvent(event.clone())]).await;
    (endpoint, event.id)
}

/// Stores that a delivery has failed for good.
async fn give_up(world: &World, endpoint: EndpointId) -> WebhookDelivery {
    let mut delivery = world.deliveries(endpoint).await.remove(0);
    delivery.dropped("the endpoint answered 500".to_owned(), world.now());
    world.store([Write::SaveDelivery(delivery.clone())]).await;
    delivery
}

fn new(url: &str, kinds: &[EventKind]) -> NewWebhookEndpoint {
    NewWebhookEndpoint {
        url: sample::text(EndpointUrl::parse, url),
        kinds: kinds.to_vec(),
        description: None,
    }
}

mod creating {
    use super::*;

    #[tokio::test]
    async fn commits_an_enabled_endpoint_with_a_secret_of_its_own() {
        let world = World::new().await;
        let organization = world.organization();
        let make =
            || create::create(&world.app, &OPERATOR, organization, new("https://example.org/hook", &OFFERED));
        let (one, other) =
            (world.in_one_commit(make()).await.expect("an endpoint"), make().await.expect("an endpoint"));
        assert_eq!(list::list(&world.app, organization).await.expect("a list"), [one.clone(), other.clone()]);
        assert_eq!((one.disabled, one.kinds.clone()), (None, OFFERED.to_vec()));
        assert_ne!(one.secret.reveal(), other.secret.reveal());
    }

    #[tokio::test]
    async fn reports_a_forbidden_address_and_missing_events_together() {
        let world = World::new().await;
        let call =
            create::create(&world.app, &OPERATOR, world.organization(), new("http://example.org/hook", &[]));
        let expected = "url custom: https only; types too_small: Name at least one event";
        assert_eq!(refusal(world.without_effect(call).await), expected);
    }

    #[tokio::test]
    async fn refuses_an_unknown_organization() {
        let world = World::new().await;
        let unknown = OrganizationId::from_uuid(world.ids.next());
        let call = create::create(&world.app, &OPERATOR, unknown, new("https://example.org/hook", &OFFERED));
        assert_eq!(refusal(world.without_effect(call).await), format!("Organization {unknown} not found"));
        let listed = list::list(&world.app, unknown).await;
        assert_eq!(refusal(listed), format!("Organization {unknown} not found"));
    }

    #[tokio::test]
    async fn refuses_more_endpoints_than_an_organization_may_have() {
        let world = World::new().await;
        for _ in 0..MAX_ENDPOINTS {
            world.endpoint().await;
        }
        let more = new("https://example.org/hook", &OFFERED);
        let call = create::create(&world.app, &OPERATOR, world.organization(), more);
        let expected = " too_big: An organization has at most 20 endpoints";
        assert_eq!(refusal(world.without_effect(call).await), expected);
    }
}

mod disabling {
    use super::*;

    #[tokio::test]
    async fn refuses_endpoints_that_are_not_the_organizations() {
        check_owner(async |world, owner, id| {
            disable::disable(&world.app, &OPERATOR, owner, id).await.map(drop)
        })
        .await;
        check_owner(async |world, owner, id| {
            delete::delete(&world.app, &OPERATOR, owner, id).await.map(drop)
        })
        .await;
        check_owner(async |world, owner, id| {
            enable::enable(&world.app, &OPERATOR, owner, id).await.map(drop)
        })
        .await;
        check_owner(async |world, owner, id| {
            rotate::rotate(&world.app, &OPERATOR, owner, id).await.map(drop)
        })
        .await;
    }

    #[tokio::test]
    async fn a_disabled_endpoint_gives_up_its_waiting_deliveries_in_the_same_commit() {
        let world = World::new().await;
        let (endpoint, _) = with_delivery(&world).await;
        let mut delivery = world.deliveries(endpoint.id).await.remove(0);
        delivery.postponed("busy".to_owned(), world.now() + HOUR, BackoffJitter::NONE);
        world.store([Write::SaveDelivery(delivery)]).await;
        let call = disable::disable(&world.app, &OPERATOR, world.organization(), endpoint.id);
        world.in_one_commit(call).await.expect("it is disabled");
        let why = stored(&world, endpoint.id).await.disabled.map(|disabled| disabled.why);
        assert_eq!(why, Some(DisabledReason::ByOrganization));
        assert_eq!(world.deliveries(endpoint.id).await[0].due_at, world.now(), "the dispatcher drops it now");
    }

    #[tokio::test]
    async fn disabling_and_enabling_again_change_nothing() {
        let world = World::new().await;
        let (id, owner) = (world.endpoint().await.id, world.organization());
        world.without_effect(enable::enable(&world.app, &OPERATOR, owner, id)).await.expect("it is enabled");
        disable::disable(&world.app, &OPERATOR, owner, id).await.expect("it is disabled");
        world
            .without_effect(disable::disable(&world.app, &OPERATOR, owner, id))
            .await
            .expect("it is disabled");
        enable::enable(&world.app, &OPERATOR, owner, id).await.expect("it is enabled");
        assert_eq!(stored(&world, id).await.disabled, None);
    }

    #[tokio::test]
    async fn a_deleted_endpoint_is_neither_listed_nor_found() {
        let world = World::new().await;
        let (id, owner) = (world.endpoint().await.id, world.organization());
        delete::delete(&world.app, &OPERATOR, owner, id).await.expect("it is deleted");
        assert_eq!(list::list(&world.app, owner).await.expect("a list"), []);
        let refused = world.without_effect(enable::enable(&world.app, &OPERATOR, owner, id)).await;
        assert_eq!(refusal(refused), format!("Webhook endpoint {id} not found"));
    }

    #[tokio::test]
    async fn a_rotated_secret_signs_together_with_the_previous_one_for_a_day() {
        let world = World::new().await;
        let (before, owner) = (world.endpoint().await, world.organization());
        world
            .in_one_commit(rotate::rotate(&world.app, &OPERATOR, owner, before.id))
            .await
            .expect("a new secret");
        let (after, now) = (stored(&world, before.id).await, world.now());
        assert_ne!(after.secret, before.secret);
        assert_eq!(after.secrets(now), [after.secret.clone(), before.secret.clone()]);
        assert_eq!(after.secrets(now + 24 * HOUR), std::slice::from_ref(&after.secret));
    }
}

mod updating {
    use super::*;

    #[tokio::test]
    async fn refuses_endpoints_that_are_not_the_organizations() {
        let chosen = new("https://elsewhere.example/hook", &OFFERED);
        check_owner(async |world, owner, id| {
            update::update(&world.app, &OPERATOR, owner, id, &chosen, SeenRevision::default()).await.map(drop)
        })
        .await;
    }

    #[tokio::test]
    async fn changes_address_and_events_and_keeps_the_secret() {
        let world = World::new().await;
        let (before, owner) = (world.endpoint().await, world.organization());
        let chosen = new("https://elsewhere.example/hook", &[EventKind::InvitationBounced]);
        let call = update::update(&world.app, &OPERATOR, owner, before.id, &chosen, SeenRevision::default());
        world.in_one_commit(call).await.expect("it is changed");
        let after = stored(&world, before.id).await;
        assert_eq!((&after.url, &after.kinds), (&chosen.url, &vec![EventKind::InvitationBounced]));
        assert_eq!((&after.secret, after.description.as_ref()), (&before.secret, None));
    }

    #[tokio::test]
    async fn refuses_what_a_new_endpoint_may_not_have() {
        let world = World::new().await;
        let (id, owner) = (world.endpoint().await.id, world.organization());
        let unsubscribed = new("https://elsewhere.example/hook", &[]);
        let refused = world
            .without_effect(update::update(
                &world.app,
                &OPERATOR,
                owner,
                id,
                &unsubscribed,
                SeenRevision::default(),
            ))
            .await;
        assert_eq!(refusal(refused), "types too_small: Name at least one event");
    }
}

mod auditing {
    use super::*;

    #[tokio::test]
    async fn every_change_of_an_endpoint_is_audited_once() {
        let world = World::new().await;
        let (id, owner) = (world.endpoint().await.id, world.organization());
        let url = stored(&world, id).await.url.as_str().to_owned();
        for _ in 0..2 {
            disable::disable(&world.app, &OPERATOR, owner, id).await.expect("it is disabled");
        }
        enable::enable(&world.app, &OPERATOR, owner, id).await.expect("it is enabled");
        rotate::rotate(&world.app, &OPERATOR, owner, id).await.expect("a new secret");
        let chosen = new(&url, &[EventKind::InterviewStarted]);
        for _ in 0..2 {
            update::update(&world.app, &OPERATOR, owner, id, &chosen, SeenRevision::default())
                .await
                .expect("it is changed");
        }
        delete::delete(&world.app, &OPERATOR, owner, id).await.expect("it is deleted");
        let page = ListPageRequest { after: None, limit: 10 };
        let entries = audit_log::page(&world.app, owner, page).await.expect("a page").rows;
        // The world's own key is audited, too.
        let about_it = entries.into_iter().rev().filter(|entry| entry.subject == url);
        let actions: Vec<_> = about_it.map(|entry| entry.action).collect();
        let expected = [
            AuditAction::EndpointDisabled,
            AuditAction::EndpointEnabled,
            AuditAction::SecretRotated,
            AuditAction::EndpointUpdated,
            AuditAction::EndpointDeleted,
        ];
        assert_eq!(actions, expected);
    }
}

mod testing {
    use super::*;

    #[tokio::test]
    async fn refuses_endpoints_that_are_not_the_organizations() {
        check_owner(async |world, owner, id| test::test(&world.app, owner, id).await.map(drop)).await;
    }

    #[tokio::test]
    async fn commits_a_test_event_that_is_due_only_for_this_endpoint() {
        let world = World::new().await;
        let (endpoint, other) = (world.endpoint().await, world.endpoint().await);
        let call = test::test(&world.app, world.organization(), endpoint.id);
        let delivery = world.in_one_commit(call).await.expect("a delivery");
        assert_eq!((delivery.kind, delivery.due_at), (EventKind::EndpointTest, world.now()));
        assert_eq!(world.deliveries(endpoint.id).await, [delivery]);
        assert_eq!(world.deliveries(other.id).await, []);
    }

    #[tokio::test]
    async fn refuses_a_disabled_endpoint() {
        let world = World::new().await;
        let (id, owner) = (world.endpoint().await.id, world.organization());
        disable::disable(&world.app, &OPERATOR, owner, id).await.expect("it is disabled");
        let refused = world.without_effect(test::test(&world.app, owner, id)).await;
        assert_eq!(refusal(refused), "disabled custom: The endpoint is disabled");
    }
}

mod delivering_again {
    use super::*;

    #[tokio::test]
    async fn refuses_endpoints_that_are_not_the_organizations() {
        let event = EventId::from_uuid(World::new().await.ids.next());
        let one =
            async |world: &World, owner, id| replay::replay(&world.app, owner, id, event).await.map(drop);
        check_owner(one).await;
        let since = sample::now();
        let all = async |world: &World, owner, id| {
            replay::replay_since(&world.app, owner, id, since).await.map(drop)
        };
        check_owner(all).await;
    }

    #[tokio::test]
    async fn commits_a_failed_delivery_as_due_now() {
        let world = World::new().await;
        let (endpoint, event) = with_delivery(&world).await;
        give_up(&world, endpoint.id).await;
        world.pass(HOUR);
        let call = replay::replay(&world.app, world.organization(), endpoint.id, event);
        world.in_one_commit(call).await.expect("it is due");
        let after = world.deliveries(endpoint.id).await.remove(0);
        assert_eq!((after.state, after.due_at, after.settled_at), (DeliveryState::Due, world.now(), None));
    }

    #[tokio::test]
    async fn a_delivery_that_is_due_stays_as_it_is() {
        let world = World::new().await;
        let (endpoint, event) = with_delivery(&world).await;
        let call = replay::replay(&world.app, world.organization(), endpoint.id, event);
        world.without_effect(call).await.expect("it is due");
    }

    #[tokio::test]
    async fn refuses_an_event_that_the_endpoint_was_not_sent() {
        let world = World::new().await;
        let (endpoint, unknown) = (world.endpoint().await, EventId::from_uuid(world.ids.next()));
        let refused = replay::replay(&world.app, world.organization(), endpoint.id, unknown);
        assert_eq!(refusal(world.without_effect(refused).await), format!("Event {unknown} not found"));
        let refused = deliveries::delivery(&world.app, world.organization(), endpoint.id, unknown).await;
        assert_eq!(refusal(refused), format!("Event {unknown} not found"));
    }

    #[tokio::test]
    async fn replays_the_finished_deliveries_since_a_moment() {
        let world = World::new().await;
        let (endpoint, _) = with_delivery(&world).await;
        give_up(&world, endpoint.id).await;
        world.pass(HOUR);
        let replayed = async |since| {
            let (app, owner) = (&world.app, world.organization());
            replay::replay_since(app, owner, endpoint.id, since).await.expect("a number")
        };
        assert_eq!(replayed(world.now()).await, 0, "it is older");
        assert_eq!(replayed(sample::now()).await, 1);
        assert_eq!(replayed(sample::now()).await, 0, "it is due already");
    }

    #[tokio::test]
    async fn lists_deliveries_of_the_organizations_own_endpoints() {
        let call = async |world: &World, owner, id| {
            deliveries::deliveries(&world.app, owner, id, everything()).await.map(drop)
        };
        check_owner(call).await;
        let world = World::new().await;
        let (endpoint, event) = with_delivery(&world).await;
        let call = deliveries::deliveries(&world.app, world.organization(), endpoint.id, everything());
        let listed = call.await.expect("a list");
        assert_eq!(listed.iter().map(|log| log.delivery.event_id).collect::<Vec<_>>(), [event]);
        assert_eq!(listed[0].attempts, []);
    }
}
