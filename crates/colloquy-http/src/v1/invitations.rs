//! Operations of invitations.

pub mod get;
pub mod list;

use colloquy_app::invitations as use_cases;
use colloquy_domain::invitation::Invitation;
use colloquy_wire as wire;

use super::log_page;
use crate::call::OperationCall;
use crate::problem::Problem;
use crate::reply::OperationResponse;

pub async fn create(mut call: OperationCall<'_>) -> Result<OperationResponse, Problem> {
    let (id, new) = call.id_and_optional_body()?;
    let invitation = use_cases::create::create(call.app(), call.caller(), id, new).await?;
    Ok(reply(&call, &invitation))
}

pub async fn create_many(mut call: OperationCall<'_>) -> Result<OperationResponse, Problem> {
    let (id, bulk) = call.id_and_body()?;
    let invitations = use_cases::create_many::create_many(call.app(), call.caller(), id, bulk).await?;
    let rows = invitations.iter().map(|invitation| wire::invitation(invitation, &call.app().links));
    OperationResponse::of_each(invitations.len(), rows)
}

pub async fn update(mut call: OperationCall<'_>) -> Result<OperationResponse, Problem> {
    let (id, update) = call.id_and_body()?;
    let invitation = use_cases::update::update(call.app(), call.caller(), id, update).await?;
    Ok(reply(&call, &invitation))
}

pub async fn send(mut call: OperationCall<'_>) -> Result<OperationResponse, Problem> {
    let (id, sending) = call.id_and_body()?;
    let invitation = use_cases::send::send(call.app(), call.caller(), id, sending).await?;
    Ok(reply(&call, &invitation))
}

pub async fn cancel(mut call: OperationCall<'_>) -> Result<OperationResponse, Problem> {
    let id = call.id()?;
    let invitation = use_cases::cancel::cancel(call.app(), call.caller(), id).await?;
    Ok(reply(&call, &invitation))
}

pub async fn reactivate(mut call: OperationCall<'_>) -> Result<OperationResponse, Problem> {
    let (id, reactivation) = call.id_and_optional_body()?;
    let invitation = use_cases::reactivate::reactivate(call.app(), call.caller(), id, reactivation).await?;
    Ok(reply(&call, &invitation))
}

pub async fn complete(mut call: OperationCall<'_>) -> Result<OperationResponse, Problem> {
    let id = call.id()?;
    let invitation = use_cases::complete::complete(call.app(), call.caller(), id).await?;
    Ok(reply(&call, &invitation))
}

pub async fn archive(mut call: OperationCall<'_>) -> Result<OperationResponse, Problem> {
    let id = call.id()?;
    let invitation = use_cases::archive::archive(call.app(), call.caller(), id).await?;
    Ok(OperationResponse::of(&wire::archive_state(invitation.id.uuid(), invitation.visibility)))
}

pub async fn restore(mut call: OperationCall<'_>) -> Result<OperationResponse, Problem> {
    let id = call.id()?;
    let invitation = use_cases::restore::restore(call.app(), call.caller(), id).await?;
    Ok(OperationResponse::of(&wire::archive_state(invitation.id.uuid(), invitation.visibility)))
}

pub async fn logs(mut call: OperationCall<'_>) -> Result<OperationResponse, Problem> {
    let (id, page) = call.id_and_page()?;
    log_page::reply(&call, &format!("invitations/{id}"), page, async move |app, caller| {
        Ok(use_cases::logs::logs(&app, &caller, id, page).await?)
    })
    .await
}

pub async fn audio_url(mut call: OperationCall<'_>) -> Result<OperationResponse, Problem> {
    let mut input = call.input();
    let (id, message) = (input.id(), input.id_named("messageId"));
    let (id, message) = input.all(id.zip(message))?;
    let presigned = use_cases::audio_url::audio_url(call.app(), call.caller(), id, message).await?;
    Ok(OperationResponse::of(&wire::audio_url(&presigned)))
}

fn reply(call: &OperationCall<'_>, invitation: &Invitation) -> OperationResponse {
    OperationResponse::of(&wire::invitation(invitation, &call.app().links))
}
