use colloquy_domain::mail_report::{MailReportKind, ReportedRecipient};
use colloquy_domain::unsubscription::RecipientHash;
use diesel::prelude::*;

use super::{Columns, UnreadableValue, id};
use crate::schema::reported_recipients;
use crate::sql_types::{StoredId, StoredMoment};

#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable)]
#[diesel(table_name = reported_recipients, treat_none_as_default_value = false)]
pub struct ReportedRecipientRow {
    pub organization_id: StoredId,
    pub recipient: Vec<u8>,
    pub block: Option<String>,
    pub soft_bounces: i64,
    pub changed_at: StoredMoment,
}

impl TryFrom<ReportedRecipientRow> for ReportedRecipient {
    type Error = UnreadableValue;

    fn try_from(row: ReportedRecipientRow) -> Result<Self, UnreadableValue> {
        let columns = Columns("reported_recipients");
        Ok(ReportedRecipient {
            organization_id: id(row.organization_id),
            recipient: RecipientHash(
                columns.read("recipient", row.recipient.try_into().map_err(|_| "not 32 bytes"))?,
            ),
            block: columns.optional("block", row.block, |word| {
                MailReportKind::from_word(&word).ok_or("unknown word")
            })?,
            soft_bounces: row.soft_bounces,
        })
    }
}
