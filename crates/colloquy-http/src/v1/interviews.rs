//! Operations of interviews.

pub mod create;
pub mod list;
mod view;

use colloquy_app::interviews as use_cases;
use colloquy_wire as wire;

use super::log_page;
use crate::call::OperationCall;
use crate::problem::Problem;
use crate::reply::OperationResponse;

pub async fn get(mut call: OperationCall<'_>) -> Result<OperationResponse, Problem> {
    let id = call.id()?;
    let found = use_cases::get::get(call.app(), call.caller(), id).await?;
    view::reply(&call, found).await
}

pub async fn update(mut call: OperationCall<'_>) -> Result<OperationResponse, Problem> {
    let (id, update) = call.id_and_body()?;
    let updated = use_cases::update::update(call.app(), call.caller(), id, update).await?;
    view::reply(&call, updated).await
}

pub async fn regenerate_intro(mut call: OperationCall<'_>) -> Result<OperationResponse, Problem> {
    let id = call.id()?;
    let regenerated = use_cases::regenerate::intro(call.app(), call.caller(), id).await?;
    view::reply(&call, regenerated).await
}

pub async fn regenerate_first_message(mut call: OperationCall<'_>) -> Result<OperationResponse, Problem> {
    let id = call.id()?;
    let regenerated = use_cases::regenerate::first_message(call.app(), call.caller(), id).await?;
    view::reply(&call, regenerated).await
}

pub async fn archive(mut call: OperationCall<'_>) -> Result<OperationResponse, Problem> {
    let id = call.id()?;
    let interview = use_cases::archive::archive(call.app(), call.caller(), id).await?;
    Ok(OperationResponse::of(&wire::archive_state(interview.id.uuid(), interview.visibility)))
}

pub async fn restore(mut call: OperationCall<'_>) -> Result<OperationResponse, Problem> {
    let id = call.id()?;
    let interview = use_cases::restore::restore(call.app(), call.caller(), id).await?;
    Ok(OperationResponse::of(&wire::archive_state(interview.id.uuid(), interview.visibility)))
}

pub async fn logs(mut call: OperationCall<'_>) -> Result<OperationResponse, Problem> {
    let (id, page) = call.id_and_page()?;
    log_page::reply(&call, &format!("interviews/{id}"), page, async move |app, caller| {
        Ok(use_cases::logs::logs(&app, &caller, id, page).await?)
    })
    .await
}
