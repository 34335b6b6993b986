use colloquy_app::invitations::complete;
use colloquy_wire as wire;

use crate::call::Call;
use crate::problem::Problem;
use crate::reply::Reply;

pub async fn complete(mut call: Call<'_>) -> Result<Reply, Problem> {
    let mut input = call.input();
    let id = input.id();
    let id = input.all(id)?;
    let invitation = complete::complete(call.app(), call.caller(), id).await?;
    Ok(Reply::of(&wire::invitation(&invitation, &call.app().links)))
}
