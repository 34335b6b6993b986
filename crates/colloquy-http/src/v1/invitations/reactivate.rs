use colloquy_app::invitations::reactivate;
use colloquy_wire as wire;

use crate::call::OperationCall;
use crate::problem::Problem;
use crate::reply::ApiResponse;

pub async fn reactivate(mut call: OperationCall<'_>) -> Result<ApiResponse, Problem> {
    let mut input = call.input();
    let (id, reactivation) = (input.id(), input.optional_body());
    let (id, reactivation) = input.all(id.zip(reactivation))?;
    let invitation = reactivate::reactivate(call.app(), call.caller(), id, reactivation).await?;
    Ok(ApiResponse::of(&wire::invitation(&invitation, &call.app().links)))
}
