use colloquy_app::invitations::audio_url;
use colloquy_wire as wire;

use crate::call::OperationCall;
use crate::problem::Problem;
use crate::reply::ApiResponse;

pub async fn audio_url(mut call: OperationCall<'_>) -> Result<ApiResponse, Problem> {
    let mut input = call.input();
    let (id, message) = (input.id(), input.id_named("messageId"));
    let (id, message) = input.all(id.zip(message))?;
    let presigned = audio_url::audio_url(call.app(), call.caller(), id, message).await?;
    Ok(ApiResponse::of(&wire::audio_url(&presigned)))
}
