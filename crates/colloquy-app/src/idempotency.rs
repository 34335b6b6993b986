//! Requests with an idempotency key. The changes of such a request are saved together with a record of it, so it takes
//! effect only once. The response is stored in the record for repeated requests.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};
use std::time::Duration;

use colloquy_domain::idempotency::{IdempotencyKey, IdempotencyRecord, IdempotencyRecordId, RequestHash};
use colloquy_domain::ports::{StorageError, UnitOfWork, Write};
use colloquy_domain::{OrganizationId, Revision};
use tokio::sync::OwnedMutexGuard;
use tokio::time::{Instant, sleep, timeout};
use uuid::Uuid;

use crate::{App, AppError, Caller};

/// How long a request waits for another one with the same key on the same node. Mails may delay a response by five
/// seconds.
const WAIT_TIMEOUT: Duration = Duration::from_secs(12);

/// After this time, a request that took effect but has no stored response has lost its node or its caller.
const RESPONSE_TIMEOUT: Duration = Duration::from_secs(8);

const POLL_INTERVAL: Duration = Duration::from_millis(50);

/// A longer response is not stored, but made again from what the request created.
const MAX_RESPONSE_BYTES: usize = 4 * 1024 * 1024;

/// A request that must take effect only once.
#[derive(Debug)]
pub struct IdempotentCall {
    id: IdempotencyRecordId,
    organization_id: OrganizationId,
    request_hash: RequestHash,
    /// The revision of an expired record under this key.
    forgotten: Option<Revision>,
    /// The record of an earlier request whose response was lost.
    lost: Option<IdempotencyRecord>,
    done: OnceLock<IdempotencyRecord>,
}

/// How a request with a key starts.
enum CallStart {
    /// It must run. Others with this key wait until the ticket is dropped.
    First(CallTicket),
    /// It took effect before, with this response.
    Responded(String),
    /// The key was used for a different request.
    KeyReused,
}

struct CallTicket {
    call: Arc<IdempotentCall>,
    _guard: OwnedMutexGuard<()>,
}

/// How often a request starts again because another node was first.
const MAX_ATTEMPTS: usize = 3;

/// The outcome of a request with a key.
pub enum IdempotentOutcome<T> {
    /// It took effect. If `is_repeated`, that was earlier, and only the response was made now.
    Done { response: T, is_repeated: bool },
    /// It took effect before, with this response.
    Replayed(String),
    /// The key was used for a different request.
    KeyReused,
}

/// The error type of the caller. It says whether another request with the same key took effect first.
pub trait IdempotentCallError: From<AppError> {
    /// Returns whether another request with the same key took effect first.
    fn is_repeated(&self) -> bool;
}

/// Runs a request unless it took effect before, and stores its response. `attempt` returns the response together with
/// the text to store.
pub async fn run<T, E: IdempotentCallError>(
    app: &App,
    caller: Caller,
    (key, request_hash): (&IdempotencyKey, RequestHash),
    attempt: impl AsyncFn(Caller) -> Result<(T, String), E>,
) -> Result<IdempotentOutcome<T>, E> {
    for _ in 0..MAX_ATTEMPTS {
        let ticket = match begin(app, &caller, key, request_hash).await? {
            CallStart::Responded(response) => return Ok(IdempotentOutcome::Replayed(response)),
            CallStart::KeyReused => return Ok(IdempotentOutcome::KeyReused),
            CallStart::First(ticket) => ticket,
        };
        let is_repeated = ticket.is_repeated();
        match attempt(caller.clone().with(ticket.call())).await {
            Err(failure) if failure.is_repeated() => {}
            Err(failure) => return Err(failure),
            Ok((response, kept)) => {
                ticket.keep(app, kept).await;
                return Ok(IdempotentOutcome::Done { response, is_repeated });
            }
        }
    }
    Err(AppError::Late.into())
}

impl IdempotentCallError for AppError {
    fn is_repeated(&self) -> bool {
        matches!(self, AppError::Repeated)
    }
}

async fn begin(
    app: &App,
    caller: &Caller,
    key: &IdempotencyKey,
    request_hash: RequestHash,
) -> Result<CallStart, AppError> {
    let organization_id = caller.organization().id;
    let id = IdempotencyRecordId::new(organization_id, key);
    let guard = timeout(WAIT_TIMEOUT, app.calls_in_progress.lock(id)).await.map_err(|_| AppError::Late)?;
    let first = |forgotten, lost| {
        let call =
            IdempotentCall { id, organization_id, request_hash, forgotten, lost, done: OnceLock::new() };
        CallStart::First(CallTicket { call: Arc::new(call), _guard: guard })
    };
    let lost_at = Instant::now() + RESPONSE_TIMEOUT;
    loop {
        let Some(mut record) = app.storage.idempotency_record(id).await? else {
            return Ok(first(None, None));
        };
        let now = app.clock.now();
        if record.is_forgotten(now) {
            return Ok(first(Some(record.revision), None));
        }
        if record.request_hash != request_hash {
            return Ok(CallStart::KeyReused);
        }
        if let Some(response) = record.response.take() {
            return Ok(CallStart::Responded(response));
        }
        // Another node may be about to store the response.
        let age = Duration::try_from(now.duration_since(record.created_at)).unwrap_or_default();
        if age >= RESPONSE_TIMEOUT || Instant::now() >= lost_at {
            return Ok(first(None, Some(record)));
        }
        sleep(POLL_INTERVAL).await;
    }
}

impl CallTicket {
    fn call(&self) -> Arc<IdempotentCall> {
        self.call.clone()
    }

    /// Returns whether the request took effect before, so that only its response must be made.
    fn is_repeated(&self) -> bool {
        self.call.lost.is_some()
    }

    /// Stores the response for repeated requests.
    async fn keep(self, app: &App, response: String) {
        let done = self.call.done.get().or(self.call.lost.as_ref());
        let Some(done) = done.filter(|_| response.len() <= MAX_RESPONSE_BYTES) else { return };
        let record = IdempotencyRecord { response: Some(response), ..done.clone() };
        let kept = app.storage.commit(UnitOfWork::default().with(Write::SaveIdempotencyRecord(record))).await;
        if let Err(error) = kept {
            tracing::warn!(%error, "a response could not be stored; a repeated request makes it again");
        }
    }
}

impl IdempotentCall {
    /// Returns the ids that an earlier request with this key created.
    pub(crate) fn made(&self) -> Option<&[Uuid]> {
        self.lost.as_ref().map(|record| &*record.created_ids)
    }
}

impl App {
    /// Commits the changes of a request. `created_ids` returns the ids from which its response can be made again.
    pub(crate) async fn commit(
        &self,
        caller: &Caller,
        unit: UnitOfWork,
        created_ids: impl FnOnce() -> Vec<Uuid>,
    ) -> Result<(), AppError> {
        self.commit_call(caller.idempotent_call(), unit, created_ids).await
    }

    /// Commits the changes of a request, together with its record if it must take effect only once.
    pub(crate) async fn commit_call(
        &self,
        call: Option<&IdempotentCall>,
        unit: UnitOfWork,
        created_ids: impl FnOnce() -> Vec<Uuid>,
    ) -> Result<(), AppError> {
        let Some(call) = call else { return Ok(self.storage.commit(unit).await?) };
        let record = IdempotencyRecord {
            id: call.id,
            organization_id: call.organization_id,
            request_hash: call.request_hash,
            created_ids: created_ids(),
            response: None,
            created_at: self.clock.now(),
            revision: call.forgotten.unwrap_or(Revision::FIRST),
        };
        let (write, revision) = match call.forgotten {
            None => (Write::AddIdempotencyRecord(record.clone()), record.revision),
            Some(revision) => (Write::SaveIdempotencyRecord(record.clone()), revision.next()),
        };
        match self.storage.commit(unit.with(write)).await {
            Ok(()) => {
                let _ = call.done.set(IdempotencyRecord { revision, ..record });
                Ok(())
            }
            Err(StorageError::Conflict | StorageError::Failed(_)) if self.was_done(&record).await? => {
                Err(AppError::Repeated)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Returns whether another node was first with the same key.
    async fn was_done(&self, record: &IdempotencyRecord) -> Result<bool, AppError> {
        let found = self.storage.idempotency_record(record.id).await?;
        Ok(found.is_some_and(|found| !found.is_forgotten(record.created_at)))
    }
}

/// The keys of the requests in progress on this node.
#[derive(Default)]
pub(crate) struct CallsInProgress(Mutex<HashMap<IdempotencyRecordId, Weak<tokio::sync::Mutex<()>>>>);

/// Unused keys are removed once the map has this many entries.
const FORGET_FROM: usize = 1_024;

impl CallsInProgress {
    async fn lock(&self, id: IdempotencyRecordId) -> OwnedMutexGuard<()> {
        let lock = {
            let mut calls = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            if calls.len() >= FORGET_FROM {
                calls.retain(|_, lock| lock.strong_count() > 0);
            }
            let present = calls.get(&id).and_then(Weak::upgrade);
            present.unwrap_or_else(|| {
                let lock = Arc::default();
                calls.insert(id, Arc::downgrade(&lock));
                lock
            })
        };
        lock.lock_owned().await
    }
}
