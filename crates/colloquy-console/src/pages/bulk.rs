//! Does the same with several invitations of an interview.

use std::sync::atomic::{AtomicUsize, Ordering};

use actix_web::HttpResponse;
use colloquy_app::accounts::audit_log;
use colloquy_app::{AppError, Caller, interviews, invitations};
use colloquy_domain::account::audit::AuditAction;
use colloquy_domain::ids::Id;
use colloquy_domain::invitation::{ReactivateInvitation, Status};
use colloquy_domain::ports::{InvitationFilter, ListPageRequest};
use colloquy_domain::text_search::SearchWords;
use colloquy_domain::{InterviewId, InvitationId};
use colloquy_languages::fill;

use super::ROWS;
use super::invitation_table::listed;
use crate::confirmation::{self, ConfirmationQuestion};
use crate::once;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::search;
use crate::text;

/// How many of the invitations that match one request is for, so that it ends soon. The page offers to continue.
const MATCHING_AT_ONCE: usize = 500;

/// What can be done with several invitations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BulkAction {
    Send,
    Remind,
    Cancel,
    Reactivate,
    Complete,
    Archive,
    Restore,
}

impl BulkAction {
    pub const ALL: [BulkAction; 7] = [
        BulkAction::Send,
        BulkAction::Remind,
        BulkAction::Cancel,
        BulkAction::Reactivate,
        BulkAction::Complete,
        BulkAction::Archive,
        BulkAction::Restore,
    ];

    /// Whether it is for archived invitations. All other actions are for the others.
    pub fn is_for_archived(self) -> bool {
        self == BulkAction::Restore
    }

    pub fn word(self) -> &'static str {
        match self {
            BulkAction::Send => "send",
            BulkAction::Remind => "remind",
            BulkAction::Cancel => "cancel",
            BulkAction::Reactivate => "reactivate",
            BulkAction::Complete => "complete",
            BulkAction::Archive => "archive",
            BulkAction::Restore => "restore",
        }
    }

    fn audited(self) -> AuditAction {
        match self {
            BulkAction::Send => AuditAction::InvitationsSent,
            BulkAction::Remind => AuditAction::InvitationsReminded,
            BulkAction::Cancel => AuditAction::InvitationsCancelled,
            BulkAction::Reactivate => AuditAction::InvitationsReactivated,
            BulkAction::Complete => AuditAction::InvitationsCompleted,
            BulkAction::Archive => AuditAction::InvitationsArchived,
            BulkAction::Restore => AuditAction::InvitationsRestored,
        }
    }

    fn from_word(word: &str) -> Option<Self> {
        BulkAction::ALL.into_iter().find(|action| action.word() == word)
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
            BulkAction::Restore => invitations::restore::restore(app, caller, id).await,
        }
        .map(|_| ())
    }
}

/// An action as the page of an interview offers it.
pub struct ShownBulkAction {
    pub word: &'static str,
    pub text: &'static str,
}

/// Returns the actions for archived invitations, or those for all others.
pub fn shown_actions(request: &ConsoleRequest<'_>, shows_archived: bool) -> Vec<ShownBulkAction> {
    let fitting = BulkAction::ALL.into_iter().filter(|action| action.is_for_archived() == shows_archived);
    fitting.map(|action| ShownBulkAction { word: action.word(), text: name(action, request) }).collect()
}

fn name(action: BulkAction, request: &ConsoleRequest<'_>) -> &'static str {
    let texts = &request.texts.editing.people;
    match action {
        BulkAction::Send => texts.send,
        BulkAction::Remind => request.texts.reminders.remind,
        BulkAction::Cancel => texts.cancel,
        BulkAction::Reactivate => texts.reactivate,
        BulkAction::Complete => texts.complete,
        BulkAction::Archive => request.texts.editing.interview.archive,
        BulkAction::Restore => request.texts.editing.interview.restore,
    }
}

/// What the last form did, as the page of the interview reports it.
pub struct BulkOutcome {
    pub text: String,
    /// The action and the last invitation that it was tried with, if further ones match.
    pub rest: Option<(&'static str, InvitationId)>,
}

pub fn outcome(request: &ConsoleRequest<'_>) -> Option<BulkOutcome> {
    let texts = &request.texts.editing.people;
    let count = |name| request.query(name)?.parse::<usize>().ok();
    let said = |text, count| fill(text, &[("count", &text::count(count, request.language))]);
    if let Some(invited) = count("invited") {
        return Some(BulkOutcome { text: said(texts.invited, invited), rest: None });
    }
    let done = said(texts.bulk_done, count("done")?);
    let text = match count("refused")? {
        0 => done,
        refused => format!("{done} {}", said(texts.bulk_refused, refused)),
    };
    let action = request.query("action").and_then(|word| BulkAction::from_word(&word));
    let rest = request.query("rest").and_then(|id| Id::parse(&id).ok());
    Some(BulkOutcome { text, rest: action.map(BulkAction::word).zip(rest) })
}

/// The invitations that a form is about.
struct BulkTargets {
    ids: Vec<InvitationId>,
    /// The last one that was looked at, if further ones match.
    rest: Option<InvitationId>,
    /// Whether the form is about all that the filters of the table leave.
    is_matching: bool,
}

async fn targets(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<BulkTargets, ConsoleProblem> {
    let form = &request.form;
    if form.value("scope") != "matching" {
        let ids = form.values("invitation").filter_map(|id| Id::parse(id).ok()).take(ROWS).collect();
        return Ok(BulkTargets { ids, rest: None, is_matching: false });
    }
    let (app, caller) = (request.app.clone(), request.caller()?.clone());
    let filter = InvitationFilter { archived: false, status: Status::from_word(form.value("status")) };
    let words = SearchWords::new(form.value(search::PERSON));
    let page = ListPageRequest { after: Id::parse(form.value("after")).ok(), limit: MATCHING_AT_ONCE };
    let reads = async move { listed(&app, &caller, id, words, filter, page).await };
    let (rows, rest) = request.app.bulk_reads.run(reads).await?;
    Ok(BulkTargets { ids: rows.iter().map(|row| row.id).collect(), rest, is_matching: true })
}

/// Applies an action to the chosen invitations, or to all that match, a limited number at a time. One whose state forbids it does not
/// keep the others from it. A form that is sent twice acts once, and is in the audit log once.
pub async fn apply(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<HttpResponse, ConsoleProblem> {
    let interview = interviews::get::with_counts(request.app, request.caller()?, id).await?.interview;
    let action = BulkAction::from_word(request.form.value("action")).ok_or(ConsoleProblem::BadForm)?;
    let path = format!("/app/organizations/{}/interviews/{id}", interview.organization_id);
    let targets = targets(request, id).await?;
    if let Some(question) = question(request, action, &targets, &path)
        && let Some(page) = confirmation::ask(request, question)
    {
        return Ok(page);
    }
    once::run(request, async |caller| {
        let mut applied = AppliedAction::of(request, action, &targets.ids).await;
        let failure = applied.failure.take();
        if applied.done > 0 {
            // After a failure, the form is sent again for the rest, so the entry does not end it.
            let caller = if failure.is_some() { request.caller()? } else { caller };
            let change = (id, applied.audited());
            audit_log::record_invitations_change(request.app, caller, action.audited(), change).await?;
        }
        match failure {
            Some(problem) => Err(problem),
            None => Ok(outcome_path(request, action, &path, &targets, &applied)),
        }
    })
    .await
}

/// What a form did.
#[derive(Default)]
struct AppliedAction {
    done: usize,
    refused: usize,
    /// With how many invitations this request did something. With the others, an earlier request with the same form did.
    acted: usize,
    failure: Option<ConsoleProblem>,
}

impl AppliedAction {
    /// Applies the action until something other than the state of an invitation forbids it.
    async fn of(request: &ConsoleRequest<'_>, action: BulkAction, invitations: &[InvitationId]) -> Self {
        let (mut applied, acted) = (AppliedAction::default(), AtomicUsize::new(0));
        for (at, invitation) in invitations.iter().enumerate() {
            // Part 0 is the form as a whole.
            let part = once::run_part(request, at + 1, async |caller| {
                action.apply(request, caller, *invitation).await?;
                acted.fetch_add(1, Ordering::Relaxed);
                Ok(String::new())
            });
            match part.await {
                Ok(_) => applied.done += 1,
                Err(ConsoleProblem::BadForm | ConsoleProblem::NotFound) => applied.refused += 1,
                Err(problem) => {
                    applied.failure = Some(problem);
                    break;
                }
            }
        }
        AppliedAction { acted: acted.into_inner(), ..applied }
    }

    /// Returns the number for the audit log. If an earlier request stopped before it wrote its entry, this one has acted
    /// with none, and writes the entry for all.
    fn audited(&self) -> usize {
        if self.acted == 0 { self.done } else { self.acted }
    }
}

/// Returns the page of the interview with what was done, and the filters as they were.
fn outcome_path(
    request: &ConsoleRequest<'_>,
    action: BulkAction,
    path: &str,
    targets: &BulkTargets,
    applied: &AppliedAction,
) -> String {
    let mut query = form_urlencoded::Serializer::new(String::new());
    for filter in ["status", search::PERSON] {
        let value = request.form.value(filter);
        if !value.is_empty() {
            query.append_pair(filter, value);
        }
    }
    if action.is_for_archived() {
        query.append_pair("archived", "yes");
    }
    query.append_pair("done", &applied.done.to_string());
    query.append_pair("refused", &applied.refused.to_string());
    if let Some(rest) = targets.rest {
        query.append_pair("action", action.word()).append_pair("rest", &rest.to_string());
    }
    format!("{path}?{}#invitations", query.finish())
}

/// Returns what to ask before the action, if it ends interviews or hides them, or is for all that match.
fn question(
    request: &ConsoleRequest<'_>,
    action: BulkAction,
    targets: &BulkTargets,
    path: &str,
) -> Option<ConfirmationQuestion> {
    let texts = &request.texts.confirmations;
    let (heading, lead) = match action {
        _ if targets.is_matching => (texts.matching, texts.matching_lead),
        BulkAction::Complete => (texts.complete, texts.complete_lead),
        BulkAction::Archive => (texts.archive, texts.archive_lead),
        BulkAction::Send
        | BulkAction::Remind
        | BulkAction::Cancel
        | BulkAction::Reactivate
        | BulkAction::Restore => return None,
    };
    let (count, name) = (text::count(targets.ids.len(), request.language), name(action, request));
    // Nothing is asked if there is nothing to do.
    (!targets.ids.is_empty()).then(|| ConfirmationQuestion {
        heading,
        text: fill(lead, &[("count", &count), ("action", name)]),
        button: name,
        back: format!("{path}#invitations"),
    })
}
