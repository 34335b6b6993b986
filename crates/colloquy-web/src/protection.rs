//! The headers that keep what we answer to ourselves and to the visitor.

use actix_web::http::header::{
    CONTENT_SECURITY_POLICY, HeaderMap, HeaderName, HeaderValue, PERMISSIONS_POLICY, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS,
};

const OPENER_POLICY: HeaderName = HeaderName::from_static("cross-origin-opener-policy");

/// Nothing but our stylesheet and the icon that is part of the page itself; and nobody may put a page into theirs.
const CONTENT_POLICY: &str = "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; \
                              base-uri 'none'; frame-ancestors 'none'";

const PERMISSIONS: &str = "camera=(), geolocation=(), microphone=()";

/// The page on which an interview is taken also runs our script, and our service is all that it can talk to.
const SESSION_CONTENT_POLICY: &str = "default-src 'none'; style-src 'self'; img-src 'self' data:; script-src 'self'; \
                                      connect-src 'self'; worker-src 'self'; media-src 'self' blob:; \
                                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const SESSION_PERMISSIONS: &str = "camera=(), geolocation=(), microphone=(self)";

/// What a page tells the sites that it leads to of its own address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReferrerPolicy {
    NoReferrer,
    /// For the page of a form. Browsers send `Origin: null` with the form of a page without referrer, and then nothing
    /// tells it from the form of another site.
    SameOrigin,
}

impl ReferrerPolicy {
    pub fn as_str(self) -> &'static str {
        match self {
            ReferrerPolicy::NoReferrer => "no-referrer",
            ReferrerPolicy::SameOrigin => "same-origin",
        }
    }
}

/// The address of a page lets in whoever knows it, so it must not be told to the sites that a page links to.
pub fn protect(headers: &mut HeaderMap) {
    let fixed = [
        (CONTENT_SECURITY_POLICY, CONTENT_POLICY),
        (OPENER_POLICY, "same-origin"),
        (PERMISSIONS_POLICY, PERMISSIONS),
        (REFERRER_POLICY, ReferrerPolicy::NoReferrer.as_str()),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
}

/// The same for a page with a form.
pub fn protect_form(headers: &mut HeaderMap) {
    protect(headers);
    headers.insert(REFERRER_POLICY, HeaderValue::from_static(ReferrerPolicy::SameOrigin.as_str()));
}

/// The same for the page on which an interview is taken.
pub fn protect_session(headers: &mut HeaderMap) {
    protect(headers);
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(SESSION_CONTENT_POLICY));
    headers.insert(PERMISSIONS_POLICY, HeaderValue::from_static(SESSION_PERMISSIONS));
}
