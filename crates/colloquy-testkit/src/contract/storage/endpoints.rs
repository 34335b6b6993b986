use std::sync::Arc;

use colloquy_domain::event::EventKind;
use colloquy_domain::ports::{Storage, Write};
use colloquy_domain::text::{EndpointDescription, EndpointUrl};
use colloquy_domain::webhook::{
    DisabledReason, EndpointDisablement, PreviousSecret, SigningSecret, WebhookEndpoint, WebhookEndpointFacts,
};
use colloquy_domain::{EndpointId, OrganizationId};

use super::fixture::{StorageFixture, after};
use crate::sample::{self, text};
use crate::seeded::SeededRandomness;

impl StorageFixture {
    pub(super) fn new_endpoint(&self) -> WebhookEndpoint {
        sample::endpoint(&self.ids, self.organization.id, sample::now())
    }

    pub(super) async fn add_endpoint(&self) -> WebhookEndpoint {
        let endpoint = self.new_endpoint();
        self.commit([Write::AddEndpoint(endpoint.clone())]).await;
        endpoint
    }

    pub(super) async fn endpoint(&self, id: EndpointId) -> Option<WebhookEndpoint> {
        self.storage.endpoint(id).await.expect("the storage answers")
    }

    async fn endpoints(&self, organization: OrganizationId) -> Vec<EndpointId> {
        let endpoints = self.storage.endpoints(organization).await.expect("the storage answers");
        endpoints.iter().map(|endpoint| endpoint.id).collect()
    }
}

fn with(endpoint: &WebhookEndpoint, facts: WebhookEndpointFacts) -> WebhookEndpoint {
    WebhookEndpoint::from_stored(facts, endpoint.revision())
}

pub async fn every_field_of_an_endpoint_survives(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let bare =
        WebhookEndpointFacts { kinds: Vec::new(), description: None, ..(*fixture.new_endpoint()).clone() };
    let secret = SigningSecret::draw(&SeededRandomness::new(9));
    let full = WebhookEndpointFacts {
        url: text(EndpointUrl::parse, "https://example.org/ä?'\"=1 &%"),
        kinds: vec![EventKind::InterviewCompleted],
        description: Some(text(EndpointDescription::parse, " it's \\ 100% $1 ? ")),
        previous_secret: Some(PreviousSecret { secret, until: after(1) }),
        disabled: Some(EndpointDisablement { at: after(2), why: DisabledReason::Gone }),
        failing_since: Some(after(3)),
        created_at: after(4),
        updated_at: after(5),
        ..(*fixture.new_endpoint()).clone()
    };
    for facts in [&bare, &full] {
        let endpoint = with(&fixture.new_endpoint(), facts.clone());
        fixture.commit([Write::AddEndpoint(endpoint.clone())]).await;
        assert_eq!(fixture.endpoint(endpoint.id).await, Some(endpoint));
    }
    for (id, facts) in [(bare.id, full.clone()), (full.id, bare.clone())] {
        let stored = fixture.endpoint(id).await.expect("it was added");
        let facts = WebhookEndpointFacts { id, ..facts };
        fixture.commit([Write::SaveEndpoint(with(&stored, facts.clone()))]).await;
        let saved = fixture.endpoint(id).await.expect("it is kept");
        assert_eq!((&*saved, saved.revision()), (&facts, stored.revision().next()));
        fixture.check_conflict([Write::SaveEndpoint(stored)]).await;
    }
}

pub async fn endpoints_are_listed_oldest_first_without_deleted_ones(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let mut ids = Vec::new();
    for why in [
        None,
        Some(DisabledReason::ByOrganization),
        Some(DisabledReason::Deleted),
        Some(DisabledReason::Gone),
    ] {
        let mut endpoint = fixture.add_endpoint().await;
        if let Some(why) = why {
            assert!(endpoint.disable(why, after(1)).is_made());
            fixture.commit([Write::SaveEndpoint(endpoint.clone())]).await;
        }
        ids.push(endpoint.id);
    }
    assert_eq!(fixture.endpoints(fixture.organization.id).await, [ids[0], ids[1], ids[3]]);
    assert!(fixture.endpoint(ids[2]).await.is_some_and(|endpoint| endpoint.is_deleted()));
    let other = fixture.add_organization().await;
    assert_eq!(fixture.endpoints(other.id).await, []);
}

pub async fn endpoint_failures_are_saved_without_a_revision(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let endpoint = fixture.add_endpoint().await;
    for since in [Some(after(7)), None] {
        fixture.commit([Write::SaveFailing { endpoint_id: endpoint.id, since }]).await;
        let facts = WebhookEndpointFacts { failing_since: since, ..(*endpoint).clone() };
        assert_eq!(fixture.endpoint(endpoint.id).await, Some(with(&endpoint, facts)));
    }
    let missing = fixture.new_endpoint().id;
    fixture.check_conflict([Write::SaveFailing { endpoint_id: missing, since: None }]).await;
}
