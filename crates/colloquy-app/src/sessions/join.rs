//! Coming to an interview: the first time, after a break, on another device, after a crash.

use std::sync::Arc;
use std::time::Duration;

use colloquy_domain::event::Kind;
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::{Invitation, Start, Status};
use colloquy_domain::log_entry::EventType;
use colloquy_domain::message::{Message, Role};
use colloquy_domain::organization::Organization;
use colloquy_domain::ports::{InvitationView, Left, Situation, UnitOfWork, Write};
use colloquy_domain::session::{Handover, Past, Session, Setup};
use colloquy_domain::sitting::Sitting;
use colloquy_domain::slug::Slug;
use colloquy_domain::voice::Voice;
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::time::Instant;
use uuid::Uuid;

use super::actor::Actor;
use super::connection::{self, Connection, Wait};
use super::engines::Engines;
use super::journal::{Journal, logged};
use super::left;
use super::pace::Pace;
use super::recorder::Recorder;
use crate::ai::system_prompt;
use crate::announcement::announced;
use crate::organizations::has_room;
use crate::turns::in_time;
use crate::{App, AppError};

/// Why nobody can talk there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotNow {
    /// There is no such invitation.
    Missing,
    /// Consent comes first.
    NotConsented,
    /// The organization has used up what it has set for the month.
    Capped,
    /// It is over, cancelled, archived, or was left for too long.
    Closed,
}

/// Whether an interview can be taken at present.
pub(super) fn is_open(invitation: &Invitation, interview: &Interview) -> bool {
    let is_active = !invitation.visibility.is_archived();
    match invitation.status {
        Status::InProgress => is_active,
        Status::Ready | Status::Reopened => is_active && !interview.visibility.is_archived(),
        Status::Completed | Status::Cancelled => false,
    }
}

/// Whether somebody could take the interview now. It changes nothing: whoever only knocks has not come.
pub async fn admits(app: &Arc<App>, slug: &Slug) -> Result<Result<(), NotNow>, AppError> {
    let Some(invitation) = app.storage.invitation_by_slug(slug).await? else {
        return Ok(Err(NotNow::Missing));
    };
    let id = invitation.id;
    in_time(left::mended(app, id)).await?;
    if app.sessions.actor(id).is_some() {
        return Ok(Ok(()));
    }
    Ok(open(app, invitation).await?.map(|_| ()))
}

/// What an interview that can be taken needs.
struct Open {
    invitation: Invitation,
    interview: Interview,
    organization: Organization,
    sitting: Sitting,
}

async fn open(app: &App, invitation: Invitation) -> Result<Result<Open, NotNow>, AppError> {
    let interview = app.storage.interview(invitation.interview_id).await?;
    let organization = app.storage.organization(invitation.organization_id).await?;
    let Some((interview, organization)) = interview.zip(organization) else {
        return Ok(Err(NotNow::Missing));
    };
    let Some(sitting) = app.storage.sitting(invitation.id).await? else {
        return Ok(Err(NotNow::NotConsented));
    };
    let (now, resume_time) = (app.clock.now(), organization.resume_time.duration());
    let is_too_late = invitation.is_abandoned(Some(sitting.seen_at), now, resume_time);
    if !is_open(&invitation, &interview) || is_too_late {
        return Ok(Err(NotNow::Closed));
    }
    if invitation.status != Status::InProgress && !has_room(app, &organization).await? {
        return Ok(Err(NotNow::Capped));
    }
    Ok(Ok(Open { invitation, interview, organization, sitting }))
}

/// Connects to the one who holds the interview on this node, or to a new one that takes it over.
pub async fn join(app: &Arc<App>, slug: &Slug, wait: Wait) -> Result<Result<Connection, NotNow>, AppError> {
    let Some(invitation) = app.storage.invitation_by_slug(slug).await? else {
        return Ok(Err(NotNow::Missing));
    };
    let id = invitation.id;
    in_time(left::mended(app, id)).await?;
    let mailbox = app.turns.alone(id.uuid(), async {
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
    Ok(Ok(Connection::open(app.seed(), mailbox, wait).await.ok_or(AppError::Late)?))
}

type Taken = (Actor, mpsc::UnboundedReceiver<super::engines::Done>);

/// Makes a new actor the holder of the interview.
async fn take(app: &Arc<App>, id: colloquy_domain::InvitationId) -> Result<Result<Taken, NotNow>, AppError> {
    let Some(InvitationView { invitation, messages }) = app.storage.invitation_view(id).await? else {
        return Ok(Err(NotNow::Missing));
    };
    let Open { invitation, interview, organization, sitting } = match open(app, invitation).await? {
        Ok(open) => open,
        Err(not_now) => return Ok(Err(not_now)),
    };
    let idle_ms = match invitation.status {
        Status::InProgress => sitting.idle_ms(&messages, app.clock.now()),
        _ => 0,
    };
    let holder = app.ids.next();
    let voice =
        app.voices.voice(interview.voice_id).unwrap_or_else(|| app.voices.first_for(&interview.locale));
    let conductor = conductor(&interview, voice);
    let was_reopened = invitation.status == Status::Reopened;
    let Some((invitation, sitting, handover)) =
        begin(app, (invitation, sitting), &interview, &organization, holder, &conductor).await?
    else {
        return Ok(Err(NotNow::Closed));
    };
    let said = if was_reopened { without_farewell(&messages) } else { &messages };
    let past = Past { idle_ms, handover, ..sitting.past(&invitation, said) };
    let ahead = sitting.audio_until.map(|until| until.duration_since(app.clock.now()));
    let ahead = ahead.and_then(|ahead| Duration::try_from(ahead).ok()).unwrap_or_default();
    let max_active_ms = interview.max_minutes.map(|minutes| minutes.get().saturating_mul(60_000));
    let max_responses = interview.max_responses.map(|limit| limit.get());
    let setup = Setup {
        language: Some(interview.locale.language()),
        max_active_ms,
        max_responses,
        ..Setup::default()
    };
    let situation = situation(app, &invitation, &interview, &organization);
    let (sender, done) = mpsc::unbounded_channel();
    let recordings = app.recordings.clone();
    let recorder = Recorder::new(recordings, id, holder, past.session, sender.clone());
    let engines = Engines::new(app, id, interview.locale.clone(), voice.clone(), sender);
    let resume_time = organization.resume_time.duration();
    let journal = Journal::new(app.clone(), (invitation, sitting), holder, resume_time, &messages, conductor);
    let first_message = interview.first_message.as_ref().map(|message| message.as_str().to_owned());
    let ears = (app.ears)();
    let mut actor =
        Actor::new(Session::new(setup, past), engines, journal, recorder, ears, situation, first_message);
    actor.pace = Pace::after(ahead, Instant::now());
    Ok(Ok((actor, done)))
}

/// Stores that this one holds the interview, and that it starts or goes on. `None` when it was left for too long.
async fn begin(
    app: &App,
    (mut invitation, mut sitting): (Invitation, Sitting),
    interview: &Interview,
    organization: &Organization,
    holder: Uuid,
    conductor: &Value,
) -> Result<Option<(Invitation, Sitting, Option<Handover>)>, AppError> {
    let now = app.clock.now();
    let mut start = None;
    let event = match invitation.status {
        Status::InProgress => {
            // A node that died told nobody.
            invitation.lose(sitting.seen_at, now)?;
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
    sitting.take(holder, now);
    sitting.conduct(invitation.sessions, conductor.clone());
    let handover = sitting.take_handover();
    let data = json!({ "session": invitation.sessions, "conductor": conductor });
    let mut unit = UnitOfWork::default()
        .with(Write::SaveInvitation(invitation.clone()))
        .with(Write::SaveSitting(sitting.clone()))
        .with(logged(app.id(), &invitation, event, data, now));
    if start == Some(Start::First) {
        unit.push(announced(app, &invitation, Kind::InterviewStarted, now));
    }
    if start.is_some() {
        unit.push(Write::KeepInterview(interview.clone()));
    }
    app.storage.commit(unit).await?;
    if start == Some(Start::First) {
        app.couriers.ring(invitation.organization_id);
    }
    Ok(Some((invitation.saved(), sitting.saved(), handover)))
}

/// What conducts the session, as far as it is known before it begins.
fn conductor(interview: &Interview, voice: &Voice) -> Value {
    json!({
        "promptRevision": interview.revision().number(),
        "voice": { "id": voice.id.to_string(), "provider": voice.provider, "name": voice.name },
        "version": env!("CARGO_PKG_VERSION"),
    })
}

fn situation(
    app: &App,
    invitation: &Invitation,
    interview: &Interview,
    organization: &Organization,
) -> Situation {
    Situation {
        prompt: interview.prompt.clone(),
        title: interview.title.clone(),
        intro: interview.intro.clone(),
        locale: interview.locale.clone(),
        organization_name: organization.name.clone(),
        organization_prompt: system_prompt(organization, interview).cloned(),
        invitee_name: invitation.name.clone(),
        left: left_of(interview, invitation),
        conversation: Vec::new(),
        seed: app.seed(),
    }
}

/// How much of its limits an interview has left.
pub(super) fn left_of(interview: &Interview, invitation: &Invitation) -> Left {
    let max_active_ms = interview.max_minutes.map(|minutes| minutes.get().saturating_mul(60_000));
    Left {
        active_ms: max_active_ms.map(|max| max - invitation.active_ms),
        responses: interview.max_responses.map(|limit| limit.get() - invitation.responses_count),
    }
}

/// Who reads the farewell of an earlier session would take leave at once.
fn without_farewell(messages: &[Message]) -> &[Message] {
    let last_answer = messages.iter().rposition(|message| message.role == Role::User);
    last_answer.map_or(messages, |last| &messages[..=last])
}
