//! The page of an interview.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use colloquy_app::{App, AppError, Caller, interviews, invitations, share_links};
use colloquy_domain::ids::Id;
use colloquy_domain::interview::{Interview, InterviewDetails};
use colloquy_domain::invitation::{EndReason, Invitation, Status};
use colloquy_domain::ports::{
    InterviewWithInvitationCounts, InvitationFilter, InvitationStatusCounts, ListPageRequest,
};
use colloquy_domain::text::{Email, PersonName};
use colloquy_domain::text_search::SearchWords;
use colloquy_domain::{InterviewId, InvitationId};
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

use super::ROWS;
use super::bulk::{self, BulkOutcome, ShownBulkAction};
use super::undelivered;
use crate::frame::ConsoleFrame;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;
use crate::search::{self, SearchField};
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

struct InvitationRow {
    id: String,
    name: String,
    /// Names the box with which it is chosen.
    select: String,
    email: Option<String>,
    status: ShownStatus,
    /// That the invitee reported a danger.
    danger: Option<&'static str>,
    /// Why the mail was not delivered.
    undelivered: Option<String>,
    abandoned: Option<&'static str>,
    started: Option<ShownTime>,
    duration: Option<String>,
    answers: i64,
}

struct ShownShareLink {
    address: String,
    is_open: bool,
}

#[derive(Template)]
#[template(path = "interview.html")]
struct InterviewDetailsPage<'p> {
    frame: ConsoleFrame<'p>,
    note_texts: &'static ConsoleNoteTexts,
    reminder_texts: &'static ConsoleReminderTexts,
    reminders: String,
    texts: &'static InterviewDetailsTexts,
    list: &'static InterviewListTexts,
    title: String,
    language: String,
    voice: Option<String>,
    minutes: String,
    answers: String,
    created: ShownTime,
    changed: ShownTime,
    share_link: ShownShareLink,
    prompt: String,
    intro: Option<String>,
    first_message: Option<String>,
    counts: Vec<CountedStatus>,
    all: String,
    rows: Vec<InvitationRow>,
    path: String,
    base: String,
    id: InterviewId,
    editing: &'static InterviewFormTexts,
    people: &'static InvitePeopleTexts,
    share: &'static ShareLinkSettingsTexts,
    results: &'static InterviewResultsTexts,
    search: SearchField,
    search_texts: &'static SearchTexts,
    /// Filters the table.
    person: SearchField,
    /// The part of a query that keeps this filter.
    person_part: String,
    rehearsal: &'static RehearsalTexts,
    may_edit: bool,
    may_erase: bool,
    data: &'static StoredDataTexts,
    retention: &'static RetentionTexts,
    deadline: Option<ShownTime>,
    deadline_texts: &'static ConsoleDeadlineTexts,
    is_archived: bool,
    actions: Vec<ShownBulkAction>,
    /// What the last action on several invitations did.
    outcome: Option<BulkOutcome>,
    /// The status by which the table is filtered.
    status_word: Option<&'static str>,
    token: String,
    /// How many mails are still to be sent.
    waiting_mails: Option<String>,
    /// Whether the table has invitations of every status.
    is_all: bool,
    /// Where these are, with the filter by name.
    all_path: String,
    shows_archived: bool,
    is_first: bool,
    first: String,
    next: Option<String>,
}

pub async fn details(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<HttpResponse, ConsoleProblem> {
    let (texts, caller) = (&request.texts.interview, request.caller()?.clone());
    let live = SelfUpdatingPage::Interview(id).address(request.app, &caller).await?;
    let InterviewWithInvitationCounts { interview, counts } =
        interviews::get::with_counts(request.app, &caller, id).await?;
    let link = share_links::get::get(request.app, &caller, id).await?;
    let shows_archived = request.query("archived").is_some();
    let status =
        request.query("status").and_then(|word| Status::from_word(&word)).filter(|_| !shows_archived);
    let after = request.query("after").and_then(|id| Id::parse(&id).ok());
    let (app, page) = (request.app.clone(), ListPageRequest { after, limit: ROWS });
    let filter = InvitationFilter { archived: shows_archived, status };
    let words = search::person_words(request).filter(|_| !shows_archived);
    let reads = async move { listed(&app, &caller, id, words, filter, page).await };
    let (rows, last) = request.app.bulk_reads.run(reads).await?;
    let now = request.app.clock.now();
    let share_link = ShownShareLink {
        address: request.app.links.share(&link.slug),
        is_open: link.require_window(interview.availability(), now).is_ok(),
    };
    let at_most = |limit: Option<i64>| match limit {
        Some(limit) => fill(texts.at_most, &[("count", &text::number(limit, request.language))]),
        None => texts.no_limit.to_owned(),
    };
    let base = format!("/app/organizations/{}", interview.organization_id);
    let title = title(&interview, &request.texts.interviews);
    let path = format!("{base}/interviews/{id}");
    let person = SearchField::by_person(request, path.clone(), status);
    let waiting = invitations::send::waiting_mails(request.app, &interview).await?;
    let waiting_mails = (waiting > 0)
        .then(|| fill(texts.waiting_mails, &[("count", &text::number(waiting, request.language))]));
    let page = InterviewDetailsPage {
        frame: ConsoleFrame::new(request, title.clone())
            .with_live(live)
            .with_scripts(&["copy.js", "select.js"]),
        note_texts: &request.texts.notes,
        reminder_texts: &request.texts.reminders,
        reminders: reminders(&interview, &request.texts.reminders),
        texts,
        list: &request.texts.interviews,
        title,
        language: text::language(&interview.locale),
        voice: request.app.voices.voice(interview.voice_id).map(|voice| voice.name.clone()),
        minutes: at_most(interview.max_minutes.map(|minutes| minutes.get())),
        answers: at_most(interview.max_responses.map(|responses| responses.get())),
        created: ShownTime::new(interview.created_at, request.language),
        changed: ShownTime::new(interview.updated_at, request.language),
        share_link,
        prompt: interview.prompt.as_str().to_owned(),
        intro: interview.intro.as_ref().map(|intro| intro.as_str().to_owned()),
        first_message: interview.first_message.as_ref().map(|message| message.as_str().to_owned()),
        waiting_mails,
        all: text::number(Status::ALL.iter().map(|status| counts.of(*status)).sum(), request.language),
        counts: counted(request, counts, status),
        rows: rows.iter().map(|invitation| invitation_row(request, invitation)).collect(),
        search_texts: &request.texts.search,
        search: SearchField::new(
            request,
            format!("{base}/interviews/{id}/search"),
            request.texts.search.in_transcripts,
        ),
        next: last.map(|last| match shows_archived {
            true => format!("{path}?archived&after={last}"),
            false => person.after(last),
        }),
        first: if shows_archived { format!("{path}?archived") } else { format!("{path}{}", person.query()) },
        all_path: match person.typed_part().strip_prefix('&') {
            Some(part) => format!("{path}?{part}"),
            None => path.clone(),
        },
        person_part: person.typed_part(),
        person,
        path,
        base,
        id,
        editing: &request.texts.editing.interview,
        people: &request.texts.editing.people,
        share: &request.texts.editing.share_link,
        results: &request.texts.results,
        rehearsal: &request.texts.rehearsal,
        may_edit: request.may_edit(),
        may_erase: request.may_administer(),
        data: &request.texts.data,
        retention: &request.texts.retention,
        deadline: ShownTime::optional(interview.deadline, request.language),
        deadline_texts: &request.texts.deadline,
        is_archived: interview.visibility.is_archived(),
        actions: bulk::shown_actions(request, shows_archived),
        outcome: bulk::outcome(request),
        status_word: status.map(Status::as_str),
        token: request.form_token().unwrap_or_default(),
        is_all: status.is_none() && !shows_archived,
        shows_archived,
        is_first: after.is_none(),
    };
    Ok(response::page(StatusCode::OK, &page))
}

/// Returns the invitations that the filters leave, and the last one that was looked at, if there are older ones.
pub async fn listed(
    app: &App,
    caller: &Caller,
    id: InterviewId,
    words: Option<SearchWords>,
    filter: InvitationFilter,
    page: ListPageRequest<InvitationId>,
) -> Result<(Vec<Invitation>, Option<InvitationId>), AppError> {
    let Some(words) = words else {
        let page = invitations::list::list(app, caller, id, filter, page).await?;
        let last = page.rows.last().filter(|_| page.more).map(|last| last.id);
        return Ok((page.rows, last));
    };
    let results = interviews::search::by_person(app, caller, id, &words, filter, page).await?;
    Ok((results.found, results.next))
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

fn invitation_row(request: &ConsoleRequest<'_>, invitation: &Invitation) -> InvitationRow {
    let minutes = text::minutes(invitation.active_ms);
    let duration = fill(request.texts.invitation.duration, &[("count", &minutes)]);
    let name = name(invitation, request.texts.interview.no_name);
    InvitationRow {
        id: invitation.id.to_string(),
        select: fill(request.texts.editing.people.select, &[("name", &name)]),
        name,
        email: email_beside_name(&invitation.name, &invitation.email),
        status: ShownStatus::new(invitation.status, &request.texts.statuses),
        undelivered: undelivered::text(request, invitation),
        abandoned: abandoned(request, invitation),
        danger: invitation.danger_reported_at.map(|_| request.texts.overview.danger),
        started: ShownTime::optional(invitation.started_at, request.language),
        duration: invitation.started_at.map(|_| duration),
        answers: invitation.responses_count,
    }
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
