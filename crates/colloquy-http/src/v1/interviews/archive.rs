use colloquy_api::Time;
use colloquy_api::records::ArchiveState;
use colloquy_app::interviews::archive;

use crate::call::Call;
use crate::problem::Problem;
use crate::reply::Reply;

pub async fn archive(mut call: Call<'_>) -> Result<Reply, Problem> {
    let mut input = call.input();
    let id = input.id();
    let id = input.all(id)?;
    let interview = archive::archive(call.app(), call.caller(), id).await?;
    let archived_at = interview.visibility.archived_at().map(Time);
    Ok(Reply::of(&ArchiveState { id: id.uuid(), archived: archived_at.is_some(), archived_at }))
}
