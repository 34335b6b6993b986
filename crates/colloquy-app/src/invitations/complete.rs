use std::time::Duration;

use colloquy_domain::invitation::Invitation;
use colloquy_domain::log_entry::{Actor, EventType, LogEntry};
use colloquy_domain::message::Message;
use colloquy_domain::origin::{Generated, Origin};
use colloquy_domain::ports::{Analysis, Conversation, InvitationView, UnitOfWork, Write};
use colloquy_domain::{InvitationId, Revision, Timestamp};
use serde_json::json;

use super::edit::{edit, logged};
use super::get::get;
use crate::ai::or_at_hand;
use crate::interviews::owned;
use crate::{App, AppError, Caller};

/// A transcript that the provider has not read by then is read by what is at hand.
const READ_WITHIN: Duration = Duration::from_secs(20);

/// How often a transcript is read because somebody changed the invitation meanwhile.
const READINGS: usize = 3;

/// Closes a reopened interview, and reads its transcript anew.
pub async fn complete(app: &App, caller: &Caller, id: InvitationId) -> Result<Invitation, AppError> {
    for _ in 0..READINGS {
        let read = read(app, caller, id).await?;
        if let Some(completed) = complete_as_read(app, caller, id, &read).await? {
            return Ok(completed);
        }
    }
    Err(AppError::Late)
}

/// `None`, with nothing changed, when it is not what was read any more.
async fn complete_as_read(
    app: &App,
    caller: &Caller,
    id: InvitationId,
    read: &Read,
) -> Result<Option<Invitation>, AppError> {
    let mut is_as_read = true;
    let completed = edit(app, caller, id, async |invitation, now| {
        is_as_read = invitation.revision() == read.revision;
        invitation.complete(now)?;
        if !is_as_read {
            return Ok(None);
        }
        let completed = json!({ "endReason": invitation.end_reason.map(|reason| reason.as_str()) });
        let mut unit = logged(app, caller, invitation, EventType::InvitationCompleted, completed, now);
        take_over(app, invitation, read, &mut unit, now);
        Ok(Some(unit))
    })
    .await?;
    Ok(is_as_read.then_some(completed))
}

/// A transcript, and what was found in it.
struct Read {
    /// Of the invitation that it is of.
    revision: Revision,
    messages: Vec<Message>,
    analysis: Generated<Analysis>,
}

/// Before the change, which others wait for.
async fn read(app: &App, caller: &Caller, id: InvitationId) -> Result<Read, AppError> {
    let InvitationView { mut invitation, messages } = get(app, caller, id).await?;
    let revision = invitation.revision();
    invitation.complete(app.clock.now())?;
    let interview = owned(app, caller, invitation.interview_id).await?;
    let conversation =
        Conversation { prompt: &interview.prompt, locale: &interview.locale, messages: &messages };
    let (chosen, at_hand) = (&app.ai.analyst, &app.ai_at_hand.analyst);
    let analysis =
        or_at_hand(READ_WITHIN, chosen.analysis(&conversation), at_hand.analysis(&conversation)).await?;
    Ok(Read { revision, messages, analysis })
}

/// Writes what was found to the invitation and to its messages.
fn take_over(app: &App, invitation: &mut Invitation, read: &Read, unit: &mut UnitOfWork, now: Timestamp) {
    let Generated { value: Analysis { summary, sentiment, insights, remarks }, by } = read.analysis.clone();
    let origin = Origin { by, at: now };
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
}
