use colloquy_app::interviews::create;

use crate::call::Call;
use crate::problem::Problem;
use crate::reply::Reply;
use crate::wire;

pub async fn create(mut call: Call<'_>) -> Result<Reply, Problem> {
    let mut input = call.input();
    let new = input.body();
    let new = input.all(new)?;
    let created = create::create(call.app(), call.caller(), new).await?;
    Ok(Reply::of_rows(wire::created(&created.interview, &created.invitations, &call.app().links)))
}
