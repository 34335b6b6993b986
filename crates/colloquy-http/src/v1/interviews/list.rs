use std::sync::Arc;

use colloquy_api::ApiTimestamp;
use colloquy_api::cursor::ListOrderKey;
use colloquy_app::interviews::list;
use colloquy_app::large_responses::list_bytes;
use colloquy_app::{App, Caller};
use colloquy_domain::InterviewId;
use colloquy_domain::ports::{InterviewFilter, ListPageRequest};
use colloquy_wire as wire;
use uuid::Uuid;

use crate::call::OperationCall;
use crate::problem::Problem;
use crate::reply::{OperationResponse, array_of};

/// This number of rows, without prompts, takes about 0.2 ms, which delays no other request. With two processors, a single
/// thread reads in bulk.
const FEW_ROWS: usize = 100;

pub async fn list(mut call: OperationCall<'_>) -> Result<OperationResponse, Problem> {
    let mut input = call.input();
    let (archived, updated_since) = (input.flag("archived"), input.moment("updatedSince"));
    let page = input.page::<Uuid>();
    let ((archived, updated_since), page) = input.all(archived.zip(updated_since).zip(page))?;
    let page = ListPageRequest { limit: page.limit, after: page.after.map(InterviewId::from_uuid) };
    let filter = InterviewFilter { archived, updated_since };
    let reservation = call.reserve(list_bytes(page.limit)).await?;
    let read = async move |app: Arc<App>, caller: Caller| {
        let listed = list::list(&app, &caller, filter, page).await?;
        let last = listed.rows.last().filter(|_| listed.more).map(|last| last.interview.id);
        let rows = listed.rows.iter().map(|one| wire::listed(&one.interview, one.counts));
        Ok::<_, Problem>((array_of(listed.rows.len(), rows)?, last))
    };
    let (json, last) = match page.limit {
        ..=FEW_ROWS => read(call.shared_app().clone(), call.caller().clone()).await?,
        _ => call.in_bulk(read).await?,
    };
    let next = last.map(|last| {
        let base = call.app().links.base();
        let since =
            updated_since.map(|since| format!("&updatedSince={}", ApiTimestamp(since))).unwrap_or_default();
        let after = last.uuid().encode();
        format!("{base}/v1/interviews?archived={archived}{since}&limit={}&cursor={after}", page.limit)
    });
    Ok(OperationResponse::of_large(json, reservation).with_next(next))
}
