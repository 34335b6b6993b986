//! What all pages have in common: the frame of the document, and the headers.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue, LOCATION,
    PERMISSIONS_POLICY, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use askama::Template;
use colloquy_domain::language::Language;
use colloquy_domain::slug::Slug;

use crate::stylesheet;

const ROBOTS: HeaderName = HeaderName::from_static("x-robots-tag");
const OPENER_POLICY: HeaderName = HeaderName::from_static("cross-origin-opener-policy");

/// Nothing but our stylesheet and the icon that is part of the page itself; and nobody may put a page into theirs.
const CONTENT_POLICY: &str = "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; \
                              base-uri 'none'; frame-ancestors 'none'";

/// The page on which an interview is spoken will have to allow `microphone=(self)`; these have no use for it.
const PERMISSIONS: &str = "camera=(), geolocation=(), microphone=()";

/// The document around a page's content.
pub struct Frame {
    pub language: Language,
    pub title: String,
    /// Who asks, at the head of the page.
    pub organization: Option<String>,
    pub stylesheet: String,
}

impl Frame {
    /// `title` is what the browser's tab shows.
    pub fn new(language: Language, title: String, organization: Option<String>) -> Self {
        Frame { language, title, organization, stylesheet: stylesheet::address() }
    }
}

pub fn answer(status: StatusCode, page: &impl Template) -> HttpResponse {
    let mut response = match page.render() {
        Ok(html) => HttpResponse::build(status).body(html),
        Err(error) => {
            tracing::error!(%error, "a page could not be written");
            HttpResponse::InternalServerError().body("")
        }
    };
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    keep_private(headers);
    response
}

/// The page of a visitor's own invitation, to be fetched with `GET`.
pub fn redirect(slug: &Slug) -> HttpResponse {
    let location = format!("/i/{}", slug.as_str());
    let mut response = HttpResponse::SeeOther().insert_header((LOCATION, location)).finish();
    keep_private(response.headers_mut());
    response
}

fn keep_private(headers: &mut HeaderMap) {
    protect(headers);
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(ROBOTS, HeaderValue::from_static("noindex"));
}

/// The address of a page lets in whoever knows it, so it must not be told to the sites that a page links to.
pub fn protect(headers: &mut HeaderMap) {
    let fixed = [
        (CONTENT_SECURITY_POLICY, CONTENT_POLICY),
        (OPENER_POLICY, "same-origin"),
        (PERMISSIONS_POLICY, PERMISSIONS),
        (REFERRER_POLICY, "no-referrer"),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
}
