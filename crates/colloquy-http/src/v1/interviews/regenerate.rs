use colloquy_app::interviews::regenerate;
use colloquy_wire as wire;

use crate::call::Call;
use crate::problem::Problem;
use crate::reply::Reply;

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
