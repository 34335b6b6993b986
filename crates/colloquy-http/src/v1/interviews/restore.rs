use colloquy_app::interviews::restore;
use colloquy_wire as wire;

use crate::call::Call;
use crate::problem::Problem;
use crate::reply::Reply;

pub async fn restore(mut call: Call<'_>) -> Result<Reply, Problem> {
    let mut input = call.input();
    let id = input.id();
    let id = input.all(id)?;
    let interview = restore::restore(call.app(), call.caller(), id).await?;
    Ok(Reply::of(&wire::archive_state(interview.id.uuid(), interview.visibility)))
}
