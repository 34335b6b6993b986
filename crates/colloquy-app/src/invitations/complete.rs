use colloquy_domain::invitation::Invitation;
use colloquy_domain::log_entry::{EventType, LogEntry};
use colloquy_domain::message::Message;
use colloquy_domain::ports::{Analysis, Conversation, UnitOfWork, Write};
use colloquy_domain::{InvitationId, Timestamp};
use serde_json::json;

use super::edit::{edit, logged};
use super::get::get;
use crate::interviews::owned;
use crate::{App, AppError, Caller};

/// Closes a reopened interview, and reads its transcript anew.
pub async fn complete(app: &App, caller: &Caller, id: InvitationId) -> Result<Invitation, AppError> {
    edit(app, caller, id, async |invitation, now| {
        invitation.complete(now)?;
        let messages = get(app, caller, id).await?.messages;
        let analysis = analysis(app, caller, invitation, &messages).await?;
        let completed = json!({ "endReason": invitation.end_reason.map(|reason| reason.as_str()) });
        let mut unit = logged(app, caller, invitation, EventType::InvitationCompleted, completed, now);
        take_over(app, invitation, analysis, messages, &mut unit, now);
        Ok(Some(unit))
    })
    .await
}

async fn analysis(
    app: &App,
    caller: &Caller,
    invitation: &Invitation,
    messages: &[Message],
) -> Result<Analysis, AppError> {
    let interview = owned(app, caller, invitation.interview_id).await?;
    let conversation = Conversation { prompt: &interview.prompt, locale: &interview.locale, messages };
    Ok(app.analyst.analysis(&conversation).await?)
}

/// Writes what was found to the invitation and to its messages.
fn take_over(
    app: &App,
    invitation: &mut Invitation,
    analysis: Analysis,
    messages: Vec<Message>,
    unit: &mut UnitOfWork,
    now: Timestamp,
) {
    let Analysis { summary, sentiment, insights, remarks } = analysis;
    invitation.analysed(summary, sentiment, insights, now);
    let owner = (invitation.organization_id, invitation.interview_id);
    let (event, actor) = (EventType::InsightsGenerated, colloquy_domain::log_entry::Actor::system());
    let entry = LogEntry::of_interview(app.id(), event, owner, actor, now).about(invitation.id);
    unit.push(Write::AddLogEntry(entry.with(json!({ "messages": messages.len() }))));
    for mut message in messages {
        let remark = remarks.iter().find(|remark| remark.message_id == message.id);
        message.sentiment = remark.map(|remark| remark.sentiment);
        message.insights = remark.and_then(|remark| remark.insights.clone());
        unit.push(Write::SaveMessage(message));
    }
}
