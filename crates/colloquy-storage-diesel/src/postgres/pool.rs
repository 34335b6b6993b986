//! The connection pool. A connection is driven by a task of the runtime that opened it, so each runtime on each thread
//! has its own connections. A result then never crosses threads.

use std::collections::HashMap;
use std::num::NonZero;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};
use std::thread::{self, ThreadId};
use std::time::Duration;

use colloquy_domain::ports::StorageError;
use diesel_async::AsyncPgConnection;
use futures::FutureExt;
use futures::future::{BoxFuture, Shared};
use tokio::runtime::Handle;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, sleep, timeout_at};

use super::CallFailure;
use super::connect::{DrivenConnection, PostgresConnectError, PostgresConnector};
use crate::error::unavailable;

/// The pause between two attempts to connect.
const RECONNECT_PAUSE: Duration = Duration::from_millis(100);

/// The part of a call's time that is reserved for its query, after connecting.
const QUERY_RESERVE: Duration = Duration::from_millis(700);

/// How many connections write in all threads together. Each thread has at least two and at most eight of them.
const WRITERS: usize = 16;

type SlotKey = (ThreadId, tokio::runtime::Id);
type Connecting = Shared<BoxFuture<'static, Result<Arc<DrivenConnection>, PostgresConnectError>>>;

pub struct ConnectionPool {
    connector: Arc<PostgresConnector>,
    slots: RwLock<HashMap<SlotKey, Arc<Slot>>>,
}

/// The connections of one runtime on one thread.
struct Slot {
    /// The connection that all reads share.
    reader: Mutex<Reader>,
    /// Permits for leases. They limit the connections that write at the same time.
    writers: Arc<Semaphore>,
    /// Connections without an open transaction, ready to be leased.
    idle: Mutex<Vec<DrivenConnection>>,
}

#[derive(Default)]
struct Reader {
    link: Option<Arc<DrivenConnection>>,
    /// The attempt to connect that is under way. Calls that need the connection share it.
    connecting: Option<Connecting>,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Slot {
    fn new() -> Self {
        let threads = thread::available_parallelism().map_or(1, NonZero::get);
        let writers = (WRITERS / threads).clamp(2, 8);
        Slot { reader: Mutex::default(), writers: Arc::new(Semaphore::new(writers)), idle: Mutex::default() }
    }

    /// Stores the connection for the other callers. Only the first caller to see the outcome does so.
    fn store_connection(&self, connecting: &Connecting, link: Option<&Arc<DrivenConnection>>) {
        let mut reader = locked(&self.reader);
        if reader.connecting.as_ref().is_some_and(|present| present.ptr_eq(connecting)) {
            reader.connecting = None;
            reader.link = link.cloned();
        }
    }
}

impl ConnectionPool {
    pub fn new(connector: Arc<PostgresConnector>) -> Self {
        ConnectionPool { connector, slots: RwLock::default() }
    }

    /// Stops using all connections opened so far, because a call on one of them timed out.
    pub fn invalidate_all(&self) {
        self.connector.invalidate_all();
    }

    fn slot(&self) -> Arc<Slot> {
        let key = (thread::current().id(), Handle::current().id());
        let slots = self.slots.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(slot) = slots.get(&key) {
            return Arc::clone(slot);
        }
        drop(slots);
        let mut slots = self.slots.write().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(slots.entry(key).or_insert_with(|| Arc::new(Slot::new())))
    }

    /// Returns the connection that all reads of this thread share. Calls made while it is being opened wait for it.
    pub async fn shared(&self, deadline: Instant) -> Result<Arc<DrivenConnection>, StorageError> {
        let slot = self.slot();
        loop {
            let connecting = match self.reader(&slot) {
                Ok(link) => return Ok(link),
                Err(connecting) => connecting,
            };
            let made = timeout_at(deadline, connecting.clone()).await;
            slot.store_connection(&connecting, made.as_ref().ok().and_then(|made| made.as_ref().ok()));
            match made {
                Ok(Ok(link)) => return Ok(link),
                Ok(Err(error)) => pause(deadline, error).await?,
                Err(_) => return Err(unavailable(CallFailure::Silent)),
            }
        }
    }

    fn reader(&self, slot: &Slot) -> Result<Arc<DrivenConnection>, Connecting> {
        let mut reader = locked(&slot.reader);
        if let Some(link) = reader.link.as_ref().filter(|link| self.connector.is_valid(link)) {
            return Ok(Arc::clone(link));
        }
        reader.link = None;
        let connecting = reader.connecting.get_or_insert_with(|| {
            let connector = Arc::clone(&self.connector);
            async move { connector.connect().await.map(Arc::new) }.boxed().shared()
        });
        Err(connecting.clone())
    }

    /// Leases a connection that no other call uses until the lease ends.
    pub async fn exclusive(&self, deadline: Instant) -> Result<ConnectionLease, StorageError> {
        let slot = self.slot();
        let permit = match timeout_at(deadline, Arc::clone(&slot.writers).acquire_owned()).await {
            Ok(Ok(permit)) => permit,
            Ok(Err(_)) | Err(_) => return Err(unavailable(CallFailure::Silent)),
        };
        let idle = {
            let mut idle = locked(&slot.idle);
            idle.retain(|link| self.connector.is_valid(link));
            idle.pop()
        };
        let link = match idle {
            Some(link) => link,
            None => self.connected(deadline).await?,
        };
        Ok(ConnectionLease { link, slot, _permit: permit })
    }

    async fn connected(&self, deadline: Instant) -> Result<DrivenConnection, StorageError> {
        loop {
            match timeout_at(deadline, self.connector.connect()).await {
                Ok(Ok(link)) => return Ok(link),
                Ok(Err(error)) => pause(deadline, error).await?,
                Err(_) => return Err(unavailable(CallFailure::Silent)),
            }
        }
    }
}

/// Waits before the next attempt to connect, unless too little time would be left.
async fn pause(deadline: Instant, error: PostgresConnectError) -> Result<(), StorageError> {
    if Instant::now() + RECONNECT_PAUSE + QUERY_RESERVE > deadline {
        return Err(unavailable(error));
    }
    sleep(RECONNECT_PAUSE).await;
    Ok(())
}

/// The exclusive use of a connection. Dropping the lease closes the connection, because a transaction may be open on
/// it.
pub struct ConnectionLease {
    link: DrivenConnection,
    slot: Arc<Slot>,
    _permit: OwnedSemaphorePermit,
}

impl ConnectionLease {
    pub fn link(&self) -> &DrivenConnection {
        &self.link
    }

    pub fn connection(&self) -> &AsyncPgConnection {
        self.link.connection()
    }

    /// Returns the connection to the pool. Call this only when no transaction is open on it.
    pub fn release(self) {
        let ConnectionLease { link, slot, _permit } = self;
        if link.is_usable() {
            locked(&slot.idle).push(link);
        }
    }
}
