use colloquy_app::invitations::cancel;
use colloquy_wire as wire;

use crate::call::OperationCall;
use crate::problem::Problem;
use crate::reply::ApiResponse;

pub async fn cancel(mut call: OperationCall<'_>) -> Result<ApiResponse, Problem> {
    let mut input = call.input();
    let id = input.id();
    let id = input.all(id)?;
    let invitation = cancel::cancel(call.app(), call.caller(), id).await?;
    Ok(ApiResponse::of(&wire::invitation(&invitation, &call.app().links)))
}
