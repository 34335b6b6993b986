//! Interviews while they are spoken. An actor holds each of them; connections come to it and leave it.

mod actor;
mod audio_allowance;
mod connection;
mod consent;
mod crash_recovery;
mod engines;
mod fixed_speech;
mod join;
mod journal;
mod near_end;
mod playback;
mod recent_sound;
mod recorder;
mod sweep;
mod unread;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use colloquy_domain::InvitationId;
use colloquy_domain::invitation::EndReason;
use colloquy_domain::message::Role;
use colloquy_domain::ports::{Pcm, SpeechUnavailable};
use colloquy_domain::session::{FRAME_SAMPLES, SessionState};
use futures::future::join_all;
use tokio::sync::mpsc;
use tokio::time::timeout;

pub use connection::{FrameBatching, SessionConnection};
pub use consent::{ConsentRefusal, ConsentText, consent};
pub use join::{JoinRefused, admits, join};
pub(crate) use journal::logged;

use connection::ConnectionEvent;
pub(crate) use crash_recovery::CrashRecovery;
pub(crate) use sweep::sweep;
pub(crate) use unread::read_unread;

/// 20 ms of sound.
pub type AudioFrame = [i16; FRAME_SAMPLES as usize];

/// A frame with its number.
pub type NumberedFrame = (u32, Box<AudioFrame>);

/// What the invitee's side sends beside frames.
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
    /// What the invitee has really said in a message of theirs.
    Correct {
        index: i32,
        text: String,
    },
}

/// What the invitee's side is told.
#[derive(Clone, Debug, PartialEq)]
pub enum ServerMessage {
    Ready(SessionReady),
    /// All frames before this one are kept.
    Acknowledge {
        next: u32,
    },
    State(SessionState),
    /// A sentence of the interviewer's; without sound where it cannot be spoken.
    Utterance {
        id: u32,
        text: String,
        sound: Option<Arc<Pcm>>,
    },
    /// Utterances stop, and what is left of them is thrown away.
    Clear,
    Message {
        index: i32,
        role: Role,
        text: String,
        typed: bool,
    },
    Notice(Notice),
    Ended(EndReason),
    /// A further connection has taken over.
    Replaced,
    /// Audio came faster than real time, beyond what a page can have buffered.
    TooFast,
}

#[derive(Clone, Debug, PartialEq)]
pub struct SessionReady {
    /// The first frame that is wanted.
    pub next: u32,
    pub messages: Vec<Caption>,
    pub max_ms: Option<i64>,
    pub active_ms: i64,
    /// Why spoken answers cannot be understood, if so.
    pub speech_unavailable: Option<SpeechUnavailable>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caption {
    pub index: i32,
    pub role: Role,
    pub text: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Writing is easier now.
    Typing,
    /// The last words are kept as a recording, but were not understood.
    NotUnderstood,
    /// Nothing has been said for a while.
    StillThere,
    /// That much is left, at most.
    OneMinute,
    LastAnswer,
}

/// A stop waits no longer for interviews to be handed over: a page buffers as much sound as comes until then.
const STOP_LIMIT: Duration = Duration::from_secs(30);

/// The actors of this node.
#[derive(Default)]
pub struct Sessions(Mutex<Actors>);

#[derive(Default)]
struct Actors {
    of: HashMap<InvitationId, mpsc::Sender<ConnectionEvent>>,
    is_stopping: bool,
}

impl Sessions {
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
            // It was taken over while the stop began.
            let _ = mailbox.try_send(ConnectionEvent::Stop);
        }
        actors.of.insert(invitation, mailbox);
    }

    /// Whether interviews are being handed over, so that nobody can be connected here any more.
    pub fn is_stopping(&self) -> bool {
        self.actors().is_stopping
    }

    /// Takes no more interviews, and hands those that run over at their next pause: the process that continues with one
    /// neither loses a word nor asks a question twice.
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
            tracing::warn!(left, "interviews could not be handed over; they are recovered as after a crash");
        }
    }
}
