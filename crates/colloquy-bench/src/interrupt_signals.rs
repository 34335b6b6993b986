//! Handles the signals that interrupt a run.

use anyhow::{Result, bail};
use tokio::runtime::Runtime;
use tokio::signal::unix::{Signal, SignalKind, signal};

/// Ends the run in order when interrupted, so that the servers stop too. It listens from its creation on.
pub struct ShutdownSignals(Signal, Signal);

impl ShutdownSignals {
    pub fn listen(runtime: &Runtime) -> Result<Self> {
        let _entered = runtime.enter();
        Ok(ShutdownSignals(signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?))
    }

    pub async fn or<T>(&mut self, measuring: impl Future<Output = Result<T>>) -> Result<T> {
        tokio::select! {
            outcome = measuring => outcome,
            _ = self.0.recv() => bail!("interrupted"),
            _ = self.1.recv() => bail!("interrupted"),
        }
    }
}
