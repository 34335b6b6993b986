//! A separate database for each test.

use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};

use tokio_postgres::NoTls;

static MADE: AtomicU32 = AtomicU32::new(0);

#[derive(Clone, Debug)]
pub enum Database {
    Sqlite,
    Postgres { url: String },
}

impl Database {
    pub fn sqlite() -> Self {
        Database::Sqlite
    }

    #[expect(
        clippy::disallowed_methods,
        reason = "the test command passes the address of its server this way"
    )]
    /// Creates a database on the server that the test command started.
    pub async fn postgres() -> Self {
        let server = std::env::var("COLLOQUY_TEST_POSTGRES").expect(
            "PostgreSQL is needed: run the tests with `cargo xtask test`, which starts one, or set \
             COLLOQUY_TEST_POSTGRES",
        );
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        let name = format!("server_{}_{number}", std::process::id());
        query(&server, &format!("CREATE DATABASE {name}")).await;
        let (start, _) = server.rsplit_once('/').expect("the address ends with a database name");
        Database::Postgres { url: format!("{start}/{name}") }
    }

    pub fn setting(&self) -> Option<(&'static str, &str)> {
        match self {
            Database::Sqlite => None,
            Database::Postgres { url } => Some(("COLLOQUY_DATABASE", url)),
        }
    }

    /// Returns an expression for a column of ids as hexadecimal text.
    pub fn hex_of(&self, column: &str) -> String {
        match self {
            Database::Sqlite => format!("hex({column})"),
            Database::Postgres { .. } => format!("{column}::text"),
        }
    }

    /// Returns an expression for a time.
    pub fn moment(&self, text: &str) -> String {
        match self {
            Database::Sqlite => format!("unixepoch('{text}') * 1000000"),
            Database::Postgres { .. } => format!("'{text}'::timestamptz"),
        }
    }

    pub async fn count(&self, folder: &Path, table: &str, condition: &str) -> i64 {
        let statement = format!("SELECT count(*) FROM {table} WHERE {condition}");
        match self {
            Database::Postgres { url } => query(url, &statement).await,
            Database::Sqlite => {
                let file =
                    rusqlite::Connection::open(folder.join("colloquy.db")).expect("the database opens");
                file.query_row(&statement, [], |row| row.get(0)).expect("a count")
            }
        }
    }

    pub async fn execute(&self, folder: &Path, statement: &str) {
        match self {
            Database::Postgres { url } => {
                query(url, statement).await;
            }
            Database::Sqlite => {
                let file =
                    rusqlite::Connection::open(folder.join("colloquy.db")).expect("the database opens");
                // As the service does, so that a search of the file finds nothing that only a test has left.
                file.pragma_update(None, "secure_delete", true).expect("the setting is known");
                file.execute(statement, []).expect("the statement succeeds");
            }
        }
    }
}

/// Runs a statement and returns its first number, or 0.
async fn query(url: &str, statement: &str) -> i64 {
    let (client, connection) =
        tokio_postgres::connect(url, NoTls).await.expect("the PostgreSQL server accepts connections");
    let driving = tokio::spawn(connection);
    let rows = client.query(statement, &[]).await.unwrap_or_else(|error| panic!("{statement}: {error}"));
    driving.abort();
    rows.first().map_or(0, |row| row.get(0))
}
