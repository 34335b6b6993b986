//! Runs the storage contract against SQLite, and tests what can only happen to a file.

use std::sync::Arc;
use std::time::{Duration, Instant};

use colloquy_domain::erasure::{Erasure, ErasureTarget};
use colloquy_domain::ports::{
    DueClaim, DueMailSelection, IdSource, Storage, StorageError, UnitOfWork, Write,
};
use colloquy_domain::retention::{RetentionRules, RetentionRun, RetentionScope, RetentionSettings};
use colloquy_domain::{ErasureId, OrganizationId, SignedDuration};
use colloquy_storage_diesel::StorageUrl;
use colloquy_testkit::{FreshAdapter, SeededIdSource, sample};
use diesel::connection::SimpleConnection;
use diesel::{Connection, RunQueryDsl, SqliteConnection};
use futures::future::join_all;
use tempfile::TempDir;

async fn open(folder: &TempDir) -> Arc<dyn Storage> {
    let path = folder.path().join("colloquy.db");
    let url = StorageUrl::Sqlite(path);
    colloquy_storage_diesel::open(&url).await.expect("the file can be made")
}

async fn fresh() -> FreshAdapter<Arc<dyn Storage>> {
    let folder = tempfile::tempdir().expect("a folder can be made");
    FreshAdapter::with(open(&folder).await, folder)
}

colloquy_testkit::storage_contract!(fresh);

/// Opens the same file as another program would.
fn other(folder: &TempDir) -> SqliteConnection {
    let path = folder.path().join("colloquy.db");
    SqliteConnection::establish(path.to_str().expect("a plain path")).expect("the file can be opened")
}

fn integrity(file: &mut SqliteConnection) -> String {
    #[derive(diesel::QueryableByName)]
    struct Row {
        #[diesel(sql_type = diesel::sql_types::Text)]
        integrity_check: String,
    }
    let row: Row =
        diesel::sql_query("PRAGMA integrity_check").get_result(file).expect("the file can be read");
    row.integrity_check
}

fn unit() -> (OrganizationId, UnitOfWork) {
    let organization = sample::organization(&SeededIdSource::new(1), sample::now());
    (organization.id, UnitOfWork::default().with(Write::AddOrganization(organization)))
}

async fn exists(storage: &dyn Storage, id: OrganizationId) -> bool {
    storage.organization(id).await.expect("the storage answers").is_some()
}

#[tokio::test]
async fn a_write_waits_for_another_program_and_gives_up_in_time() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let storage = open(&folder).await;
    let mut other = other(&folder);
    other.batch_execute("BEGIN IMMEDIATE").expect("nobody else writes");
    let (id, first) = unit();
    let began = Instant::now();
    let outcome = storage.commit(first.clone()).await;
    assert!(matches!(outcome, Err(StorageError::Unavailable(_))), "{outcome:?}");
    assert!(began.elapsed() < Duration::from_secs(4), "it took {:?}", began.elapsed());
    assert!(!exists(&*storage, id).await, "a read does not wait for the writer, and does not see its write");
    other.batch_execute("ROLLBACK").expect("it is open");
    storage.commit(first).await.expect("nobody else writes");
    assert!(exists(&*storage, id).await, "it was committed");
}

#[tokio::test]
async fn committed_rows_are_found_when_the_file_is_opened_again() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let (id, first) = unit();
    open(&folder).await.commit(first).await.expect("the file can be written");
    assert!(exists(&*open(&folder).await, id).await, "it was committed");
}

fn copies_in_file(folder: &TempDir, needle: &str) -> usize {
    let file = std::fs::read(folder.path().join("colloquy.db")).expect("the file can be read");
    file.windows(needle.len()).filter(|bytes| *bytes == needle.as_bytes()).count()
}

#[tokio::test]
async fn a_purge_leaves_no_copy_of_deleted_rows_in_pages_that_were_rebuilt() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let storage = open(&folder).await;
    let mut file = other(&folder);
    file.batch_execute("PRAGMA secure_delete = ON; CREATE TABLE filled (id BLOB PRIMARY KEY, text)")
        .expect("the table is new");
    let mut left = 0;
    for round in 0..20 {
        // The rows grow and are deleted in an order that has nothing to do with their place in the file.
        file.batch_execute(&format!(
            "DELETE FROM filled; \
             WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 900) \
             INSERT INTO filled SELECT (n * 7919 + {round}) % 10007, zeroblob(n * 31 % 390) FROM numbers; \
             UPDATE filled SET text = text || ' pflaumenmus' WHERE id % 2 = 0; \
             DELETE FROM filled WHERE id % 2 = 0; \
             PRAGMA wal_checkpoint(TRUNCATE)",
        ))
        .expect("the statements succeed");
        left += copies_in_file(&folder, "pflaumenmus");
        storage.purge_deleted().await.expect("the storage answers");
        assert_eq!(copies_in_file(&folder, "pflaumenmus"), 0);
    }
    assert!(left > 0, "SQLite has left copies");
    assert_eq!(integrity(&mut file), "ok");
}

#[tokio::test]
async fn an_unreadable_value_is_reported_with_its_table_and_column() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let storage = open(&folder).await;
    let (id, first) = unit();
    storage.commit(first).await.expect("the file can be written");
    other(&folder).batch_execute("UPDATE organizations SET name = ''").expect("it has no rule for names");
    let outcome = storage.organization(id).await;
    let Err(StorageError::Failed(cause)) = outcome else { panic!("{outcome:?}") };
    assert!(cause.to_string().contains("organizations.name"), "{cause}");
}

#[tokio::test]
async fn an_unreadable_row_does_not_keep_the_others_of_its_queue() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let storage = open(&folder).await;
    let (ids, now) = (SeededIdSource::new(1), sample::now());
    for _ in 0..2 {
        let organization = sample::organization(&ids, now);
        let interview = sample::interview(&ids, organization.id, now);
        let invitation = sample::invitation(&ids, &interview, now);
        let target = ErasureTarget::Invitation(interview.id, invitation.id);
        let erasure = Erasure::requested(ErasureId::from_uuid(ids.next()), organization.id, target, now);
        let scope = RetentionScope::Organization(organization.id);
        let unit = UnitOfWork::default()
            .with(Write::AddMail(sample::mail(&ids, &invitation, now)))
            .with(Write::AddRetentionSettings(RetentionSettings::new(scope, RetentionRules::default())))
            .with(Write::AddRetentionRun(RetentionRun::new(scope, now)))
            .with(Write::AddErasure(erasure))
            .with(Write::AddOrganization(organization))
            .with(Write::AddInterview(interview))
            .with(Write::AddInvitation(invitation));
        storage.commit(unit).await.expect("the file can be written");
    }
    let first = |table| format!("rowid = (SELECT min(rowid) FROM {table})");
    for (table, column) in [("mails", "letter"), ("erasures", "target"), ("retention_runs", "positions")] {
        let spoil = format!("UPDATE {table} SET {column} = '\"?\"' WHERE {}", first(table));
        other(&folder).batch_execute(&spoil).expect("it has no rule for the value");
    }
    let claim = DueClaim { now, until: now + SignedDuration::from_secs(30), limit: 10 };
    let mails = storage.claim_mails(DueMailSelection::Oldest, claim).await;
    assert_eq!(mails.expect("they are claimed").len(), 1);
    assert_eq!(storage.due_erasures(now, 10).await.expect("they are read").len(), 1);
    assert_eq!(storage.due_retention_runs(now, 10).await.expect("they are read").len(), 1);
}

#[tokio::test]
async fn one_bad_unit_of_many_that_share_a_commit_fails_alone() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let storage = open(&folder).await;
    let ids = SeededIdSource::new(1);
    let (_, first) = unit();
    storage.commit(first.clone()).await.expect("the file can be written");
    let organizations: Vec<_> = (0..40).map(|_| sample::organization(&ids, sample::now())).collect();
    let interview = |at: usize| match at % 3 {
        // A missing organization is only detected at the commit.
        0 => sample::interview(&ids, OrganizationId::from_uuid(ids.next()), sample::now()),
        _ => sample::interview(&ids, organizations[at].id, sample::now()),
    };
    let commits = (1..40).map(|at| {
        let unit = UnitOfWork::default().with(Write::AddOrganization(organizations[at].clone()));
        storage.commit(unit.with(Write::AddInterview(interview(at))))
    });
    let outcomes = join_all(commits).await;
    for (at, outcome) in (1..40).zip(outcomes) {
        let is_good = at % 3 != 0;
        assert_eq!(outcome.is_ok(), is_good, "unit {at}: {outcome:?}");
        assert_eq!(exists(&*storage, organizations[at].id).await, is_good, "unit {at}");
    }
}

#[tokio::test]
async fn cancelled_calls_do_not_leak_connections() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let storage = open(&folder).await;
    let (id, first) = unit();
    for _ in 0..200 {
        let call = async { futures::join!(storage.organization(id), storage.commit(first.clone())) };
        let given_up = tokio::time::timeout(Duration::from_micros(50), call).await;
        drop(given_up);
    }
    storage.ping().await.expect("it reads");
    let organization = sample::organization(&SeededIdSource::new(2), sample::now());
    let id = organization.id;
    let second = UnitOfWork::default().with(Write::AddOrganization(organization));
    storage.commit(second).await.expect("it writes");
    assert!(exists(&*storage, id).await, "it was committed");
}
