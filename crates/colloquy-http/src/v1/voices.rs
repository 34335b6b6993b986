//! Operations of voices.

pub mod list;

use colloquy_app::voices as use_cases;
use colloquy_wire as wire;

use crate::call::OperationCall;
use crate::problem::Problem;
use crate::reply::OperationResponse;

pub async fn test_audio_url(mut call: OperationCall<'_>) -> Result<OperationResponse, Problem> {
    let id = call.id()?;
    let presigned = use_cases::test_audio_url::test_audio_url(call.app(), id).await?;
    Ok(OperationResponse::of(&wire::audio_url(&presigned)))
}
