//! Calls that carry an idempotency key. What such a call does is saved together with the fact that it was done, so
//! that it is done once whatever happens; its answer is kept beside that, for whoever asks again.

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

/// How long a call waits for one with the same key on the same node: mails take up to five seconds of an answer.
const PATIENCE: Duration = Duration::from_secs(12);

/// After this a call that has taken effect but has no answer yet has lost its node or its caller.
const ANSWERED_WITHIN: Duration = Duration::from_secs(8);

const LOOK_AGAIN: Duration = Duration::from_millis(50);

/// A longer answer is not kept, but made again from what the call has made.
const ANSWER_BYTES: usize = 4 * 1024 * 1024;

/// A call that is to take effect once.
#[derive(Debug)]
pub struct IdempotentCall {
    id: IdempotencyRecordId,
    organization_id: OrganizationId,
    request_hash: RequestHash,
    /// Of what is remembered under this key from long ago.
    forgotten: Option<Revision>,
    /// What an earlier call made whose answer was lost.
    lost: Option<IdempotencyRecord>,
    done: OnceLock<IdempotencyRecord>,
}

/// What a call with a key begins with.
enum CallStart {
    /// It is to be done; others with this key wait until the ticket is dropped.
    First(CallTicket),
    /// It was done, and this was answered.
    Answered(String),
    /// The key was used for something else.
    Other,
}

struct CallTicket {
    call: Arc<IdempotentCall>,
    _turn: OwnedMutexGuard<()>,
}

/// How often another node may be first.
const TRIES: usize = 3;

/// What a call with a key came to.
pub enum CallOutcome<T> {
    /// It was done; `is_repeated` when that was earlier, and only its answer was made now.
    Done { answer: T, is_repeated: bool },
    /// It was done, and this was answered.
    Before(String),
    /// The key was used for something else.
    Other,
}

/// Why a call failed, as its caller has it.
pub trait CallFailure: From<AppError> {
    /// Whether a call with the same key was first.
    fn is_repeated(&self) -> bool;
}

/// Does what a call asks for unless it was done, and keeps the answer, which `attempt` gives as it is to be kept too.
pub async fn run<T, E: CallFailure>(
    app: &App,
    caller: Caller,
    (key, request_hash): (&IdempotencyKey, RequestHash),
    attempt: impl AsyncFn(Caller) -> Result<(T, String), E>,
) -> Result<CallOutcome<T>, E> {
    for _ in 0..TRIES {
        let ticket = match begin(app, &caller, key, request_hash).await? {
            CallStart::Answered(answer) => return Ok(CallOutcome::Before(answer)),
            CallStart::Other => return Ok(CallOutcome::Other),
            CallStart::First(ticket) => ticket,
        };
        let is_repeated = ticket.is_repeated();
        match attempt(caller.clone().with(ticket.call())).await {
            Err(failure) if failure.is_repeated() => {}
            Err(failure) => return Err(failure),
            Ok((answer, kept)) => {
                ticket.keep(app, kept).await;
                return Ok(CallOutcome::Done { answer, is_repeated });
            }
        }
    }
    Err(AppError::Late.into())
}

async fn begin(
    app: &App,
    caller: &Caller,
    key: &IdempotencyKey,
    request_hash: RequestHash,
) -> Result<CallStart, AppError> {
    let organization_id = caller.organization().id;
    let id = IdempotencyRecordId::new(organization_id, key);
    let turn = timeout(PATIENCE, app.underway.turn(id)).await.map_err(|_| AppError::Late)?;
    let first = |forgotten, lost| {
        let call =
            IdempotentCall { id, organization_id, request_hash, forgotten, lost, done: OnceLock::new() };
        CallStart::First(CallTicket { call: Arc::new(call), _turn: turn })
    };
    let lost_at = Instant::now() + ANSWERED_WITHIN;
    loop {
        let Some(mut record) = app.storage.idempotency_record(id).await? else {
            return Ok(first(None, None));
        };
        let now = app.clock.now();
        if record.is_forgotten(now) {
            return Ok(first(Some(record.revision), None));
        }
        if record.request_hash != request_hash {
            return Ok(CallStart::Other);
        }
        if let Some(answer) = record.response.take() {
            return Ok(CallStart::Answered(answer));
        }
        // Another node may be about to answer.
        let age = Duration::try_from(now.duration_since(record.created_at)).unwrap_or_default();
        if age >= ANSWERED_WITHIN || Instant::now() >= lost_at {
            return Ok(first(None, Some(record)));
        }
        sleep(LOOK_AGAIN).await;
    }
}

impl CallTicket {
    fn call(&self) -> Arc<IdempotentCall> {
        self.call.clone()
    }

    /// Whether the call has been done already, and only its answer is to be made.
    fn is_repeated(&self) -> bool {
        self.call.lost.is_some()
    }

    /// Keeps the answer for whoever asks again.
    async fn keep(self, app: &App, answer: String) {
        let done = self.call.done.get().or(self.call.lost.as_ref());
        let Some(done) = done.filter(|_| answer.len() <= ANSWER_BYTES) else { return };
        let record = IdempotencyRecord { response: Some(answer), ..done.clone() };
        let kept = app.storage.commit(UnitOfWork::default().with(Write::SaveIdempotencyRecord(record))).await;
        if let Err(error) = kept {
            tracing::warn!(%error, "an answer could not be kept; it will be made again when it is request_hash for");
        }
    }
}

impl IdempotentCall {
    /// What an earlier call of this key made.
    pub(crate) fn made(&self) -> Option<&[Uuid]> {
        self.lost.as_ref().map(|record| &*record.created_ids)
    }
}

impl App {
    /// Commits what a call does. `created_ids` is what its answer can be made from again.
    pub(crate) async fn commit(
        &self,
        caller: &Caller,
        unit: UnitOfWork,
        created_ids: impl FnOnce() -> Vec<Uuid>,
    ) -> Result<(), AppError> {
        let Some(call) = caller.idempotent_call() else { return Ok(self.storage.commit(unit).await?) };
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

    /// Whether another node was first with the same key.
    async fn was_done(&self, record: &IdempotencyRecord) -> Result<bool, AppError> {
        let found = self.storage.idempotency_record(record.id).await?;
        Ok(found.is_some_and(|found| !found.is_forgotten(record.created_at)))
    }
}

/// The keys whose calls are under way on this node.
#[derive(Default)]
pub(crate) struct CallsInProgress(Mutex<HashMap<IdempotencyRecordId, Weak<tokio::sync::Mutex<()>>>>);

/// Keys are forgotten when there are more than this that nobody waits for.
const FORGET_FROM: usize = 1_024;

impl CallsInProgress {
    async fn turn(&self, id: IdempotencyRecordId) -> OwnedMutexGuard<()> {
        let turn = {
            let mut entity_locks = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            if entity_locks.len() >= FORGET_FROM {
                entity_locks.retain(|_, turn| turn.strong_count() > 0);
            }
            let present = entity_locks.get(&id).and_then(Weak::upgrade);
            present.unwrap_or_else(|| {
                let turn = Arc::default();
                entity_locks.insert(id, Arc::downgrade(&turn));
                turn
            })
        };
        turn.lock_owned().await
    }
}
