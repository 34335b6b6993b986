use colloquy_domain::service_secret::{SecretName, ServiceSigningKey};
use diesel::prelude::*;

use super::{Columns, UnreadableValue};
use crate::schema::service_secrets;
use crate::sql_types::StoredMoment;

#[derive(Clone, PartialEq, Queryable, Selectable, Insertable)]
#[diesel(table_name = service_secrets, treat_none_as_default_value = false)]
pub struct ServiceSecretRow {
    pub name: String,
    pub value: Vec<u8>,
    pub created_at: StoredMoment,
}

/// Leaves out the value, so that the secret is never logged.
impl std::fmt::Debug for ServiceSecretRow {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("ServiceSecretRow").field("name", &self.name).finish_non_exhaustive()
    }
}

impl From<&ServiceSigningKey> for ServiceSecretRow {
    fn from(secret: &ServiceSigningKey) -> Self {
        ServiceSecretRow {
            name: secret.name.as_str().to_owned(),
            value: secret.value.to_vec(),
            created_at: StoredMoment(secret.created_at),
        }
    }
}

impl TryFrom<ServiceSecretRow> for ServiceSigningKey {
    type Error = UnreadableValue;

    fn try_from(row: ServiceSecretRow) -> Result<Self, UnreadableValue> {
        let columns = Columns("service_secrets");
        let value = <[u8; 32]>::try_from(row.value).map_err(|_| "not 32 bytes");
        Ok(ServiceSigningKey {
            name: columns.word("name", &row.name, SecretName::from_word)?,
            value: columns.read("value", value)?,
            created_at: row.created_at.0,
        })
    }
}
