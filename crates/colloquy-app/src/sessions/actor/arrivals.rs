//! Receives the invitee's frames, within the audio allowance.

use colloquy_domain::session::SessionInput;
use tokio::time::Instant;

use super::SessionActor;
use crate::sessions::journal::SessionRunLost;
use crate::sessions::{AudioFrame, NumberedFrame, ServerMessage};

/// How many frames a connection may repeat. A page that reconnects before its frames are acknowledged repeats half a
/// minute, and no page repeats more.
const REPEATED_AT_MOST: u32 = 3_200;

/// The likelihood from which on a frame is an echo.
const ECHO: f32 = 0.5;

/// The reason that the log states for a connection that sent audio too fast.
const TOO_FAST: &str = "audioTooFast";

impl SessionActor {
    pub(super) async fn hear(
        &mut self,
        number: u64,
        frames: Vec<NumberedFrame>,
    ) -> Result<(), SessionRunLost> {
        for (sequence, mut samples) in frames {
            if !self.is_current(number) {
                break;
            }
            let is_new = self.session.takes_frame(sequence);
            if !self.accepts_frame(is_new) {
                return self.refuse_audio().await;
            }
            if is_new {
                self.echo.receive(sequence);
            }
            self.vad.expect_answer(self.session.expects_answer());
            let is_scored = is_new && self.session.listens();
            let score = if is_scored { self.clean_and_score(sequence, &mut samples) } else { 0.0 };
            self.frame = Some(samples);
            self.handle(SessionInput::Frame { sequence, score }).await?;
        }
        self.journal.audio_lasts(self.audio_allowance.until());
        if self.audio_allowance.is_to_be_stored(Instant::now()) {
            self.audio_allowance.is_stored();
            self.journal.store_audio_allowance().await?;
        }
        self.clean_up();
        Ok(())
    }

    /// Removes the interviewer's echo from a frame, and returns the probability that the rest is the invitee's voice.
    /// The recording and the recognizer get the cleaned frame as well.
    fn clean_and_score(&mut self, sequence: u32, samples: &mut AudioFrame) -> f32 {
        let echo_likelihood = self.echo.clean(sequence, samples);
        if echo_likelihood >= ECHO {
            // The detector learns whose voices there are, and must not take the interviewer's for another person's.
            self.vad.score(&[0; size_of::<AudioFrame>() / 2]);
            return 0.0;
        }
        self.vad.score(&samples[..]) * (1.0 - echo_likelihood)
    }

    fn accepts_frame(&mut self, is_new: bool) -> bool {
        if is_new {
            return self.audio_allowance.accepts(Instant::now());
        }
        self.connection.as_mut().is_some_and(|side| {
            side.repeated += 1;
            side.repeated <= REPEATED_AT_MOST
        })
    }

    /// Closes the connection. The interview and its audio allowance remain.
    async fn refuse_audio(&mut self) -> Result<(), SessionRunLost> {
        tracing::warn!(invitation = %self.journal.invitation(), "audio arrived too fast; closing the connection");
        self.send(ServerMessage::TooFast);
        self.disconnect_reason = Some(TOO_FAST);
        let gone = self.detach();
        self.apply(Some(gone)).await?;
        match self.disconnect_reason.take() {
            // The session was already paused, so no pause has logged the reason.
            Some(why) => self.journal.refused(why).await,
            None => Ok(()),
        }
    }
}
