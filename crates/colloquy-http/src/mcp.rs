//! Requests of the Model Context Protocol: who may send them, and how often. `colloquy-mcp` handles
//! them.

use std::net::IpAddr;

use actix_web::body::BoxBody;
use actix_web::http::header::{CACHE_CONTROL, ContentType, HeaderValue, ORIGIN};
use actix_web::http::{Method, StatusCode};
use actix_web::{HttpResponse, web};
use colloquy_api::operations::RequestBodyRequirement;
use colloquy_app::Caller;
use colloquy_domain::OrganizationId;
use colloquy_domain::ports::RateLimitStatus;
use colloquy_mcp::{McpRequest, McpResponse, is_open};
use serde_json::Value;

use crate::authentication::WithRateLimit;
use crate::body::{ReceivedRequestBody, receive};
use crate::cors;
use crate::problem::Problem;
use crate::reply::{LARGE_BYTES, SlicedBody};
use crate::request_context::RequestContext;
use crate::routes::guarded;

pub use colloquy_mcp::PATH;

pub async fn answer(
    context: &RequestContext,
    address: Option<IpAddr>,
    payload: web::Payload,
) -> (WithRateLimit<HttpResponse>, Option<OrganizationId>) {
    let identified = context.service.identify(context.request.headers(), address, context.now).await;
    let WithRateLimit { window, outcome: caller } = identified;
    let organization = caller.as_ref().ok().map(|caller| caller.organization().id);
    let answered = guarded(context, converse(context, caller, payload, window)).await;
    let outcome = answered.unwrap_or_else(|problem| context.refuse(&problem));
    (WithRateLimit { window, outcome }, organization)
}

async fn converse(
    context: &RequestContext,
    caller: Result<Caller, Problem>,
    payload: web::Payload,
    window: RateLimitStatus,
) -> Result<HttpResponse, Problem> {
    let request = &context.request;
    if request.method() != Method::POST {
        return Err(Problem::OtherMethod { allow: "POST".to_owned() });
    }
    if is_foreign(context) {
        return Err(Problem::ForeignOrigin);
    }
    let too_many = || Problem::TooManyRequests { retry_after_s: window.reset_s };
    if caller.is_ok() && !window.allowed {
        return Err(too_many());
    }
    let body = match receive(RequestBodyRequirement::Required, request.headers(), payload).await.0 {
        ReceivedRequestBody::Json(value) => Ok(value),
        ReceivedRequestBody::Refused(fault) => Err(fault),
        ReceivedRequestBody::Ignored | ReceivedRequestBody::Absent => Ok(Value::Null),
    };
    // Only the body decides whether a key is required, because headers may contradict it.
    let needs_no_key = body.as_ref().is_err() || body.as_ref().is_ok_and(is_open);
    let caller = match needs_no_key {
        true => caller.ok(),
        false => Some(caller?),
    };
    if !window.allowed {
        return Err(too_many());
    }
    let headers = request.headers().iter();
    let headers = headers.map(|(name, value)| (name.as_str().to_owned(), value.as_bytes().to_owned()));
    let (headers, request_id, now) = (headers.collect(), context.id, context.now);
    let message = McpRequest { headers, body, caller, request_id, now };
    Ok(respond(context.service.mcp.answer(message).await))
}

/// Returns whether a page of a foreign origin sent the request. Pages of the public address may call, and those of
/// origins that the operator allows. Others could abuse the visitor's network. The `Host` of the request does not
/// count, because of DNS rebinding.
fn is_foreign(context: &RequestContext) -> bool {
    let headers = context.request.headers();
    let Some(origin) = headers.get(ORIGIN) else { return false };
    let is_own = origin.to_str().is_ok_and(|origin| context.service.app.links.is_own_origin(origin, None));
    !is_own && cors::allowed_origin(&context.service.settings.cors_origins, headers).is_none()
}

fn respond(answer: McpResponse) -> HttpResponse {
    let mut response = HttpResponse::build(StatusCode::from_u16(answer.status).unwrap_or_default());
    response.insert_header((CACHE_CONTROL, HeaderValue::from_static("no-store")));
    if answer.body.is_empty() {
        return response.finish();
    }
    response.content_type(ContentType::json());
    match answer.reservation {
        Some(reservation) if answer.body.len() > LARGE_BYTES => {
            response.body(BoxBody::new(SlicedBody::of_whole(answer.body, reservation)))
        }
        _ => response.body(answer.body),
    }
}
