use colloquy_app::interviews::restore;
use colloquy_wire as wire;

use crate::call::OperationCall;
use crate::problem::Problem;
use crate::reply::ApiResponse;

pub async fn restore(mut call: OperationCall<'_>) -> Result<ApiResponse, Problem> {
    let mut input = call.input();
    let id = input.id();
    let id = input.all(id)?;
    let interview = restore::restore(call.app(), call.caller(), id).await?;
    Ok(ApiResponse::of(&wire::archive_state(interview.id.uuid(), interview.visibility)))
}
