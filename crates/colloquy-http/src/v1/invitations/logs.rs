use colloquy_app::invitations::logs;

use crate::call::OperationCall;
use crate::problem::Problem;
use crate::reply::ApiResponse;
use crate::v1::log_page;

pub async fn logs(mut call: OperationCall<'_>) -> Result<ApiResponse, Problem> {
    let mut input = call.input();
    let (id, page) = (input.id(), input.page::<i64>());
    let (id, page) = input.all(id.zip(page))?;
    log_page::reply(&call, &format!("invitations/{id}"), page, async move |app, caller| {
        Ok(logs::logs(&app, &caller, id, page).await?)
    })
    .await
}
