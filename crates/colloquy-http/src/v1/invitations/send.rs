use colloquy_app::invitations::send;
use colloquy_wire as wire;

use crate::call::Call;
use crate::problem::Problem;
use crate::reply::Reply;

pub async fn send(mut call: Call<'_>) -> Result<Reply, Problem> {
    let mut input = call.input();
    let (id, sending) = (input.id(), input.body());
    let (id, sending) = input.all(id.zip(sending))?;
    let invitation = send::send(call.app(), call.caller(), id, sending).await?;
    Ok(Reply::of(&wire::invitation(&invitation, &call.app().links)))
}
