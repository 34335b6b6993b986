//! The link between an invitee's connection and the actor that holds the interview.

use tokio::sync::mpsc;

use super::{ClientMessage, NumberedFrame, ServerMessage};

/// How many events may wait while the actor stores something: several seconds of sound.
pub const UP_WAITING: usize = 128;

/// The most frames that are sent to the actor together.
const FRAMES_TOGETHER: usize = 4;

/// How many messages may wait for a connection before it is dropped: several seconds of sound and captions.
const DOWN_WAITING: usize = 512;

/// Sets how many frames the kernel collects before it wakes the connection. Each wakeup has a cost, and most frames are
/// not urgent.
pub type FrameBatchSizeSetter = Box<dyn Fn(usize) + Send + Sync>;

/// The actor's side of a connection.
pub struct InviteeConnectionHandle {
    pub number: u64,
    pub down: mpsc::Sender<ServerMessage>,
    wait: FrameBatchSizeSetter,
    /// How many frames the kernel collects now.
    awaited: usize,
    /// How many frames have arrived that were not new.
    pub repeated: u32,
}

impl InviteeConnectionHandle {
    /// Lets the connection collect this many frames before it wakes.
    pub fn may_wait_for(&mut self, frames: usize) {
        if self.awaited != frames {
            self.awaited = frames;
            (self.wait)(frames);
        }
    }
}

/// Stops collecting frames, so that a close by the other side is noticed at once.
impl Drop for InviteeConnectionHandle {
    fn drop(&mut self) {
        self.may_wait_for(1);
    }
}

pub enum ConnectionEvent {
    /// A connection was opened and replaces the present one.
    Attached(InviteeConnectionHandle),
    Frames(u64, Vec<NumberedFrame>),
    Message(u64, ClientMessage),
    Detached(u64),
    /// This process is stopping.
    Stop,
}

/// An invitee's connection to the actor.
pub struct SessionConnection {
    number: u64,
    mailbox: mpsc::Sender<ConnectionEvent>,
    /// Frames that are not sent to the actor yet.
    frames: Vec<NumberedFrame>,
    /// Messages for the invitee. Ends when the actor drops the connection.
    pub down: mpsc::Receiver<ServerMessage>,
}

impl SessionConnection {
    /// Attaches to the actor, replacing any other connection. Returns `None` if the actor has ended.
    pub(super) async fn open(
        number: u64,
        mailbox: mpsc::Sender<ConnectionEvent>,
        wait: FrameBatchSizeSetter,
    ) -> Option<Self> {
        let (down, heard) = mpsc::channel(DOWN_WAITING);
        let side = InviteeConnectionHandle { number, down, wait, awaited: 1, repeated: 0 };
        mailbox.send(ConnectionEvent::Attached(side)).await.ok()?;
        Some(SessionConnection { number, mailbox, frames: Vec::new(), down: heard })
    }

    /// Sends a message, and waits while the actor is busy. Returns `false` if the actor has ended.
    pub async fn send(&mut self, up: ClientMessage) -> bool {
        self.flush().await && self.mailbox.send(ConnectionEvent::Message(self.number, up)).await.is_ok()
    }

    /// Buffers a frame, to be sent together with the ones that arrive with it.
    pub async fn hear(&mut self, frame: NumberedFrame) -> bool {
        self.frames.push(frame);
        self.frames.len() < FRAMES_TOGETHER || self.flush().await
    }

    pub fn has_buffered_frames(&self) -> bool {
        !self.frames.is_empty()
    }

    pub async fn flush(&mut self) -> bool {
        if self.frames.is_empty() {
            return true;
        }
        let frames = std::mem::take(&mut self.frames);
        self.mailbox.send(ConnectionEvent::Frames(self.number, frames)).await.is_ok()
    }

    /// Reports that the invitee has disconnected.
    pub async fn leave(mut self) {
        self.flush().await;
        let _ = self.mailbox.send(ConnectionEvent::Detached(self.number)).await;
    }
}
