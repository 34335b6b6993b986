use diesel::migration::{Migration, MigrationSource};
use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::sql_types::{Bool, Text};
use diesel::sqlite::Sqlite;

use super::*;
use crate::schema::declared::{self, columns};

#[derive(QueryableByName)]
struct Column {
    #[diesel(sql_type = Text)]
    table: String,
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Text)]
    sql_type: String,
    #[diesel(sql_type = Bool)]
    is_nullable: bool,
}

fn type_name(declared: &str) -> &str {
    match declared {
        "UuidSqlType" | "Binary" => "BLOB",
        "TimestampSqlType" | "BigInt" | "Integer" | "Bool" => "INTEGER",
        "JsonSqlType" | "Text" => "TEXT",
        other => other,
    }
}

fn migrated_columns(connection: &mut SqliteConnection) -> Vec<declared::DeclaredColumn> {
    let sql = "SELECT m.name AS \"table\", c.name AS name, c.type AS sql_type, c.\"notnull\" = 0 AS is_nullable \
               FROM sqlite_schema AS m, pragma_table_info(m.name) AS c \
               WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND m.name NOT LIKE '__diesel%' \
               AND m.name <> 'invitation_counts'";
    let rows: Vec<Column> = diesel::sql_query(sql).load(connection).expect("the catalogue can be read");
    let column = |row: Column| declared::DeclaredColumn {
        table: row.table,
        name: row.name,
        sql_type: row.sql_type,
        is_nullable: row.is_nullable,
    };
    let mut columns: Vec<declared::DeclaredColumn> = rows.into_iter().map(column).collect();
    columns.sort();
    columns
}

fn names(migrations: Vec<Box<dyn Migration<impl diesel::backend::Backend>>>) -> Vec<String> {
    migrations.iter().map(|migration| migration.name().to_string()).collect()
}

#[test]
fn the_migrated_file_has_the_columns_of_the_schema() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let path = folder.path().join("colloquy.db");
    run_pending(&path).expect("the migrations run");
    let mut connection = connect(&path, Duration::from_secs(1)).expect("the file can be opened");
    connection.revert_all_migrations(MIGRATIONS).map(|_| ()).expect("the migrations can be reverted");
    run_pending(&path).expect("the migrations run again");
    assert_eq!(migrated_columns(&mut connection), columns(type_name));
}

#[test]
fn both_databases_have_the_same_migrations() {
    let of_sqlite = MigrationSource::<Sqlite>::migrations(&MIGRATIONS).expect("they can be read");
    let of_postgres =
        MigrationSource::<Pg>::migrations(&crate::postgres::MIGRATIONS).expect("they can be read");
    assert_eq!(names(of_sqlite), names(of_postgres));
}
