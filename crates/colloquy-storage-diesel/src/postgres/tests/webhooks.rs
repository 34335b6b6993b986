//! The cost of the webhooks' statements depends on the rows they need, not on the size of the tables.

use colloquy_domain::ports::DueClaim;
use diesel::QueryableByName;
use diesel::sql_types::{BigInt, Text};

use super::*;
use crate::rows::{DeliveryRow, EventRow};
use crate::sql_types::StoredId;

/// An organization with two endpoints, and twenty thousand deliveries, of which a few are due.
const MANY: &str = "
    INSERT INTO organizations (id, name, created_at) VALUES (gen_random_uuid(), 'Lovelace', now());
    INSERT INTO webhook_endpoints (id, organization_id, url, kinds, secret, created_at, updated_at, revision)
        SELECT gen_random_uuid(), id, '', ' endpoint.test ', '', now(), now(), 1
        FROM organizations, generate_series(1, 2);
    INSERT INTO events (id, organization_id, kind, resumed, created_at)
        SELECT gen_random_uuid(), id, 'endpoint.test', FALSE, now() FROM organizations, generate_series(1, 10000);
    INSERT INTO webhook_deliveries (endpoint_id, event_id, organization_id, kind, state, attempts, failures, due_at,
        created_at, revision)
        SELECT webhook_endpoints.id, events.id, events.organization_id, events.kind,
            CASE WHEN random() < 0.01 THEN 'due' ELSE 'delivered' END, 0, 0, now(), now(), 1
        FROM webhook_endpoints, events;
    INSERT INTO webhook_attempts (endpoint_id, event_id, number, at, duration_ms, status)
        SELECT endpoint_id, event_id, 1, now(), 1, 200 FROM webhook_deliveries;";

#[derive(Debug, QueryableByName)]
struct Prepared {
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Text)]
    statement: String,
    #[diesel(sql_type = BigInt)]
    values: i64,
}

const PREPARED: &str = "SELECT name::text AS name, statement, cardinality(parameter_types)::bigint AS \"values\" \
    FROM pg_prepared_statements WHERE NOT statement LIKE '%pg_prepared_statements%'";

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text, column_name = "QUERY PLAN")]
    text: String,
}

fn id() -> StoredId {
    StoredId(uuid::Uuid::nil())
}

/// Runs the statements of an endpoint's queue, for rows that do not exist.
async fn run_statements(link: &DrivenConnection) {
    let (connection, now) = (link.connection(), StoredMoment(Timestamp::UNIX_EPOCH));
    let due = DueClaim { now: now.0, until: now.0, limit: 50 };
    queries::claim_deliveries(connection, id(), due).await.expect("it is answered");
    queries::events_with_snapshots(connection, vec![id()]).await.expect("it is answered");
    queries::waiting(connection, None, now).await.expect("it is answered");
    queries::waiting(connection, Some(id()), now).await.expect("it is answered");
    queries::deliveries(connection, id(), Some(id()), 20).await.expect("it is answered");
    queries::attempts(connection, id(), vec![id()]).await.expect("it is answered");
    let event = EventRow {
        id: id(),
        organization_id: id(),
        invitation_id: None,
        kind: String::new(),
        resumed: false,
        created_at: now,
    };
    let delivery = DeliveryRow {
        endpoint_id: id(),
        event_id: id(),
        organization_id: id(),
        kind: String::new(),
        state: "due".to_owned(),
        attempts: 1,
        failures: 0,
        due_at: now,
        settled_at: None,
        last_error: None,
        created_at: now,
        revision: 2,
    };
    let save = || WriteStep::SaveDelivery(delivery.clone(), 1);
    let say = || WriteStep::SaveEventBody(id(), String::new());
    let mut steps = vec![save(), say(), WriteStep::FanOut(event, now)];
    steps.extend((0..batch::BULK_THRESHOLD).map(|_| save()));
    steps.extend((0..batch::BULK_THRESHOLD).map(|_| say()));
    steps.extend([WriteStep::ExpediteInvitation(id(), now), WriteStep::ExpediteEndpoint(id(), now)]);
    for statement in batch::statements(connection, &steps) {
        statement.result.await.expect("it is answered");
    }
}

async fn explained(link: &DrivenConnection) -> Vec<(String, String)> {
    let mut connection = link.connection();
    let prepared: Vec<Prepared> =
        diesel::sql_query(PREPARED).load(&mut connection).await.expect("the statements are known");
    let mut plans = Vec::new();
    for Prepared { name, statement, values } in prepared {
        let nulls = vec!["NULL"; values as usize].join(", ");
        let values = if nulls.is_empty() { nulls } else { format!("({nulls})") };
        let explain = diesel::sql_query(format!("EXPLAIN EXECUTE \"{name}\"{values}"));
        let lines: Vec<Line> = explain.load(&mut connection).await.expect("it can be explained");
        let lines: Vec<String> = lines.into_iter().map(|line| line.text).collect();
        plans.push((statement, lines.join("\n")));
    }
    plans
}

/// Checks the plans with and without the statistics that `ANALYZE` collects.
#[tokio::test]
async fn the_cost_of_a_delivery_does_not_grow_with_their_number() {
    let database = FreshStorage::create().await;
    let url: PostgresUrl = database.url().parse().expect("a URL");
    migrate(&url).await.expect("the migrations run");
    let connector = PostgresConnector::new(url);
    for step in [MANY, "ANALYZE"] {
        let link = connector.connect().await.expect("the server answers");
        (&mut link.connection()).batch_execute(step).await.expect("the rows can be added and counted");
        let generic = "SET plan_cache_mode = force_generic_plan";
        (&mut link.connection()).batch_execute(generic).await.expect("the setting exists");
        run_statements(&link).await;
        let plans = explained(&link).await;
        assert!(plans.len() >= 7, "{} statements: {plans:?}", plans.len());
        for (statement, plan) in plans {
            for table in ["webhook_deliveries", "webhook_attempts", "events"] {
                assert!(!plan.contains(&format!("Seq Scan on {table}")), "{statement}\n{plan}");
            }
        }
    }
}
