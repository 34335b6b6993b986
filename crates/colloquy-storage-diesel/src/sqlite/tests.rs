//! Tests which indexes the queries use, where a wrong one would be slow, and which statements are prepared only once.

use std::cell::RefCell;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use colloquy_domain::Id;
use colloquy_domain::retention::RetentionScope;
use diesel::connection::{Connection, InstrumentationEvent, SimpleConnection};
use diesel::query_builder::QueryFragment;
use diesel::sql_types::Text;
use diesel::{QueryableByName, RunQueryDsl, SqliteConnection};
use jiff::Timestamp;
use tempfile::TempDir;
use uuid::Uuid;

use super::{Database, connect, migrate, queries};
use crate::limits::LiteralSqlLimit;
use crate::rows::UsageIncrementRow;
use crate::sql_types::{StoredId, StoredMoment};
use crate::write_steps::WriteStep;

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    detail: String,
}

async fn database() -> (TempDir, SqliteConnection) {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let path = folder.path().join("colloquy.db");
    migrate(&path).await.expect("the migrations run");
    let connection = connect::connect(&path, Duration::from_secs(1)).expect("the file can be opened");
    (folder, connection)
}

async fn plan<Q: QueryFragment<Database>>(query: Q) -> String {
    let (_folder, mut connection) = database().await;
    let text = diesel::debug_query::<Database, _>(&query).to_string();
    let (text, _) = text.split_once(" -- binds").expect("the values come last");
    let explain = diesel::sql_query(format!("EXPLAIN QUERY PLAN {}", text.replace('?', "0")));
    let lines: Vec<Line> = explain.load(&mut connection).expect("it can be explained");
    let plan: Vec<_> = lines.into_iter().map(|line| line.detail).collect();
    plan.join("\n")
}

#[tokio::test]
async fn finds_abandoned_interviews_by_the_index_of_those_in_progress() {
    let plan = plan(queries::abandoned_query(StoredMoment(Timestamp::UNIX_EPOCH), 101)).await;
    assert!(plan.contains("USING INDEX invitations_in_progress"), "{plan}");
    assert!(!plan.contains("SCAN session_runs") && !plan.contains("TEMP B-TREE"), "{plan}");
}

#[tokio::test]
async fn finds_running_interviews_by_the_index_of_those_in_progress_in_order() {
    let plan = plan(queries::running_query(StoredId(Uuid::nil()), 21)).await;
    assert!(plan.contains("USING INDEX invitations_in_progress"), "{plan}");
    assert!(!plan.contains("TEMP B-TREE"), "{plan}");
}

#[tokio::test]
async fn finds_invitations_that_need_attention_by_their_index_in_order() {
    use queries::invitation_list::{reported_danger_query, undelivered_or_abandoned_query};
    let wanted = queries::AttentionQuery {
        organization: StoredId(Uuid::nil()),
        since: StoredMoment(Timestamp::UNIX_EPOCH),
        limit: 21,
    };
    for (plan, index) in [
        (plan(undelivered_or_abandoned_query(wanted)).await, "invitations_needing_attention"),
        (plan(reported_danger_query(wanted)).await, "invitations_in_danger"),
    ] {
        assert!(plan.contains(&format!("USING INDEX {index} (organization_id=?")), "{plan}");
        assert!(!plan.contains("TEMP B-TREE"), "{plan}");
    }
}

#[tokio::test]
async fn finds_withdrawals_to_decide_about_by_their_index_in_order() {
    let plan = plan(queries::erasures::undecided_withdrawals_query(StoredId(Uuid::nil()), 21)).await;
    assert!(plan.contains("USING INDEX invitations_with_undecided_withdrawal (organization_id=?"), "{plan}");
    assert!(!plan.contains("TEMP B-TREE"), "{plan}");
}

#[tokio::test]
async fn finds_interviews_without_insights_by_their_index_in_order() {
    let plan = plan(queries::unanalyzed_query(StoredMoment(Timestamp::UNIX_EPOCH), 101)).await;
    assert!(plan.contains("SEARCH invitations USING INDEX invitations_unread (completed_at<?)"), "{plan}");
    assert!(!plan.contains("TEMP B-TREE"), "{plan}");
}

#[tokio::test]
async fn statements_that_change_rows_are_prepared_once() {
    let (_folder, mut connection) = database().await;
    connection.batch_execute("PRAGMA foreign_keys = OFF").expect("foreign keys can be turned off");
    let prepared = Arc::new(Mutex::new(Vec::new()));
    let noted = prepared.clone();
    connection.set_instrumentation(move |event: InstrumentationEvent<'_>| {
        if let InstrumentationEvent::CacheQuery { sql, .. } = event {
            noted.lock().expect("nobody has failed").push(sql.to_owned());
        }
    });
    let connection = RefCell::new(connection);
    let usage = UsageIncrementRow {
        organization_id: StoredId(Uuid::nil()),
        year: 1_970,
        month: 1,
        part: 0,
        active_ms: 1_000,
    };
    let body = WriteStep::SaveEventBody(StoredId(Uuid::nil()), "{}".to_owned());
    for step in [WriteStep::AddUsage(usage), body].iter().cycle().take(4) {
        queries::apply(&connection, step).await.expect("it is written");
    }
    let prepared = prepared.lock().expect("nobody has failed");
    let begin = |sql: &String| sql.split(' ').take(3).collect::<Vec<_>>().join(" ");
    assert_eq!(
        prepared.iter().map(begin).collect::<Vec<_>>(),
        ["INSERT INTO `usage`", "UPDATE `events` SET"]
    );
}

#[tokio::test]
async fn finds_ended_invitations_by_an_index_in_their_order() {
    let (owner, interview) = (Id::from_uuid(Uuid::nil()), Id::from_uuid(Uuid::nil()));
    let (now, id) = (StoredMoment(Timestamp::UNIX_EPOCH), StoredId(Uuid::nil()));
    for (scope, index) in [
        (RetentionScope::Organization(owner), "INDEX invitations_ended (organization_id=? AND <expr>"),
        (
            RetentionScope::Interview(owner, interview),
            "INDEX invitations_ended_of_interview (interview_id=? AND <expr>",
        ),
    ] {
        let simultaneous =
            plan(LiteralSqlLimit::new(queries::retention::simultaneous_query(scope, now, id), 51)).await;
        assert!(simultaneous.contains(&format!("{index}=? AND id>?)")), "{simultaneous}");
        let later = queries::retention::later_query(scope, Some(now), now);
        let later = plan(LiteralSqlLimit::new(later, 51)).await;
        assert!(later.contains(&format!("{index}>? AND <expr><?)")), "{later}");
        assert!(
            !later.contains("TEMP B-TREE") && !simultaneous.contains("TEMP B-TREE"),
            "{later} {simultaneous}"
        );
    }
}
