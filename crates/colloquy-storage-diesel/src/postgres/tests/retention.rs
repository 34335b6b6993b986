use colloquy_domain::Id;
use colloquy_domain::retention::RetentionScope;
use diesel::query_builder::QueryFragment;
use jiff::Timestamp;
use tokio_postgres::{Client, NoTls};
use uuid::Uuid;

use super::super::*;
use super::database::Database as FreshStorage;
use crate::limits::LiteralSqlLimit;
use crate::sql_types::{StoredId, StoredMoment};

/// Forty thousand invitations of an interview. Half of them ended, some at one moment.
const MANY: &str = "
    INSERT INTO organizations (id, name, created_at) VALUES (gen_random_uuid(), 'Lovelace', now());
    INSERT INTO interviews (id, organization_id, prompt, locale, voice_id, disable_org_system_prompt,
        created_at, updated_at, revision)
        SELECT gen_random_uuid(), id, '', '', id, false, now(), now(), 1
        FROM organizations;
    INSERT INTO invitations (id, organization_id, interview_id, slug, status, source, sent, incomplete,
        active_ms, responses_count, sessions, completed_at, created_at, updated_at, revision)
        SELECT gen_random_uuid(), organization_id, id, id::text || number,
            CASE WHEN number % 2 = 0 THEN 'READY' ELSE 'COMPLETED' END,
            '', false, false, 0, 0, 1, now() - least(number, 39900) * interval '1 minute', now(), now(), 1
        FROM interviews, generate_series(1, 40000) AS number;
    ANALYZE";

async fn plan<Q: QueryFragment<Database>>(client: &Client, query: Q, values: [&str; 3]) -> String {
    let text = diesel::debug_query::<Database, _>(&query).to_string();
    let (text, _) = text.split_once(" -- binds").expect("the values come last");
    let named = ["$1", "$2", "$3"].into_iter().zip(values);
    let text = named.fold(text.to_owned(), |text, (name, value)| text.replace(name, value));
    let lines = client.query(&format!("EXPLAIN {text}"), &[]).await.expect("it can be explained");
    let plan: Vec<String> = lines.iter().map(|line| line.get(0)).collect();
    plan.join("\n")
}

#[tokio::test]
async fn finds_ended_invitations_by_an_index_in_their_order() {
    let database = FreshStorage::create().await;
    let url: PostgresUrl = database.url().parse().expect("a URL");
    migrate(&url).await.expect("the migrations run");
    let (client, driver) = tokio_postgres::connect(database.url(), NoTls).await.expect("the server answers");
    let driver = tokio::spawn(driver);
    client.batch_execute(MANY).await.expect("the rows can be added and counted");
    let (owner, interview) = (Id::from_uuid(Uuid::nil()), Id::from_uuid(Uuid::nil()));
    let (now, nil) = (StoredMoment(Timestamp::UNIX_EPOCH), "'00000000-0000-0000-0000-000000000000'");
    for (scope, column) in [
        (RetentionScope::Organization(owner), "(SELECT id FROM organizations)"),
        (RetentionScope::Interview(owner, interview), "(SELECT id FROM interviews)"),
    ] {
        let simultaneous = queries::retention::simultaneous_query(scope, now, StoredId(Uuid::nil()));
        let values = [column, "now() - interval '39900 minutes'", nil];
        let simultaneous = plan(&client, LiteralSqlLimit::new(simultaneous, 51), values).await;
        let later = queries::retention::later_query(scope, Some(now), now);
        let values = [column, "now() - interval '1 day'", "now() - interval '30 days'"];
        let later = plan(&client, LiteralSqlLimit::new(later, 51), values).await;
        // The few that ended at one moment may be sorted afterwards.
        assert!(!later.contains("Sort") && later.contains("using invitations_ended"), "{later}");
        for plan in [simultaneous, later] {
            assert!(plan.contains("invitations_ended"), "{plan}");
            assert!(!plan.contains("Seq Scan on invitations"), "{plan}");
        }
    }
    driver.abort();
}
