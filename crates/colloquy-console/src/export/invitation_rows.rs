//! Tables about the invitations of an interview, read page by page.

use std::error::Error;
use std::sync::Arc;

use bytes::Bytes;
use colloquy_app::large_responses::STREAM_BYTES;
use colloquy_app::{App, AppError, Caller, interviews, invitations};
use colloquy_domain::invitation::Invitation;
use colloquy_domain::ports::{InvitationFilter, ListPageRequest};
use colloquy_domain::{InterviewId, InvitationId};
use futures::Stream;

use super::csv::{self, CsvPage};
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;

/// How many invitations are read at once.
const ROWS: usize = 100;

/// Adds the rows of an invitation to a table.
type AddRows = fn(&mut String, &App, &Invitation);

pub async fn read(
    request: &ConsoleRequest<'_>,
    id: InterviewId,
    columns: &'static [&'static str],
    add_rows: AddRows,
) -> Result<impl Stream<Item = Result<Bytes, Box<dyn Error>>> + 'static, ConsoleProblem> {
    let (app, caller) = (request.app.clone(), request.caller()?.clone());
    interviews::get::with_counts(&app, &caller, id).await?;
    let reservation = app.large_responses.reserve(caller.organization().id, STREAM_BYTES).await?;
    Ok(csv::stream(columns, reservation, move |after| {
        let (app, caller) = (app.clone(), caller.clone());
        async move { app.bulk_reads.run(page(app.clone(), caller, id, after, add_rows)).await }
    }))
}

async fn page(
    app: Arc<App>,
    caller: Caller,
    interview: InterviewId,
    after: Option<InvitationId>,
    add_rows: AddRows,
) -> Result<CsvPage<InvitationId>, AppError> {
    let filter = InvitationFilter { archived: false, status: None };
    let page = ListPageRequest { after, limit: ROWS };
    let found = invitations::list::list(&app, &caller, interview, filter, page).await?;
    let mut rows = String::new();
    found.rows.iter().for_each(|invitation| add_rows(&mut rows, &app, invitation));
    Ok(CsvPage { rows, next: found.rows.last().filter(|_| found.more).map(|last| last.id) })
}
