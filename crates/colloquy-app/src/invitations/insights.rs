//! What a transcript tells: found before the change that stores it, which others wait for.

use std::convert::Infallible;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use colloquy_domain::invitation::{Invitation, Status};
use colloquy_domain::log_entry::{Actor, EventType, LogEntry};
use colloquy_domain::message::Message;
use colloquy_domain::origin::{Generated, TextOrigin};
use colloquy_domain::ports::{
    Analysis, Conversation, Expedite, InvitationView, StorageError, UnitOfWork, Write,
};
use colloquy_domain::revision::Revision;
use colloquy_domain::{InvitationId, SignedDuration, Timestamp};
use futures::future::{Either, select};
use serde_json::json;

use crate::ai::or_at_hand;
use crate::{App, AppError};

/// Nobody waits for it.
const AFTER_THE_END: Duration = Duration::from_secs(120);

/// A transcript, and what was found in it.
pub struct AnalyzedTranscript {
    /// Of the invitation that it is of.
    pub revision: Revision,
    messages: Vec<Message>,
    analysis: Generated<Analysis>,
}

/// By the chosen analyst within the limit, else by what is at hand.
pub async fn read(app: &App, view: InvitationView, limit: Duration) -> Result<AnalyzedTranscript, AppError> {
    let InvitationView { invitation, messages } = view;
    let interview = app.storage.interview(invitation.interview_id).await?;
    let interview = interview.ok_or_else(|| AppError::missing(invitation.interview_id))?;
    let conversation =
        Conversation { prompt: &interview.prompt, locale: &interview.locale, messages: &messages };
    let (chosen, at_hand) = (&app.ai.analyst, &app.ai_at_hand.analyst);
    let analysis = or_at_hand(limit, chosen.analysis(&conversation), at_hand.analysis(&conversation)).await?;
    Ok(AnalyzedTranscript { revision: invitation.revision(), messages, analysis })
}

/// Writes what was found to the invitation and to its messages. Endpoints that are to be told need not wait any longer.
pub fn take_over(
    app: &App,
    invitation: &mut Invitation,
    read: &AnalyzedTranscript,
    unit: &mut UnitOfWork,
    now: Timestamp,
) {
    let Generated { value: Analysis { summary, sentiment, insights, remarks }, by } = read.analysis.clone();
    let origin = TextOrigin { by, at: now };
    let data = json!({ "messages": read.messages.len(), "generated": origin.to_json() });
    invitation.analysed(summary, sentiment, insights, origin);
    let owner = (invitation.organization_id, invitation.interview_id);
    let entry = LogEntry::of_interview(app.id(), EventType::InsightsGenerated, owner, Actor::system(), now);
    unit.push(Write::AddLogEntry(entry.about(invitation.id).with(data)));
    for mut message in read.messages.iter().cloned() {
        let remark = remarks.iter().find(|remark| remark.message_id == message.id);
        message.sentiment = remark.map(|remark| remark.sentiment);
        message.insights = remark.and_then(|remark| remark.insights.clone());
        unit.push(Write::SaveMessage(message));
    }
    unit.push(Write::Hurry { which: Expedite::OfInvitation(invitation.id), now });
}

/// After the end of a session, which does not wait for it.
pub fn make_later(app: Arc<App>, id: InvitationId) {
    tokio::spawn(async move {
        if let Err(error) = make(&app, id, AFTER_THE_END).await {
            tracing::error!(%error, invitation = %id, "a transcript was not read");
        }
    });
}

/// For so long after it was last seen, the node that reads a transcript is taken to be alive. Without a sign of life for
/// longer than that, any node reads it instead.
pub const READING_LEASE: SignedDuration = SignedDuration::from_secs(6);

/// Most transcripts are read before the lease has to be renewed at all.
const RENEW_EVERY: Duration = Duration::from_secs(2);

/// Reads a transcript and stores what was found, unless somebody else has done so meanwhile. Renews the lease until then.
pub(crate) async fn make(app: &App, id: InvitationId, limit: Duration) -> Result<(), AppError> {
    let (making, renewing) = (pin!(read_and_store(app, id, limit)), pin!(renew(app, id)));
    match select(making, renewing).await {
        Either::Left((made, _)) => made,
        Either::Right((never, _)) => match never {},
    }
}

async fn renew(app: &App, id: InvitationId) -> Infallible {
    loop {
        tokio::time::sleep(RENEW_EVERY).await;
        let renewed = async {
            let Some(mut session_run) = app.storage.session_run(id).await? else { return Ok(()) };
            session_run.seen(app.clock.now());
            app.storage.commit(UnitOfWork::default().with(Write::SaveSessionRun(session_run))).await
        };
        if let Err(error) = renewed.await {
            tracing::debug!(%error, invitation = %id, "the lease on a transcript was not renewed");
        }
    }
}

/// How often somebody else may change the invitation meanwhile.
const TRIES: usize = 10;

async fn read_and_store(app: &App, id: InvitationId, limit: Duration) -> Result<(), AppError> {
    let view = app.storage.invitation_view(id).await?.ok_or_else(|| AppError::missing(id))?;
    let completed_at = view.invitation.completed_at;
    let read = self::read(app, view, limit).await?;
    for _ in 0..TRIES {
        let mut invitation = app.storage.invitation(id).await?.ok_or_else(|| AppError::missing(id))?;
        // Reopened meanwhile, it is read at its next end.
        let is_as_it_was = invitation.status == Status::Completed && invitation.completed_at == completed_at;
        if !is_as_it_was || invitation.insights_origin.is_some() {
            return Ok(());
        }
        let (mut unit, organization) = (UnitOfWork::default(), invitation.organization_id);
        take_over(app, &mut invitation, &read, &mut unit, app.clock.now());
        match app.storage.commit(unit.with(Write::SaveInvitation(invitation))).await {
            Err(StorageError::Conflict) => {}
            settled => {
                settled?;
                app.webhook_dispatcher.wake(organization);
                return Ok(());
            }
        }
    }
    Err(AppError::Late)
}
