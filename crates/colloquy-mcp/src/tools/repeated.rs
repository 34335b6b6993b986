//! Calls with an idempotency key: done once, and answered as often as they come.

use colloquy_app::once::{self, Ran};
use colloquy_app::{App, AppError, Caller};
use colloquy_domain::replay::Asked;
use colloquy_domain::{Code, Fault};
use serde_json::Value;

use crate::PATH;
use crate::arguments::Key;
use crate::outcome::Failure;

/// `asked` is what the same key may be used for again.
pub async fn once(
    app: &App,
    caller: Caller,
    (key, asked): (Option<Key>, String),
    attempt: impl AsyncFn(Caller) -> Result<Value, Failure>,
) -> Result<Value, Failure> {
    let Some(Key(key)) = key else { return attempt(caller).await };
    let asked = Asked::new("tools/call", PATH, asked.as_bytes());
    let ran = once::run(app, caller, (&key, asked), async |caller| {
        let answer = attempt(caller).await?;
        let kept = answer.to_string();
        Ok::<_, Failure>((answer, kept))
    });
    match ran.await? {
        Ran::Done { answer, .. } => Ok(answer),
        Ran::Before(answer) => serde_json::from_str(&answer).map_err(|_| AppError::Late.into()),
        Ran::Other => {
            let said = "The key was used for a call of something else, or with other arguments";
            Err(Failure::at("idempotencyKey", Fault::new(Code::Custom, said)))
        }
    }
}
