//! Saves many webhook deliveries or bodies in one statement. The values come in arrays, as in [`super::batch`].

use diesel::dsl::SqlTypeOf;
use diesel::pg::Pg;
use diesel::query_builder::{AstPass, QueryFragment, QueryId};
use diesel::sql_types::{Array, BigInt, Text};
use diesel::{IntoSql, QueryResult};
use diesel_async::RunQueryDsl;

use super::Conn;
use crate::rows::DeliveryRow;
use crate::schema::{events, webhook_deliveries};
use crate::sql_types::StoredId;
use crate::write_steps::WriteStep;

/// Returns whether one statement can save both rows.
pub fn are_alike(one: &WriteStep, next: &WriteStep) -> bool {
    match (one, next) {
        (WriteStep::SaveDelivery(one, _), WriteStep::SaveDelivery(next, _)) => {
            one.endpoint_id == next.endpoint_id
        }
        (WriteStep::SaveEventBody(..), WriteStep::SaveEventBody(..)) => true,
        _ => false,
    }
}

/// A statement with values for each `{}`.
struct Save<'a> {
    parts: std::str::Split<'static, &'static str>,
    values: Vec<Box<dyn QueryFragment<Pg> + Send + 'a>>,
}

impl<'a> Save<'a> {
    fn new(sql: &'static str, values: Vec<Box<dyn QueryFragment<Pg> + Send + 'a>>) -> Self {
        Save { parts: sql.split("{}"), values }
    }
}

impl QueryId for Save<'_> {
    type QueryId = ();
    const HAS_STATIC_QUERY_ID: bool = false;
}

impl QueryFragment<Pg> for Save<'_> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        let mut values = self.values.iter();
        for part in self.parts.clone() {
            out.push_sql(part);
            if let Some(value) = values.next() {
                value.walk_ast(out.reborrow())?;
            }
        }
        Ok(())
    }
}

/// Saves the deliveries whose revision is still the one that was read. Columns that never change are left out.
const SAVE_DELIVERIES: &str = "UPDATE webhook_deliveries AS kept SET state = own.state, attempts = own.attempts, \
    failures = own.failures, due_at = own.due_at, settled_at = own.settled_at, last_error = own.last_error, \
    revision = own.revision FROM unnest({}, {}, {}, {}, {}, {}, {}, {}, {}) AS own \
    (event_id, state, attempts, failures, due_at, settled_at, last_error, revision, read) \
    WHERE kept.endpoint_id = {} AND kept.event_id = own.event_id AND kept.revision = own.read";

macro_rules! arrays {
    ($rows:ident: $($column:ident)*) => {{
        $(
            let values: Vec<_> = $rows.iter().map(|row| &row.$column).collect();
            let $column = values.into_sql::<Array<SqlTypeOf<webhook_deliveries::$column>>>();
        )*
        vec![$(Box::new($column) as Box<dyn QueryFragment<Pg> + Send>,)*]
    }};
}

/// Saves deliveries to one endpoint.
pub async fn save_deliveries<'a>(mut connection: Conn<'a>, steps: &'a [WriteStep]) -> QueryResult<usize> {
    let saved = |step: &'a WriteStep| match step {
        WriteStep::SaveDelivery(row, read) => Some((row, *read)),
        _ => None,
    };
    let (rows, read): (Vec<&DeliveryRow>, Vec<i64>) = steps.iter().filter_map(saved).unzip();
    let [first, ..] = rows[..] else { return Ok(0) };
    let mut values = arrays!(rows: event_id state attempts failures due_at settled_at last_error revision);
    values.push(Box::new(read.into_sql::<Array<BigInt>>()));
    values.push(Box::new(first.endpoint_id.into_sql::<SqlTypeOf<webhook_deliveries::endpoint_id>>()));
    Save::new(SAVE_DELIVERIES, values).execute(&mut connection).await
}

/// Saves the bodies of events that have none yet.
const SAVE_BODIES: &str = "UPDATE events SET body = own.body FROM unnest({}, {}) AS own (id, body) \
    WHERE events.id = own.id AND events.body IS NULL";

pub async fn save_bodies<'a>(mut connection: Conn<'a>, steps: &'a [WriteStep]) -> QueryResult<usize> {
    let saved = |step: &'a WriteStep| match step {
        WriteStep::SaveEventBody(event, body) => Some((*event, body.as_str())),
        _ => None,
    };
    let (events, bodies): (Vec<StoredId>, Vec<&str>) = steps.iter().filter_map(saved).unzip();
    let values: Vec<Box<dyn QueryFragment<Pg> + Send>> = vec![
        Box::new(events.into_sql::<Array<SqlTypeOf<events::id>>>()),
        Box::new(bodies.into_sql::<Array<Text>>()),
    ];
    Save::new(SAVE_BODIES, values).execute(&mut connection).await
}
