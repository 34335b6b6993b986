//! Tables with more than 16 columns. Diesel writes out its rules for tuples of each length, and takes twice as long
//! to compile with those of up to 32 elements. So its own `table!` declares the first 16 columns of such a table, and the
//! macro here the others. Rows with more than 16 columns embed groups of them.

/// Declares a table whose columns after the word `further` are not among those that diesel selects by itself.
macro_rules! wide_table {
    (
        $table:ident ($key:ident) {
            $($column:ident -> $sql_type:ty,)*
        }
        further {
            $($further:ident -> $further_type:ty,)*
        }
    ) => {
        pub mod $table {
            mod declared {
                diesel::table! {
                    use diesel::sql_types::{BigInt, Binary, Bool, Integer, Nullable, Text};
                    use crate::sql_types::{JsonSqlType, TimestampSqlType, UuidSqlType};

                    $table ($key) {
                        $($column -> $sql_type,)*
                    }
                }
            }

            #[allow(unused_imports, reason = "not every table has columns of every type")]
            use {
                crate::sql_types::{JsonSqlType, TimestampSqlType, UuidSqlType},
                diesel::sql_types::{BigInt, Binary, Bool, Integer, Nullable, Text},
            };

            use diesel::backend::Backend;
            use diesel::dsl::InnerJoinQuerySource;
            use diesel::expression::{ValidGrouping, is_aggregate};
            use diesel::query_builder::{AstPass, QueryFragment, QueryId};
            use diesel::query_source::{AppearsInFromClause, Column, Once};
            use diesel::{AppearsOnTable, Expression, QueryResult, QuerySource, SelectableExpression};
            pub use declared::$table::*;

            $(
                #[expect(non_camel_case_types, reason = "columns have the names that they have in SQL")]
                #[derive(Clone, Copy, Debug, Default, QueryId)]
                pub struct $further;

                impl Expression for $further {
                    type SqlType = $further_type;
                }

                impl<DB: Backend> QueryFragment<DB> for $further {
                    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, DB>) -> QueryResult<()> {
                        if !out.should_skip_from() {
                            out.push_identifier(stringify!($table))?;
                            out.push_sql(".");
                        }
                        out.push_identifier(<$further as Column>::NAME)
                    }
                }

                impl SelectableExpression<table> for $further {}

                // A join with this table on the right.
                impl<Left, On> SelectableExpression<InnerJoinQuerySource<Left, table, On>> for $further
                where
                    Left: QuerySource,
                    Self: AppearsOnTable<InnerJoinQuerySource<Left, table, On>>,
                {
                }

                impl<QS> AppearsOnTable<QS> for $further where QS: AppearsInFromClause<table, Count = Once> {}

                impl ValidGrouping<()> for $further {
                    type IsAggregate = is_aggregate::No;
                }

                impl Column for $further {
                    type Table = table;
                    const NAME: &'static str = stringify!($further);
                }
            )*
        }
    };
}
pub(super) use wide_table;
