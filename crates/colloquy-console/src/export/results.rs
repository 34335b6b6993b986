//! The invitations of an interview as a table, with the outcome of each.

use std::error::Error;
use std::sync::Arc;

use bytes::Bytes;
use colloquy_app::large_responses::STREAM_BYTES;
use colloquy_app::{App, AppError, Caller, interviews, invitations};
use colloquy_domain::invitation::Invitation;
use colloquy_domain::ports::{InvitationFilter, PageRequest};
use colloquy_domain::{InterviewId, InvitationId, Timestamp};
use futures::Stream;

use super::csv::{self, CsvPage};
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;

/// How many invitations are read at once.
const ROWS: usize = 100;

const COLUMNS: [&str; 14] = [
    "id",
    "name",
    "email",
    "status",
    "createdAt",
    "startedAt",
    "completedAt",
    "endReason",
    "activeSeconds",
    "responsesCount",
    "sentiment",
    "summary",
    "findings",
    "link",
];

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
    for invitation in &found.rows {
        add_invitation(&mut rows, &app, invitation);
    }
    Ok(CsvPage { rows, next: found.rows.last().filter(|_| found.more).map(|last| last.id) })
}

fn add_invitation(table: &mut String, app: &App, invitation: &Invitation) {
    let time = |time: Option<Timestamp>| time.map(|time| time.to_string()).unwrap_or_default();
    let findings = invitation.insights.as_ref().and_then(|insights| insights["findings"].as_array());
    let findings: Vec<&str> =
        findings.into_iter().flatten().filter_map(|finding| finding["text"].as_str()).collect();
    let cells = [
        invitation.id.to_string(),
        invitation.name.as_ref().map(|name| name.as_str().to_owned()).unwrap_or_default(),
        invitation.email.as_ref().map(|email| email.as_str().to_owned()).unwrap_or_default(),
        invitation.status.as_str().to_owned(),
        time(Some(invitation.created_at)),
        time(invitation.started_at),
        time(invitation.completed_at),
        invitation.end_reason.map(|reason| reason.as_str().to_owned()).unwrap_or_default(),
        (invitation.active_ms / 1_000).to_string(),
        invitation.responses_count.to_string(),
        invitation.sentiment.map(|sentiment| sentiment.as_str().to_owned()).unwrap_or_default(),
        invitation.summary.clone().unwrap_or_default(),
        findings.join("\n"),
        app.links.invitation(&invitation.slug),
    ];
    csv::add_row(table, cells.iter().map(String::as_str));
}
