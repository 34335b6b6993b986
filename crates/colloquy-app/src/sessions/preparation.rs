//! Prepares the interviewer while the invitee has not spoken yet, so that its first reply begins sooner.

use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::Invitation;
use colloquy_domain::meanings::learn_examples;
use colloquy_domain::message::{Message, Role};
use colloquy_domain::organization::Organization;
use colloquy_domain::ports::{ConversationTurn, InterviewSituation};

use super::join::situation;
use crate::App;
use crate::interviews::guide_for_session;

/// Prepares for the conversation so far, in the background. Without it, the reply only begins later.
pub(super) fn prepare(
    app: &App,
    situation: &InterviewSituation,
    interview: &Interview,
    messages: &[Message],
) {
    let turn = |message: &Message| ConversationTurn { role: message.role, text: message.content.clone() };
    let mut conversation: Vec<ConversationTurn> = messages.iter().map(turn).collect();
    if let (true, Some(first)) = (conversation.is_empty(), &interview.first_message) {
        let text = first.as_str().to_owned();
        conversation.push(ConversationTurn { role: Role::Assistant, text });
    }
    let (interviewer, situation) =
        (app.ai.interviewer.clone(), InterviewSituation { conversation, ..situation.clone() });
    let language = situation.locale.language();
    tokio::task::spawn_blocking(move || learn_examples(language));
    tokio::spawn(async move { interviewer.prepare(&situation).await });
}

/// Prepares for an interview whose session has not started yet.
pub(super) async fn prepare_ahead(
    app: &App,
    invitation: &Invitation,
    interview: &Interview,
    organization: &Organization,
) {
    match guide_for_session(app, organization, interview).await {
        Ok(guide) => {
            prepare(app, &situation(app, invitation, interview, organization, guide), interview, &[])
        }
        Err(error) => tracing::warn!(%error, "an interview could not be prepared"),
    }
}
