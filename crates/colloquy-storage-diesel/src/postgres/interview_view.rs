//! Reads an interview with its newest invitations in one statement. With two, the server and the service would compute a
//! tenth longer for the request.

use std::cmp::Reverse;

use colloquy_domain::ports::InterviewWithInvitations;
use diesel::deserialize::{self, FromStaticSqlRow, StaticallySizedRow};
use diesel::dsl::SqlTypeOf;
use diesel::pg::Pg;
use diesel::query_builder::{AstPass, Query, QueryFragment, QueryId};
use diesel::sql_types::Nullable;
use diesel::{QueryResult, Queryable, Selectable};

use super::Conn;
use super::cached_sql::RunQueryDsl;
use crate::rows::{InterviewDetailsRow, InvitationDetailsRow};
use crate::sql_types::{StoredId, UuidSqlType};

type Columns<R> = <R as Selectable<Pg>>::SelectExpression;

/// Returns a row with the interview, and one with each invitation. The columns of the other table are null.
struct InterviewViewSql {
    interview_columns: Columns<InterviewDetailsRow>,
    invitation_columns: Columns<InvitationDetailsRow>,
    interview: StoredId,
}

impl QueryId for InterviewViewSql {
    type QueryId = Self;
    const HAS_STATIC_QUERY_ID: bool = true;
}

impl Query for InterviewViewSql {
    type SqlType = (
        Nullable<SqlTypeOf<Columns<InterviewDetailsRow>>>,
        Nullable<SqlTypeOf<Columns<InvitationDetailsRow>>>,
    );
}

/// A row of the view. Rows are moved several times while they are read, so each is in an allocation of its own.
enum InterviewViewRow {
    Interview(Box<InterviewDetailsRow>),
    Invitation(Box<InvitationDetailsRow>),
}

impl<I, V> Queryable<(Nullable<I>, Nullable<V>), Pg> for InterviewViewRow
where
    (Option<InterviewDetailsRow>, Option<InvitationDetailsRow>):
        FromStaticSqlRow<(Nullable<I>, Nullable<V>), Pg>,
{
    type Row = (Option<InterviewDetailsRow>, Option<InvitationDetailsRow>);

    fn build(row: Self::Row) -> deserialize::Result<Self> {
        match row {
            (Some(interview), _) => Ok(InterviewViewRow::Interview(Box::new(interview))),
            (None, Some(invitation)) => Ok(InterviewViewRow::Invitation(Box::new(invitation))),
            (None, None) => Err("a row without an interview or invitation".into()),
        }
    }
}

/// Writes a null for each column of the row.
fn push_nulls<R: Selectable<Pg> + StaticallySizedRow<SqlTypeOf<Columns<R>>, Pg>>(
    out: &mut AstPass<'_, '_, Pg>,
) {
    for column in 0..R::FIELD_COUNT {
        out.push_sql(if column == 0 { "NULL" } else { ", NULL" });
    }
}

impl QueryFragment<Pg> for InterviewViewSql {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql("SELECT ");
        self.interview_columns.walk_ast(out.reborrow())?;
        out.push_sql(", ");
        push_nulls::<InvitationDetailsRow>(&mut out);
        out.push_sql(" FROM interviews WHERE id = ");
        out.push_bind_param::<UuidSqlType, _>(&self.interview)?;
        out.push_sql(" UNION ALL (SELECT ");
        push_nulls::<InterviewDetailsRow>(&mut out);
        out.push_sql(", ");
        self.invitation_columns.walk_ast(out.reborrow())?;
        out.push_sql(" FROM invitations WHERE archived_at IS NULL AND interview_id = ");
        out.push_bind_param::<UuidSqlType, _>(&self.interview)?;
        out.push_sql(" ORDER BY id DESC LIMIT ");
        out.push_sql(&(InterviewWithInvitations::INVITATIONS + 1).to_string());
        out.push_sql(")");
        Ok(())
    }
}

pub async fn interview_view(
    mut conn: Conn<'_>,
    id: StoredId,
) -> QueryResult<Option<(InterviewDetailsRow, Vec<InvitationDetailsRow>)>> {
    let query = InterviewViewSql {
        interview_columns: <InterviewDetailsRow as Selectable<Pg>>::construct_selection(),
        invitation_columns: <InvitationDetailsRow as Selectable<Pg>>::construct_selection(),
        interview: id,
    };
    let (mut interview, mut invitations) = (None, Vec::new());
    for row in query.load(&mut conn).await? {
        match row {
            InterviewViewRow::Interview(row) => interview = Some(*row),
            InterviewViewRow::Invitation(row) => invitations.push(*row),
        }
    }
    // A union promises no order.
    invitations.sort_unstable_by_key(|invitation: &InvitationDetailsRow| Reverse(invitation.id.0));
    Ok(interview.map(|interview| (interview, invitations)))
}
