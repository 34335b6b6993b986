use colloquy_app::share_links::get;
use colloquy_wire as wire;

use crate::call::OperationCall;
use crate::problem::Problem;
use crate::reply::ApiResponse;

pub async fn get(mut call: OperationCall<'_>) -> Result<ApiResponse, Problem> {
    let mut input = call.input();
    let id = input.id();
    let id = input.all(id)?;
    let link = get::get(call.app(), call.caller(), id).await?;
    Ok(ApiResponse::of(&wire::share_link(&link, &call.app().links)))
}
