//! The headers that keep what we answer to ourselves and to the visitor.

use actix_web::http::header::{
    CONTENT_SECURITY_POLICY, HeaderMap, HeaderName, HeaderValue, PERMISSIONS_POLICY, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS,
};

const OPENER_POLICY: HeaderName = HeaderName::from_static("cross-origin-opener-policy");

/// Nothing but our stylesheet and the icon that is part of the page itself; and nobody may put a page into theirs.
const CONTENT_POLICY: &str = "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; \
                              base-uri 'none'; frame-ancestors 'none'";

/// The page on which an interview is spoken will have to allow `microphone=(self)`; these have no use for it.
const PERMISSIONS: &str = "camera=(), geolocation=(), microphone=()";

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
