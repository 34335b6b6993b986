use colloquy_app::interviews::get;

use crate::call::OperationCall;
use crate::problem::Problem;
use crate::reply::ApiResponse;
use crate::v1::interviews::view;

pub async fn get(mut call: OperationCall<'_>) -> Result<ApiResponse, Problem> {
    let mut input = call.input();
    let id = input.id();
    let id = input.all(id)?;
    let found = get::get(call.app(), call.caller(), id).await?;
    view::reply(&call, found).await
}
