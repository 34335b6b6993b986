//! The page of an invitation: who was invited, the summary, and the transcript.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use colloquy_app::notes::NoteWithAuthor;
use colloquy_app::{interviews, invitations, notes};
use colloquy_domain::insights::{FindingKind, Insights};
use colloquy_domain::interview::ArchiveStatus;
use colloquy_domain::invitation::{Invitation, ReactivateInvitation, Sentiment, Status};
use colloquy_domain::message::{Message, Role};
use colloquy_domain::ports::ListPageRequest;
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

/// A link from a finding to the message that it is based on.
struct MessageLink {
    index: i32,
    text: String,
}

struct FindingRow {
    text: String,
    kind: &'static str,
    sentiment: ShownSentiment,
    messages: Vec<MessageLink>,
}

pub struct ShownSentiment {
    pub class: &'static str,
    pub text: &'static str,
}

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
    invited: ShownTime,
    started: Option<ShownTime>,
    completed: Option<ShownTime>,
    duration: String,
    answers: i64,
    link: String,
    path: String,
    people: &'static InvitePeopleTexts,
    may_send: bool,
    may_cancel: bool,
    may_reactivate: bool,
    may_reopen: bool,
    is_archived: bool,
    may_restore: bool,
    editing: &'static InterviewFormTexts,
    may_erase: bool,
    data: &'static StoredDataTexts,
    token: String,
    may_set_deadline: bool,
    deadline: Option<ShownTime>,
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
    let (texts, caller, app) = (&request.texts.invitation, request.caller()?.clone(), request.app.clone());
    let live = SelfUpdatingPage::Invitation(id).address(&app, &caller).await?;
    let reads = async move {
        let whole = invitations::get::whole(&app, &caller, id).await?;
        let interview = interviews::get::with_counts(&app, &caller, whole.invitation.interview_id).await?;
        let newest = ListPageRequest { after: None, limit: history::ENTRIES };
        let log = invitations::logs::logs(&app, &caller, id, newest).await?;
        let part = invitations::recording::first_part(&app, &caller, id).await?;
        let notes = notes::of_invitation(&app, &caller, id).await?;
        Ok::<_, colloquy_app::AppError>((whole, interview.interview, log, part, notes))
    };
    let (whole, interview, log, part, notes) = request.app.bulk_reads.run(reads).await?;
    let (invitation, messages) = (&whole.invitation, &whole.messages);
    let name = name(invitation, request.texts.interview.no_name);
    let insights = ShownInsights::of(invitation, messages, texts);
    let organization = format!("/app/organizations/{}", interview.organization_id);
    let (base, path) = (format!("{organization}/interviews"), format!("{organization}/invitations/{id}"));
    let may_change = request.may_edit() && invitation.visibility == ArchiveStatus::Active;
    let has_consent = invitation.withdrawal.is_none();
    let is = |status: &[Status]| may_change && has_consent && status.contains(&invitation.status);
    let player = part.map(|_| Player::new(&path, request));
    let player_scripts: &[&str] = if player.is_some() { &["player.js"] } else { &[] };
    let (minutes, words) = (text::minutes(invitation.active_ms), search::words(request));
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
        invited: ShownTime::new(invitation.created_at, request.language),
        started: ShownTime::optional(invitation.started_at, request.language),
        completed: ShownTime::optional(invitation.completed_at, request.language),
        duration: fill(texts.duration, &[("count", &minutes)]),
        answers: invitation.responses_count,
        link: request.app.links.invitation(&invitation.slug),
        people: &request.texts.editing.people,
        may_send: invitation.email.is_some() && is(&[Status::Ready, Status::InProgress, Status::Reopened]),
        may_cancel: is(&[Status::Ready]),
        may_reactivate: is(&[Status::Cancelled]),
        may_reopen: is(&[Status::Completed]),
        is_archived: invitation.visibility.is_archived(),
        may_restore: request.may_edit() && invitation.visibility.is_archived(),
        editing: &request.texts.editing.interview,
        may_erase: request.may_administer(),
        data: &request.texts.data,
        token: request.form_token().unwrap_or_default(),
        may_set_deadline: is(&[Status::Ready]),
        deadline: deadline::applying(request, invitation, &interview),
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
    let response = response::page(http_status, &page);
    let audio = part.map(|part| part.name());
    let audio = audio.or_else(|| messages.iter().find_map(|message| message.audio.clone()));
    match audio {
        None => Ok(response),
        Some(audio) => {
            let origin = invitations::audio_url::audio_origin(request.app, &audio).await?;
            Ok(response::with_audio(response, &origin))
        }
    }
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

#[derive(Default)]
pub struct ShownInsights {
    findings: Vec<FindingRow>,
    pub refused: Vec<String>,
    pub not_covered: Vec<String>,
    is_in_danger: bool,
}

impl ShownInsights {
    pub fn of(invitation: &Invitation, messages: &[Message], texts: &TranscriptTexts) -> Self {
        let insights = invitation.insights.as_ref().map(Insights::from).unwrap_or_default();
        let number = |id| messages.iter().find(|message| message.id == id).map(|found| found.index + 1);
        let link =
            |index: i32| MessageLink { index, text: fill(texts.message, &[("number", &index.to_string())]) };
        let findings = insights.findings.into_iter().map(|finding| FindingRow {
            text: finding.text,
            kind: kind(finding.kind, texts),
            sentiment: shown_sentiment(finding.sentiment, texts),
            messages: finding.message_ids.into_iter().filter_map(number).map(link).collect(),
        });
        ShownInsights {
            findings: findings.collect(),
            refused: insights.refused_topics,
            not_covered: insights.uncovered_topics,
            is_in_danger: !insights.dangers.is_empty(),
        }
    }
}

pub fn shown_sentiment(sentiment: Sentiment, texts: &TranscriptTexts) -> ShownSentiment {
    let (class, text) = match sentiment {
        Sentiment::Positive => ("is-positive", texts.positive),
        Sentiment::Neutral => ("is-neutral", texts.neutral),
        Sentiment::Negative => ("is-negative", texts.negative),
    };
    ShownSentiment { class, text }
}

pub fn kind(kind: FindingKind, texts: &TranscriptTexts) -> &'static str {
    match kind {
        FindingKind::Harm => texts.harm,
        FindingKind::Money => texts.money,
        FindingKind::Leaving => texts.leaving,
        FindingKind::Blocked => texts.blocked,
        FindingKind::Complaint => texts.complaint,
        FindingKind::Wish => texts.wish,
        FindingKind::Praise => texts.praise,
        FindingKind::Other => texts.other,
    }
}
