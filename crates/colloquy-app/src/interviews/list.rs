use colloquy_domain::InterviewId;
use colloquy_domain::ports::{
    InterviewFilter, InterviewListPosition, InterviewOrder, ListPageRequest, ListedInterview,
};
use colloquy_domain::text::{FirstMessage, Intro};

use crate::{App, AppError, Caller, ListPage};

/// Lists interviews with the counts of their invitations. Run it on [`App::bulk_reads`], with a reservation.
pub async fn list(
    app: &App,
    caller: &Caller,
    filter: InterviewFilter,
    page: ListPageRequest<InterviewId>,
) -> Result<ListPage<ListedInterview>, AppError> {
    let organization = caller.organization().id;
    let id = |listed: &ListedInterview| listed.interview.id;
    ListPage::read(page, id, length, |page| app.storage.interviews(organization, filter, page)).await
}

/// Lists interviews in an order. Run it as [`list`].
pub async fn in_order(
    app: &App,
    caller: &Caller,
    archived: bool,
    order: InterviewOrder,
    page: ListPageRequest<InterviewListPosition>,
) -> Result<ListPage<ListedInterview>, AppError> {
    let organization = caller.organization().id;
    ListPage::read(page, position, length, |page| {
        app.storage.ordered_interviews(organization, archived, order, page)
    })
    .await
}

/// Returns where a list continues after an interview.
pub fn position(listed: &ListedInterview) -> InterviewListPosition {
    InterviewListPosition { id: listed.interview.id, updated_at: listed.interview.updated_at }
}

/// Returns the length of the texts that may be long.
fn length(ListedInterview { interview, .. }: &ListedInterview) -> usize {
    interview.prompt.as_str().len()
        + interview.locale.as_str().len()
        + interview.intro.as_ref().map_or(0, |intro: &Intro| intro.as_str().len())
        + interview.first_message.as_ref().map_or(0, |message: &FirstMessage| message.as_str().len())
}
