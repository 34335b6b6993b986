//! Requests from pages of other origins, if the operator allows them.

use actix_web::HttpRequest;
use actix_web::http::Method;
use actix_web::http::header::{self, HeaderMap, HeaderValue};

/// Returns the request's origin, if its pages may call.
pub fn allowed_origin(origins: &[String], headers: &HeaderMap) -> Option<HeaderValue> {
    let origin = headers.get(header::ORIGIN)?;
    origins.iter().any(|allowed| allowed.as_bytes() == origin.as_bytes()).then(|| origin.clone())
}

pub fn is_preflight(request: &HttpRequest) -> bool {
    request.method() == Method::OPTIONS
        && request.headers().contains_key(header::ACCESS_CONTROL_REQUEST_METHOD)
}

pub fn allow(headers: &mut HeaderMap, origin: HeaderValue) {
    // A response that any origin may read has wider headers already.
    if headers.contains_key(header::ACCESS_CONTROL_ALLOW_ORIGIN) {
        return;
    }
    let mut set = |name, value| headers.insert(name, HeaderValue::from_static(value));
    set(header::ACCESS_CONTROL_ALLOW_METHODS, "GET, POST, PATCH");
    set(
        header::ACCESS_CONTROL_ALLOW_HEADERS,
        "authorization, x-api-key, content-type, idempotency-key, mcp-protocol-version, mcp-method, mcp-name",
    );
    set(
        header::ACCESS_CONTROL_EXPOSE_HEADERS,
        "link, ratelimit-policy, ratelimit-limit, ratelimit-remaining, ratelimit-reset, retry-after, x-request-id, \
         deprecation, sunset, www-authenticate, idempotency-replayed",
    );
    headers.insert(header::ACCESS_CONTROL_MAX_AGE, HeaderValue::from_static("600"));
    headers.append(header::VARY, HeaderValue::from_static("Origin"));
    headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, origin);
}

/// Allows any origin to read a public document.
pub fn allow_any(headers: &mut HeaderMap) {
    let mut set = |name, value| headers.insert(name, HeaderValue::from_static(value));
    set(header::ACCESS_CONTROL_ALLOW_ORIGIN, "*");
    set(header::ACCESS_CONTROL_ALLOW_METHODS, "GET, HEAD");
    set(header::ACCESS_CONTROL_ALLOW_HEADERS, "content-type");
}
