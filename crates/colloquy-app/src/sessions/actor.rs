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
use colloquy_domain::ports::{Pcm, Provenance, Situation, VoiceActivity};
use colloquy_domain::session::{Effect, Input, PauseReason, Say, Session, SpeechId, Spoken, State};
use serde_json::json;
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval};

use super::connection::{Event, Side};
use super::engines::{Done, Engines};
use super::journal::{Journal, Lost};
use super::near_end::NearEnd;
use super::pace::Pace;
use super::playing::Playing;
use super::recorder::Recorder;
use super::sound::Sound;
use super::{Down, Frame, Notice, Ready, Up, say};
use stopping::Stopping;

const TICK: Duration = Duration::from_millis(100);

/// After so long without a connection the interview is left to whoever comes back, to this node or another.
const KEPT_ALONE: Duration = Duration::from_secs(35);

pub struct Actor {
    pub session: Session,
    pub engines: Engines,
    pub journal: Journal,
    pub recorder: Recorder,
    pub ears: Box<dyn VoiceActivity>,
    pub situation: Situation,
    pub language: Language,
    pub first_message: Option<String>,
    pub pace: Pace,
    connection: Option<Side>,
    sound: Sound,
    frame: Option<Box<Frame>>,
    sounds: HashMap<(SpeechId, usize), Arc<Pcm>>,
    texts: HashMap<(SpeechId, usize), String>,
    playing: Playing,
    near_end: NearEnd,
    began: Instant,
    /// The session is still to hear that the connection is gone.
    has_given_up: bool,
    alone_since: Option<Instant>,
    /// What the log is to say of a connection that is being given up.
    why_gone: Option<&'static str>,
    stopping: Stopping,
}

impl Actor {
    pub fn new(
        session: Session,
        engines: Engines,
        journal: Journal,
        recorder: Recorder,
        ears: Box<dyn VoiceActivity>,
        situation: Situation,
        first_message: Option<String>,
    ) -> Self {
        Actor {
            language: situation.locale.language(),
            near_end: NearEnd::new(&situation.left, session.active_ms()),
            session,
            engines,
            journal,
            recorder,
            ears,
            situation,
            first_message,
            pace: Pace::after(Duration::ZERO, Instant::now()),
            connection: None,
            sound: Sound::default(),
            frame: None,
            sounds: HashMap::new(),
            texts: HashMap::new(),
            playing: Playing::default(),
            began: Instant::now(),
            has_given_up: false,
            alone_since: None,
            why_gone: None,
            stopping: Stopping::default(),
        }
    }

    /// Until the interview is over, nobody comes back to it, or somebody else has taken it over.
    pub async fn run(mut self, mut mailbox: mpsc::Receiver<Event>, mut done: mpsc::UnboundedReceiver<Done>) {
        let mut ticks = interval(TICK);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            // What was made ready comes first: it is what is waited for.
            let taken = tokio::select! {
                biased;
                () = ready(()), if std::mem::take(&mut self.has_given_up) => self.take(Some(Input::Detached)).await,
                Some(done) = done.recv() => {
                    let input = self.made(done);
                    self.take(input).await
                }
                event = mailbox.recv() => match event {
                    Some(event) => {
                        // Frames tell the time as well.
                        if matches!(event, Event::Heard(..)) {
                            ticks.reset();
                        }
                        self.happened(event).await
                    }
                    None => break,
                },
                _ = ticks.tick() => self.take(Some(Input::Tick)).await,
            };
            match taken {
                Ok(()) => {}
                Err(Lost::TakenOver) => {
                    self.tell(Down::Replaced);
                    break;
                }
                Err(Lost::Storage) => break,
            }
            if let Some(side) = &mut self.connection {
                side.may_wait_for(self.session.frames_at_once());
            }
            let is_left = self.alone_since.is_some_and(|since| since.elapsed() > KEPT_ALONE);
            if is_left || self.has_stopped() || matches!(self.session.state(), State::Ended(_)) {
                break;
            }
        }
        self.finish().await;
    }

    fn made(&mut self, done: Done) -> Option<Input> {
        Some(match done {
            Done::Recognized { segment, text: Some(text), by } => {
                self.journal.conducted_by("recognizer", by.into());
                Input::Recognized { segment, text }
            }
            Done::Recognized { segment, text: None, .. } => Input::RecognitionFailed { segment },
            Done::Sentence { speech, text } => Input::Sentence { speech, text },
            Done::Replied { speech, reply: Some((by, closes)) } => {
                let Provenance { provider, model, template } = by;
                let by = json!({ "provider": provider, "model": model, "template": template });
                self.journal.conducted_by("interviewer", by);
                Input::SpeechComplete { speech, closes }
            }
            Done::Replied { speech, reply: None } => Input::SpeechFailed { speech },
            Done::Synthesized { speech, sentence, sound: Some(sound) } => {
                let length_ms = sound.samples.len() as i64 * 1_000 / i64::from(sound.rate.max(1));
                self.sounds.insert((speech, sentence), sound);
                Input::Synthesized { speech, sentence, length_ms }
            }
            Done::Synthesized { speech, sentence, sound: None } => {
                Input::SynthesisFailed { speech, sentence }
            }
            Done::Kept { next } => {
                self.tell(Down::Acknowledge { next });
                return None;
            }
        })
    }

    async fn happened(&mut self, event: Event) -> Result<(), Lost> {
        let input = match event {
            // The page comes again, to whichever process is there.
            Event::Came(_) if self.is_stopping() => None,
            Event::Stop => Some(self.stop()),
            Event::Came(side) => {
                self.tell(Down::Replaced);
                self.connection = Some(side);
                self.has_given_up = false;
                self.alone_since = None;
                Some(Input::Attached)
            }
            Event::Heard(number, frames) => return self.hear(number, frames).await,
            Event::Left(number) => self.is_of(number).then(|| self.left()),
            Event::Up(number, _) if !self.is_of(number) => None,
            Event::Up(_, up) => self.sent(up).await,
        };
        self.take(input).await
    }

    fn is_of(&self, number: u64) -> bool {
        self.connection.as_ref().is_some_and(|side| side.number == number)
    }

    fn left(&mut self) -> Input {
        self.connection = None;
        self.alone_since = Some(Instant::now());
        Input::Detached
    }

    async fn sent(&mut self, up: Up) -> Option<Input> {
        Some(match up {
            Up::Heard { utterance, ms, ended } => {
                let now_ms = self.session.now_ms();
                let (playback, heard_ms, ended) = self.playing.heard(utterance, ms, ended, now_ms)?;
                Input::Playback { playback, heard_ms, ended }
            }
            Up::Typed(text) => Input::Typed { text },
            Up::Typing => Input::Typing,
            Up::Mute(true) => Input::Mute,
            Up::Mute(false) => Input::Unmute,
            Up::Pause => Input::Pause,
            Up::Continue => Input::Resume,
            Up::Repeat => Input::RepeatQuestion,
            Up::End => Input::End,
            Up::Correct { index, text } => {
                if let Ok(Some(message)) = self.journal.correct(index, text).await {
                    self.tell(message);
                }
                return None;
            }
        })
    }

    async fn take(&mut self, input: Option<Input>) -> Result<(), Lost> {
        if let Some(input) = input {
            self.handle(input).await?;
            self.tidy();
        }
        Ok(())
    }

    /// What an effect brings about at once is taken after the others.
    async fn handle(&mut self, input: Input) -> Result<(), Lost> {
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

    async fn bring_about(&mut self, effect: Effect, inputs: &mut VecDeque<Input>) -> Result<(), Lost> {
        match effect {
            Effect::Ready { next_sequence, .. } => self.ready(next_sequence),
            Effect::Acknowledge { next_sequence } => self.recorder.acknowledge(next_sequence).await,
            Effect::Gap { from, to } => tracing::debug!(from, to, "frames never came"),
            Effect::State(state) => {
                self.tell(Down::State(state));
                if state == State::Listening {
                    let notice = self.near_end.of_answers();
                    self.notice(notice);
                }
            }
            Effect::Record { span, .. } => {
                if let Some(frame) = self.frame.take() {
                    self.recorder.hear(span.start_ms, &frame).await;
                    self.sound.keep(span.start_ms, frame);
                }
            }
            Effect::Recognize { segment, span } => self.engines.recognize(segment, self.sound.of(span)),
            Effect::Ask { speech, conversation, left } => {
                let situation = Situation { conversation, left, ..self.situation.clone() };
                self.engines.ask(speech, situation);
            }
            Effect::Say { speech, say } => {
                if matches!(say, Say::Prompt(_)) {
                    self.notice(Some(Notice::StillThere));
                }
                let closes = say == Say::Closing;
                let sentences = say::sentences(&say, self.language, self.first_message.as_deref());
                inputs.extend(sentences.into_iter().map(|text| Input::Sentence { speech, text }));
                inputs.push_back(Input::SpeechComplete { speech, closes });
            }
            Effect::Synthesize { speech, sentence, text } => {
                self.texts.insert((speech, sentence), text.clone());
                self.engines.synthesize(speech, sentence, text);
            }
            Effect::Cancel { speech } => self.engines.cancel(speech),
            Effect::Play { playback, speech, sentence } => {
                let Some(sound) = self.sounds.get(&(speech, sentence)).cloned() else { return Ok(()) };
                if self.playing.is_other(playback) {
                    self.keep_what_was_heard().await;
                }
                let text = self.texts.get(&(speech, sentence)).cloned().unwrap_or_default();
                let id = self.playing.begin(playback, sound.clone());
                self.tell(Down::Utterance { id, text, sound: Some(sound) });
            }
            Effect::PlayEnds { playback } => inputs.extend(self.playing.ends(playback)),
            Effect::Clear { .. } => self.tell(Down::Clear),
            Effect::Show { text, .. } => {
                let id = self.playing.show();
                self.tell(Down::Utterance { id, text, sound: None });
            }
            Effect::OfferTyping => self.tell(Down::Notice(Notice::Typing)),
            Effect::Unrecognized { .. } => self.tell(Down::Notice(Notice::NotUnderstood)),
            Effect::Commit(spoken) => self.commit(spoken).await?,
            Effect::Meter { active_ms } => self.journal.meter(active_ms).await?,
            Effect::Pause(reason) => self.pause(reason).await?,
            Effect::Resume { session, is_further } => {
                if is_further {
                    self.keep_what_was_heard().await;
                    self.playing.restart();
                    self.sound.restart();
                    self.recorder.restart(session).await;
                }
                self.journal.resume(session).await?;
            }
            Effect::HandOver { handover, next_sequence } => self.hand_over(handover, next_sequence).await?,
            Effect::End(reason) => self.end(reason).await?,
        }
        Ok(())
    }

    async fn commit(&mut self, spoken: Spoken) -> Result<(), Lost> {
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

    async fn pause(&mut self, reason: PauseReason) -> Result<(), Lost> {
        self.recorder.hand_over().await;
        let why = self.why_gone.take_if(|_| reason == PauseReason::Disconnected);
        self.journal.pause(reason, why, self.session.now_ms()).await
    }

    async fn end(&mut self, reason: EndReason) -> Result<(), Lost> {
        self.keep_what_was_heard().await;
        self.journal.end(reason).await?;
        self.tell(Down::Ended(reason));
        Ok(())
    }

    fn notice(&mut self, notice: Option<Notice>) {
        if let Some(notice) = notice {
            self.tell(Down::Notice(notice));
        }
    }

    fn ready(&mut self, next: u32) {
        let ready = Ready {
            next,
            messages: self.journal.captions().to_vec(),
            max_ms: self.session.max_active_ms(),
            active_ms: self.session.active_ms(),
            deaf: self.engines.recognizer.knows(&self.engines.locale).err(),
        };
        self.tell(Down::Ready(ready));
        self.tell(Down::State(self.session.state()));
    }

    /// A side that takes nothing any more is as good as gone; it will come again.
    fn tell(&mut self, down: Down) {
        if let Some(Side { number, down: side, .. }) = &self.connection
            && side.try_send(down).is_err()
        {
            tracing::debug!(number, "a connection takes no messages and is given up");
            self.connection = None;
            self.has_given_up = true;
            self.alone_since = Some(Instant::now());
        }
    }
}
