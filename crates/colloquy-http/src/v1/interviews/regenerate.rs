use colloquy_app::interviews::regenerate;

use crate::call::Call;
use crate::problem::Problem;
use crate::reply::Reply;
use crate::v1::interviews::view;

pub async fn intro(mut call: Call<'_>) -> Result<Reply, Problem> {
    let mut input = call.input();
    let id = input.id();
    let id = input.all(id)?;
    let regenerated = regenerate::intro(call.app(), call.caller(), id).await?;
    view::reply(&call, regenerated).await
}

pub async fn first_message(mut call: Call<'_>) -> Result<Reply, Problem> {
    let mut input = call.input();
    let id = input.id();
    let id = input.all(id)?;
    let regenerated = regenerate::first_message(call.app(), call.caller(), id).await?;
    view::reply(&call, regenerated).await
}
