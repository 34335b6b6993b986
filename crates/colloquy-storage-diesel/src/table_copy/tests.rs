use std::sync::{Arc, Mutex};

use serde_json::{Map, json};
use sha2::{Digest, Sha256};

use super::*;

#[path = "../../tests/postgres/database.rs"]
mod database;
mod organization;

/// The rows of a copy, with what the tables must contain in the end.
#[derive(Clone, Default)]
struct Copied {
    batches: Vec<TableBatch>,
    totals: DatabaseTotals,
}

impl Copied {
    fn add(&mut self, table: &TableLayout, rows: Vec<String>) {
        let totals = self.totals.entry(table.name.clone()).or_default();
        rows.iter().for_each(|row| totals.add(row));
        self.batches.push(TableBatch { table: table.name.clone(), rows });
    }
}

async fn read(url: &StorageUrl) -> Copied {
    let copied = Arc::new(Mutex::new(Copied::default()));
    let batches = copied.clone();
    let sink = move |batch| {
        batches.lock().expect("no panic").batches.push(batch);
        Ok(())
    };
    let totals = read_tables(url, sink).await.expect("the tables can be read");
    let batches = std::mem::take(&mut copied.lock().expect("no panic").batches);
    Copied { batches, totals }
}

/// Returns a value that satisfies every check of the schema. All ids of a row are the same, so that the rows of all
/// tables refer to each other.
fn value(table: &str, column: &ColumnLayout, number: u8) -> Value {
    let number_of_bytes = if column.name == "unsubscribe_secret" { 16 } else { 32 };
    match column.column_type {
        ColumnType::Id => json!(hex(number, 16)),
        ColumnType::Bytes if (table, &*column.name) == ("organization_logos", "hash") => {
            let hash = Sha256::digest([number; 32]);
            json!(hash.iter().map(|byte| format!("{byte:02x}")).collect::<String>())
        }
        ColumnType::Bytes => json!(hex(number, number_of_bytes)),
        // The last microsecond of the year 9999, and one before 1970.
        ColumnType::Moment => json!([253_402_300_799_999_999_i64, -1][usize::from(number % 2)]),
        ColumnType::Json => json!({ "a": [0.1, null, "ä\n\"'"], "b": {}, "number": number }),
        ColumnType::Bool => json!(number % 2),
        ColumnType::Integer if column.name == "resume_seconds" => json!(86_400),
        ColumnType::Integer => json!(number),
        ColumnType::Text => json!(format!("{table} {}: ä 🎙 ' \" \\ % {number}", column.name)),
    }
}

fn hex(number: u8, length: usize) -> String {
    format!("{number:02x}").repeat(length)
}

/// Returns two rows of each table. The second one lacks what the schema lets it lack.
fn made_up() -> Copied {
    let mut copied = Copied::default();
    let declared = crate::schema::declared::in_order();
    for table in DatabaseLayout::current().tables {
        let row = |number: u8| {
            let mut row = Map::new();
            for column in &table.columns {
                let is_column = |declared: &&crate::schema::declared::DeclaredColumn| {
                    declared.table == table.name && declared.name == column.name
                };
                if number == 1
                    || declared.iter().find(is_column).is_some_and(|declared| !declared.is_nullable)
                {
                    row.insert(column.name.clone(), value(&table.name, column, number));
                }
            }
            let mut row = Value::Object(row);
            row.sort_all_objects();
            row.to_string()
        };
        // This table has a single row.
        let numbers = if table.name == "write_probe" { 1..=1 } else { 1..=2 };
        copied.add(&table, numbers.map(row).collect());
    }
    copied
}

fn sqlite(folder: &tempfile::TempDir, name: &str) -> StorageUrl {
    StorageUrl::Sqlite(folder.path().join(name))
}

async fn fill_with(url: &StorageUrl, layout: DatabaseLayout, source: Copied) -> Result<(), TableCopyError> {
    let insert_all = |insert: TableInserter<'_>| {
        source.batches.into_iter().try_for_each(insert)?;
        Ok(source.totals)
    };
    fill_tables(url, layout, insert_all).await
}

async fn fill(url: &StorageUrl, source: &Copied) -> Result<(), TableCopyError> {
    fill_with(url, DatabaseLayout::current(), source.clone()).await
}

#[tokio::test]
async fn every_table_reaches_the_other_database_and_comes_back_unchanged() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = database::Database::create().await;
    let postgres: StorageUrl = database.url().parse().expect("a URL");
    let (first, last) = (sqlite(&folder, "first.db"), sqlite(&folder, "last.db"));
    let made_up = made_up();
    fill(&first, &made_up).await.expect("SQLite is filled");
    let of_sqlite = read(&first).await;
    assert_eq!(of_sqlite.batches, made_up.batches);
    fill(&postgres, &of_sqlite).await.expect("PostgreSQL is filled");
    let of_postgres = read(&postgres).await;
    assert_eq!(of_postgres.totals, made_up.totals);
    fill(&last, &of_postgres).await.expect("SQLite is filled again");
    assert_eq!(read(&last).await.totals, made_up.totals);
    for url in [&first, &postgres, &last] {
        crate::open_existing(url).await.expect("the filled database can be opened");
    }
}

#[tokio::test]
async fn numbering_continues_after_the_copied_rows() {
    let database = database::Database::create().await;
    let postgres: StorageUrl = database.url().parse().expect("a URL");
    fill(&postgres, &made_up()).await.expect("PostgreSQL is filled");
    let (client, connection) =
        tokio_postgres::connect(database.url(), tokio_postgres::NoTls).await.expect("the server answers");
    tokio::spawn(connection);
    for table in ["events", "log_entries"] {
        let next = format!("SELECT nextval(pg_get_serial_sequence('{table}', 'sequence'))");
        let next: i64 = client.query_one(&next, &[]).await.expect("a number").get(0);
        assert_eq!(next, 3, "{table}");
    }
}

#[tokio::test]
async fn a_copy_that_differs_leaves_an_empty_database() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = database::Database::create().await;
    for url in [sqlite(&folder, "one.db"), database.url().parse().expect("a URL")] {
        let mut incomplete = made_up();
        incomplete.batches.pop();
        let error = fill(&url, &incomplete).await.expect_err("a table is missing");
        assert!(matches!(error, TableCopyError::Different { .. }), "{error}");
        let error = crate::open_existing(&url).await.err().expect("nothing was filled");
        assert!(matches!(error, DatabaseOpenError::Missing), "{error}");
        fill(&url, &made_up()).await.expect("it can be filled afterwards");
        let error = fill(&url, &made_up()).await.expect_err("it is filled");
        assert!(matches!(error, TableCopyError::NotEmpty), "{error}");
    }
}

#[tokio::test]
async fn a_copy_with_an_older_schema_is_migrated() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = sqlite(&folder, "old.db");
    let layout = |migration: &str| DatabaseLayout { migration: migration.to_owned(), tables: Vec::new() };
    fill_with(&url, layout("20261120100000"), Copied::default()).await.expect("an older schema is known");
    crate::open_existing(&url).await.expect("it has this program's schema");
    let error = fill_with(&sqlite(&folder, "new.db"), layout("29991231000000"), Copied::default()).await;
    let error = error.expect_err("a newer schema is unknown");
    assert!(matches!(error, TableCopyError::UnknownSchema { .. }), "{error}");
    assert!(error.to_string().contains("2999-12-31-000000"), "{error}");
}

#[tokio::test]
async fn names_cannot_smuggle_statements() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut layout = DatabaseLayout::current();
    layout.tables[0].name = "organizations\"; DROP TABLE mails; --".to_owned();
    let error = fill_with(&sqlite(&folder, "one.db"), layout, Copied::default()).await;
    assert!(matches!(error, Err(TableCopyError::Name(_))), "{error:?}");
}
