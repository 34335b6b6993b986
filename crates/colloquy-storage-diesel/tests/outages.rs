//! What callers see during an outage of PostgreSQL, and how soon calls succeed again.

use std::sync::Arc;
use std::time::{Duration, Instant};

use colloquy_domain::interview::Interview;
use colloquy_domain::log_entry::LogEntry;
use colloquy_domain::ports::{
    DueClaim, DueMailSelection, ListPageRequest, Storage, StorageError, UnitOfWork, Write,
};
use colloquy_storage_diesel::{StorageUrl, open};
use colloquy_testkit::{SeededIdSource, sample};
use futures::future::join_all;
use xtask::postgres::{Durability, PostgresServer};

/// The longest that a call may take.
const MAX_CALL_TIME: Duration = Duration::from_secs(4);

/// The longest that the first calls may take after the server is back.
const MAX_RECOVERY_TIME: Duration = Duration::from_secs(2);

struct ServerFixture {
    server: PostgresServer,
    storage: Arc<dyn Storage>,
    ids: SeededIdSource,
    interview: Interview,
}

impl ServerFixture {
    async fn new() -> Self {
        let server = PostgresServer::start_installed(Durability::Synchronous).expect("a PostgreSQL server");
        let url: StorageUrl = server.url().parse().expect("a URL");
        let storage = open(&url).await.expect("the database can be migrated");
        let ids = SeededIdSource::new(1);
        let organization = sample::organization(&ids, sample::now());
        let interview = sample::interview(&ids, organization.id, sample::now());
        let fixture = ServerFixture { server, storage, ids, interview: interview.clone() };
        let unit = UnitOfWork::default().with(Write::AddOrganization(organization));
        fixture
            .storage
            .commit(unit.with(Write::AddInterview(interview)))
            .await
            .expect("the rows can be added");
        // Every kind of connection is in use before the outage.
        fixture.check_all_is_well().await;
        fixture
    }

    fn entry(&self) -> LogEntry {
        sample::log_entry(&self.ids, &self.interview, sample::now())
    }

    async fn commit(&self) -> Result<(), StorageError> {
        self.storage.commit(UnitOfWork::default().with(Write::AddLogEntry(self.entry()))).await
    }

    async fn view(&self) -> Result<(), StorageError> {
        let view = self.storage.interview_view(self.interview.id).await?;
        assert_eq!(view.map(|view| view.interview), Some(self.interview.details.clone()));
        Ok(())
    }

    async fn claim(&self) -> Result<(), StorageError> {
        let claim = DueClaim { now: sample::now(), until: sample::now(), limit: 10 };
        self.storage.claim_mails(DueMailSelection::Oldest, claim).await.map(|_| ())
    }

    async fn entries(&self) -> usize {
        let page = ListPageRequest { after: None, limit: 1_000 };
        self.storage.interview_log(self.interview.id, page).await.expect("the server is back").len()
    }

    async fn check_all_is_well(&self) {
        let began = Instant::now();
        assert_eq!(self.view().await.map_err(|error| format!("{error:?}")), Ok(()));
        assert_eq!(self.commit().await.map_err(|error| format!("{error:?}")), Ok(()));
        assert_eq!(self.claim().await.map_err(|error| format!("{error:?}")), Ok(()));
        assert!(began.elapsed() < MAX_RECOVERY_TIME, "it took {:?}", began.elapsed());
    }

    /// Makes many calls at once, so that they also wait for each other.
    async fn check_all_unavailable(&self) {
        let began = Instant::now();
        let views = join_all((0..40).map(|_| self.view()));
        let commits = join_all((0..40).map(|_| self.commit()));
        let claims = join_all((0..10).map(|_| self.claim()));
        let (views, commits, claims) = futures::join!(views, commits, claims);
        for outcome in views.into_iter().chain(commits).chain(claims) {
            assert!(matches!(outcome, Err(StorageError::Unavailable(_))), "{outcome:?}");
        }
        assert!(began.elapsed() < MAX_CALL_TIME, "it took {:?}", began.elapsed());
    }
}

#[tokio::test]
async fn reports_a_stopped_server_and_uses_it_as_soon_as_it_is_back() {
    let mut fixture = ServerFixture::new().await;
    fixture.server.stop().expect("it ends");
    fixture.check_all_unavailable().await;
    fixture.server.launch().expect("it starts");
    fixture.check_all_is_well().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn reports_a_killed_server_and_uses_it_as_soon_as_it_is_back() {
    let mut fixture = ServerFixture::new().await;
    fixture.server.crash().expect("it ends");
    fixture.check_all_unavailable().await;
    fixture.server.launch().expect("it starts");
    fixture.check_all_is_well().await;
}

#[tokio::test]
async fn a_restart_between_two_calls_is_not_noticed() {
    let mut fixture = ServerFixture::new().await;
    fixture.server.crash().expect("it ends");
    fixture.server.launch().expect("it starts");
    fixture.check_all_is_well().await;
}

#[tokio::test]
async fn reports_a_frozen_server_and_uses_it_when_it_thaws() {
    let fixture = ServerFixture::new().await;
    fixture.server.freeze().expect("it freezes");
    fixture.check_all_unavailable().await;
    fixture.check_all_unavailable().await;
    fixture.server.thaw();
    fixture.check_all_is_well().await;
}

#[tokio::test]
async fn committed_entries_survive_a_kill() {
    let mut fixture = ServerFixture::new().await;
    for _ in 0..20 {
        fixture.commit().await.expect("the server is up");
    }
    let entries = fixture.entries().await;
    fixture.server.crash().expect("it ends");
    fixture.server.launch().expect("it starts");
    assert_eq!(fixture.entries().await, entries);
}

#[tokio::test]
async fn cancelled_calls_do_not_leak_connections() {
    let fixture = ServerFixture::new().await;
    for _ in 0..200 {
        let call = async { futures::join!(fixture.view(), fixture.commit(), fixture.claim()) };
        let given_up = tokio::time::timeout(Duration::from_micros(300), call).await;
        drop(given_up);
    }
    fixture.check_all_is_well().await;
}
