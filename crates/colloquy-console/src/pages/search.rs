//! The page that searches in all transcripts of an interview.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use colloquy_app::AppError;
use colloquy_app::interviews;
use colloquy_app::interviews::search::{FoundInvitation, SearchResults};
use colloquy_domain::InterviewId;
use colloquy_domain::ids::Id;
use colloquy_domain::message::{Message, Role};
use colloquy_domain::ports::ListPageRequest;
use colloquy_domain::text_search::SearchWords;
use colloquy_languages::console::InterviewListTexts;
use colloquy_languages::console_search::SearchTexts;
use colloquy_languages::fill;

use super::interviews::{email_beside_name, name_or_email, title};
use crate::frame::ConsoleFrame;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;
use crate::search::{self, HighlightSegment, SearchField};
use crate::text::ShownStatus;

/// How many invitations a page shows.
const FOUND: usize = 20;

struct FoundMessage {
    number: i32,
    speaker: String,
    content: Vec<HighlightSegment>,
    link: String,
}

struct FoundRow {
    /// The transcript with the words marked.
    path: String,
    name: Vec<HighlightSegment>,
    email: Vec<HighlightSegment>,
    status: ShownStatus,
    messages: Vec<FoundMessage>,
    /// How many further messages have the words.
    more: Option<String>,
}

#[derive(Template)]
#[template(path = "search.html")]
struct SearchPage<'p> {
    frame: ConsoleFrame<'p>,
    texts: &'static SearchTexts,
    list: &'static InterviewListTexts,
    base: String,
    interview: String,
    interview_path: String,
    search: SearchField,
    rows: Vec<FoundRow>,
    is_first: bool,
    first: String,
    next: Option<String>,
}

pub async fn show(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<HttpResponse, ConsoleProblem> {
    let (texts, caller, app) = (&request.texts.search, request.caller()?.clone(), request.app.clone());
    let (words, after) = (search::words(request), request.query("after").and_then(|id| Id::parse(&id).ok()));
    let (searched, page) = (words.clone(), ListPageRequest { after, limit: FOUND });
    let reads = async move {
        let interview = interviews::get::with_counts(&app, &caller, id).await?.interview;
        let results = match &searched {
            Some(words) => interviews::search::in_transcripts(&app, &caller, id, words, page).await?,
            None => SearchResults { found: Vec::new(), next: None },
        };
        Ok::<_, AppError>((interview, results))
    };
    let (interview, results) = request.app.bulk_reads.run(reads).await?;
    let base = format!("/app/organizations/{}", interview.organization_id);
    let interview_path = format!("{base}/interviews/{id}");
    let path = format!("{interview_path}/search");
    let search = SearchField::new(request, path, texts.in_transcripts);
    let mark: String = form_urlencoded::byte_serialize(search.typed.as_bytes()).collect();
    let marks = format!("?{}={mark}", search::PARAMETER);
    let row = |found: &FoundInvitation| {
        let path = format!("{base}/invitations/{}{marks}", found.invitation.id);
        found_row(request, found, words.as_ref(), path)
    };
    let page = SearchPage {
        frame: ConsoleFrame::new(request, texts.heading.to_owned()),
        texts,
        list: &request.texts.interviews,
        interview: title(&interview, &request.texts.interviews),
        interview_path,
        rows: results.found.iter().map(row).collect(),
        is_first: after.is_none(),
        first: format!("{}{marks}", search.path),
        next: results.next.map(|last| search.after(last)),
        search,
        base,
    };
    Ok(response::page(StatusCode::OK, &page))
}

fn found_row(
    request: &ConsoleRequest<'_>,
    found: &FoundInvitation,
    words: Option<&SearchWords>,
    path: String,
) -> FoundRow {
    let (invitation, texts) = (&found.invitation, &request.texts.invitation);
    let name = name_or_email(&invitation.name, &invitation.email, request.texts.interview.no_name);
    let email = email_beside_name(&invitation.name, &invitation.email);
    let message = |message: &Message| {
        let number = message.index + 1;
        let content = match words {
            Some(words) => search::excerpt(&message.content, words),
            None => message.content.clone(),
        };
        FoundMessage {
            number,
            speaker: match message.role {
                Role::Assistant => texts.interviewer.to_owned(),
                Role::User => name.clone(),
            },
            content: search::segments(&content, words),
            link: fill(texts.message, &[("number", &number.to_string())]),
        }
    };
    let more = found.count - found.messages.len();
    FoundRow {
        path,
        email: email.map(|email| search::segments(&email, words)).unwrap_or_default(),
        status: ShownStatus::new(invitation.status, &request.texts.statuses),
        messages: found.messages.iter().map(message).collect(),
        more: (more > 0).then(|| fill(request.texts.search.more, &[("count", &more.to_string())])),
        name: search::segments(&name, words),
    }
}
