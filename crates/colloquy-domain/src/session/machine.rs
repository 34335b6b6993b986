//! The session itself: what it remembers, and what each input is handed to.

mod handing_over;
mod limits;
mod message_drafts;
mod pauses;
mod speaking;
mod turns;

use std::collections::VecDeque;

use super::active_time::ActiveTimeMeter;
use super::answer::InviteeAnswer;
use super::clock::SessionClock;
use super::effect::{PauseReason, SessionEffect, SessionState};
use super::frames::FrameSequence;
use super::handover::Handover;
use super::input::{PlaybackId, SegmentId, SessionInput, SpeechId};
use super::policy::{EnginePolicy, SilencePolicy, TurnPolicy};
use super::speech::InterviewerSpeech;
use super::speech_segmenter::SpeechSegmenter;
use crate::invitation::EndReason;
use crate::language::Language;
use crate::message::Role;
use crate::ports::ConversationTurn;

use handing_over::HandoverProgress;
use limits::{InviteeSilence, ReachedLimit};
use message_drafts::MessageDraft;
use speaking::PossibleInterruption;
use turns::PendingReply;

/// What does not change in a session.
#[derive(Clone, Debug, Default)]
pub struct SessionSetup {
    /// Of the interview, if it is one whose sounds of listening are known.
    pub language: Option<Language>,
    pub max_active_ms: Option<i64>,
    pub max_responses: Option<i64>,
    pub turns: TurnPolicy,
    pub silence: SilencePolicy,
    pub engines: EnginePolicy,
}

/// What was before: of a first session nothing, after a crash what was stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionPast {
    /// The session that now begins or goes on, from 1.
    pub session: i32,
    /// Where its clock goes on: after the last of its messages and of its recording.
    pub clock_ms: i64,
    pub next_sequence: u32,
    /// Of the whole interview.
    pub active_ms: i64,
    pub responses: i64,
    pub conversation: Vec<ConversationTurn>,
    /// How long ago the interview was last stored, when it is resumed. What happened since then may still count.
    pub idle_ms: i64,
    /// How it continues, if the process before handed it over; else with the last question.
    pub handover: Option<Handover>,
}

impl Default for SessionPast {
    fn default() -> Self {
        SessionPast {
            session: 1,
            clock_ms: 0,
            next_sequence: 0,
            active_ms: 0,
            responses: 0,
            conversation: Vec::new(),
            idle_ms: 0,
            handover: None,
        }
    }
}

/// One interview's session, or the sessions that follow each other while it is kept.
#[derive(Clone, Debug)]
pub struct Session {
    setup: SessionSetup,
    clock: SessionClock,
    frames: FrameSequence,
    hearing: SpeechSegmenter,
    meter: ActiveTimeMeter,

    state: SessionState,
    told: SessionState,
    session: i32,
    /// Nobody has been connected yet.
    is_new: bool,
    is_attached: bool,
    is_muted: bool,
    /// What is before this is the rest of a word that another conductor heard the beginning of.
    deaf_to_ms: i64,
    paused_at_ms: i64,
    /// What was under way when the connection was lost, as long as it may be back at once.
    aside: Option<SessionState>,

    /// What is being said or will be, in order.
    speeches: VecDeque<InterviewerSpeech>,
    /// What was last cut off, for reports that are still on their way.
    cut_off: Option<InterviewerSpeech>,
    doubt: Option<PossibleInterruption>,
    /// The voice that goes on was found to be noise.
    is_voice_excused: bool,
    false_alarms: u32,
    /// Up to where the interviewer was heard.
    played_to_ms: i64,

    /// What the invitee is saying.
    answer: InviteeAnswer,
    /// What the invitee has said, until the interviewer is heard to reply.
    asked: Option<PendingReply>,
    /// Voice that ended before this waits for more before it is an answer.
    heed_from_ms: i64,
    thinking_since_ms: i64,
    turns_since_filler: u32,
    has_asked_again: bool,
    has_offered_typing: bool,
    failed_replies: u32,

    drafts: VecDeque<MessageDraft>,
    /// Where the last message ends.
    told_to_ms: i64,
    conversation: Vec<ConversationTurn>,
    responses: i64,
    last_question: Option<String>,

    quiet: InviteeSilence,
    limit: Option<ReachedLimit>,
    ending: Option<EndReason>,
    /// What another process left to be done first.
    handover: Option<Handover>,
    /// The last answer was handed over without a reply, and none has been heard yet.
    owes_reply: bool,
    departure: HandoverProgress,

    next_speech: u32,
    next_playback: u32,
    next_segment: u32,
    effects: Vec<SessionEffect>,
}

impl Session {
    /// A session that waits for somebody to be connected. Then it begins, or goes on where the past broke off.
    pub fn new(setup: SessionSetup, past: SessionPast) -> Self {
        let question = past.conversation.iter().rfind(|turn| turn.role == Role::Assistant);
        let last_question = question.map(|turn| turn.text.clone());
        Session {
            turns_since_filler: setup.turns.filler_every_turns,
            meter: ActiveTimeMeter::new(past.active_ms, setup.max_active_ms, past.idle_ms),
            setup,
            clock: SessionClock::at(past.clock_ms),
            frames: FrameSequence::from(past.next_sequence),
            hearing: SpeechSegmenter::default(),
            state: SessionState::Paused(PauseReason::Disconnected),
            told: SessionState::Paused(PauseReason::Disconnected),
            session: past.session,
            is_new: true,
            is_attached: false,
            is_muted: false,
            deaf_to_ms: 0,
            paused_at_ms: 0,
            aside: None,
            speeches: VecDeque::new(),
            cut_off: None,
            doubt: None,
            is_voice_excused: false,
            false_alarms: 0,
            played_to_ms: past.clock_ms,
            answer: InviteeAnswer::default(),
            asked: None,
            heed_from_ms: 0,
            thinking_since_ms: 0,
            has_asked_again: false,
            has_offered_typing: false,
            failed_replies: 0,
            drafts: VecDeque::new(),
            told_to_ms: 0,
            conversation: past.conversation,
            responses: past.responses,
            last_question,
            quiet: InviteeSilence::default(),
            limit: None,
            ending: None,
            handover: past.handover,
            owes_reply: false,
            departure: HandoverProgress::default(),
            next_speech: 0,
            next_playback: 0,
            next_segment: 0,
            effects: Vec::new(),
        }
    }

    pub fn state(&self) -> SessionState {
        self.state
    }

    /// Of the whole interview, told and not yet told.
    pub fn active_ms(&self) -> i64 {
        self.meter.total_ms()
    }

    /// The active time at which the interview is to end.
    pub fn max_active_ms(&self) -> Option<i64> {
        self.setup.max_active_ms
    }

    /// The session's clock.
    pub fn now_ms(&self) -> i64 {
        self.clock.now_ms()
    }

    /// Sound from before is not going to be recognized any more, once the effects so far are brought about.
    pub fn needs_sound_from_ms(&self) -> i64 {
        self.hearing.needed_from_ms(self.clock.now_ms(), &self.setup.turns)
    }

    /// What was said before this one is not going to be played again.
    pub fn needs_speeches_from(&self) -> SpeechId {
        let numbers = self.speeches.iter().map(|speech| speech.id);
        numbers.min().unwrap_or(SpeechId(self.next_speech + 1))
    }

    /// Whether a frame would be taken as new sound of the invitee's.
    pub fn takes_frame(&self, sequence: u32) -> bool {
        let is_away = self.state == SessionState::Paused(PauseReason::Disconnected) || self.has_left_off();
        !is_away && self.ending.is_none() && self.frames.is_new(sequence)
    }

    /// Which session it is, from 1.
    pub fn number(&self) -> i32 {
        self.session
    }

    /// Takes what happened and answers what is to be done. `elapsed_ms` is the caller's time, from any beginning; one
    /// that runs backwards stands still.
    pub fn handle(&mut self, elapsed_ms: i64, input: SessionInput) -> Vec<SessionEffect> {
        if matches!(self.state, SessionState::Ended(_)) {
            return Vec::new();
        }
        match self.aside {
            None => self.clock.pass(elapsed_ms),
            // The sound of this time comes later.
            Some(_) => self.clock.wait(elapsed_ms),
        }
        self.meter.pass(self.clock.elapsed_ms());
        self.take(input);
        self.give_up_overdue();
        self.mind_absence();
        if self.ending.is_none() && self.aside.is_none() && !self.has_left_off() {
            self.go_on();
        }
        self.mind_departure();
        self.commit_ready();
        self.finish_ending();
        self.finish_departure();
        if self.state != self.told {
            self.told = self.state;
            self.effects.push(SessionEffect::State(self.state));
        }
        if let SessionState::Ended(reason) = self.state {
            self.effects.push(SessionEffect::End(reason));
        }
        std::mem::take(&mut self.effects)
    }

    fn take(&mut self, input: SessionInput) {
        match input {
            SessionInput::Recognized { segment, text } => self.recognized(segment, Some(&text)),
            SessionInput::RecognitionFailed { segment } => self.recognized(segment, None),
            // Nobody is there to hear it.
            SessionInput::Playback { .. } if self.aside.is_some() => {}
            SessionInput::Playback { playback, heard_ms, ended } => self.played(playback, heard_ms, ended),
            SessionInput::Tick => {}
            // What is being brought to its end, or is handed over, takes nothing new.
            _ if self.ending.is_some() || self.has_left_off() => {}
            SessionInput::Attached => self.attach(),
            SessionInput::Detached => self.detach(),
            SessionInput::Frame { sequence, score } => self.hear(sequence, score),
            SessionInput::Typed { text } => self.read(text),
            SessionInput::Typing => self.quiet.begin(self.clock.now_ms()),
            SessionInput::Mute => self.mute(),
            SessionInput::Unmute => self.is_muted = false,
            SessionInput::Pause => self.pause(PauseReason::ByInvitee),
            SessionInput::Resume => self.resume(true),
            SessionInput::RepeatQuestion => self.repeat_question(),
            SessionInput::HandOver => self.depart(),
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

    /// What follows from where things now stand. Each step may change the state for the next.
    fn go_on(&mut self) {
        self.cut_pieces();
        self.mind_barge_in();
        self.mind_turn();
        self.mind_thinking();
        self.mind_speeches();
        self.mind_silence();
        self.mind_limits();
        self.leave_no_dead_end();
    }

    /// Without anything to say or to think about it is the invitee's turn, whatever led here.
    fn leave_no_dead_end(&mut self) {
        let is_idle = self.speeches.is_empty() && self.asked.is_none() && self.ending.is_none();
        if is_idle && matches!(self.state, SessionState::Speaking | SessionState::Thinking) {
            self.state = SessionState::Listening;
        }
    }

    fn new_speech(&mut self) -> SpeechId {
        self.next_speech += 1;
        SpeechId(self.next_speech)
    }

    fn new_segment(&mut self) -> SegmentId {
        self.next_segment += 1;
        SegmentId(self.next_segment)
    }

    fn next_playback(&self) -> PlaybackId {
        PlaybackId(self.next_playback + 1)
    }
}

#[cfg(test)]
mod tests;
