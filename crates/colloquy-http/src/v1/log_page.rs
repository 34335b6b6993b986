use std::sync::Arc;

use colloquy_api::cursor::ListOrderKey;
use colloquy_app::large_responses::list_bytes;
use colloquy_app::{App, Caller, LogEntryPage};
use colloquy_domain::ports::ListPageRequest;
use colloquy_wire as wire;

use crate::call::OperationCall;
use crate::problem::Problem;
use crate::reply::{OperationResponse, array_of};

/// Responds with a page of the log of the resource that `of` names in the path.
pub async fn reply<F>(
    call: &OperationCall<'_>,
    of: &str,
    page: ListPageRequest<i64>,
    read: impl FnOnce(Arc<App>, Caller) -> F,
) -> Result<OperationResponse, Problem>
where
    F: Future<Output = Result<LogEntryPage, Problem>> + Send + 'static,
{
    let reservation = call.reserve(list_bytes(page.limit)).await?;
    let (json, last) = call
        .in_bulk(|app, caller| {
            let logged = read(app, caller);
            async move {
                let LogEntryPage { entries, more } = logged.await?;
                let last = entries.last().filter(|_| more).map(|(place, _)| *place);
                let rows = entries.iter().map(|(_, entry)| wire::log_entry(entry));
                Ok((array_of(entries.len(), rows)?, last))
            }
        })
        .await?;
    let next = last.map(|last| {
        let base = call.app().links.base();
        format!("{base}/v1/{of}/logs?limit={}&cursor={}", page.limit, last.encode())
    });
    Ok(OperationResponse::of_large(json, reservation).with_next(next))
}
