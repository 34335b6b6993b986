//! Files that members download: transcripts, the results of an interview, and archives with everything.

pub mod archive;
mod audit_log;
mod csv;
mod findings;
mod invitation_rows;
mod results;
mod transcript;

use std::error::Error;

use actix_web::HttpResponse;
use actix_web::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use bytes::Bytes;
use colloquy_domain::{InterviewId, InvitationId};
use futures::Stream;

use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;
use transcript::TranscriptFormat;

/// Sends the transcript of an invitation in the format with this name.
pub async fn transcript(
    request: &ConsoleRequest<'_>,
    id: InvitationId,
    format: &str,
) -> Result<HttpResponse, ConsoleProblem> {
    let format = TranscriptFormat::from_extension(format).ok_or(ConsoleProblem::NotFound)?;
    let text = transcript::read(request, id, format).await?;
    let name = format!("transcript-{id}.{}", format.extension());
    let mut response = file(format.content_type(), &name).body(text);
    response::keep_private(response.headers_mut());
    Ok(response)
}

/// Sends the invitations of an interview as a table, page by page.
pub async fn results(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<HttpResponse, ConsoleProblem> {
    let rows = invitation_rows::read(request, id, results::COLUMNS, results::add_row).await?;
    Ok(table(&format!("results-{id}.csv"), rows))
}

/// Sends the findings of an interview as a table, page by page.
pub async fn findings(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<HttpResponse, ConsoleProblem> {
    let rows = invitation_rows::read(request, id, findings::COLUMNS, findings::add_rows).await?;
    Ok(table(&format!("findings-{id}.csv"), rows))
}

/// Sends the audit log of an organization as a table, page by page.
pub async fn audit_log(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    let name = format!("audit-log-{}.csv", request.organization()?);
    Ok(table(&name, audit_log::read(request).await?))
}

fn table(name: &str, rows: impl Stream<Item = Result<Bytes, Box<dyn Error>>> + 'static) -> HttpResponse {
    let mut response = file(csv::CONTENT_TYPE, name).streaming(rows);
    response::keep_private(response.headers_mut());
    response
}

/// Begins a response that browsers save instead of showing it.
fn file(content_type: &str, name: &str) -> actix_web::HttpResponseBuilder {
    let mut response = HttpResponse::Ok();
    response.insert_header((CONTENT_TYPE, content_type));
    response.insert_header((CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")));
    response
}
