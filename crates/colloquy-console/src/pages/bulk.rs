//! Does the same with several invitations of an interview.

use actix_web::HttpResponse;
use colloquy_app::{AppError, Caller, interviews, invitations};
use colloquy_domain::ids::Id;
use colloquy_domain::invitation::ReactivateInvitation;
use colloquy_domain::{InterviewId, InvitationId};
use colloquy_languages::fill;

use super::ROWS;
use crate::confirmation::{self, ConfirmationQuestion};
use crate::once;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;
use crate::text;

/// What can be done with several invitations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BulkAction {
    Send,
    Remind,
    Cancel,
    Reactivate,
    Complete,
    Archive,
}

impl BulkAction {
    pub const ALL: [BulkAction; 6] = [
        BulkAction::Send,
        BulkAction::Remind,
        BulkAction::Cancel,
        BulkAction::Reactivate,
        BulkAction::Complete,
        BulkAction::Archive,
    ];

    pub fn word(self) -> &'static str {
        match self {
            BulkAction::Send => "send",
            BulkAction::Remind => "remind",
            BulkAction::Cancel => "cancel",
            BulkAction::Reactivate => "reactivate",
            BulkAction::Complete => "complete",
            BulkAction::Archive => "archive",
        }
    }

    async fn apply(
        self,
        request: &ConsoleRequest<'_>,
        caller: &Caller,
        id: InvitationId,
    ) -> Result<(), AppError> {
        let app = request.app;
        match self {
            BulkAction::Send => invitations::send::send_to_its_address(app, caller, id).await,
            BulkAction::Remind => invitations::remind::remind(app, caller, id).await,
            BulkAction::Cancel => invitations::cancel::cancel(app, caller, id).await,
            BulkAction::Reactivate => {
                invitations::reactivate::reactivate(app, caller, id, ReactivateInvitation::default()).await
            }
            BulkAction::Complete => invitations::complete::complete(app, caller, id).await,
            BulkAction::Archive => invitations::archive::archive(app, caller, id).await,
        }
        .map(|_| ())
    }
}

/// Applies an action to the chosen invitations. One whose state forbids it does not keep the others from it.
pub async fn apply(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<HttpResponse, ConsoleProblem> {
    let interview = interviews::get::with_counts(request.app, request.caller()?, id).await?.interview;
    let word = request.form.value("action");
    let action = BulkAction::ALL.into_iter().find(|action| action.word() == word);
    let action = action.ok_or(ConsoleProblem::BadForm)?;
    let chosen = request.form.values("invitation").filter_map(|id| Id::parse(id).ok()).take(ROWS);
    let organization = interview.organization_id;
    let path = format!("/app/organizations/{organization}/interviews/{id}");
    let chosen: Vec<InvitationId> = chosen.collect();
    if let Some(question) = question(request, action, chosen.len(), &path)
        && let Some(page) = confirmation::ask(request, question)
    {
        return Ok(page);
    }
    let (mut done, mut refused) = (0, 0);
    for (part, invitation) in chosen.into_iter().enumerate() {
        let applied = once::create_part(request, part, async |caller| {
            action.apply(request, caller, invitation).await?;
            Ok(String::new())
        });
        match applied.await {
            Ok(_) => done += 1,
            Err(ConsoleProblem::BadForm | ConsoleProblem::NotFound) => refused += 1,
            Err(problem) => return Err(problem),
        }
    }
    Ok(response::redirect(&format!("{path}?done={done}&refused={refused}#invitations")))
}

/// Returns what to ask before the action, if it ends interviews or hides them.
fn question(
    request: &ConsoleRequest<'_>,
    action: BulkAction,
    count: usize,
    path: &str,
) -> Option<ConfirmationQuestion> {
    let (texts, editing) = (&request.texts.confirmations, &request.texts.editing);
    let (heading, lead, button) = match action {
        BulkAction::Complete => (texts.complete, texts.complete_lead, editing.people.complete),
        BulkAction::Archive => (texts.archive, texts.archive_lead, editing.interview.archive),
        BulkAction::Send | BulkAction::Remind | BulkAction::Cancel | BulkAction::Reactivate => return None,
    };
    // Nothing is asked if nothing was chosen.
    (count > 0).then(|| ConfirmationQuestion {
        heading,
        text: fill(lead, &[("count", &text::count(count, request.language))]),
        button,
        back: format!("{path}#invitations"),
    })
}
