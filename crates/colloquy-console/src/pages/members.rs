//! The members of an organization.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use colloquy_app::accounts::{AccountError, members};
use colloquy_app::{Administrator, SeenRevision};
use colloquy_domain::account::account_mail::AccountMail;
use colloquy_domain::account::membership::MemberRole;
use colloquy_domain::account::one_time_link::{LinkPurpose, OneTimeLink};
use colloquy_domain::mail::MailState;
use colloquy_domain::{AccountId, OneTimeLinkId};
use colloquy_languages::console::{AccountProblemTexts, MemberListTexts};
use colloquy_languages::console_access::JoinMailStatusTexts;
use colloquy_languages::fill;

use crate::confirmation::{self, ConfirmationQuestion};
use crate::edit_conflict::{self, EditConflict, StoredField};
use crate::frame::ConsoleFrame;
use crate::once;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;
use crate::text::{self, FormError, ShownTime};

struct MemberRow {
    id: String,
    name: String,
    email: String,
    role: &'static str,
    /// The role that the form has.
    chosen: &'static str,
    /// The hash of the role.
    opened: String,
    is_self: bool,
    since: ShownTime,
}

struct InvitedRow {
    id: String,
    email: String,
    role: &'static str,
    expires: ShownTime,
    /// What became of the mail.
    mail: Option<String>,
}

struct RoleChoice {
    value: &'static str,
    text: &'static str,
    may: &'static str,
    /// Whether the form for an invitation has it.
    is_entered: bool,
}

/// A link that was just created.
struct NewLink {
    heading: String,
    link: String,
    /// Whether another link is mailed.
    note: String,
}

#[derive(Template)]
#[template(path = "members.html")]
struct MemberListPage<'p> {
    frame: ConsoleFrame<'p>,
    texts: &'static MemberListTexts,
    problems: &'static AccountProblemTexts,
    members: Vec<MemberRow>,
    invited: Vec<InvitedRow>,
    roles: Vec<RoleChoice>,
    made: Option<NewLink>,
    /// The path of the organization.
    base: String,
    email: &'p str,
    token: String,
    error: Option<FormError>,
}

impl MemberListPage<'_> {
    fn error_of(&self, field: &str) -> Option<&str> {
        self.error.as_ref().filter(|error| error.field == field).map(|error| error.text.as_str())
    }
}

pub async fn list(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    page(request, StatusCode::OK, None, None, None).await
}

async fn page(
    request: &ConsoleRequest<'_>,
    status: StatusCode,
    made: Option<NewLink>,
    error: Option<FormError>,
    conflict: Option<(AccountId, MemberRole, EditConflict)>,
) -> Result<HttpResponse, ConsoleProblem> {
    let (texts, organization) = (&request.texts.members, request.organization()?);
    let (own, frame_texts) = (request.person()?.account.id, &request.texts.frame);
    let found = members::list(request.app, organization).await?;
    let chosen = conflict.as_ref().map(|(id, role, _)| (*id, *role));
    let rows = found.members.iter().map(|(membership, account)| MemberRow {
        id: account.id.to_string(),
        name: account.name.as_str().to_owned(),
        email: account.email.as_str().to_owned(),
        role: text::role(membership.role, frame_texts),
        chosen: match chosen {
            Some((id, role)) if id == account.id => role.as_str(),
            _ => membership.role.as_str(),
        },
        opened: edit_conflict::hashes(&[role_field(request, membership.role, "")]),
        is_self: account.id == own,
        since: ShownTime::new(membership.created_at, request.language),
    });
    let roles = [
        (MemberRole::Viewer, frame_texts.viewer_may),
        (MemberRole::Member, frame_texts.member_may),
        (MemberRole::Owner, frame_texts.owner_may),
    ];
    let title = match &error {
        Some(_) => fill(frame_texts.error_title, &[("title", texts.heading)]),
        None => texts.heading.to_owned(),
    };
    let mut frame = ConsoleFrame::new(request, title);
    frame.conflict = conflict.map(|(_, _, conflict)| conflict);
    if made.is_some() {
        frame = frame.after_form(request);
    }
    let entered_role = MemberRole::from_word(request.form.value("role")).filter(|_| error.is_some());
    let entered_role = entered_role.unwrap_or(MemberRole::Viewer);
    let page = MemberListPage {
        frame: frame.with_scripts(&["copy.js"]),
        texts,
        problems: &request.texts.problems,
        members: rows.collect(),
        invited: found.invited.iter().filter_map(|invitation| invited(request, invitation)).collect(),
        roles: roles
            .map(|(role, may)| RoleChoice {
                value: role.as_str(),
                text: text::role(role, frame_texts),
                may,
                is_entered: role == entered_role,
            })
            .into(),
        made,
        base: format!("/app/organizations/{organization}"),
        email: if error.is_some() { request.form.value("email") } else { "" },
        token: request.form_token().unwrap_or_default(),
        error,
    };
    Ok(response::page(status, &page))
}

fn invited(
    request: &ConsoleRequest<'_>,
    (link, mail): &(OneTimeLink, Option<AccountMail>),
) -> Option<InvitedRow> {
    let LinkPurpose::Join { email, role, .. } = &link.purpose else { return None };
    Some(InvitedRow {
        id: link.id.to_string(),
        email: email.as_str().to_owned(),
        role: text::role(*role, &request.texts.frame),
        expires: ShownTime::new(link.expires_at, request.language),
        mail: mail.as_ref().map(|mail| mail_state(mail, &request.texts.access.join_mail)),
    })
}

fn mail_state(mail: &AccountMail, texts: &JoinMailStatusTexts) -> String {
    let with_reason = |text, reason: &str| fill(text, &[("reason", reason)]);
    match (mail.state, mail.last_error.as_deref()) {
        (MailState::Sent, _) => texts.sent.to_owned(),
        (MailState::Failed, reason) => with_reason(texts.failed, reason.unwrap_or_default()),
        (MailState::Due, Some(reason)) => with_reason(texts.later, reason),
        (MailState::Due, None) => texts.waiting.to_owned(),
    }
}

/// Creates a link and shows it. The response is not a redirection, because the link cannot be shown again.
pub async fn invite(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    let (administrator, organization) = (request.administrator()?, request.organization()?);
    let email = request.form.value("email").trim();
    let role = MemberRole::from_word(request.form.value("role")).ok_or(ConsoleProblem::BadForm)?;
    let invited = once::secret(request, async |caller| {
        let administrator = Administrator::with_key_of(&administrator, caller);
        let (app, person) = (request.app, (email, role));
        let link = members::invite(app, administrator, organization, person, request.language).await?;
        Ok::<_, AccountError>(app.links.join(&link))
    });
    match invited.await? {
        Ok(link) => {
            let (texts, mail_texts) = (&request.texts.members, &request.texts.access.join_mail);
            let note = if request.app.mails_accounts() { mail_texts.mailed } else { mail_texts.no_mail };
            let [heading, note] = [texts.made, note].map(|text| fill(text, &[("email", email)]));
            page(request, StatusCode::OK, Some(NewLink { heading, link, note }), None, None).await
        }
        Err(error) => refused(request, error).await,
    }
}

async fn refused(request: &ConsoleRequest<'_>, error: AccountError) -> Result<HttpResponse, ConsoleProblem> {
    match error {
        AccountError::Refused(problem) => {
            let error = FormError::of(problem, &request.texts.problems).ok_or(ConsoleProblem::BadForm)?;
            page(request, StatusCode::BAD_REQUEST, None, Some(error), None).await
        }
        AccountError::Failed(error) => Err(error.into()),
    }
}

fn saved(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    Ok(response::redirect(&format!("/app/organizations/{}/members?saved", request.organization()?)))
}

/// Returns a role as the field of its form, for readers with the name of the person.
fn role_field(request: &ConsoleRequest<'_>, role: MemberRole, name: &str) -> StoredField {
    let texts = &request.texts.frame;
    let shown = format!("{name}{} {}", texts.colon, text::role(role, texts));
    StoredField::new(request.texts.members.role, role.as_str()).shown_as(shown.as_str())
}

pub async fn change_role(
    request: &ConsoleRequest<'_>,
    id: AccountId,
) -> Result<HttpResponse, ConsoleProblem> {
    let role = MemberRole::from_word(request.form.value("role")).ok_or(ConsoleProblem::BadForm)?;
    let found = members::list(request.app, request.organization()?).await?;
    let member = found.members.iter().find(|(_, account)| account.id == id);
    let (membership, account) = member.ok_or(ConsoleProblem::NotFound)?;
    let stored = vec![role_field(request, membership.role, account.name.as_str())];
    let merged = edit_conflict::merge(request, stored, [Some(role.as_str().to_owned())]);
    if let Some(conflict) = merged.conflict {
        return page(request, StatusCode::CONFLICT, None, None, Some((id, role, conflict))).await;
    }
    match merged.changes_any() {
        true => set_role(request, id, Some(role), SeenRevision::of(membership)).await,
        false => saved(request),
    }
}

pub async fn remove(request: &ConsoleRequest<'_>, id: AccountId) -> Result<HttpResponse, ConsoleProblem> {
    let organization = request.organization()?;
    if confirmation::is_confirmed(request) {
        return set_role(request, id, None, SeenRevision::default()).await;
    }
    let found = members::list(request.app, organization).await?;
    let member = found.members.iter().find(|(_, account)| account.id == id);
    let (_, account) = member.ok_or(ConsoleProblem::NotFound)?;
    let texts = &request.texts.confirmations;
    let question = ConfirmationQuestion {
        heading: texts.remove_member,
        text: fill(texts.remove_member_lead, &[("name", account.name.as_str())]),
        button: request.texts.members.remove,
        back: format!("/app/organizations/{organization}/members"),
    };
    Ok(confirmation::page(request, question))
}

async fn set_role(
    request: &ConsoleRequest<'_>,
    id: AccountId,
    role: Option<MemberRole>,
    seen: SeenRevision,
) -> Result<HttpResponse, ConsoleProblem> {
    let (administrator, organization) = (request.administrator()?, request.organization()?);
    let changed = once::answer(request, async |caller| {
        let administrator = Administrator::with_key_of(&administrator, caller);
        members::change_role(request.app, administrator, organization, id, role, seen).await?;
        Ok::<_, AccountError>(String::new())
    });
    match changed.await? {
        Ok(_) => saved(request),
        Err(error) => refused(request, error).await,
    }
}

pub async fn withdraw(
    request: &ConsoleRequest<'_>,
    id: OneTimeLinkId,
) -> Result<HttpResponse, ConsoleProblem> {
    let (administrator, organization) = (request.administrator()?, request.organization()?);
    members::withdraw(request.app, &administrator, organization, id).await?;
    saved(request)
}
