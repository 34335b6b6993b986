//! Keeps the SQL of each query. The asynchronous driver needs it as a string for every call, and the query builder
//! would quote and join all column names again each time: for an interview with its invitations, about a tenth of the
//! time that the service spends on the request.

use std::any::TypeId;
use std::cell::RefCell;
use std::collections::HashMap;

use diesel::QueryResult;
use diesel::pg::{Pg, PgQueryBuilder};
use diesel::query_builder::{AstPass, Query, QueryBuilder, QueryFragment, QueryId};
use diesel_async::methods::{ExecuteDsl, LoadQuery};

use super::Conn;

thread_local! {
    /// The SQL of the queries whose type determines it. There are as many as the program has such queries.
    static BUILT: RefCell<HashMap<TypeId, Box<str>>> = RefCell::default();
}

/// A query whose SQL is built once on each thread, if its type determines it.
pub struct QueryWithCachedSql<Q>(Q);

impl<Q: Query> Query for QueryWithCachedSql<Q> {
    type SqlType = Q::SqlType;
}

impl<Q: QueryId> QueryId for QueryWithCachedSql<Q> {
    type QueryId = Q::QueryId;
    const HAS_STATIC_QUERY_ID: bool = Q::HAS_STATIC_QUERY_ID;
}

impl<Q: QueryFragment<Pg> + QueryId> QueryFragment<Pg> for QueryWithCachedSql<Q> {
    fn walk_ast<'b>(&'b self, out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        self.0.walk_ast(out)
    }

    fn to_sql(&self, out: &mut PgQueryBuilder, backend: &Pg) -> QueryResult<()> {
        // The driver identifies prepared statements by the same type.
        let Some(id) = Q::query_id() else { return self.0.to_sql(out, backend) };
        BUILT.with_borrow_mut(|built| {
            if let Some(sql) = built.get(&id) {
                out.push_sql(sql);
                return Ok(());
            }
            let mut builder = PgQueryBuilder::default();
            self.0.to_sql(&mut builder, backend)?;
            let sql = builder.finish();
            out.push_sql(&sql);
            built.insert(id, sql.into());
            Ok(())
        })
    }
}

/// Runs a query. It has the methods of the driver's trait of the same name, so that the shared queries compile.
pub trait RunQueryDsl: Sized {
    fn load<'query, 'conn, 'a, U>(
        self,
        conn: &'conn mut Conn<'a>,
    ) -> impl Future<Output = QueryResult<Vec<U>>> + Send + 'conn
    where
        U: Send + 'conn,
        QueryWithCachedSql<Self>: LoadQuery<'query, Conn<'a>, U> + 'query,
        'query: 'conn,
    {
        diesel_async::RunQueryDsl::load(QueryWithCachedSql(self), conn)
    }

    fn execute<'query, 'conn, 'a>(
        self,
        conn: &'conn mut Conn<'a>,
    ) -> impl Future<Output = QueryResult<usize>> + Send + 'conn
    where
        QueryWithCachedSql<Self>: ExecuteDsl<Conn<'a>> + 'query,
        'query: 'conn,
    {
        diesel_async::RunQueryDsl::execute(QueryWithCachedSql(self), conn)
    }
}

impl<Q> RunQueryDsl for Q {}
