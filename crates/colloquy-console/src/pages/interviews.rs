//! The page of an interview.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use colloquy_app::{interviews, invitations, share_links};
use colloquy_domain::InterviewId;
use colloquy_domain::interview::{Interview, InterviewDetails};
use colloquy_domain::invitation::{EndReason, Invitation, Status};
use colloquy_domain::ports::{InterviewWithInvitationCounts, InvitationStatusCounts};
use colloquy_domain::share_link::ShareLink;
use colloquy_domain::text::{Email, PersonName};
use colloquy_languages::console::{InterviewDetailsTexts, InterviewListTexts};
use colloquy_languages::console_data::StoredDataTexts;
use colloquy_languages::console_deadline::ConsoleDeadlineTexts;
use colloquy_languages::console_editing::{InterviewFormTexts, InvitePeopleTexts, ShareLinkSettingsTexts};
use colloquy_languages::console_notes::ConsoleNoteTexts;
use colloquy_languages::console_rehearsal::RehearsalTexts;
use colloquy_languages::console_reminders::ConsoleReminderTexts;
use colloquy_languages::console_results::InterviewResultsTexts;
use colloquy_languages::console_retention::RetentionTexts;
use colloquy_languages::console_search::SearchTexts;
use colloquy_languages::fill;

use super::bulk::{self, BulkOutcome, ShownBulkAction};
use super::invitation_table::InvitationTable;
use crate::frame::ConsoleFrame;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;
use crate::search::SearchField;
use crate::self_updating_page::SelfUpdatingPage;
use crate::text::{self, ShownStatus, ShownTime};

/// The number of invitations in one status.
pub struct CountedStatus {
    pub word: &'static str,
    pub status: ShownStatus,
    pub count: i64,
    /// The count as it is written.
    pub number: String,
    pub is_current: bool,
}

pub fn title(interview: &InterviewDetails, texts: &InterviewListTexts) -> String {
    let title = interview.title.as_ref().map(|title| title.as_str()).filter(|title| !title.trim().is_empty());
    title.unwrap_or(texts.untitled).to_owned()
}

/// Says after how many days invitees are reminded.
fn reminders(interview: &Interview, texts: &ConsoleReminderTexts) -> String {
    let Some(plan) = &interview.reminder_plan else { return texts.none.to_owned() };
    let days: Vec<String> = plan.days().iter().map(ToString::to_string).collect();
    fill(texts.planned, &[("days", &days.join(" + "))])
}

pub fn counted(
    request: &ConsoleRequest<'_>,
    counts: InvitationStatusCounts,
    current: Option<Status>,
) -> Vec<CountedStatus> {
    let counted = Status::ALL.iter().map(|status| CountedStatus {
        word: status.as_str(),
        status: ShownStatus::new(*status, &request.texts.statuses),
        count: counts.of(*status),
        number: text::number(counts.of(*status), request.language),
        is_current: current == Some(*status),
    });
    counted.collect()
}

struct ShownShareLink {
    address: String,
    is_open: bool,
}

impl ShownShareLink {
    fn new(request: &ConsoleRequest<'_>, link: &ShareLink, interview: &Interview) -> Self {
        ShownShareLink {
            address: request.app.links.share(&link.slug),
            is_open: link.require_window(interview.availability(), request.app.clock.now()).is_ok(),
        }
    }
}

/// The settings and texts of an interview, as its page shows them.
struct InterviewFacts {
    language: String,
    voice: Option<String>,
    minutes: String,
    answers: String,
    deadline: Option<ShownTime>,
    reminders: String,
    created: ShownTime,
    changed: ShownTime,
    prompt: String,
    intro: Option<String>,
    first_message: Option<String>,
}

impl InterviewFacts {
    fn new(request: &ConsoleRequest<'_>, interview: &Interview) -> Self {
        let texts = &request.texts.interview;
        let at_most = |limit: Option<i64>| match limit {
            Some(limit) => fill(texts.at_most, &[("count", &text::number(limit, request.language))]),
            None => texts.no_limit.to_owned(),
        };
        InterviewFacts {
            language: text::language(&interview.locale),
            voice: request.app.voices.voice(interview.voice_id).map(|voice| voice.name.clone()),
            minutes: at_most(interview.max_minutes.map(|minutes| minutes.get())),
            answers: at_most(interview.max_responses.map(|responses| responses.get())),
            deadline: ShownTime::optional(interview.deadline, request.language),
            reminders: reminders(interview, &request.texts.reminders),
            created: ShownTime::new(interview.created_at, request.language),
            changed: ShownTime::new(interview.updated_at, request.language),
            prompt: interview.prompt.as_str().to_owned(),
            intro: interview.intro.as_ref().map(|intro| intro.as_str().to_owned()),
            first_message: interview.first_message.as_ref().map(|message| message.as_str().to_owned()),
        }
    }
}

#[derive(Template)]
#[template(path = "interview.html")]
struct InterviewDetailsPage<'p> {
    frame: ConsoleFrame<'p>,
    note_texts: &'static ConsoleNoteTexts,
    reminder_texts: &'static ConsoleReminderTexts,
    texts: &'static InterviewDetailsTexts,
    list: &'static InterviewListTexts,
    editing: &'static InterviewFormTexts,
    people: &'static InvitePeopleTexts,
    share: &'static ShareLinkSettingsTexts,
    results: &'static InterviewResultsTexts,
    rehearsal: &'static RehearsalTexts,
    data: &'static StoredDataTexts,
    retention: &'static RetentionTexts,
    deadline_texts: &'static ConsoleDeadlineTexts,
    search_texts: &'static SearchTexts,
    id: InterviewId,
    title: String,
    path: String,
    base: String,
    facts: InterviewFacts,
    share_link: ShownShareLink,
    search: SearchField,
    table: InvitationTable,
    may_edit: bool,
    may_erase: bool,
    is_archived: bool,
    actions: Vec<ShownBulkAction>,
    /// What the last action on several invitations did.
    outcome: Option<BulkOutcome>,
    token: String,
    /// How many mails are still to be sent.
    waiting_mails: Option<String>,
}

pub async fn details(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<HttpResponse, ConsoleProblem> {
    let (texts, caller) = (request.texts, request.caller()?);
    let live = SelfUpdatingPage::Interview(id).address(request.app, caller).await?;
    let InterviewWithInvitationCounts { interview, counts } =
        interviews::get::with_counts(request.app, caller, id).await?;
    let share_link = share_links::get::get(request.app, caller, id).await?;
    let base = format!("/app/organizations/{}", interview.organization_id);
    let path = format!("{base}/interviews/{id}");
    let title = title(&interview, &texts.interviews);
    let table = InvitationTable::read(request, id, &path, counts).await?;
    let page = InterviewDetailsPage {
        frame: ConsoleFrame::new(request, title.clone())
            .with_live(live)
            .with_scripts(&["copy.js", "select.js"]),
        note_texts: &texts.notes,
        reminder_texts: &texts.reminders,
        texts: &texts.interview,
        list: &texts.interviews,
        editing: &texts.editing.interview,
        people: &texts.editing.people,
        share: &texts.editing.share_link,
        results: &texts.results,
        rehearsal: &texts.rehearsal,
        data: &texts.data,
        retention: &texts.retention,
        deadline_texts: &texts.deadline,
        search_texts: &texts.search,
        id,
        title,
        facts: InterviewFacts::new(request, &interview),
        share_link: ShownShareLink::new(request, &share_link, &interview),
        search: SearchField::new(request, format!("{path}/search"), texts.search.in_transcripts),
        may_edit: request.may_edit(),
        may_erase: request.may_administer(),
        is_archived: interview.visibility.is_archived(),
        actions: bulk::shown_actions(request, table.shows_archived),
        outcome: bulk::outcome(request),
        token: request.form_token().unwrap_or_default(),
        waiting_mails: waiting_mails(request, &interview).await?,
        table,
        path,
        base,
    };
    Ok(response::page(StatusCode::OK, &page))
}

/// Says how many mails to the invitees are still to be sent.
async fn waiting_mails(
    request: &ConsoleRequest<'_>,
    interview: &Interview,
) -> Result<Option<String>, ConsoleProblem> {
    let waiting = invitations::send::waiting_mails(request.app, interview).await?;
    let count = text::number(waiting, request.language);
    Ok((waiting > 0).then(|| fill(request.texts.interview.waiting_mails, &[("count", &count)])))
}

pub async fn archive(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<HttpResponse, ConsoleProblem> {
    interviews::archive::archive(request.app, request.caller()?, id).await?;
    saved(request, id)
}

pub async fn restore(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<HttpResponse, ConsoleProblem> {
    interviews::restore::restore(request.app, request.caller()?, id).await?;
    saved(request, id)
}

/// Leads to the page of the interview.
pub fn saved(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<HttpResponse, ConsoleProblem> {
    Ok(response::redirect(&saved_path(request, id)?))
}

pub fn saved_path(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<String, ConsoleProblem> {
    Ok(format!("/app/organizations/{}/interviews/{id}?saved", request.organization()?))
}

/// Says that the invitee left the interview and did not resume it in time. Its status is that of a completed one.
pub fn abandoned(request: &ConsoleRequest<'_>, invitation: &Invitation) -> Option<&'static str> {
    let is_abandoned = invitation.end_reason == Some(EndReason::Abandoned);
    is_abandoned.then_some(request.texts.overview.abandoned)
}

/// Returns the name of the invitee, or else the address.
pub fn name(invitation: &Invitation, no_name: &str) -> String {
    name_or_email(&invitation.name, &invitation.email, no_name)
}

pub fn name_or_email(name: &Option<PersonName>, email: &Option<Email>, no_name: &str) -> String {
    let name = name.as_ref().map(|name| name.as_str()).filter(|name| !name.trim().is_empty());
    name.or(email.as_ref().map(|email| email.as_str())).unwrap_or(no_name).to_owned()
}

/// Returns the address, unless it stands in for the name.
pub fn email_beside_name(name: &Option<PersonName>, email: &Option<Email>) -> Option<String> {
    let address = email.as_ref()?.as_str();
    (name_or_email(name, email, "") != address).then(|| address.to_owned())
}
