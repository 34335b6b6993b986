//! The page on which members invite people to an interview.

mod people_file;

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use colloquy_app::{interviews, invitations};
use colloquy_domain::InterviewId;
use colloquy_domain::invitation::NewInvitation;
use colloquy_domain::invitees::{Invitee, MAX_INVITEES, NewInvitations};
use colloquy_domain::text::PersonName;
use colloquy_languages::console::{AccountProblemTexts, InterviewListTexts};
use colloquy_languages::console_editing::{InterviewFormTexts, InvitePeopleTexts};
use colloquy_languages::fill;

use super::interviews::title;
use crate::form::PEOPLE_FILE_BYTES;
use crate::frame::ConsoleFrame;
use crate::once;
use crate::pasted_people::{self, InvalidPastedLine, PastedLineProblem};
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;
use crate::text::{self, FormError};

/// The most people that a form invites.
const PEOPLE_MAX: usize = 10_000;
/// The most lines with a problem that one page shows.
const SHOWN_LINES: usize = 50;

struct ShownLine {
    number: String,
    content: String,
    problem: String,
}

#[derive(Template)]
#[template(path = "invite.html")]
struct InvitePage<'p> {
    frame: ConsoleFrame<'p>,
    texts: &'static InvitePeopleTexts,
    form: &'static InterviewFormTexts,
    list: &'static InterviewListTexts,
    problems: &'static AccountProblemTexts,
    base: String,
    path: String,
    interview: String,
    /// The heading of the numbers of lines.
    line: String,
    lines: Vec<ShownLine>,
    many_lead: String,
    file_hint: String,
    people: &'p str,
    name: &'p str,
    email: &'p str,
    sends: bool,
    token: String,
    error: Option<FormError>,
}

impl InvitePage<'_> {
    fn error_of(&self, field: &str) -> Option<&str> {
        self.error.as_ref().filter(|error| error.field == field).map(|error| error.text.as_str())
    }
}

pub async fn show(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<HttpResponse, ConsoleProblem> {
    page(request, id, None, Vec::new()).await
}

async fn page(
    request: &ConsoleRequest<'_>,
    id: InterviewId,
    error: Option<FormError>,
    lines: Vec<ShownLine>,
) -> Result<HttpResponse, ConsoleProblem> {
    let texts = &request.texts.editing.people;
    let interview = interviews::get::with_counts(request.app, request.caller()?, id).await?.interview;
    let base = format!("/app/organizations/{}/interviews", interview.organization_id);
    let (status, heading) = match &error {
        None => (StatusCode::OK, texts.heading.to_owned()),
        Some(_) => {
            let heading = fill(request.texts.frame.error_title, &[("title", texts.heading)]);
            (StatusCode::BAD_REQUEST, heading)
        }
    };
    let (form, is_repeated) = (&request.form, request.form.value("form") == "one");
    let page = InvitePage {
        frame: ConsoleFrame::new(request, heading),
        texts,
        form: &request.texts.editing.interview,
        list: &request.texts.interviews,
        problems: &request.texts.problems,
        path: format!("{base}/{id}"),
        base,
        interview: title(&interview, &request.texts.interviews),
        line: fill(texts.line, &[("number", "")]).trim().to_owned(),
        lines,
        many_lead: at_most(texts.many_lead, request),
        file_hint: fill(
            texts.file_hint,
            &[
                ("count", &text::count(PEOPLE_MAX, request.language)),
                ("size", &text::size(PEOPLE_FILE_BYTES, request.language)),
            ],
        ),
        people: form.value("people"),
        name: form.value("name"),
        email: form.value("email"),
        sends: !is_repeated || !form.value("send").is_empty(),
        token: request.form_token().unwrap_or_default(),
        error,
    };
    Ok(response::page(status, &page))
}

pub async fn submit(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<HttpResponse, ConsoleProblem> {
    match request.form.value("form") {
        "one" => one(request, id).await,
        "many" => many(request, id).await,
        "file" => people_file::check(request, id).await,
        "file-invite" => people_file::invite(request, id).await,
        // Also checks that the interview exists.
        _ => show(request, id).await.and(Err(ConsoleProblem::BadForm)),
    }
}

async fn many(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<HttpResponse, ConsoleProblem> {
    let texts = &request.texts.editing.people;
    let refused = |text: String| Some(FormError { field: "people", text });
    let invitees = match pasted_people::read(request.form.value("people")) {
        Ok(people) if people.is_empty() => {
            return page(request, id, refused(texts.nobody.to_owned()), Vec::new()).await;
        }
        Ok(people) if people.len() > PEOPLE_MAX => {
            return page(request, id, refused(too_many(request)), Vec::new()).await;
        }
        Ok(people) => people,
        Err(bad) => {
            let text = fill(texts.none_invited, &[("count", &text::count(bad.len(), request.language))]);
            let lines = bad.into_iter().take(SHOWN_LINES).map(|line| shown(line, texts)).collect();
            return page(request, id, refused(text), lines).await;
        }
    };
    invite_all(request, id, &invitees).await
}

fn too_many(request: &ConsoleRequest<'_>) -> String {
    at_most(request.texts.editing.people.too_many, request)
}

/// Says in a text how many people a form invites.
fn at_most(text: &str, request: &ConsoleRequest<'_>) -> String {
    fill(text, &[("count", &text::count(PEOPLE_MAX, request.language))])
}

/// Invites people, as many at once as one change may have, and leads to the list of invitations.
async fn invite_all(
    request: &ConsoleRequest<'_>,
    id: InterviewId,
    people: &[Invitee],
) -> Result<HttpResponse, ConsoleProblem> {
    let (organization, count) = (request.organization()?, people.len());
    let path = format!("/app/organizations/{organization}/interviews/{id}");
    let done = format!("{path}?invited={count}#invitations");
    for (part, invitees) in people.chunks(MAX_INVITEES).enumerate() {
        once::run_part(request, part, async |caller| {
            let new = NewInvitations { invitees: invitees.to_vec() };
            invitations::create_many::create_many(request.app, caller, id, new).await?;
            Ok(done.clone())
        })
        .await?;
    }
    Ok(response::redirect(&done))
}

fn shown(line: InvalidPastedLine, texts: &InvitePeopleTexts) -> ShownLine {
    let numbered = |text, number: usize| fill(text, &[("number", &number.to_string())]);
    let problem = match line.problem {
        PastedLineProblem::NoEmail => texts.no_email.to_owned(),
        PastedLineProblem::BadEmail => texts.bad_email.to_owned(),
        PastedLineProblem::InternationalEmail => texts.international_email.to_owned(),
        PastedLineProblem::LongName => texts.long_name.to_owned(),
        PastedLineProblem::Duplicate { line } => numbered(texts.duplicate, line),
    };
    ShownLine {
        number: numbered(texts.line, line.number),
        content: line.content.chars().take(200).collect(),
        problem,
    }
}

/// Invites one person, and leads to the invitation with its link.
async fn one(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<HttpResponse, ConsoleProblem> {
    let (texts, form) = (&request.texts.editing.people, &request.form);
    let entered = |field| Some(form.value(field).trim()).filter(|value| !value.is_empty());
    let Ok(name) = entered("name").map(PersonName::parse).transpose() else {
        let error = FormError { field: "name", text: texts.long_name.to_owned() };
        return page(request, id, Some(error), Vec::new()).await;
    };
    let email = match entered("email").map(pasted_people::email).transpose() {
        Ok(email) => email,
        Err(problem) => {
            let text = match problem {
                PastedLineProblem::InternationalEmail => texts.international_email,
                _ => texts.bad_email,
            };
            let error = FormError { field: "email", text: text.to_owned() };
            return page(request, id, Some(error), Vec::new()).await;
        }
    };
    let organization = request.organization()?;
    once::run(request, async |caller| {
        let (app, name) = (request.app, name.clone());
        let made = match email.clone() {
            Some(email) if !form.value("send").is_empty() => {
                let invitees = vec![Invitee { name, email }];
                let new = NewInvitations { invitees };
                invitations::create_many::create_many(app, caller, id, new).await?.pop()
            }
            email => Some(invitations::create::create(app, caller, id, NewInvitation { name, email }).await?),
        };
        let invitation = made.ok_or(ConsoleProblem::Failed)?.id;
        Ok(format!("/app/organizations/{organization}/invitations/{invitation}?saved"))
    })
    .await
}
