//! Between an invitee's side and the actor that holds the interview.

use tokio::sync::mpsc;

use super::{ClientMessage, NumberedFrame, ServerMessage};

/// Frames, one or some at once, and answers that wait while the actor stores something: some seconds of sound.
pub const UP_WAITING: usize = 128;

/// So many are handed over, whatever more there is.
const FRAMES_TOGETHER: usize = 4;

/// What a side that does not take its messages may miss before it is given up: some seconds of sound and captions.
const DOWN_WAITING: usize = 512;

/// Has the network wait for so many frames, or for one again at once. Each time that a connection is woken costs
/// something, and most frames are nothing that anybody waits for.
pub type FrameBatching = Box<dyn Fn(usize) + Send + Sync>;

/// The near end of a connection.
pub struct ConnectionSide {
    pub number: u64,
    pub down: mpsc::Sender<ServerMessage>,
    wait: FrameBatching,
    /// What it waits for now.
    awaited: usize,
    /// Frames that came over it and were not new.
    pub repeated: u32,
}

impl ConnectionSide {
    /// It need not come before it has so many frames.
    pub fn may_wait_for(&mut self, frames: usize) {
        if self.awaited != frames {
            self.awaited = frames;
            (self.wait)(frames);
        }
    }
}

/// What is still to come, as that the other side leaves, does not wait for frames.
impl Drop for ConnectionSide {
    fn drop(&mut self) {
        self.may_wait_for(1);
    }
}

pub enum ConnectionEvent {
    /// A connection has come, and takes over.
    Came(ConnectionSide),
    Heard(u64, Vec<NumberedFrame>),
    Up(u64, ClientMessage),
    Left(u64),
    /// This process stops.
    Stop,
}

/// One side of a conversation, from when it came to when it leaves.
pub struct SessionConnection {
    number: u64,
    mailbox: mpsc::Sender<ConnectionEvent>,
    /// Not yet handed over.
    frames: Vec<NumberedFrame>,
    /// Ends when the connection is not wanted any more.
    pub down: mpsc::Receiver<ServerMessage>,
}

impl SessionConnection {
    /// Comes to the actor, which takes it in place of any other. `None` when it is gone.
    pub(super) async fn open(
        number: u64,
        mailbox: mpsc::Sender<ConnectionEvent>,
        wait: FrameBatching,
    ) -> Option<Self> {
        let (down, heard) = mpsc::channel(DOWN_WAITING);
        let side = ConnectionSide { number, down, wait, awaited: 1, repeated: 0 };
        mailbox.send(ConnectionEvent::Came(side)).await.ok()?;
        Some(SessionConnection { number, mailbox, frames: Vec::new(), down: heard })
    }

    /// Waits while the actor is busy. `false` when it is gone.
    pub async fn send(&mut self, up: ClientMessage) -> bool {
        self.hand_over().await && self.mailbox.send(ConnectionEvent::Up(self.number, up)).await.is_ok()
    }

    /// Keeps a frame until it is handed over with those that came together with it.
    pub async fn hear(&mut self, frame: NumberedFrame) -> bool {
        self.frames.push(frame);
        self.frames.len() < FRAMES_TOGETHER || self.hand_over().await
    }

    pub fn holds_frames(&self) -> bool {
        !self.frames.is_empty()
    }

    pub async fn hand_over(&mut self) -> bool {
        if self.frames.is_empty() {
            return true;
        }
        let frames = std::mem::take(&mut self.frames);
        self.mailbox.send(ConnectionEvent::Heard(self.number, frames)).await.is_ok()
    }

    /// The invitee has left.
    pub async fn leave(mut self) {
        self.hand_over().await;
        let _ = self.mailbox.send(ConnectionEvent::Left(self.number)).await;
    }
}
