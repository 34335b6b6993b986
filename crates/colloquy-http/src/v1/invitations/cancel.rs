use colloquy_app::invitations::cancel;
use colloquy_wire as wire;

use crate::call::Call;
use crate::problem::Problem;
use crate::reply::Reply;

pub async fn cancel(mut call: Call<'_>) -> Result<Reply, Problem> {
    let mut input = call.input();
    let id = input.id();
    let id = input.all(id)?;
    let invitation = cancel::cancel(call.app(), call.caller(), id).await?;
    Ok(Reply::of(&wire::invitation(&invitation, &call.app().links)))
}
