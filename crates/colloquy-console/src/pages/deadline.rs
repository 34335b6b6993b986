//! Until when invitees can start an interview: the deadline of an interview, or of one invitation to it.

use actix_web::HttpResponse;
use askama::Template;
use colloquy_app::{interviews, invitations};
use colloquy_domain::deadline::Deadline;
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::{Invitation, Status};
use colloquy_domain::{InterviewId, InvitationId, Timestamp};
use colloquy_languages::console_deadline::ConsoleDeadlineTexts;
use colloquy_languages::console_editing::InterviewFormTexts;

use super::interviews::{name, title};
use crate::edit_conflict::{self, EditConflict, StoredField, status_and_title};
use crate::form;
use crate::frame::ConsoleFrame;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;
use crate::text::ShownTime;
use crate::timed_text::TimedText;

/// Whose deadline it is.
#[derive(Clone, Copy)]
pub enum DeadlineOf {
    Interview(InterviewId),
    Invitation(InvitationId),
}

#[derive(Template)]
#[template(path = "deadline.html")]
struct DeadlinePage<'p> {
    frame: ConsoleFrame<'p>,
    texts: &'static ConsoleDeadlineTexts,
    form: &'static InterviewFormTexts,
    /// Where the page above is, and its name.
    above: (String, String),
    /// Which deadline applies to an invitation without one.
    of_interview: Option<TimedText>,
    token: String,
    entered: String,
    is_faulty: bool,
    may_remove: bool,
}

/// The interview, and the invitation if the deadline is that of one.
struct Subject {
    interview: Interview,
    invitation: Option<Invitation>,
}

impl Subject {
    async fn read(request: &ConsoleRequest<'_>, of: DeadlineOf) -> Result<Self, ConsoleProblem> {
        let (app, caller) = (request.app, request.caller()?);
        let (interview, invitation) = match of {
            DeadlineOf::Interview(id) => (id, None),
            DeadlineOf::Invitation(id) => {
                let invitation = invitations::get::get(app, caller, id).await?.view.invitation;
                (invitation.interview_id, Some(invitation))
            }
        };
        let interview = interviews::get::with_counts(app, caller, interview).await?.interview;
        Ok(Subject { interview, invitation })
    }

    fn deadline(&self) -> Option<Timestamp> {
        self.invitation.as_ref().map_or(self.interview.deadline, |invitation| invitation.deadline)
    }

    /// Returns the deadline as the field of the form.
    fn field(&self, request: &ConsoleRequest<'_>) -> StoredField {
        let (label, deadline) = (request.texts.deadline.label, self.deadline());
        let field = StoredField::new(label, deadline.map(form::time_value).unwrap_or_default());
        match deadline {
            Some(deadline) => field.shown_as(TimedText::new("{time}", deadline, request.language)),
            None => field,
        }
    }

    /// Leads back to the page above.
    fn saved(&self, request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
        match &self.invitation {
            Some(invitation) => super::invitation::saved(request, invitation.id),
            None => super::interviews::saved(request, self.interview.id),
        }
    }

    /// Returns the address and the name of the page above.
    fn above(&self, request: &ConsoleRequest<'_>) -> (String, String) {
        let base = format!("/app/organizations/{}", self.interview.organization_id);
        match &self.invitation {
            Some(invitation) => {
                let name = name(invitation, request.texts.interview.no_name);
                (format!("{base}/invitations/{}", invitation.id), name)
            }
            None => {
                let title = title(&self.interview, &request.texts.interviews);
                (format!("{base}/interviews/{}", self.interview.id), title)
            }
        }
    }
}

pub async fn show(request: &ConsoleRequest<'_>, of: DeadlineOf) -> Result<HttpResponse, ConsoleProblem> {
    let subject = Subject::read(request, of).await?;
    let entered = subject.deadline().map(form::time_value).unwrap_or_default();
    page(request, &subject, entered, false, None)
}

/// Saves the deadline, or removes it if the field is empty or the button for that was used.
pub async fn save(request: &ConsoleRequest<'_>, of: DeadlineOf) -> Result<HttpResponse, ConsoleProblem> {
    let (removes, entered) =
        (!request.form.value("remove").is_empty(), request.form.value("deadline").trim());
    let mut deadline = None;
    if !removes && !entered.is_empty() {
        deadline = form::parse_time(entered).and_then(|at| Deadline::new(at, request.app.clock.now()).ok());
        if deadline.is_none() {
            return page(request, &Subject::read(request, of).await?, entered.to_owned(), true, None);
        }
    }
    let subject = Subject::read(request, of).await?;
    let entered = deadline.as_ref().map(|_| entered.to_owned()).unwrap_or_default();
    let merged = edit_conflict::merge(request, vec![subject.field(request)], [Some(entered)]);
    if merged.conflict.is_some() {
        return page(request, &subject, merged.value(0).to_owned(), false, merged.conflict);
    }
    if !merged.changes_any() {
        return subject.saved(request);
    }
    let caller = match &subject.invitation {
        Some(invitation) => request.caller_having_seen(invitation)?,
        None => request.caller_having_seen(&subject.interview)?,
    };
    match of {
        DeadlineOf::Interview(id) => {
            interviews::deadline::set_deadline(request.app, &caller, id, deadline).await?;
        }
        DeadlineOf::Invitation(id) => {
            invitations::deadline::set_deadline(request.app, &caller, id, deadline).await?;
        }
    }
    subject.saved(request)
}

fn page(
    request: &ConsoleRequest<'_>,
    subject: &Subject,
    entered: String,
    is_faulty: bool,
    conflict: Option<EditConflict>,
) -> Result<HttpResponse, ConsoleProblem> {
    let texts = &request.texts.deadline;
    let (status, heading) = status_and_title(request, texts.heading, is_faulty, conflict.as_ref());
    let applies = match subject.interview.deadline {
        Some(deadline) => TimedText::new(texts.of_interview, deadline, request.language),
        None => texts.interview_has_none.into(),
    };
    let page = DeadlinePage {
        frame: ConsoleFrame::new(request, heading).with_edit(request, &[subject.field(request)], conflict),
        texts,
        form: &request.texts.editing.interview,
        above: subject.above(request),
        of_interview: subject.invitation.is_some().then_some(applies),
        token: request.form_token().unwrap_or_default(),
        entered,
        is_faulty,
        may_remove: subject.deadline().is_some(),
    };
    Ok(response::page(status, &page))
}

/// Returns the deadline that applies to an invitation that has not been started.
pub fn applying(
    request: &ConsoleRequest<'_>,
    invitation: &Invitation,
    interview: &Interview,
) -> Option<ShownTime> {
    let deadline = invitation.deadline_for(interview).filter(|_| invitation.status == Status::Ready);
    ShownTime::optional(deadline, request.language)
}
