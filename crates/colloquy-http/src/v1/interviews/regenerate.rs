use colloquy_app::interviews::regenerate;

use crate::call::Call;
use crate::problem::Problem;
use crate::reply::Reply;
use crate::wire;

pub async fn intro(mut call: Call<'_>) -> Result<Reply, Problem> {
    let mut input = call.input();
    let id = input.id();
    let id = input.all(id)?;
    let view = regenerate::intro(call.app(), call.caller(), id).await?;
    Ok(Reply::of(&wire::view(&view, &call.app().links)))
}

pub async fn first_message(mut call: Call<'_>) -> Result<Reply, Problem> {
    let mut input = call.input();
    let id = input.id();
    let id = input.all(id)?;
    let view = regenerate::first_message(call.app(), call.caller(), id).await?;
    Ok(Reply::of(&wire::view(&view, &call.app().links)))
}
