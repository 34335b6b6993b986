use colloquy_app::interviews::get;
use colloquy_wire as wire;

use crate::call::Call;
use crate::problem::Problem;
use crate::reply::Reply;

pub async fn get(mut call: Call<'_>) -> Result<Reply, Problem> {
    let mut input = call.input();
    let id = input.id();
    let id = input.all(id)?;
    let view = get::get(call.app(), call.caller(), id).await?;
    Ok(Reply::of(&wire::view(&view, &call.app().links)))
}
