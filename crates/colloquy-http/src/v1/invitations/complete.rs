use colloquy_app::invitations::complete;
use colloquy_wire as wire;

use crate::call::OperationCall;
use crate::problem::Problem;
use crate::reply::ApiResponse;

pub async fn complete(mut call: OperationCall<'_>) -> Result<ApiResponse, Problem> {
    let mut input = call.input();
    let id = input.id();
    let id = input.all(id)?;
    let invitation = complete::complete(call.app(), call.caller(), id).await?;
    Ok(ApiResponse::of(&wire::invitation(&invitation, &call.app().links)))
}
