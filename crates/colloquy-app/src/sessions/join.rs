//! Joining an interview: the first time, after a break, on another device, or after a crash.

use std::sync::Arc;
use std::time::Duration;

use colloquy_domain::engine_history::EngineRecord;
use colloquy_domain::event::EventKind;
use colloquy_domain::guide::InterviewGuide;
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::{InterviewStartOutcome, Invitation, InvitationStage, Status};
use colloquy_domain::log_entry::EventType;
use colloquy_domain::message::{Message, Role};
use colloquy_domain::organization::Organization;
use colloquy_domain::ports::{
    InterviewSituation, InvitationWithMessages, RemainingInterviewLimits, UnitOfWork, Write,
};
use colloquy_domain::session::{
    FirstActionAfterTakeover, SessionMachine, SessionSettings, SessionStartState,
};
use colloquy_domain::session_run::SessionRun;
use colloquy_domain::slug::Slug;
use colloquy_domain::voice::Voice;
use serde_json::json;
use tokio::sync::mpsc;
use tokio::time::Instant;
use uuid::Uuid;

use super::actor::SessionActor;
use super::audio_allowance::AudioAllowance;
use super::connection::{self, FrameBatchSizeSetter, SessionConnection};
use super::crash_recovery;
use super::echo::SessionEchoCanceller;
use super::engines::SessionEngines;
use super::journal::{SessionRunSaver, logged};
use super::preparation::prepare;
use super::recorder::SessionRecorder;
use crate::ai::system_prompt;
use crate::announcement::announced;
use crate::entity_locks::in_time;
use crate::interviews::guide_for_session;
use crate::invitation_stage::invitation_stage;
use crate::{App, AppError};

/// Why an invitee cannot join an interview.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InterviewJoinRefused {
    /// The invitation does not exist.
    Missing,
    /// The invitee has not consented yet.
    NotConsented,
    /// The organization has used up its cap for the month.
    Capped,
    /// The interview is completed, cancelled or archived, or was interrupted for too long.
    Closed,
}

/// Checks whether an invitee could join the interview now. Changes nothing, because a check is not a join.
pub async fn admits(app: &Arc<App>, slug: &Slug) -> Result<Result<(), InterviewJoinRefused>, AppError> {
    let Some(invitation) = app.storage.invitation_by_slug(slug).await? else {
        return Ok(Err(InterviewJoinRefused::Missing));
    };
    let id = invitation.id;
    in_time(crash_recovery::wait_for_recovery(app, id)).await?;
    if app.sessions.actor(id).is_some() {
        return Ok(Ok(()));
    }
    Ok(open(app, invitation).await?.map(|_| ()))
}

/// An interview that an invitee can join, with everything that a session needs.
struct OpenInterview {
    invitation: Invitation,
    interview: Interview,
    organization: Organization,
    session_run: SessionRun,
}

async fn open(
    app: &App,
    invitation: Invitation,
) -> Result<Result<OpenInterview, InterviewJoinRefused>, AppError> {
    let interview = app.storage.interview(invitation.interview_id).await?;
    let organization = app.storage.organization(invitation.organization_id).await?;
    let Some((interview, organization)) = interview.zip(organization) else {
        return Ok(Err(InterviewJoinRefused::Missing));
    };
    let Some(session_run) = app.storage.session_run(invitation.id).await? else {
        return Ok(Err(InterviewJoinRefused::NotConsented));
    };
    Ok(match invitation_stage(app, &invitation, &interview, &organization, Some(&session_run)).await? {
        stage if stage.is_open() => Ok(OpenInterview { invitation, interview, organization, session_run }),
        InvitationStage::Capped => Err(InterviewJoinRefused::Capped),
        _ => Err(InterviewJoinRefused::Closed),
    })
}

/// Connects to the actor that holds the interview on this node, or to a new one that takes it over.
pub async fn join(
    app: &Arc<App>,
    slug: &Slug,
    wait: FrameBatchSizeSetter,
) -> Result<Result<SessionConnection, InterviewJoinRefused>, AppError> {
    let Some(invitation) = app.storage.invitation_by_slug(slug).await? else {
        return Ok(Err(InterviewJoinRefused::Missing));
    };
    let id = invitation.id;
    in_time(crash_recovery::wait_for_recovery(app, id)).await?;
    let mailbox = app.entity_locks.with_lock(id.uuid(), async {
        if let Some(mailbox) = app.sessions.actor(id) {
            return Ok(Ok(mailbox));
        }
        let taken = take(app, id).await?;
        Ok(taken.map(|actor| {
            let (mailbox, events) = mpsc::channel(connection::UP_WAITING);
            app.sessions.remember(id, mailbox.clone());
            let (actor, done) = actor;
            tokio::spawn(actor.run(events, done));
            mailbox
        }))
    });
    let mailbox = match mailbox.await? {
        Ok(mailbox) => mailbox,
        Err(not_now) => return Ok(Err(not_now)),
    };
    Ok(Ok(SessionConnection::open(app.seed(), mailbox, wait).await.ok_or(AppError::Late)?))
}

type Taken = (SessionActor, mpsc::UnboundedReceiver<super::engines::EngineTaskResult>);

/// Makes a new actor the holder of the interview.
async fn take(
    app: &Arc<App>,
    id: colloquy_domain::InvitationId,
) -> Result<Result<Taken, InterviewJoinRefused>, AppError> {
    let Some(InvitationWithMessages { invitation, messages }) = app.storage.invitation_view(id).await? else {
        return Ok(Err(InterviewJoinRefused::Missing));
    };
    let OpenInterview { invitation, interview, organization, session_run } =
        match open(app, invitation).await? {
            Ok(open) => open,
            Err(not_now) => return Ok(Err(not_now)),
        };
    let idle_ms = match invitation.status {
        Status::InProgress => session_run.idle_ms(&messages, app.clock.now()),
        _ => 0,
    };
    let holder = app.ids.next();
    let voice =
        app.voices.voice(interview.voice_id).unwrap_or_else(|| app.voices.first_for(&interview.locale));
    let served_by = engines(&interview, voice);
    let was_reopened = invitation.status == Status::Reopened;
    let Some((invitation, session_run, handover)) =
        begin(app, (invitation, session_run), &interview, &organization, holder, &served_by).await?
    else {
        return Ok(Err(InterviewJoinRefused::Closed));
    };
    let said = if was_reopened { without_farewell(&messages) } else { &messages };
    let past = SessionStartState { idle_ms, handover, ..session_run.past(&invitation, said) };
    let ahead = session_run.audio_until.map(|until| until.duration_since(app.clock.now()));
    let ahead = ahead.and_then(|ahead| Duration::try_from(ahead).ok()).unwrap_or_default();
    let max_active_ms = interview.max_minutes.map(|minutes| minutes.get().saturating_mul(60_000));
    let max_responses = interview.max_responses.map(|limit| limit.get());
    let setup = SessionSettings {
        language: Some(interview.locale.language()),
        max_active_ms,
        max_responses,
        ..SessionSettings::default()
    };
    let guide = guide_for_session(app, &organization, &interview).await?;
    let situation = situation(app, &invitation, &interview, &organization, guide);
    prepare(app, &situation, &interview, said);
    let (sender, done) = mpsc::unbounded_channel();
    let recordings = app.recordings.clone();
    let recorder = SessionRecorder::new(recordings, id, holder, past.session, sender.clone());
    let engines = SessionEngines::new(app, id, interview.locale.clone(), voice.clone(), sender);
    let resume_time = organization.resume_time.duration();
    let journal = SessionRunSaver::new(
        app.clone(),
        (invitation, session_run),
        holder,
        resume_time,
        &messages,
        served_by,
    );
    let first_message = interview.first_message.as_ref().map(|message| message.as_str().to_owned());
    let vad = (app.vad)();
    let mut actor = SessionActor::new(
        SessionMachine::new(setup, past),
        engines,
        journal,
        recorder,
        vad,
        situation,
        first_message,
    );
    actor.audio_allowance = AudioAllowance::after(ahead, Instant::now());
    actor.safety_contact = organization.safety_contact.clone();
    actor.echo = SessionEchoCanceller::new(app.echo_cancelling.clone());
    Ok(Ok((actor, done)))
}

/// Stores the new holder, and that the interview starts or resumes. Returns `None` if it was interrupted for too long.
async fn begin(
    app: &App,
    (mut invitation, mut session_run): (Invitation, SessionRun),
    interview: &Interview,
    organization: &Organization,
    holder: Uuid,
    engines: &EngineRecord,
) -> Result<Option<(Invitation, SessionRun, Option<FirstActionAfterTakeover>)>, AppError> {
    let now = app.clock.now();
    let mut start = None;
    let event = match invitation.status {
        Status::InProgress => {
            // A node that crashed has not stored the interruption.
            invitation.lose(session_run.seen_at, now)?;
            if invitation.resume(now, organization.resume_time.duration()).is_err() {
                return Ok(None);
            }
            EventType::InvitationResumed
        }
        _ => {
            start = Some(invitation.start(now)?);
            EventType::InvitationStarted
        }
    };
    session_run.take(holder, now);
    session_run.begin_session(invitation.sessions, engines.clone());
    let handover = session_run.take_handover();
    let data = json!({ "session": invitation.sessions, "engines": engines.to_json() });
    let mut unit = UnitOfWork::default()
        .with(Write::SaveInvitation(invitation.clone()))
        .with(Write::SaveSessionRun(session_run.clone()))
        .with(logged(app.id(), &invitation, event, data, now));
    if start == Some(InterviewStartOutcome::First) {
        unit.push(announced(app, &invitation, EventKind::InterviewStarted, now));
    }
    if start.is_some() {
        unit.push(Write::KeepInterview(interview.clone()));
    }
    app.storage.commit(unit).await?;
    if start == Some(InterviewStartOutcome::First) {
        app.webhook_dispatcher.wake(invitation.organization_id);
    }
    Ok(Some((invitation.saved(), session_run.saved(), handover)))
}

/// Describes the engines of the session, as far as they are known before it starts.
fn engines(interview: &Interview, voice: &Voice) -> EngineRecord {
    EngineRecord {
        version: Some(env!("CARGO_PKG_VERSION").to_owned()),
        prompt_revision: Some(interview.revision()),
        voice: Some(voice.into()),
        ..EngineRecord::default()
    }
}

pub(super) fn situation(
    app: &App,
    invitation: &Invitation,
    interview: &Interview,
    organization: &Organization,
    guide: Arc<InterviewGuide>,
) -> InterviewSituation {
    InterviewSituation {
        prompt: interview.prompt.clone(),
        guide,
        title: interview.title.clone(),
        intro: interview.intro.clone(),
        locale: interview.locale.clone(),
        organization_name: organization.name.clone(),
        organization_prompt: system_prompt(organization, interview).cloned(),
        invitee_name: invitation.name.clone(),
        remaining: remaining_limits(interview, invitation),
        conversation: Vec::new(),
        seed: app.seed(),
    }
}

/// Returns what remains of the interview's limits.
pub(super) fn remaining_limits(interview: &Interview, invitation: &Invitation) -> RemainingInterviewLimits {
    let max_active_ms = interview.max_minutes.map(|minutes| minutes.get().saturating_mul(60_000));
    RemainingInterviewLimits {
        active_ms: max_active_ms.map(|max| max - invitation.active_ms),
        responses: interview.max_responses.map(|limit| limit.get() - invitation.responses_count),
    }
}

/// Drops the messages after the last answer. An interviewer that reads the farewell of an earlier session would end the
/// interview at once.
fn without_farewell(messages: &[Message]) -> &[Message] {
    let last_answer = messages.iter().rposition(|message| message.role == Role::User);
    last_answer.map_or(messages, |last| &messages[..=last])
}
