//! Compares a database's migrations with the ones that this program knows.

use diesel::connection::Connection;
use diesel::migration::{Migration, MigrationSource};
use diesel::query_builder::SqlQuery;
use diesel::query_dsl::methods::LoadQuery;
use diesel::sql_types::Text;
use diesel::{QueryResult, QueryableByName, RunQueryDsl, sql_query};
use diesel_migrations::EmbeddedMigrations;

use crate::DatabaseOpenError;

#[derive(QueryableByName)]
pub struct SingleTextRow {
    #[diesel(sql_type = Text)]
    pub text: String,
}

/// The newest migration of the database and of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MigrationVersions {
    pub database: String,
    pub program: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MigrationState {
    /// The database has no migrations.
    Empty,
    Older(MigrationVersions),
    Current,
    /// The database has a migration that this program does not know.
    Newer(MigrationVersions),
}

impl MigrationState {
    /// Fails if the schema was created by a newer program.
    pub fn require_known(self) -> Result<(), DatabaseOpenError> {
        match self {
            MigrationState::Newer(MigrationVersions { database, program }) => {
                Err(DatabaseOpenError::NewerSchema { database, program })
            }
            MigrationState::Empty | MigrationState::Older(_) | MigrationState::Current => Ok(()),
        }
    }

    /// Fails unless the schema is this program's.
    pub fn require_current(self) -> Result<(), DatabaseOpenError> {
        match self {
            MigrationState::Empty => Err(DatabaseOpenError::Missing),
            MigrationState::Older(MigrationVersions { database, program }) => {
                Err(DatabaseOpenError::OlderSchema { database, program })
            }
            MigrationState::Current | MigrationState::Newer(_) => self.require_known(),
        }
    }
}

/// Returns the versions of the migrations that are embedded in the program.
pub fn known<DB>(migrations: &EmbeddedMigrations) -> Vec<String>
where
    DB: diesel::backend::Backend,
    EmbeddedMigrations: MigrationSource<DB>,
{
    let migrations = migrations.migrations().unwrap_or_default();
    migrations.iter().map(|migration| migration.name().version().to_string()).collect()
}

/// Returns the version of the newest migration of this program.
pub fn newest_known() -> String {
    all_known().into_iter().max().unwrap_or_default()
}

/// Returns the versions of all migrations of this program. Both databases have the same ones.
pub fn all_known() -> Vec<String> {
    known::<diesel::sqlite::Sqlite>(&crate::sqlite::MIGRATIONS)
}

/// Reads the state of the schema and changes nothing. `list` is a query that finds the table of migrations.
pub fn schema<C>(connection: &mut C, list: &str, known: &[String]) -> QueryResult<MigrationState>
where
    C: Connection,
    SqlQuery: for<'query> LoadQuery<'query, C, SingleTextRow>,
{
    let tables: Vec<SingleTextRow> = sql_query(list).load(connection)?;
    if tables.is_empty() {
        return Ok(MigrationState::Empty);
    }
    let applied: Vec<SingleTextRow> =
        sql_query("SELECT version AS text FROM __diesel_schema_migrations").load(connection)?;
    let applied: Vec<String> = applied.into_iter().map(|line| line.text).collect();
    Ok(compared(&applied, known))
}

/// Compares the applied migrations with the known ones. Versions are dates with a number, so they sort as text.
fn compared(applied: &[String], known: &[String]) -> MigrationState {
    let unknown = applied.iter().filter(|version| !known.contains(version)).max();
    let program = known.iter().max().map(|version| shown(version)).unwrap_or_default();
    match (unknown, applied.iter().max()) {
        (_, None) => MigrationState::Empty,
        (Some(unknown), _) => MigrationState::Newer(MigrationVersions { database: shown(unknown), program }),
        (None, Some(_)) if known.iter().all(|version| applied.contains(version)) => MigrationState::Current,
        (None, Some(newest)) => MigrationState::Older(MigrationVersions { database: shown(newest), program }),
    }
}

/// Returns the name of a version's migration: `2026-11-22-000000` for `20261122000000`.
pub fn shown(version: &str) -> String {
    match (version.get(..4), version.get(4..6), version.get(6..8), version.get(8..)) {
        (Some(year), Some(month), Some(day), Some(number)) if !number.is_empty() => {
            format!("{year}-{month}-{day}-{number}")
        }
        _ => version.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(applied: &[&str], expected: MigrationState) {
        let owned = |versions: &[&str]| versions.iter().map(|version| (*version).to_owned()).collect();
        let (applied, known): (Vec<String>, Vec<String>) =
            (owned(applied), owned(&["20261120000000", "20261122000000"]));
        assert_eq!(compared(&applied, &known), expected);
    }

    fn versions(database: &str) -> MigrationVersions {
        MigrationVersions { database: database.to_owned(), program: "2026-11-22-000000".to_owned() }
    }

    #[test]
    fn recognizes_older_and_newer_schemas() {
        check(&[], MigrationState::Empty);
        check(&["20261120000000"], MigrationState::Older(versions("2026-11-20-000000")));
        check(&["20261122000000", "20261120000000"], MigrationState::Current);
        let newer = ["20991231000000", "20261122000000", "20261120000000"];
        check(&newer, MigrationState::Newer(versions("2099-12-31-000000")));
    }

    #[test]
    fn an_unknown_migration_makes_a_schema_newer_even_between_known_ones() {
        let between = ["20261122000000", "20261121000000", "20261120000000"];
        check(&between, MigrationState::Newer(versions("2026-11-21-000000")));
        check(&["20991231000000"], MigrationState::Newer(versions("2099-12-31-000000")));
    }
}
