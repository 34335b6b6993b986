//! Periodic maintenance, which every node runs.

use std::sync::Arc;
use std::time::Duration;

use colloquy_domain::SignedDuration;
use colloquy_domain::idempotency::RECORD_LIFETIME;
use colloquy_domain::ports::{UnitOfWork, Write};

use crate::App;
use crate::sessions::{analyze_missed_transcripts, sweep};

/// How often each task runs again, once nothing is left to do.
const MAINTENANCE_INTERVAL: Duration = Duration::from_secs(5);

/// An erasure that someone waits for begins within this time.
const ERASURE_INTERVAL: Duration = Duration::from_secs(1);

/// How long expired idempotency records are kept, so that none is removed while a new request is reusing it.
const RECORD_GRACE_PERIOD: SignedDuration = SignedDuration::from_hours(1);

/// How long deliveries are kept, so that they can be inspected and replayed.
const DELIVERY_RETENTION: SignedDuration = SignedDuration::from_hours(30 * 24);

impl App {
    /// Runs until the process ends. Analyses transcripts whose node died before it did so, and has the model write texts
    /// that no caller waits for. At the same time, recovers interrupted interviews, and then periodically removes expired
    /// rows and ends abandoned interviews. Also processes erasures, removes what organizations no longer keep, and sends
    /// reminders.
    pub async fn run_maintenance(self: Arc<Self>) {
        futures::join!(
            analyze_missed_transcripts(&self),
            self.write_late_texts(),
            self.clean_up(),
            self.work_off_erasures(),
            self.apply_retention(),
            self.remind_by_plans()
        );
    }

    async fn apply_retention(&self) {
        loop {
            if let Err(error) = self.forget_expired_audio().await {
                tracing::warn!(%error, "audio that is no longer kept could not be removed; retrying");
            }
            match self.advance_retention().await {
                Ok(true) => {}
                Ok(false) => tokio::time::sleep(MAINTENANCE_INTERVAL).await,
                Err(error) => {
                    tracing::warn!(%error, "retention runs could not be listed; retrying");
                    tokio::time::sleep(MAINTENANCE_INTERVAL).await;
                }
            }
        }
    }

    async fn work_off_erasures(&self) {
        loop {
            // Before anything is complete, and also while interviews are being recovered.
            if let Err(error) = self.forget_erased_audio().await {
                tracing::warn!(%error, "audio of erased invitations could not be removed; retrying");
            }
            match self.advance_erasures().await {
                Ok(true) => {}
                Ok(false) => tokio::time::sleep(ERASURE_INTERVAL).await,
                Err(error) => {
                    tracing::warn!(%error, "erasures could not be listed; retrying");
                    tokio::time::sleep(MAINTENANCE_INTERVAL).await;
                }
            }
        }
    }

    async fn clean_up(self: &Arc<Self>) {
        self.recover_interrupted().await;
        loop {
            tokio::time::sleep(MAINTENANCE_INTERVAL).await;
            let now = self.clock.now();
            let forget = UnitOfWork::default()
                .with(Write::ForgetBefore(now - RECORD_LIFETIME - RECORD_GRACE_PERIOD))
                .with(Write::ForgetDeliveriesBefore(now - DELIVERY_RETENTION));
            if let Err(error) = self.storage.commit(forget).await {
                tracing::warn!(%error, "expired rows could not be removed; retrying");
            }
            if let Err(error) = sweep(self).await {
                tracing::warn!(%error, "abandoned interviews could not be ended; retrying");
            }
        }
    }
}
