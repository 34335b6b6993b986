//! Keeps a connection to the shared store, and opens a new one when it breaks or is too slow.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep, sleep_until};

use super::connection::{RateLimitStoreAddress, RateLimitStoreConnection, RateLimitStoreConnectionFailure};
use super::store::{PendingRedisCount, RateLimitStoreHealth};

const FIRST_PAUSE: Duration = Duration::from_millis(100);
const LONGEST_PAUSE: Duration = Duration::from_secs(1);

/// A connection that lasts this long ends the outage before it, so the backoff starts over.
const STEADY_AFTER: Duration = Duration::from_secs(10);

/// The most commands that are sent at once.
const MAX_BATCH: usize = 256;

pub struct RateLimitStoreConnectionTask {
    address: RateLimitStoreAddress,
    commands: mpsc::Receiver<PendingRedisCount>,
    state: Arc<RateLimitStoreHealth>,
    /// Whether the current outage has been logged.
    has_reported: bool,
}

impl RateLimitStoreConnectionTask {
    pub fn new(
        address: RateLimitStoreAddress,
        commands: mpsc::Receiver<PendingRedisCount>,
        state: Arc<RateLimitStoreHealth>,
    ) -> Self {
        RateLimitStoreConnectionTask { address, commands, state, has_reported: false }
    }

    /// Runs until the [`RateLimitStore`](super::SharedStore) is dropped. Notifies `first_attempt` after the first attempt
    /// to connect.
    pub async fn run(mut self, first_attempt: oneshot::Sender<()>) {
        let (mut first_attempt, mut pause) = (Some(first_attempt), FIRST_PAUSE);
        loop {
            let failure = match RateLimitStoreConnection::open(&self.address).await {
                Ok(connection) => {
                    self.report_up();
                    first_attempt.take().map(|first_attempt| first_attempt.send(()));
                    let connected = Instant::now();
                    let Err(failure) = self.serve(connection).await else { return };
                    if connected.elapsed() >= STEADY_AFTER {
                        pause = FIRST_PAUSE;
                    }
                    failure
                }
                Err(failure) => failure,
            };
            self.report_down(&failure);
            first_attempt.take().map(|first_attempt| first_attempt.send(()));
            // Dropping a command notifies its caller at once.
            while self.commands.try_recv().is_ok() {}
            if self.commands.is_closed() {
                return;
            }
            sleep(pause).await;
            pause = LONGEST_PAUSE.min(pause * 2);
        }
    }

    /// Sends commands and passes on replies. Returns `Ok` when all senders are dropped.
    async fn serve(
        &mut self,
        mut connection: RateLimitStoreConnection,
    ) -> Result<(), RateLimitStoreConnectionFailure> {
        let mut batch = Vec::with_capacity(MAX_BATCH);
        loop {
            let deadline = connection.deadline();
            let silence = sleep_until(deadline.unwrap_or_else(Instant::now));
            // Polls for replies first: after a pause of this process, a reply that has arrived does not count as late.
            tokio::select! {
                biased;
                result = connection.receive_replies() => result?,
                () = silence, if deadline.is_some() => return Err(RateLimitStoreConnectionFailure::Silent(self.address.reply_limit)),
                received = self.commands.recv_many(&mut batch, MAX_BATCH) => match received {
                    0 => return Ok(()),
                    _ => connection.send(batch.drain(..)).await?,
                },
            }
        }
    }

    fn report_up(&mut self) {
        self.state.is_up.store(true, Ordering::Release);
        match std::mem::take(&mut self.has_reported) {
            true => tracing::warn!(store = %self.address.url, "the limits are shared again"),
            false => tracing::info!(store = %self.address.url, "the limits are shared"),
        }
    }

    /// Logs an outage once, however many attempts to connect fail.
    fn report_down(&mut self, failure: &RateLimitStoreConnectionFailure) {
        self.state.is_up.store(false, Ordering::Release);
        if !std::mem::replace(&mut self.has_reported, true) {
            self.state.outages.fetch_add(1, Ordering::Relaxed);
            tracing::warn!(
                store = %self.address.url,
                error = %failure,
                "the shared limits cannot be reached: this node counts on its own until they can"
            );
        }
    }
}
