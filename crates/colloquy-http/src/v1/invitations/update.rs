use colloquy_app::invitations::update;
use colloquy_wire as wire;

use crate::call::Call;
use crate::problem::Problem;
use crate::reply::Reply;

pub async fn update(mut call: Call<'_>) -> Result<Reply, Problem> {
    let mut input = call.input();
    let (id, update) = (input.id(), input.body());
    let (id, update) = input.all(id.zip(update))?;
    let invitation = update::update(call.app(), call.caller(), id, update).await?;
    Ok(Reply::of(&wire::invitation(&invitation, &call.app().links)))
}
