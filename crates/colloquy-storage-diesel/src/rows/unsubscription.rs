use colloquy_domain::unsubscription::Unsubscription;
use diesel::prelude::*;

use super::stored_id;
use crate::schema::unsubscriptions;
use crate::sql_types::{StoredId, StoredMoment};

#[derive(Clone, Debug, PartialEq, Insertable)]
#[diesel(table_name = unsubscriptions, treat_none_as_default_value = false)]
pub struct UnsubscriptionRow {
    pub organization_id: StoredId,
    pub recipient: Vec<u8>,
    pub created_at: StoredMoment,
}

impl From<&Unsubscription> for UnsubscriptionRow {
    fn from(unsubscription: &Unsubscription) -> Self {
        UnsubscriptionRow {
            organization_id: stored_id(unsubscription.organization_id),
            recipient: unsubscription.recipient.0.to_vec(),
            created_at: StoredMoment(unsubscription.created_at),
        }
    }
}
