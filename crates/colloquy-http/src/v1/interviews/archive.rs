use colloquy_app::interviews::archive;
use colloquy_wire as wire;

use crate::call::OperationCall;
use crate::problem::Problem;
use crate::reply::ApiResponse;

pub async fn archive(mut call: OperationCall<'_>) -> Result<ApiResponse, Problem> {
    let mut input = call.input();
    let id = input.id();
    let id = input.all(id)?;
    let interview = archive::archive(call.app(), call.caller(), id).await?;
    Ok(ApiResponse::of(&wire::archive_state(interview.id.uuid(), interview.visibility)))
}
