//! The headers of pages and redirections.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::http::header::{
    CACHE_CONTROL, CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue, LOCATION, SET_COOKIE,
};
use askama::Template;
use colloquy_domain::account::secret::AccountSecret;
use colloquy_web::protection;
use serde_json::Value;

use crate::cookie;
use crate::request::ConsoleRequest;

const ROBOTS: HeaderName = HeaderName::from_static("x-robots-tag");

/// Answers with a page. It can run the scripts of this service, which can connect only to it.
pub fn page(status: StatusCode, page: &impl Template) -> HttpResponse {
    let mut response = match page.render() {
        Ok(html) => HttpResponse::build(status).body(html),
        Err(error) => {
            tracing::error!(%error, "cannot render a page");
            HttpResponse::InternalServerError().body("")
        }
    };
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    keep_private(headers);
    protection::allow_scripts(headers);
    response
}

/// Answers a script of a page.
pub fn json(status: StatusCode, body: &Value) -> HttpResponse {
    let mut response = HttpResponse::build(status).body(body.to_string());
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    keep_private(headers);
    response
}

/// Redirects to another page of the console, which the browser fetches with `GET`.
pub fn redirect(path: &str) -> HttpResponse {
    let mut response = HttpResponse::SeeOther().insert_header((LOCATION, path)).finish();
    keep_private(response.headers_mut());
    response
}

/// Sets the cookie of a session, or removes it.
pub fn with_session(
    mut response: HttpResponse,
    request: &ConsoleRequest<'_>,
    secret: Option<&AccountSecret>,
) -> HttpResponse {
    if let Some(cookie) = cookie::written(secret, request.app.links.is_encrypted()) {
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    response
}

/// Sets another cookie.
pub fn with_cookie(mut response: HttpResponse, cookie: Option<HeaderValue>) -> HttpResponse {
    if let Some(cookie) = cookie {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
}

/// Allows a page to play audio of this service and of another origin.
pub fn with_audio(mut response: HttpResponse, origin: &str) -> HttpResponse {
    protection::allow_audio(response.headers_mut(), origin);
    response
}

/// Pages hold what invitees said, so no cache keeps them. Forms need a referrer within the site, so that browsers send
/// them with their origin.
pub fn keep_private(headers: &mut HeaderMap) {
    protection::protect_form(headers);
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(ROBOTS, HeaderValue::from_static("noindex"));
}
