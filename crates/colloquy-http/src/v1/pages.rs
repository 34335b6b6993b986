//! Records whose last member is an array that may be very long. The elements that are not read with the record follow
//! page by page while the response is sent. Each page is read and written as JSON on the threads for bulk reads.

use std::error::Error;
use std::sync::Arc;

use bytes::Bytes;
use colloquy_app::large_responses::STREAM_BYTES;
use colloquy_app::{App, AppError};
use futures::stream;
use serde::Serialize;

use crate::call::OperationCall;
use crate::problem::Problem;
use crate::reply::{ARRAY_END, OperationResponse, open_array};

/// Reads the next page and writes its elements, each after a comma. Returns `None` at the end.
pub trait NextPageReader: Send + 'static {
    fn next(&mut self, app: &App) -> impl Future<Output = Result<Option<Vec<u8>>, AppError>> + Send;
}

/// Writes an element that follows another one.
pub fn write_next(text: &mut Vec<u8>, record: &impl Serialize) {
    text.push(b',');
    // Records can always be written as JSON.
    let _ = serde_json::to_writer(text, record);
}

/// Responds with `record`, whose array has the first elements, and appends the elements of `pages`.
pub async fn reply<P: NextPageReader>(
    call: &OperationCall<'_>,
    record: &impl Serialize,
    pages: P,
) -> Result<OperationResponse, Problem> {
    let organization = call.caller().organization().id;
    let reservation = call.app().large_responses.reserve(organization, STREAM_BYTES).await?;
    let rest = stream::try_unfold(Some((call.shared_app().clone(), pages)), async |left| {
        let Some((app, pages)) = left else { return Ok(None) };
        Ok::<_, Box<dyn Error>>(Some(match next(&app, pages).await? {
            Some((page, pages)) => (Bytes::from(page), Some((app, pages))),
            None => (Bytes::from(ARRAY_END), None),
        }))
    });
    Ok(OperationResponse::of_stream(Bytes::from(open_array(record)), rest, reservation))
}

async fn next<P: NextPageReader>(app: &Arc<App>, mut pages: P) -> Result<Option<(Vec<u8>, P)>, AppError> {
    let reader = app.clone();
    let read = async move {
        let page = pages.next(&reader).await?;
        Ok(page.map(|page| (page, pages)))
    };
    app.bulk_reads.run(read).await
}
