//! A few connections that only read.

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use colloquy_domain::ports::StorageError;
use diesel::SqliteConnection;
use diesel::connection::SimpleConnection;
use futures::executor::block_on;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use super::connect::{BUSY_TIMEOUT, ConnectError, connect, storage_error};
use super::{Answer, Conn};
use crate::error::unavailable;

const READERS: usize = 4;

/// How long a read waits for one of the connections.
const TURN_TIMEOUT: Duration = Duration::from_secs(3);

#[derive(Debug, thiserror::Error)]
enum NoAnswer {
    #[error("all connections are busy")]
    Busy,
    #[error("the reading job was stopped")]
    Stopped,
}

pub struct Readers {
    path: Arc<Path>,
    turns: Arc<Semaphore>,
    idle: Arc<Mutex<Vec<RefCell<SqliteConnection>>>>,
}

impl Readers {
    pub fn new(path: PathBuf) -> Self {
        Readers { path: path.into(), turns: Arc::new(Semaphore::new(READERS)), idle: Arc::default() }
    }

    /// The job owns its connection and puts it back itself, whether or not somebody still waits for its answer.
    pub async fn read<T: Send + 'static>(
        &self,
        query: impl for<'a> Fn(Conn<'a>) -> Answer<'a, T> + Send + 'static,
    ) -> Result<T, StorageError> {
        let turn = match timeout(TURN_TIMEOUT, Arc::clone(&self.turns).acquire_owned()).await {
            Ok(Ok(turn)) => turn,
            Ok(Err(_)) | Err(_) => return Err(unavailable(NoAnswer::Busy)),
        };
        let (path, idle) = (Arc::clone(&self.path), Arc::clone(&self.idle));
        let job = spawn_blocking(move || {
            let kept = idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let connection = match kept {
                Some(connection) => connection,
                None => RefCell::new(reader(&path).map_err(unavailable)?),
            };
            let answer = block_on(query(&connection)).map_err(storage_error);
            // One that had trouble with its file may have it still.
            if !matches!(answer, Err(StorageError::Unavailable(_))) {
                idle.lock().unwrap_or_else(PoisonError::into_inner).push(connection);
            }
            drop(turn);
            answer
        });
        job.await.map_err(|_| unavailable(NoAnswer::Stopped))?
    }
}

fn reader(path: &Path) -> Result<SqliteConnection, ConnectError> {
    let mut connection = connect(path, BUSY_TIMEOUT)?;
    connection.batch_execute("PRAGMA query_only = ON; PRAGMA cache_size = -8000;")?;
    Ok(connection)
}
