//! Carries out the effects of the state machine.

use std::collections::VecDeque;

use colloquy_domain::invitation::EndReason;
use colloquy_domain::message::Role;
use colloquy_domain::ports::InterviewSituation;
use colloquy_domain::session::{
    FixedUtterance, PauseReason, PlaybackId, SessionEffect, SessionInput, ShownSessionState, SpeechId,
    TranscriptMessage, TurnTimings,
};

use super::SessionActor;
use crate::sessions::journal::SessionRunLost;
use crate::sessions::{ServerMessage, SessionNotice, fixed_speech};

impl SessionActor {
    pub(super) async fn apply_effect(
        &mut self,
        effect: SessionEffect,
        inputs: &mut VecDeque<SessionInput>,
    ) -> Result<(), SessionRunLost> {
        match effect {
            SessionEffect::Ready { next_sequence, .. } => {
                self.echo.connect(next_sequence);
                self.send_ready(next_sequence);
            }
            SessionEffect::Acknowledge { next_sequence } => self.recorder.acknowledge(next_sequence).await,
            SessionEffect::Gap { from, to } => tracing::debug!(from, to, "frames are missing"),
            SessionEffect::State(state) => {
                self.enter(state);
                inputs.extend(self.pause_after_concern(state));
            }
            SessionEffect::Record { span, .. } => {
                if let Some(frame) = self.frame.take() {
                    self.recorder.hear(span.start_ms, &frame).await;
                    self.sound.keep(span.start_ms, frame);
                }
            }
            SessionEffect::Recognize { segment, span } => {
                self.pending_recognition.requested(segment);
                self.engines.recognize(segment, self.sound.of(span));
            }
            SessionEffect::CancelRecognition { segment } => {
                self.pending_recognition.settled(segment);
                self.engines.cancel_recognition(segment);
            }
            SessionEffect::JudgeTurn { segment, span } => {
                self.engines.judge_turn(segment, || self.sound.of(span))
            }
            SessionEffect::Ask { speech, conversation, remaining, are_words_sure } => {
                if !self.answer_concern(speech, &conversation, are_words_sure, inputs) {
                    let conversation = self.harmless_answers.of(conversation, self.language);
                    let situation = InterviewSituation { conversation, remaining, ..self.situation.clone() };
                    self.engines.ask(speech, situation);
                }
            }
            SessionEffect::InterpretAnswer { speech, text } => self.engines.interpret_answer(speech, text),
            SessionEffect::Say { speech, say } => self.say(speech, &say, inputs),
            SessionEffect::Synthesize { speech, sentence, text } => {
                self.texts.insert((speech, sentence), text.clone());
                self.engines.synthesize(speech, sentence, text);
            }
            SessionEffect::Cancel { speech } => {
                self.engines.cancel(speech);
                self.interrupt_concern(speech);
            }
            SessionEffect::Play { playback, speech, sentence } => {
                self.play(playback, (speech, sentence)).await
            }
            SessionEffect::PlayEnds { playback } => inputs.extend(self.playing.ends(playback)),
            SessionEffect::Clear { .. } => {
                self.echo.clear();
                self.send(ServerMessage::Clear);
            }
            SessionEffect::Show { text, .. } => {
                let id = self.playing.show();
                self.send(ServerMessage::Utterance { id, text, sound: None });
            }
            SessionEffect::OfferTyping => self.send(ServerMessage::Notice(SessionNotice::Typing)),
            SessionEffect::Unrecognized { .. } => {
                self.send(ServerMessage::Notice(SessionNotice::NotUnderstood))
            }
            SessionEffect::Commit(spoken) => self.commit(spoken).await?,
            SessionEffect::Meter { active_ms } => self.journal.meter(active_ms).await?,
            SessionEffect::TurnTimed(turn) => self.log_turn(turn),
            SessionEffect::Pause(reason) => self.pause(reason).await?,
            SessionEffect::Resume { session, is_further } => self.resume(session, is_further).await?,
            SessionEffect::HandOver { handover, next_sequence } => {
                self.hand_over(handover, next_sequence).await?
            }
            SessionEffect::End(reason) => self.end(reason).await?,
        }
        Ok(())
    }

    fn log_turn(&mut self, turn: TurnTimings) {
        let invitation = self.journal.invitation();
        let after = |at_ms: Option<i64>| at_ms.map(|at_ms| at_ms - turn.speech_ended_ms);
        tracing::info!(
            %invitation,
            speech_ended_ms = turn.speech_ended_ms,
            turn_ended_after_ms = after(Some(turn.turn_ended_ms)),
            recognized_after_ms = after(turn.recognized_ms),
            replied_after_ms = after(turn.replied_ms),
            heard_after_ms = after(turn.heard_ms),
            interruptions = turn.interruptions,
            withdrawals = turn.withdrawals,
            ended_by = turn.ended_by.as_str(),
            "a turn has ended"
        );
        self.journal.turn_ended(turn);
    }

    fn enter(&mut self, state: ShownSessionState) {
        self.send(ServerMessage::State(state));
        if state == ShownSessionState::Listening {
            let notice = self.near_end.answer_notice();
            self.send_notice(notice);
        }
    }

    fn say(&mut self, speech: SpeechId, say: &FixedUtterance, inputs: &mut VecDeque<SessionInput>) {
        if matches!(say, FixedUtterance::Prompt(_)) {
            self.send_notice(Some(SessionNotice::StillThere));
        }
        let closes = *say == FixedUtterance::Closing;
        let sentences = fixed_speech::sentences(say, self.language, self.first_message.as_deref());
        inputs.extend(sentences.into_iter().map(|text| SessionInput::Sentence { speech, text }));
        inputs.push_back(SessionInput::SpeechComplete { speech, closes });
    }

    /// Plays a sentence whose sound is ready.
    async fn play(&mut self, playback: PlaybackId, sentence: (SpeechId, usize)) {
        let Some(sound) = self.sounds.get(&sentence).cloned() else { return };
        if self.playing.is_other(playback) {
            self.record_playback().await;
        }
        let text = self.texts.get(&sentence).cloned().unwrap_or_default();
        let id = self.playing.begin(playback, sound.clone());
        self.echo.play(id, &sound);
        self.send(ServerMessage::Utterance { id, text, sound: Some(sound) });
    }

    async fn resume(&mut self, session: i32, is_further: bool) -> Result<(), SessionRunLost> {
        if is_further {
            self.record_playback().await;
            self.playing.restart();
            self.sound.restart();
            self.recorder.restart(session).await;
        }
        self.journal.resume(session).await
    }

    async fn commit(&mut self, spoken: TranscriptMessage) -> Result<(), SessionRunLost> {
        if spoken.role == Role::Assistant {
            self.record_playback().await;
        }
        if spoken.role == Role::User {
            self.near_end.answered();
        }
        let id = self.journal.message_id();
        let audio = spoken.recording.and_then(|_| self.recorder.name_of(spoken.session, id));
        self.journal.recorded_in(self.recorder.part());
        let message = self.journal.message(id, spoken, audio).await?;
        self.send(message);
        Ok(())
    }

    pub(super) async fn record_playback(&mut self) {
        for (start_ms, sound) in self.playing.take_heard() {
            self.recorder.say(start_ms, sound).await;
        }
        self.journal.recorded_in(self.recorder.part());
    }

    async fn pause(&mut self, reason: PauseReason) -> Result<(), SessionRunLost> {
        self.recorder.flush().await;
        let why = self.disconnect_reason.take_if(|_| reason == PauseReason::Disconnected);
        self.journal.pause(reason, why, self.session.now_ms()).await
    }

    async fn end(&mut self, reason: EndReason) -> Result<(), SessionRunLost> {
        self.record_playback().await;
        self.journal.end(reason).await?;
        self.send(ServerMessage::Ended(reason));
        Ok(())
    }
}
