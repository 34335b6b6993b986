//! The list of interviews.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use colloquy_app::interviews;
use colloquy_domain::Timestamp;
use colloquy_domain::ids::Id;
use colloquy_domain::invitation::Status;
use colloquy_domain::ports::{
    InterviewFilter, InterviewListPosition, InterviewOrder, ListPageRequest, ListedInterview,
};
use colloquy_languages::console::InterviewListTexts;
use colloquy_languages::console_editing::InterviewFormTexts;
use colloquy_languages::console_search::SearchTexts;
use colloquy_languages::fill;

use super::ROWS;
use super::interviews::{CountedStatus, counted, title};
use crate::frame::ConsoleFrame;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;
use crate::search::{self, SearchField};
use crate::text::{self, ShownTime};

pub struct InterviewListItem {
    pub id: String,
    pub title: String,
    pub language: String,
    created: ShownTime,
    /// `None` without invitations.
    pub completed: Option<String>,
    counts: Vec<CountedStatus>,
}

struct ShownOrder {
    word: &'static str,
    text: &'static str,
    is_current: bool,
}

#[derive(Template)]
#[template(path = "interviews.html")]
struct InterviewListPage<'p> {
    frame: ConsoleFrame<'p>,
    texts: &'static InterviewListTexts,
    rows: Vec<InterviewListItem>,
    path: String,
    /// The path of the organization.
    base: String,
    editing: &'static InterviewFormTexts,
    may_edit: bool,
    is_archived: bool,
    orders: Vec<ShownOrder>,
    first: String,
    search: SearchField,
    search_texts: &'static SearchTexts,
    is_first: bool,
    next: Option<String>,
}

pub async fn list(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    let texts = &request.texts.interviews;
    let (caller, organization) = (request.caller()?.clone(), request.organization()?);
    let after = request.query("after").and_then(|id| Id::parse(&id).ok());
    let is_archived = request.query("archived").is_some();
    let order = order(request);
    let filter = InterviewFilter { archived: is_archived, updated_since: None };
    let (app, page) = (request.app.clone(), ListPageRequest { after, limit: ROWS });
    let base = format!("/app/organizations/{organization}");
    let search = SearchField::new(request, format!("{base}/interviews"), request.texts.search.in_titles);
    let (rows, next) = match search::words(request) {
        Some(words) => {
            let reads =
                async move { interviews::search::by_title(&app, &caller, &words, filter, page).await };
            let results = request.app.bulk_reads.run(reads).await?;
            (results.found, results.next.map(|last| search.after(last)))
        }
        None => {
            let page = ListPageRequest { after: after_position(request), limit: ROWS };
            let reads =
                async move { interviews::list::in_order(&app, &caller, is_archived, order, page).await };
            let page = request.app.bulk_reads.run(reads).await?;
            let next = page.rows.last().filter(|_| page.more).map(|last| {
                let InterviewListPosition { id, updated_at } = interviews::list::position(last);
                let at = updated_at.as_microsecond();
                format!("?{}after={id}&at={at}", list_query(is_archived, order))
            });
            (page.rows, next)
        }
    };
    let page = InterviewListPage {
        frame: ConsoleFrame::new(request, texts.heading.to_owned()),
        texts,
        rows: rows.iter().map(|listed| row(request, listed)).collect(),
        path: format!("{base}/interviews"),
        editing: &request.texts.editing.interview,
        may_edit: request.may_edit(),
        is_archived,
        orders: orders(order, texts),
        first: format!("{base}/interviews?{}", list_query(is_archived, order)),
        search,
        search_texts: &request.texts.search,
        is_first: after.is_none(),
        next,
        base,
    };
    Ok(response::page(StatusCode::OK, &page))
}

/// The word of an order in the query.
fn word(order: InterviewOrder) -> &'static str {
    match order {
        InterviewOrder::Newest => "newest",
        InterviewOrder::Oldest => "oldest",
        InterviewOrder::Changed => "changed",
    }
}

const ORDERS: [InterviewOrder; 3] = [InterviewOrder::Newest, InterviewOrder::Oldest, InterviewOrder::Changed];

/// Returns the order that the query names.
fn order(request: &ConsoleRequest<'_>) -> InterviewOrder {
    let named = request.query("order").unwrap_or_default();
    ORDERS.into_iter().find(|order| word(*order) == named).unwrap_or_default()
}

fn orders(current: InterviewOrder, texts: &InterviewListTexts) -> Vec<ShownOrder> {
    let shown = |order| ShownOrder {
        word: word(order),
        text: match order {
            InterviewOrder::Newest => texts.newest_first,
            InterviewOrder::Oldest => texts.oldest_first,
            InterviewOrder::Changed => texts.changed_first,
        },
        is_current: order == current,
    };
    ORDERS.map(shown).into()
}

/// Returns the part of the query that says which interviews are listed, and how.
fn list_query(is_archived: bool, order: InterviewOrder) -> String {
    let archived = if is_archived { "archived&" } else { "" };
    let order =
        if order == InterviewOrder::default() { String::new() } else { format!("order={}&", word(order)) };
    format!("{archived}{order}")
}

/// Returns the interview after which the page continues.
fn after_position(request: &ConsoleRequest<'_>) -> Option<InterviewListPosition> {
    let id = Id::parse(&request.query("after")?).ok()?;
    let at = request.query("at").and_then(|at| Timestamp::from_microsecond(at.parse().ok()?).ok());
    Some(InterviewListPosition { id, updated_at: at.unwrap_or(Timestamp::MAX) })
}

pub fn row(request: &ConsoleRequest<'_>, listed: &ListedInterview) -> InterviewListItem {
    let (interview, texts) = (&listed.interview, &request.texts.interviews);
    let all: i64 = Status::ALL.iter().map(|status| listed.counts.of(*status)).sum();
    let done = text::number(listed.counts.of(Status::Completed), request.language);
    let written = text::number(all, request.language);
    let completed = fill(texts.completed_of, &[("done", &done), ("all", &written)]);
    let mut counts = counted(request, listed.counts, None);
    counts.retain(|counted| counted.count > 0 && counted.word != Status::Completed.as_str());
    InterviewListItem {
        id: interview.id.to_string(),
        title: title(interview, texts),
        language: text::language(&interview.locale),
        created: ShownTime::new(interview.created_at, request.language),
        completed: (all > 0).then_some(completed),
        counts,
    }
}
