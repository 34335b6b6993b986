//! What ends a run before its time.

use anyhow::{Result, bail};
use tokio::runtime::Runtime;
use tokio::signal::unix::{Signal, SignalKind, signal};

/// Interruptions end the run in order, so that the servers are stopped, too. They are heard from its making on.
pub struct Interruptions(Signal, Signal);

impl Interruptions {
    pub fn listen(runtime: &Runtime) -> Result<Self> {
        let _entered = runtime.enter();
        Ok(Interruptions(signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?))
    }

    pub async fn or<T>(&mut self, measuring: impl Future<Output = Result<T>>) -> Result<T> {
        tokio::select! {
            outcome = measuring => outcome,
            _ = self.0.recv() => bail!("interrupted"),
            _ = self.1.recv() => bail!("interrupted"),
        }
    }
}
