//! The findings of an interview as a table, one row for each.

use std::error::Error;
use std::sync::Arc;

use bytes::Bytes;
use colloquy_app::large_responses::STREAM_BYTES;
use colloquy_app::{App, AppError, Caller, interviews, invitations};
use colloquy_domain::insights::Insights;
use colloquy_domain::invitation::Invitation;
use colloquy_domain::ports::{InvitationFilter, PageRequest};
use colloquy_domain::{InterviewId, InvitationId};
use futures::Stream;

use super::csv::{self, CsvPage};
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;

/// How many invitations are read at once.
const ROWS: usize = 100;

const COLUMNS: [&str; 8] =
    ["invitationId", "name", "email", "topic", "kind", "sentiment", "finding", "messageIds"];

pub async fn read(
    request: &ConsoleRequest<'_>,
    id: InterviewId,
) -> Result<impl Stream<Item = Result<Bytes, Box<dyn Error>>> + 'static, ConsoleProblem> {
    let (app, caller) = (request.app.clone(), request.caller()?.clone());
    interviews::get::with_counts(&app, &caller, id).await?;
    let reservation = app.large_responses.reserve(caller.organization().id, STREAM_BYTES).await?;
    Ok(csv::stream(&COLUMNS, reservation, move |after| {
        let (app, caller) = (app.clone(), caller.clone());
        async move { app.bulk_reads.run(page(app.clone(), caller, id, after)).await }
    }))
}

async fn page(
    app: Arc<App>,
    caller: Caller,
    interview: InterviewId,
    after: Option<InvitationId>,
) -> Result<CsvPage<InvitationId>, AppError> {
    let filter = InvitationFilter { archived: false, status: None };
    let page = PageRequest { after, limit: ROWS };
    let found = invitations::list::list(&app, &caller, interview, filter, page).await?;
    let mut rows = String::new();
    found.rows.iter().for_each(|invitation| add_findings(&mut rows, invitation));
    Ok(CsvPage { rows, next: found.rows.last().filter(|_| found.more).map(|last| last.id) })
}

fn add_findings(table: &mut String, invitation: &Invitation) {
    let Some(insights) = &invitation.insights else { return };
    for finding in Insights::from(insights).findings {
        let ids: Vec<String> = finding.message_ids.iter().map(ToString::to_string).collect();
        let cells = [
            invitation.id.to_string(),
            invitation.name.as_ref().map(|name| name.as_str().to_owned()).unwrap_or_default(),
            invitation.email.as_ref().map(|email| email.as_str().to_owned()).unwrap_or_default(),
            finding.topic.unwrap_or_default(),
            finding.kind.as_str().to_owned(),
            finding.sentiment.as_str().to_owned(),
            finding.text,
            ids.join(" "),
        ];
        csv::add_row(table, cells.iter().map(String::as_str));
    }
}
