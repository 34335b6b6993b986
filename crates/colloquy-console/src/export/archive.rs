//! Archives with everything about an invitation, a person, an interview or the organization.

use std::error::Error;

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use colloquy_app::exports::{ExportScope, begin};
use colloquy_app::large_responses::STREAM_BYTES;
use colloquy_domain::text::Email;
use colloquy_domain::{InterviewId, InvitationId};
use futures::TryStreamExt;

use crate::pages::stored_data;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;

pub async fn invitation(
    request: &ConsoleRequest<'_>,
    id: InvitationId,
) -> Result<HttpResponse, ConsoleProblem> {
    archive(request, ExportScope::Invitation(id), format!("invitation-{id}")).await
}

pub async fn interview(
    request: &ConsoleRequest<'_>,
    id: InterviewId,
) -> Result<HttpResponse, ConsoleProblem> {
    archive(request, ExportScope::Interview(id), format!("interview-{id}")).await
}

/// Sends everything about the person whose address was entered.
pub async fn person(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    let entered = request.form.value("email");
    match Email::parse(entered.trim()) {
        Ok(email) => archive(request, ExportScope::Person(email), "person".to_owned()).await,
        Err(_) => {
            let problem = request.texts.data.bad_email.to_owned();
            stored_data::page(request, StatusCode::BAD_REQUEST, entered.to_owned(), Some(problem)).await
        }
    }
}

pub async fn organization(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    let name = format!("organization-{}", request.organization()?);
    archive(request, ExportScope::Organization, name).await
}

async fn archive(
    request: &ConsoleRequest<'_>,
    scope: ExportScope,
    name: String,
) -> Result<HttpResponse, ConsoleProblem> {
    let (app, organization) = (request.app.clone(), request.organization()?);
    let reservation = app.large_responses.reserve(organization, STREAM_BYTES).await?;
    let export = begin(&app, &request.administrator()?, organization, scope).await?;
    let pieces = colloquy_export::export(app, export, request.language);
    let bytes = pieces.map_ok(move |piece| {
        // It is held until the last piece is sent.
        let _held = &reservation;
        piece.bytes
    });
    let mut response = super::file("application/zip", &format!("{name}.zip"))
        .streaming(bytes.map_err(Box::<dyn Error>::from));
    response::keep_private(response.headers_mut());
    Ok(response)
}
