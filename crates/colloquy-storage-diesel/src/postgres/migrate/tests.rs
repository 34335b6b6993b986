use diesel_async::AsyncPgConnection;
use diesel_async::async_connection_wrapper::AsyncConnectionWrapper;
use tokio_postgres::NoTls;

use super::*;
use crate::schema::declared::{DeclaredColumn, columns};

#[path = "../../../tests/postgres/database.rs"]
mod database;

use database::Database;

type Connection = AsyncConnectionWrapper<AsyncPgConnection>;

/// Runs a blocking job on a new database.
async fn run(job: fn(&mut Connection)) -> Database {
    let database = Database::create().await;
    let url: PostgresUrl = database.url().parse().expect("a URL");
    let link = PostgresConnector::new(url).connect_plainly().await.expect("the server answers");
    let (connection, driver) = link.into_parts();
    let done = spawn_blocking(move || {
        let mut connection: Connection = connection.into();
        connection.setup().expect("the table of migrations can be created");
        job(&mut connection);
    });
    done.await.expect("the job does not panic");
    drop(driver);
    database
}

fn up(connection: &mut Connection) {
    connection.run_pending_migrations(MIGRATIONS).map(|_| ()).expect("the migrations run");
}

fn up_down_up(connection: &mut Connection) {
    up(connection);
    connection.revert_all_migrations(MIGRATIONS).map(|_| ()).expect("the migrations can be reverted");
    up(connection);
}

fn type_name(declared: &str) -> &str {
    match declared {
        "UuidSqlType" => "uuid",
        "TimestampSqlType" => "timestamp with time zone",
        "JsonSqlType" => "jsonb",
        "Text" => "text",
        "Binary" => "bytea",
        "BigInt" => "bigint",
        "Integer" => "integer",
        "Bool" => "boolean",
        other => other,
    }
}

async fn migrated_columns(database: &Database) -> Vec<DeclaredColumn> {
    let (client, driver) = tokio_postgres::connect(database.url(), NoTls).await.expect("the server answers");
    let driver = tokio::spawn(driver);
    let sql = "SELECT table_name::text, column_name::text, data_type::text, is_nullable = 'YES' \
               FROM information_schema.columns \
               WHERE table_schema = 'public' AND table_name <> '__diesel_schema_migrations'";
    let rows = client.query(sql, &[]).await.expect("the catalogue can be read");
    driver.abort();
    let column = |row: &tokio_postgres::Row| DeclaredColumn {
        table: row.get(0),
        name: row.get(1),
        sql_type: row.get(2),
        is_nullable: row.get(3),
    };
    let mut columns: Vec<DeclaredColumn> = rows.iter().map(column).collect();
    columns.sort();
    columns
}

#[tokio::test]
async fn the_migrated_database_has_the_columns_of_the_schema() {
    let database = run(up_down_up).await;
    assert_eq!(migrated_columns(&database).await, columns(type_name));
}
