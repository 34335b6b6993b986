//! Forms that create something take effect once: pressing the button twice, or sending the page again, leads to what the
//! first one created, and invites no one again.

use actix_web::HttpResponse;
use colloquy_app::Caller;
use colloquy_app::idempotency::{self, IdempotentCallError, IdempotentOutcome};
use colloquy_domain::idempotency::{IdempotencyKey, RequestHash};

use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;

/// The field with the id of a form. Each time the page is opened, the form has another one.
pub const FIELD: &str = "once";

/// Returns the id for the form on a page: that of the form that was sent, or a new one.
pub fn id(request: &ConsoleRequest<'_>) -> String {
    match request.form.value(FIELD) {
        "" => request.app.ids.next().to_string(),
        sent => sent.to_owned(),
    }
}

/// Creates something and redirects to the path that `create` returns, unless the same form with the same content has
/// done so before.
pub async fn create(
    request: &ConsoleRequest<'_>,
    create: impl AsyncFn(&Caller) -> Result<String, ConsoleProblem>,
) -> Result<HttpResponse, ConsoleProblem> {
    Ok(response::redirect(&create_part(request, 0, create).await?))
}

/// Creates one part of what a form with much content asks for, unless the same form has done so before. If the service
/// stops between two parts, sending the form again creates the rest.
pub async fn create_part(
    request: &ConsoleRequest<'_>,
    part: usize,
    create: impl AsyncFn(&Caller) -> Result<String, ConsoleProblem>,
) -> Result<String, ConsoleProblem> {
    if request.form.value(FIELD).is_empty() {
        return create(request.caller()?).await;
    }
    let (path, hash) = (request.http.path(), request.form.hash());
    // A form that comes back with other content, after the browser's "back", is meant to create something else.
    let key = IdempotencyKey::parse(&format!("form-{hash}-{part}")).ok_or(ConsoleProblem::BadForm)?;
    let call = (&key, RequestHash::new("form", path, hash.as_bytes()));
    let attempt = async |caller: Caller| create(&caller).await.map(|path| (path.clone(), path));
    match idempotency::run(request.app, request.caller()?.clone(), call, attempt).await? {
        IdempotentOutcome::Done { response: path, .. } | IdempotentOutcome::Replayed(path) => Ok(path),
        IdempotentOutcome::KeyReused => Err(ConsoleProblem::BadForm),
    }
}

impl IdempotentCallError for ConsoleProblem {
    fn is_repeated(&self) -> bool {
        matches!(self, ConsoleProblem::Repeated)
    }
}
