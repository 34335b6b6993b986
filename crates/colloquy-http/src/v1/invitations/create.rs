use colloquy_app::invitations::create;
use colloquy_wire as wire;

use crate::call::OperationCall;
use crate::problem::Problem;
use crate::reply::ApiResponse;

pub async fn create(mut call: OperationCall<'_>) -> Result<ApiResponse, Problem> {
    let mut input = call.input();
    let (id, new) = (input.id(), input.optional_body());
    let (id, new) = input.all(id.zip(new))?;
    let invitation = create::create(call.app(), call.caller(), id, new).await?;
    Ok(ApiResponse::of(&wire::invitation(&invitation, &call.app().links)))
}
