//! Records a running interview. Disks and codecs are slow, so a separate task writes the recording.

use std::sync::Arc;
use std::time::Duration;

use colloquy_domain::InvitationId;
use colloquy_domain::ids::MessageId;
use colloquy_domain::media::MediaName;
use colloquy_domain::message::Role;
use colloquy_domain::ports::{OpenRecording, Pcm, Recordings};
use colloquy_domain::recording::{RecordingPart, of_message};
use colloquy_domain::session::SAMPLE_RATE;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use uuid::Uuid;

use super::AudioFrame;
use super::engines::EngineTaskResult;

/// How many commands may wait while the disk is busy: many seconds of sound.
const WAITING: usize = 64;

/// How long a stop waits for a recording to be completed. After that, the next start completes it.
const COMPLETED_WITHIN: Duration = Duration::from_secs(5);

enum RecorderCommand {
    Write {
        side: Role,
        at_ms: i64,
        sound: Pcm,
    },
    /// Confirms that everything sent before is stored.
    Acknowledge(u32),
    /// Leaves the recording incomplete, for the next process to recover.
    Leave,
}

pub struct SessionRecorder {
    recordings: Arc<dyn Recordings>,
    invitation: InvitationId,
    holder: Uuid,
    session: i32,
    present: Option<(RecordingPart, mpsc::Sender<RecorderCommand>)>,
    /// The task that writes the newest recording.
    task: Option<JoinHandle<()>>,
    /// The invitee's newest sound, and its start on the session's clock.
    newest: Vec<i16>,
    newest_at_ms: i64,
    done: mpsc::UnboundedSender<EngineTaskResult>,
}

impl SessionRecorder {
    pub fn new(
        recordings: Arc<dyn Recordings>,
        invitation: InvitationId,
        holder: Uuid,
        session: i32,
        done: mpsc::UnboundedSender<EngineTaskResult>,
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

    /// Returns the part that is being recorded, if there is one.
    pub fn part(&self) -> Option<RecordingPart> {
        self.present.as_ref().map(|(part, _)| *part)
    }

    pub async fn hear(&mut self, start_ms: i64, frame: &AudioFrame) {
        let kept_ms = self.newest.len() as i64 * 1_000 / i64::from(SAMPLE_RATE);
        if self.newest_at_ms + kept_ms != start_ms {
            self.flush().await;
            self.newest_at_ms = start_ms;
        }
        self.newest.extend_from_slice(frame);
    }

    /// Records what the invitee heard of the interviewer, and when on the session's clock.
    pub async fn say(&mut self, start_ms: i64, sound: Pcm) {
        self.write(Role::Assistant, start_ms, sound).await;
    }

    /// Acknowledges the frames before `next` once they are stored. The page then drops them.
    pub async fn acknowledge(&mut self, next: u32) {
        self.flush().await;
        match &self.present {
            Some((_, commands)) => _ = commands.send(RecorderCommand::Acknowledge(next)).await,
            None => _ = self.done.send(EngineTaskResult::Kept { next }),
        }
    }

    /// Returns the name that the recording of a message will have, if it gets one.
    pub fn name_of(&self, session: i32, message: MessageId) -> Option<MediaName> {
        (self.present.is_some() && self.session == session).then(|| of_message(self.invitation, message))
    }

    /// Starts a further session, which has a recording of its own.
    pub async fn restart(&mut self, session: i32) {
        self.flush().await;
        self.present = None;
        self.session = session;
        self.newest_at_ms = 0;
    }

    pub async fn flush(&mut self) {
        if !self.newest.is_empty() {
            // The next flush is likely to have about as many samples.
            let next = Vec::with_capacity(self.newest.len());
            let samples = std::mem::replace(&mut self.newest, next);
            let at_ms = self.newest_at_ms;
            self.newest_at_ms += samples.len() as i64 * 1_000 / i64::from(SAMPLE_RATE);
            self.write(Role::User, at_ms, Pcm { rate: SAMPLE_RATE, samples }).await;
        }
    }

    /// Ends the recording. It is completed, or left for the next process if `is_left`. Waits for that if `waits`.
    pub async fn finish(&mut self, is_left: bool, waits: bool) {
        self.flush().await;
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

    async fn write(&mut self, side: Role, start_ms: i64, sound: Pcm) {
        let SessionRecorder { invitation, session, holder, .. } = *self;
        let (part, commands) = self.present.get_or_insert_with(|| {
            let part = RecordingPart { invitation, session, from_ms: start_ms, holder };
            let (commands, waiting) = mpsc::channel(WAITING);
            let recording = record(self.recordings.begin(part), waiting, self.done.clone());
            self.task = Some(tokio::spawn(recording));
            (part, commands)
        });
        let at_ms = start_ms - part.from_ms;
        let _ = commands.send(RecorderCommand::Write { side, at_ms, sound }).await;
    }
}

/// Writes a recording until its commands end. A recording that fails does not end the interview, which keeps its
/// transcript.
async fn record(
    mut recording: Box<dyn OpenRecording>,
    mut commands: mpsc::Receiver<RecorderCommand>,
    done: mpsc::UnboundedSender<EngineTaskResult>,
) {
    while let Some(command) = commands.recv().await {
        let kept = match command {
            RecorderCommand::Write { side, at_ms, sound } => recording.write(side, at_ms, sound).await,
            RecorderCommand::Acknowledge(next) => {
                let _ = done.send(EngineTaskResult::Kept { next });
                Ok(())
            }
            RecorderCommand::Leave => return,
        };
        if let Err(error) = kept {
            tracing::error!(%error, "sound could not be recorded; the interview continues");
        }
    }
    if let Err(error) = recording.end().await {
        tracing::error!(%error, "a recording could not be completed");
    }
}
