//! A test environment for a session: an invitee with a browser, the engines, and the caller that carries out the
//! effects. Everything is reproducible, and each test decides how slow and faulty the engines are.

mod behaving;
mod observing;

use std::collections::BTreeMap;

use crate::language::Language;
use crate::session::machine::{SessionMachine, SessionSettings, SessionStartState};
use crate::session::{
    FRAME_MS, PauseReason, PlaybackId, RecognitionSegmentId, SessionEffect, SessionInput, ShownSessionState,
    SpeechId, TimeSpan, TranscriptMessage,
};

pub(super) use observing::{cancelled, recognitions, timings};
use observing::{is_recognition_of, is_waited_for, wording};

/// The length of every sentence's audio, however long its text.
pub(super) const SENTENCE_MS: i64 = 2_000;

/// How an engine responds to a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    Answers { after_ms: i64 },
    Fails { after_ms: i64 },
    IsLost,
}

#[derive(Clone, Debug)]
pub(super) struct Utterance {
    pub(super) text: String,
    first: u32,
    frames: u32,
}

/// The player in the browser.
#[derive(Clone, Debug, Default)]
struct Player {
    playback: Option<PlaybackId>,
    sent_ms: i64,
    ready_ms: i64,
    heard_ms: i64,
    reported_ms: i64,
    has_end: bool,
}

pub(super) struct World {
    pub(super) session: SessionMachine,
    pub(super) elapsed_ms: i64,
    pub(super) effects: Vec<SessionEffect>,
    pub(super) commits: Vec<TranscriptMessage>,
    pub(super) reported_ms: i64,
    /// The spans of the session's clock in which something was audible.
    pub(super) heard: Vec<TimeSpan>,
    /// The recorded frames, with their session.
    pub(super) recorded: BTreeMap<u32, (i32, TimeSpan)>,
    pub(super) unrecognized: Vec<TimeSpan>,
    pub(super) report_every_ms: i64,
    pub(super) reply: String,
    /// Whether replies consist of the number of their speech instead of `reply`.
    pub(super) are_replies_numbered: bool,
    pub(super) closes: bool,
    pub(super) confidence: Option<f32>,
    /// The responses of the next engine calls; after the last one, engines respond at once.
    pub(super) fates: Vec<Fate>,
    fate: usize,
    sequence: u32,
    pub(super) said: Vec<Utterance>,
    spans: BTreeMap<RecognitionSegmentId, TimeSpan>,
    due: BTreeMap<(i64, u32), SessionInput>,
    due_count: u32,
    player: Player,
    /// The judgements of the turn detector, in turn. Without any, there is no detector.
    pub(super) judgements: Vec<f32>,
    judged: usize,
    /// Whether answers are whole, in turn. Without any, nothing interprets them.
    pub(super) whole_answers: Vec<bool>,
    interpreted: usize,
    is_muted: bool,
    pub(super) was_muted: bool,
    /// How many words people say at once.
    pub(super) words_at_once: usize,
    /// The sentences that were synthesized.
    texts: BTreeMap<(SpeechId, usize), String>,
    /// What the loudspeaker says.
    playing: String,
    /// The number of frames that may be delayed to arrive with a later one.
    delayable_frames: usize,
    /// Whether only audio, and not the passing of time, decides anything.
    pub(super) is_sound_alone: bool,
}

impl World {
    pub(super) fn new(setup: SessionSettings) -> Self {
        World::after(setup, SessionStartState::default())
    }

    pub(super) fn after(setup: SessionSettings, past: SessionStartState) -> Self {
        World {
            sequence: past.next_sequence,
            session: SessionMachine::new(setup, past),
            elapsed_ms: 1_000,
            effects: Vec::new(),
            commits: Vec::new(),
            reported_ms: 0,
            heard: Vec::new(),
            recorded: BTreeMap::new(),
            unrecognized: Vec::new(),
            report_every_ms: 100,
            reply: "What happened then?".to_owned(),
            are_replies_numbered: false,
            closes: false,
            confidence: None,
            fates: Vec::new(),
            fate: 0,
            said: Vec::new(),
            spans: BTreeMap::new(),
            due: BTreeMap::new(),
            due_count: 0,
            player: Player::default(),
            judgements: Vec::new(),
            judged: 0,
            whole_answers: Vec::new(),
            interpreted: 0,
            is_muted: false,
            was_muted: false,
            words_at_once: 1,
            texts: BTreeMap::new(),
            playing: String::new(),
            delayable_frames: 0,
            is_sound_alone: false,
        }
    }

    /// Creates a world in which the invitee is connected and has heard the first question.
    pub(super) fn asked() -> Self {
        World::asked_with(SessionSettings::default())
    }

    pub(super) fn asked_with(setup: SessionSettings) -> Self {
        let mut world = World::new(SessionSettings { language: Some(Language::English), ..setup });
        world.give(SessionInput::Attached);
        world.listen_to_the_end();
        world
    }

    pub(super) fn state(&self) -> ShownSessionState {
        self.session.state()
    }

    pub(super) fn give(&mut self, input: SessionInput) {
        let kept_from = self.session.needs_speeches_from();
        let is_frame = matches!(input, SessionInput::Frame { .. });
        let accepted = self.accepted_frame(&input);
        let effects = self.session.handle(self.elapsed_ms, input);
        if is_frame && self.delayable_frames > 0 && self.is_sound_alone {
            let decided = effects.iter().find(|effect| is_waited_for(effect));
            assert_eq!(decided, None, "a frame that may be delayed has decided something");
        }
        let more = if is_frame { self.delayable_frames.saturating_sub(1) } else { 0 };
        self.delayable_frames = more.max(self.session.frames_at_once() - 1);
        for effect in effects {
            if let SessionEffect::Play { speech, .. } = effect {
                assert!(speech >= kept_from, "the audio of {speech:?} has been dropped");
            }
            self.run(&effect);
            self.effects.push(effect);
        }
        let is_recorded = accepted.is_none_or(|sequence| self.recorded.contains_key(&sequence));
        assert!(is_recorded, "the accepted frame {accepted:?} is not recorded");
    }

    /// Returns the number of a frame that the session must record.
    fn accepted_frame(&mut self, input: &SessionInput) -> Option<u32> {
        match *input {
            SessionInput::Mute => (self.is_muted, self.was_muted) = (true, true),
            SessionInput::Unmute | SessionInput::Attached => self.is_muted = false,
            SessionInput::Frame { sequence, .. } if !self.is_muted => {
                let is_paused = matches!(self.state(), ShownSessionState::Paused(_));
                return (self.session.takes_frame(sequence) && !is_paused).then_some(sequence);
            }
            _ => {}
        }
        None
    }

    fn run(&mut self, effect: &SessionEffect) {
        match effect.clone() {
            SessionEffect::Record { sequence, span } => {
                self.recorded.insert(sequence, (self.session.number(), span));
            }
            SessionEffect::Recognize { segment, span } => {
                self.spans.insert(segment, span);
                let (text, confidence) = (self.words_in(span), self.confidence);
                self.call(
                    SessionInput::Recognized { segment, text, confidence },
                    SessionInput::RecognitionFailed { segment },
                );
            }
            // A cancelled recognition never has a result.
            SessionEffect::CancelRecognition { segment: cancelled } => {
                self.due.retain(|_, input| !is_recognition_of(cancelled, input));
            }
            SessionEffect::Ask { speech, .. } => {
                let numbered = format!("{}?", speech.0);
                let text = if self.are_replies_numbered { numbered } else { self.reply.clone() };
                let closes = self.closes;
                if self.call(SessionInput::Sentence { speech, text }, SessionInput::SpeechFailed { speech }) {
                    self.after_calls(SessionInput::SpeechComplete { speech, closes });
                }
            }
            SessionEffect::Say { speech, say } => {
                self.due(0, SessionInput::Sentence { speech, text: wording(&say) });
                self.due(0, SessionInput::SpeechComplete { speech, closes: false });
            }
            SessionEffect::JudgeTurn { segment, .. } if !self.judgements.is_empty() => {
                self.judged += 1;
                let finished = self.judgements[self.judged % self.judgements.len()];
                self.due(60, SessionInput::TurnJudged { segment, finished });
            }
            SessionEffect::InterpretAnswer { speech, .. } if !self.whole_answers.is_empty() => {
                self.interpreted += 1;
                let is_whole = self.whole_answers[self.interpreted % self.whole_answers.len()];
                self.due(100, SessionInput::AnswerInterpreted { speech, is_whole });
            }
            SessionEffect::Synthesize { speech, sentence, text } => {
                self.texts.insert((speech, sentence), text);
                let sound = SessionInput::Synthesized { speech, sentence, length_ms: SENTENCE_MS };
                self.call(sound, SessionInput::SynthesisFailed { speech, sentence });
            }
            SessionEffect::Play { playback, speech, sentence } => {
                self.playing = self.texts.get(&(speech, sentence)).cloned().unwrap_or_default();
                if self.player.playback != Some(playback) {
                    self.player = Player { playback: Some(playback), ..Player::default() };
                }
                self.player.sent_ms += SENTENCE_MS;
            }
            SessionEffect::PlayEnds { .. } => self.player.has_end = true,
            SessionEffect::Clear { playback } if self.player.playback == Some(playback) => {
                self.report(false);
                self.player = Player::default();
            }
            SessionEffect::Commit(spoken) => {
                self.reported_ms += spoken.active_ms;
                self.commits.push(spoken);
            }
            SessionEffect::Meter { active_ms } => self.reported_ms += active_ms,
            SessionEffect::Unrecognized { span } => self.unrecognized.push(span),
            _ => {}
        }
    }

    /// Makes an engine call. Returns whether it will have a result.
    fn call(&mut self, answer: SessionInput, failure: SessionInput) -> bool {
        let fate = self.fates.get(self.fate).copied().unwrap_or(Fate::Answers { after_ms: 0 });
        self.fate += 1;
        match fate {
            Fate::Answers { after_ms } => self.due(after_ms, answer),
            Fate::Fails { after_ms } => self.due(after_ms, failure),
            Fate::IsLost => {}
        }
        fate != Fate::IsLost
    }

    /// Schedules an input after the result of the last call.
    fn after_calls(&mut self, input: SessionInput) {
        let last_ms = self.due.keys().next_back().map_or(0, |(at_ms, _)| at_ms - self.elapsed_ms);
        self.due(last_ms.max(0), input);
    }

    fn due(&mut self, after_ms: i64, input: SessionInput) {
        self.due_count += 1;
        self.due.insert((self.elapsed_ms + after_ms, self.due_count), input);
    }

    fn deliver(&mut self) {
        while let Some(entry) = self.due.first_entry().filter(|entry| entry.key().0 <= self.elapsed_ms) {
            let input = entry.remove();
            self.give(input);
        }
    }

    /// Returns the words in this span. Each utterance's words are spread evenly over its frames.
    fn words_in(&self, span: TimeSpan) -> String {
        let lies_within = |frame: u32| {
            let at = self.recorded.get(&frame);
            at.is_some_and(|&(session, at)| session == self.session.number() && contains(span, at))
        };
        let words = self.said.iter().flat_map(|said| {
            let count = said.text.split(' ').count() as u32;
            let placed = said.text.split(' ').zip(0..);
            placed
                .map(move |(word, number)| (word, said.first + said.frames * (2 * number + 1) / (2 * count)))
        });
        words.filter(|(_, frame)| lies_within(*frame)).map(|(word, _)| word).collect::<Vec<_>>().join(" ")
    }

    /// Lets 20 ms pass: a frame is sent and the player plays.
    fn step(&mut self, score: f32) {
        self.elapsed_ms += FRAME_MS;
        self.deliver();
        let sequence = self.sequence;
        self.sequence += 1;
        self.give(SessionInput::Frame { sequence, score });
        if score > 0.5 {
            let recorded = self.recorded.get(&sequence).copied();
            self.heard.extend(recorded.map(|(_, span)| span));
        }
        self.play(FRAME_MS);
    }

    fn play(&mut self, passed_ms: i64) {
        // Audio that was only just sent starts playing now.
        let more_ms = passed_ms.min(self.player.ready_ms - self.player.heard_ms);
        self.player.ready_ms = self.player.sent_ms;
        if self.player.playback.is_none() || !self.is_connected() {
            return;
        }
        if more_ms > 0 {
            let now_ms = self.session.now_ms();
            self.heard.push(TimeSpan::new(now_ms - more_ms, now_ms));
            self.player.heard_ms += more_ms;
        }
        let ended = self.player.has_end && self.player.heard_ms == self.player.sent_ms;
        if ended || self.player.heard_ms - self.player.reported_ms >= self.report_every_ms {
            self.report(ended);
            self.deliver();
        }
    }

    fn report(&mut self, ended: bool) {
        let Some(playback) = self.player.playback else { return };
        self.player.reported_ms = self.player.heard_ms;
        let heard_ms = self.player.heard_ms;
        if ended {
            self.player = Player::default();
        }
        self.due(0, SessionInput::Playback { playback, heard_ms, ended });
    }

    fn is_connected(&self) -> bool {
        self.state() != ShownSessionState::Paused(PauseReason::Disconnected)
    }
}

pub(super) fn contains(span: TimeSpan, frame: TimeSpan) -> bool {
    span.start_ms <= frame.start_ms && frame.start_ms < span.end_ms
}
