//! The invitee's frames as they arrive, at the pace that is allowed.

use colloquy_domain::session::SessionInput;
use tokio::time::Instant;

use super::SessionActor;
use crate::sessions::journal::JournalLost;
use crate::sessions::{NumberedFrame, ServerMessage};

/// Frames that a connection may send although they are not new. A page that was back too soon sends half a minute of
/// them, and no page sends more.
const REPEATED_AT_MOST: u32 = 3_200;

/// What the log says of a connection that was closed for its pace.
const TOO_FAST: &str = "audioTooFast";

impl SessionActor {
    pub(super) async fn hear(&mut self, number: u64, frames: Vec<NumberedFrame>) -> Result<(), JournalLost> {
        for (sequence, samples) in frames {
            if !self.is_of(number) {
                break;
            }
            let is_new = self.session.takes_frame(sequence);
            if !self.may_come(is_new) {
                return self.refuse_audio().await;
            }
            let score = if is_new { self.vad.score(&samples[..]) } else { 0.0 };
            self.frame = Some(samples);
            self.handle(SessionInput::Frame { sequence, score }).await?;
        }
        self.journal.audio_lasts(self.pace.until());
        if self.pace.is_to_be_stored(Instant::now()) {
            self.pace.is_stored();
            self.journal.store_pace().await?;
        }
        self.tidy();
        Ok(())
    }

    fn may_come(&mut self, is_new: bool) -> bool {
        if is_new {
            return self.pace.accepts(Instant::now());
        }
        self.connection.as_mut().is_some_and(|side| {
            side.repeated += 1;
            side.repeated <= REPEATED_AT_MOST
        })
    }

    /// Closes the connection. The interview stays, and its allowance with it.
    async fn refuse_audio(&mut self) -> Result<(), JournalLost> {
        tracing::warn!(invitation = %self.journal.invitation(), "audio came faster than real time; closed the connection");
        self.tell(ServerMessage::TooFast);
        self.why_gone = Some(TOO_FAST);
        let gone = self.left();
        self.take(Some(gone)).await?;
        match self.why_gone.take() {
            // It was paused already, which says nothing of this.
            Some(why) => self.journal.refused(why).await,
            None => Ok(()),
        }
    }
}
