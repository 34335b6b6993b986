//! The actor of a running interview. It feeds events to the state machine and carries out the effects.

mod arrivals;
mod effects;
pub mod safety;
mod stopping;

use std::collections::{HashMap, VecDeque};
use std::future::ready;
use std::sync::Arc;
use std::time::Duration;

use colloquy_domain::language::Language;
use colloquy_domain::ports::{InterviewSituation, Pcm, RecognizedSpeech, VoiceActivityDetector};
use colloquy_domain::safety::AnswerDangerFilter;
use colloquy_domain::session::{SessionInput, SessionMachine, ShownSessionState, SpeechId};
use colloquy_domain::text::SafetyContact;
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval, interval_at};

use super::audio_allowance::AudioAllowance;
use super::background_noise::LoudBackgroundNotifier;
use super::connection::{ConnectionEvent, InviteeConnectionHandle};
use super::echo::SessionEchoCanceller;
use super::engines::{EngineTaskResult, SessionEngines};
use super::journal::{SessionRunLost, SessionRunSaver};
use super::near_end::LimitNoticeTracker;
use super::pending_recognition_requests::PendingRecognitionRequests;
use super::playback::CurrentPlayback;
use super::recent_sound::RecentInviteeAudio;
use super::recorder::SessionRecorder;
use super::turn_log::FailedEngine;
use super::{AudioFrame, ClientMessage, ServerMessage, SessionNotice, SessionReady};
use safety::PendingConcern;
use stopping::Stopping;

const TICK: Duration = Duration::from_millis(100);

/// How often an actor looks whether it still has the interview. An erasure waits longer than that.
const LEASE_CHECK: Duration = Duration::from_secs(5);

/// How long the actor stays without a connection, and longer while an answer waits for its words. After that, an invitee who returns gets a new actor, here or on
/// another node.
const DISCONNECTED_LIMIT: Duration = Duration::from_secs(35);

pub struct SessionActor {
    pub session: SessionMachine,
    pub engines: SessionEngines,
    pub journal: SessionRunSaver,
    pub recorder: SessionRecorder,
    pub vad: Box<dyn VoiceActivityDetector>,
    pub situation: InterviewSituation,
    pub language: Language,
    pub first_message: Option<String>,
    pub audio_allowance: AudioAllowance,
    pub echo: SessionEchoCanceller,
    /// Whom an invitee who is in danger can turn to.
    pub safety_contact: Option<SafetyContact>,
    pending_concern: Option<PendingConcern>,
    harmless_answers: AnswerDangerFilter,
    connection: Option<InviteeConnectionHandle>,
    sound: RecentInviteeAudio,
    frame: Option<Box<AudioFrame>>,
    sounds: HashMap<(SpeechId, usize), Arc<Pcm>>,
    texts: HashMap<(SpeechId, usize), String>,
    playing: CurrentPlayback,
    near_end: LimitNoticeTracker,
    pending_recognition: PendingRecognitionRequests,
    background_noise: LoudBackgroundNotifier,
    began: Instant,
    /// Whether the session must still be informed that the connection was dropped.
    has_dropped_connection: bool,
    disconnected_since: Option<Instant>,
    /// The reason that the log states for a connection that is being dropped.
    disconnect_reason: Option<&'static str>,
    stopping: Stopping,
}

impl SessionActor {
    pub fn new(
        session: SessionMachine,
        engines: SessionEngines,
        journal: SessionRunSaver,
        recorder: SessionRecorder,
        vad: Box<dyn VoiceActivityDetector>,
        situation: InterviewSituation,
        first_message: Option<String>,
    ) -> Self {
        SessionActor {
            language: situation.locale.language(),
            near_end: LimitNoticeTracker::new(&situation.remaining, session.active_ms()),
            session,
            engines,
            journal,
            recorder,
            vad,
            situation,
            first_message,
            audio_allowance: AudioAllowance::after(Duration::ZERO, Instant::now()),
            echo: SessionEchoCanceller::default(),
            safety_contact: None,
            pending_concern: None,
            harmless_answers: AnswerDangerFilter::default(),
            connection: None,
            sound: RecentInviteeAudio::default(),
            frame: None,
            sounds: HashMap::new(),
            texts: HashMap::new(),
            playing: CurrentPlayback::default(),
            pending_recognition: PendingRecognitionRequests::default(),
            background_noise: LoudBackgroundNotifier::default(),
            began: Instant::now(),
            has_dropped_connection: false,
            disconnected_since: None,
            disconnect_reason: None,
            stopping: Stopping::default(),
        }
    }

    /// Runs until the interview ends, the invitee stays away for too long, or another holder takes it over.
    pub async fn run(
        mut self,
        mut mailbox: mpsc::Receiver<ConnectionEvent>,
        mut done: mpsc::UnboundedReceiver<EngineTaskResult>,
    ) {
        let mut ticks = interval(TICK);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut lease_checks = interval_at(Instant::now() + LEASE_CHECK, LEASE_CHECK);
        lease_checks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            // Engine results come first, because the invitee is waiting for them.
            let taken = tokio::select! {
                biased;
                () = ready(()), if std::mem::take(&mut self.has_dropped_connection) => {
                    self.apply(Some(SessionInput::Detached)).await
                }
                Some(done) = done.recv() => {
                    let input = self.engine_input(done);
                    self.apply(input).await
                }
                event = mailbox.recv() => match event {
                    Some(event) => {
                        // Frames advance the session's clock as well as ticks do.
                        if matches!(event, ConnectionEvent::Frames(..)) {
                            ticks.reset();
                        }
                        self.on_connection_event(event).await
                    }
                    None => break,
                },
                _ = lease_checks.tick() => self.journal.check_lease().await,
                _ = ticks.tick() => self.apply(Some(SessionInput::Tick)).await,
            };
            match taken {
                Ok(()) => {}
                Err(SessionRunLost::TakenOver) => {
                    let parting = self.journal.parting().await;
                    self.send(parting);
                    break;
                }
                Err(SessionRunLost::Storage) => break,
            }
            if let Some(side) = &mut self.connection {
                side.may_wait_for(self.session.frames_at_once());
            }
            let is_left = self.disconnected_since.is_some_and(|since| since.elapsed() > DISCONNECTED_LIMIT)
                && !self.session.awaits_words();
            if is_left || self.has_stopped() || matches!(self.session.state(), ShownSessionState::Ended(_)) {
                break;
            }
        }
        self.finish().await;
    }

    fn engine_input(&mut self, done: EngineTaskResult) -> Option<SessionInput> {
        if let EngineTaskResult::Recognized { segment, .. } = &done {
            self.pending_recognition.settled(*segment);
        }
        Some(match done {
            EngineTaskResult::Recognized { segment, heard: Some(heard) } => {
                let RecognizedSpeech { text, confidence, model } = heard;
                self.journal.engines.recognizer = Some(model);
                SessionInput::Recognized { segment, text, confidence }
            }
            EngineTaskResult::Recognized { segment, heard: None } => {
                self.journal.engine_failed(FailedEngine::Recognizer);
                SessionInput::RecognitionFailed { segment }
            }
            EngineTaskResult::TurnJudged { segment, finished: Some(finished) } => {
                SessionInput::TurnJudged { segment, finished }
            }
            EngineTaskResult::TurnJudged { finished: None, .. } => return None,
            EngineTaskResult::AnswerInterpreted { speech, is_whole } => {
                SessionInput::AnswerInterpreted { speech, is_whole }
            }
            EngineTaskResult::Sentence { speech, text } => SessionInput::Sentence { speech, text },
            EngineTaskResult::Replied { speech, reply: Some((by, closes)) } => {
                self.journal.engines.interviewer = Some(by);
                SessionInput::SpeechComplete { speech, closes }
            }
            EngineTaskResult::Replied { speech, reply: None } => {
                self.journal.engine_failed(FailedEngine::Interviewer);
                SessionInput::SpeechFailed { speech }
            }
            EngineTaskResult::Synthesized { speech, sentence, sound: Some(sound) } => {
                let length_ms = sound.samples.len() as i64 * 1_000 / i64::from(sound.rate.max(1));
                self.sounds.insert((speech, sentence), sound);
                SessionInput::Synthesized { speech, sentence, length_ms }
            }
            EngineTaskResult::Synthesized { speech, sentence, sound: None } => {
                self.journal.engine_failed(FailedEngine::Voice);
                SessionInput::SynthesisFailed { speech, sentence }
            }
            EngineTaskResult::Kept { next } => {
                self.send(ServerMessage::Acknowledge { next });
                return None;
            }
        })
    }

    async fn on_connection_event(&mut self, event: ConnectionEvent) -> Result<(), SessionRunLost> {
        let input = match event {
            // The page reconnects to the next process.
            ConnectionEvent::Attached(_) if self.is_stopping() => None,
            ConnectionEvent::Stop => Some(self.stop()),
            ConnectionEvent::Attached(side) => {
                self.send(ServerMessage::Replaced);
                self.connection = Some(side);
                self.echo.disconnect();
                self.has_dropped_connection = false;
                self.disconnected_since = None;
                Some(SessionInput::Attached)
            }
            ConnectionEvent::Frames(number, frames) => return self.hear(number, frames).await,
            ConnectionEvent::Detached(number) => self.is_current(number).then(|| self.detach()),
            ConnectionEvent::Message(number, _) if !self.is_current(number) => None,
            ConnectionEvent::Message(_, up) => self.client_input(up).await,
        };
        self.apply(input).await
    }

    fn is_current(&self, number: u64) -> bool {
        self.connection.as_ref().is_some_and(|side| side.number == number)
    }

    fn detach(&mut self) -> SessionInput {
        self.connection = None;
        self.echo.disconnect();
        self.disconnected_since = Some(Instant::now());
        SessionInput::Detached
    }

    async fn client_input(&mut self, up: ClientMessage) -> Option<SessionInput> {
        Some(match up {
            ClientMessage::Heard { utterance, ms, ended } => {
                self.echo.heard(utterance, ms, ended);
                let now_ms = self.session.now_ms();
                let (playback, heard_ms, ended) = self.playing.heard(utterance, ms, ended, now_ms)?;
                SessionInput::Playback { playback, heard_ms, ended }
            }
            ClientMessage::Typed(text) => SessionInput::Typed { text },
            ClientMessage::Typing => SessionInput::Typing,
            ClientMessage::Mute(true) => SessionInput::Mute,
            ClientMessage::Mute(false) => SessionInput::Unmute,
            ClientMessage::Pause => SessionInput::Pause,
            ClientMessage::Continue => SessionInput::Resume,
            ClientMessage::Repeat => SessionInput::RepeatQuestion,
            ClientMessage::End => SessionInput::End,
            ClientMessage::Correct { index, text } => {
                if let Ok(Some(message)) = self.journal.correct(index, text).await {
                    self.send(message);
                }
                return None;
            }
        })
    }

    async fn apply(&mut self, input: Option<SessionInput>) -> Result<(), SessionRunLost> {
        if let Some(input) = input {
            self.handle(input).await?;
            self.clean_up();
        }
        Ok(())
    }

    /// Feeds an input to the state machine and applies its effects. Inputs that an effect causes are handled
    /// afterwards.
    async fn handle(&mut self, input: SessionInput) -> Result<(), SessionRunLost> {
        let (mut next, mut inputs) = (Some(input), VecDeque::new());
        while let Some(input) = next {
            let elapsed_ms = self.began.elapsed().as_millis() as i64;
            for effect in self.session.handle(elapsed_ms, input) {
                self.apply_effect(effect, &mut inputs).await?;
            }
            self.frame = None;
            next = inputs.pop_front();
        }
        Ok(())
    }

    /// Drops sounds and texts that are no longer needed. Announces the last minute when it is reached, and a delay of
    /// recognition.
    fn clean_up(&mut self) {
        self.sound.forget_before(self.session.needs_sound_from_ms());
        let first = self.session.needs_speeches_from();
        self.sounds.retain(|(speech, _), _| *speech >= first);
        self.texts.retain(|(speech, _), _| *speech >= first);
        let notice = self.near_end.time_notice(self.session.active_ms());
        self.send_notice(notice);
        let notice = self.pending_recognition.notice();
        self.send_notice(notice);
        let notice = self.background_noise.notice(self.vad.voice_above_background_db());
        self.send_notice(notice);
    }

    fn send_notice(&mut self, notice: Option<SessionNotice>) {
        if let Some(notice) = notice {
            self.send(ServerMessage::Notice(notice));
        }
    }

    fn send_ready(&mut self, next: u32) {
        let ready = SessionReady {
            next,
            messages: self.journal.captions().to_vec(),
            max_ms: self.session.max_active_ms(),
            active_ms: self.session.active_ms(),
            speech_unavailable: self.engines.recognizer.supports(&self.engines.locale).err(),
        };
        self.send(ServerMessage::Ready(ready));
        self.pending_recognition.connected();
        self.background_noise.connected();
        self.send(ServerMessage::State(self.session.state()));
    }

    /// Sends a message to the page. A connection whose queue is full is dropped, and the page reconnects.
    fn send(&mut self, down: ServerMessage) {
        if let Some(InviteeConnectionHandle { number, down: side, .. }) = &self.connection
            && side.try_send(down).is_err()
        {
            tracing::debug!(number, "a connection does not take its messages; dropping it");
            self.connection = None;
            self.has_dropped_connection = true;
            self.disconnected_since = Some(Instant::now());
        }
    }
}
