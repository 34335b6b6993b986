//! The page of an invitation: who was invited, the summary, and the transcript.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use colloquy_app::notes::NoteWithAuthor;
use colloquy_app::{AppError, LogEntryPage, interviews, invitations, notes};
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::{Invitation, ReactivateInvitation, Status};
use colloquy_domain::media::MediaName;
use colloquy_domain::message::{Message, Role};
use colloquy_domain::ports::{InvitationWithMessages, ListPageRequest};
use colloquy_domain::text_search::SearchWords;
use colloquy_domain::{InvitationId, MessageId};
use colloquy_languages::console::{InterviewListTexts, TranscriptTexts};
use colloquy_languages::console_data::StoredDataTexts;
use colloquy_languages::console_deadline::ConsoleDeadlineTexts;
use colloquy_languages::console_editing::{InterviewFormTexts, InvitePeopleTexts};
use colloquy_languages::console_exports::ExportTexts;
use colloquy_languages::console_history::InvitationHistoryTexts;
use colloquy_languages::console_notes::ConsoleNoteTexts;
use colloquy_languages::console_search::SearchTexts;
use colloquy_languages::console_withdrawal::ConsoleWithdrawalTexts;
use colloquy_languages::fill;

use super::deadline;
use super::history::{self, InvitationHistory};
use super::insights::{FindingRow, MessageLink, ShownInsights, ShownSentiment, shown_sentiment};
use super::interviews::{abandoned, email_beside_name, name, title};
use super::notes::ShownNote;
use super::recording::Player;
use super::undelivered::UndeliveredNotice;
use super::withdrawal::WithdrawalNotice;
use crate::frame::ConsoleFrame;
use crate::once;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;
use crate::search::{self, HighlightSegment, SearchField};
use crate::self_updating_page::SelfUpdatingPage;
use crate::text::{self, ShownStatus, ShownTime};

struct MessageRow {
    id: MessageId,
    /// Counts from 1, as people do.
    number: i32,
    /// The heading of a session, before its first message.
    session: Option<String>,
    is_interviewer: bool,
    speaker: String,
    note: Option<&'static str>,
    time: String,
    link: String,
    content: Vec<HighlightSegment>,
    /// On the clock of its session, in ms.
    session_number: i32,
    offset_ms: i64,
    /// The path of the recording.
    audio: Option<String>,
    /// Whether the recording has this message. Typed answers make no sound.
    has_sound: bool,
    duration: String,
    notes: Vec<ShownNote>,
}

struct InvitationFacts {
    invited: ShownTime,
    deadline: Option<ShownTime>,
    started: Option<ShownTime>,
    completed: Option<ShownTime>,
    duration: String,
    answers: i64,
}

impl InvitationFacts {
    fn new(request: &ConsoleRequest<'_>, invitation: &Invitation, interview: &Interview) -> Self {
        let minutes = text::minutes(invitation.active_ms);
        InvitationFacts {
            invited: ShownTime::new(invitation.created_at, request.language),
            deadline: deadline::applying(request, invitation, interview),
            started: ShownTime::optional(invitation.started_at, request.language),
            completed: ShownTime::optional(invitation.completed_at, request.language),
            duration: fill(request.texts.invitation.duration, &[("count", &minutes)]),
            answers: invitation.responses_count,
        }
    }
}

/// What the person may do with the invitation.
struct InvitationActions {
    may_send: bool,
    may_cancel: bool,
    may_reactivate: bool,
    may_reopen: bool,
    may_restore: bool,
    may_set_deadline: bool,
    may_erase: bool,
}

impl InvitationActions {
    fn new(request: &ConsoleRequest<'_>, invitation: &Invitation) -> Self {
        let is_archived = invitation.visibility.is_archived();
        let may_change = request.may_edit() && !is_archived && invitation.withdrawal.is_none();
        let is = |status: &[Status]| may_change && status.contains(&invitation.status);
        InvitationActions {
            may_send: may_change && invitation.email.is_some() && invitation.require_mailable().is_ok(),
            may_cancel: is(&[Status::Ready]),
            may_reactivate: is(&[Status::Cancelled]),
            may_reopen: is(&[Status::Completed]),
            may_restore: request.may_edit() && is_archived,
            may_set_deadline: is(&[Status::Ready]),
            may_erase: request.may_administer(),
        }
    }

    fn has_any(&self) -> bool {
        let invitation = [self.may_send, self.may_cancel, self.may_reactivate, self.may_reopen];
        invitation.contains(&true) || self.may_restore || self.may_erase
    }
}

#[derive(Template)]
#[template(path = "invitation.html")]
struct InvitationPage<'p> {
    frame: ConsoleFrame<'p>,
    texts: &'static TranscriptTexts,
    list: &'static InterviewListTexts,
    name: String,
    email: Option<String>,
    status: ShownStatus,
    interview: String,
    interview_path: String,
    list_path: String,
    facts: InvitationFacts,
    link: String,
    path: String,
    people: &'static InvitePeopleTexts,
    is_archived: bool,
    actions: InvitationActions,
    editing: &'static InterviewFormTexts,
    data: &'static StoredDataTexts,
    token: String,
    deadline_texts: &'static ConsoleDeadlineTexts,
    undelivered: Option<UndeliveredNotice>,
    abandoned: Option<&'static str>,
    withdrawal: Option<WithdrawalNotice>,
    withdrawal_texts: &'static ConsoleWithdrawalTexts,
    is_in_danger: bool,
    summary: Option<String>,
    sentiment: Option<ShownSentiment>,
    findings: Vec<FindingRow>,
    refused: Vec<String>,
    not_covered: Vec<String>,
    messages: Vec<MessageRow>,
    /// About the whole transcript.
    notes: Vec<ShownNote>,
    note_texts: &'static ConsoleNoteTexts,
    may_note: bool,
    search: SearchField,
    search_texts: &'static SearchTexts,
    exports: &'static ExportTexts,
    /// The messages that have the words.
    found: Vec<MessageLink>,
    player: Option<Player>,
    history: InvitationHistory,
    history_texts: &'static InvitationHistoryTexts,
}

pub async fn show(request: &ConsoleRequest<'_>, id: InvitationId) -> Result<HttpResponse, ConsoleProblem> {
    page(request, id, FaultyInput::None).await
}

/// What was entered on the page and cannot be stored.
pub enum FaultyInput {
    None,
    /// The reason to keep what is stored.
    Reason(String),
    /// The address to which the link is mailed.
    Email(String),
}

/// Shows the page, with what was entered and cannot be stored.
pub async fn page(
    request: &ConsoleRequest<'_>,
    id: InvitationId,
    faulty: FaultyInput,
) -> Result<HttpResponse, ConsoleProblem> {
    let (http_status, faulty_reason, faulty_email) = match faulty {
        FaultyInput::None => (StatusCode::OK, None, None),
        FaultyInput::Reason(reason) => (StatusCode::BAD_REQUEST, Some(reason), None),
        FaultyInput::Email(email) => (StatusCode::BAD_REQUEST, None, Some(email)),
    };
    let texts = &request.texts.invitation;
    let live = SelfUpdatingPage::Invitation(id).address(request.app, request.caller()?).await?;
    let StoredInvitation { whole, interview, log, part, notes } = read(request, id).await?;
    let (invitation, messages) = (&whole.invitation, &whole.messages);
    let name = name(invitation, request.texts.interview.no_name);
    let insights = ShownInsights::of(invitation, messages, texts);
    let organization = format!("/app/organizations/{}", interview.organization_id);
    let (base, path) = (format!("{organization}/interviews"), format!("{organization}/invitations/{id}"));
    let player = part.as_ref().map(|_| Player::new(&path, request));
    let player_scripts: &[&str] = if player.is_some() { &["player.js"] } else { &[] };
    let words = search::words(request);
    let page = InvitationPage {
        frame: ConsoleFrame::new(request, name.clone())
            .with_live(live)
            .with_scripts(player_scripts)
            .with_scripts(&["copy.js"]),
        texts,
        list: &request.texts.interviews,
        email: email_beside_name(&invitation.name, &invitation.email),
        status: ShownStatus::new(invitation.status, &request.texts.statuses),
        interview: title(&interview, &request.texts.interviews),
        interview_path: format!("{base}/{}", interview.id),
        list_path: base,
        facts: InvitationFacts::new(request, invitation, &interview),
        link: request.app.links.invitation(&invitation.slug),
        people: &request.texts.editing.people,
        is_archived: invitation.visibility.is_archived(),
        actions: InvitationActions::new(request, invitation),
        editing: &request.texts.editing.interview,
        data: &request.texts.data,
        token: request.form_token().unwrap_or_default(),
        deadline_texts: &request.texts.deadline,
        undelivered: UndeliveredNotice::of(request, invitation, faulty_email.as_deref()),
        abandoned: abandoned(request, invitation),
        withdrawal: WithdrawalNotice::of(request, invitation, faulty_reason).await?,
        withdrawal_texts: &request.texts.withdrawal,
        is_in_danger: insights.is_in_danger || invitation.danger_reported_at.is_some(),
        summary: invitation.summary.clone(),
        sentiment: invitation.sentiment.map(|sentiment| shown_sentiment(sentiment, texts)),
        findings: insights.findings,
        refused: insights.refused,
        not_covered: insights.not_covered,
        messages: rows(request, messages, &notes, &name, &path),
        notes: shown_notes(request, &notes, None),
        note_texts: &request.texts.notes,
        may_note: request.may_edit() && !messages.is_empty(),
        search: SearchField::new(request, path.clone(), request.texts.search.in_transcript),
        search_texts: &request.texts.search,
        exports: &request.texts.exports,
        found: words.iter().flat_map(|words| found(messages, words)).collect(),
        player,
        history: InvitationHistory::new(&log, request),
        history_texts: &request.texts.history,
        path,
        name,
    };
    let audio = part.or_else(|| messages.iter().find_map(|message| message.audio.clone()));
    with_audio(request, response::page(http_status, &page), audio).await
}

/// What the page reads.
struct StoredInvitation {
    whole: InvitationWithMessages,
    interview: Interview,
    log: LogEntryPage,
    /// The name of the first part of the recording.
    part: Option<MediaName>,
    notes: Vec<NoteWithAuthor>,
}

async fn read(request: &ConsoleRequest<'_>, id: InvitationId) -> Result<StoredInvitation, ConsoleProblem> {
    let (app, caller) = (request.app.clone(), request.caller()?.clone());
    let reads = async move {
        let whole = invitations::get::whole(&app, &caller, id).await?;
        let interview = interviews::get::with_counts(&app, &caller, whole.invitation.interview_id).await?;
        let newest = ListPageRequest { after: None, limit: history::ENTRIES };
        Ok::<_, AppError>(StoredInvitation {
            interview: interview.interview,
            log: invitations::logs::logs(&app, &caller, id, newest).await?,
            part: invitations::recording::first_part(&app, &caller, id).await?.map(|part| part.name()),
            notes: notes::of_invitation(&app, &caller, id).await?,
            whole,
        })
    };
    Ok(request.app.bulk_reads.run(reads).await?)
}

/// Allows the page to play the recording from where it is stored.
async fn with_audio(
    request: &ConsoleRequest<'_>,
    page: HttpResponse,
    audio: Option<MediaName>,
) -> Result<HttpResponse, ConsoleProblem> {
    let Some(audio) = audio else { return Ok(page) };
    let origin = invitations::audio_url::audio_origin(request.app, &audio).await?;
    Ok(response::with_audio(page, &origin))
}

/// Leads to the recording of a message.
pub async fn audio(
    request: &ConsoleRequest<'_>,
    id: InvitationId,
    message: MessageId,
) -> Result<HttpResponse, ConsoleProblem> {
    let audio = invitations::audio_url::audio_url(request.app, request.caller()?, id, message).await?;
    Ok(response::redirect(&audio.url))
}

pub async fn cancel(request: &ConsoleRequest<'_>, id: InvitationId) -> Result<HttpResponse, ConsoleProblem> {
    once::run(request, async |caller| {
        invitations::cancel::cancel(request.app, caller, id).await?;
        saved_path(request, id)
    })
    .await
}

pub async fn restore(request: &ConsoleRequest<'_>, id: InvitationId) -> Result<HttpResponse, ConsoleProblem> {
    invitations::restore::restore(request.app, request.caller()?, id).await?;
    saved(request, id)
}

/// Makes a cancelled invitation ready again, or reopens a completed interview.
pub async fn reactivate(
    request: &ConsoleRequest<'_>,
    id: InvitationId,
) -> Result<HttpResponse, ConsoleProblem> {
    let silently = ReactivateInvitation::default();
    once::run(request, async |caller| {
        invitations::reactivate::reactivate(request.app, caller, id, silently).await?;
        saved_path(request, id)
    })
    .await
}

/// Leads to the page of the invitation.
pub fn saved(request: &ConsoleRequest<'_>, id: InvitationId) -> Result<HttpResponse, ConsoleProblem> {
    Ok(response::redirect(&saved_path(request, id)?))
}

pub fn saved_path(request: &ConsoleRequest<'_>, id: InvitationId) -> Result<String, ConsoleProblem> {
    Ok(format!("/app/organizations/{}/invitations/{id}?saved", request.organization()?))
}

fn found(messages: &[Message], words: &SearchWords) -> Vec<MessageLink> {
    let found = messages.iter().filter(|message| words.are_in(&message.content));
    let link = |message: &Message| {
        let index = message.index + 1;
        MessageLink { index, text: index.to_string() }
    };
    found.map(link).collect()
}

/// Returns the notes about a message, or about the whole transcript.
fn shown_notes(
    request: &ConsoleRequest<'_>,
    notes: &[NoteWithAuthor],
    message: Option<MessageId>,
) -> Vec<ShownNote> {
    let about = notes.iter().filter(|noted| noted.note.message_id == message);
    about.map(|noted| ShownNote::new(request, noted)).collect()
}

fn rows(
    request: &ConsoleRequest<'_>,
    messages: &[Message],
    notes: &[NoteWithAuthor],
    invitee: &str,
    path: &str,
) -> Vec<MessageRow> {
    let (texts, words) = (&request.texts.invitation, search::words(request));
    let mut session = 0;
    let rows = messages.iter().map(|message| {
        let is_new_session = message.session != session;
        session = message.session;
        let (number, is_interviewer) = (message.index + 1, message.role == Role::Assistant);
        let time = text::position(message.offset_ms);
        let numbers = number.to_string();
        MessageRow {
            id: message.id,
            number,
            session: is_new_session.then(|| fill(texts.session, &[("number", &session.to_string())])),
            is_interviewer,
            speaker: if is_interviewer { texts.interviewer.to_owned() } else { invitee.to_owned() },
            note: match (message.interrupted, message.typed) {
                (true, _) => Some(texts.interrupted),
                (false, true) => Some(texts.typed),
                (false, false) => None,
            },
            link: fill(texts.link_to_message, &[("number", &numbers), ("time", &time)]),
            time,
            content: search::segments(&message.content, words.as_ref()),
            session_number: message.session,
            offset_ms: message.offset_ms,
            audio: message.audio.as_ref().map(|_| format!("{path}/messages/{}/audio", message.id)),
            has_sound: !message.typed && message.duration_ms > 0,
            duration: text::position(message.duration_ms),
            notes: shown_notes(request, notes, Some(message.id)),
        }
    });
    rows.collect()
}
