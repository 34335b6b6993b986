//! What is stored about people: looking for a person, and the erasures with their receipts.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::http::header::{CONTENT_DISPOSITION, ContentType};
use askama::Template;
use colloquy_app::erasures;
use colloquy_domain::InvitationId;
use colloquy_domain::erasure::{Erasure, ErasureTarget};
use colloquy_domain::ids::Id;
use colloquy_languages::console_data::StoredDataTexts;
use colloquy_languages::console_exports::ExportTexts;
use colloquy_languages::console_retention::RetentionTexts;
use colloquy_languages::console_withdrawal::ConsoleWithdrawalTexts;

use super::withdrawal::{PolicyChoice, policies, policy_field};
use super::{ROWS, retention};
use crate::frame::ConsoleFrame;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;
use crate::text::ShownTime;

struct ErasureRow {
    id: String,
    target: &'static str,
    is_complete: bool,
    requested: ShownTime,
    messages: i64,
    recordings: i64,
}

#[derive(Template)]
#[template(path = "data.html")]
struct StoredDataPage<'p> {
    frame: ConsoleFrame<'p>,
    texts: &'static StoredDataTexts,
    exports: &'static ExportTexts,
    retention: &'static RetentionTexts,
    /// How long each kind is kept.
    kept: Vec<(&'static str, String)>,
    change: &'static str,
    withdrawal: &'static ConsoleWithdrawalTexts,
    policies: Vec<PolicyChoice>,
    save: &'static str,
    base: String,
    path: String,
    token: String,
    email: String,
    error: Option<String>,
    rows: Vec<ErasureRow>,
    is_first: bool,
    next: Option<String>,
}

pub async fn show(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    page(request, StatusCode::OK, String::new(), None).await
}

/// Shows the page, with the address that was looked for and why it led nowhere.
pub async fn page(
    request: &ConsoleRequest<'_>,
    status: StatusCode,
    email: String,
    error: Option<String>,
) -> Result<HttpResponse, ConsoleProblem> {
    let (texts, organization) = (&request.texts.data, request.organization()?);
    let before = request.query("before").and_then(|id| Id::parse(&id).ok());
    let mut erasures = erasures::list(request.app, organization, before, ROWS + 1).await?;
    let has_more = erasures.len() > ROWS;
    erasures.truncate(ROWS);
    let next = erasures.last().filter(|_| has_more).map(|oldest| format!("?before={}", oldest.id));
    let base = format!("/app/organizations/{organization}");
    let page = StoredDataPage {
        frame: ConsoleFrame::new(request, texts.heading.to_owned()).with_edit(
            request,
            &[policy_field(request)?],
            None,
        ),
        texts,
        exports: &request.texts.exports,
        retention: &request.texts.retention,
        kept: retention::kept(request).await?,
        change: request.texts.editing.interview.edit,
        withdrawal: &request.texts.withdrawal,
        policies: policies(request).await?,
        save: request.texts.editing.interview.save_button,
        path: format!("{base}/data"),
        token: request.form_token().unwrap_or_default(),
        base,
        email,
        error,
        rows: erasures.iter().map(|erasure| row(request, erasure)).collect(),
        is_first: before.is_none(),
        next,
    };
    Ok(response::page(status, &page))
}

fn row(request: &ConsoleRequest<'_>, erasure: &Erasure) -> ErasureRow {
    let texts = &request.texts.data;
    ErasureRow {
        id: erasure.target.id().to_string(),
        target: match erasure.target {
            ErasureTarget::Invitation(..) => texts.invitation,
            ErasureTarget::Interview(_) => texts.interview,
            ErasureTarget::Organization(_) => texts.organization,
        },
        is_complete: erasure.is_complete(),
        requested: ShownTime::new(erasure.requested_at, request.language),
        messages: erasure.erased.messages,
        recordings: erasure.erased.recordings,
    }
}

/// Returns the receipt of a completed erasure as a file. The id in the path is that of what was erased; ids of all kinds
/// look alike.
pub async fn receipt(request: &ConsoleRequest<'_>, id: InvitationId) -> Result<HttpResponse, ConsoleProblem> {
    let erasure = erasures::of_target(request.app, request.organization()?, id.uuid()).await?;
    let erasure = erasure.filter(|erasure| erasure.is_complete()).ok_or(ConsoleProblem::NotFound)?;
    let mut response = HttpResponse::Ok();
    response.insert_header(ContentType::json());
    response.insert_header((CONTENT_DISPOSITION, format!("attachment; filename=\"erasure-{id}.json\"")));
    let mut response = response.body(erasures::receipt(&erasure).to_string());
    response::keep_private(response.headers_mut());
    Ok(response)
}
