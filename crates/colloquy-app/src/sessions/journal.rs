//! Stores an interview while it runs: its messages, the changes of its state, and who holds it.

use std::sync::Arc;
use std::time::Duration;

use colloquy_domain::engine_history::EngineRecord;
use colloquy_domain::event::EventKind;
use colloquy_domain::ids::{LogEntryId, MessageId};
use colloquy_domain::invitation::{EndReason, Invitation, Status, TransitionRefused};
use colloquy_domain::log_entry::{Actor, EventType, LogEntry};
use colloquy_domain::media::MediaName;
use colloquy_domain::message::{Message, Role};
use colloquy_domain::ports::{StorageError, UnitOfWork, Write};
use colloquy_domain::recording::RecordingPart;
use colloquy_domain::safety::SafetyConcern;
use colloquy_domain::session::{FirstActionAfterTakeover, PauseReason, TranscriptMessage, TurnTimings};
use colloquy_domain::session_run::SessionRun;
use colloquy_domain::usage::Month;
use colloquy_domain::{InvitationId, Timestamp};
use jiff::SignedDuration;
use serde_json::{Value, json};
use tokio::time::{Instant, sleep, timeout};
use uuid::Uuid;

use super::actor::safety::with_concern;
use super::turn_log::{FailedEngine, PendingTurnLog};
use super::{ServerMessage, TranscriptLine};
use crate::announcement::announced;
use crate::invitations::insights;
use crate::{App, AppError};

/// Why nothing more can be stored.
#[derive(Debug, PartialEq, Eq)]
pub enum SessionRunLost {
    /// Another page holds the interview now, on this node or another, or the organization has closed it.
    TakenOver,
    /// The database was unavailable for too long.
    Storage,
}

/// How long a save is retried. The conversation pauses meanwhile, and the page buffers the invitee's sound.
const PATIENCE: Duration = Duration::from_secs(120);

/// How long a session waits to learn whether it still has the interview.
const LEASE_READ_LIMIT: Duration = Duration::from_millis(500);
const FIRST_PAUSE: Duration = Duration::from_millis(20);
const LONGEST_PAUSE: Duration = Duration::from_secs(2);

pub struct SessionRunSaver {
    app: Arc<App>,
    invitation: Invitation,
    session_run: SessionRun,
    /// This holder's id.
    holder: Uuid,
    resume_time: SignedDuration,
    messages: Vec<TranscriptLine>,
    /// What serves the session. It is stored with the next change.
    pub engines: EngineRecord,
    /// The danger that the invitee reported. It is logged with the next pause, or with the end.
    pub concern: Option<SafetyConcern>,
    /// When the audio accepted so far would end if it were played as it arrives.
    audio_until: Instant,
    turn_log: PendingTurnLog,
}

impl SessionRunSaver {
    /// Creates the journal of an interview that is stored as held by `holder`.
    pub fn new(
        app: Arc<App>,
        (invitation, session_run): (Invitation, SessionRun),
        holder: Uuid,
        resume_time: SignedDuration,
        messages: &[Message],
        engines: EngineRecord,
    ) -> Self {
        let caption = |message: &Message| TranscriptLine {
            index: message.index,
            role: message.role,
            text: message.content.clone(),
        };
        let messages = messages.iter().map(caption).collect();
        SessionRunSaver {
            app,
            invitation,
            session_run,
            holder,
            resume_time,
            messages,
            engines,
            concern: None,
            audio_until: Instant::now(),
            turn_log: PendingTurnLog::default(),
        }
    }

    pub fn captions(&self) -> &[TranscriptLine] {
        &self.messages
    }

    pub fn invitation(&self) -> InvitationId {
        self.invitation.id
    }

    /// Notes until when the accepted audio lasts. It is stored with the next change.
    pub fn audio_lasts(&mut self, until: Instant) {
        self.audio_until = until;
    }

    /// Stores how much audio was accepted, before more is accepted.
    pub async fn store_audio_allowance(&mut self) -> Result<(), SessionRunLost> {
        self.save(|_, _, _| Ok(Vec::new())).await
    }

    /// Notes the times of a turn. They are stored with the next change, which is its answer.
    pub fn turn_ended(&mut self, turn: TurnTimings) {
        self.app.turn_times.add(&turn);
        self.turn_log.ended(self.app.id(), turn);
    }

    /// Notes that an engine failed. The next log entry says so.
    pub fn engine_failed(&mut self, engine: FailedEngine) {
        self.turn_log.failed(engine);
    }

    pub fn message_id(&self) -> MessageId {
        self.app.id()
    }

    /// Notes the session's recording, once it exists.
    pub fn recorded_in(&mut self, part: Option<RecordingPart>) {
        self.engines.recording = part.or(self.engines.recording);
    }

    pub async fn message(
        &mut self,
        id: MessageId,
        spoken: TranscriptMessage,
        audio: Option<MediaName>,
    ) -> Result<ServerMessage, SessionRunLost> {
        let index = self.messages.last().map_or(0, |last| last.index + 1);
        self.save(|invitation, session_run, now| {
            invitation.meter(spoken.active_ms, spoken.role == Role::User, now)?;
            session_run.reach(spoken.span.end_ms, 0);
            let message = Message {
                id,
                organization_id: invitation.organization_id,
                invitation_id: invitation.id,
                index,
                role: spoken.role,
                content: spoken.content.clone(),
                sentiment: None,
                insights: None,
                created_at: now,
                offset_ms: spoken.offset_ms(),
                duration_ms: spoken.duration_ms(),
                interrupted: spoken.interrupted,
                audio: audio.clone(),
                typed: spoken.typed,
                session: spoken.session,
            };
            Ok(vec![Write::AddMessage(message), usage_write(invitation, spoken.active_ms, now)])
        })
        .await?;
        let TranscriptMessage { role, content: text, typed, .. } = spoken;
        self.messages.push(TranscriptLine { index, role, text: text.clone() });
        Ok(ServerMessage::Message { index, role, text, typed })
    }

    pub async fn meter(&mut self, active_ms: i64) -> Result<(), SessionRunLost> {
        self.save(|invitation, _, now| {
            invitation.meter(active_ms, false, now)?;
            Ok(vec![usage_write(invitation, active_ms, now)])
        })
        .await
    }

    /// Stores a pause. `why` replaces the reason in the log if a more exact one is known.
    pub async fn pause(
        &mut self,
        reason: PauseReason,
        why: Option<&'static str>,
        clock_ms: i64,
    ) -> Result<(), SessionRunLost> {
        let word = match reason {
            PauseReason::Disconnected => "connection",
            PauseReason::ByInvitee => "invitee",
            PauseReason::LongSilence => "silence",
        };
        let concern = self.concern;
        let word = why.or(concern.map(|_| "safety")).unwrap_or(word);
        let id = self.app.id();
        self.save(|invitation, session_run, now| {
            session_run.reach(clock_ms, 0);
            if !invitation.disconnect(now)?.is_made() {
                return Ok(Vec::new());
            }
            let data = with_concern(json!({ "session": invitation.sessions, "reason": word }), concern);
            Ok(vec![logged(id, invitation, EventType::InvitationDisconnected, data, now)])
        })
        .await?;
        self.concern = None;
        Ok(())
    }

    /// Logs why a connection was closed while the session was paused already.
    pub async fn refused(&mut self, why: &'static str) -> Result<(), SessionRunLost> {
        let id = self.app.id();
        self.save(|invitation, _, now| {
            let data = json!({ "session": invitation.sessions, "reason": why });
            Ok(vec![logged(id, invitation, EventType::InvitationDisconnected, data, now)])
        })
        .await
    }

    /// Stores that this process stops, and from which frame the next one continues.
    pub async fn hand_over(
        &mut self,
        handover: Option<FirstActionAfterTakeover>,
        clock_ms: i64,
        next_sequence: u32,
    ) -> Result<(), SessionRunLost> {
        let id = self.app.id();
        self.save(|invitation, session_run, now| {
            session_run.hand_over(handover.clone(), clock_ms, next_sequence.into(), now);
            if !invitation.disconnect(now)?.is_made() {
                return Ok(Vec::new());
            }
            let data = json!({ "session": invitation.sessions, "reason": "restart" });
            Ok(vec![logged(id, invitation, EventType::InvitationDisconnected, data, now)])
        })
        .await
    }

    /// Stores that the interview resumes, in the same session or in a further one.
    pub async fn resume(&mut self, session: i32) -> Result<(), SessionRunLost> {
        let (id, resume_time, mut engines) = (self.app.id(), self.resume_time, self.engines.clone());
        if session != self.invitation.sessions {
            engines.recording = None;
        }
        self.save(|invitation, session_run, now| {
            invitation.resume_as(session, now, resume_time)?;
            session_run.begin_session(session, engines.clone());
            let data = json!({ "session": session });
            Ok(vec![logged(id, invitation, EventType::InvitationResumed, data, now)])
        })
        .await?;
        self.engines = engines;
        Ok(())
    }

    pub async fn end(&mut self, reason: EndReason) -> Result<(), SessionRunLost> {
        let (app, id, concern) = (self.app.clone(), self.app.id(), self.concern);
        self.save(|invitation, session_run, now| {
            invitation.end(reason, now)?;
            let engine_history = session_run.engine_history.to_json();
            let data = with_concern(
                json!({ "endReason": reason.as_str(), "engineHistory": engine_history }),
                concern,
            );
            let entry = logged(id, invitation, EventType::InvitationCompleted, data, now);
            Ok(vec![entry, announced(&app, invitation, EventKind::InterviewCompleted, now)])
        })
        .await?;
        self.concern = None;
        insights::analyze_in_background(self.app.clone(), self.invitation.id);
        Ok(())
    }

    /// Replaces the text of one of the invitee's messages. Returns `None` if the message is not theirs, or if the text
    /// is empty, because an answer cannot be withdrawn.
    pub async fn correct(&mut self, index: i32, text: String) -> Result<Option<ServerMessage>, AppError> {
        if text.trim().is_empty() {
            return Ok(None);
        }
        let is_theirs = |caption: &&mut TranscriptLine| caption.index == index && caption.role == Role::User;
        let Some(caption) = self.messages.iter_mut().find(is_theirs) else { return Ok(None) };
        let Some(view) = self.app.storage.invitation_view(self.invitation.id).await? else { return Ok(None) };
        let Some(message) = view.messages.into_iter().find(|message| message.index == index) else {
            return Ok(None);
        };
        let typed = message.typed;
        let corrected = Message { content: text.clone(), ..message };
        self.app.storage.commit(UnitOfWork::default().with(Write::SaveMessage(corrected))).await?;
        caption.text.clone_from(&text);
        Ok(Some(ServerMessage::Message { index, role: Role::User, text, typed }))
    }

    /// Applies a change and saves it. Retries after a conflict, unless another holder has taken the interview over.
    async fn save(
        &mut self,
        mut change: impl FnMut(
            &mut Invitation,
            &mut SessionRun,
            Timestamp,
        ) -> Result<Vec<Write>, TransitionRefused>,
    ) -> Result<(), SessionRunLost> {
        let (began, mut pause) = (Instant::now(), FIRST_PAUSE);
        loop {
            let now = self.app.clock.now();
            let (mut invitation, mut session_run) = (self.invitation.clone(), self.session_run.clone());
            invitation.note_concern(self.concern, now);
            session_run.update_engines(&self.engines);
            let ahead = self.audio_until.saturating_duration_since(Instant::now());
            if !ahead.is_zero() {
                session_run.accept_audio(now + ahead);
            }
            // Nothing may be added to an interview that the organization has closed.
            let Ok(writes) = change(&mut invitation, &mut session_run, now) else {
                return Err(SessionRunLost::TakenOver);
            };
            let writes = self.turn_log.add_to(writes, &invitation, now);
            let has_log_entry = writes.iter().any(|write| matches!(write, Write::AddLogEntry(_)));
            session_run.seen(now);
            let unit = UnitOfWork::default()
                .with(Write::SaveInvitation(invitation.clone()))
                .with(Write::SaveSessionRun(session_run.clone()));
            // The row with the month's usage comes last, because other interviews of the organization wait for its
            // lock.
            let unit = writes.into_iter().fold(unit, UnitOfWork::with);
            match self.app.storage.commit(unit).await {
                Ok(()) => {
                    (self.invitation, self.session_run) = (invitation.saved(), session_run.saved());
                    self.turn_log.are_stored(has_log_entry);
                    return Ok(());
                }
                Err(StorageError::Conflict) => match self.read_again().await {
                    Ok(true) => tracing::debug!("an interview was changed concurrently; retrying"),
                    Ok(false) => return Err(SessionRunLost::TakenOver),
                    Err(error) => tracing::warn!(%error, "an interview could not be read; retrying"),
                },
                Err(error) => tracing::warn!(%error, "an interview could not be saved; retrying"),
            }
            if began.elapsed() > PATIENCE {
                return Err(SessionRunLost::Storage);
            }
            sleep(pause).await;
            pause = LONGEST_PAUSE.min(pause * 2);
        }
    }

    /// Fails if another holder has the interview. A session that changes nothing would not notice otherwise.
    pub async fn check_lease(&mut self) -> Result<(), SessionRunLost> {
        let read = timeout(LEASE_READ_LIMIT, self.app.storage.session_run(self.invitation.id));
        // A slow database must not hold up the conversation.
        let Ok(read) = read.await else { return Ok(()) };
        match read {
            Ok(Some(session_run)) if session_run.is_held_by(self.holder) => Ok(()),
            Ok(_) => Err(SessionRunLost::TakenOver),
            Err(error) => {
                tracing::debug!(%error, "it is not known who has an interview");
                Ok(())
            }
        }
    }

    /// Returns the last message to an invitee whose interview this actor no longer holds, because the organization has
    /// ended or erased it, the invitee has withdrawn their consent, or it continues elsewhere.
    pub async fn parting(&self) -> ServerMessage {
        let by_organization = EndReason::CompletedByOrganization;
        match self.app.storage.invitation(self.invitation.id).await {
            Ok(Some(stored)) if stored.status == Status::Completed => {
                ServerMessage::Ended(stored.end_reason.unwrap_or(by_organization))
            }
            Ok(Some(stored)) if stored.status != Status::Cancelled => ServerMessage::Replaced,
            Ok(Some(stored)) if stored.withdrawal.is_some() => ServerMessage::Ended(EndReason::InviteeEnded),
            Ok(_) => ServerMessage::Ended(by_organization),
            Err(_) => ServerMessage::Replaced,
        }
    }

    /// Reads the stored state again. Returns whether this holder still has the interview.
    async fn read_again(&mut self) -> Result<bool, StorageError> {
        let id = self.invitation.id;
        let (invitation, session_run) =
            futures::try_join!(self.app.storage.invitation(id), self.app.storage.session_run(id))?;
        let Some((invitation, session_run)) = invitation.zip(session_run) else { return Ok(false) };
        let is_ours = session_run.is_held_by(self.holder);
        (self.invitation, self.session_run) = (invitation, session_run);
        Ok(is_ours)
    }
}

pub fn usage_write(invitation: &Invitation, active_ms: i64, now: Timestamp) -> Write {
    Write::AddUsage { organization_id: invitation.organization_id, month: Month::of(now), active_ms }
}

pub fn logged(
    id: LogEntryId,
    invitation: &Invitation,
    event: EventType,
    data: Value,
    now: Timestamp,
) -> Write {
    let owner = (invitation.organization_id, invitation.interview_id);
    let entry = LogEntry::of_interview(id, event, owner, Actor::invitee(invitation), now);
    Write::AddLogEntry(entry.about(invitation.id).with(data))
}
