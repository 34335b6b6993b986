use async_trait::async_trait;

use super::StorageError;
use crate::ids::OrganizationId;

/// Reads the rows of an organization in the format of the storage, so that another installation can import them.
#[async_trait]
pub trait OrganizationRowReader: Send + Sync {
    /// Returns a description of the tables, which the other installation compares with its own.
    fn layout(&self) -> String;

    /// Passes the rows to `sink` as they are at one moment, one table after another. Keys, secrets of webhooks, accounts
    /// and deliveries are not among them. An error of `sink` ends the reading.
    async fn read(
        &self,
        organization: OrganizationId,
        sink: Box<dyn FnMut(ExportedTableRows) -> Result<(), StorageError> + Send>,
    ) -> Result<(), StorageError>;
}

/// Some rows of a table, each a JSON object on one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExportedTableRows {
    pub table: String,
    pub rows: Vec<String>,
}
