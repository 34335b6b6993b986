//! Passes an interview to another process when this one stops.

use std::time::Duration;

use colloquy_domain::session::{FirstActionAfterTakeover, SessionInput};
use tokio::time::Instant;

use super::SessionActor;
use crate::sessions::journal::SessionRunLost;

/// How long to wait for a pause in the conversation and for the text of what was said. After that, the next process
/// recovers the answer from the recording, as after a crash.
const LIMIT: Duration = Duration::from_secs(25);

/// How far the actor has got in stopping.
#[derive(Debug, Default)]
pub(super) enum Stopping {
    #[default]
    No,
    Since(Instant),
    HandedOver,
}

impl SessionActor {
    pub(super) fn stop(&mut self) -> SessionInput {
        if matches!(self.stopping, Stopping::No) {
            self.stopping = Stopping::Since(Instant::now());
        }
        SessionInput::HandOver
    }

    pub(super) fn is_stopping(&self) -> bool {
        !matches!(self.stopping, Stopping::No)
    }

    /// Stores the state of the conversation. The connection closes when the actor ends.
    pub(super) async fn hand_over(
        &mut self,
        handover: Option<FirstActionAfterTakeover>,
        next_sequence: u32,
    ) -> Result<(), SessionRunLost> {
        self.record_playback().await;
        self.recorder.flush().await;
        let clock_ms = self.session.now_ms();
        self.journal.hand_over(handover, clock_ms, next_sequence).await?;
        self.stopping = Stopping::HandedOver;
        Ok(())
    }

    /// Returns whether the actor may end now.
    pub(super) fn has_stopped(&self) -> bool {
        match self.stopping {
            Stopping::No => false,
            Stopping::Since(since) => since.elapsed() > LIMIT,
            Stopping::HandedOver => true,
        }
    }

    /// Closes the connection and completes the recording, or leaves it to the next process.
    pub(super) async fn finish(&mut self) {
        let is_left = matches!(self.stopping, Stopping::Since(_)) && self.has_stopped();
        self.connection = None;
        if is_left {
            tracing::warn!(
                invitation = %self.journal.invitation(),
                "an answer was not recognized before the stop; the next start recovers it from the recording"
            );
        }
        // Sound since the last acknowledgement may be the end of a stored message.
        self.recorder.finish(is_left, self.is_stopping()).await;
    }
}
