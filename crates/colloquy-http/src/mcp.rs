//! Calls of the Model Context Protocol: who may make them, and how often. What they mean is decided by the server of
//! that protocol, which the service is given.

use std::net::IpAddr;

use actix_web::body::BoxBody;
use actix_web::http::header::{CACHE_CONTROL, ContentType, HeaderValue, ORIGIN};
use actix_web::http::{Method, StatusCode};
use actix_web::{HttpResponse, web};
use async_trait::async_trait;
use bytes::Bytes;
use colloquy_api::operations::Body;
use colloquy_app::{Caller, Reservation};
use colloquy_domain::ports::Window;
use colloquy_domain::{Fault, OrganizationId, Timestamp};
use serde_json::Value;
use uuid::Uuid;

use crate::access::Verdict;
use crate::body::{Received, receive};
use crate::cors;
use crate::problem::Problem;
use crate::reply::{LARGE_BYTES, Slices};
use crate::routes::guarded;
use crate::visit::Visit;

pub const PATH: &str = "/api/mcp";

/// A server of the Model Context Protocol, without the sockets.
#[async_trait(?Send)]
pub trait ModelContext: Send + Sync {
    /// Whether anybody may send this, without a key.
    fn is_open(&self, body: &Value) -> bool;

    async fn answer(&self, message: ContextMessage) -> ContextAnswer;

    /// A document about the server; `None` where there is none.
    fn document(&self, path: &str) -> Option<ContextDocument>;
}

pub struct ContextMessage {
    pub headers: Vec<(String, Vec<u8>)>,
    /// A fault where it cannot be read as JSON.
    pub body: Result<Value, Fault>,
    /// There whenever the body is not open.
    pub caller: Option<Caller>,
    pub request_id: Uuid,
    pub now: Timestamp,
}

pub struct ContextAnswer {
    pub status: u16,
    /// JSON, or nothing.
    pub body: Bytes,
    /// Room for a large body, to be kept until it has left.
    pub reservation: Option<Reservation>,
}

pub struct ContextDocument {
    pub content_type: &'static str,
    pub body: Bytes,
}

pub async fn answer(
    visit: &Visit,
    address: Option<IpAddr>,
    payload: web::Payload,
) -> (Verdict<HttpResponse>, Option<OrganizationId>) {
    let identified = visit.service.identify(visit.request.headers(), address, visit.now).await;
    let Verdict { window, outcome: caller } = identified;
    let organization = caller.as_ref().ok().map(|caller| caller.organization().id);
    let answered = guarded(visit, converse(visit, caller, payload, window)).await;
    let outcome = answered.unwrap_or_else(|problem| visit.refuse(&problem));
    (Verdict { window, outcome }, organization)
}

async fn converse(
    visit: &Visit,
    caller: Result<Caller, Problem>,
    payload: web::Payload,
    window: Window,
) -> Result<HttpResponse, Problem> {
    let Some(server) = &visit.service.mcp else { return Err(Problem::NoRoute) };
    let request = &visit.request;
    if request.method() != Method::POST {
        return Err(Problem::OtherMethod { allow: "POST".to_owned() });
    }
    if is_foreign(visit) {
        return Err(Problem::ForeignOrigin);
    }
    let too_many = || Problem::TooManyRequests { retry_after_s: window.reset_s };
    if caller.is_ok() && !window.allowed {
        return Err(too_many());
    }
    let body = match receive(Body::Required, request.headers(), payload).await.0 {
        Received::Json(value) => Ok(value),
        Received::Refused(fault) => Err(fault),
        Received::Ignored | Received::Absent => Ok(Value::Null),
    };
    // The body alone says what is asked; headers are anybody's word.
    let is_open = body.as_ref().is_err() || body.as_ref().is_ok_and(|body| server.is_open(body));
    let caller = match is_open {
        true => caller.ok(),
        false => Some(caller?),
    };
    if !window.allowed {
        return Err(too_many());
    }
    let headers = request.headers().iter();
    let headers = headers.map(|(name, value)| (name.as_str().to_owned(), value.as_bytes().to_owned()));
    let (headers, request_id, now) = (headers.collect(), visit.id, visit.now);
    Ok(respond(server.answer(ContextMessage { headers, body, caller, request_id, now }).await))
}

/// Pages of the public address may call, and those that the operator lets in. Others could borrow a visitor's network, as
/// could a page whose name leads here by a trick: so the `Host` of the request does not count.
fn is_foreign(visit: &Visit) -> bool {
    let headers = visit.request.headers();
    let Some(origin) = headers.get(ORIGIN) else { return false };
    let is_own = origin.to_str().is_ok_and(|origin| visit.service.app.links.is_own_origin(origin, None));
    !is_own && cors::allowed_origin(&visit.service.settings.cors_origins, headers).is_none()
}

fn respond(answer: ContextAnswer) -> HttpResponse {
    let mut response = HttpResponse::build(StatusCode::from_u16(answer.status).unwrap_or_default());
    response.insert_header((CACHE_CONTROL, HeaderValue::from_static("no-store")));
    if answer.body.is_empty() {
        return response.finish();
    }
    response.content_type(ContentType::json());
    match answer.reservation {
        Some(reservation) if answer.body.len() > LARGE_BYTES => {
            response.body(BoxBody::new(Slices::of_whole(answer.body, reservation)))
        }
        _ => response.body(answer.body),
    }
}
