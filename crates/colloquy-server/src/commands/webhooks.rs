use std::time::Duration;

use clap::{Args, Subcommand};
use colloquy_api::ApiTimestamp;
use colloquy_api::terminal::escape_field;
use colloquy_app::webhooks::deliveries::{DeliveryWithAttempts, deliveries, delivery};
use colloquy_app::webhooks::{self, create, delete, disable, enable, list, replay, rotate, test, update};
use colloquy_app::{App, SeenRevision};
use colloquy_domain::account::audit::AuditActor;
use colloquy_domain::event::EventKind;
use colloquy_domain::ports::ListPageRequest;
use colloquy_domain::text::{EndpointDescription, EndpointUrl};
use colloquy_domain::webhook::{
    DeliveryAttempt, DeliveryState, NewWebhookEndpoint, OFFERED, SUBSCRIBED_BY_DEFAULT, WebhookEndpoint,
};
use colloquy_domain::{EndpointId, EventId, Id, OrganizationId, Timestamp};
use serde_json::{Value, json};
use tokio::time::{Instant, sleep};

use super::{moment, name, print};
use crate::configuration::Configuration;
use crate::wiring;

/// How long `test` waits for the outcome. A running server starts the delivery long before.
const TEST_TIMEOUT: Duration = Duration::from_secs(20);

const POLL_INTERVAL: Duration = Duration::from_millis(100);

#[derive(Subcommand)]
pub enum WebhooksCommand {
    /// Add an endpoint; its secret is shown only once
    Create {
        #[arg(long, value_name = "ID", value_parser = Id::parse as fn(&str) -> Result<OrganizationId, _>)]
        organization: OrganizationId,
        #[arg(long, value_parser = name(EndpointUrl::parse))]
        url: EndpointUrl,
        /// The event types to send, separated by commas; all types by default
        #[arg(long, value_name = "TYPES", value_delimiter = ',', value_parser = event_kind)]
        types: Vec<EventKind>,
        /// What the endpoint is for
        #[arg(long, value_parser = name(EndpointDescription::parse))]
        description: Option<EndpointDescription>,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Change the address, the events or the purpose of an endpoint; what is left out stays
    Update {
        #[command(flatten)]
        of: EndpointIdArguments,
        #[arg(long, value_parser = name(EndpointUrl::parse))]
        url: Option<EndpointUrl>,
        /// The event types to send, separated by commas
        #[arg(long, value_name = "TYPES", value_delimiter = ',', value_parser = event_kind)]
        types: Vec<EventKind>,
        /// What the endpoint is for
        #[arg(long, value_parser = name(EndpointDescription::parse))]
        description: Option<EndpointDescription>,
    },
    /// List an organization's endpoints, oldest first
    List {
        #[arg(long, value_name = "ID", value_parser = Id::parse as fn(&str) -> Result<OrganizationId, _>)]
        organization: OrganizationId,
        /// Print one JSON array
        #[arg(long)]
        json: bool,
    },
    /// Send a test event and show the outcome
    Test(EndpointIdArguments),
    /// Show the deliveries to an endpoint and its responses, newest first
    Deliveries {
        #[command(flatten)]
        of: EndpointIdArguments,
        #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u16).range(1..=1_000))]
        limit: u16,
        /// Show only deliveries older than this event's
        #[arg(long, value_name = "EVENT", value_parser = Id::parse as fn(&str) -> Result<EventId, _>)]
        after: Option<EventId>,
    },
    /// Send delivered or failed events again
    #[command(group = clap::ArgGroup::new("what").required(true))]
    Replay {
        #[command(flatten)]
        of: EndpointIdArguments,
        /// One event, as `webhooks deliveries` shows it
        #[arg(long, value_name = "ID", group = "what", value_parser = Id::parse as fn(&str) -> Result<EventId, _>)]
        event: Option<EventId>,
        /// All events from this time on, such as 2027-01-31T00:00:00Z
        #[arg(long, value_name = "TIME", group = "what", value_parser = moment)]
        since: Option<Timestamp>,
    },
    /// Stop sending to an endpoint
    Disable(EndpointIdArguments),
    /// Resume sending to an endpoint
    Enable(EndpointIdArguments),
    /// Create a new secret, shown only once; deliveries carry signatures with both secrets for 24 hours
    Rotate(EndpointIdArguments),
    /// Delete an endpoint
    Delete(EndpointIdArguments),
}

#[derive(Args)]
pub struct EndpointIdArguments {
    /// The endpoint's id, as `webhooks list` shows it
    #[arg(value_parser = Id::parse as fn(&str) -> Result<EndpointId, _>)]
    id: EndpointId,
    #[arg(long, value_name = "ID", value_parser = Id::parse as fn(&str) -> Result<OrganizationId, _>)]
    organization: OrganizationId,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

fn event_kind(text: &str) -> anyhow::Result<EventKind> {
    let names = OFFERED.map(EventKind::as_str).join(", ");
    let kind = OFFERED.into_iter().find(|kind| kind.as_str() == text);
    kind.ok_or_else(|| anyhow::anyhow!("not one of {names}"))
}

pub async fn run(configuration: &Configuration, command: WebhooksCommand) -> anyhow::Result<()> {
    let app = wiring::offline_app(configuration).await?;
    match command {
        WebhooksCommand::Create { organization, url, types, description, json } => {
            let kinds = if types.is_empty() { SUBSCRIBED_BY_DEFAULT.to_vec() } else { types };
            let endpoint = create::create(
                &app,
                &AuditActor::Operator,
                organization,
                NewWebhookEndpoint { url, kinds, description },
            )
            .await?;
            print_secret(json, &endpoint)
        }
        WebhooksCommand::Update { of, url, types, description } => {
            let present = webhooks::get(&app, of.organization, of.id).await?;
            let changed = NewWebhookEndpoint {
                url: url.unwrap_or_else(|| present.url.clone()),
                kinds: if types.is_empty() { present.kinds.clone() } else { types },
                description: description.or_else(|| present.description.clone()),
            };
            let by = AuditActor::Operator;
            print_endpoint(
                of.json,
                &update::update(&app, &by, of.organization, of.id, &changed, SeenRevision::default()).await?,
            )
        }
        WebhooksCommand::List { organization, json } => {
            let all = list::list(&app, organization).await?;
            let lines: Vec<String> = all.iter().map(line).collect();
            Ok(print(json, &all.iter().map(record).collect(), &lines.join("\n"))?)
        }
        WebhooksCommand::Test(of) => {
            let sent = test::test(&app, of.organization, of.id).await?;
            let logged = outcome(&app, &of, sent.event_id).await?;
            Ok(print(of.json, &delivery_record(&logged), &delivery_lines(&logged))?)
        }
        WebhooksCommand::Deliveries { of, limit, after } => {
            let page = ListPageRequest { after, limit: limit.into() };
            let all = deliveries(&app, of.organization, of.id, page).await?;
            let lines: Vec<String> = all.iter().map(delivery_lines).collect();
            Ok(print(of.json, &all.iter().map(delivery_record).collect(), &lines.join("\n"))?)
        }
        WebhooksCommand::Replay { of, event, since } => {
            let count = match event {
                Some(event) => replay::replay(&app, of.organization, of.id, event).await.map(|_| 1)?,
                None => {
                    let since = since.unwrap_or(Timestamp::MAX);
                    replay::replay_since(&app, of.organization, of.id, since).await?
                }
            };
            Ok(print(of.json, &json!({ "replayed": count }), &format!("{count} will be sent again"))?)
        }
        WebhooksCommand::Disable(of) => print_endpoint(
            of.json,
            &disable::disable(&app, &AuditActor::Operator, of.organization, of.id).await?,
        ),
        WebhooksCommand::Enable(of) => print_endpoint(
            of.json,
            &enable::enable(&app, &AuditActor::Operator, of.organization, of.id).await?,
        ),
        WebhooksCommand::Delete(of) => print_endpoint(
            of.json,
            &delete::delete(&app, &AuditActor::Operator, of.organization, of.id).await?,
        ),
        WebhooksCommand::Rotate(of) => {
            print_secret(of.json, &rotate::rotate(&app, &AuditActor::Operator, of.organization, of.id).await?)
        }
    }
}

/// Waits for the first attempt of a delivery and returns the delivery, or returns it without one after the
/// timeout.
async fn outcome(
    app: &App,
    of: &EndpointIdArguments,
    event: EventId,
) -> anyhow::Result<DeliveryWithAttempts> {
    let began = Instant::now();
    loop {
        let logged = delivery(app, of.organization, of.id, event).await?;
        if !logged.attempts.is_empty() || began.elapsed() > TEST_TIMEOUT {
            return Ok(logged);
        }
        sleep(POLL_INTERVAL).await;
    }
}

fn print_secret(json: bool, endpoint: &WebhookEndpoint) -> anyhow::Result<()> {
    let secret = endpoint.secret.reveal();
    let mut value = record(endpoint);
    value["secret"] = json!(secret);
    Ok(print(json, &value, &format!("{}\n{secret}\nKeep it: it is not shown again.", line(endpoint)))?)
}

fn print_endpoint(json: bool, endpoint: &WebhookEndpoint) -> anyhow::Result<()> {
    Ok(print(json, &record(endpoint), &line(endpoint))?)
}

fn record(endpoint: &WebhookEndpoint) -> Value {
    json!({
        "id": endpoint.id.to_string(),
        "organizationId": endpoint.organization_id.to_string(),
        "url": endpoint.url.as_str(),
        "types": endpoint.kinds.iter().map(|kind| kind.as_str()).collect::<Vec<_>>(),
        "description": endpoint.description.as_ref().map(EndpointDescription::as_str),
        "disabledAt": endpoint.disabled.map(|disabled| ApiTimestamp(disabled.at)),
        "disabledWhy": endpoint.disabled.map(|disabled| disabled.why.as_str()),
        "failingSince": endpoint.failing_since.map(ApiTimestamp),
        "previousSecretUntil": endpoint.previous_secret.as_ref().map(|previous| ApiTimestamp(previous.until)),
        "createdAt": ApiTimestamp(endpoint.created_at),
        "updatedAt": ApiTimestamp(endpoint.updated_at),
    })
}

fn line(endpoint: &WebhookEndpoint) -> String {
    let state = match (endpoint.disabled, endpoint.failing_since) {
        (Some(disabled), _) => format!("disabled {} ({})", ApiTimestamp(disabled.at), disabled.why.as_str()),
        (None, Some(since)) => format!("failing since {}", ApiTimestamp(since)),
        (None, None) => "enabled".to_owned(),
    };
    format!("{}  {}  {state}", endpoint.id, escape_field(endpoint.url.as_str()))
}

fn delivery_record(logged: &DeliveryWithAttempts) -> Value {
    let DeliveryWithAttempts { delivery, attempts, .. } = logged;
    let is_due = delivery.state == DeliveryState::Due;
    json!({
        "eventId": delivery.event_id.to_string(),
        "type": delivery.kind.as_str(),
        "state": delivery.state.as_str(),
        "dueAt": is_due.then_some(ApiTimestamp(delivery.due_at)),
        "settledAt": delivery.settled_at.map(ApiTimestamp),
        "error": delivery.last_error,
        "createdAt": ApiTimestamp(delivery.created_at),
        "attempts": attempts.iter().map(attempt_record).collect::<Vec<_>>(),
    })
}

fn attempt_record(attempt: &DeliveryAttempt) -> Value {
    json!({
        "number": attempt.number,
        "at": ApiTimestamp(attempt.at),
        "durationMs": attempt.duration_ms,
        "status": attempt.status.map(|status| status.0),
        "error": attempt.error,
        "answer": attempt.answer,
    })
}

fn delivery_lines(logged: &DeliveryWithAttempts) -> String {
    let DeliveryWithAttempts { delivery, attempts, .. } = logged;
    let head = format!("{}  {}  {}", delivery.event_id, delivery.kind.as_str(), delivery.state.as_str());
    let tries = attempts.iter().map(|attempt| {
        let came = match (attempt.status, &attempt.error) {
            (Some(status), _) => status.0.to_string(),
            (None, error) => escape_field(error.as_deref().unwrap_or_default()),
        };
        format!("\n  {}  {}  {} ms  {came}", attempt.number, ApiTimestamp(attempt.at), attempt.duration_ms)
    });
    head + &tries.collect::<String>()
}
