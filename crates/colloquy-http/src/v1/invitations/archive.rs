use colloquy_app::invitations::archive;
use colloquy_wire as wire;

use crate::call::OperationCall;
use crate::problem::Problem;
use crate::reply::ApiResponse;

pub async fn archive(mut call: OperationCall<'_>) -> Result<ApiResponse, Problem> {
    let mut input = call.input();
    let id = input.id();
    let id = input.all(id)?;
    let invitation = archive::archive(call.app(), call.caller(), id).await?;
    Ok(ApiResponse::of(&wire::archive_state(invitation.id.uuid(), invitation.visibility)))
}
