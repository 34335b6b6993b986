//! The recording of an interview while it is spoken. Disks and codecs take their time, so that it is made by a task of
//! its own.

use std::sync::Arc;
use std::time::Duration;

use colloquy_domain::InvitationId;
use colloquy_domain::ids::MessageId;
use colloquy_domain::media::MediaName;
use colloquy_domain::message::Role;
use colloquy_domain::ports::{Pcm, Recording, Recordings};
use colloquy_domain::recording::{RecordingPart, of_message};
use colloquy_domain::session::SAMPLE_RATE;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use uuid::Uuid;

use super::AudioFrame;
use super::engines::EngineResult;

/// What waits while the disk is busy: many seconds of sound.
const WAITING: usize = 64;

/// A stop waits no longer for a recording to be completed; the next start does that then.
const COMPLETED_WITHIN: Duration = Duration::from_secs(5);

enum RecorderCommand {
    Keep {
        side: Role,
        at_ms: i64,
        sound: Pcm,
    },
    /// Says that what came before is kept.
    Acknowledge(u32),
    /// Leaves the recording as it is, for the next process to recover.
    Leave,
}

pub struct SessionRecorder {
    recordings: Arc<dyn Recordings>,
    invitation: InvitationId,
    holder: Uuid,
    session: i32,
    present: Option<(RecordingPart, mpsc::Sender<RecorderCommand>)>,
    /// The task that makes the newest recording.
    task: Option<JoinHandle<()>>,
    /// The invitee's newest sound, and where it begins on the session's clock.
    newest: Vec<i16>,
    newest_at_ms: i64,
    done: mpsc::UnboundedSender<EngineResult>,
}

impl SessionRecorder {
    pub fn new(
        recordings: Arc<dyn Recordings>,
        invitation: InvitationId,
        holder: Uuid,
        session: i32,
        done: mpsc::UnboundedSender<EngineResult>,
    ) -> Self {
        let (newest, newest_at_ms) = (Vec::new(), 0);
        SessionRecorder {
            recordings,
            invitation,
            holder,
            session,
            present: None,
            task: None,
            newest,
            newest_at_ms,
            done,
        }
    }

    /// What the present recording is called, if there is one.
    pub fn name(&self) -> Option<MediaName> {
        self.present.as_ref().map(|(part, _)| part.name())
    }

    pub async fn hear(&mut self, start_ms: i64, frame: &AudioFrame) {
        let kept_ms = self.newest.len() as i64 * 1_000 / i64::from(SAMPLE_RATE);
        if self.newest_at_ms + kept_ms != start_ms {
            self.hand_over().await;
            self.newest_at_ms = start_ms;
        }
        self.newest.extend_from_slice(frame);
    }

    /// What was heard of the interviewer, and where on the session's clock.
    pub async fn say(&mut self, start_ms: i64, sound: Pcm) {
        self.keep(Role::Assistant, start_ms, sound).await;
    }

    /// The invitee's side forgets these frames when they are kept.
    pub async fn acknowledge(&mut self, next: u32) {
        self.hand_over().await;
        match &self.present {
            Some((_, commands)) => _ = commands.send(RecorderCommand::Acknowledge(next)).await,
            None => _ = self.done.send(EngineResult::Kept { next }),
        }
    }

    /// What a message's recording is going to be called, if it gets one.
    pub fn name_of(&self, session: i32, message: MessageId) -> Option<MediaName> {
        (self.present.is_some() && self.session == session).then(|| of_message(self.invitation, message))
    }

    /// A further session has a recording of its own.
    pub async fn restart(&mut self, session: i32) {
        self.hand_over().await;
        self.present = None;
        self.session = session;
        self.newest_at_ms = 0;
    }

    pub async fn hand_over(&mut self) {
        if !self.newest.is_empty() {
            // As much is likely to come until the next time.
            let next = Vec::with_capacity(self.newest.len());
            let samples = std::mem::replace(&mut self.newest, next);
            let at_ms = self.newest_at_ms;
            self.newest_at_ms += samples.len() as i64 * 1_000 / i64::from(SAMPLE_RATE);
            self.keep(Role::User, at_ms, Pcm { rate: SAMPLE_RATE, samples }).await;
        }
    }

    /// Nothing more is recorded. The recording is completed, or left as it is, and this waits for it if asked to.
    pub async fn finish(&mut self, is_left: bool, waits: bool) {
        self.hand_over().await;
        if let Some((_, commands)) = self.present.take()
            && is_left
        {
            let _ = commands.send(RecorderCommand::Leave).await;
        }
        if let Some(task) = self.task.take()
            && waits
        {
            let _ = timeout(COMPLETED_WITHIN, task).await;
        }
    }

    async fn keep(&mut self, side: Role, start_ms: i64, sound: Pcm) {
        let SessionRecorder { invitation, session, holder, .. } = *self;
        let (part, commands) = self.present.get_or_insert_with(|| {
            let part = RecordingPart { invitation, session, from_ms: start_ms, holder };
            let (commands, waiting) = mpsc::channel(WAITING);
            let recording = record(self.recordings.begin(part), waiting, self.done.clone());
            self.task = Some(tokio::spawn(recording));
            (part, commands)
        });
        let at_ms = start_ms - part.from_ms;
        let _ = commands.send(RecorderCommand::Keep { side, at_ms, sound }).await;
    }
}

/// Until there is nothing more to record. A recording that fails does not end the interview: its words are kept.
async fn record(
    mut recording: Box<dyn Recording>,
    mut commands: mpsc::Receiver<RecorderCommand>,
    done: mpsc::UnboundedSender<EngineResult>,
) {
    while let Some(command) = commands.recv().await {
        let kept = match command {
            RecorderCommand::Keep { side, at_ms, sound } => recording.keep(side, at_ms, sound).await,
            RecorderCommand::Acknowledge(next) => {
                let _ = done.send(EngineResult::Kept { next });
                Ok(())
            }
            RecorderCommand::Leave => return,
        };
        if let Err(error) = kept {
            tracing::error!(%error, "what is said is not recorded");
        }
    }
    if let Err(error) = recording.end().await {
        tracing::error!(%error, "a recording is not brought to its end");
    }
}
