//! Which connection a call uses. A connection is driven by the runtime that made it, so each runtime of each thread
//! has its own: an answer then never crosses threads.

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

use super::GivenUp;
use super::connect::{ConnectError, Connector, DrivenConnection};
use crate::error::unavailable;

/// The pause between two tries to connect.
const RECONNECT_PAUSE: Duration = Duration::from_millis(100);

/// What is left of a call's time for its query, once there is a connection.
const QUERY_RESERVE: Duration = Duration::from_millis(700);

/// Connections for writing, in all threads together, on a machine that has so many threads.
const WRITERS: usize = 16;

type Place = (ThreadId, tokio::runtime::Id);
type Connecting = Shared<BoxFuture<'static, Result<Arc<DrivenConnection>, ConnectError>>>;

pub struct ConnectionPool {
    connector: Arc<Connector>,
    slots: RwLock<HashMap<Place, Arc<Slot>>>,
}

struct Slot {
    reader: Mutex<Reader>,
    writers: Arc<Semaphore>,
    idle: Mutex<Vec<DrivenConnection>>,
}

#[derive(Default)]
struct Reader {
    link: Option<Arc<DrivenConnection>>,
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

    /// The first one to see how connecting went keeps the connection for the others.
    fn settle(&self, connecting: &Connecting, link: Option<&Arc<DrivenConnection>>) {
        let mut reader = locked(&self.reader);
        if reader.connecting.as_ref().is_some_and(|present| present.ptr_eq(connecting)) {
            reader.connecting = None;
            reader.link = link.cloned();
        }
    }
}

impl ConnectionPool {
    pub fn new(connector: Arc<Connector>) -> Self {
        ConnectionPool { connector, slots: RwLock::default() }
    }

    /// A call got no answer: nothing that was connected before is waited for again.
    pub fn distrust_all(&self) {
        self.connector.distrust_all();
    }

    fn slot(&self) -> Arc<Slot> {
        let place = (thread::current().id(), Handle::current().id());
        let slots = self.slots.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(slot) = slots.get(&place) {
            return Arc::clone(slot);
        }
        drop(slots);
        let mut slots = self.slots.write().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(slots.entry(place).or_insert_with(|| Arc::new(Slot::new())))
    }

    /// The connection that all reads of this thread share. Whoever comes while it is made waits for the same one.
    pub async fn shared(&self, deadline: Instant) -> Result<Arc<DrivenConnection>, StorageError> {
        let slot = self.slot();
        loop {
            let connecting = match self.reader(&slot) {
                Ok(link) => return Ok(link),
                Err(connecting) => connecting,
            };
            let made = timeout_at(deadline, connecting.clone()).await;
            slot.settle(&connecting, made.as_ref().ok().and_then(|made| made.as_ref().ok()));
            match made {
                Ok(Ok(link)) => return Ok(link),
                Ok(Err(error)) => pause(deadline, error).await?,
                Err(_) => return Err(unavailable(GivenUp::Silent)),
            }
        }
    }

    fn reader(&self, slot: &Slot) -> Result<Arc<DrivenConnection>, Connecting> {
        let mut reader = locked(&slot.reader);
        if let Some(link) = reader.link.as_ref().filter(|link| self.connector.trusts(link)) {
            return Ok(Arc::clone(link));
        }
        reader.link = None;
        let connecting = reader.connecting.get_or_insert_with(|| {
            let connector = Arc::clone(&self.connector);
            async move { connector.connect().await.map(Arc::new) }.boxed().shared()
        });
        Err(connecting.clone())
    }

    /// A connection that nobody else uses until the lease ends.
    pub async fn exclusive(&self, deadline: Instant) -> Result<ConnectionLease, StorageError> {
        let slot = self.slot();
        let permit = match timeout_at(deadline, Arc::clone(&slot.writers).acquire_owned()).await {
            Ok(Ok(permit)) => permit,
            Ok(Err(_)) | Err(_) => return Err(unavailable(GivenUp::Silent)),
        };
        let idle = {
            let mut idle = locked(&slot.idle);
            idle.retain(|link| self.connector.trusts(link));
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
                Err(_) => return Err(unavailable(GivenUp::Silent)),
            }
        }
    }
}

/// Waits a little, unless then there were no time left.
async fn pause(deadline: Instant, error: ConnectError) -> Result<(), StorageError> {
    if Instant::now() + RECONNECT_PAUSE + QUERY_RESERVE > deadline {
        return Err(unavailable(error));
    }
    sleep(RECONNECT_PAUSE).await;
    Ok(())
}

/// The use of a connection. Dropping it closes the connection, because a transaction may be open on it.
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

    /// For the next one: no transaction is open.
    pub fn give_back(self) {
        let ConnectionLease { link, slot, _permit } = self;
        if link.is_usable() {
            locked(&slot.idle).push(link);
        }
    }
}
