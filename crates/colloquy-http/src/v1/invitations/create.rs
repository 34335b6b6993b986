use colloquy_app::invitations::create;
use colloquy_wire as wire;

use crate::call::Call;
use crate::problem::Problem;
use crate::reply::Reply;

pub async fn create(mut call: Call<'_>) -> Result<Reply, Problem> {
    let mut input = call.input();
    let (id, new) = (input.id(), input.optional_body());
    let (id, new) = input.all(id.zip(new))?;
    let invitation = create::create(call.app(), call.caller(), id, new).await?;
    Ok(Reply::of(&wire::invitation(&invitation, &call.app().links)))
}
