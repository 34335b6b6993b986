//! Commits a unit that only adds rows as one statement, which is a transaction of its own. With a statement for each row,
//! between `BEGIN` and `COMMIT`, the server and the service would compute up to a quarter longer.

use std::cell::RefCell;
use std::collections::HashMap;
use std::mem::{Discriminant, discriminant};

use diesel::pg::{Pg, PgQueryBuilder};
use diesel::query_builder::{AstPass, QueryBuilder, QueryFragment, QueryId};
use diesel::{ExpressionMethods, Insertable, QueryResult, insert_into};
use diesel_async::RunQueryDsl;

use super::Conn;
use crate::log_order::appended_entry;
use crate::schema::{
    api_keys, idempotency_records, interview_guides, interviews, invitations, log_entries, mails, messages,
    organizations, service_secrets, session_runs, share_links, share_visits, webhook_attempts,
    webhook_deliveries, webhook_endpoints,
};
use crate::write_steps::WriteStep;

type Fragment<'a> = Box<dyn QueryFragment<Pg> + Send + 'a>;

thread_local! {
    /// The SQL for the kinds of steps that a unit has. There are as many as the program has such units.
    static BUILT: RefCell<HashMap<Vec<Discriminant<WriteStep>>, Box<str>>> = RefCell::default();
}

/// The rows of a unit.
pub struct UnitInsertion<'a> {
    kinds: Vec<Discriminant<WriteStep>>,
    sql: InsertionSql<'a>,
}

/// Each statement has an `INSERT` with one row, and the values of further rows.
struct InsertionSql<'a>(Vec<Vec<Fragment<'a>>>);

impl<'a> UnitInsertion<'a> {
    /// Returns `None` if a step does more than add a row.
    pub fn of(steps: &'a [WriteStep]) -> Option<Self> {
        let mut statements = Vec::new();
        // They share a statement: the database runs the statements in any order, and entries with the same time are
        // read in the order in which they were added.
        let mut entries = Vec::new();
        macro_rules! add_entry {
            ($row:expr) => {{
                let entry: Fragment<'a> = match entries.is_empty() {
                    true => Box::new(insert_into(log_entries::table).values($row)),
                    false => Box::new(Insertable::<log_entries::table>::values($row).values),
                };
                entries.push(entry);
            }};
        }
        for step in steps {
            match step {
                WriteStep::AddLogEntry(row) => add_entry!(row),
                WriteStep::AppendLogEntry(row) => add_entry!(appended_entry!(row)),
                _ => statements.push(vec![insert(step)?]),
            }
        }
        if !entries.is_empty() {
            statements.push(entries);
        }
        Some(UnitInsertion { kinds: steps.iter().map(discriminant).collect(), sql: InsertionSql(statements) })
    }

    pub async fn commit(self, mut connection: Conn<'_>) -> QueryResult<()> {
        self.execute(&mut connection).await.map(|_| ())
    }
}

impl QueryFragment<Pg> for InsertionSql<'_> {
    /// Writes `WITH s0 AS (INSERT …), s1 AS (INSERT …) INSERT …`.
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        for (place, rows) in self.0.iter().enumerate() {
            let is_last = place + 1 == self.0.len();
            if !is_last {
                out.push_sql(if place == 0 { "WITH s" } else { ", s" });
                out.push_sql(&place.to_string());
                out.push_sql(" AS (");
            }
            for (place, row) in rows.iter().enumerate() {
                out.push_sql(if place == 0 { "" } else { ", (" });
                row.walk_ast(out.reborrow())?;
                out.push_sql(if place == 0 { "" } else { ")" });
            }
            out.push_sql(if is_last { "" } else { ") " });
        }
        Ok(())
    }
}

impl QueryId for UnitInsertion<'_> {
    type QueryId = ();
    const HAS_STATIC_QUERY_ID: bool = false;
}

impl QueryFragment<Pg> for UnitInsertion<'_> {
    fn walk_ast<'b>(&'b self, out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        self.sql.walk_ast(out)
    }

    fn to_sql(&self, out: &mut PgQueryBuilder, backend: &Pg) -> QueryResult<()> {
        BUILT.with_borrow_mut(|built| {
            if let Some(sql) = built.get(&self.kinds) {
                out.push_sql(sql);
                return Ok(());
            }
            let mut builder = PgQueryBuilder::default();
            self.sql.to_sql(&mut builder, backend)?;
            let sql = builder.finish();
            out.push_sql(&sql);
            built.insert(self.kinds.clone(), sql.into());
            Ok(())
        })
    }
}

impl<C> diesel::RunQueryDsl<C> for UnitInsertion<'_> {}

fn insert(step: &WriteStep) -> Option<Fragment<'_>> {
    macro_rules! into {
        ($table:ident, $row:expr) => {
            Some(Box::new(diesel::insert_into($table::table).values($row)))
        };
    }
    match step {
        WriteStep::AddOrganization(row) => into!(organizations, row),
        WriteStep::AddKey(row) => into!(api_keys, row),
        WriteStep::AddInterview(row) => into!(interviews, row),
        WriteStep::AddInvitation(row) => into!(invitations, row),
        WriteStep::AddMessage(row) => into!(messages, row),
        WriteStep::AddSessionRun(row) => into!(session_runs, row),
        WriteStep::AddEndpoint(row) => into!(webhook_endpoints, row),
        WriteStep::AddDelivery(row) => into!(webhook_deliveries, row),
        WriteStep::AddAttempt(row) => into!(webhook_attempts, row),
        WriteStep::AddMail(row) => into!(mails, row),
        WriteStep::AddGuide(row) => into!(interview_guides, row),
        WriteStep::AddShareLink(row) => into!(share_links, row),
        WriteStep::AddVisit(row) => into!(share_visits, row),
        WriteStep::AddIdempotencyRecord(row) => into!(idempotency_records, row),
        WriteStep::AddSecret(row) => into!(service_secrets, row),
        // Not `AddUsage`, which is an upsert.
        _ => None,
    }
}
