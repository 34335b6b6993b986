//! Calls with an idempotency key: they take effect once and return the same response on every repetition.

use colloquy_app::idempotency::{self, IdempotentOutcome};
use colloquy_app::{App, AppError, Caller};
use colloquy_domain::idempotency::RequestHash;
use colloquy_domain::{ViolationCode, ViolationReason};
use serde_json::Value;

use crate::PATH;
use crate::arguments::IdempotencyArgument;
use crate::outcome::ToolFailure;

/// Calls a tool once for each key. `asked` identifies the call that may be repeated with the key.
pub async fn once(
    app: &App,
    caller: Caller,
    (key, asked): (Option<IdempotencyArgument>, String),
    attempt: impl AsyncFn(Caller) -> Result<Value, ToolFailure>,
) -> Result<Value, ToolFailure> {
    let Some(IdempotencyArgument(key)) = key else { return attempt(caller).await };
    let asked = RequestHash::new("tools/call", PATH, asked.as_bytes());
    let ran = idempotency::run(app, caller, (&key, asked), async |caller| {
        let response = attempt(caller).await?;
        let kept = response.to_string();
        Ok::<_, ToolFailure>((response, kept))
    });
    match ran.await? {
        IdempotentOutcome::Done { response, .. } => Ok(response),
        IdempotentOutcome::Replayed(response) => {
            serde_json::from_str(&response).map_err(|_| AppError::Late.into())
        }
        IdempotentOutcome::KeyReused => {
            let said = "The key was already used for another tool or with other arguments";
            Err(ToolFailure::at("idempotencyKey", ViolationReason::new(ViolationCode::Custom, said)))
        }
    }
}
