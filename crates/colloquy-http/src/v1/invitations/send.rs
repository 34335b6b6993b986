use colloquy_app::invitations::send;
use colloquy_wire as wire;

use crate::call::OperationCall;
use crate::problem::Problem;
use crate::reply::ApiResponse;

pub async fn send(mut call: OperationCall<'_>) -> Result<ApiResponse, Problem> {
    let mut input = call.input();
    let (id, sending) = (input.id(), input.body());
    let (id, sending) = input.all(id.zip(sending))?;
    let invitation = send::send(call.app(), call.caller(), id, sending).await?;
    Ok(ApiResponse::of(&wire::invitation(&invitation, &call.app().links)))
}
