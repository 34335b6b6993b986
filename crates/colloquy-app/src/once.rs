//! Calls that carry an idempotency key. What such a call does is saved together with the fact that it was done, so
//! that it is done once whatever happens; its answer is kept beside that, for whoever asks again.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};
use std::time::Duration;

use colloquy_domain::ports::{StorageError, UnitOfWork, Write};
use colloquy_domain::replay::{Asked, IdempotencyKey, Replay, ReplayId};
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
pub struct Once {
    id: ReplayId,
    organization_id: OrganizationId,
    asked: Asked,
    /// Of what is remembered under this key from long ago.
    forgotten: Option<Revision>,
    /// What an earlier call made whose answer was lost.
    lost: Option<Replay>,
    done: OnceLock<Replay>,
}

/// What a call with a key begins with.
enum Begun {
    /// It is to be done; others with this key wait until the ticket is dropped.
    First(Ticket),
    /// It was done, and this was answered.
    Answered(String),
    /// The key was used for something else.
    Other,
}

struct Ticket {
    once: Arc<Once>,
    _turn: OwnedMutexGuard<()>,
}

/// How often another node may be first.
const TRIES: usize = 3;

/// What a call with a key came to.
pub enum Ran<T> {
    /// It was done; `is_repeated` when that was earlier, and only its answer was made now.
    Done { answer: T, is_repeated: bool },
    /// It was done, and this was answered.
    Before(String),
    /// The key was used for something else.
    Other,
}

/// Why a call failed, as its caller has it.
pub trait Failure: From<AppError> {
    /// Whether a call with the same key was first.
    fn is_repeated(&self) -> bool;
}

/// Does what a call asks for unless it was done, and keeps the answer, which `attempt` gives as it is to be kept too.
pub async fn run<T, E: Failure>(
    app: &App,
    caller: Caller,
    (key, asked): (&IdempotencyKey, Asked),
    attempt: impl AsyncFn(Caller) -> Result<(T, String), E>,
) -> Result<Ran<T>, E> {
    for _ in 0..TRIES {
        let ticket = match begin(app, &caller, key, asked).await? {
            Begun::Answered(answer) => return Ok(Ran::Before(answer)),
            Begun::Other => return Ok(Ran::Other),
            Begun::First(ticket) => ticket,
        };
        let is_repeated = ticket.is_repeated();
        match attempt(caller.clone().with(ticket.once())).await {
            Err(failure) if failure.is_repeated() => {}
            Err(failure) => return Err(failure),
            Ok((answer, kept)) => {
                ticket.keep(app, kept).await;
                return Ok(Ran::Done { answer, is_repeated });
            }
        }
    }
    Err(AppError::Late.into())
}

async fn begin(app: &App, caller: &Caller, key: &IdempotencyKey, asked: Asked) -> Result<Begun, AppError> {
    let organization_id = caller.organization().id;
    let id = ReplayId::new(organization_id, key);
    let turn = timeout(PATIENCE, app.underway.turn(id)).await.map_err(|_| AppError::Late)?;
    let first = |forgotten, lost| {
        let once = Once { id, organization_id, asked, forgotten, lost, done: OnceLock::new() };
        Begun::First(Ticket { once: Arc::new(once), _turn: turn })
    };
    let lost_at = Instant::now() + ANSWERED_WITHIN;
    loop {
        let Some(mut replay) = app.storage.replay(id).await? else { return Ok(first(None, None)) };
        let now = app.clock.now();
        if replay.is_forgotten(now) {
            return Ok(first(Some(replay.revision), None));
        }
        if replay.asked != asked {
            return Ok(Begun::Other);
        }
        if let Some(answer) = replay.answer.take() {
            return Ok(Begun::Answered(answer));
        }
        // Another node may be about to answer.
        let age = Duration::try_from(now.duration_since(replay.created_at)).unwrap_or_default();
        if age >= ANSWERED_WITHIN || Instant::now() >= lost_at {
            return Ok(first(None, Some(replay)));
        }
        sleep(LOOK_AGAIN).await;
    }
}

impl Ticket {
    fn once(&self) -> Arc<Once> {
        self.once.clone()
    }

    /// Whether the call has been done already, and only its answer is to be made.
    fn is_repeated(&self) -> bool {
        self.once.lost.is_some()
    }

    /// Keeps the answer for whoever asks again.
    async fn keep(self, app: &App, answer: String) {
        let done = self.once.done.get().or(self.once.lost.as_ref());
        let Some(done) = done.filter(|_| answer.len() <= ANSWER_BYTES) else { return };
        let replay = Replay { answer: Some(answer), ..done.clone() };
        let kept = app.storage.commit(UnitOfWork::default().with(Write::SaveReplay(replay))).await;
        if let Err(error) = kept {
            tracing::warn!(%error, "an answer could not be kept; it will be made again when it is asked for");
        }
    }
}

impl Once {
    /// What an earlier call of this key made.
    pub(crate) fn made(&self) -> Option<&[Uuid]> {
        self.lost.as_ref().map(|replay| &*replay.made)
    }
}

impl App {
    /// Commits what a call does. `made` is what its answer can be made from again.
    pub(crate) async fn commit(
        &self,
        caller: &Caller,
        unit: UnitOfWork,
        made: impl FnOnce() -> Vec<Uuid>,
    ) -> Result<(), AppError> {
        let Some(once) = caller.once() else { return Ok(self.storage.commit(unit).await?) };
        let replay = Replay {
            id: once.id,
            organization_id: once.organization_id,
            asked: once.asked,
            made: made(),
            answer: None,
            created_at: self.clock.now(),
            revision: once.forgotten.unwrap_or(Revision::FIRST),
        };
        let (write, revision) = match once.forgotten {
            None => (Write::AddReplay(replay.clone()), replay.revision),
            Some(revision) => (Write::SaveReplay(replay.clone()), revision.next()),
        };
        match self.storage.commit(unit.with(write)).await {
            Ok(()) => {
                let _ = once.done.set(Replay { revision, ..replay });
                Ok(())
            }
            Err(StorageError::Conflict | StorageError::Failed(_)) if self.was_done(&replay).await? => {
                Err(AppError::Repeated)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Whether another node was first with the same key.
    async fn was_done(&self, replay: &Replay) -> Result<bool, AppError> {
        let found = self.storage.replay(replay.id).await?;
        Ok(found.is_some_and(|found| !found.is_forgotten(replay.created_at)))
    }
}

/// The keys whose calls are under way on this node.
#[derive(Default)]
pub(crate) struct Underway(Mutex<HashMap<ReplayId, Weak<tokio::sync::Mutex<()>>>>);

/// Keys are forgotten when there are more than this that nobody waits for.
const FORGET_FROM: usize = 1_024;

impl Underway {
    async fn turn(&self, id: ReplayId) -> OwnedMutexGuard<()> {
        let turn = {
            let mut turns = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            if turns.len() >= FORGET_FROM {
                turns.retain(|_, turn| turn.strong_count() > 0);
            }
            let present = turns.get(&id).and_then(Weak::upgrade);
            present.unwrap_or_else(|| {
                let turn = Arc::default();
                turns.insert(id, Arc::downgrade(&turn));
                turn
            })
        };
        turn.lock_owned().await
    }
}
