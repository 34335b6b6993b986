use colloquy_domain::event::EventKind;
use colloquy_domain::revision::Revision;
use colloquy_domain::text::{EndpointDescription, EndpointUrl};
use colloquy_domain::webhook::{
    DeliveryAttempt, DeliveryFacts, DeliveryState, DisabledReason, EndpointDisablement, PreviousSecret,
    SigningSecret, WebhookDelivery, WebhookEndpoint, WebhookEndpointFacts, WebhookResponseStatus,
};
use diesel::prelude::*;

use super::{Columns, UnreadableValue, id, moment, stored_id, stored_moment};
use crate::schema::{webhook_attempts, webhook_deliveries, webhook_endpoints};
use crate::sql_types::{StoredId, StoredMoment};

#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = webhook_endpoints, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct EndpointRow {
    pub id: StoredId,
    pub organization_id: StoredId,
    pub url: String,
    pub kinds: String,
    pub description: Option<String>,
    pub secret: String,
    pub previous_secret: Option<String>,
    pub previous_until: Option<StoredMoment>,
    pub disabled_at: Option<StoredMoment>,
    pub disabled_why: Option<String>,
    pub failing_since: Option<StoredMoment>,
    pub created_at: StoredMoment,
    pub updated_at: StoredMoment,
    pub revision: i64,
}

impl EndpointRow {
    pub fn new(endpoint: &WebhookEndpoint, revision: Revision) -> Self {
        let previous = endpoint.previous_secret.as_ref();
        EndpointRow {
            id: stored_id(endpoint.id),
            organization_id: stored_id(endpoint.organization_id),
            url: endpoint.url.as_str().to_owned(),
            kinds: endpoint.kinds.iter().map(|kind| format!(" {} ", kind.as_str())).collect(),
            description: endpoint.description.as_ref().map(|text| text.as_str().to_owned()),
            secret: endpoint.secret.reveal(),
            previous_secret: previous.map(|previous| previous.secret.reveal()),
            previous_until: previous.map(|previous| StoredMoment(previous.until)),
            disabled_at: endpoint.disabled.map(|disabled| StoredMoment(disabled.at)),
            disabled_why: endpoint.disabled.map(|disabled| disabled.why.as_str().to_owned()),
            failing_since: stored_moment(endpoint.failing_since),
            created_at: StoredMoment(endpoint.created_at),
            updated_at: StoredMoment(endpoint.updated_at),
            revision: revision.number(),
        }
    }
}

impl TryFrom<EndpointRow> for WebhookEndpoint {
    type Error = UnreadableValue;

    fn try_from(row: EndpointRow) -> Result<Self, UnreadableValue> {
        let columns = Columns("webhook_endpoints");
        let secret = |column, text: &str| {
            columns.read(column, SigningSecret::parse(text).ok_or("not a signing secret"))
        };
        let kinds =
            row.kinds.split_whitespace().map(|word| columns.word("kinds", word, EventKind::from_word));
        let previous_secret = row.previous_secret.zip(row.previous_until).map(|(text, until)| {
            Ok(PreviousSecret { secret: secret("previous_secret", &text)?, until: until.0 })
        });
        let disabled = row.disabled_at.zip(row.disabled_why).map(|(at, why)| {
            Ok(EndpointDisablement {
                at: at.0,
                why: columns.word("disabled_why", &why, DisabledReason::from_word)?,
            })
        });
        let facts = WebhookEndpointFacts {
            id: id(row.id),
            organization_id: id(row.organization_id),
            url: columns.read("url", EndpointUrl::from_text(row.url))?,
            kinds: kinds.collect::<Result<_, _>>()?,
            description: columns.optional("description", row.description, EndpointDescription::from_text)?,
            secret: secret("secret", &row.secret)?,
            previous_secret: previous_secret.transpose()?,
            disabled: disabled.transpose()?,
            failing_since: moment(row.failing_since),
            created_at: row.created_at.0,
            updated_at: row.updated_at.0,
        };
        Ok(WebhookEndpoint::from_stored(facts, Revision::from_stored(row.revision)))
    }
}

#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = webhook_deliveries, primary_key(endpoint_id, event_id))]
#[diesel(treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct DeliveryRow {
    pub endpoint_id: StoredId,
    pub event_id: StoredId,
    pub organization_id: StoredId,
    pub kind: String,
    pub state: String,
    pub attempts: i32,
    pub failures: i32,
    pub due_at: StoredMoment,
    pub settled_at: Option<StoredMoment>,
    pub last_error: Option<String>,
    pub created_at: StoredMoment,
    pub revision: i64,
}

impl DeliveryRow {
    pub fn new(delivery: &WebhookDelivery, revision: Revision) -> Self {
        DeliveryRow {
            endpoint_id: stored_id(delivery.endpoint_id),
            event_id: stored_id(delivery.event_id),
            organization_id: stored_id(delivery.organization_id),
            kind: delivery.kind.as_str().to_owned(),
            state: delivery.state.as_str().to_owned(),
            attempts: delivery.attempts,
            failures: delivery.failures,
            due_at: StoredMoment(delivery.due_at),
            settled_at: stored_moment(delivery.settled_at),
            last_error: delivery.last_error.clone(),
            created_at: StoredMoment(delivery.created_at),
            revision: revision.number(),
        }
    }
}

impl TryFrom<DeliveryRow> for WebhookDelivery {
    type Error = UnreadableValue;

    fn try_from(row: DeliveryRow) -> Result<Self, UnreadableValue> {
        let columns = Columns("webhook_deliveries");
        let facts = DeliveryFacts {
            endpoint_id: id(row.endpoint_id),
            event_id: id(row.event_id),
            organization_id: id(row.organization_id),
            kind: columns.word("kind", &row.kind, EventKind::from_word)?,
            state: columns.word("state", &row.state, DeliveryState::from_word)?,
            attempts: row.attempts,
            failures: row.failures,
            due_at: row.due_at.0,
            settled_at: moment(row.settled_at),
            last_error: row.last_error,
            created_at: row.created_at.0,
        };
        Ok(WebhookDelivery::from_stored(facts, Revision::from_stored(row.revision)))
    }
}

#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable)]
#[diesel(table_name = webhook_attempts, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct AttemptRow {
    pub endpoint_id: StoredId,
    pub event_id: StoredId,
    pub number: i32,
    pub at: StoredMoment,
    pub duration_ms: i64,
    pub status: Option<i32>,
    pub error: Option<String>,
    pub answer: Option<String>,
}

impl From<&DeliveryAttempt> for AttemptRow {
    fn from(attempt: &DeliveryAttempt) -> Self {
        AttemptRow {
            endpoint_id: stored_id(attempt.endpoint_id),
            event_id: stored_id(attempt.event_id),
            number: attempt.number,
            at: StoredMoment(attempt.at),
            duration_ms: attempt.duration_ms,
            status: attempt.status.map(|status| status.0.into()),
            error: attempt.error.clone(),
            answer: attempt.answer.clone(),
        }
    }
}

impl TryFrom<AttemptRow> for DeliveryAttempt {
    type Error = UnreadableValue;

    fn try_from(row: AttemptRow) -> Result<Self, UnreadableValue> {
        let status = |stored: i32| u16::try_from(stored).map(WebhookResponseStatus);
        Ok(DeliveryAttempt {
            endpoint_id: id(row.endpoint_id),
            event_id: id(row.event_id),
            number: row.number,
            at: row.at.0,
            duration_ms: row.duration_ms,
            status: Columns("webhook_attempts").optional("status", row.status, status)?,
            error: row.error,
            answer: row.answer,
        })
    }
}
