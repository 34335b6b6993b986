//! Requests with an `Idempotency-Key`, which take effect once and get the same response when they are repeated.

use actix_web::http::header::HeaderMap;
use bytes::Bytes;
use colloquy_api::operations::{IdempotencyMode, Operation};
use colloquy_app::idempotency::{self, IdempotentOutcome};
use colloquy_app::{AppError, Caller};
use colloquy_domain::idempotency::{IdempotencyKey, RequestHash};
use colloquy_domain::{ViolationCode, ViolationReason};

use crate::body::ReceivedRequestBody;
use crate::problem::Problem;
use crate::reply::OperationResponse;
use crate::request_context::RequestContext;
use crate::routes::attempt;

const HEADER: &str = "idempotency-key";

/// The idempotency key of a request.
pub enum IdempotencyHeader {
    /// The request has no key, or the operation takes none.
    None,
    Given(IdempotencyKey),
    Malformed(ViolationReason),
}

impl IdempotencyHeader {
    pub fn of(operation: &Operation, headers: &HeaderMap) -> Self {
        let mut given = headers.get_all(HEADER);
        match (operation.repeat, given.next(), given.next()) {
            (IdempotencyMode::Ignored, _, _) | (IdempotencyMode::Replayed, None, _) => {
                IdempotencyHeader::None
            }
            (IdempotencyMode::Replayed, Some(value), None) => {
                let key = value.to_str().ok().and_then(IdempotencyKey::parse);
                key.map_or_else(|| IdempotencyHeader::Malformed(malformed()), IdempotencyHeader::Given)
            }
            (IdempotencyMode::Replayed, Some(_), Some(_)) => IdempotencyHeader::Malformed(malformed()),
        }
    }
}

fn malformed() -> ViolationReason {
    ViolationReason::new(
        ViolationCode::Custom,
        "The Idempotency-Key must be one of 1 to 255 visible ASCII characters",
    )
}

/// Runs the operation unless it took effect before, and stores the response.
pub async fn run(
    context: &RequestContext,
    operation: &'static Operation,
    caller: Caller,
    (received, bytes): (ReceivedRequestBody, Bytes),
    key: IdempotencyHeader,
) -> Result<OperationResponse, Problem> {
    let given = match key {
        // A body that cannot be read is refused in any case, so its key is not recorded.
        IdempotencyHeader::Given(key) if !matches!(received, ReceivedRequestBody::Refused(_)) => key,
        IdempotencyHeader::Malformed(fault) => {
            return attempt(context, operation, caller, received, Some(fault)).await;
        }
        IdempotencyHeader::Given(_) | IdempotencyHeader::None => {
            return attempt(context, operation, caller, received, None).await;
        }
    };
    let asked = RequestHash::new(operation.method.as_str(), context.request.path(), &bytes);
    let ran = idempotency::run(&context.service.app, caller, (&given, asked), async |caller| {
        attempt(context, operation, caller, received.clone(), None).await.map(OperationResponse::into_kept)
    });
    // Only requests with a key pay for its memory.
    match Box::pin(ran).await? {
        IdempotentOutcome::Done { response, is_repeated } => Ok(response.repeated(is_repeated)),
        IdempotentOutcome::Replayed(response) => Ok(OperationResponse::again(response)),
        IdempotentOutcome::KeyReused => Err(Problem::Invalid(used_otherwise().at([]).into())),
    }
}

impl idempotency::IdempotentCallError for Problem {
    fn is_repeated(&self) -> bool {
        matches!(self, Problem::App(AppError::Repeated))
    }
}

fn used_otherwise() -> ViolationReason {
    ViolationReason::new(
        ViolationCode::Custom,
        "The Idempotency-Key was used for a request with another method, path or body",
    )
}
