//! Opens connections, and detects when one has closed.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use colloquy_domain::with_causes;
use diesel_async::{AsyncPgConnection, SimpleAsyncConnection};
use tokio::sync::watch;
use tokio::task::AbortHandle;
use tokio::time::timeout;
use tokio_postgres_rustls::MakeRustlsConnect;

use super::tls;
use crate::url::PostgresUrl;

/// A server that is up answers much sooner. One that is down must not use up the time of a call.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(1);

/// The settings of each connection:
///
/// - Commits wait for the disk.
/// - Messages are in English if the user may choose that, because a deadlock is recognized by its message.
/// - Queries are short, so parallel workers and JIT compilation would take longer than they save.
/// - A transaction whose client is gone ends soon, and its locks with it.
const SETTINGS: &str = "\
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';\
    SELECT set_config('lc_messages', 'C', false) WHERE current_setting('is_superuser') = 'on';\
    SET max_parallel_workers_per_gather = 0;\
    SET jit = off;\
    SET statement_timeout = '10s';\
    SET idle_in_transaction_session_timeout = '10s'";

#[derive(Clone, Debug, thiserror::Error)]
#[error("cannot connect to PostgreSQL: {0}")]
pub struct PostgresConnectError(String);

pub struct PostgresConnector {
    url: PostgresUrl,
    tls: Result<MakeRustlsConnect, tls::PostgresTlsError>,
    /// The current generation. Connections of earlier ones are no longer used.
    generation: AtomicU64,
}

impl PostgresConnector {
    pub fn new(url: PostgresUrl) -> Self {
        let tls = tls::make(&url.verification);
        PostgresConnector { url, tls, generation: AtomicU64::new(0) }
    }

    pub fn invalidate_all(&self) {
        self.generation.fetch_add(1, Ordering::Relaxed);
    }

    pub fn is_valid(&self, link: &DrivenConnection) -> bool {
        link.is_usable() && link.generation == self.generation.load(Ordering::Relaxed)
    }

    /// Connects with the settings for queries. A migration may take longer and uses [`PostgresConnector::connect_plainly`].
    pub async fn connect(&self) -> Result<DrivenConnection, PostgresConnectError> {
        let connecting = async {
            let link = self.connect_plainly().await?;
            let set = (&mut link.connection()).batch_execute(SETTINGS).await;
            set.map_err(|error| PostgresConnectError(error.to_string()))?;
            Ok(link)
        };
        timeout(CONNECT_TIMEOUT, connecting)
            .await
            .map_err(|_| PostgresConnectError("no answer".to_owned()))?
    }

    pub async fn connect_plainly(&self) -> Result<DrivenConnection, PostgresConnectError> {
        let generation = self.generation.load(Ordering::Relaxed);
        let tls = self.tls.clone().map_err(|error| PostgresConnectError(error.to_string()))?;
        // The client library's errors contain no password.
        let (client, driver) =
            self.url.config.connect(tls).await.map_err(|error| PostgresConnectError(with_causes(&error)))?;
        let (alive, closed) = watch::channel(());
        let driver = tokio::spawn(async move {
            if let Err(error) = driver.await {
                tracing::debug!(error = with_causes(&error), "a connection to PostgreSQL ended");
            }
            drop(alive);
        });
        // From here on, dropping this future also ends the driver.
        let driver = ConnectionTaskGuard(driver.abort_handle());
        let connection = AsyncPgConnection::try_from(client).await;
        let connection = connection.map_err(|error| PostgresConnectError(error.to_string()))?;
        Ok(DrivenConnection { connection, closed, driver, generation, is_broken: AtomicBool::new(false) })
    }
}

/// Aborts the task that drives the socket when dropped. This closes the socket even if the server is silent.
struct ConnectionTaskGuard(AbortHandle);

impl Drop for ConnectionTaskGuard {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// A connection and the task that drives it.
pub struct DrivenConnection {
    connection: AsyncPgConnection,
    /// Its sender is dropped when the driver ends, even if that is because its runtime ends.
    closed: watch::Receiver<()>,
    driver: ConnectionTaskGuard,
    generation: u64,
    is_broken: AtomicBool,
}

impl DrivenConnection {
    pub fn connection(&self) -> &AsyncPgConnection {
        &self.connection
    }

    pub fn into_parts(self) -> (AsyncPgConnection, impl Send) {
        (self.connection, self.driver)
    }

    /// Excludes the connection from further use.
    pub fn mark_broken(&self) {
        self.is_broken.store(true, Ordering::Relaxed);
    }

    pub fn is_usable(&self) -> bool {
        !self.is_broken.load(Ordering::Relaxed) && self.closed.has_changed().is_ok()
    }

    /// Waits until the connection is closed.
    pub async fn closed(&self) {
        let mut closed = self.closed.clone();
        while closed.changed().await.is_ok() {}
    }
}
