//! Calls with an `Idempotency-Key`: done once, and answered as often as they come.

use actix_web::http::header::HeaderMap;
use bytes::Bytes;
use colloquy_api::operations::{Operation, Repeat};
use colloquy_app::once::{self, Ran};
use colloquy_app::{AppError, Caller};
use colloquy_domain::replay::{Asked, IdempotencyKey};
use colloquy_domain::{Code, Fault};

use crate::body::Received;
use crate::problem::Problem;
use crate::reply::Reply;
use crate::routes::attempt;
use crate::visit::Visit;

const HEADER: &str = "idempotency-key";

/// What a request says of its being repeated.
pub enum Key {
    /// It has no key, or the operation takes none.
    None,
    Given(IdempotencyKey),
    Malformed(Fault),
}

impl Key {
    pub fn of(operation: &Operation, headers: &HeaderMap) -> Self {
        let mut given = headers.get_all(HEADER);
        match (operation.repeat, given.next(), given.next()) {
            (Repeat::Anew, _, _) | (Repeat::Replayed, None, _) => Key::None,
            (Repeat::Replayed, Some(value), None) => {
                let key = value.to_str().ok().and_then(IdempotencyKey::parse);
                key.map_or_else(|| Key::Malformed(malformed()), Key::Given)
            }
            (Repeat::Replayed, Some(_), Some(_)) => Key::Malformed(malformed()),
        }
    }
}

fn malformed() -> Fault {
    Fault::new(Code::Custom, "The Idempotency-Key must be one of 1 to 255 visible ASCII characters")
}

/// Does what the call asks for unless it was done, and keeps the answer.
pub async fn run(
    visit: &Visit,
    operation: &'static Operation,
    caller: Caller,
    (received, bytes): (Received, Bytes),
    key: Key,
) -> Result<Reply, Problem> {
    let given = match key {
        // What cannot be read is refused whether it comes again or not.
        Key::Given(key) if !matches!(received, Received::Refused(_)) => key,
        Key::Malformed(fault) => return attempt(visit, operation, caller, received, Some(fault)).await,
        Key::Given(_) | Key::None => return attempt(visit, operation, caller, received, None).await,
    };
    let asked = Asked::new(operation.method.as_str(), visit.request.path(), &bytes);
    let ran = once::run(&visit.service.app, caller, (&given, asked), async |caller| {
        attempt(visit, operation, caller, received.clone(), None).await.map(Reply::into_kept)
    });
    match ran.await? {
        Ran::Done { answer, is_repeated } => Ok(answer.repeated(is_repeated)),
        Ran::Before(answer) => Ok(Reply::again(answer)),
        Ran::Other => Err(Problem::Invalid(used_otherwise().at([]).into())),
    }
}

impl once::Failure for Problem {
    fn is_repeated(&self) -> bool {
        matches!(self, Problem::App(AppError::Repeated))
    }
}

fn used_otherwise() -> Fault {
    Fault::new(Code::Custom, "The Idempotency-Key was used for a request with another method, path or body")
}
