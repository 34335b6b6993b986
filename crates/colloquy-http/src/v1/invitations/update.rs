use colloquy_app::invitations::update;
use colloquy_wire as wire;

use crate::call::OperationCall;
use crate::problem::Problem;
use crate::reply::ApiResponse;

pub async fn update(mut call: OperationCall<'_>) -> Result<ApiResponse, Problem> {
    let mut input = call.input();
    let (id, update) = (input.id(), input.body());
    let (id, update) = input.all(id.zip(update))?;
    let invitation = update::update(call.app(), call.caller(), id, update).await?;
    Ok(ApiResponse::of(&wire::invitation(&invitation, &call.app().links)))
}
