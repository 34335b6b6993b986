use colloquy_api::cursor::Place;
use colloquy_app::interviews::logs;

use crate::call::Call;
use crate::problem::Problem;
use crate::reply::Reply;
use crate::wire;

pub async fn logs(mut call: Call<'_>) -> Result<Reply, Problem> {
    let mut input = call.input();
    let (id, page) = (input.id(), input.page::<i64>());
    let (id, page) = input.all(id.zip(page))?;
    let logged = logs::logs(call.app(), call.caller(), id, page).await?;
    let last = logged.entries.last().filter(|_| logged.more).map(|(place, _)| *place);
    let next = last.map(|last| {
        let base = call.app().links.base();
        format!("{base}/v1/interviews/{id}/logs?limit={}&cursor={}", page.limit, last.encode())
    });
    let rows = logged.entries.iter().map(|(_, entry)| wire::log_entry(entry));
    Ok(Reply::of_each(logged.entries.len(), rows).with_next(next))
}
