use colloquy_app::voices::test_audio_url;
use colloquy_wire as wire;

use crate::call::OperationCall;
use crate::problem::Problem;
use crate::reply::ApiResponse;

pub async fn test_audio_url(mut call: OperationCall<'_>) -> Result<ApiResponse, Problem> {
    let mut input = call.input();
    let id = input.id();
    let id = input.all(id)?;
    let presigned = test_audio_url::test_audio_url(call.app(), id).await?;
    Ok(ApiResponse::of(&wire::audio_url(&presigned)))
}
