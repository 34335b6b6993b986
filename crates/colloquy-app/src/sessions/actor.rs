//! One interview while it is spoken: what happens goes into the state machine, what that wants done is done here.

mod arrivals;
mod stopping;

use std::collections::{HashMap, VecDeque};
use std::future::ready;
use std::sync::Arc;
use std::time::Duration;

use colloquy_domain::invitation::EndReason;
use colloquy_domain::language::Language;
use colloquy_domain::message::Role;
use colloquy_domain::ports::{InterviewSituation, Pcm, Provenance, VoiceActivityDetector};
use colloquy_domain::session::{
    FixedSpeech, PauseReason, Session, SessionEffect, SessionInput, SessionState, SpeechId, TranscriptMessage,
};
use serde_json::json;
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval};

use super::audio_allowance::AudioAllowance;
use super::connection::{ConnectionEvent, ConnectionSide};
use super::engines::{EngineResult, SessionEngines};
use super::journal::{JournalLost, SessionJournal};
use super::near_end::NearEnd;
use super::playback::CurrentPlayback;
use super::recent_sound::RecentSound;
use super::recorder::SessionRecorder;
use super::{AudioFrame, ClientMessage, Notice, ServerMessage, SessionReady, fixed_speech};
use stopping::Stopping;

const TICK: Duration = Duration::from_millis(100);

/// After so long without a connection the interview is left to whoever comes back, to this node or another.
const KEPT_ALONE: Duration = Duration::from_secs(35);

pub struct SessionActor {
    pub session: Session,
    pub engines: SessionEngines,
    pub journal: SessionJournal,
    pub recorder: SessionRecorder,
    pub vad: Box<dyn VoiceActivityDetector>,
    pub situation: InterviewSituation,
    pub language: Language,
    pub first_message: Option<String>,
    pub pace: AudioAllowance,
    connection: Option<ConnectionSide>,
    sound: RecentSound,
    frame: Option<Box<AudioFrame>>,
    sounds: HashMap<(SpeechId, usize), Arc<Pcm>>,
    texts: HashMap<(SpeechId, usize), String>,
    playing: CurrentPlayback,
    near_end: NearEnd,
    began: Instant,
    /// The session is still to hear that the connection is gone.
    has_given_up: bool,
    alone_since: Option<Instant>,
    /// What the log is to say of a connection that is being given up.
    why_gone: Option<&'static str>,
    stopping: Stopping,
}

impl SessionActor {
    pub fn new(
        session: Session,
        engines: SessionEngines,
        journal: SessionJournal,
        recorder: SessionRecorder,
        vad: Box<dyn VoiceActivityDetector>,
        situation: InterviewSituation,
        first_message: Option<String>,
    ) -> Self {
        SessionActor {
            language: situation.locale.language(),
            near_end: NearEnd::new(&situation.remaining, session.active_ms()),
            session,
            engines,
            journal,
            recorder,
            vad,
            situation,
            first_message,
            pace: AudioAllowance::after(Duration::ZERO, Instant::now()),
            connection: None,
            sound: RecentSound::default(),
            frame: None,
            sounds: HashMap::new(),
            texts: HashMap::new(),
            playing: CurrentPlayback::default(),
            began: Instant::now(),
            has_given_up: false,
            alone_since: None,
            why_gone: None,
            stopping: Stopping::default(),
        }
    }

    /// Until the interview is over, nobody comes back to it, or somebody else has taken it over.
    pub async fn run(
        mut self,
        mut mailbox: mpsc::Receiver<ConnectionEvent>,
        mut done: mpsc::UnboundedReceiver<EngineResult>,
    ) {
        let mut ticks = interval(TICK);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            // What was made ready comes first: it is what is waited for.
            let taken = tokio::select! {
                biased;
                () = ready(()), if std::mem::take(&mut self.has_given_up) => self.take(Some(SessionInput::Detached)).await,
                Some(done) = done.recv() => {
                    let input = self.made(done);
                    self.take(input).await
                }
                event = mailbox.recv() => match event {
                    Some(event) => {
                        // Frames tell the time as well.
                        if matches!(event, ConnectionEvent::Heard(..)) {
                            ticks.reset();
                        }
                        self.happened(event).await
                    }
                    None => break,
                },
                _ = ticks.tick() => self.take(Some(SessionInput::Tick)).await,
            };
            match taken {
                Ok(()) => {}
                Err(JournalLost::TakenOver) => {
                    self.tell(ServerMessage::Replaced);
                    break;
                }
                Err(JournalLost::Storage) => break,
            }
            if let Some(side) = &mut self.connection {
                side.may_wait_for(self.session.frames_at_once());
            }
            let is_left = self.alone_since.is_some_and(|since| since.elapsed() > KEPT_ALONE);
            if is_left || self.has_stopped() || matches!(self.session.state(), SessionState::Ended(_)) {
                break;
            }
        }
        self.finish().await;
    }

    fn made(&mut self, done: EngineResult) -> Option<SessionInput> {
        Some(match done {
            EngineResult::Recognized { segment, text: Some(text), by } => {
                self.journal.update_engines("recognizer", by.into());
                SessionInput::Recognized { segment, text }
            }
            EngineResult::Recognized { segment, text: None, .. } => {
                SessionInput::RecognitionFailed { segment }
            }
            EngineResult::Sentence { speech, text } => SessionInput::Sentence { speech, text },
            EngineResult::Replied { speech, reply: Some((by, closes)) } => {
                let Provenance { provider, model, template } = by;
                let by = json!({ "provider": provider, "model": model, "template": template });
                self.journal.update_engines("interviewer", by);
                SessionInput::SpeechComplete { speech, closes }
            }
            EngineResult::Replied { speech, reply: None } => SessionInput::SpeechFailed { speech },
            EngineResult::Synthesized { speech, sentence, sound: Some(sound) } => {
                let length_ms = sound.samples.len() as i64 * 1_000 / i64::from(sound.rate.max(1));
                self.sounds.insert((speech, sentence), sound);
                SessionInput::Synthesized { speech, sentence, length_ms }
            }
            EngineResult::Synthesized { speech, sentence, sound: None } => {
                SessionInput::SynthesisFailed { speech, sentence }
            }
            EngineResult::Kept { next } => {
                self.tell(ServerMessage::Acknowledge { next });
                return None;
            }
        })
    }

    async fn happened(&mut self, event: ConnectionEvent) -> Result<(), JournalLost> {
        let input = match event {
            // The page comes again, to whichever process is there.
            ConnectionEvent::Came(_) if self.is_stopping() => None,
            ConnectionEvent::Stop => Some(self.stop()),
            ConnectionEvent::Came(side) => {
                self.tell(ServerMessage::Replaced);
                self.connection = Some(side);
                self.has_given_up = false;
                self.alone_since = None;
                Some(SessionInput::Attached)
            }
            ConnectionEvent::Heard(number, frames) => return self.hear(number, frames).await,
            ConnectionEvent::Left(number) => self.is_of(number).then(|| self.left()),
            ConnectionEvent::Up(number, _) if !self.is_of(number) => None,
            ConnectionEvent::Up(_, up) => self.sent(up).await,
        };
        self.take(input).await
    }

    fn is_of(&self, number: u64) -> bool {
        self.connection.as_ref().is_some_and(|side| side.number == number)
    }

    fn left(&mut self) -> SessionInput {
        self.connection = None;
        self.alone_since = Some(Instant::now());
        SessionInput::Detached
    }

    async fn sent(&mut self, up: ClientMessage) -> Option<SessionInput> {
        Some(match up {
            ClientMessage::Heard { utterance, ms, ended } => {
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
                    self.tell(message);
                }
                return None;
            }
        })
    }

    async fn take(&mut self, input: Option<SessionInput>) -> Result<(), JournalLost> {
        if let Some(input) = input {
            self.handle(input).await?;
            self.tidy();
        }
        Ok(())
    }

    /// What an effect brings about at once is taken after the others.
    async fn handle(&mut self, input: SessionInput) -> Result<(), JournalLost> {
        let (mut next, mut inputs) = (Some(input), VecDeque::new());
        while let Some(input) = next {
            let elapsed_ms = self.began.elapsed().as_millis() as i64;
            for effect in self.session.handle(elapsed_ms, input) {
                self.bring_about(effect, &mut inputs).await?;
            }
            self.frame = None;
            next = inputs.pop_front();
        }
        Ok(())
    }

    /// What is not needed any more is forgotten, and the end announced that has come near.
    fn tidy(&mut self) {
        self.sound.forget_before(self.session.needs_sound_from_ms());
        let first = self.session.needs_speeches_from();
        self.sounds.retain(|(speech, _), _| *speech >= first);
        self.texts.retain(|(speech, _), _| *speech >= first);
        let notice = self.near_end.of_time(self.session.active_ms());
        self.notice(notice);
    }

    async fn bring_about(
        &mut self,
        effect: SessionEffect,
        inputs: &mut VecDeque<SessionInput>,
    ) -> Result<(), JournalLost> {
        match effect {
            SessionEffect::Ready { next_sequence, .. } => self.ready(next_sequence),
            SessionEffect::Acknowledge { next_sequence } => self.recorder.acknowledge(next_sequence).await,
            SessionEffect::Gap { from, to } => tracing::debug!(from, to, "frames never came"),
            SessionEffect::State(state) => {
                self.tell(ServerMessage::State(state));
                if state == SessionState::Listening {
                    let notice = self.near_end.of_answers();
                    self.notice(notice);
                }
            }
            SessionEffect::Record { span, .. } => {
                if let Some(frame) = self.frame.take() {
                    self.recorder.hear(span.start_ms, &frame).await;
                    self.sound.keep(span.start_ms, frame);
                }
            }
            SessionEffect::Recognize { segment, span } => {
                self.engines.recognize(segment, self.sound.of(span))
            }
            SessionEffect::Ask { speech, conversation, remaining } => {
                let situation = InterviewSituation { conversation, remaining, ..self.situation.clone() };
                self.engines.ask(speech, situation);
            }
            SessionEffect::Say { speech, say } => {
                if matches!(say, FixedSpeech::Prompt(_)) {
                    self.notice(Some(Notice::StillThere));
                }
                let closes = say == FixedSpeech::Closing;
                let sentences = fixed_speech::sentences(&say, self.language, self.first_message.as_deref());
                inputs.extend(sentences.into_iter().map(|text| SessionInput::Sentence { speech, text }));
                inputs.push_back(SessionInput::SpeechComplete { speech, closes });
            }
            SessionEffect::Synthesize { speech, sentence, text } => {
                self.texts.insert((speech, sentence), text.clone());
                self.engines.synthesize(speech, sentence, text);
            }
            SessionEffect::Cancel { speech } => self.engines.cancel(speech),
            SessionEffect::Play { playback, speech, sentence } => {
                let Some(sound) = self.sounds.get(&(speech, sentence)).cloned() else { return Ok(()) };
                if self.playing.is_other(playback) {
                    self.keep_what_was_heard().await;
                }
                let text = self.texts.get(&(speech, sentence)).cloned().unwrap_or_default();
                let id = self.playing.begin(playback, sound.clone());
                self.tell(ServerMessage::Utterance { id, text, sound: Some(sound) });
            }
            SessionEffect::PlayEnds { playback } => inputs.extend(self.playing.ends(playback)),
            SessionEffect::Clear { .. } => self.tell(ServerMessage::Clear),
            SessionEffect::Show { text, .. } => {
                let id = self.playing.show();
                self.tell(ServerMessage::Utterance { id, text, sound: None });
            }
            SessionEffect::OfferTyping => self.tell(ServerMessage::Notice(Notice::Typing)),
            SessionEffect::Unrecognized { .. } => self.tell(ServerMessage::Notice(Notice::NotUnderstood)),
            SessionEffect::Commit(spoken) => self.commit(spoken).await?,
            SessionEffect::Meter { active_ms } => self.journal.meter(active_ms).await?,
            SessionEffect::Pause(reason) => self.pause(reason).await?,
            SessionEffect::Resume { session, is_further } => {
                if is_further {
                    self.keep_what_was_heard().await;
                    self.playing.restart();
                    self.sound.restart();
                    self.recorder.restart(session).await;
                }
                self.journal.resume(session).await?;
            }
            SessionEffect::HandOver { handover, next_sequence } => {
                self.hand_over(handover, next_sequence).await?
            }
            SessionEffect::End(reason) => self.end(reason).await?,
        }
        Ok(())
    }

    async fn commit(&mut self, spoken: TranscriptMessage) -> Result<(), JournalLost> {
        if spoken.role == Role::Assistant {
            self.keep_what_was_heard().await;
        }
        if spoken.role == Role::User {
            self.near_end.answered();
        }
        let id = self.journal.message_id();
        let audio = spoken.recording.and_then(|_| self.recorder.name_of(spoken.session, id));
        self.journal.recorded_as(self.recorder.name());
        let message = self.journal.message(id, spoken, audio).await?;
        self.tell(message);
        Ok(())
    }

    async fn keep_what_was_heard(&mut self) {
        for (start_ms, sound) in self.playing.take_heard() {
            self.recorder.say(start_ms, sound).await;
        }
        self.journal.recorded_as(self.recorder.name());
    }

    async fn pause(&mut self, reason: PauseReason) -> Result<(), JournalLost> {
        self.recorder.hand_over().await;
        let why = self.why_gone.take_if(|_| reason == PauseReason::Disconnected);
        self.journal.pause(reason, why, self.session.now_ms()).await
    }

    async fn end(&mut self, reason: EndReason) -> Result<(), JournalLost> {
        self.keep_what_was_heard().await;
        self.journal.end(reason).await?;
        self.tell(ServerMessage::Ended(reason));
        Ok(())
    }

    fn notice(&mut self, notice: Option<Notice>) {
        if let Some(notice) = notice {
            self.tell(ServerMessage::Notice(notice));
        }
    }

    fn ready(&mut self, next: u32) {
        let ready = SessionReady {
            next,
            messages: self.journal.captions().to_vec(),
            max_ms: self.session.max_active_ms(),
            active_ms: self.session.active_ms(),
            speech_unavailable: self.engines.recognizer.knows(&self.engines.locale).err(),
        };
        self.tell(ServerMessage::Ready(ready));
        self.tell(ServerMessage::State(self.session.state()));
    }

    /// A side that takes nothing any more is as good as gone; it will come again.
    fn tell(&mut self, down: ServerMessage) {
        if let Some(ConnectionSide { number, down: side, .. }) = &self.connection
            && side.try_send(down).is_err()
        {
            tracing::debug!(number, "a connection takes no messages and is given up");
            self.connection = None;
            self.has_given_up = true;
            self.alone_since = Some(Instant::now());
        }
    }
}
