//! From an operation to its handler.

use std::panic::AssertUnwindSafe;

use actix_web::{HttpResponse, web};
use colloquy_api::operations::{Body, Operation, OperationId};
use colloquy_app::Caller;
use futures::FutureExt;

use crate::body::{Received, receive};
use crate::call::Call;
use crate::gate::Visit;
use crate::problem::Problem;
use crate::reply::Reply;
use crate::v1::interviews;

pub async fn run(
    visit: &Visit,
    operation: &'static Operation,
    caller: Caller,
    payload: web::Payload,
) -> HttpResponse {
    let body = match operation.body {
        Body::Required => receive(visit.request.headers(), payload).await,
        Body::Ignored => Received::Ignored,
    };
    let call = Call::new(visit, operation, caller, body);
    // A bug in one request must not take the connection's other requests with it.
    match AssertUnwindSafe(handle(operation.id, call)).catch_unwind().await {
        Ok(Ok(reply)) => reply.into_response(),
        Ok(Err(problem)) => visit.refuse(&problem),
        Err(panic) => {
            let said = panic.downcast_ref::<String>().map(String::as_str);
            let said = said.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("nothing");
            tracing::error!(request_id = %visit.id, "the handler panicked, saying: {said}");
            visit.refuse(&Problem::Panicked)
        }
    }
}

/// A row of the table without a handler does not compile.
async fn handle(operation: OperationId, call: Call<'_>) -> Result<Reply, Problem> {
    match operation {
        OperationId::CreateInterview => interviews::create::create(call).await,
        OperationId::ListInterviews => interviews::list::list(call).await,
        OperationId::GetInterview => interviews::get::get(call).await,
        OperationId::UpdateInterview => interviews::update::update(call).await,
        OperationId::RegenerateIntro => interviews::regenerate::intro(call).await,
        OperationId::RegenerateFirstMessage => interviews::regenerate::first_message(call).await,
        OperationId::ArchiveInterview => interviews::archive::archive(call).await,
        OperationId::RestoreInterview => interviews::restore::restore(call).await,
        OperationId::ListInterviewLogs => interviews::logs::logs(call).await,
    }
}
