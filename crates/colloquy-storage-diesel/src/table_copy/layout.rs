//! The tables and columns of a copy, with what their values mean in either database.

use serde::{Deserialize, Serialize};

use super::TableCopyError;
use crate::schema::declared;
use crate::versions::{all_known, newest_known, shown};

/// The schema of a copied database.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DatabaseLayout {
    /// The version of the newest migration.
    pub migration: String,
    /// In an order in which no row refers to a later table.
    pub tables: Vec<TableLayout>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableLayout {
    pub name: String,
    pub columns: Vec<ColumnLayout>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ColumnLayout {
    pub name: String,
    #[serde(rename = "type")]
    pub column_type: ColumnType,
}

/// What the values of a column are, and how a row in JSON writes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ColumnType {
    /// Hexadecimal digits without hyphens.
    Id,
    /// Hexadecimal digits.
    Bytes,
    /// Microseconds since 1970.
    Moment,
    /// The document itself.
    Json,
    /// 0 or 1.
    Bool,
    Integer,
    Text,
}

impl DatabaseLayout {
    /// Returns the layout of this program's schema.
    pub fn current() -> Self {
        let mut tables: Vec<TableLayout> = Vec::new();
        for column in declared::in_order() {
            if tables.last().is_none_or(|table| table.name != column.table) {
                tables.push(TableLayout { name: column.table, columns: Vec::new() });
            }
            if let Some(table) = tables.last_mut() {
                let column_type = ColumnType::of(&column.sql_type);
                table.columns.push(ColumnLayout { name: column.name, column_type });
            }
        }
        DatabaseLayout { migration: newest_known(), tables }
    }

    /// Fails if a newer program has made the copy, before anything of it is used.
    pub fn require_known(&self) -> Result<(), TableCopyError> {
        match all_known().contains(&self.migration) {
            true => Ok(()),
            false => Err(TableCopyError::UnknownSchema { migration: shown(&self.migration) }),
        }
    }

    /// Fails if a name could be anything else than a name in a statement.
    pub fn check_names(&self) -> Result<(), TableCopyError> {
        let columns = self.tables.iter().flat_map(|table| table.columns.iter().map(|column| &column.name));
        for name in self.tables.iter().map(|table| &table.name).chain(columns) {
            if name.is_empty() || !name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_') {
                return Err(TableCopyError::Name(name.clone()));
            }
        }
        Ok(())
    }
}

impl TableLayout {
    /// Returns an expression for each column, separated by commas.
    pub fn each_column(&self, expression: impl Fn(&ColumnLayout) -> String) -> String {
        self.columns.iter().map(expression).collect::<Vec<_>>().join(", ")
    }

    pub fn column_names(&self) -> String {
        self.each_column(|column| format!("\"{}\"", column.name))
    }
}

impl ColumnLayout {
    pub fn is(&self, column_type: ColumnType) -> bool {
        self.column_type == column_type
    }
}

impl ColumnType {
    fn of(declared: &str) -> Self {
        match declared {
            "UuidSqlType" => ColumnType::Id,
            "Binary" => ColumnType::Bytes,
            "TimestampSqlType" => ColumnType::Moment,
            "JsonSqlType" => ColumnType::Json,
            "Bool" => ColumnType::Bool,
            "BigInt" | "Integer" => ColumnType::Integer,
            _ => ColumnType::Text,
        }
    }
}
