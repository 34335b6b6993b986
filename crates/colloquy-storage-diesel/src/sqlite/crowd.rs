//! Many rows in one statement: of each only what is its own has to be bound.

use diesel::QueryResult;
use diesel::dsl::SqlTypeOf;
use diesel::query_builder::{AstPass, QueryFragment, QueryId};
use diesel::sqlite::Sqlite;

use crate::crowds::{crowds, for_each_crowd, insertion};
use crate::schema::{invitations, log_entries, mails};
use crate::steps::Step;

/// How many rows a statement has. The sizes are few, so that the prepared statements are.
const SIZES: [usize; 3] = [64, 16, 1];

/// The steps in their order, as many together as one statement takes.
pub fn parts(steps: &[Step]) -> impl Iterator<Item = &[Step]> {
    crowds(steps).flat_map(|mut rest| {
        std::iter::from_fn(move || {
            let size = SIZES.into_iter().find(|size| *size <= rest.len())?;
            let (part, later) = rest.split_at(size);
            rest = later;
            Some(part)
        })
    })
}

/// The insertion of rows that are alike.
pub struct Crowd<'a>(pub &'a [Step]);

impl QueryId for Crowd<'_> {
    type QueryId = ();
    const HAS_STATIC_QUERY_ID: bool = false;
}

macro_rules! define_insertion {
    ($($table:ident $kind:ident [$id:ident $($own:ident)*] [$($alike:ident)*])*) => {
        impl QueryFragment<Sqlite> for Crowd<'_> {
            fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Sqlite>) -> QueryResult<()> {
                match self.0.first() {
                    $(Some(Step::$kind(first)) => {
                        out.push_sql(insertion!($table [$id $($own)*] [$($alike)*]));
                        $(
                            out.push_sql(", ");
                            out.push_bind_param::<SqlTypeOf<$table::$alike>, _>(&first.$alike)?;
                        )*
                        out.push_sql(" FROM (VALUES ");
                        let mut before = "(";
                        for step in self.0 {
                            let Step::$kind(row) = step else { continue };
                            out.push_sql(before);
                            out.push_bind_param::<SqlTypeOf<$table::$id>, _>(&row.$id)?;
                            $(
                                out.push_sql(", ");
                                out.push_bind_param::<SqlTypeOf<$table::$own>, _>(&row.$own)?;
                            )*
                            before = "), (";
                        }
                        out.push_sql(")) AS own");
                        Ok(())
                    })*
                    _ => Ok(()),
                }
            }
        }
    };
}
for_each_crowd!(define_insertion);
