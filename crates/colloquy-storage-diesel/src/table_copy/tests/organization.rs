use std::collections::BTreeMap;

use colloquy_domain::ports::ExportedTableRows;
use colloquy_domain::recording::RecordingPart;
use colloquy_domain::{InvitationId, OrganizationId};
use uuid::Uuid;

use super::*;
use crate::table_copy::organization::{IMPORTED_SECRET, TableOwner};
use crate::{insert_organization, organization_tables};

fn organization(number: u8) -> OrganizationId {
    OrganizationId::from_uuid(Uuid::from_bytes([number; 16]))
}

/// Returns the rows of an organization by their tables.
async fn rows_of(url: &StorageUrl, organization: OrganizationId) -> BTreeMap<String, Vec<String>> {
    let found = Arc::new(Mutex::new(BTreeMap::<String, Vec<String>>::new()));
    let sink = {
        let found = found.clone();
        move |ExportedTableRows { table, rows }| {
            found.lock().expect("no panic").entry(table).or_default().extend(rows);
            Ok(())
        }
    };
    organization_tables(url).read(organization, Box::new(sink)).await.expect("the rows can be read");
    std::mem::take(&mut found.lock().expect("no panic"))
}

/// Returns what an import inserts: secrets are not exported.
fn importable(rows: &BTreeMap<String, Vec<String>>) -> Vec<TableBatch> {
    let (secret_table, secret_column) = IMPORTED_SECRET;
    let adapted = |table: &str, row: &String| {
        let mut row: Value = serde_json::from_str(row).expect("JSON");
        if table == secret_table {
            row[secret_column] = json!("a new one");
        }
        row.to_string()
    };
    let batch = |table: TableLayout| {
        let rows = rows[&table.name].iter().map(|row| adapted(&table.name, row)).collect();
        TableBatch { table: table.name, rows }
    };
    DatabaseLayout::of_organization().tables.into_iter().map(batch).collect()
}

async fn insert(
    url: &StorageUrl,
    organization: OrganizationId,
    batches: Vec<TableBatch>,
) -> Result<DatabaseTotals, TableCopyError> {
    insert_organization(url, organization, |insert| Ok(batches.into_iter().try_for_each(insert)?)).await
}

#[test]
fn of_each_table_it_is_known_whose_rows_they_are() {
    for table in DatabaseLayout::current().tables {
        let owner = TableOwner::of(&table.name);
        let owner = owner.unwrap_or_else(|| panic!("whose rows are those of {}?", table.name));
        let has = |name: &str| table.columns.iter().any(|column| column.name == name);
        match owner {
            TableOwner::Organization(column) => assert!(has(column), "{} has no {column}", table.name),
            TableOwner::Interview => assert!(has("interview_id"), "{}", table.name),
            TableOwner::NotExported => {}
        }
    }
}

#[test]
fn no_secret_is_exported() {
    for TableLayout { name, columns } in DatabaseLayout::of_organization().tables {
        for column in columns {
            // With the unsubscribe secret, the links in mails that were sent work after the import.
            let is_secret = ["secret", "password", "key_hash"].iter().any(|word| column.name.contains(word));
            assert!(!is_secret || column.name == "unsubscribe_secret", "{name}.{}", column.name);
        }
    }
}

#[tokio::test]
async fn the_rows_of_one_organization_reach_a_database_that_is_in_use() {
    let folder = tempfile::tempdir().expect("a folder");
    let (from, to) = (database::Database::create().await, database::Database::create().await);
    let of = |database: &database::Database| database.url().parse::<StorageUrl>().expect("a URL");
    let sources = [sqlite(&folder, "from.db"), of(&from)];
    let targets = [of(&to), sqlite(&folder, "to.db")];
    for (source, target) in sources.into_iter().zip(targets) {
        fill(&source, &made_up()).await.expect("it is filled");
        let rows = rows_of(&source, organization(1)).await;
        let exported: Vec<String> =
            DatabaseLayout::of_organization().tables.into_iter().map(|table| table.name).collect();
        let mut expected: Vec<&String> = exported.iter().collect();
        expected.sort();
        assert_eq!(rows.keys().collect::<Vec<_>>(), expected);
        assert!(
            rows.values().all(|rows| rows.len() == 1),
            "there are rows of the other organization: {rows:?}"
        );

        crate::migrate(&target).await.expect("a database");
        let second = importable(&rows_of(&source, organization(2)).await);
        insert(&target, organization(2), second).await.expect("the other one is imported first");
        let totals = insert(&target, organization(1), importable(&rows)).await.expect("it is imported");
        assert!(totals.values().all(|totals| totals.rows == 1), "{totals:?}");
        assert_eq!(rows_of(&target, organization(1)).await, rows);
        let error = insert(&target, organization(1), importable(&rows)).await.expect_err("it exists");
        assert!(matches!(error, TableCopyError::OrganizationExists), "{error}");
    }
}

#[tokio::test]
async fn an_organization_that_nobody_has_used_is_replaced() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = database::Database::create().await;
    let source = sqlite(&folder, "from.db");
    fill(&source, &made_up()).await.expect("it is filled");
    let rows = rows_of(&source, organization(1)).await;
    for target in [sqlite(&folder, "to.db"), database.url().parse().expect("a URL")] {
        let mut unused = made_up();
        let kept = ["organizations", "api_keys", "accounts", "memberships", "audit_entries", "write_probe"];
        unused.batches.retain(|batch| kept.contains(&&*batch.table));
        unused.totals.retain(|table, _| kept.contains(&&**table));
        fill(&target, &unused).await.expect("it is filled");
        // The export has the entries of the audit log that are here.
        let inserted = insert(&target, organization(1), importable(&rows)).await;
        inserted.expect("it takes the place of the unused one");
        assert_eq!(rows_of(&target, organization(1)).await, rows);
        let still_there = read(&target).await.totals;
        for table in ["api_keys", "accounts", "memberships"] {
            assert_eq!(still_there[table], unused.totals[table], "{table}");
        }
    }
}

#[tokio::test]
async fn rows_of_another_organization_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = database::Database::create().await;
    let source = sqlite(&folder, "from.db");
    fill(&source, &made_up()).await.expect("it is filled");
    let rows = rows_of(&source, organization(1)).await;
    for target in [sqlite(&folder, "to.db"), database.url().parse().expect("a URL")] {
        crate::migrate(&target).await.expect("a database");
        let error = insert(&target, organization(3), importable(&rows)).await.expect_err("not its rows");
        assert!(matches!(error, TableCopyError::Different { .. }), "{error}");
        assert!(rows_of(&target, organization(1)).await.is_empty(), "nothing was inserted");
    }
}

/// Returns the rows with another id in this column of a table.
fn with_id(rows: &BTreeMap<String, Vec<String>>, table: &str, column: &str, id: u8) -> Vec<TableBatch> {
    let mut batches = importable(rows);
    for batch in batches.iter_mut().filter(|batch| batch.table == table) {
        for row in &mut batch.rows {
            let mut changed: Value = serde_json::from_str(row).expect("JSON");
            changed[column] = json!(hex(id, 16));
            *row = changed.to_string();
        }
    }
    batches
}

/// Returns the rows with another value in this column of a table.
fn with_value(
    rows: &BTreeMap<String, Vec<String>>,
    table: &str,
    column: &str,
    value: &Value,
) -> Vec<TableBatch> {
    let mut rows = rows.clone();
    for row in rows.get_mut(table).expect("rows") {
        let mut changed: Value = serde_json::from_str(row).expect("JSON");
        changed[column] = value.clone();
        *row = changed.to_string();
    }
    importable(&rows)
}

#[tokio::test]
async fn rows_that_name_a_recording_or_a_logo_of_others_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let (source, target) = (sqlite(&folder, "from.db"), sqlite(&folder, "to.db"));
    fill(&source, &made_up()).await.expect("it is filled");
    crate::migrate(&target).await.expect("a database");
    let rows = rows_of(&source, organization(1)).await;
    let recording = |number| {
        let id = InvitationId::from_uuid(Uuid::from_bytes([number; 16]));
        RecordingPart { invitation: id, session: 1, from_ms: 0, holder: Uuid::nil() }.name().to_string()
    };
    let history = |number| json!([{ "recording": recording(1) }, { "recording": recording(number) }]);
    for (table, column, value) in [
        ("messages", "audio", json!(recording(7))),
        ("session_runs", "engine_history", history(7)),
        ("session_runs", "engine_history", json!(history(7).to_string())),
        ("organization_logos", "hash", json!(hex(7, 32))),
    ] {
        let batches = with_value(&rows, table, column, &value);
        let error = insert(&target, organization(1), batches).await.expect_err("it is another's");
        assert!(error.to_string().contains("names what is not its own"), "{table}.{column}: {error}");
    }
    let own = with_value(&rows, "session_runs", "engine_history", &history(1));
    insert(&target, organization(1), own).await.expect("its own recordings");
}

#[tokio::test]
async fn rows_that_name_something_of_another_organization_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = database::Database::create().await;
    let source = sqlite(&folder, "from.db");
    fill(&source, &made_up()).await.expect("it is filled");
    let [rows, mut others] =
        [rows_of(&source, organization(1)).await, rows_of(&source, organization(2)).await];
    // Nothing has more than one erasure.
    others.insert("erasures".to_owned(), Vec::new());
    for target in [sqlite(&folder, "to.db"), database.url().parse().expect("a URL")] {
        crate::migrate(&target).await.expect("a database");
        insert(&target, organization(2), importable(&others)).await.expect("the other one is imported first");
        for TableLayout { name, columns } in DatabaseLayout::of_organization().tables {
            let is_reference =
                |column: &&ColumnLayout| column.name.ends_with("_id") && column.name != "organization_id";
            for column in columns.iter().filter(is_reference) {
                let changed = with_id(&rows, &name, &column.name, 2);
                let error = insert(&target, organization(1), changed).await;
                error.expect_err(&format!("{name}.{} names a row of another organization", column.name));
            }
        }
        for (table, column) in
            [("erasures", "target_id"), ("log_entries", "invitation_id"), ("erasures", "interview_id")]
        {
            let error = insert(&target, organization(1), with_id(&rows, table, column, 2)).await;
            let error = error.expect_err("it names a row of another organization");
            assert!(matches!(error, TableCopyError::ForeignReference { .. }), "{table}.{column}: {error}");
        }
        let mut left = rows_of(&target, organization(2)).await;
        left.entry("erasures".to_owned()).or_default();
        assert_eq!(left, others);
        let gone = with_id(&rows, "erasures", "target_id", 9);
        insert(&target, organization(1), gone).await.expect("what was erased has no row");
    }
}
