//! Pages that confirm an erasure, and the forms on them.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use colloquy_app::erasures::{self, request as request_erasure, would_erase};
use colloquy_app::{interviews, invitations};
use colloquy_domain::erasure::{ErasedCounts, ErasureTarget};
use colloquy_domain::ids::Id;
use colloquy_domain::text::Email;
use colloquy_domain::{InterviewId, InvitationId};
use colloquy_languages::console_data::StoredDataTexts;
use colloquy_languages::fill;

use super::interviews::{name, title};
use super::{ROWS, stored_data};
use crate::frame::ConsoleFrame;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;

#[derive(Template)]
#[template(path = "erase.html")]
struct ErasePage<'p> {
    frame: ConsoleFrame<'p>,
    texts: &'static StoredDataTexts,
    what: String,
    counts: Vec<(&'static str, String)>,
    /// Where the form is sent.
    path: String,
    hidden: Vec<(&'static str, String)>,
    /// Where "Keep" leads.
    back: String,
    token: String,
    is_unconfirmed: bool,
}

/// What is about to be erased.
struct ErasurePlan {
    what: String,
    targets: Vec<ErasureTarget>,
    path: String,
    hidden: Vec<(&'static str, String)>,
    back: String,
}

async fn confirm(request: &ConsoleRequest<'_>, plan: ErasurePlan) -> Result<HttpResponse, ConsoleProblem> {
    let (texts, organization) = (&request.texts.data, request.organization()?);
    let mut found = ErasedCounts::default();
    for target in &plan.targets {
        found = found.plus(would_erase(request.app, organization, *target).await?);
    }
    let counts = [
        (texts.invitations, found.invitations),
        (texts.messages, found.messages),
        (texts.mails, found.mails),
        (texts.webhooks, found.webhook_deliveries),
        (texts.log_entries, found.log_entries),
    ];
    // The form of a page that shows chosen invitations is the one that chose them.
    let is_unconfirmed = !request.form.value("sent").is_empty();
    let mut hidden = plan.hidden;
    hidden.push(("sent", "yes".to_owned()));
    let page = ErasePage {
        frame: ConsoleFrame::new(request, texts.confirm.to_owned()),
        texts,
        what: plan.what,
        counts: counts.map(|(label, count)| (label, count.to_string())).into(),
        path: plan.path,
        hidden,
        back: plan.back,
        token: request.form_token().unwrap_or_default(),
        is_unconfirmed,
    };
    let status = if is_unconfirmed { StatusCode::BAD_REQUEST } else { StatusCode::OK };
    Ok(response::page(status, &page))
}

/// Requests the erasures if the person has confirmed them, and otherwise asks again.
async fn submit(request: &ConsoleRequest<'_>, plan: ErasurePlan) -> Result<HttpResponse, ConsoleProblem> {
    if request.form.value("understood") != "yes" {
        return confirm(request, plan).await;
    }
    let (administrator, organization) = (request.administrator()?, request.organization()?);
    for target in &plan.targets {
        request_erasure(request.app, &administrator, organization, *target).await?;
    }
    Ok(response::redirect(&format!("/app/organizations/{organization}/data#erasures")))
}

async fn plan_invitation(
    request: &ConsoleRequest<'_>,
    id: InvitationId,
) -> Result<ErasurePlan, ConsoleProblem> {
    let invitation = invitations::get::whole(request.app, request.caller()?, id).await?.invitation;
    let organization = invitation.organization_id;
    let back = format!("/app/organizations/{organization}/invitations/{id}");
    let name = name(&invitation, request.texts.interview.no_name);
    Ok(ErasurePlan {
        what: fill(request.texts.data.one_invitation, &[("name", &name)]),
        targets: vec![ErasureTarget::Invitation(invitation.interview_id, id)],
        path: format!("{back}/erase"),
        hidden: Vec::new(),
        back,
    })
}

pub async fn confirm_invitation(
    request: &ConsoleRequest<'_>,
    id: InvitationId,
) -> Result<HttpResponse, ConsoleProblem> {
    confirm(request, plan_invitation(request, id).await?).await
}

pub async fn invitation(
    request: &ConsoleRequest<'_>,
    id: InvitationId,
) -> Result<HttpResponse, ConsoleProblem> {
    submit(request, plan_invitation(request, id).await?).await
}

async fn plan_interview(
    request: &ConsoleRequest<'_>,
    id: InterviewId,
) -> Result<ErasurePlan, ConsoleProblem> {
    let interview = interviews::get::with_counts(request.app, request.caller()?, id).await?.interview;
    let back = format!("/app/organizations/{}/interviews/{id}", interview.organization_id);
    let title = title(&interview, &request.texts.interviews);
    Ok(ErasurePlan {
        what: fill(request.texts.data.one_interview, &[("title", &title)]),
        targets: vec![ErasureTarget::Interview(id)],
        path: format!("{back}/erase"),
        hidden: Vec::new(),
        back,
    })
}

pub async fn confirm_interview(
    request: &ConsoleRequest<'_>,
    id: InterviewId,
) -> Result<HttpResponse, ConsoleProblem> {
    confirm(request, plan_interview(request, id).await?).await
}

pub async fn interview(
    request: &ConsoleRequest<'_>,
    id: InterviewId,
) -> Result<HttpResponse, ConsoleProblem> {
    submit(request, plan_interview(request, id).await?).await
}

/// Erases the invitations that were chosen in the table of an interview.
pub async fn chosen(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<HttpResponse, ConsoleProblem> {
    let interview = interviews::get::with_counts(request.app, request.caller()?, id).await?.interview;
    let chosen = request.form.values("invitation").filter_map(|id| Id::parse(id).ok()).take(ROWS);
    let (mut targets, mut hidden) = (Vec::new(), Vec::new());
    for invitation in chosen {
        let target = erasures::target_of(request.app, interview.organization_id, invitation).await?;
        if target.interview_id() != Some(id) {
            return Err(ConsoleProblem::NotFound);
        }
        targets.push(target);
        hidden.push(("invitation", invitation.to_string()));
    }
    let back = format!("/app/organizations/{}/interviews/{id}", interview.organization_id);
    if targets.is_empty() {
        return Ok(response::redirect(&format!("{back}#invitations")));
    }
    let count = targets.len().to_string();
    let what = fill(request.texts.data.chosen_invitations, &[("count", &count)]);
    let path = format!("{back}/erase-invitations");
    submit(request, ErasurePlan { what, targets, path, hidden, back }).await
}

/// Returns what erasing the person would reach, or the page that says why there is nothing to erase.
async fn plan_person(
    request: &ConsoleRequest<'_>,
    address: &str,
) -> Result<Result<ErasurePlan, HttpResponse>, ConsoleProblem> {
    let (texts, organization) = (&request.texts.data, request.organization()?);
    let shown = address.to_owned();
    let Ok(email) = Email::parse(address) else {
        let error = Some(texts.bad_email.to_owned());
        return Ok(Err(stored_data::page(request, StatusCode::BAD_REQUEST, shown, error).await?));
    };
    let mut targets = Vec::new();
    for invitation in erasures::of_person(request.app, organization, &email).await? {
        targets.push(erasures::target_of(request.app, organization, invitation).await?);
    }
    if targets.is_empty() {
        let error = Some(fill(texts.nobody, &[("email", email.as_str())]));
        return Ok(Err(stored_data::page(request, StatusCode::OK, shown, error).await?));
    }
    let values = [("email", email.as_str()), ("count", &*targets.len().to_string())];
    let back = format!("/app/organizations/{organization}/data");
    Ok(Ok(ErasurePlan {
        what: fill(texts.person_invitations, &values),
        targets,
        path: format!("{back}/person"),
        hidden: vec![("email", email.as_str().to_owned())],
        back,
    }))
}

/// Asks first, and erases when the form comes back confirmed. The address is in no path, where logs would keep it.
pub async fn person(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    match plan_person(request, request.form.value("email").trim()).await? {
        Ok(plan) => submit(request, plan).await,
        Err(page) => Ok(page),
    }
}
