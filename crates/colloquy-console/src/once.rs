//! Forms take effect once: pressing the button twice, or sending the page again, leads to what the first one did. Each
//! form that creates something, or would do something twice, has an id, which this module checks.

use actix_web::HttpResponse;
use colloquy_app::Caller;
use colloquy_app::idempotency::{self, IdempotentCallError, IdempotentOutcome};
use colloquy_domain::idempotency::{IdempotencyKey, RequestHash};
use sha2::{Digest, Sha256};
use uuid::Uuid;

use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::{response, sealed_secret};

/// The field with the id of a form.
pub const FIELD: &str = "once";

/// Returns the id for the forms on a page: that of the form that was sent, that in the address, or a new one. Links to
/// pages with a form contain an id, so a person who goes back to such a page and sends it again sends the same form.
pub fn id(request: &ConsoleRequest<'_>) -> String {
    match request.form.value(FIELD) {
        "" => {
            request.query(FIELD).filter(|id| Uuid::try_parse(id).is_ok()).unwrap_or_else(|| new_id(request))
        }
        sent => sent.to_owned(),
    }
}

/// Returns an id for a page that shows what its form has created, together with the form for the next one.
pub fn new_id(request: &ConsoleRequest<'_>) -> String {
    request.app.ids.next().to_string()
}

/// Does what a form asks for and redirects to the path that `work` returns, unless the same form with the same content
/// has done so before.
pub async fn run(
    request: &ConsoleRequest<'_>,
    work: impl AsyncFn(&Caller) -> Result<String, ConsoleProblem>,
) -> Result<HttpResponse, ConsoleProblem> {
    Ok(response::redirect(&run_part(request, 0, work).await?))
}

/// Does one part of what a form with much content asks for, unless the same form has done so before. If the service
/// stops between two parts, sending the form again does the rest.
pub async fn run_part(
    request: &ConsoleRequest<'_>,
    part: usize,
    work: impl AsyncFn(&Caller) -> Result<String, ConsoleProblem>,
) -> Result<String, ConsoleProblem> {
    answer_once(request, part, work, str::to_owned, |kept| Some(kept.to_owned())).await?
}

/// Does what a form asks for, unless the same form has done so before, and returns what `work` returned the first time.
pub async fn answer<E: IdempotentCallError>(
    request: &ConsoleRequest<'_>,
    work: impl AsyncFn(&Caller) -> Result<String, E>,
) -> Result<Result<String, E>, ConsoleProblem> {
    answer_once(request, 0, work, str::to_owned, |kept| Some(kept.to_owned())).await
}

/// Does the same with a secret that is not stored.
pub async fn secret<E: IdempotentCallError>(
    request: &ConsoleRequest<'_>,
    work: impl AsyncFn(&Caller) -> Result<String, E>,
) -> Result<Result<String, E>, ConsoleProblem> {
    let session = request.secret().ok_or(ConsoleProblem::SignInFirst)?;
    let seal = |secret: &str| sealed_secret::seal(secret, session, &*request.app.randomness);
    answer_once(request, 0, work, seal, |kept| sealed_secret::open(kept, session)).await
}

async fn answer_once<E: IdempotentCallError>(
    request: &ConsoleRequest<'_>,
    part: usize,
    work: impl AsyncFn(&Caller) -> Result<String, E>,
    keep: impl Fn(&str) -> String,
    read: impl Fn(&str) -> Option<String>,
) -> Result<Result<String, E>, ConsoleProblem> {
    let caller = request.caller()?;
    if request.form.value(FIELD).is_empty() {
        return Ok(work(caller).await);
    }
    let (path, content) = (request.http.path(), request.form.hash());
    // A form that comes back with other content, after the browser's "back", is meant to create something else. Two
    // forms on a page may have the same content.
    let form = Sha256::new().chain_update(path).chain_update("\n").chain_update(&content).finalize();
    let form: String = form.iter().map(|byte| format!("{byte:02x}")).collect();
    let key = IdempotencyKey::parse(&format!("form-{form}-{part}")).ok_or(ConsoleProblem::BadForm)?;
    let call = (&key, RequestHash::new("form", path, content.as_bytes()));
    let attempt = async |caller: Caller| {
        let answer = work(&caller).await?;
        let kept = keep(&answer);
        Ok((answer, kept))
    };
    match idempotency::run(request.app, caller.clone(), call, attempt).await {
        Ok(IdempotentOutcome::Done { response: answer, .. }) => Ok(Ok(answer)),
        Ok(IdempotentOutcome::Replayed(kept)) => read(&kept).map(Ok).ok_or(ConsoleProblem::Failed),
        Ok(IdempotentOutcome::KeyReused) => Err(ConsoleProblem::BadForm),
        Err(error) => Ok(Err(error)),
    }
}

impl IdempotentCallError for ConsoleProblem {
    fn is_repeated(&self) -> bool {
        matches!(self, ConsoleProblem::Repeated)
    }
}
