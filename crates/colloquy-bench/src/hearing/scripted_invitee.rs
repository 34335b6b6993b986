//! A simulated invitee in a room. It plays the interviewer through a loudspeaker and answers in real time, as a page
//! and a person would.

use std::collections::{BTreeMap, VecDeque};
use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, Result};
use colloquy_domain::session::{FRAME_MS, FRAME_SAMPLES, SAMPLE_RATE};
use futures::{FutureExt, SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::time::{Instant, sleep_until};
use tokio_tungstenite::tungstenite::Message;

use super::room::RoomSimulator;
use super::voices::resampled;
use crate::voice::{SessionSocket, open_session};

/// How often the page reports what was heard.
const REPORT_MS: i64 = 200;

/// The longest wait for a reply. After that the answer counts as not replied to.
const REPLY_LIMIT_MS: i64 = 15_000;

/// The longest wait for a question, from the end of the previous one.
const QUESTION_LIMIT_MS: i64 = 90_000;

/// The buffer of the loudspeaker: audio is played this long after it has arrived.
const PLAYBACK_DELAY_MS: i64 = 60;

const FRAME: usize = FRAME_SAMPLES as usize;

/// When an answer begins.
#[derive(Clone, Copy, Debug)]
pub enum ScriptedAnswerStart {
    /// This long after the question.
    InTurn { ms: i64 },
    /// While the question is being played, this long after its beginning.
    Interrupting { ms: i64 },
    /// While the question is being played, and it is no answer: "mm-hm".
    Backchannel { ms: i64 },
}

#[derive(Clone, Debug)]
pub struct ScriptedAnswer {
    pub start: ScriptedAnswerStart,
    pub text: String,
    pub samples: Vec<i16>,
}

/// What happened to one answer. All times are those of the session.
#[derive(Clone, Debug)]
pub struct ScriptedAnswerOutcome {
    pub start: ScriptedAnswerStart,
    pub text: String,
    began_ms: i64,
    ended_ms: Option<i64>,
    thinking_ms: Option<i64>,
    reply_ms: Option<i64>,
    /// When the interviewer fell silent, if it was speaking.
    silent_ms: Option<i64>,
    /// How long a reply was heard before the answer had ended.
    pub talked_over_ms: i64,
}

impl ScriptedAnswerOutcome {
    /// Returns the time from the end of speech to the state "thinking"; negative if it came earlier.
    pub fn until_thinking_ms(&self) -> Option<i64> {
        Some(self.thinking_ms? - self.ended_ms?)
    }

    /// Returns the time from the end of speech to the first sound of the reply.
    pub fn until_reply_ms(&self) -> Option<i64> {
        Some(self.reply_ms? - self.ended_ms?)
    }

    /// Returns the time from the beginning of speech until the interviewer fell silent.
    pub fn until_silent_ms(&self) -> Option<i64> {
        Some(self.silent_ms? - self.began_ms)
    }
}

/// The whole interview as the invitee's page has seen it.
#[derive(Clone, Debug, Default)]
pub struct ScriptedSessionOutcome {
    pub answers: Vec<ScriptedAnswerOutcome>,
    /// Speaker and text of each message.
    pub messages: Vec<(String, String)>,
    /// How often the interviewer fell silent although the invitee was silent.
    pub self_interruptions: usize,
    pub questions: usize,
    /// Why the interview got stuck, if it did.
    pub stuck: Option<String>,
}

#[derive(Default)]
struct Utterance {
    id: u64,
    rate: u32,
    /// At the rate of microphones, from the first sample not played yet.
    samples: VecDeque<i16>,
    received: Vec<i16>,
    is_whole: bool,
    played_ms: i64,
    reported_ms: i64,
    available_ms: i64,
}

pub struct ScriptedInvitee {
    socket: SessionSocket,
    room: RoomSimulator,
    plan: VecDeque<ScriptedAnswer>,
    next: u32,
    now_ms: i64,
    state: String,
    playing: VecDeque<Utterance>,
    /// The answer being said and how many of its samples are said.
    saying: Option<(ScriptedAnswer, usize)>,
    quiet_since_ms: i64,
    /// When the present playback began.
    playback_ms: Option<i64>,
    messages: BTreeMap<u64, (String, String)>,
    outcome: ScriptedSessionOutcome,
    is_over: bool,
}

impl ScriptedInvitee {
    pub async fn join(
        address: SocketAddr,
        slug: &str,
        room: RoomSimulator,
        plan: Vec<ScriptedAnswer>,
    ) -> Result<Self> {
        let (socket, next) = open_session(address, slug).await?;
        Ok(ScriptedInvitee {
            socket,
            room,
            plan: plan.into(),
            next,
            now_ms: 0,
            state: String::new(),
            playing: VecDeque::new(),
            saying: None,
            quiet_since_ms: 0,
            playback_ms: None,
            messages: BTreeMap::new(),
            outcome: ScriptedSessionOutcome::default(),
            is_over: false,
        })
    }

    /// Takes part until all answers are given and replied to, or the interview is stuck.
    pub async fn take_part(mut self) -> Result<ScriptedSessionOutcome> {
        let began = Instant::now();
        while !self.is_over {
            self.now_ms += FRAME_MS;
            sleep_until(began + Duration::from_millis(self.now_ms as u64)).await;
            self.receive().await?;
            let far = self.play().await?;
            let near = self.speak();
            self.watch(&far);
            let heard = self.room.hear(&near, &far);
            let bytes: Vec<u8> = heard.iter().flat_map(|sample| sample.to_le_bytes()).collect();
            self.send(Message::binary([&self.next.to_le_bytes()[..], &bytes].concat())).await?;
            self.next += 1;
        }
        self.send(Message::text(json!({ "type": "end" }).to_string())).await?;
        let deadline = Instant::now() + Duration::from_secs(20);
        while let Ok(Some(Ok(message))) = tokio::time::timeout_at(deadline, self.socket.next()).await {
            self.take(message)?;
        }
        self.outcome.messages = self.messages.into_values().collect();
        Ok(self.outcome)
    }

    async fn send(&mut self, message: Message) -> Result<()> {
        self.socket.send(message).await.context("the connection was lost")
    }

    async fn receive(&mut self) -> Result<()> {
        while let Some(message) = self.socket.next().now_or_never() {
            let Some(Ok(message)) = message else {
                self.stop("the service closed the connection");
                return Ok(());
            };
            if self.take(message)? {
                for utterance in std::mem::take(&mut self.playing) {
                    self.report(&utterance, false).await?;
                }
            }
        }
        Ok(())
    }

    /// Handles a message. Returns whether the playback must stop.
    fn take(&mut self, message: Message) -> Result<bool> {
        match message {
            Message::Binary(sound) => {
                let (id, data) = sound.split_first_chunk::<4>().context("a frame without a number")?;
                let id = u64::from(u32::from_le_bytes(*id));
                let now_ms = self.now_ms;
                if let Some(utterance) = self.playing.iter_mut().find(|utterance| utterance.id == id) {
                    if utterance.received.is_empty() {
                        utterance.available_ms = now_ms + PLAYBACK_DELAY_MS;
                    }
                    let samples = data.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
                    let samples: Vec<i16> = samples.collect();
                    utterance.samples.extend(resampled(&samples, utterance.rate));
                    utterance.received.extend(samples);
                }
            }
            Message::Text(text) => return self.handle(&serde_json::from_str(&text)?),
            _ => {}
        }
        Ok(false)
    }

    fn handle(&mut self, message: &Value) -> Result<bool> {
        match message["type"].as_str() {
            Some("state") => {
                self.state = message["state"].as_str().unwrap_or_default().to_owned();
                if self.state == "thinking" {
                    self.thinks();
                }
            }
            Some("speech") if message["rate"].is_u64() => {
                let rate = u32::try_from(message["rate"].as_u64().unwrap_or_default())?;
                let id = message["id"].as_u64().context("a sentence without an id")?;
                self.playing.push_back(Utterance { id, rate, ..Utterance::default() });
            }
            Some("spoken") => {
                let id = message["id"].as_u64();
                let utterance = self.playing.iter_mut().find(|utterance| Some(utterance.id) == id);
                utterance.into_iter().for_each(|utterance| utterance.is_whole = true);
            }
            Some("clear") => {
                self.cleared();
                return Ok(true);
            }
            Some("message") => {
                let index = message["index"].as_u64().context("a message without an index")?;
                let text = |name: &str| message[name].as_str().unwrap_or_default().to_owned();
                self.messages.insert(index, (text("role"), text("text")));
            }
            Some("ended" | "replaced" | "refused") => self.is_over = true,
            _ => {}
        }
        Ok(false)
    }

    fn thinks(&mut self) {
        let (now_ms, is_saying) = (self.now_ms, self.saying.is_some());
        if let Some(answer) = self.outcome.answers.last_mut() {
            // While it is still being said, the state is given up again or the answer is cut off.
            if is_saying || answer.thinking_ms.is_none_or(|at| answer.ended_ms.is_some_and(|end| at < end)) {
                answer.thinking_ms = Some(now_ms);
            }
        }
    }

    fn cleared(&mut self) {
        let now_ms = self.now_ms;
        match (&self.saying, self.outcome.answers.last_mut()) {
            (Some(_), Some(answer)) => {
                answer.silent_ms.get_or_insert(now_ms);
            }
            // The words of someone who has just stopped may still be on their way.
            (None, Some(answer)) if answer.ended_ms.is_some_and(|end| now_ms - end < 3_000) => {
                answer.silent_ms.get_or_insert(now_ms);
            }
            _ if self.playing.is_empty() => {}
            _ => self.outcome.self_interruptions += 1,
        }
    }

    /// Returns the next frame of the loudspeaker.
    async fn play(&mut self) -> Result<Vec<i16>> {
        let now_ms = self.now_ms;
        let Some(front) = self.playing.front_mut() else { return Ok(vec![0; FRAME]) };
        if front.received.is_empty() || now_ms < front.available_ms {
            return Ok(vec![0; FRAME]);
        }
        let count = FRAME.min(front.samples.len());
        let mut far: Vec<i16> = front.samples.drain(..count).collect();
        far.resize(FRAME, 0);
        front.played_ms += (count * 1_000 / SAMPLE_RATE as usize) as i64;
        let ended = front.is_whole && front.samples.is_empty();
        if ended {
            if let Some(utterance) = self.playing.pop_front() {
                self.report(&utterance, true).await?;
            }
        } else if front.played_ms - front.reported_ms >= REPORT_MS {
            front.reported_ms = front.played_ms;
            let heard =
                json!({ "type": "heard", "id": front.id, "ms": front.played_ms, "ended": false }).to_string();
            self.send(Message::text(heard)).await?;
        }
        Ok(far)
    }

    async fn report(&mut self, utterance: &Utterance, ended: bool) -> Result<()> {
        let length_ms = utterance.received.len() as i64 * 1_000 / i64::from(utterance.rate.max(1));
        let ms = if ended { length_ms } else { utterance.played_ms };
        let heard = json!({ "type": "heard", "id": utterance.id, "ms": ms, "ended": ended });
        self.send(Message::text(heard.to_string())).await
    }

    /// Returns the next frame of what the invitee says.
    fn speak(&mut self) -> Vec<i16> {
        if self.saying.is_none() && self.is_due() {
            self.saying = self.plan.pop_front().map(|answer| (answer, 0));
            if let Some((answer, _)) = &self.saying {
                self.outcome.answers.push(ScriptedAnswerOutcome {
                    start: answer.start,
                    text: answer.text.clone(),
                    began_ms: self.now_ms,
                    ended_ms: None,
                    thinking_ms: None,
                    reply_ms: None,
                    silent_ms: None,
                    talked_over_ms: 0,
                });
            }
        }
        let Some((answer, said)) = &mut self.saying else { return Vec::new() };
        let near = answer.samples[*said..(*said + FRAME).min(answer.samples.len())].to_vec();
        *said += near.len();
        if *said >= answer.samples.len() {
            self.saying = None;
            self.quiet_since_ms = self.now_ms;
            if let Some(answer) = self.outcome.answers.last_mut() {
                answer.ended_ms = Some(self.now_ms);
            }
        }
        near
    }

    fn is_due(&self) -> bool {
        let Some(next) = self.plan.front() else { return false };
        match next.start {
            ScriptedAnswerStart::InTurn { ms } => {
                self.has_last_reply()
                    && self.state == "listening"
                    && self.playing.is_empty()
                    && self.now_ms - self.quiet_since_ms >= ms
            }
            ScriptedAnswerStart::Interrupting { ms } | ScriptedAnswerStart::Backchannel { ms } => {
                self.has_last_reply()
                    && self.state == "speaking"
                    && self.playback_ms.is_some_and(|began_ms| self.now_ms - began_ms >= ms)
            }
        }
    }

    /// Whether the last answer was replied to, or never will be.
    fn has_last_reply(&self) -> bool {
        self.outcome.answers.last().is_none_or(|answer| {
            let has_ended = answer.ended_ms.is_some_and(|end| self.now_ms - end > REPLY_LIMIT_MS);
            let expects_none = matches!(answer.start, ScriptedAnswerStart::Backchannel { .. });
            answer.reply_ms.is_some() || has_ended || (expects_none && answer.ended_ms.is_some())
        })
    }

    /// Notes what is audible now.
    fn watch(&mut self, far: &[i16]) {
        let is_audible = far.iter().any(|sample| sample.unsigned_abs() > 100);
        if is_audible {
            if self.playback_ms.is_none() {
                self.playback_ms = Some(self.now_ms);
                self.outcome.questions += 1;
            }
            self.quiet_since_ms = self.now_ms;
        } else if self.playing.is_empty() {
            self.playback_ms = None;
        }
        let (now_ms, is_saying) = (self.now_ms, self.saying.is_some());
        if let Some(answer) = self.outcome.answers.last_mut() {
            let is_reply = matches!(answer.start, ScriptedAnswerStart::InTurn { .. })
                || answer.silent_ms.is_some_and(|silent_ms| now_ms > silent_ms + FRAME_MS);
            if is_audible && is_reply && is_saying {
                answer.talked_over_ms += FRAME_MS;
            }
            if is_audible && is_reply && !is_saying {
                answer.reply_ms.get_or_insert(now_ms);
            }
        }
        let is_done = self.plan.is_empty() && self.saying.is_none() && self.has_last_reply();
        if is_done && self.playing.is_empty() && self.now_ms - self.quiet_since_ms > 1_500 {
            self.is_over = true;
        }
        if self.now_ms - self.quiet_since_ms > QUESTION_LIMIT_MS && self.saying.is_none() {
            self.stop("no question came");
        }
    }

    fn stop(&mut self, why: &str) {
        self.outcome.stuck = Some(format!("{why} at {} ms in the state {}", self.now_ms, self.state));
        self.is_over = true;
    }
}
