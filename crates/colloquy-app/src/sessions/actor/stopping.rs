//! Handing an interview over when this process stops.

use std::time::Duration;

use colloquy_domain::session::{Handover, SessionInput};
use tokio::time::Instant;

use super::SessionActor;
use crate::sessions::journal::JournalLost;

/// For the pause that is waited for, and for the words of what was said until then. What is not known by then is
/// recovered from the recording by the next process, as after a crash.
const LIMIT: Duration = Duration::from_secs(25);

/// How far the actor has come in stopping.
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

    /// Stores where the conversation stands. The connection is closed when the actor ends.
    pub(super) async fn hand_over(
        &mut self,
        handover: Option<Handover>,
        next_sequence: u32,
    ) -> Result<(), JournalLost> {
        self.keep_what_was_heard().await;
        self.recorder.hand_over().await;
        let clock_ms = self.session.now_ms();
        self.journal.hand_over(handover, clock_ms, next_sequence).await?;
        self.stopping = Stopping::HandedOver;
        Ok(())
    }

    /// Whether nothing more is to be waited for.
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
        // What came since the last acknowledgement may be the end of what a message has.
        self.recorder.finish(is_left, self.is_stopping()).await;
    }
}
