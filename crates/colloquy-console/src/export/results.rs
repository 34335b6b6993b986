//! The invitations of an interview as a table, with what came of each.

use std::error::Error;
use std::sync::Arc;

use bytes::Bytes;
use colloquy_app::large_responses::STREAM_BYTES;
use colloquy_app::{App, AppError, Caller, ResponseMemoryReservation, interviews, invitations};
use colloquy_domain::invitation::Invitation;
use colloquy_domain::ports::{InvitationFilter, PageRequest};
use colloquy_domain::{InterviewId, InvitationId, Timestamp};
use futures::{Stream, stream};

use super::csv;
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

/// Reads the table page by page, while it is sent.
struct TableReader {
    app: Arc<App>,
    caller: Caller,
    interview: InterviewId,
    after: Option<InvitationId>,
    is_done: bool,
    /// Held until the last page is sent.
    _reservation: ResponseMemoryReservation,
}

pub async fn read(
    request: &ConsoleRequest<'_>,
    id: InterviewId,
) -> Result<impl Stream<Item = Result<Bytes, Box<dyn Error>>> + 'static, ConsoleProblem> {
    let (app, caller) = (request.app.clone(), request.caller()?.clone());
    interviews::get::with_counts(&app, &caller, id).await?;
    let reservation = app.large_responses.reserve(caller.organization().id, STREAM_BYTES).await?;
    let reader =
        TableReader { app, caller, interview: id, after: None, is_done: false, _reservation: reservation };
    let mut head = csv::BYTE_ORDER_MARK.to_owned();
    csv::add_row(&mut head, COLUMNS);
    let pages = stream::try_unfold((Some(head), reader), |(head, mut reader)| async move {
        if let Some(head) = head {
            return Ok(Some((Bytes::from(head), (None, reader))));
        }
        if reader.is_done {
            return Ok(None);
        }
        let page = reader.next_page().await.map_err(Box::<dyn Error>::from)?;
        Ok(Some((Bytes::from(page), (None, reader))))
    });
    Ok(pages)
}

impl TableReader {
    async fn next_page(&mut self) -> Result<String, AppError> {
        let (app, caller, interview) = (self.app.clone(), self.caller.clone(), self.interview);
        let page = PageRequest { after: self.after, limit: ROWS };
        let filter = InvitationFilter { archived: false, status: None };
        let read = async move {
            let found = invitations::list::list(&app, &caller, interview, filter, page).await?;
            let mut text = String::new();
            for invitation in &found.rows {
                add_invitation(&mut text, &app, invitation);
            }
            Ok::<_, AppError>((text, found.rows.last().map(|last| last.id), found.more))
        };
        let (text, last, more) = self.app.bulk_reads.run(read).await?;
        (self.after, self.is_done) = (last, !more);
        Ok(text)
    }
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
