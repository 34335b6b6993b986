//! The rows of one organization, for an export and for the import of it into another database.

use std::error::Error;
use std::sync::Arc;

use async_trait::async_trait;
use colloquy_domain::OrganizationId;
use colloquy_domain::ports::{ExportedTableRows, OrganizationRowReader, StorageError};

use crate::table_copy::{DatabaseLayout, DatabaseTotals, TableBatch, TableCopyError, TableInserter};
use crate::url::StorageUrl;
use crate::{postgres, sqlite};

/// Inserts the rows of an organization into a database that may be in use, in one transaction. `source` inserts them,
/// table after table. The transaction takes effect only if the database then has exactly these rows of the organization.
/// Returns how many there are of each table.
pub async fn insert_organization(
    url: &StorageUrl,
    organization: OrganizationId,
    source: impl FnOnce(TableInserter<'_>) -> Result<(), Box<dyn Error + Send + Sync>> + Send + 'static,
) -> Result<DatabaseTotals, TableCopyError> {
    match url {
        StorageUrl::Sqlite(path) => sqlite::insert_organization(path, organization, source).await,
        StorageUrl::Postgres(url) => postgres::insert_organization(url, organization, source).await,
    }
}

/// Fails if an organization has rows that [`insert_organization`] does not replace, so that an import need not copy anything
/// to find out.
pub async fn require_unused_organization(
    url: &StorageUrl,
    organization: OrganizationId,
) -> Result<(), TableCopyError> {
    match url {
        StorageUrl::Sqlite(path) => sqlite::require_unused_organization(path, organization).await,
        StorageUrl::Postgres(url) => postgres::require_unused_organization(url, organization).await,
    }
}

/// Returns a reader of the rows of organizations. It opens a connection of its own for each of them.
pub fn organization_tables(url: &StorageUrl) -> Arc<dyn OrganizationRowReader> {
    Arc::new(DatabaseTables(url.clone()))
}

struct DatabaseTables(StorageUrl);

#[async_trait]
impl OrganizationRowReader for DatabaseTables {
    fn layout(&self) -> String {
        serde_json::to_string(&DatabaseLayout::of_organization()).unwrap_or_default()
    }

    async fn read(
        &self,
        organization: OrganizationId,
        mut sink: Box<dyn FnMut(ExportedTableRows) -> Result<(), StorageError> + Send>,
    ) -> Result<(), StorageError> {
        let sink = move |TableBatch { table, rows }| Ok(sink(ExportedTableRows { table, rows })?);
        let read = match &self.0 {
            StorageUrl::Sqlite(path) => sqlite::read_organization(path, organization, sink).await,
            StorageUrl::Postgres(url) => postgres::read_organization(url, organization, sink).await,
        };
        read.map_err(|error| match error {
            TableCopyError::Open(error) => StorageError::Unavailable(error.into()),
            error => StorageError::Failed(error.into()),
        })
    }
}
