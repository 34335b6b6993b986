//! Maps each operation to its handler.

use std::panic::AssertUnwindSafe;

use colloquy_api::operations::{Operation, OperationId};
use colloquy_app::Caller;
use colloquy_domain::ViolationReason;
use futures::FutureExt;
use futures::future::LocalBoxFuture;

use crate::body::ReceivedRequestBody;
use crate::call::OperationCall;
use crate::problem::Problem;
use crate::reply::OperationResponse;
use crate::request_context::RequestContext;
use crate::v1::{interviews, invitations, share_links, voices};

/// Calls the handler of an operation. `fault` is the fault of the request's headers, if there is one.
pub async fn attempt(
    context: &RequestContext,
    operation: &'static Operation,
    caller: Caller,
    body: ReceivedRequestBody,
    fault: Option<ViolationReason>,
) -> Result<OperationResponse, Problem> {
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
///
/// Each handler has an allocation of its own. Otherwise every request would have room for the largest of them, and that
/// memory would be copied several times on its way to the executor.
fn handle(
    operation: OperationId,
    call: OperationCall<'_>,
) -> LocalBoxFuture<'_, Result<OperationResponse, Problem>> {
    match operation {
        OperationId::CreateInterview => Box::pin(interviews::create::create(call)),
        OperationId::ListInterviews => Box::pin(interviews::list::list(call)),
        OperationId::GetInterview => Box::pin(interviews::get(call)),
        OperationId::UpdateInterview => Box::pin(interviews::update(call)),
        OperationId::RegenerateIntro => Box::pin(interviews::regenerate_intro(call)),
        OperationId::RegenerateFirstMessage => Box::pin(interviews::regenerate_first_message(call)),
        OperationId::ArchiveInterview => Box::pin(interviews::archive(call)),
        OperationId::RestoreInterview => Box::pin(interviews::restore(call)),
        OperationId::ListInterviewLogs => Box::pin(interviews::logs(call)),
        OperationId::ListInvitations => Box::pin(invitations::list::list(call)),
        OperationId::CreateInvitation => Box::pin(invitations::create(call)),
        OperationId::CreateInvitations => Box::pin(invitations::create_many(call)),
        OperationId::GetInvitation => Box::pin(invitations::get::get(call)),
        OperationId::UpdateInvitation => Box::pin(invitations::update(call)),
        OperationId::SendInvitation => Box::pin(invitations::send(call)),
        OperationId::CancelInvitation => Box::pin(invitations::cancel(call)),
        OperationId::ReactivateInvitation => Box::pin(invitations::reactivate(call)),
        OperationId::CompleteInvitation => Box::pin(invitations::complete(call)),
        OperationId::ArchiveInvitation => Box::pin(invitations::archive(call)),
        OperationId::RestoreInvitation => Box::pin(invitations::restore(call)),
        OperationId::ListInvitationLogs => Box::pin(invitations::logs(call)),
        OperationId::GetMessageAudioUrl => Box::pin(invitations::audio_url(call)),
        OperationId::GetShareLink => Box::pin(share_links::get(call)),
        OperationId::UpdateShareLink => Box::pin(share_links::update(call)),
        OperationId::ListVoices => Box::pin(voices::list::list(call)),
        OperationId::GetVoiceAudioUrl => Box::pin(voices::test_audio_url(call)),
    }
}
