use colloquy_domain::OrganizationId;
use colloquy_domain::logo::{Logo, LogoType};
use diesel::prelude::*;

use super::{Columns, UnreadableValue, stored_id};
use crate::schema::organization_logos;
use crate::sql_types::StoredId;

#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = organization_logos, primary_key(organization_id), treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct LogoRow {
    pub organization_id: StoredId,
    pub hash: Vec<u8>,
    pub media_type: String,
    pub content: Vec<u8>,
}

impl LogoRow {
    pub fn new(organization: OrganizationId, logo: &Logo) -> Self {
        LogoRow {
            organization_id: stored_id(organization),
            hash: logo.hash().0.to_vec(),
            media_type: logo.media_type.as_str().to_owned(),
            content: logo.content.clone(),
        }
    }
}

impl TryFrom<LogoRow> for Logo {
    type Error = UnreadableValue;

    fn try_from(row: LogoRow) -> Result<Self, UnreadableValue> {
        let media_type =
            Columns("organization_logos").word("media_type", &row.media_type, LogoType::from_word)?;
        Ok(Logo { media_type, content: row.content })
    }
}
