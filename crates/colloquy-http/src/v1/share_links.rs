//! Operations of share links.

use colloquy_app::share_links as use_cases;
use colloquy_wire as wire;

use crate::call::OperationCall;
use crate::problem::Problem;
use crate::reply::OperationResponse;

pub async fn get(mut call: OperationCall<'_>) -> Result<OperationResponse, Problem> {
    let id = call.id()?;
    let link = use_cases::get::get(call.app(), call.caller(), id).await?;
    Ok(OperationResponse::of(&wire::share_link(&link, &call.app().links)))
}

pub async fn update(mut call: OperationCall<'_>) -> Result<OperationResponse, Problem> {
    let (id, update) = call.id_and_body()?;
    let link = use_cases::update::update(call.app(), call.caller(), id, update).await?;
    Ok(OperationResponse::of(&wire::share_link(&link, &call.app().links)))
}
