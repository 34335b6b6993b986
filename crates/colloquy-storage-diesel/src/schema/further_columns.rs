//! Columns of a table that has more than 32. With tuples of more than 32 elements, diesel itself would take almost four
//! times as long to compile (60 instead of 16 seconds), so `table!` declares the first 32, and this macro the others.

/// Declares columns of the table of this name, in the module that stands in parentheses. Rows that have them name this
/// module as their table, and a row of all columns embeds them.
macro_rules! further_columns {
    (
        $table:ident ($module:ident) {
            $($column:ident -> $sql_type:ty,)*
        }
    ) => {
        pub mod $module {
            use diesel::backend::Backend;
            use diesel::expression::{ValidGrouping, is_aggregate};
            use diesel::query_builder::{AstPass, QueryFragment, QueryId};
            use diesel::query_source::{AppearsInFromClause, Column, Once};
            use diesel::sql_types::{Nullable, Text};
            use diesel::{AppearsOnTable, Expression, QueryResult, SelectableExpression};

            use crate::sql_types::{JsonSqlType, TimestampSqlType};

            pub use super::$table::table;

            $(
                #[expect(non_camel_case_types, reason = "columns have the names that they have in SQL")]
                #[derive(Clone, Copy, Debug, Default, QueryId)]
                pub struct $column;

                impl Expression for $column {
                    type SqlType = $sql_type;
                }

                impl<DB: Backend> QueryFragment<DB> for $column {
                    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, DB>) -> QueryResult<()> {
                        if !out.should_skip_from() {
                            out.push_identifier(stringify!($table))?;
                            out.push_sql(".");
                        }
                        out.push_identifier(<$column as Column>::NAME)
                    }
                }

                impl SelectableExpression<table> for $column {}

                impl<QS> AppearsOnTable<QS> for $column where QS: AppearsInFromClause<table, Count = Once> {}

                impl ValidGrouping<()> for $column {
                    type IsAggregate = is_aggregate::No;
                }

                impl Column for $column {
                    type Table = table;
                    const NAME: &'static str = stringify!($column);
                }
            )*
        }
    };
}
pub(super) use further_columns;
