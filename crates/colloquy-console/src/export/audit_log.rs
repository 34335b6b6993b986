//! The audit log as a table.

use std::error::Error;
use std::sync::Arc;

use bytes::Bytes;
use colloquy_app::accounts::audit_log;
use colloquy_app::large_responses::STREAM_BYTES;
use colloquy_app::{App, AppError};
use colloquy_domain::account::audit::AuditActor;
use colloquy_domain::ports::ListPageRequest;
use colloquy_domain::{AuditEntryId, OrganizationId};
use futures::Stream;

use super::csv::{self, CsvPage};
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;

/// How many entries are read at once.
const ROWS: usize = 500;

const COLUMNS: [&str; 5] = ["id", "time", "by", "action", "subject"];

pub async fn read(
    request: &ConsoleRequest<'_>,
) -> Result<impl Stream<Item = Result<Bytes, Box<dyn Error>>> + 'static, ConsoleProblem> {
    let (app, organization) = (request.app.clone(), request.organization()?);
    let reservation = app.large_responses.reserve(organization, STREAM_BYTES).await?;
    Ok(csv::stream(&COLUMNS, reservation, move |after| {
        let app = app.clone();
        async move { app.bulk_reads.run(page(app.clone(), organization, after)).await }
    }))
}

async fn page(
    app: Arc<App>,
    organization: OrganizationId,
    after: Option<AuditEntryId>,
) -> Result<CsvPage<AuditEntryId>, AppError> {
    let found = audit_log::page(&app, organization, ListPageRequest { after, limit: ROWS }).await?;
    let mut rows = String::new();
    for entry in &found.rows {
        let (id, time) = (entry.id.to_string(), entry.created_at.to_string());
        let by = match &entry.actor {
            AuditActor::Operator => "operator",
            AuditActor::Account { email, .. } => email,
        };
        csv::add_row(&mut rows, [&*id, &*time, by, entry.action.as_str(), &*entry.subject]);
    }
    Ok(CsvPage { rows, next: found.rows.last().filter(|_| found.more).map(|last| last.id) })
}
