//! Which indexes the queries use, where a wrong one would be slow.

use diesel::query_builder::QueryFragment;
use diesel::sql_types::Text;
use diesel::{QueryableByName, RunQueryDsl};
use jiff::Timestamp;

use super::{Database, connect, migrate, queries};
use crate::sql_types::StoredMoment;

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    detail: String,
}

async fn plan<Q: QueryFragment<Database>>(query: Q) -> String {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let path = folder.path().join("colloquy.db");
    migrate(&path).await.expect("the migrations run");
    let text = diesel::debug_query::<Database, _>(&query).to_string();
    let (text, _) = text.split_once(" -- binds").expect("the values come last");
    let mut connection =
        connect::connect(&path, std::time::Duration::from_secs(1)).expect("the file can be opened");
    let explain = diesel::sql_query(format!("EXPLAIN QUERY PLAN {}", text.replace('?', "0")));
    let lines: Vec<Line> = explain.load(&mut connection).expect("it can be explained");
    let plan: Vec<_> = lines.into_iter().map(|line| line.detail).collect();
    plan.join("\n")
}

#[tokio::test]
async fn those_in_progress_alone_are_looked_through_for_abandoned_ones() {
    let plan = plan(queries::those_abandoned(StoredMoment(Timestamp::UNIX_EPOCH), 101)).await;
    assert!(plan.contains("USING INDEX invitations_in_progress"), "{plan}");
    assert!(!plan.contains("SCAN sittings") && !plan.contains("TEMP B-TREE"), "{plan}");
}

#[tokio::test]
async fn unread_ones_alone_are_looked_through_in_their_order() {
    let plan = plan(queries::those_unread(StoredMoment(Timestamp::UNIX_EPOCH), 101)).await;
    assert!(plan.contains("SEARCH invitations USING INDEX invitations_unread (completed_at<?)"), "{plan}");
    assert!(!plan.contains("TEMP B-TREE"), "{plan}");
}
