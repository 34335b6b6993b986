//! Maps each operation to its handler.

use std::panic::AssertUnwindSafe;

use colloquy_api::operations::{Operation, OperationId};
use colloquy_app::Caller;
use colloquy_domain::Fault;
use futures::FutureExt;

use crate::body::ReceivedBody;
use crate::call::OperationCall;
use crate::problem::Problem;
use crate::reply::ApiResponse;
use crate::request_context::RequestContext;
use crate::v1::{interviews, invitations, share_links, voices};

/// Calls the handler of an operation. `fault` is the fault of the request's headers, if there is one.
pub async fn attempt(
    context: &RequestContext,
    operation: &'static Operation,
    caller: Caller,
    body: ReceivedBody,
    fault: Option<Fault>,
) -> Result<ApiResponse, Problem> {
    guarded(context, handle(operation.id, OperationCall::new(context, operation, caller, body, fault))).await
}

/// Turns a panic into an error, so that a bug in one request does not end the other requests of the connection.
pub async fn guarded<T>(
    context: &RequestContext,
    work: impl Future<Output = Result<T, Problem>>,
) -> Result<T, Problem> {
    AssertUnwindSafe(work).catch_unwind().await.unwrap_or_else(|panic| {
        let said = panic.downcast_ref::<String>().map(String::as_str);
        let said = said.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("nothing");
        tracing::error!(request_id = %context.id, "the handler panicked: {said}");
        Err(Problem::Panicked)
    })
}

/// Calls the handler of an operation. An operation without a handler does not compile.
async fn handle(operation: OperationId, call: OperationCall<'_>) -> Result<ApiResponse, Problem> {
    match operation {
        OperationId::CreateInterview => interviews::create::create(call).await,
        OperationId::ListInterviews => interviews::list::list(call).await,
        OperationId::GetInterview => interviews::get(call).await,
        OperationId::UpdateInterview => interviews::update(call).await,
        OperationId::RegenerateIntro => interviews::regenerate_intro(call).await,
        OperationId::RegenerateFirstMessage => interviews::regenerate_first_message(call).await,
        OperationId::ArchiveInterview => interviews::archive(call).await,
        OperationId::RestoreInterview => interviews::restore(call).await,
        OperationId::ListInterviewLogs => interviews::logs(call).await,
        OperationId::ListInvitations => invitations::list::list(call).await,
        OperationId::CreateInvitation => invitations::create(call).await,
        OperationId::CreateInvitations => invitations::create_many(call).await,
        OperationId::GetInvitation => invitations::get::get(call).await,
        OperationId::UpdateInvitation => invitations::update(call).await,
        OperationId::SendInvitation => invitations::send(call).await,
        OperationId::CancelInvitation => invitations::cancel(call).await,
        OperationId::ReactivateInvitation => invitations::reactivate(call).await,
        OperationId::CompleteInvitation => invitations::complete(call).await,
        OperationId::ArchiveInvitation => invitations::archive(call).await,
        OperationId::RestoreInvitation => invitations::restore(call).await,
        OperationId::ListInvitationLogs => invitations::logs(call).await,
        OperationId::GetMessageAudioUrl => invitations::audio_url(call).await,
        OperationId::GetShareLink => share_links::get(call).await,
        OperationId::UpdateShareLink => share_links::update(call).await,
        OperationId::ListVoices => voices::list::list(call).await,
        OperationId::GetVoiceAudioUrl => voices::test_audio_url(call).await,
    }
}
