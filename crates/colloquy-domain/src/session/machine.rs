//! The session's state, and the dispatch of each input.

mod barge_in;
mod handing_over;
mod held_replies;
mod limits;
mod message_drafts;
mod own_voice;
mod pauses;
mod pieces;
mod replies;
mod resends;
mod returning;
mod settings;
mod speaking;
mod turn_end;
mod turns;
mod word_watch;

use std::collections::VecDeque;

use super::active_time::ActiveTimeMeter;
use super::answer::{HeardWords, InviteeAnswer};
use super::clock::SessionClock;
use super::completeness::Completeness;
use super::effect::{PauseReason, SessionEffect, ShownSessionState};
use super::frames::FrameSequence;
use super::handover::FirstActionAfterTakeover;
use super::input::{PlaybackId, RecognitionSegmentId, SessionInput, SpeechId};
use super::speech::InterviewerSpeech;
use super::speech_segmenter::SpeechSegmenter;
use crate::invitation::EndReason;
use crate::message::Role;
use crate::ports::ConversationTurn;

pub use settings::{SessionSettings, SessionStartState};

use barge_in::PossibleInterruption;
use handing_over::HandoverProgress;
use held_replies::LearnedPauses;
use limits::{InviteeSilence, ReachedLimit};
use message_drafts::MessageDraft;
use own_voice::RecentlyPlayed;
use pieces::{AnswerPause, EarlyRecognition};
use replies::TurnEvidence;
use resends::TypedResends;
use turns::PendingReply;
use word_watch::WordWatch;

/// Runs the current session of one interview, and the sessions that follow in this process.
#[derive(Clone, Debug)]
pub struct SessionMachine {
    setup: SessionSettings,
    clock: SessionClock,
    frames: FrameSequence,
    segmenter: SpeechSegmenter,
    meter: ActiveTimeMeter,

    state: ShownSessionState,
    reported_state: ShownSessionState,
    session: i32,
    /// The invitee has not connected yet.
    is_new: bool,
    is_attached: bool,
    is_muted: bool,
    /// Audio before this is the rest of a word whose beginning another process heard.
    ignored_before_ms: i64,
    paused_at_ms: i64,
    /// The state when the connection was lost, kept while the connection may still come back soon.
    suspended: Option<ShownSessionState>,

    /// What is being said or will be said, in order.
    speeches: VecDeque<InterviewerSpeech>,
    /// The speech that was last cut off, for playback reports that are still on their way.
    cut_off: Option<InterviewerSpeech>,
    interruption: Option<PossibleInterruption>,
    /// The current voice was found to be noise.
    is_voice_noise: bool,
    false_alarms: u32,
    learned_pauses: LearnedPauses,
    /// The text whose words were read last, and what they say.
    newest_reading: Option<(String, Completeness)>,
    /// How far the interviewer has been heard.
    played_to_ms: i64,

    /// What the invitee is saying.
    answer: InviteeAnswer,
    /// The invitee's last answer, until the reply has been heard for a moment.
    pending_reply: Option<PendingReply>,
    /// Speech that ended before this is not an answer yet; the session waits for more.
    answer_from_ms: i64,
    /// The invitee's newest pause.
    pause: Option<AnswerPause>,
    early_recognition: EarlyRecognition,
    word_watch: WordWatch,
    evidence: TurnEvidence,
    thinking_since_ms: i64,
    turns_since_filler: u32,
    has_asked_to_repeat: bool,
    has_offered_typing: bool,
    failed_replies: u32,
    resends: TypedResends,

    drafts: VecDeque<MessageDraft>,
    /// The end of the last message.
    transcript_end_ms: i64,
    conversation: Vec<ConversationTurn>,
    responses: i64,
    last_question: Option<String>,

    invitee_silence: InviteeSilence,
    limit: Option<ReachedLimit>,
    ending: Option<EndReason>,
    /// The invitee is back, and until this moment of the caller's time the words of what was said before may
    /// still arrive.
    returning: Option<i64>,
    /// How often the invitee came back.
    returns: u32,
    recently_played: RecentlyPlayed,
    /// What the process before left to do first.
    handover: Option<FirstActionAfterTakeover>,
    /// The last answer was handed over without a reply, and no reply has been heard yet.
    owes_reply: bool,
    handover_progress: HandoverProgress,

    next_speech: u32,
    next_playback: u32,
    next_segment: u32,
    effects: Vec<SessionEffect>,
}

impl SessionMachine {
    /// Creates a session that waits for the invitee to connect. Then it begins, or continues from `past`.
    pub fn new(setup: SessionSettings, past: SessionStartState) -> Self {
        let question = past.conversation.iter().rfind(|turn| turn.role == Role::Assistant);
        let last_question = question.map(|turn| turn.text.clone());
        SessionMachine {
            turns_since_filler: setup.turns.filler_every_turns,
            meter: ActiveTimeMeter::new(past.active_ms, setup.max_active_ms, past.idle_ms),
            setup,
            clock: SessionClock::at(past.clock_ms),
            frames: FrameSequence::from(past.next_sequence),
            segmenter: SpeechSegmenter::default(),
            state: ShownSessionState::Paused(PauseReason::Disconnected),
            reported_state: ShownSessionState::Paused(PauseReason::Disconnected),
            session: past.session,
            is_new: true,
            is_attached: false,
            is_muted: false,
            ignored_before_ms: 0,
            paused_at_ms: 0,
            suspended: None,
            speeches: VecDeque::new(),
            cut_off: None,
            interruption: None,
            is_voice_noise: false,
            false_alarms: 0,
            learned_pauses: LearnedPauses::default(),
            newest_reading: None,
            played_to_ms: past.clock_ms,
            answer: InviteeAnswer::default(),
            pending_reply: None,
            answer_from_ms: 0,
            pause: None,
            early_recognition: EarlyRecognition::default(),
            word_watch: WordWatch::default(),
            evidence: TurnEvidence::default(),
            thinking_since_ms: 0,
            has_asked_to_repeat: false,
            has_offered_typing: false,
            failed_replies: 0,
            resends: TypedResends::after(&past.conversation),
            drafts: VecDeque::new(),
            transcript_end_ms: 0,
            conversation: past.conversation,
            responses: past.responses,
            last_question,
            invitee_silence: InviteeSilence::default(),
            limit: None,
            ending: None,
            returning: None,
            returns: past.session.unsigned_abs(),
            recently_played: RecentlyPlayed::default(),
            handover: past.handover,
            owes_reply: false,
            handover_progress: HandoverProgress::default(),
            next_speech: 0,
            next_playback: 0,
            next_segment: 0,
            effects: Vec::new(),
        }
    }

    pub fn state(&self) -> ShownSessionState {
        self.state
    }

    /// Returns the active time of the whole interview, including time not yet reported.
    pub fn active_ms(&self) -> i64 {
        self.meter.total_ms()
    }

    /// Returns the active time at which the interview must end.
    pub fn max_active_ms(&self) -> Option<i64> {
        self.setup.max_active_ms
    }

    /// Returns the time on the session's clock.
    pub fn now_ms(&self) -> i64 {
        self.clock.now_ms()
    }

    /// Returns the start of the audio that may still be recognized or judged, once the effects so far have been
    /// carried out.
    pub fn needs_sound_from_ms(&self) -> i64 {
        let needed_ms = self.segmenter.needed_from_ms(self.clock.now_ms(), &self.setup.turns);
        self.judged_from_ms().map_or(needed_ms, |judged_ms| judged_ms.min(needed_ms))
    }

    /// Returns the first speech that may still be played; earlier ones are no longer needed.
    pub fn needs_speeches_from(&self) -> SpeechId {
        let numbers = self.speeches.iter().map(|speech| speech.id);
        numbers.min().unwrap_or(SpeechId(self.next_speech + 1))
    }

    /// Whether a frame would be accepted as new audio of the invitee.
    pub fn takes_frame(&self, sequence: u32) -> bool {
        let is_away =
            self.state == ShownSessionState::Paused(PauseReason::Disconnected) || self.has_stopped_input();
        !is_away && self.ending.is_none() && self.frames.is_new(sequence)
    }

    /// Whether messages wait for their words, which no other process would receive.
    pub fn awaits_words(&self) -> bool {
        !self.drafts.is_empty()
    }

    /// Whether the invitee's sound is listened to: not in a pause, and not while the microphone is off.
    pub fn listens(&self) -> bool {
        !(self.is_muted || matches!(self.state, ShownSessionState::Paused(_)))
    }

    /// Whether a voice may be an answer, which may be softer than an interruption. Before the first question, there is
    /// nothing to answer: a television that is taken for the invitee then would interrupt the question.
    pub fn expects_answer(&self) -> bool {
        match self.state {
            ShownSessionState::Listening => true,
            ShownSessionState::Thinking => self.pending_reply.is_some() || self.last_question.is_some(),
            _ => false,
        }
    }

    /// Returns the number of the session, from 1.
    pub fn number(&self) -> i32 {
        self.session
    }

    /// Processes an input and returns what to do. `elapsed_ms` is the caller's time, counted from any origin;
    /// if it goes backwards, it counts as standing still.
    pub fn handle(&mut self, elapsed_ms: i64, input: SessionInput) -> Vec<SessionEffect> {
        if matches!(self.state, ShownSessionState::Ended(_)) {
            return Vec::new();
        }
        match self.suspended {
            None => self.clock.pass(elapsed_ms),
            // The audio of this time arrives later.
            Some(_) => self.clock.wait(elapsed_ms),
        }
        self.meter.pass(self.clock.elapsed_ms());
        self.take(input);
        self.give_up_overdue();
        self.check_absence();
        if self.ending.is_none() && self.suspended.is_none() && !self.has_stopped_input() {
            self.advance();
        }
        self.check_handover();
        self.commit_ready();
        self.finish_ending();
        self.finish_handover();
        if self.state != self.reported_state {
            self.reported_state = self.state;
            self.effects.push(SessionEffect::State(self.state));
        }
        if let ShownSessionState::Ended(reason) = self.state {
            self.effects.push(SessionEffect::End(reason));
        }
        std::mem::take(&mut self.effects)
    }

    fn take(&mut self, input: SessionInput) {
        match input {
            SessionInput::Recognized { segment, text, confidence } => {
                let are_sure = confidence.is_none_or(|sure| sure >= self.setup.turns.sure_confidence);
                let text = text.trim().to_owned();
                self.recognized(segment, Some(HeardWords { text, are_sure }));
            }
            SessionInput::RecognitionFailed { segment } => self.recognized(segment, None),
            SessionInput::TurnJudged { segment, finished } => self.turn_judged(segment, finished),
            SessionInput::AnswerInterpreted { speech, is_whole } => self.answer_interpreted(speech, is_whole),
            // The connection is gone, so the report is out of date.
            SessionInput::Playback { .. } if self.suspended.is_some() => {}
            SessionInput::Playback { playback, heard_ms, ended } => self.played(playback, heard_ms, ended),
            SessionInput::Tick => {}
            // A session that is ending or being handed over accepts nothing new.
            _ if self.ending.is_some() || self.has_stopped_input() => {}
            SessionInput::Attached => self.attach(),
            SessionInput::Detached => self.detach(),
            SessionInput::Frame { sequence, score } => self.receive_frame(sequence, score),
            SessionInput::Typed { text } => self.receive_typed(text),
            SessionInput::Typing => self.invitee_silence.begin(self.clock.now_ms()),
            SessionInput::Mute => self.mute(),
            SessionInput::Unmute => self.is_muted = false,
            SessionInput::Pause => self.pause(PauseReason::ByInvitee),
            SessionInput::Resume => self.resume(true),
            SessionInput::RepeatQuestion => self.repeat_question(),
            SessionInput::HandOver => self.begin_handover(),
            SessionInput::End => self.end_for_invitee(),
            SessionInput::Sentence { speech, text } => self.add_sentence(speech, text),
            SessionInput::SpeechComplete { speech, closes } => self.complete_speech(speech, closes),
            SessionInput::SpeechFailed { speech } => self.fail_speech(speech),
            SessionInput::Synthesized { speech, sentence, length_ms } => {
                self.sound_ready(speech, sentence, Some(length_ms));
            }
            SessionInput::SynthesisFailed { speech, sentence } => self.sound_ready(speech, sentence, None),
        }
    }

    /// Advances the session from its current state. Each step may change the state for the next one.
    fn advance(&mut self) {
        self.check_return();
        self.cut_pieces();
        self.watch_words();
        self.check_reply_heard();
        self.check_barge_in();
        self.check_turn();
        self.check_thinking();
        self.advance_speeches();
        self.check_silence();
        self.check_limits();
        self.listen_if_idle();
    }

    /// Makes sure that the session is never stuck: with nothing to say or to think about, it is the invitee's
    /// turn.
    fn listen_if_idle(&mut self) {
        let is_idle = self.speeches.is_empty() && self.pending_reply.is_none() && self.ending.is_none();
        let is_idle = is_idle && !self.is_returning();
        if is_idle && matches!(self.state, ShownSessionState::Speaking | ShownSessionState::Thinking) {
            self.state = ShownSessionState::Listening;
        }
    }

    fn new_speech(&mut self) -> SpeechId {
        self.next_speech += 1;
        SpeechId(self.next_speech)
    }

    fn new_segment(&mut self) -> RecognitionSegmentId {
        self.next_segment += 1;
        RecognitionSegmentId(self.next_segment)
    }

    fn next_playback(&self) -> PlaybackId {
        PlaybackId(self.next_playback + 1)
    }
}

#[cfg(test)]
mod tests;
