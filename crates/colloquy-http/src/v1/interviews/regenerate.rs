use colloquy_app::interviews::regenerate;

use crate::call::OperationCall;
use crate::problem::Problem;
use crate::reply::ApiResponse;
use crate::v1::interviews::view;

pub async fn intro(mut call: OperationCall<'_>) -> Result<ApiResponse, Problem> {
    let mut input = call.input();
    let id = input.id();
    let id = input.all(id)?;
    let regenerated = regenerate::intro(call.app(), call.caller(), id).await?;
    view::reply(&call, regenerated).await
}

pub async fn first_message(mut call: OperationCall<'_>) -> Result<ApiResponse, Problem> {
    let mut input = call.input();
    let id = input.id();
    let id = input.all(id)?;
    let regenerated = regenerate::first_message(call.app(), call.caller(), id).await?;
    view::reply(&call, regenerated).await
}
