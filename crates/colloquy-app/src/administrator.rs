//! Who makes an administrative change.

use colloquy_domain::account::audit::AuditActor;
use colloquy_domain::ports::UnitOfWork;
use uuid::Uuid;

use crate::idempotency::IdempotentCall;
use crate::{App, AppError, Caller};

/// The person or the operator who makes a change, for the audit log, with the request if it must take effect only once.
#[derive(Clone, Copy, Debug)]
pub struct Administrator<'a> {
    pub(crate) actor: &'a AuditActor,
    call: Option<&'a IdempotentCall>,
}

impl<'a> From<&'a AuditActor> for Administrator<'a> {
    fn from(actor: &'a AuditActor) -> Self {
        Administrator { actor, call: None }
    }
}

impl<'a> Administrator<'a> {
    /// Returns the administrator with the idempotency key of the caller.
    pub fn with_key_of(actor: &'a AuditActor, caller: &'a Caller) -> Self {
        Administrator { actor, call: caller.idempotent_call() }
    }

    /// Returns the ids that an earlier request with the same idempotency key created, if its response was lost.
    pub(crate) fn made(self) -> Option<&'a [Uuid]> {
        self.call.and_then(IdempotentCall::made)
    }

    /// Commits the changes of the request. One whose response was lost has its record already.
    pub(crate) async fn commit(
        self,
        app: &App,
        unit: UnitOfWork,
        created_ids: impl FnOnce() -> Vec<Uuid>,
    ) -> Result<(), AppError> {
        app.commit_call(self.call.filter(|call| call.made().is_none()), unit, created_ids).await
    }
}
