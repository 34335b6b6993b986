//! Keeps a connection to the shared store, and gets a new one when it breaks or is too slow.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep, sleep_until};

use super::connection::{Connection, ConnectionFailure, StoreAddress};
use super::store::{PendingCommand, StoreState};

const FIRST_PAUSE: Duration = Duration::from_millis(100);
const LONGEST_PAUSE: Duration = Duration::from_secs(1);

/// A connection that lasts as long is no part of the outage before it.
const STEADY: Duration = Duration::from_secs(10);

/// Questions that are sent at once.
const BATCH: usize = 256;

pub struct Driver {
    place: StoreAddress,
    questions: mpsc::Receiver<PendingCommand>,
    state: Arc<StoreState>,
    /// Whether the latest outage is in the log.
    has_reported: bool,
}

impl Driver {
    pub fn new(
        place: StoreAddress,
        questions: mpsc::Receiver<PendingCommand>,
        state: Arc<StoreState>,
    ) -> Self {
        Driver { place, questions, state, has_reported: false }
    }

    /// Runs until the store's other half is dropped. `tried` is answered after the first attempt to connect.
    pub async fn run(mut self, tried: oneshot::Sender<()>) {
        let (mut tried, mut pause) = (Some(tried), FIRST_PAUSE);
        loop {
            let failure = match Connection::open(&self.place).await {
                Ok(connection) => {
                    self.report_up();
                    tried.take().map(|tried| tried.send(()));
                    let connected = Instant::now();
                    let Err(failure) = self.serve(connection).await else { return };
                    if connected.elapsed() >= STEADY {
                        pause = FIRST_PAUSE;
                    }
                    failure
                }
                Err(failure) => failure,
            };
            self.report_down(&failure);
            tried.take().map(|tried| tried.send(()));
            // Dropping a question tells its caller at once.
            while self.questions.try_recv().is_ok() {}
            if self.questions.is_closed() {
                return;
            }
            sleep(pause).await;
            pause = LONGEST_PAUSE.min(pause * 2);
        }
    }

    /// Sends questions and hands out answers; returns without a failure when there is nobody left to ask.
    async fn serve(&mut self, mut connection: Connection) -> Result<(), ConnectionFailure> {
        let mut batch = Vec::with_capacity(BATCH);
        loop {
            let deadline = connection.deadline();
            let silence = sleep_until(deadline.unwrap_or_else(Instant::now));
            // Answers first: after a pause of this process, an answer that is there is not late.
            tokio::select! {
                biased;
                answered = connection.answer() => answered?,
                () = silence, if deadline.is_some() => return Err(ConnectionFailure::Silent(self.place.answer_limit)),
                received = self.questions.recv_many(&mut batch, BATCH) => match received {
                    0 => return Ok(()),
                    _ => connection.send(batch.drain(..)).await?,
                },
            }
        }
    }

    fn report_up(&mut self) {
        self.state.is_up.store(true, Ordering::Release);
        match std::mem::take(&mut self.has_reported) {
            true => tracing::warn!(store = %self.place.url, "the limits are shared again"),
            false => tracing::info!(store = %self.place.url, "the limits are shared"),
        }
    }

    /// One line for each outage, however many attempts it lasts.
    fn report_down(&mut self, failure: &ConnectionFailure) {
        self.state.is_up.store(false, Ordering::Release);
        if !std::mem::replace(&mut self.has_reported, true) {
            self.state.outages.fetch_add(1, Ordering::Relaxed);
            tracing::warn!(
                store = %self.place.url,
                error = %failure,
                "the shared limits cannot be reached: this node counts by itself until they can"
            );
        }
    }
}
