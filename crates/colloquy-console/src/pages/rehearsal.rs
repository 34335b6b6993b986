//! The page on which a member rehearses an interview.

use actix_web::HttpResponse;
use actix_web::http::{Method, StatusCode};
use askama::Template;
use colloquy_app::interviews;
use colloquy_app::rehearsals::{self, RehearsalOutcome, RehearsalView};
use colloquy_domain::InterviewId;
use colloquy_domain::message::Role;
use colloquy_languages::console::{InterviewListTexts, TranscriptTexts};
use colloquy_languages::console_rehearsal::RehearsalTexts;
use colloquy_languages::fill;

use super::insights::{ShownInsights, ShownSentiment, shown_sentiment};
use super::interviews::title;
use crate::cookie;
use crate::frame::ConsoleFrame;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;
use crate::text;

struct SaidLine {
    is_interviewer: bool,
    speaker: String,
    time: String,
    content: String,
}

/// The outcome of a rehearsal.
struct ShownOutcome {
    summary: Option<String>,
    sentiment: Option<ShownSentiment>,
    covered: Vec<String>,
    not_covered: Vec<String>,
    refused: Vec<String>,
    lines: Vec<SaidLine>,
}

impl ShownOutcome {
    fn new(outcome: &RehearsalOutcome, request: &ConsoleRequest<'_>) -> Self {
        let texts = &request.texts.invitation;
        let (invitation, transcript) = (&outcome.invitation, &outcome.transcript);
        let ShownInsights { refused, not_covered, .. } = ShownInsights::of(invitation, transcript, texts);
        let is_covered = |topic: &&str| !refused.iter().chain(&not_covered).any(|other| other == topic);
        let topics = outcome.guide.topics.iter().map(|topic| topic.name.as_str());
        let covered = match invitation.insights_origin {
            Some(_) => topics.filter(is_covered).map(str::to_owned).collect(),
            None => Vec::new(),
        };
        let name = invitation.name.as_ref().map_or("", |name| name.as_str());
        let lines = transcript.iter().map(|message| SaidLine {
            is_interviewer: message.role == Role::Assistant,
            speaker: if message.role == Role::Assistant { texts.interviewer } else { name }.to_owned(),
            time: text::position(message.offset_ms),
            content: message.content.clone(),
        });
        ShownOutcome {
            summary: invitation.summary.clone(),
            sentiment: invitation.sentiment.map(|sentiment| shown_sentiment(sentiment, texts)),
            lines: lines.collect(),
            covered,
            not_covered,
            refused,
        }
    }
}

#[derive(Template)]
#[template(path = "rehearsal.html")]
struct RehearsalPage<'p> {
    frame: ConsoleFrame<'p>,
    texts: &'static RehearsalTexts,
    transcript: &'static TranscriptTexts,
    list: &'static InterviewListTexts,
    interview: String,
    interview_path: String,
    list_path: String,
    path: String,
    token: String,
    /// The link of a rehearsal that is running.
    link: Option<String>,
    is_ending: bool,
    outcome: Option<ShownOutcome>,
}

/// Shows the rehearsal of the person. An outcome is shown once: it is removed with this response.
pub async fn show(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<HttpResponse, ConsoleProblem> {
    let found = interviews::get::with_counts(request.app, request.caller()?, id).await?;
    let account = request.person()?.account.id;
    let view = rehearsals::view(request.app, account, id).await?;
    let base = format!("/app/organizations/{}/interviews", request.organization()?);
    let texts = &request.texts.rehearsal;
    let interview = title(&found.interview, &request.texts.interviews);
    let page = RehearsalPage {
        frame: ConsoleFrame::new(request, fill(texts.title, &[("title", &interview)])),
        texts,
        transcript: &request.texts.invitation,
        list: &request.texts.interviews,
        interview,
        interview_path: format!("{base}/{id}"),
        path: format!("{base}/{id}/rehearsal"),
        list_path: base,
        token: request.form_token().unwrap_or_default(),
        link: match &view {
            // A cookie of this host opens it, so it must lead to this host.
            Some(RehearsalView::Open { slug }) => Some(format!("/i/{}", slug.as_str())),
            _ => None,
        },
        is_ending: matches!(view, Some(RehearsalView::Ending)),
        outcome: match &view {
            Some(RehearsalView::Ended(outcome)) => Some(ShownOutcome::new(outcome, request)),
            _ => None,
        },
    };
    let shown = response::page(StatusCode::OK, &page);
    if page.outcome.is_some() && *request.http.method() == Method::GET {
        rehearsals::end(request.app, account, id);
    }
    Ok(shown)
}

pub async fn start(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<HttpResponse, ConsoleProblem> {
    let started = rehearsals::start(request.app, request.caller()?, request.person()?, id).await?;
    let page = response::redirect(&path(request, id)?);
    let pass = cookie::pass(&started.pass, &started.slug, request.app.links.is_encrypted());
    Ok(response::with_cookie(page, pass))
}

pub async fn end(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<HttpResponse, ConsoleProblem> {
    interviews::get::with_counts(request.app, request.caller()?, id).await?;
    rehearsals::end(request.app, request.person()?.account.id, id);
    Ok(response::redirect(&path(request, id)?))
}

fn path(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<String, ConsoleProblem> {
    Ok(format!("/app/organizations/{}/interviews/{id}/rehearsal", request.organization()?))
}
