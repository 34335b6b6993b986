//! Passkeys, and the challenges that they have answered.

use diesel::{ExpressionMethods, QueryDsl, QueryResult, SelectableHelper};

use super::super::{Conn, RunQueryDsl};
use crate::fragments::{OLD_PASSKEY_CHALLENGES, update};
use crate::rows::{PasskeyRow, UsedPasskeyChallengeRow};
use crate::schema::{passkeys, used_passkey_challenges};
use crate::sql_types::{StoredId, StoredMoment};
use crate::write_steps::PasskeyWriteStep;

pub async fn passkey_by_credential(
    mut conn: Conn<'_>,
    credential: Vec<u8>,
) -> QueryResult<Option<PasskeyRow>> {
    let query =
        passkeys::table.filter(passkeys::credential_id.eq(credential)).select(PasskeyRow::as_select());
    Ok(query.load(&mut conn).await?.pop())
}

pub async fn passkeys_of(mut conn: Conn<'_>, account: StoredId) -> QueryResult<Vec<PasskeyRow>> {
    let query = passkeys::table
        .filter(passkeys::account_id.eq(account))
        .order(passkeys::id)
        .select(PasskeyRow::as_select());
    query.load(&mut conn).await
}

pub async fn used_passkey_challenge(
    mut conn: Conn<'_>,
    hash: [u8; 32],
) -> QueryResult<Option<UsedPasskeyChallengeRow>> {
    let query = used_passkey_challenges::table
        .filter(used_passkey_challenges::hash.eq(hash.as_slice()))
        .select(UsedPasskeyChallengeRow::as_select());
    Ok(query.load(&mut conn).await?.pop())
}

/// As [`super::apply`].
pub async fn apply_to_passkeys(mut conn: Conn<'_>, step: &PasskeyWriteStep) -> QueryResult<usize> {
    match step {
        PasskeyWriteStep::Add(row) => {
            diesel::insert_into(passkeys::table).values(row).execute(&mut conn).await
        }
        PasskeyWriteStep::Save(row, read) => {
            let as_read =
                passkeys::table.filter(passkeys::id.eq(&row.id)).filter(passkeys::revision.eq(*read));
            update(as_read, row).execute(&mut conn).await
        }
        PasskeyWriteStep::Remove(id) => {
            diesel::delete(passkeys::table.find(*id)).execute(&mut conn).await.map(|_| 1)
        }
        PasskeyWriteStep::UseChallenge(row) => {
            diesel::insert_into(used_passkey_challenges::table).values(row).execute(&mut conn).await
        }
    }
}

pub async fn erase_passkeys_of(mut conn: Conn<'_>, account: StoredId) -> QueryResult<usize> {
    diesel::delete(passkeys::table.filter(passkeys::account_id.eq(account))).execute(&mut conn).await
}

/// Deletes at most a few hundred challenges that were used before a given time.
pub async fn forget_passkey_challenges_before(
    mut conn: Conn<'_>,
    moment: StoredMoment,
) -> QueryResult<usize> {
    const AT_MOST: i64 = 500;
    let old = OLD_PASSKEY_CHALLENGES
        .filter(OLD_PASSKEY_CHALLENGES.field(used_passkey_challenges::used_at).lt(moment))
        .limit(AT_MOST)
        .select(OLD_PASSKEY_CHALLENGES.field(used_passkey_challenges::hash));
    let these = used_passkey_challenges::table.filter(used_passkey_challenges::hash.eq_any(old));
    diesel::delete(these).execute(&mut conn).await
}
