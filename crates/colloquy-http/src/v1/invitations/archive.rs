use colloquy_app::invitations::archive;
use colloquy_wire as wire;

use crate::call::Call;
use crate::problem::Problem;
use crate::reply::Reply;

pub async fn archive(mut call: Call<'_>) -> Result<Reply, Problem> {
    let mut input = call.input();
    let id = input.id();
    let id = input.all(id)?;
    let invitation = archive::archive(call.app(), call.caller(), id).await?;
    Ok(Reply::of(&wire::archive_state(invitation.id.uuid(), invitation.visibility)))
}
