use colloquy_app::interviews::update;
use colloquy_wire as wire;

use crate::call::Call;
use crate::problem::Problem;
use crate::reply::Reply;

pub async fn update(mut call: Call<'_>) -> Result<Reply, Problem> {
    let mut input = call.input();
    let (id, update) = (input.id(), input.body());
    let (id, update) = input.all(id.zip(update))?;
    let view = update::update(call.app(), call.caller(), id, update).await?;
    Ok(Reply::of(&wire::view(&view, &call.app().links)))
}
