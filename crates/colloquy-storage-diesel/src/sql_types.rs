//! The types that the two databases store differently. PostgreSQL has `uuid`, `timestamptz` and `jsonb`; SQLite stores
//! an id as a BLOB, a moment as an INTEGER of microseconds, and a JSON value as TEXT.

use std::io::Write;

use diesel::deserialize::{self, FromSql, FromSqlRow};
use diesel::expression::AsExpression;
use diesel::pg::{Pg, PgValue};
use diesel::serialize::{self, IsNull, Output, ToSql};
use diesel::sql_types::{BigInt, SqlType};
use diesel::sqlite::{Sqlite, SqliteValue};
use jiff::Timestamp;
use serde_json::Value;
use uuid::Uuid;

#[derive(Clone, Copy, Debug, SqlType, diesel::query_builder::QueryId)]
#[diesel(postgres_type(oid = 2950, array_oid = 2951), sqlite_type(name = "Binary"))]
pub struct UuidSqlType;

#[derive(Clone, Copy, Debug, SqlType, diesel::query_builder::QueryId)]
#[diesel(postgres_type(oid = 1184, array_oid = 1185), sqlite_type(name = "Long"))]
pub struct TimestampSqlType;

#[derive(Clone, Copy, Debug, SqlType, diesel::query_builder::QueryId)]
#[diesel(postgres_type(oid = 3802, array_oid = 3807), sqlite_type(name = "Text"))]
pub struct JsonSqlType;

#[derive(Clone, Copy, Debug, PartialEq, Eq, AsExpression, FromSqlRow)]
#[diesel(sql_type = UuidSqlType)]
pub struct StoredId(pub Uuid);

#[derive(Clone, Copy, Debug, PartialEq, Eq, AsExpression, FromSqlRow)]
#[diesel(sql_type = TimestampSqlType)]
pub struct StoredMoment(pub Timestamp);

#[derive(Clone, Debug, PartialEq, Eq, AsExpression, FromSqlRow)]
#[diesel(sql_type = JsonSqlType)]
pub struct StoredJson(pub Value);

impl StoredJson {
    /// Sorts the members of each object by name. `jsonb` keeps no order, and a document must have the same text in both
    /// databases.
    pub fn new(mut document: Value) -> Self {
        document.sort_all_objects();
        StoredJson(document)
    }
}

/// The start of the year 2000, from which PostgreSQL counts.
const POSTGRES_EPOCH_US: i64 = 946_684_800_000_000;

/// The version byte before the text of a `jsonb` value in the binary protocol.
const JSONB_VERSION: u8 = 1;

impl ToSql<UuidSqlType, Pg> for StoredId {
    fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, Pg>) -> serialize::Result {
        out.write_all(self.0.as_bytes())?;
        Ok(IsNull::No)
    }
}

impl FromSql<UuidSqlType, Pg> for StoredId {
    fn from_sql(value: PgValue<'_>) -> deserialize::Result<Self> {
        Ok(StoredId(Uuid::from_slice(value.as_bytes())?))
    }
}

impl ToSql<UuidSqlType, Sqlite> for StoredId {
    fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, Sqlite>) -> serialize::Result {
        out.set_value(self.0.as_bytes().as_slice());
        Ok(IsNull::No)
    }
}

impl FromSql<UuidSqlType, Sqlite> for StoredId {
    fn from_sql(mut value: SqliteValue<'_, '_, '_>) -> deserialize::Result<Self> {
        Ok(StoredId(Uuid::from_slice(value.read_blob())?))
    }
}

/// Converts microseconds since 1970. The conversion of `jiff` rejects the last second of the year 9999.
fn moment(since_1970_us: i64) -> Result<Timestamp, jiff::Error> {
    const US_PER_S: i64 = 1_000_000;
    const NS_PER_US: i32 = 1_000;
    let part_us = since_1970_us.rem_euclid(US_PER_S) as i32;
    Timestamp::new(since_1970_us.div_euclid(US_PER_S), part_us * NS_PER_US)
}

impl ToSql<TimestampSqlType, Pg> for StoredMoment {
    fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, Pg>) -> serialize::Result {
        let since_epoch_us = self.0.as_microsecond() - POSTGRES_EPOCH_US;
        out.write_all(&since_epoch_us.to_be_bytes())?;
        Ok(IsNull::No)
    }
}

impl FromSql<TimestampSqlType, Pg> for StoredMoment {
    fn from_sql(value: PgValue<'_>) -> deserialize::Result<Self> {
        let since_epoch_us = i64::from_be_bytes(value.as_bytes().try_into()?);
        let since_1970_us = since_epoch_us.saturating_add(POSTGRES_EPOCH_US);
        Ok(StoredMoment(moment(since_1970_us)?))
    }
}

impl ToSql<TimestampSqlType, Sqlite> for StoredMoment {
    fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, Sqlite>) -> serialize::Result {
        out.set_value(self.0.as_microsecond());
        Ok(IsNull::No)
    }
}

impl FromSql<TimestampSqlType, Sqlite> for StoredMoment {
    fn from_sql(value: SqliteValue<'_, '_, '_>) -> deserialize::Result<Self> {
        let since_1970_us = <i64 as FromSql<BigInt, Sqlite>>::from_sql(value)?;
        Ok(StoredMoment(moment(since_1970_us)?))
    }
}

impl ToSql<JsonSqlType, Pg> for StoredJson {
    fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, Pg>) -> serialize::Result {
        out.write_all(&[JSONB_VERSION])?;
        serde_json::to_writer(out, &self.0)?;
        Ok(IsNull::No)
    }
}

impl FromSql<JsonSqlType, Pg> for StoredJson {
    fn from_sql(value: PgValue<'_>) -> deserialize::Result<Self> {
        match value.as_bytes() {
            [JSONB_VERSION, text @ ..] => Ok(StoredJson::new(serde_json::from_slice(text)?)),
            _ => Err("a jsonb value of an unknown version".into()),
        }
    }
}

impl ToSql<JsonSqlType, Sqlite> for StoredJson {
    fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, Sqlite>) -> serialize::Result {
        out.set_value(self.0.to_string());
        Ok(IsNull::No)
    }
}

impl FromSql<JsonSqlType, Sqlite> for StoredJson {
    fn from_sql(mut value: SqliteValue<'_, '_, '_>) -> deserialize::Result<Self> {
        Ok(StoredJson(serde_json::from_str(value.read_text())?))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::StoredJson;

    #[test]
    fn a_document_is_stored_with_sorted_members() {
        let document = StoredJson::new(json!({ "b": 1, "aa": [{ "d": null, "c": "x" }], "a": {} }));
        assert_eq!(document.0.to_string(), r#"{"a":{},"aa":[{"c":"x","d":null}],"b":1}"#);
    }
}
