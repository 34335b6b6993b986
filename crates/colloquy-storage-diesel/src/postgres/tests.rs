//! Tests which indexes the queries use, where a wrong one would be slow, and that writers do not block each other.

use diesel::query_builder::QueryFragment;
use jiff::Timestamp;
use tokio_postgres::{Client, NoTls};
use uuid::Uuid;

use super::*;
use crate::sql_types::StoredMoment;

#[path = "../../tests/postgres/database.rs"]
mod database;
mod retention;
mod usage;
mod webhooks;

use database::Database as FreshStorage;

/// Ten thousand interviews, of which a hundred are in progress and a hundred completed without insights.
const MANY: &str = "
    INSERT INTO organizations (id, name, created_at) VALUES (gen_random_uuid(), 'Lovelace', now());
    INSERT INTO interviews (id, organization_id, prompt, locale, voice_id, disable_org_system_prompt,
        created_at, updated_at, revision)
        SELECT gen_random_uuid(), id, '', '', id, false, now(), now(), 1 FROM organizations;
    INSERT INTO invitations (id, organization_id, interview_id, slug, status, source, sent, incomplete,
        active_ms, responses_count, sessions, completed_at, insights_origin, created_at, updated_at, revision)
        SELECT gen_random_uuid(), organization_id, id, number::text,
            CASE WHEN number % 100 = 0 THEN 'IN_PROGRESS' ELSE 'COMPLETED' END,
            '', false, false, 0, 0, 1, CASE WHEN number % 100 = 0 THEN NULL ELSE now() END,
            CASE WHEN number % 100 < 2 THEN NULL ELSE '{}'::jsonb END, now(), now(), 1
        FROM interviews, generate_series(1, 10000) AS number;
    INSERT INTO session_runs (invitation_id, organization_id, consent_version, consented_at, session, clock_ms,
        next_sequence, seen_at, engine_history, revision)
        SELECT id, organization_id, '', now(), 1, 0, 0, now(), '[]', 1 FROM invitations";

/// Returns the plan of a query with these values.
async fn plan<Q: QueryFragment<Database>>(client: &Client, query: Q, values: &[&str]) -> String {
    let text = diesel::debug_query::<Database, _>(&query).to_string();
    let (text, _) = text.split_once(" -- binds").expect("the values come last");
    let numbered = values.iter().zip(1..);
    let text =
        numbered.fold(text.to_owned(), |text, (value, number)| text.replace(&format!("${number}"), value));
    let explain = format!("EXPLAIN {text}");
    let lines = client.query(&explain, &[]).await.expect("it can be explained");
    let plan: Vec<String> = lines.iter().map(|line| line.get(0)).collect();
    plan.join("\n")
}

async fn check_abandoned(client: &Client) {
    let plan =
        plan(client, queries::abandoned_query(StoredMoment(Timestamp::UNIX_EPOCH), 101), &["now()"]).await;
    assert!(plan.contains("invitations_in_progress"), "{plan}");
    assert!(plan.contains("session_runs_pkey"), "{plan}");
    assert!(
        !plan.contains("Seq Scan on invitations") && !plan.contains("Seq Scan on session_runs"),
        "{plan}"
    );
}

async fn check_unanalyzed(client: &Client) {
    let plan =
        plan(client, queries::unanalyzed_query(StoredMoment(Timestamp::UNIX_EPOCH), 101), &["now()"]).await;
    assert!(plan.contains("invitations_unread"), "{plan}");
    assert!(!plan.contains("Seq Scan"), "{plan}");
}

async fn check_running(client: &Client) {
    let query = queries::running_query(StoredId(Uuid::nil()), 21);
    let plan = plan(client, query, &["'00000000-0000-0000-0000-000000000000'"]).await;
    // Both indexes lead to the interviews in progress alone.
    let is_by_index =
        ["invitations_in_progress", "invitations_by_status"].iter().any(|index| plan.contains(index));
    assert!(is_by_index && !plan.contains("Seq Scan"), "{plan}");
}

async fn check_attention(client: &Client) {
    use queries::invitation_list::{reported_danger_query, undelivered_or_abandoned_query};
    let wanted = queries::AttentionQuery {
        organization: StoredId(Uuid::nil()),
        since: StoredMoment(Timestamp::UNIX_EPOCH),
        limit: 21,
    };
    let values = ["'00000000-0000-0000-0000-000000000000'", "now()"];
    for (plan, index) in [
        (
            plan(client, undelivered_or_abandoned_query(wanted), &values).await,
            "invitations_needing_attention",
        ),
        (plan(client, reported_danger_query(wanted), &values).await, "invitations_in_danger"),
    ] {
        assert!(plan.contains(index) && !plan.contains("Seq Scan"), "{plan}");
    }
}

async fn check_withdrawals(client: &Client) {
    let query = queries::erasures::undecided_withdrawals_query(StoredId(Uuid::nil()), 21);
    let plan = plan(client, query, &["'00000000-0000-0000-0000-000000000000'"]).await;
    assert!(plan.contains("invitations_with_undecided_withdrawal") && !plan.contains("Seq Scan"), "{plan}");
}

/// Checks the plans with and without the statistics that `ANALYZE` collects.
#[tokio::test]
async fn reads_only_interviews_in_progress_or_without_insights() {
    let database = FreshStorage::create().await;
    let url: PostgresUrl = database.url().parse().expect("a URL");
    migrate(&url).await.expect("the migrations run");
    let (client, driver) = tokio_postgres::connect(database.url(), NoTls).await.expect("the server answers");
    let driver = tokio::spawn(driver);
    for step in ["", MANY, "ANALYZE"] {
        client.batch_execute(step).await.expect("the rows can be added and counted");
        check_abandoned(&client).await;
        check_unanalyzed(&client).await;
        check_running(&client).await;
        check_attention(&client).await;
        check_withdrawals(&client).await;
    }
    driver.abort();
}
