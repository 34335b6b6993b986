//! Copies the rows of one organization: reads them for an export, and inserts them into a database that is in use.

use std::collections::HashSet;

use colloquy_domain::engine_history::EngineHistory;
use colloquy_domain::media::MediaName;
use colloquy_domain::recording::invitation_of;
use colloquy_domain::{InvitationId, OrganizationId};
use serde_json::Value;
use sha2::{Digest, Sha256};
use uuid::Uuid;

use super::layout::{ColumnLayout, ColumnType, DatabaseLayout, TableLayout};
use super::{
    Cause, CopyConnection, DatabaseTotals, RowSelection, TableBatch, TableCopyError, TableInserter,
    canonical, read_each, require_equal,
};
use crate::DatabaseOpenError;

/// How the rows of a table belong to an organization.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableOwner {
    /// By this column.
    Organization(&'static str),
    /// By the interview that the column `interview_id` names.
    Interview,
    /// They stay behind: secrets, accounts of people, deliveries, and what only lasts for hours.
    NotExported,
}

impl TableOwner {
    /// Returns `None` for an unknown table.
    pub fn of(table: &str) -> Option<Self> {
        match table {
            "organizations" => Some(TableOwner::Organization("id")),
            "interviews"
            | "invitations"
            | "log_entries"
            | "messages"
            | "share_links"
            | "session_runs"
            | "usage"
            | "webhook_endpoints"
            | "mails"
            | "unsubscriptions"
            | "organization_logos"
            | "reported_recipients"
            | "notes"
            | "audit_entries"
            | "erasures"
            | "retention_settings"
            | "retention_runs" => Some(TableOwner::Organization("organization_id")),
            "interview_guides" | "note_tags" => Some(TableOwner::Interview),
            "api_keys"
            | "share_visits"
            | "idempotency_records"
            | "service_secrets"
            | "events"
            | "webhook_deliveries"
            | "webhook_attempts"
            | "write_probe"
            | "passkeys"
            | "used_passkey_challenges"
            | "accounts"
            | "account_identities"
            | "memberships"
            | "browser_sessions"
            | "one_time_links"
            | "account_mails" => Some(TableOwner::NotExported),
            _ => None,
        }
    }
}

/// The entries of the audit log that are here stay. If the export was made from this installation, it has them as well.
const AUDIT_LOG: &str = "audit_entries";

/// What an organization has that nobody has used, beside keys and members.
const UNUSED: [&str; 2] = ["organizations", AUDIT_LOG];

/// The column that an import fills with new secrets, because an export has none.
pub const IMPORTED_SECRET: (&str, &str) = ("webhook_endpoints", "secret");

/// Columns that stay behind: secrets, and numbers that are unique in a database.
const NOT_EXPORTED: [(&str, &str); 4] = [
    IMPORTED_SECRET,
    ("webhook_endpoints", "previous_secret"),
    ("webhook_endpoints", "previous_until"),
    ("log_entries", "sequence"),
];

impl DatabaseLayout {
    /// Returns the tables and columns that an export of an organization has.
    pub fn of_organization() -> Self {
        let mut layout = DatabaseLayout::current();
        layout.tables.retain(|table| owner(table) != TableOwner::NotExported);
        for TableLayout { name, columns } in &mut layout.tables {
            columns.retain(|column| !NOT_EXPORTED.contains(&(name, &column.name)));
        }
        layout
    }

    /// Returns the tables and columns that an import inserts.
    fn imported() -> Self {
        let mut layout = DatabaseLayout::of_organization();
        let (table, column) = IMPORTED_SECRET;
        for table in layout.tables.iter_mut().filter(|known| known.name == table) {
            table.columns.push(ColumnLayout { name: column.to_owned(), column_type: ColumnType::Text });
        }
        layout
    }
}

/// An unknown table stays behind. A test requires that all are known.
fn owner(table: &TableLayout) -> TableOwner {
    TableOwner::of(&table.name).unwrap_or(TableOwner::NotExported)
}

/// Returns the condition for the rows of an organization.
fn selection<C: CopyConnection>(organization: OrganizationId, table: &TableLayout) -> RowSelection {
    let (id, name) = (C::id_literal(organization.uuid()), &table.name);
    RowSelection(match owner(table) {
        TableOwner::Organization(column) => format!("\"{name}\".\"{column}\" = {id}"),
        TableOwner::Interview => format!(
            "EXISTS (SELECT 1 FROM interviews WHERE interviews.id = \"{name}\".interview_id AND \
             interviews.organization_id = {id})"
        ),
        TableOwner::NotExported => "1 = 0".to_owned(),
    })
}

/// Reads the rows of an organization in a transaction of its own. `require_schema` runs within it.
pub fn read<C: CopyConnection>(
    connection: &mut C,
    organization: OrganizationId,
    require_schema: impl FnOnce(&mut C) -> Result<(), DatabaseOpenError>,
    mut sink: impl FnMut(TableBatch) -> Result<(), Cause>,
) -> Result<(), TableCopyError> {
    connection.batch_execute(C::BEGIN_SNAPSHOT)?;
    require_schema(connection)?;
    let selection = |table: &TableLayout| selection::<C>(organization, table);
    let sink = &mut |batch| sink(batch).map_err(TableCopyError::OtherSide);
    read_each(connection, &DatabaseLayout::of_organization(), &selection, sink)?;
    // The connection is not used again, so an error above needs no rollback.
    connection.batch_execute("ROLLBACK")?;
    Ok(())
}

/// What stays of an organization when an imported one takes its place.
struct KeptRows {
    totals: DatabaseTotals,
    audit_log: HashSet<String>,
}

/// Fails if an organization is in use, see [`crate::require_unused_organization`].
pub fn require_unused<C: CopyConnection>(
    connection: &mut C,
    organization: OrganizationId,
) -> Result<(), TableCopyError> {
    unused_rows(connection, organization, &DatabaseLayout::imported()).map(|_| ())
}

/// Counts the rows that an unused organization has. Fails at the first row of any other table.
fn unused_rows<C: CopyConnection>(
    connection: &mut C,
    organization: OrganizationId,
    layout: &DatabaseLayout,
) -> Result<DatabaseTotals, TableCopyError> {
    let selection = |table: &TableLayout| selection::<C>(organization, table);
    let sink = &mut |batch: TableBatch| match UNUSED.contains(&&*batch.table) {
        true => Ok(()),
        false => Err(TableCopyError::OrganizationExists),
    };
    let mut existing = read_each(connection, layout, &selection, sink)?;
    existing.retain(|_, totals| totals.rows > 0);
    Ok(existing)
}

/// Removes the row of an organization that nobody has used, and returns what stays. The organization of the first start has
/// the same id in every installation, so it exists wherever it is imported.
fn make_room<C: CopyConnection>(
    connection: &mut C,
    organization: OrganizationId,
    layout: &DatabaseLayout,
) -> Result<KeptRows, TableCopyError> {
    let mut existing = unused_rows(connection, organization, layout)?;
    let selection = |table: &TableLayout| selection::<C>(organization, table);
    let mut layout = layout.clone();
    layout.tables.retain(|table| table.name == AUDIT_LOG);
    let mut audit_log = HashSet::new();
    let sink = &mut |batch: TableBatch| {
        audit_log.extend(batch.rows);
        Ok(())
    };
    read_each(connection, &layout, &selection, sink)?;
    // Its keys and memberships refer to the row that is inserted in its place, before the transaction ends.
    connection.batch_execute(&format!(
        "DELETE FROM organizations WHERE id = {}",
        C::id_literal(organization.uuid())
    ))?;
    existing.remove("organizations");
    Ok(KeptRows { totals: existing, audit_log })
}

/// Fails if a row names an interview, an invitation or anything else of another organization. In a changed export, an erasure
/// could otherwise erase it, and a log entry appear in its log.
fn require_own_references<C: CopyConnection>(
    connection: &mut C,
    organization: OrganizationId,
    layout: &DatabaseLayout,
) -> Result<(), TableCopyError> {
    let id = C::id_literal(organization.uuid());
    for table in &layout.tables {
        let columns = table.columns.iter().filter(|column| is_reference(column));
        let is_foreign = |column: &ColumnLayout| {
            let reference = format!("\"{}\".\"{}\"", table.name, column.name);
            let others = OWNED.map(|(owned, owner)| {
                format!(
                    "EXISTS (SELECT 1 FROM {owned} AS other WHERE other.id = {reference} AND other.{owner} <> {id})"
                )
            });
            others.join(" OR ")
        };
        let foreign: Vec<String> = columns.map(is_foreign).collect();
        if !foreign.is_empty() {
            let RowSelection(own) = selection::<C>(organization, table);
            let selection = RowSelection(format!("{own} AND ({})", foreign.join(" OR ")));
            let failed = || TableCopyError::ForeignReference { table: table.name.clone() };
            connection.each_batch(table, &selection, &mut |_| Err(failed()))?;
        }
    }
    Ok(())
}

/// Fails if a row names a recording of another invitation, which anyone could hear then who may hear those of this one.
fn require_own_recordings(table: &TableLayout, row: &str) -> Result<(), TableCopyError> {
    let column = match &*table.name {
        "messages" => "audio",
        "session_runs" => "engine_history",
        _ => return Ok(()),
    };
    // Most messages are typed.
    if !row.contains(&format!("\"{column}\":")) {
        return Ok(());
    }
    let failed = |cause| TableCopyError::Row { table: table.name.clone(), cause };
    let row: Value = serde_json::from_str(row).map_err(|error| failed(Cause::from(error)))?;
    let own = row["invitation_id"].as_str().and_then(|id| Uuid::try_parse(id).ok());
    let named: Vec<InvitationId> = match &row[column] {
        Value::String(name) => {
            MediaName::parse(name).and_then(|name| invitation_of(&name)).into_iter().collect()
        }
        history => {
            let history = EngineHistory::from_json(history);
            let parts = history.records().iter().filter_map(|record| record.recording);
            parts.map(|part| part.invitation).collect()
        }
    };
    match named.iter().all(|id| Some(id.uuid()) == own) {
        true => Ok(()),
        false => Err(TableCopyError::ForeignReference { table: table.name.clone() }),
    }
}

/// Fails if a logo has the hash of another picture. It would be shown on the pages of the organization that has that one.
fn require_own_logo(table: &TableLayout, row: &str) -> Result<(), TableCopyError> {
    if table.name != "organization_logos" {
        return Ok(());
    }
    let failed = |cause| TableCopyError::Row { table: table.name.clone(), cause };
    let row: Value = serde_json::from_str(row).map_err(|error| failed(Cause::from(error)))?;
    let bytes = |column: &str| row[column].as_str().and_then(bytes_of_hex);
    let hash = bytes("content").map(|content| Sha256::digest(content).to_vec());
    match hash.is_some() && hash == bytes("hash") {
        true => Ok(()),
        false => Err(TableCopyError::ForeignReference { table: table.name.clone() }),
    }
}

fn bytes_of_hex(text: &str) -> Option<Vec<u8>> {
    let (pairs, rest) = text.as_bytes().as_chunks::<2>();
    let byte = |pair: &[u8; 2]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
    rest.is_empty().then(|| pairs.iter().map(byte).collect()).flatten()
}

/// What a row may name, and the column with the organization that owns it.
const OWNED: [(&str, &str); 4] = [
    ("organizations", "id"),
    ("interviews", "organization_id"),
    ("invitations", "organization_id"),
    ("messages", "organization_id"),
];

/// Whether a column names another row. The organization of a row was compared before.
fn is_reference(column: &ColumnLayout) -> bool {
    column.is(ColumnType::Id) && column.name.ends_with("_id") && column.name != "organization_id"
}

/// Inserts the rows of an organization within the caller's transaction, which must not take effect after an error.
/// Rows that belong to another organization are an error.
pub fn insert<C: CopyConnection>(
    connection: &mut C,
    organization: OrganizationId,
    source: impl FnOnce(TableInserter<'_>) -> Result<(), Cause>,
) -> Result<DatabaseTotals, TableCopyError> {
    let layout = DatabaseLayout::imported();
    let selection = |table: &TableLayout| selection::<C>(organization, table);
    let KeptRows { totals: mut expected, audit_log } = make_room(connection, organization, &layout)?;
    let inserted = source(&mut |batch| {
        let table = layout.tables.iter().find(|table| table.name == batch.table);
        let table = table.ok_or(TableCopyError::UnknownTable(batch.table))?;
        let mut rows =
            batch.rows.iter().map(|row| canonical(table, row)).collect::<Result<Vec<String>, _>>()?;
        rows.retain(|row| table.name != AUDIT_LOG || !audit_log.contains(row));
        rows.iter().try_for_each(|row| require_own_recordings(table, row))?;
        rows.iter().try_for_each(|row| require_own_logo(table, row))?;
        let totals = expected.entry(table.name.clone()).or_default();
        rows.iter().for_each(|row| totals.add(row));
        Ok(connection.insert(table, format!("[{}]", rows.join(",")))?)
    });
    inserted.map_err(TableCopyError::OtherSide)?;
    let found = read_each(connection, &layout, &selection, &mut |_| Ok(()))?;
    require_equal(found.clone(), &expected)?;
    require_own_references(connection, organization, &layout)?;
    Ok(found)
}
