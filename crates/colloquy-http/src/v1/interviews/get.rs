use colloquy_app::interviews::get;

use crate::call::Call;
use crate::problem::Problem;
use crate::reply::Reply;
use crate::v1::interviews::view;

pub async fn get(mut call: Call<'_>) -> Result<Reply, Problem> {
    let mut input = call.input();
    let id = input.id();
    let id = input.all(id)?;
    let found = get::get(call.app(), call.caller(), id).await?;
    view::reply(&call, found).await
}
