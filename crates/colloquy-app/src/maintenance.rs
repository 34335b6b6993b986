//! What is done now and then, by every node.

use std::sync::Arc;
use std::time::Duration;

use colloquy_domain::SignedDuration;
use colloquy_domain::idempotency::REMEMBERED;
use colloquy_domain::ports::{UnitOfWork, Write};

use crate::App;
use crate::sessions::{read_unread, sweep};

const EVERY: Duration = Duration::from_secs(5);

/// A row that is just taken over by a new call must not be removed under its hands.
const GRACE: SignedDuration = SignedDuration::from_hours(1);

/// How long it can be seen what became of a webhook, and how long it can be sent again.
const DELIVERIES_KEPT: SignedDuration = SignedDuration::from_hours(30 * 24);

impl App {
    /// Reads the transcripts that a node has left unread; meanwhile mends what an earlier process has left and then, again
    /// and again, forgets what is remembered for a time only and ends the interviews that nobody comes back to.
    pub async fn run_maintenance(self: Arc<Self>) {
        futures::join!(read_unread(&self), self.clean_up());
    }

    async fn clean_up(self: &Arc<Self>) {
        self.recover_interrupted().await;
        loop {
            tokio::time::sleep(EVERY).await;
            let now = self.clock.now();
            let forget = UnitOfWork::default()
                .with(Write::ForgetBefore(now - REMEMBERED - GRACE))
                .with(Write::ForgetDeliveriesBefore(now - DELIVERIES_KEPT));
            if let Err(error) = self.storage.commit(forget).await {
                tracing::warn!(%error, "what is old could not be removed; it will be tried again");
            }
            if let Err(error) = sweep(self).await {
                tracing::warn!(%error, "interviews that are over could not be ended; it will be tried again");
            }
        }
    }
}
