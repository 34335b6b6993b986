//! The outbox of mails.

use colloquy_domain::ports::DueClaim;
use diesel::dsl::exists;
use diesel::{ExpressionMethods, QueryDsl, QueryResult, SelectableHelper};

use super::super::{Conn, RunQueryDsl, claimable};
use crate::fragments::{IsDue, IsLinkMail, IsWaitingMail, WAITING};
use crate::rows::MailRow;
use crate::schema::{invitations, mails};
use crate::sql_types::{StoredId, StoredMoment};

pub async fn mail(mut conn: Conn<'_>, id: StoredId) -> QueryResult<Option<MailRow>> {
    let query = mails::table.filter(mails::id.eq(id)).select(MailRow::as_select());
    Ok(query.load(&mut conn).await?.pop())
}

/// Returns the invitation's newest link mail. A partial index has only such mails.
pub async fn newest_link_mail(mut conn: Conn<'_>, invitation: StoredId) -> QueryResult<Option<MailRow>> {
    let query = mails::table
        .filter(mails::invitation_id.eq(invitation))
        .filter(IsLinkMail)
        .order(mails::id.desc())
        .limit(1)
        .select(MailRow::as_select());
    Ok(query.load(&mut conn).await?.pop())
}

pub async fn count_due_mails(mut conn: Conn<'_>, now: StoredMoment) -> QueryResult<i64> {
    let due = WAITING.filter(IsDue).filter(WAITING.field(mails::due_at).le(now)).count();
    Ok(due.load(&mut conn).await?.pop().unwrap_or_default())
}

/// Begins with the mails that are waiting, which a partial index has, and not with the invitations, which may be many.
pub async fn count_waiting_mails(
    mut conn: Conn<'_>,
    organization: StoredId,
    interview: StoredId,
) -> QueryResult<i64> {
    let of_interview = invitations::table
        .filter(invitations::id.eq(mails::invitation_id))
        .filter(invitations::interview_id.eq(interview));
    let waiting = mails::table
        .filter(mails::organization_id.eq(organization))
        .filter(IsWaitingMail)
        .filter(exists(of_interview))
        .count();
    Ok(waiting.load(&mut conn).await?.pop().unwrap_or_default())
}

/// Claims due mails, of `these` or of all. Deliveries have a statement of their own: Diesel types each table, so one for
/// both would be longer than the two.
pub async fn claim_mails(
    mut conn: Conn<'_>,
    these: Option<&[StoredId]>,
    claim: DueClaim,
) -> QueryResult<Vec<MailRow>> {
    let due = WAITING
        .filter(IsDue)
        .filter(WAITING.field(mails::due_at).le(StoredMoment(claim.now)))
        .order((WAITING.field(mails::due_at), WAITING.field(mails::id)))
        .limit(claim.limit as i64)
        .select(WAITING.field(mails::id));
    let taken = (
        mails::due_at.eq(StoredMoment(claim.until)),
        mails::attempts.eq(mails::attempts + 1),
        mails::revision.eq(mails::revision + 1),
    );
    let mut rows: Vec<MailRow> = match these {
        None => {
            let query = diesel::update(mails::table).filter(mails::id.eq_any(claimable!(due))).set(taken);
            query.returning(MailRow::as_returning()).load(&mut conn).await?
        }
        Some(ids) => {
            let these = due.filter(WAITING.field(mails::id).eq_any(ids.to_vec()));
            let query = diesel::update(mails::table).filter(mails::id.eq_any(claimable!(these))).set(taken);
            query.returning(MailRow::as_returning()).load(&mut conn).await?
        }
    };
    rows.sort_by_key(|row| (row.created_at.0, row.id.0));
    Ok(rows)
}
