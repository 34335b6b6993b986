//! Running interviews. An actor holds each of them, and connections attach to it and detach from it.

mod actor;
mod audio_allowance;
mod background_noise;
mod connection;
mod consent;
mod crash_recovery;
mod echo;
mod echo_reference;
mod engines;
mod fixed_speech;
mod join;
mod journal;
mod near_end;
mod pending_recognition_requests;
mod playback;
mod preparation;
mod recent_sound;
mod recorder;
mod sweep;
pub mod timeline;
mod turn_log;
pub mod turn_times;
mod unanalyzed;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use colloquy_domain::InvitationId;
use colloquy_domain::invitation::EndReason;
use colloquy_domain::message::Role;
use colloquy_domain::ports::{Pcm, SpeechUnavailable};
use colloquy_domain::session::{FRAME_SAMPLES, ShownSessionState};
use futures::future::join_all;
use tokio::sync::mpsc;
use tokio::time::timeout;

pub use connection::{FrameBatchSizeSetter, SessionConnection};
pub use consent::{ConsentRejection, ShownConsent, consent};
pub use join::{InterviewJoinRefused, admits, join};
pub(crate) use journal::logged;

use connection::ConnectionEvent;
pub(crate) use crash_recovery::CrashRecovery;
pub(crate) use sweep::sweep;
pub(crate) use unanalyzed::analyze_missed_transcripts;

/// 20 ms of sound.
pub type AudioFrame = [i16; FRAME_SAMPLES as usize];

/// A frame with its number.
pub type NumberedFrame = (u32, Box<AudioFrame>);

/// A message from the invitee's page, other than audio frames.
#[derive(Clone, Debug, PartialEq)]
pub enum ClientMessage {
    /// How much of an utterance was heard so far, and whether to its end.
    Heard {
        utterance: u32,
        ms: i64,
        ended: bool,
    },
    Typed(String),
    Typing,
    Mute(bool),
    Pause,
    Continue,
    Repeat,
    End,
    /// Corrects the text of one of the invitee's messages.
    Correct {
        index: i32,
        text: String,
    },
}

/// A message to the invitee's page.
#[derive(Clone, Debug, PartialEq)]
pub enum ServerMessage {
    Ready(SessionReady),
    /// All frames before `next` are stored.
    Acknowledge {
        next: u32,
    },
    State(ShownSessionState),
    /// A sentence of the interviewer, without sound if it cannot be spoken.
    Utterance {
        id: u32,
        text: String,
        sound: Option<Arc<Pcm>>,
    },
    /// The page stops playing and discards the utterances that it has.
    Clear,
    Message {
        index: i32,
        role: Role,
        text: String,
        typed: bool,
    },
    Notice(SessionNotice),
    Ended(EndReason),
    /// Another connection has taken over.
    Replaced,
    /// Audio arrived faster than real time, beyond what a page can have buffered.
    TooFast,
}

#[derive(Clone, Debug, PartialEq)]
pub struct SessionReady {
    /// The number of the first frame that the page must send.
    pub next: u32,
    pub messages: Vec<TranscriptLine>,
    pub max_ms: Option<i64>,
    pub active_ms: i64,
    /// Why speech recognition is not available, if it is not.
    pub speech_unavailable: Option<SpeechUnavailable>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TranscriptLine {
    pub index: i32,
    pub role: Role,
    pub text: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SessionNotice {
    /// The invitee may prefer to type.
    Typing,
    /// The last answer is recorded, but was not recognized.
    NotUnderstood,
    /// Nothing has been said for a while.
    StillThere,
    /// At most one minute remains.
    OneMinute,
    /// At most one answer remains.
    LastAnswer,
    /// The words of an answer take longer than usual. Nothing is lost.
    RecognitionLate,
    /// The words take no longer than usual again.
    RecognitionCaughtUp,
    /// It is so loud around the invitee that little is understood.
    LoudBackground,
    /// It is no longer so loud.
    QuietAgain,
}

/// How long a stop waits for interviews to be handed over. A page buffers as much sound as it records in this time.
const STOP_LIMIT: Duration = Duration::from_secs(30);

/// The actors of this node.
#[derive(Default)]
pub struct SessionRegistry(Mutex<Actors>);

#[derive(Default)]
struct Actors {
    of: HashMap<InvitationId, mpsc::Sender<ConnectionEvent>>,
    is_stopping: bool,
}

impl SessionRegistry {
    fn actors(&self) -> MutexGuard<'_, Actors> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn actor(&self, invitation: InvitationId) -> Option<mpsc::Sender<ConnectionEvent>> {
        self.actors().of.get(&invitation).filter(|mailbox| !mailbox.is_closed()).cloned()
    }

    fn remember(&self, invitation: InvitationId, mailbox: mpsc::Sender<ConnectionEvent>) {
        let mut actors = self.actors();
        actors.of.retain(|_, mailbox| !mailbox.is_closed());
        if actors.is_stopping {
            // The interview was taken over while the stop began.
            let _ = mailbox.try_send(ConnectionEvent::Stop);
        }
        actors.of.insert(invitation, mailbox);
    }

    /// Returns how many interviews this node holds.
    pub fn running(&self) -> usize {
        self.actors().of.values().filter(|mailbox| !mailbox.is_closed()).count()
    }

    /// Returns whether this node is stopping, so that it accepts no more connections.
    pub fn is_stopping(&self) -> bool {
        self.actors().is_stopping
    }

    /// Accepts no more interviews, and hands the running ones over at their next pause. The next process continues
    /// without losing a word or repeating a question.
    pub async fn stop(&self) {
        let mailboxes: Vec<_> = {
            let mut actors = self.actors();
            actors.is_stopping = true;
            actors.of.values().filter(|mailbox| !mailbox.is_closed()).cloned().collect()
        };
        let stopped = mailboxes.iter().map(|mailbox| async move {
            let _ = mailbox.send(ConnectionEvent::Stop).await;
            mailbox.closed().await;
        });
        if timeout(STOP_LIMIT, join_all(stopped)).await.is_err() {
            let left = mailboxes.iter().filter(|mailbox| !mailbox.is_closed()).count();
            tracing::warn!(left, "interviews could not be handed over; the next start recovers them");
        }
    }
}
