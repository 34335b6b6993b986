use colloquy_app::interviews::update;

use crate::call::OperationCall;
use crate::problem::Problem;
use crate::reply::ApiResponse;
use crate::v1::interviews::view;

pub async fn update(mut call: OperationCall<'_>) -> Result<ApiResponse, Problem> {
    let mut input = call.input();
    let (id, update) = (input.id(), input.body());
    let (id, update) = input.all(id.zip(update))?;
    let updated = update::update(call.app(), call.caller(), id, update).await?;
    view::reply(&call, updated).await
}
